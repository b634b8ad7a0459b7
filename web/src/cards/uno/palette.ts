import type { Colour } from './codes';

/** What lies on a colour is drawn in its ink: light on the two dark ones, dark on the two light ones. */
export interface Paint {
  fill: string;
  /** The pattern of the colour, a little off its fill. */
  grain: string;
  ink: string;
}

export const PAPER = '#fbf5e6';
export const NIGHT = '#2a2340';

export const PAINTS: Record<Colour, Paint> = {
  r: { fill: '#c8313a', grain: '#dc5a58', ink: '#fffaf0' },
  g: { fill: '#3fb890', grain: '#6cd0ad', ink: '#10291f' },
  b: { fill: '#2a4fb3', grain: '#4a70cd', ink: '#fffaf0' },
  y: { fill: '#f5c638', grain: '#ffdf7d', ink: '#2e2205' },
};

export const WILD_PAINT: Paint = { fill: NIGHT, grain: '#41365f', ink: '#fffaf0' };

export function paintOf(colour: Colour | null): Paint {
  return colour === null ? WILD_PAINT : PAINTS[colour];
}

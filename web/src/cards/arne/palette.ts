import type { Colour } from './codes';

export interface Paint {
  fill: string;
  ink: string;
}

export const PAPER = '#fdf8ea';
export const NIGHT = '#231d36';

export const PAINTS: Record<Colour, Paint> = {
  r: { fill: '#c22f38', ink: '#fffaf0' },
  y: { fill: '#f7d247', ink: '#2e2205' },
  g: { fill: '#2fa478', ink: '#0c241a' },
  b: { fill: '#2a4fb3', ink: '#fffaf0' },
  o: { fill: '#f08a24', ink: '#2b1600' },
  v: { fill: '#6d3aa3', ink: '#fffaf0' },
};

/** Everything on the cards, as paths. Glyphs stand in a box of 40 × 60 and are drawn as round strokes. */

import type { Colour } from './codes';

export const DIGITS: Record<string, string> = {
  '0': 'M20 6C9 6 6 18 6 30s3 24 14 24 14-12 14-24S31 6 20 6Z',
  '1': 'M9 17 23 6v48',
  '2': 'M6 18C7 2 34 2 34 19 34 32 13 39 6 54h29',
  '3': 'M7 13C12 2 34 3 33 17 32 27 22 29 16 29 24 29 35 31 35 42 35 58 10 58 5 46',
  '4': 'M28 54V6L5 40h32',
  '5': 'M32 6H11L8 28C16 22 35 22 35 39 35 58 10 58 5 47',
  '6': 'M29 6C16 9 6 23 6 38 6 48 12 54 20 54s14-6 14-15-6-14-14-14S8 30 6 38',
  '7': 'M5 6h30C26 20 18 36 16 54',
  '8': 'M20 28C11 28 8 22 8 17S11 6 20 6s12 5 12 11-3 11-12 11C9 28 6 35 6 41S10 54 20 54s14-6 14-13-3-13-14-13Z',
  '9': 'M34 22C32 30 28 35 20 35S6 30 6 21 12 6 20 6s14 6 14 16C34 38 24 51 11 54',
};

/** A leap over a dot, and two arrows that chase each other. */
export const LEAP = 'M3 44C5 10 33 8 36 38M25 31l11 8 2-14';
export const TURN_ROUND = 'M6 27C8 10 26 5 34 18M35 6l-1 13-13-1M34 33C32 50 14 55 6 42M5 54l1-13 13 1';
export const SWAP = 'M4 20h30M24 9l11 11-11 11M36 42H6M16 31 5 42l11 11';
export const PLUS = 'M20 17v26M7 30h26';
export const PENCIL = 'M8 52l3-12L29 12l9 6-18 28Z';

/** The emblem of each colour in a box of 40 × 40: flame, leaf, wave, sun. */
export const EMBLEMS: Record<Colour, string> = {
  r: 'M21 1C24 10 35 15 35 26 35 34 28 39 20 39S5 34 5 26C5 19 10 16 12 10 14 15 16 16 17 17 19 12 18 6 21 1Z',
  g: 'M4 36C1 15 14 3 37 3 38 27 26 40 10 36L4 36Z',
  b: 'M1 38C1 14 16 2 32 8 40 12 39 22 31 22 26 22 25 17 28 15 20 15 19 30 39 38Z',
  y: burst(9, 19.5, 13.5),
};

/** Where the face of an emblem looks from. */
export const FACE_AT: Record<Colour, [number, number]> = {
  r: [20, 27],
  g: [20, 21],
  b: [12, 27],
  y: [20, 20],
};

/** Faint lines under everything: tongues, veins, ripples, rays, in the card's box of 100 × 150. */
export const GRAINS: Record<Colour, string> = {
  r: 'M28 150c0-22 12-22 12-44M52 150c0-30 14-34 14-60M78 150c0-22 12-26 12-52M40 40c0-18 10-22 10-40M72 34c0-14 8-18 8-34',
  g: 'M0 150C30 110 60 70 100 0M34 100l38-6M34 100 30 66M58 64l32-8M58 64 54 30M14 130l40 2',
  b: 'M0 52q12-10 25 0t25 0 25 0 25 0M0 84q12-10 25 0t25 0 25 0 25 0M0 116q12-10 25 0t25 0 25 0 25 0M0 20q12-10 25 0t25 0 25 0 25 0',
  y: 'M70 118 100 70M70 118 66 40M70 118 30 62M70 118 8 106M70 118 14 150M70 118 100 150',
};

function burst(points: number, outer: number, inner: number): string {
  const corners: string[] = [];
  for (let at = 0; at < points * 2; at++) {
    const radius = at % 2 ? inner : outer;
    const angle = (Math.PI * at) / points - Math.PI / 2;
    corners.push(
      `${(20 + radius * Math.cos(angle)).toFixed(1)} ${(20 + radius * Math.sin(angle)).toFixed(1)}`,
    );
  }
  return `M${corners.join('L')}Z`;
}

/** A mood is a pair of eyes and a mouth, around the middle of a face. */
export interface Mood {
  eyes: string;
  mouth: string;
}

const DOTS = 'M-5-2v2M5-2v2';
const SHUT = 'M-7-1q2 2 4 0M3-1q2 2 4 0';
const WIDE = 'M-5-4v4M5-4v4';
const WINK = 'M-5-2v2M3-1q2-2 4 0';
const HAPPY = 'M-7 0q2-3 4 0M3 0q2-3 4 0';
const SMILE = 'M-4 4q4 4 8 0';
const GRIN = 'M-5 4q5 7 10 0Z';
const FLAT = 'M-3 5h6';
const AWE = 'M-1 6h2';
const SLY = 'M-3 5q4 2 6-1';

const MOODS: Record<string, Mood> = {
  '0': { eyes: SHUT, mouth: AWE },
  '1': { eyes: DOTS, mouth: SMILE },
  '2': { eyes: WINK, mouth: SMILE },
  '3': { eyes: HAPPY, mouth: SMILE },
  '4': { eyes: DOTS, mouth: FLAT },
  '5': { eyes: HAPPY, mouth: GRIN },
  '6': { eyes: WIDE, mouth: AWE },
  '7': { eyes: WINK, mouth: SLY },
  '8': { eyes: DOTS, mouth: GRIN },
  '9': { eyes: WIDE, mouth: SMILE },
  '+': { eyes: WIDE, mouth: GRIN },
  R: { eyes: WINK, mouth: GRIN },
  S: { eyes: SHUT, mouth: SLY },
};

export function moodOf(rank: string): Mood {
  return MOODS[rank] ?? { eyes: DOTS, mouth: SMILE };
}

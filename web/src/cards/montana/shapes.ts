/** The drawings of Montana's cards: digits in a box of 40 × 60, the others around their own middle. */

import type { Colour } from './codes';

export const PAPER = '#fbf5e6';
export const NIGHT = '#2a2340';
export const YELLOW = '#f3c23a';

export const FILLS: Record<Colour, string> = { g: '#1f8a5b', r: '#c8313a', b: '#2a4fb3' };

export const DIGITS: Record<string, string> = {
  '1': 'M11 15 22 6v48M10 54h24',
  '2': 'M8 19C8 2 32 3 32 19 32 32 9 38 8 54h26',
  '3': 'M9 11C18 1 34 7 31 20 29 27 21 28 17 28 26 28 34 32 33 42 31 57 13 58 7 47',
  '4': 'M28 54V6L6 40h30',
  '5': 'M32 6H12L9 28C19 22 34 26 34 40 34 57 13 60 6 47',
  '6': 'M30 7C14 12 7 27 8 40 9 59 33 58 33 41 33 26 13 25 8 38',
};

/** A fir, a flame and a drop: the colours without their colour. */
export const EMBLEMS: Record<Colour, string> = {
  g: 'M0-19 11-4H6L15 9H3v8h-6V9h-12L-6-4h-5Z',
  r: 'M1-19C3-9 14-5 13 6 12 15 5 18 0 18S-13 14-13 5c0-7 5-9 6-15 4 2 6 5 6 8 3-4 3-11 2-17Z',
  b: 'M0-19C8-8 14-2 14 5a14 14 0 0 1-28 0C-14-2-8-8 0-19Z',
};

/** What the rule cards show, as strokes. */
export const STROKES: Record<string, string> = {
  '1': 'M-24 6A25 25 0 0 1 22-12M22-26v15H7M24-4A25 25 0 0 1-22 14M-22 28V13h15',
  '2': 'M-20 26C-24 10-22 2-16 2-12 2-12 8-12 8V-18c0-6 8-6 8 0V-22c0-6 8-6 8 0v4c0-6 8-6 8 0v6c0-5 8-5 8 0v22c0 12-6 16-6 20',
  '3': 'M-22 10C-18-22 18-22 22 8M10 0 22 9 28-5M-30 24h18M12 24h18',
  '4': 'M-20-20 0 0-20 20M4-20 24 0 4 20',
  '5': 'M-26-10h48M12-22 24-10 12 2M26 14h-48M-12 2-24 14-12 26',
  say: 'M-26-22h52v32H2L-12 26V10h-14Z',
  tap: 'M-24 24h48M-14 10V-4c0-5 7-5 7 0v-10c0-5 7-5 7 0v2c0-5 7-5 7 0v6c0-4 6-4 6 0V8c0 6-4 10-10 10H-6C-12 18-14 14-14 10ZM-26-12l-6-6M26-12l6-6M0-30v-8',
};

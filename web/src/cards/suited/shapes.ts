/** What stands on suited cards. A sign fills a box of 24 × 24. */

import type { Suit } from './codes';

export const EMBLEMS: Record<Suit, string> = {
  h: 'M12 22C8 17.6 1.5 13.2 1.5 7.6 1.5 4.2 4 2 6.9 2 9.2 2 11.1 3.4 12 5.6 12.9 3.4 14.8 2 17.1 2 20 2 22.5 4.2 22.5 7.6 22.5 13.2 16 17.6 12 22Z',
  d: 'M12 1C14.2 5.4 17.2 9 20.5 12 17.2 15 14.2 18.6 12 23 9.8 18.6 6.8 15 3.5 12 6.8 9 9.8 5.4 12 1Z',
  s: 'M12 1.5C14.8 5.8 22.3 9.2 22.3 14.2 22.3 17 20.2 18.8 17.7 18.8 15.9 18.8 14.3 17.9 13.3 16.3 13.4 18.9 14.3 21.2 16.2 22.7L7.8 22.7C9.7 21.2 10.6 18.9 10.7 16.3 9.7 17.9 8.1 18.8 6.3 18.8 3.8 18.8 1.7 17 1.7 14.2 1.7 9.2 9.2 5.8 12 1.5Z',
  c: 'M12 1.5A5 5 0 0 1 16.1 9.4 5 5 0 1 1 13.2 15.6C13.3 18.5 14.3 21.2 16.2 22.7L7.8 22.7C9.7 21.2 10.7 18.5 10.8 15.6A5 5 0 1 1 7.9 9.4 5 5 0 0 1 12 1.5Z',
};

/** Red and black, or a colour of its own for each suit. */
export const INKS: Record<'two' | 'four', Record<Suit, string>> = {
  two: { s: '#1f1b2b', c: '#1f1b2b', d: '#c4202c', h: '#c4202c' },
  four: { s: '#1f1b2b', c: '#17723a', d: '#1f5fbf', h: '#c4202c' },
};

/** Where the signs of a number stand: left, middle and right column; those below the middle stand on their heads. */
const [LEFT, MIDDLE, RIGHT] = [34, 50, 66];
const rows = (x: number, ...ys: number[]): [number, number][] => ys.map((y) => [x, y]);
const sides = (...ys: number[]): [number, number][] => [...rows(LEFT, ...ys), ...rows(RIGHT, ...ys)];

export const PIPS: Record<string, [x: number, y: number][]> = {
  2: rows(MIDDLE, 34, 116),
  3: rows(MIDDLE, 34, 75, 116),
  4: sides(34, 116),
  5: [...sides(34, 116), ...rows(MIDDLE, 75)],
  6: sides(34, 75, 116),
  7: [...sides(34, 75, 116), ...rows(MIDDLE, 54.5)],
  8: [...sides(34, 75, 116), ...rows(MIDDLE, 54.5, 95.5)],
  9: [...sides(34, 61.5, 88.5, 116), ...rows(MIDDLE, 75)],
  T: [...sides(34, 61.5, 88.5, 116), ...rows(MIDDLE, 47.5, 102.5)],
};

/** What a court card wears on its head, in the upper half of the card. */
export const HATS: Record<string, string> = {
  K: 'M37 47 34 30l8.5 6L50 26l7.5 10L66 30l-3 17Z',
  Q: 'M38 46q-4-10-3-15l7 6.5 3-9 5 8 5-8 3 9 7-6.5q1 5-3 15Z',
  J: 'M37 46q-2-12 6-15 9-4 18 1 4-7 10-7-2 8-7 11 1 5-1 10Z',
};

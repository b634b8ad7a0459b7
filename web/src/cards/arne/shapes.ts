/** The drawings of Arne's cards, in boxes of 40 by 40 unless said otherwise. */

import type { Colour } from './codes';

/** A sign for each colour, so that colour is never the only one. */
export const EMBLEMS: Record<Colour, string> = {
  r: 'M20 36C8 27 3 20 3 13 3 7 8 4 12 4c4 0 7 3 8 6 1-3 4-6 8-6 4 0 9 3 9 9 0 7-5 14-17 23Z',
  y: 'M20 2l5 12 13 1-10 9 3 13-11-7-11 7 3-13L2 15l13-1Z',
  g: 'M36 4C36 24 28 34 12 34c-3 0-5-1-6-2l10-12-12 8C2 12 14 4 36 4Z',
  b: 'M20 2c8 11 13 17 13 23a13 13 0 0 1-26 0C7 19 12 13 20 2Z',
  o: 'M20 4a16 16 0 1 1 0 32 16 16 0 0 1 0-32Zm0 9a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z',
  v: 'M20 2 38 20 20 38 2 20Z',
};

/** Lines, drawn with a stroke. */
export const GLYPHS: Record<string, string> = {
  pull: 'M6 34V12h14v22ZM24 34V20h10v14M29 15V4M24 9l5-6 5 6',
  '2black':
    'M4 11h11M9.5 5.5v11M22 9c1-6 12-6 12 1 0 5-12 8-12 13h13M4 30h13v7H4ZM23 30h13v7H23ZM8 33.5h5M27 33.5h5',
  '2score':
    'M4 11h11M9.5 5.5v11M22 9c1-6 12-6 12 1 0 5-12 8-12 13h13M11 29a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM29 29a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
  draw3: 'M4 12h11v17H4ZM14 8h11v17H14ZM24 12h11v17H24ZM20 30v8M16 35l4 4 4-4',
  pass: 'M20 4a16 16 0 0 1 15 11M36 6v10H26M20 36A16 16 0 0 1 5 25M4 34V24h10',
  swap: 'M4 13h28M25 5l8 8-8 8M36 27H8M15 19l-8 8 8 8',
  x3: 'M4 10l14 20M18 10 4 30M24 10h11l-6 8c4 0 7 2 7 6 0 5-8 7-12 3',
  x2: 'M4 10l14 20M18 10 4 30M24 14c1-6 11-6 11 1 0 5-11 9-11 15h12',
  crash: 'M6 6l28 28M34 6 6 34',
  lock: 'M8 18h24v17H8ZM13 18v-5a7 7 0 0 1 14 0v5M20 25v4',
  cham: 'M4 30c4-14 12-20 21-20 6 0 10 4 10 8 0 5-6 7-9 3M4 30c5 5 14 5 18-1M27 15h.1M12 33v4M20 32v5',
  thief: 'M4 16c8-6 24-6 32 0-1 9-8 11-12 6-2-2-6-2-8 0-4 5-11 3-12-6ZM12 17h2M26 17h2',
  stop: 'M13 4h14l9 9v14l-9 9H13l-9-9V13ZM12 20h16',
  rev: 'M34 14c-3-6-8-9-14-9A15 15 0 0 0 5 20M6 26c3 6 8 9 14 9a15 15 0 0 0 15-15M34 4v10H24M6 36V26h10',
};

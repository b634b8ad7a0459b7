/** UNO's cards, as they are explained when they are looked at. */

import { faceOf } from '@/cards/uno/codes';
import type { About } from '../shared/about';
import { blankWords, cardWords } from './words';

const POINTS: Record<string, number> = {
  '+': 20,
  R: 20,
  S: 20,
  w: 50,
  w4: 50,
  wx: 40,
  wb1: 40,
  wb2: 40,
  wb3: 40,
};
const KINDS: Record<string, string> = { '+': 'draw2', R: 'reverse', S: 'skip', w4: 'wild4', wx: 'swap' };

export const about: About = (code, table, texts) => {
  const face = faceOf(code);
  const { options } = table;
  const rank = face?.rank ?? '';
  const hand = options['seven_zero'] === 'on' && (rank === '7' || rank === '0') ? rank : '';
  const kind = KINDS[rank] ?? (rank === 'w' || rank.startsWith('wb') ? 'wild' : 'number');
  const blank = rank.startsWith('wb') ? blankWords(texts, options['blank_rules'], code) : '';
  const does = texts.say('uno-about', { kind, colour: face?.colour ?? '', rank });
  const swaps = hand && texts.say('uno-about-hands', { rank: Number(hand) });
  const points = texts.say('uno-about-points', { points: POINTS[rank] ?? Number(rank) });
  return { name: cardWords(texts, code), lines: [does, blank, swaps, points].filter(Boolean) };
};

/** Arne's cards, as they are explained when they are looked at. */

import { faceOf } from '@/cards/arne/codes';
import type { About } from '../shared/about';
import { cardWords } from './words';

const SCORES: Record<string, string> = { '2black': 'black2', '2score': 'score2', '200': 'minus' };

export const about: About = (code, _table, texts) => {
  const face = faceOf(code);
  const name = cardWords(texts, code);
  const { family = 'score', rank = '' } = face ?? {};
  const kind = family === 'score' ? (rank === 'x2' ? 'x2' : 'score') : (SCORES[rank] ?? rank);
  return {
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    lines: [texts.say('arne-about', { kind }), texts.say('arne-about-when', { family })],
  };
};

/** Iota's cards, as they are explained when they are looked at. */

import { faceOf } from '@/cards/iota/codes';
import type { About } from '../shared/about';
import { cardWords } from './words';

export const about: About = (code, _table, texts) => {
  const face = faceOf(code);
  const name = cardWords(texts, code);
  return {
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    lines: [
      texts.say('iota-about', { kind: face?.joker ? 'joker' : 'card' }),
      texts.say('iota-about-worth', { points: face?.number ?? 0 }),
    ],
  };
};

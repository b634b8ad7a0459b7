/** Montana's cards, as they are explained when they are looked at. */

import { faceOf } from '@/cards/montana/codes';
import type { About } from '../shared/about';
import { cardWords, ruleWords } from './words';

export const about: About = (code, _table, texts) => {
  const face = faceOf(code);
  const name = cardWords(texts, code);
  if (face?.kind === 'rule') {
    const rule = ruleWords(texts, face.pile, code);
    const says = `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.`;
    return { name, lines: [says, texts.say('montana-about-rule', { pile: face.pile })] };
  }
  const number = face?.kind === 'number' ? face : null;
  return {
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    lines: [
      texts.say('montana-about-number', { fill: number?.full ? 'full' : 'empty' }),
      texts.say('montana-about-digit'),
    ],
  };
};

/** Cards of any game, as they are explained when they are looked at: where the game says it (`.about`). */

import type { About } from '../shared/about';
import { cardWords } from './words';

export const about: About = (code, { game }, texts) => {
  const said = texts.find(`${game}-card-${code}`, {}, 'about');
  return { name: cardWords(texts, code), lines: said ? [said] : [] };
};

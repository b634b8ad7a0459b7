/** What boards say besides the words of their game. */

import { Texts } from '@/texts/texts';
import en from '../texts/en.ftl?raw';
import ru from '../texts/ru.ftl?raw';

const SOURCES = { en, ru };
const made = new Map<string, Texts>();

/** The boards' own texts in the language of the game's. */
export function ui(texts: Texts): Texts {
  const found = made.get(texts.lang) ?? new Texts(texts.lang, 'board', [SOURCES[texts.lang]]);
  made.set(texts.lang, found);
  return found;
}

/** Munchkin's cards, as they are explained when they are looked at: in the words of their pack. */

import { cardOf, jokeOf, nameOf, packName } from '@/cards/munchkin/cards';
import type { About } from '../shared/about';

export const about: About = (code, { texts }) => ({
  name: [nameOf(code, texts.lang), packName(code, texts.lang)].filter(Boolean).join(' · '),
  lines: cardOf(code)?.texts[texts.lang] ?? [],
  joke: jokeOf(code, texts.lang),
});

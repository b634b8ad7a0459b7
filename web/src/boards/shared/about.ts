/** What a card is called and does, in a few words: fetched when a card is looked at closely. */

import { Texts, type Language } from '@/texts/texts';
import type { BoardTable } from '../board';

export interface CardAbout {
  name: string;
  lines: string[];
  joke?: string;
}

/** Where a card is explained: at a table, or in a rulebook. */
export type Explaining = Pick<BoardTable, 'game' | 'options' | 'texts'>;

/** `texts` also has the words of `texts/about.<lang>.ftl`. */
export type About = (code: string, table: Explaining, texts: Texts) => CardAbout;

const games = import.meta.glob<About>('../*/about.ts', { import: 'about' });
const files = import.meta.glob<string>('../*/texts/about.*.ftl', { query: '?raw', import: 'default' });

/** Undefined where a game says nothing of its cards. */
export async function aboutCard(code: string, table: Explaining): Promise<CardAbout | undefined> {
  const { game, texts } = table;
  const [about, source] = await Promise.all([
    (games[`../${game}/about.ts`] ?? games['../generic/about.ts'])?.(),
    files[`../${game}/texts/about.${texts.lang}.ftl`]?.() ?? '',
  ]);
  return about?.(code, table, wordsOf(game, texts.lang, source, texts));
}

const made = new Map<string, Texts>();

function wordsOf(game: string, lang: Language, source: string, otherwise: Texts): Texts {
  const key = `${game} ${lang}`;
  const found = made.get(key) ?? new Texts(lang, game, [source], otherwise);
  made.set(key, found);
  return found;
}

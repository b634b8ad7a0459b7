/** The texts that are loaded: the client's own, and those of the games that were opened. */
import { prefs } from '@/prefs.svelte';
import { openScreen } from './screens';
import { LANGUAGES, Texts, type Language, type Values } from './texts';

type Files = Record<string, () => Promise<string>>;
const boards: Files = import.meta.glob<string>(['../boards/texts/*.ftl', '../boards/*/texts/*.ftl'], {
  query: '?raw',
  import: 'default',
});
const words: Files = import.meta.glob<string>(
  [
    '../../../src/koloda/texts/*.ftl',
    '../../../src/koloda/server/texts/*.ftl',
    '../../../src/koloda/games/*/texts/*.ftl',
  ],
  { query: '?words', import: 'default' },
);
const rules: Files = import.meta.glob<string>(
  ['../../../src/koloda/texts/*.ftl', '../../../src/koloda/games/*/texts/*.ftl'],
  { query: '?rules', import: 'default' },
);

const root = '../../../src/koloda';
const texts = new Map<string, Promise<Texts>>();

/** What a table needs to be drawn: the words of the client, the table, a game and its board; a game may be ''. */
export function openWords(game: string, lang: Language): Promise<Texts> {
  return open(game, lang, [words]);
}

/** The same, and the sentences of clauses and options. */
export function openTexts(game: string, lang: Language): Promise<Texts> {
  return open(game, lang, [words, rules]);
}

function open(game: string, lang: Language, parts: readonly Files[]): Promise<Texts> {
  const key = `${lang}/${game}/${parts.length}`;
  const found = texts.get(key) ?? read(game, lang, parts);
  texts.set(key, found);
  found.catch(() => texts.delete(key));
  return found;
}

async function read(game: string, lang: Language, parts: readonly Files[]): Promise<Texts> {
  const own = `${root}/games/${game}/texts/${lang}.ftl`;
  const known = own in words;
  const sources = await Promise.all([
    ...parts.map((files) => files[`${root}/texts/${lang}.ftl`]?.() ?? ''),
    words[`${root}/server/texts/${lang}.ftl`]?.() ?? '',
    game && (boards[`../boards/texts/${lang}.ftl`]?.() ?? ''),
    game && (boards[`../boards/${known ? game : 'generic'}/texts/${lang}.ftl`]?.() ?? ''),
    ...parts.map((files) => files[own]?.() ?? ''),
  ]);
  if (!game || known) return new Texts(lang, game, sources);
  const { texts: told } = await openScreen(game);
  const others = LANGUAGES.filter((other) => other !== lang).map((other) => told[other] ?? '');
  return new Texts(lang, game, [...sources, told[lang] ?? ''], new Texts(lang, game, others));
}

class Shelf {
  /** The client's own words, in the chosen language; there before anything is drawn. */
  own = $state.raw<Texts>(new Texts('en', '', []));

  async choose(lang: Language): Promise<void> {
    this.own = await openWords('', lang);
    prefs.setLang(lang);
    document.documentElement.lang = lang;
  }
}

export const shelf = new Shelf();

/** A text of the client, by its name without `web-`. */
export function say(name: string, values?: Values, attribute = ''): string {
  return shelf.own.say(`web-${name}`, values, attribute);
}

/** The texts that are loaded: the client's own, and those of the games that were opened. */
import { prefs } from '@/prefs.svelte';
import { Texts, type Language, type Values } from './texts';

type Load = () => Promise<string>;
const files = import.meta.glob<string>(
  [
    '../../../src/koloda/texts/*.ftl',
    '../../../src/koloda/server/texts/*.ftl',
    '../../../src/koloda/games/*/texts/*.ftl',
    '../boards/texts/*.ftl',
    '../boards/*/texts/*.ftl',
  ],
  { query: '?raw', import: 'default' },
) as Record<string, Load>;

const root = '../../../src/koloda';
const texts = new Map<string, Promise<Texts>>();

/** The words of the client, the table, a game and its board; without a game only the client's and the table's. */
export function openTexts(game: string, lang: Language): Promise<Texts> {
  const key = `${lang}/${game}`;
  const found = texts.get(key) ?? read(game, lang);
  texts.set(key, found);
  found.catch(() => texts.delete(key));
  return found;
}

async function read(game: string, lang: Language): Promise<Texts> {
  const paths = [`${root}/texts/${lang}.ftl`, `${root}/server/texts/${lang}.ftl`];
  if (game) {
    paths.push(
      `../boards/texts/${lang}.ftl`,
      `../boards/${game}/texts/${lang}.ftl`,
      `${root}/games/${game}/texts/${lang}.ftl`,
    );
  }
  const sources = await Promise.all(paths.map((path) => files[path]?.() ?? ''));
  return new Texts(lang, game, sources);
}

class Shelf {
  /** The client's own words, in the chosen language; there before anything is drawn. */
  own = $state.raw<Texts>(new Texts('en', '', []));

  async choose(lang: Language): Promise<void> {
    this.own = await openTexts('', lang);
    prefs.setLang(lang);
    document.documentElement.lang = lang;
  }
}

export const shelf = new Shelf();

/** A text of the client, by its name without `web-`. */
export function say(name: string, values?: Values, attribute = ''): string {
  return shelf.own.say(`web-${name}`, values, attribute);
}

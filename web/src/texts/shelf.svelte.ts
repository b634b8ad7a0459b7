/** The texts that are loaded: the client's own, and those of the games that were opened. */
import { prefs } from '@/prefs.svelte';
import { openScreen } from './screens';
import { LANGUAGES, Texts, type Language, type Values } from './texts';

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
  const own = `${root}/games/${game}/texts/${lang}.ftl`;
  const known = own in files;
  if (game)
    paths.push(`../boards/texts/${lang}.ftl`, `../boards/${known ? game : 'generic'}/texts/${lang}.ftl`);
  if (known) paths.push(own);
  const sources = await Promise.all(paths.map((path) => files[path]?.() ?? ''));
  if (!game || known) return new Texts(lang, game, sources);
  const { texts: told } = await openScreen(game);
  const others = LANGUAGES.filter((other) => other !== lang).map((other) => told[other] ?? '');
  return new Texts(lang, game, [...sources, told[lang] ?? ''], new Texts(lang, game, others));
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

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { divide } from '../../texts';
import { Texts } from './texts';

const sources = import.meta.glob<string>(
  ['../**/*.svelte', '../**/*.ts', '!../boards/**', '!../**/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const read = (lang: string) => readFileSync(`../src/koloda/server/texts/${lang}.ftl`, 'utf8');

test.each(['ru', 'en'] as const)('every text that the client says is there (%s)', (lang) => {
  const texts = new Texts(lang, '', [read(lang)]);
  const missing = new Set<string>();
  for (const source of Object.values(sources)) {
    for (const [, name = ''] of source.matchAll(/(?<![.\w])say\(\s*'([a-z-]+)'/g)) {
      if (texts.find(`web-${name}`) === undefined) missing.add(name);
    }
  }
  expect([...missing]).toEqual([]);
});

const boards = import.meta.glob<string>(['../boards/**/*.svelte', '../boards/**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const written = import.meta.glob<string>(['../boards/texts/*.ftl', '../boards/*/texts/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What is there from the first moment: the sentences of the rules are not. */
const words = (path: string): string => divide(readFileSync(`../src/koloda/${path}`, 'utf8'))[0];
const GAMES = ['uno', 'iota', 'montana', 'arne', 'munchkin', 'generic'];

test.each(['ru', 'en'] as const)('every text that a board says is there (%s)', (lang) => {
  const rules = (game: string): string[] =>
    game === 'generic' ? [] : [words(`games/${game}/texts/${lang}.ftl`)];
  const common = [words(`texts/${lang}.ftl`), written[`../boards/texts/${lang}.ftl`] ?? ''];
  const missing = new Set<string>();
  for (const game of GAMES) {
    const own = written[`../boards/${game}/texts/${lang}.ftl`] ?? '';
    const about = written[`../boards/${game}/texts/about.${lang}.ftl`] ?? '';
    const texts = new Texts(lang, game, [...common, own, about, ...rules(game)]);
    for (const [path, source] of Object.entries(boards)) {
      if (!path.includes(`/${game}/`) && !path.includes('/shared/')) continue;
      for (const [, name = ''] of source.matchAll(/\.say\(\s*'([a-z-]+)'/g)) {
        if (texts.find(name) === undefined) missing.add(`${path} ${name}`);
      }
    }
  }
  expect([...missing]).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

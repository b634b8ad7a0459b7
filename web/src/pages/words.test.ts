import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Texts } from '@/texts/texts';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(['ru', 'en'] as const)('every text that a page says is there (%s)', (lang) => {
  const texts = new Texts(lang, '', [readFileSync(`src/pages/texts/${lang}.ftl`, 'utf8')]);
  const names = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/words\.say\(\s*'([a-z-]+)'/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => texts.find(`page-${name}`) === undefined)).toEqual([]);
});

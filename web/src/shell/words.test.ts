import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Texts } from '@/texts/texts';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(['ru', 'en'] as const)('every text that is said later is there (%s)', (lang) => {
  const texts = new Texts(lang, '', [readFileSync(`src/shell/texts/${lang}.ftl`, 'utf8')]);
  const names = Object.entries(sources).flatMap(([path, source]) =>
    path.endsWith('.test.ts')
      ? []
      : [...source.matchAll(/words\.say\(\s*'([a-z-]+)'/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => texts.find(`shell-${name}`) === undefined)).toEqual([]);
});

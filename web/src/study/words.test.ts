import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Texts } from '@/texts/texts';

const sources = import.meta.glob<string>(['./*.svelte', '../pages/{Learn,Study}.svelte'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(['ru', 'en'] as const)('every text of lessons and studies is there (%s)', (lang) => {
  const texts = new Texts(lang, '', [readFileSync(`src/study/texts/${lang}.ftl`, 'utf8')]);
  const names = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/(?:tellText\(\s*|\? |: )'([a-z-]+)'/g)].map(([, name = '']) => name),
  );
  const said = Object.values(sources).join('\n');
  const told = [...said.matchAll(/tellText\(([^()]*)\)/g)].flatMap(([, inside = '']) =>
    [...inside.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(5);
  for (const name of told)
    expect(texts.find(`study-${name}`, { at: 1, count: 2, done: 1, game: 'x' }), name).toBeTruthy();
  for (const kind of ['do', 'refused', 'try', 'look', 'best'])
    expect(texts.find(`study-task-${kind}`)).toBeTruthy();
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, Texts } from './texts';

const GAMES = ['uno', 'iota', 'montana', 'arne', 'munchkin'];

test.each(GAMES)('the rules of %s show every clause that a refusal can name', (game) => {
  const rules = readFileSync(`../docs/rules/${game}.md`, 'utf8');
  const named = rules.matchAll(new RegExp(`\`(${game}(?:\\.[a-z0-9R]+(?:-[a-z0-9]+)*)+)\``, 'g'));
  const clauses = [...new Set([...named].map(([, clause = '']) => clause))].filter(
    (clause) => clause !== `${game}.md`,
  );
  expect(clauses.length).toBeGreaterThan(40);
  for (const lang of LANGUAGES) {
    const files = [`../src/koloda/texts/${lang}.ftl`, `../src/koloda/games/${game}/texts/${lang}.ftl`];
    const texts = new Texts(
      lang,
      game,
      files.map((file) => readFileSync(file, 'utf8')),
    );
    const shown = new Set(texts.chapters().flatMap((chapter) => chapter.clauses));
    const missing = clauses.filter((clause) => !shown.has(clause));
    expect(missing).toEqual([]);
  }
});

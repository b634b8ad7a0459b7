import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CODES as ARNE } from '@/cards/arne/codes';
import { CODES as IOTA } from '@/cards/iota/codes';
import { CODES as MONTANA } from '@/cards/montana/codes';
import { CODES as UNO } from '@/cards/uno/codes';
import { aboutCard } from './about';
import { testTable } from './testTable.svelte';

const GAMES = { uno: UNO, montana: MONTANA, arne: ARNE, iota: IOTA };

test.each(Object.entries(GAMES))('every card of %s says what it is and does', async (game, codes) => {
  const texts = readFileSync(`../src/koloda/games/${game}/texts/en.ftl`, 'utf8');
  const { board } = testTable({ game, texts });
  for (const code of codes) {
    const found = await aboutCard(code, board);
    expect([code, found?.name]).not.toEqual([code, code]);
    expect(found?.lines.length).toBeGreaterThan(0);
    expect(found?.lines.filter((line) => /^\w+-\w+|undefined|\?\?\?/.test(line))).toEqual([]);
  }
});

test('what a 7 does under the rules of this table is said', async () => {
  const texts = readFileSync('../src/koloda/games/uno/texts/en.ftl', 'utf8');
  const lines = async (options: Record<string, string>) =>
    (await aboutCard('r7', testTable({ game: 'uno', texts, options }).board))?.lines.join(' ');
  expect(await lines({ seven_zero: 'on' })).toContain('swap hands');
  expect(await lines({ seven_zero: 'off' })).not.toContain('swap hands');
});

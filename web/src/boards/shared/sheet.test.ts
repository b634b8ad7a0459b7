import { expect, test } from 'vitest';
import { sheetOf } from './sheet';

const totals = (a: number, b: number) => new Map(Object.entries({ A: a, B: b }));
const deal = (...points: number[]) => ({ commitment: '', added: {}, salt: '', secret: '', totals: points });
const rows = (sheet: ReturnType<typeof sheetOf>) =>
  sheet.rows.map(({ label, points }) => [label, ...points.values()]);

test('deals tell the rounds before them, however late somebody comes', () => {
  const deals = [deal(), deal(40, 0), deal(40, 0), deal(40, 25)];
  expect(rows(sheetOf(deals, totals(40, 25)))).toEqual([
    ['round', 40, 0],
    ['round', 0, 0],
    ['round', 0, 25],
  ]);
});

test('the last round of a match has no deal after it', () => {
  expect(rows(sheetOf([deal(), deal(40, 0)], totals(40, 70)))).toEqual([
    ['round', 40, 0],
    ['round', 0, 70],
  ]);
});

test('in a replay what has not been played yet is not told', () => {
  expect(rows(sheetOf([deal(), deal(40, 0), deal(40, 25)], totals(40, 0)))).toEqual([['round', 40, 0]]);
});

test('without deals there is only what came before', () => {
  expect(rows(sheetOf([], totals(120, 60)))).toEqual([['earlier', 120, 60]]);
  expect(rows(sheetOf([], totals(0, 0)))).toEqual([]);
});

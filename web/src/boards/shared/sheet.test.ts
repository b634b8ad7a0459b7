import { expect, test } from 'vitest';
import { ScoreKeeper } from './sheet';

const totals = (a: number, b: number) =>
  new Map([
    ['A', a],
    ['B', b],
  ]);

test('every change of the totals is a row', () => {
  const keeper = new ScoreKeeper();
  keeper.see(totals(0, 0), 1);
  keeper.see(totals(40, 0), 1);
  const sheet = keeper.see(totals(40, 25), 2);
  expect(sheet.rows.map((row) => [row.round, row.points.get('A'), row.points.get('B')])).toEqual([
    [1, 40, 0],
    [2, 0, 25],
  ]);
  expect(keeper.see(totals(40, 25), 2).rows).toHaveLength(2);
});

test('who comes in the middle sees the rounds before as one row', () => {
  const sheet = new ScoreKeeper().see(totals(120, 60), 4);
  expect(sheet.rows).toEqual([{ label: 'earlier', round: 4, points: totals(120, 60) }]);
});

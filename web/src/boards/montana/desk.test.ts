import { expect, test } from 'vitest';
import { keyed } from '../shared/fields';
import { listed, testTable } from '../shared/testTable.svelte';
import { Desk } from './desk.svelte';
import { readTable } from './table';

const FIELDS = { A: 'b5o b5o g5* #4', B: '?3', C: '?1', turn: 'A', phase: 'MOVE' };
const SEVERAL = { several: 'yes' };

function seated(more: Parameters<typeof testTable>[0] = {}) {
  const legal = listed('montana', ['play', { card: 'b5o' }], ['lay', { card: '#4' }], 'draw');
  const table = testTable({ game: 'montana', seats: 'ABC', fields: FIELDS, legal, ...more });
  return { ...table, desk: new Desk(() => table.board) };
}

function tap(desk: Desk, code: string, copy = 0): void {
  const one = keyed([code, code])[copy];
  if (one) desk.choose(one);
}

test('a card is played, a rule is laid, and what is not listed is asked about', () => {
  const { desk, acted, asked } = seated();
  expect([...desk.fits]).toEqual(['b5o', '#4']);
  tap(desk, 'b5o');
  desk.actions.settle();
  tap(desk, '#4');
  tap(desk, 'g5*');
  expect(acted).toEqual(['play b5o', 'lay #4']);
  expect(asked).toEqual([{ card: 'g5*' }]);
});

test('where a rule is about several cards they are picked first, copies by themselves', () => {
  const { desk, acted } = seated({ plain: SEVERAL });
  expect(desk.picking).toBe(true);
  tap(desk, 'b5o', 1);
  tap(desk, 'b5o', 0);
  tap(desk, 'g5*');
  tap(desk, 'b5o', 1);
  expect(desk.chosen).toEqual(['b5o', 'g5*']);
  desk.playPicked();
  expect(acted).toEqual(['play b5o g5*']);
  expect(seated({ plain: { active: 'S :run' } }).desk.picking).toBe(false);
});

test('what was picked is forgotten when the hand changes, not when another covers', () => {
  const { desk, board } = seated({ plain: SEVERAL });
  tap(desk, 'b5o');
  const now = readTable(board.position, ['A', 'B', 'C'], 'A');
  desk.settle(now, { ...now, phase: 'RACE' });
  expect(desk.chosen).toEqual(['b5o']);
  desk.settle(now, { ...now, hand: ['g5*'] });
  expect(desk.chosen).toEqual([]);
});

test('hands are swapped with whom the engine lists', () => {
  const legal = listed('montana', ['swap', { target: 'C' }], ['swap', { target: 'B' }]);
  expect(seated({ legal }).desk.swaps.map((swap) => swap.code)).toEqual(['swap B', 'swap C']);
});

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

test('a tap plays a card under every rule, unless somebody says that several will be picked', () => {
  const { desk, acted } = seated({ plain: SEVERAL });
  expect(desk.picking).toBe(false);
  tap(desk, 'b5o');
  expect(acted).toEqual(['play b5o']);
});

test('several cards are picked where a rule is about them, copies by themselves', () => {
  const { desk, acted } = seated({ plain: SEVERAL });
  desk.playPicked();
  expect(desk.picking).toBe(true);
  tap(desk, 'b5o', 1);
  tap(desk, 'b5o', 0);
  tap(desk, 'g5*');
  tap(desk, 'b5o', 1);
  expect(desk.chosen).toEqual(['b5o', 'g5*']);
  desk.playPicked();
  expect(acted).toEqual(['play b5o g5*']);
  const { desk: without } = seated({ plain: { active: 'S :run' } });
  without.playPicked();
  expect(without.picking).toBe(false);
});

test('what was picked is forgotten when the hand changes, not when another covers', () => {
  const { desk, board } = seated({ plain: SEVERAL });
  desk.playPicked();
  tap(desk, 'b5o');
  const now = readTable(board.position, ['A', 'B', 'C'], 'A');
  desk.settle(now, { ...now, phase: 'RACE' });
  expect(desk.chosen).toEqual(['b5o']);
  desk.settle(now, { ...now, hand: ['g5*'] });
  expect(desk.chosen).toEqual([]);
});

test('a digit rule goes on the first of three empty piles without a question', () => {
  const legal = listed('montana', ['lay', { card: '#4' }], ['lay', { card: '#4', pile: '2' }]);
  const { desk, acted } = seated({ legal });
  tap(desk, '#4');
  expect([desk.card, acted]).toEqual([null, ['lay #4']]);
});

test('buttons are there with the rule that needs them', () => {
  const meant = (active: string) => seated({ options: { referee: 'table' }, plain: { active } }).desk.meant;
  expect(meant('S - D1 -')).toEqual({ cover: false, tap: false, say: false, several: false });
  expect(meant('S :tap D1 #2')).toEqual({ cover: true, tap: true, say: false, several: false });
  expect(meant('S :say D1 -').say).toBe(true);
});

test('hands are swapped with whom the engine lists', () => {
  const legal = listed('montana', ['swap', { target: 'C' }], ['swap', { target: 'B' }]);
  expect(seated({ legal }).desk.swaps.map((swap) => swap.code)).toEqual(['swap B', 'swap C']);
});

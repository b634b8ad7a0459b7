import { expect, test } from 'vitest';
import type { ActionText } from '../board';
import { listed, testTable } from '../shared/testTable.svelte';
import { Desk } from './desk.svelte';

const FIELDS = {
  A: 'gs4 rt1 j2',
  B: '?4',
  grid: 'gs1@0,0 gs2@1,0 j1@2,0',
  turn: 'A',
  phase: 'TURN',
  hand: 'gs4 rt1 j2',
  dom: '2,0 gs3 gs4',
};
const EVENT = { kind: 'turn', seat: 'A', clause: '', values: {} };

const meaning = (meaning: string): ActionText => ({
  code: `+j2=${meaning}@3,0`,
  verb: 'place',
  values: { card: 'j2', cell: '3,0', meaning },
});
const STEPS = [
  ...listed(
    'iota',
    ['place', { card: 'rt1', cell: '0,1' }],
    ['place', { card: 'gs4', cell: '3,0' }],
    ['replace', { card: 'gs4', cell: '2,0' }],
  ),
  meaning('gs3'),
  meaning('gs4'),
];

function seated(fields: Record<string, string> = {}, legal = [...STEPS, ...listed('iota', 'pass')]) {
  const table = testTable({ game: 'iota', fields: { ...FIELDS, ...fields }, legal });
  return { ...table, desk: new Desk(() => table.board) };
}

test('a picked card lights where it fits; picked again it is put back', () => {
  const { desk } = seated();
  expect([...desk.usable]).toEqual(['rt1', 'gs4', 'j2']);
  desk.pick('rt1');
  expect(desk.lit).toEqual([{ x: 0, y: 1 }]);
  desk.pick('rt1');
  expect([desk.chosen, desk.lit.length]).toEqual([null, 3]);
});

test('a joker with several meanings asks which', () => {
  const { desk, acted } = seated();
  desk.pick('j2');
  desk.choose({ x: 3, y: 0 });
  expect(desk.meanings.map((fit) => fit.code)).toEqual(['+j2=gs3@3,0', '+j2=gs4@3,0']);
  desk.mean(meaning('gs4'));
  expect([acted, desk.isAsking]).toEqual([['+j2=gs4@3,0'], false]);
});

test('where a card does not go, it and the cell are asked about', () => {
  const { desk, asked } = seated();
  desk.lay('rt1', { x: 9, y: 9 });
  expect(asked).toEqual([{ card: 'rt1', cell: '9,9' }]);
});

test('the buttons do what is listed and ask about the rest', () => {
  const { desk, acted, asked } = seated(
    {},
    listed('iota', 'undo', 'pass', ['pass', { cards: ['rt1', 'gs4'] }]),
  );
  expect([desk.canUndo, desk.canCommit, desk.canPass, desk.exchanges]).toEqual([true, false, true, 2]);
  desk.undo();
  desk.commit();
  desk.call();
  desk.pass();
  expect([acted, asked, desk.passing]).toEqual([['<'], ['.', '!'], true]);
  desk.exchange(['rt1']);
  expect(acted).toEqual(['<', 'P rt1']);
});

test('what a refusal is about is marked until the next turn', async () => {
  const { desk, board } = seated();
  board.whyNot = () => Promise.resolve({ clause: 'x', text: '', values: { line: '0,0>2,0' } });
  desk.lay('rt1', { x: 9, y: 9 });
  await expect.poll(() => [...desk.wrong]).toEqual(['0,0', '1,0', '2,0']);
  desk.settle({ steps: [], events: [EVENT], before: null, after: board.position, fresh: false });
  expect(desk.wrong.size).toBe(0);
});

import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { listed, testTable } from '../shared/testTable.svelte';
import Board from './Board.svelte';

const FIELDS = {
  A: 'gs4 rt1',
  hand: 'gs4 rt1',
  B: '?4',
  grid: 'gs1@0,0 gs2@1,0 j1@2,0',
  deck: '?40',
  turn: 'A',
  phase: 'TURN',
  dom: '2,0 gs3 gs4',
};

const TEXTS = `
iota-joker = joker
iota-card = { $colour } { $shape } { $number }
iota-action-done = Done
iota-action-undo = Undo
iota-action-pass = Pass
`;

const OFFERED = listed(
  'iota',
  ['place', { card: 'rt1', cell: '0,1' }],
  ['place', { card: 'gs4', cell: '3,0' }],
  ['replace', { card: 'gs4', cell: '2,0' }],
  'pass',
  ['pass', { cards: ['gs4'] }],
  ['pass', { cards: ['rt1'] }],
);

function open(fields: Record<string, string> = {}, legal = OFFERED) {
  const table = testTable({ game: 'iota', fields: { ...FIELDS, ...fields }, legal, texts: TEXTS });
  render(Board, { table: table.board });
  return table;
}

const held = (code: string) => document.querySelector<HTMLElement>(`[data-hand=${code}]`);
const lit = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.lit')].map((one) => one.dataset['cell'] ?? '');

/** What a finger on a cell comes to: the grid has no size here, so its middle is the camera's cell. */
async function choose(...keys: string[]): Promise<void> {
  const grid = document.querySelector<HTMLElement>('.grid');
  for (const key of keys) grid?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await tick();
}

async function press(code: string): Promise<void> {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }));
  await tick();
}

test('a card that is picked lights the cells where it fits, a joker that it may replace too', async () => {
  open();
  expect(lit()).toEqual(['0,1', '3,0', '2,0']);
  held('gs4')?.click();
  await tick();
  expect(lit()).toEqual(['3,0', '2,0']);
});

test('a picked card goes to the cell that is chosen', async () => {
  const table = open();
  held('rt1')?.click();
  await choose('ArrowDown', 'Enter');
  expect(table.acted).toEqual(['+rt1@0,1']);
});

test('a natural on a joker takes it', async () => {
  const table = open();
  held('gs4')?.click();
  await choose('ArrowRight', 'ArrowRight', 'Enter');
  expect(table.acted).toEqual(['*gs4@2,0']);
});

test('a cell where the card does not go is asked about', async () => {
  const table = open();
  held('rt1')?.click();
  await choose('ArrowUp', 'Enter');
  expect(table.acted).toEqual([]);
  expect(table.asked).toEqual([{ card: 'rt1', cell: '0,-1' }]);
});

test('a joker shows what it may be', async () => {
  open();
  await choose('ArrowRight', 'ArrowRight', 'Enter');
  expect(screen.getByRole('dialog').querySelectorAll('li').length).toBe(2);
});

test('the draft is laid with D, taken back with U', async () => {
  const draft = { draft: '+rt1@0,1', hand: 'gs4', preview: '2 2x1', lines: '0,0>0,1=2 0,1>3,1=7x2' };
  const table = open(draft, listed('iota', 'commit', 'undo'));
  expect([...document.querySelectorAll('.sum')].map((one) => one.textContent)).toEqual(['2', '7 ×2']);
  await press('KeyU');
  await press('KeyD');
  expect(table.acted).toEqual(['<', '.']);
});

test('an exchange names the cards that go', async () => {
  const table = open();
  await press('KeyP');
  const dialog = screen.getByRole('dialog');
  dialog.querySelectorAll<HTMLElement>('[aria-pressed]')[1]?.click();
  await tick();
  [...dialog.querySelectorAll('button')].find((one) => one.textContent.includes('exchange'))?.click();
  expect(table.acted).toEqual(['P rt1']);
});

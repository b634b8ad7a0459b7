import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { keepScreen } from '@/texts/screens';
import { listed, testTable } from '../shared/testTable.svelte';
import Board from './Board.svelte';

/** A game in a few lines: lay the higher card; whoever has none left has won. */
const TEXTS = `
toy-action-lay = Lay
toy-action-take = Take one
toy-action-give = Give to { $target }
toy-phase = { $phase ->
    [LAY] Lay a card
   *[OVER] All is over
  }
`;

/** The names of suits and ranks. */
const CARDS = readFileSync('../src/koloda/texts/en.ftl', 'utf8');

beforeEach(() =>
  keepScreen('toy', {
    fields: {
      A: 'hand',
      B: 'hand',
      pile: 'pile',
      row: 'pairs',
      lead: 'suit',
      round: 'number',
      phase: 'word',
    },
  }),
);

const lay = (card: string) => ({ code: `lay ${card}`, verb: 'lay', values: { card } });
const cards = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.hand [data-code]')].map((one) => one.dataset['code'] ?? '');
const tap = (code: string): void =>
  document.querySelector<HTMLElement>(`.hand [data-code="${code}"]`)?.click();
const buttons = (): (string | undefined)[] =>
  [...document.querySelectorAll('.actions button')].map((one) => one.textContent?.trim());

test('a toy game is played to its end with nothing but what its view says', async () => {
  const table = testTable({
    texts: TEXTS,
    fields: { A: 'k3 k9', B: '?2', pile: 'k2', turn: 'A', phase: 'LAY' },
    legal: [lay('k3'), lay('k9'), ...listed('toy', 'take')],
  });
  render(Board, { table: table.board });
  expect(cards()).toEqual(['k3', 'k9']);
  expect(buttons()).toEqual(['Take one']);
  expect(screen.getByText('Lay a card')).toBeTruthy();
  tap('k9');
  expect(table.acted).toEqual(['lay k9']);

  table.next({ fields: { A: 'k3', B: '?2', pile: 'k9 k2', turn: 'B', phase: 'LAY' }, legal: [] }, [
    { kind: 'laid', seat: 'A', clause: '', values: {} },
  ]);
  await tick();
  expect(cards()).toEqual(['k3']);
  expect(table.said.at(-1)).toContain('laid');

  table.next({ fields: { A: 'k3', B: '?1', pile: 'k1', turn: 'A', phase: 'LAY' }, legal: [lay('k3')] });
  await tick();
  tap('k3');
  expect(table.acted.at(-1)).toBe('lay k3');

  table.next({ fields: { A: '-', B: '?1', pile: 'k3', phase: 'OVER' }, legal: [], over: true, winners: 'A' });
  await tick();
  expect(cards()).toEqual([]);
});

test('a card with several uses asks which; actions name players', async () => {
  const table = testTable({
    texts: TEXTS,
    fields: { A: 'k3', B: '?2', turn: 'A' },
    legal: [lay('k3'), { code: 'give k3 B', verb: 'give', values: { card: 'k3', target: 'B' } }],
  });
  render(Board, { table: table.board });
  tap('k3');
  await tick();
  expect(buttons()).toEqual(['Lay', 'Give to Player B', 'Cancel']);
  expect(document.activeElement?.textContent?.trim()).toBe('Lay');
});

test('a field has its own title where the game has words for it, else its name', () => {
  const fields = { A: 'k3', pile: '?2 k9', round: '4' };
  const table = testTable({ texts: `${TEXTS}toy-field-pile = The pile\n`, fields });
  const { container } = render(Board, { table: table.board });
  expect(container.querySelector('figcaption')?.textContent).toBe('The pile');
  expect(screen.getByRole('img', { name: 'The pile: 3 cards, k9 is seen' })).toBeTruthy();
  expect(container.querySelector('.facts')?.textContent?.trim()).toBe('round 4');
});

test('what lies on the table is said, and what may be tapped there is a button', async () => {
  keepScreen('toy', { ranks: '6789', suits: 'scdh', fields: { A: 'hand', row: 'pairs', lead: 'suit' } });
  const beat = { code: '9s>6s', verb: 'beat', values: { card: '9s', other: '6s' } };
  const fields = { A: '9s', row: '8s>7s 6s', lead: 'h' };
  const table = testTable({ texts: CARDS, fields, legal: [beat] });
  render(Board, { table: table.board });
  expect(screen.getByRole('img', { name: 'seven of spades, with eight of spades upon it' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'six of spades' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'lead: hearts' })).toBeTruthy();
  const colours = screen.getByRole('button', { name: 'A colour for each suit' });
  colours.click();
  await tick();
  expect(colours.getAttribute('aria-pressed')).toBe('true');
  colours.click();
});

test('two cards of one kind lie there as two', () => {
  const { container } = render(Board, { table: testTable({ fields: { row: 'k3 k3 k5' } }).board });
  expect(container.querySelectorAll('[data-lies]')).toHaveLength(3);
});

test('a hand that is only looked at lies there too', () => {
  const { board } = testTable({ fields: { A: 'k3 k9', B: '?2' } });
  const seen = Object.assign(Object.create(board) as typeof board, {});
  Object.defineProperty(seen, 'passive', { value: true });
  render(Board, { table: seen });
  expect([cards(), buttons()]).toEqual([['k3', 'k9'], []]);
});

test('what somebody says aloud stands at the seat', async () => {
  const table = testTable({
    texts: `${TEXTS}toy-event-takes = Somebody takes.\n    .short = I take!\n`,
    fields: { A: 'k3', B: '?2' },
  });
  const { container } = render(Board, { table: table.board });
  table.next({}, [{ kind: 'takes', seat: 'B', clause: '', values: {} }]);
  await tick();
  expect(container.querySelector('.plate .bubble')?.textContent).toBe('I take!');
});

test('a card that nothing names is asked about like another', async () => {
  const table = testTable({ texts: TEXTS, fields: { A: 'k3 k9', turn: 'A' }, legal: [lay('k3')] });
  render(Board, { table: table.board });
  tap('k9');
  await tick();
  expect(table.asked).toEqual([{ card: 'k9' }]);
});

test('a game that declares nothing and says nothing is shown all the same', () => {
  keepScreen('toy', {});
  const table = testTable({ fields: { A: 'k3', odd: 'x>y' }, legal: listed('toy', 'take') });
  render(Board, { table: table.board });
  expect(buttons()).toEqual(['take']);
});

test('a form is filled by taps and sent as it stands', async () => {
  const table = testTable({
    texts: TEXTS,
    fields: { A: 'k3 k5 k7', B: '?2', turn: 'A' },
    forms: [{ verb: 'shed', pattern: 'shed:CARD,CARD', least: 2, most: 2, aside: false }],
  });
  render(Board, { table: table.board });
  screen.getByText('shed…').click();
  await tick();
  tap('k3');
  tap('k7');
  await tick();
  screen.getByText('Done').click();
  expect(table.acted).toEqual(['shed:k3,k7']);
});

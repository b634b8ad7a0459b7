import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
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

const lay = (card: string) => ({ code: `lay ${card}`, verb: 'lay', values: { card } });
const cards = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.hand [data-code]')].map((one) => one.dataset['code'] ?? '');
const tap = (code: string): void =>
  document.querySelector<HTMLElement>(`.hand [data-code="${code}"]`)?.click();

test('a toy game is played to its end with nothing but what its view says', async () => {
  const table = testTable({
    texts: TEXTS,
    fields: { A: 'k3 k9', B: '?2', pile: 'k2', turn: 'A', phase: 'LAY' },
    legal: [lay('k3'), lay('k9'), ...listed('toy', 'take')],
  });
  render(Board, { table: table.board });
  expect(cards()).toEqual(['k3', 'k9']);
  expect(screen.getByText('Lay k3')).toBeTruthy();
  tap('k9');
  expect(table.acted).toEqual(['lay k9']);

  table.next({ fields: { A: 'k3', B: '?2', pile: 'k2 k9', turn: 'B', phase: 'LAY' }, legal: [] }, [
    { kind: 'laid', seat: 'A', clause: '', values: {} },
  ]);
  await tick();
  expect(cards()).toEqual(['k3']);
  expect(screen.getByText('Player B is playing Lay a card')).toBeTruthy();
  expect(table.said.at(-1)).toContain('laid');

  table.next({ fields: { A: 'k3', B: '?1', pile: 'k1', turn: 'A', phase: 'LAY' }, legal: [lay('k3')] });
  await tick();
  tap('k3');
  expect(table.acted.at(-1)).toBe('lay k3');

  table.next({ fields: { A: '-', B: '?1', pile: 'k3', phase: 'OVER' }, legal: [], over: true, winners: 'A' });
  await tick();
  expect(cards()).toEqual([]);
  expect(screen.getByText('All is over')).toBeTruthy();
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
  const dialog = screen.getByRole('dialog');
  expect([...dialog.querySelectorAll('button')].map((one) => one.textContent?.trim())).toEqual([
    'Lay k3',
    'Give to Player B k3',
    'Cancel',
  ]);
});

test('a field has its own title where the game has words for it', () => {
  const fields = { A: 'k3', pile: 'k2 k9', round: '4' };
  const table = testTable({ texts: `${TEXTS}toy-field-pile = The pile\n`, fields });
  const { container } = render(Board, { table: table.board });
  expect(container.querySelector('figcaption')?.textContent).toBe('The pile · 2');
  expect(container.querySelector('dt')?.textContent).toBe('round');
});

test('a card that nothing names is asked about like another', async () => {
  const table = testTable({ texts: TEXTS, fields: { A: 'k3 k9', turn: 'A' }, legal: [lay('k3')] });
  render(Board, { table: table.board });
  tap('k9');
  await tick();
  expect(table.asked).toEqual([{ card: 'k9' }]);
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

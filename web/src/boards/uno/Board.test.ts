import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { listed, testTable, type Listed } from '../shared/testTable.svelte';
import Board from './Board.svelte';

const FIELDS = {
  A: 'r5 g8 w',
  B: '?1',
  discard: '?3 r7',
  deck: '?60',
  colour: 'r',
  turn: 'A',
  phase: 'TURN',
};

const play = (card: string, colour?: string): Listed => ['play', colour ? { card, colour } : { card }];
const can = (...actions: Listed[]) => listed('uno', ...actions);

function open(more: Parameters<typeof testTable>[0]) {
  const table = testTable({ game: 'uno', fields: FIELDS, ...more });
  render(Board, { table: table.board });
  return table;
}

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-code]')];
const tap = async (code: string): Promise<void> => {
  cards()
    .find((one) => one.dataset['code'] === code)
    ?.click();
  await Promise.resolve();
};

test('cards that can be played lift, and a tap plays one', async () => {
  const table = open({ legal: can(play('r5'), play('w', 'r'), play('w', 'g'), 'draw') });
  expect(cards().map((one) => one.classList.contains('fitting'))).toEqual([true, false, true]);
  await tap('r5');
  expect(table.acted).toEqual(['r5']);
});

test('a card that does not fit asks why not, and the answer is shown', async () => {
  const table = open({ legal: can(play('r5'), 'draw') });
  await tap('g8');
  await new Promise((done) => setTimeout(done));
  expect(table.asked).toEqual([{ card: 'g8' }]);
  expect(table.shown).toEqual(['toy.no']);
  expect(table.acted).toEqual([]);
});

test('a wild asks for the colour first', async () => {
  const table = open({ legal: can(play('w', 'r'), play('w', 'g'), play('w', 'b'), play('w', 'y'), 'draw') });
  await tap('w');
  expect(table.acted).toEqual([]);
  (await screen.findByRole('dialog')).querySelector<HTMLElement>('[data-colour=g]')?.click();
  expect(table.acted).toEqual(['w:g']);
});

test('shout and catch are always there and look the same whether anything is owed or not', () => {
  open({ legal: can(play('r5'), 'draw') });
  const plain = document.querySelector('.actions')?.innerHTML;
  document.body.innerHTML = '';
  open({ legal: can(play('r5'), 'draw', 'uno', ['catch', { target: 'B' }]) });
  expect(document.querySelector('.actions')?.innerHTML).toBe(plain);
});

test('keys shout, catch and draw', () => {
  const table = open({ legal: can(play('r5'), 'draw') });
  for (const code of ['KeyU', 'KeyC', 'KeyD']) window.dispatchEvent(new KeyboardEvent('keydown', { code }));
  expect(table.acted).toEqual(['uno', 'catch:B', 'draw']);
});

test('who watches has no hand and no buttons', () => {
  open({ seat: '?', fields: { ...FIELDS, A: '?3' } });
  expect(cards()).toEqual([]);
  expect(screen.queryByText('UNO!')).toBeNull();
});

test('a challenge shows its hand to the challenger', async () => {
  const table = open({ legal: can('take', 'ch') });
  const values = { target: 'B', verdict: 'guilty', cards: ['g1', 'r2'] };
  table.next({ fields: FIELDS, legal: can('draw') }, [{ kind: 'challenged', seat: 'A', clause: '', values }]);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.getAttribute('aria-label')).toBe('Player B was bluffing!');
  expect(dialog.querySelectorAll('li')).toHaveLength(2);
});

test('a change is told in words, with how many cards fit', async () => {
  const table = open({ legal: [] });
  table.next({ fields: FIELDS, legal: can(play('r5'), play('w', 'r'), play('w', 'g'), 'draw') }, [
    { kind: 'played', seat: 'B', clause: '', values: { card: 'r7' } },
  ]);
  await tick();
  await tick();
  expect(table.said).toEqual(['played Your turn! 2 cards fit.']);
});

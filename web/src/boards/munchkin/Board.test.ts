import { render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { DACHA, WINTER } from '@/cards/munchkin/examples';
import { sheet } from '@/cards/munchkin/sheet.svelte';
import munchkin from '../../../../src/koloda/games/munchkin/texts/en.ftl?raw';
import { toyTable } from '../shared/toy.svelte';
import Board from './Board.svelte';

const FIELDS = {
  A: 'L3 race=halfling.1 on=boots hand=coral,overate.1,slush',
  B: 'L2 off=whip hand=?4',
  turn: 'B',
  phase: 'C.OPEN',
  combat: 'v2 B vs nettroll',
  sums: '2:10',
  parts: 'B level 2, nettroll level 10',
  stake: 'L1 T3',
  verdict: 'losing',
};
const FORM = { pattern: '', least: 0, most: 0, aside: true };

function open(more: Parameters<typeof toyTable>[0]) {
  const table = toyTable({ game: 'munchkin', texts: munchkin, fields: FIELDS, ...more });
  render(Board, { table: table.board });
  return table;
}

async function tap(name: string | RegExp, role = 'button'): Promise<void> {
  screen.getAllByRole(role, { name })[0]?.click();
  await tick();
}

/** In what lies over the table. */
async function tapIn(name: string | RegExp): Promise<void> {
  within(screen.getByRole('dialog')).getAllByRole('button', { name })[0]?.click();
  await tick();
}

async function tapCard(code: string): Promise<void> {
  document.querySelector<HTMLElement>(`[data-code="${code}"]`)?.click();
  await tick();
}

beforeEach(() => {
  sheet.packs = { winter: WINTER, dacha: DACHA };
});

test('a card shows what can be done with it, and on whom', async () => {
  const table = open({ legal: ['curse overate.1 > A', 'curse overate.1 > B', 'pass 2'] });
  await tapCard('overate.1');
  await tap('Curse: Player B');
  expect(table.acted).toEqual(['curse overate.1 > B']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a card that cannot be played says why, with its rule', async () => {
  const table = open({ legal: ['pass 2'] });
  await tapCard('slush');
  await tick();
  expect(table.asked).toEqual(['trouble slush']);
  expect(screen.getByRole('dialog').textContent).toContain('No.');
});

test('whoever is tapped can be cursed, whispered to and traded with', async () => {
  const table = open({
    legal: ['curse overate.1 > B', 'pass 2'],
    forms: [
      { ...FORM, verb: 'say' },
      { ...FORM, verb: 'offer' },
    ],
  });
  document.querySelector<HTMLElement>('[data-seat=B]')?.click();
  await tick();
  await tap('Curse: Too Much Salad');
  expect(table.acted).toEqual(['curse overate.1 > B']);
});

test('a whisper names its hearer, and drops what a text may not hold', async () => {
  const table = open({ legal: ['pass 2'], forms: [{ ...FORM, verb: 'say' }] });
  await tap(/^Whisper/);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'help; "please"';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await tick();
  await tap('Say it');
  expect(table.acted).toEqual(['say "help   please" > B']);
});

test('a power is paid for and aimed', async () => {
  const table = open({ legal: ['pow backstab -slush > B', 'pow backstab -boots > B', 'pass 2'] });
  await tap(/^Backstab/);
  await tap('Player B', 'radio');
  await tapIn(/Slush/);
  screen.getByRole('dialog').querySelector<HTMLElement>('.loud')?.click();
  expect(table.acted).toEqual(['pow backstab -slush > B']);
});

test('who answers a trade begins with what was offered, turned round', async () => {
  const table = open({
    fields: { ...FIELDS, p4: 'B offer > A {give=whip want=boots}' },
    legal: ['accept p4', 'refuse p4'],
    forms: [{ ...FORM, verb: 'counter p4' }],
  });
  await tap(/^Offer something else/);
  await tap('Offer it');
  expect(table.acted).toEqual(['counter p4 {give=boots want=whip}']);
});

test('who bids for help can ask for the items of the fighter', async () => {
  const table = open({ legal: ['pass 2'], forms: [{ ...FORM, verb: 'bid' }] });
  await tap(/^Offer to help/);
  await tapIn(/Licorice Whip/);
  await tap('Offer it');
  expect(table.acted).toEqual(['bid > B {share=1 pick=main pay=whip}']);
});

test('a choice that the game waits for lies over whatever was open', async () => {
  const table = open({ legal: ['pass 2'] });
  await tapCard('coral');
  table.next({
    fields: { ...FIELDS, phase: 'W.PICK', prompt: 'A coral slush by nettroll>A.1' },
    legal: ['pick coral', 'pick slush'],
  });
  await tick();
  expect(screen.getByRole('dialog', { name: 'Choose! Net Troll' })).toBeTruthy();
  await tapIn('Slush the First');
  expect(table.acted).toEqual(['pick slush']);
});

test('wrong sums can be called only in their pause, whether they are wrong or not', () => {
  const calls = ['call claim', 'call run', 'call wear A:boots', 'pass 2'];
  open({ legal: calls });
  expect(screen.queryByRole('button', { name: /^That is wrong/ })).toBeNull();
  document.body.innerHTML = '';
  open({ legal: calls, fields: { ...FIELDS, phase: 'W.RUN' } });
  expect(screen.getAllByRole('button', { name: /^That is wrong/ })).toHaveLength(1);
});

import { render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { DACHA, WINTER } from '@/cards/munchkin/examples';
import { sheet } from '@/cards/munchkin/sheet.svelte';
import munchkin from '../../../../src/koloda/games/munchkin/texts/en.ftl?raw';
import type { ActionText } from '../board';
import { testTable } from '../shared/testTable.svelte';
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
const act = (code: string, verb: string, values: ActionText['values'] = {}): ActionText => ({
  code,
  verb,
  values,
});
const curse = (target: string) => act(`curse overate.1 > ${target}`, 'curse', { card: 'overate.1', target });
const PASS = act('pass 2', 'pass', { version: '2' });
const pick = (card: string) => act(`pick ${card}`, 'pick', { cards: [card] });
const backstab = (card: string) =>
  act(`pow backstab -${card} > B`, 'pow', { power: 'backstab', paid: [card], target: 'B' });
const FORM = { pattern: '', least: 0, most: 0, aside: true };

function open(more: Parameters<typeof testTable>[0]) {
  const table = testTable({ game: 'munchkin', texts: munchkin, fields: FIELDS, ...more });
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

async function write(text: string): Promise<void> {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
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
  const table = open({ legal: [curse('A'), curse('B'), PASS] });
  await tapCard('overate.1');
  await tap('Curse: Player B');
  expect(table.acted).toEqual(['curse overate.1 > B']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a card that cannot be played says why, with its rule', async () => {
  const table = open({ legal: [PASS] });
  await tapCard('slush');
  await tick();
  expect(table.asked).toEqual([{ card: 'slush' }]);
  expect(screen.getByRole('dialog').textContent).toContain('No.');
});

test('whoever is tapped can be cursed, whispered to and traded with', async () => {
  const forms = [
    { ...FORM, verb: 'say' },
    { ...FORM, verb: 'offer' },
  ];
  const fields = { ...FIELDS, C: 'L1 off=whip hand=?2' };
  const legal = [curse('B'), curse('C'), PASS];
  const table = open({ seats: 'ABC', fields, legal, forms });
  const tapPerson = async (way: RegExp) => {
    document.querySelector<HTMLElement>('[data-seat=C]')?.click();
    await tick();
    await tapIn(way);
  };
  await tapPerson(/^Curse: Too Much Salad/);
  await tapPerson(/^Whisper/);
  await write('hush');
  await tap('Say it');
  await tapPerson(/^Offer a trade/);
  await tapIn(/Boots/);
  await tapIn(/Licorice Whip/);
  await tap('Offer it');
  expect(table.acted).toEqual(['curse overate.1 > C', 'say "hush" > C', 'offer > C {give=boots want=whip}']);
});

test('a whisper names its hearer, and drops what a text may not hold', async () => {
  const table = open({ legal: [PASS], forms: [{ ...FORM, verb: 'say' }] });
  await tap(/^Whisper/);
  await write('help; "please"');
  await tap('Say it');
  expect(table.acted).toEqual(['say "help   please" > B']);
});

test('a power is paid for and aimed', async () => {
  const table = open({ legal: [backstab('slush'), backstab('boots'), PASS] });
  await tap(/^Backstab/);
  await tap('Player B', 'radio');
  await tapIn(/Slush/);
  screen.getByRole('dialog').querySelector<HTMLElement>('.loud')?.click();
  expect(table.acted).toEqual(['pow backstab -slush > B']);
});

test('who answers a trade begins with what was offered, turned round', async () => {
  const table = open({
    fields: { ...FIELDS, p4: 'B offer > A {give=whip want=boots}' },
    legal: [act('accept p4', 'accept', { proposal: 'p4' }), act('refuse p4', 'refuse', { proposal: 'p4' })],
    forms: [{ ...FORM, verb: 'counter p4' }],
  });
  await tap(/^Offer something else/);
  await tap('Offer it');
  expect(table.acted).toEqual(['counter p4 {give=boots want=whip}']);
});

test('who bids for help can ask for the items of the fighter', async () => {
  const table = open({ legal: [PASS], forms: [{ ...FORM, verb: 'bid' }] });
  await tap(/^Offer to help/);
  await tapIn(/Licorice Whip/);
  await tap('Offer it');
  expect(table.acted).toEqual(['bid > B {share=1 pick=main pay=whip}']);
});

test('a choice that the game waits for lies over whatever was open', async () => {
  const table = open({ legal: [PASS] });
  await tapCard('coral');
  table.next({
    fields: { ...FIELDS, phase: 'W.PICK', prompt: 'A coral slush by nettroll>A.1' },
    legal: [pick('coral'), pick('slush')],
  });
  await tick();
  expect(screen.getByRole('dialog', { name: 'Choose! Net Troll' })).toBeTruthy();
  await tapIn('Slush the First');
  expect(table.acted).toEqual(['pick slush']);
});

test('several cards are chosen among those that the game names, and no others', async () => {
  const table = open({
    fields: {
      ...FIELDS,
      A: 'L3 hand=coral,overate.1,slush',
      phase: 'W.PICK',
      prompt: 'A c,c by nettroll>A.1',
    },
    plain: { choices: 'coral slush' },
    forms: [{ ...FORM, verb: 'pick', least: 2, most: 2, aside: false }],
  });
  await tick();
  await tapIn(/Coral/);
  await tapIn(/Slush/);
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: /Overate/ })).toBeNull();
  screen.getByRole('dialog').querySelector<HTMLElement>('.loud')?.click();
  expect(table.acted).toEqual(['pick coral,slush']);
});

test('wrong sums can be called only in their pause, whether they are wrong or not', () => {
  const calls = [
    act('call claim', 'call', { call: 'claim' }),
    act('call run', 'call', { call: 'run' }),
    act('call wear A:boots', 'call', { call: 'wear', target: 'A', card: 'boots' }),
    PASS,
  ];
  open({ legal: calls });
  expect(screen.queryByRole('button', { name: /^That is wrong/ })).toBeNull();
  document.body.innerHTML = '';
  open({ legal: calls, fields: { ...FIELDS, phase: 'W.RUN' } });
  expect(screen.getAllByRole('button', { name: /^That is wrong/ })).toHaveLength(1);
});

test('Tab stays inside what lies over the table', async () => {
  open({ legal: [PASS], forms: [{ ...FORM, verb: 'say' }] });
  await tap(/^Whisper/);
  const dialog = screen.getByRole('dialog');
  const inside = [...dialog.querySelectorAll<HTMLElement>('button, input')];
  inside.at(-1)?.focus();
  inside.at(-1)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }));
  expect(document.activeElement).toBe(inside[0]);
});

test('each munchkin shows how mighty he is, as it is told', () => {
  open({ plain: { might: 'A 7 B 2' } });
  expect(document.querySelector('.mine')?.textContent).toContain('⚔7');
  expect(document.querySelector('.person')?.textContent).not.toContain('⚔');
});

test('charity goes to those who are told to be poor, one after the other', async () => {
  const give = { ...FORM, verb: 'give', least: 2, most: 2, aside: false };
  const table = open({
    seats: 'ABCD',
    fields: { A: 'L3 hand=coral,overate.1,slush', B: 'L1', C: 'L9', D: 'L9', turn: 'A', phase: 'T.END' },
    plain: { poor: 'C D' },
    forms: [give],
  });
  await tap(/^Give away/);
  await tapIn(/Coral/);
  await tapIn(/Slush/);
  expect([...document.querySelectorAll('option')].map((one) => one.value)).toEqual(['C', 'D', 'C', 'D']);
  screen.getByRole('dialog').querySelector<HTMLElement>('.loud')?.click();
  expect(table.acted).toEqual(['give coral>C,slush>D']);
});

test('what is sold, for how much, and whether one counts double is as it is told', async () => {
  const forms = [{ ...FORM, verb: 'sell', least: 1, most: 2, aside: false }];
  const table = open({ forms, plain: { prices: 'boots 700 coral 150', haggle: 'yes' } });
  await tap(/^Sell/);
  const dialog = screen.getByRole('dialog');
  expect([...dialog.querySelectorAll('fieldset b')].map((one) => one.textContent)).toEqual(['700', '150']);
  await tapIn(/Boots/);
  expect([...dialog.querySelectorAll('option')].map((one) => one.value)).toEqual(['', 'boots']);
  await tapIn(/Coral/);
  expect(dialog.querySelector('p')?.textContent).toContain('850');
  dialog.querySelector<HTMLElement>('.loud')?.click();
  expect(table.acted).toEqual(['sell boots,coral']);
});

test('whoever is not told to haggle sells everything for its price', async () => {
  open({ forms: [{ ...FORM, verb: 'sell', least: 1, most: 2 }], plain: { prices: 'boots 700' } });
  await tap(/^Sell/);
  await tapIn(/Boots/);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a thief chooses among what is told to be within reach', async () => {
  const fields = { ...FIELDS, C: 'off=shovel', B: 'L2 off=whip' };
  const forms = [{ ...FORM, verb: 'pow steal', least: 1, most: 1 }];
  const table = open({ seats: 'ABC', fields, forms, plain: { steal: 'C:shovel' } });
  await tap(/^Theft/);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  screen.getByRole('radio').click();
  await tapIn(/Slush/);
  screen.getByRole('dialog').querySelector<HTMLElement>('.loud')?.click();
  expect(table.acted).toEqual(['pow steal -slush > C:shovel']);
});

test('the fight shows who is ahead by how much, what a monster does, and who threw what into it', async () => {
  const fields = { ...FIELDS, C: 'L4 hand=?1' };
  const table = open({ seats: 'ABC', fields, legal: [PASS] });
  const fight = screen.getByRole('region', { name: 'Fight' });
  expect(fight.textContent).toContain('The monsters are ahead by 8');
  expect(fight.textContent).toContain('Net Troll');
  table.next({ fields: { ...fields, played: 'coral>M', sums: '12:10', verdict: 'winning' } }, [
    { kind: 'use-side', seat: 'C', clause: 'munchkin.oneshot.side', values: { card: 'coral', side: 'M' } },
  ]);
  await tick();
  await tick();
  expect(fight.textContent).toContain('The munchkins are ahead by 2');
  expect(within(fight).getByRole('button', { name: /Player C.*Christmas Coral/ })).toBeTruthy();
});

test('the way to the goal says where everybody is', () => {
  open({ options: { goal: '6' } });
  expect(screen.getByRole('img', { name: /^The goal: level 6, .* 3, Player B 2$/ })).toBeTruthy();
});

test('what the others offer each other is one line', () => {
  const fields = {
    ...FIELDS,
    C: 'L1 hand=?2',
    p4: 'B offer > C {give=whip want=boots}',
    p5: 'C offer > B {give=whip want=boots}',
    p6: 'B offer > A {give=whip want=boots}',
  };
  open({ seats: 'ABC', fields, legal: [PASS] });
  expect(screen.getByText('The others talk business: 2 offers').closest('details')?.open).toBe(false);
  expect(document.querySelectorAll('.offers > .offer')).toHaveLength(1);
});

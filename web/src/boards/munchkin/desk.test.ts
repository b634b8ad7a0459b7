import { beforeEach, expect, test } from 'vitest';
import { DACHA, WINTER } from '@/cards/munchkin/examples';
import { sheet } from '@/cards/munchkin/sheet.svelte';
import type { ActionText } from '../board';
import { testTable } from '../shared/testTable.svelte';
import { Desk } from './desk.svelte';

const FIELDS = {
  A: 'L3 race=halfling.1 on=boots hand=coral,overate.1,slush,thawed,wander.1',
  B: 'L2 off=whip hand=?4',
  turn: 'B',
  phase: 'C.OPEN',
  combat: 'v2 B vs nettroll',
};
const FORM = { pattern: '', least: 0, most: 0, aside: true };
const act = (code: string, verb: string, values: ActionText['values'] = {}): ActionText => ({
  code,
  verb,
  values,
});
const USE = act('use coral > M', 'use', { card: 'coral', target: 'M' });
const CHARM = act('pow charm -slush', 'pow', { power: 'charm', paid: ['slush'] });
const PASS = act('pass 2', 'pass', { version: '2' });

function seated(legal: ActionText[], forms: (typeof FORM & { verb: string })[] = []) {
  const table = testTable({ game: 'munchkin', fields: FIELDS, legal, forms });
  return { ...table, desk: new Desk(() => table.board) };
}

beforeEach(() => {
  sheet.packs = { winter: WINTER, dacha: DACHA };
});

test('a card fits where it can be played, not where it could only pay for a power', () => {
  const { desk } = seated([USE, CHARM, PASS]);
  expect([...desk.fits]).toEqual(['coral']);
  expect(desk.plain.map((action) => action.code)).toEqual(['pass 2']);
  expect(desk.powers).toEqual(['charm']);
});

test('powers that are filled in count too, each once', () => {
  expect(
    seated(
      [CHARM],
      [
        { ...FORM, verb: 'pow steal' },
        { ...FORM, verb: 'pow charm' },
      ],
    ).desk.powers,
  ).toEqual(['charm', 'steal']);
});

test('keys do what is possible, open what is to be filled in, and ask about the rest', () => {
  const { desk, acted, asked } = seated([PASS], [{ ...FORM, verb: 'offer' }]);
  desk.decide(['pass', 'keep']);
  desk.decide(['claim', 'kick']);
  expect([acted, asked]).toEqual([['pass 2'], ['kick']]);
  desk.begin(['ask', 'bid']);
  expect(desk.open).toBeNull();
  desk.begin(['offer']);
  expect(desk.open).toEqual({ kind: 'deal', verb: 'offer' });
});

test('what was put together is sent as one code', () => {
  const { desk, acted } = seated([PASS]);
  desk.send('sell', { cards: ['boots', 'whip'], doubled: 'whip' });
  desk.send('pow', { power: 'steal', paid: ['slush'], target: 'B:whip' });
  expect(acted).toEqual(['sell boots,whip x2=whip', 'pow steal -slush > B:whip']);
});

import { describe, expect, test } from 'vitest';
import type { ActionText } from '../board';
import { keyed } from '../shared/fields';
import { listed, testTable } from '../shared/testTable.svelte';
import { Desk, openChoices } from './desk.svelte';

const FIELDS = { A: 'r5 g8 w4 wx', B: '?1', discard: '?3 r7', colour: 'r', turn: 'A', phase: 'TURN' };

function seated(legal: ActionText[], more: Parameters<typeof testTable>[0] = {}) {
  const table = testTable({ game: 'uno', fields: FIELDS, legal, ...more });
  return { ...table, desk: new Desk(() => table.board) };
}

/** A tap on a card of the hand. */
function tap(desk: Desk, code: string): void {
  const one = keyed([code])[0];
  if (one) desk.choose(one);
}

const SWAPS = listed(
  'uno',
  ['play', { card: 'wx', colour: 'r' }],
  ['play', { card: 'wx', colour: 'r', target: 'B' }],
  ['play', { card: 'wx', colour: 'g' }],
  ['play', { card: 'wx', colour: 'g', target: 'B' }],
);

describe('while everybody may step in', () => {
  const hold = { serial: 9, name: 'hold', kind: 'hold', seats: 'AB', clause: '', ms: 2000, ends: 2000 };

  test('what is quick is told by what all can see', () => {
    expect(seated([], { windows: [hold] }).desk.racing).toBe('catch');
    const mine = { ...FIELDS, A: 'g8', B: '?3', turn: 'B' };
    expect(seated([], { windows: [hold], fields: mine }).desk.racing).toBe('shout');
    expect(seated([], { windows: [hold], fields: { ...FIELDS, B: '?3' } }).desk.racing).toBeNull();
    expect(seated([]).desk.racing).toBeNull();
  });
});

describe('what a tap on a card means', () => {
  test('a shout is a gesture of its own, and an action without a card is no card', () => {
    const { desk } = seated([
      ...listed('uno', ['play', { card: 'r5' }], 'draw', 'uno'),
      { code: 'r5!', verb: 'play', values: { card: 'r5', shout: 'yes' } },
    ]);
    expect([...desk.fits]).toEqual(['r5']);
    expect(desk.ways.get('r5')).toHaveLength(1);
  });

  test('a colour is asked for first, then a player, and nobody where that is listed', () => {
    const { desk, acted } = seated(SWAPS);
    tap(desk, 'wx');
    expect(acted).toEqual([]);
    expect(openChoices(desk.choices, null)).toEqual({ colours: ['r', 'g'], targets: [] });
    expect(openChoices(desk.choices, 'g')).toEqual({ colours: [], targets: ['', 'B'] });
    desk.finish('g', 'B');
    expect(acted).toEqual(['wx:g>B']);
    expect(desk.card).toBeNull();
  });

  test('the card that is kept is tapped too', () => {
    const legal = listed('uno', ['keep', { card: 'r5' }], ['keep', { card: 'w4' }]);
    const { desk, acted } = seated(legal, { fields: { ...FIELDS, phase: 'KEEP' } });
    expect([...desk.fits]).toEqual(['r5', 'w4']);
    tap(desk, 'w4');
    expect(acted).toEqual(['keep:w4']);
  });

  test('what is not listed is asked about as a card', () => {
    const { desk, asked } = seated(listed('uno', 'draw'));
    tap(desk, 'w4');
    tap(desk, 'g8');
    expect(asked).toEqual([{ card: 'w4' }, { card: 'g8' }]);
  });
});

test('of two ways to say which cards go, the shorter', () => {
  const forms = [{ verb: 'disc', pattern: 'disc:CARD,CARD', least: 3, most: 3, aside: false }];
  const { desk, acted } = seated([], { fields: { ...FIELDS, phase: 'DISCARD', shed: 'A 3' }, forms });
  expect([desk.keeping, desk.missing]).toEqual([true, 1]);
  desk.discard();
  expect(acted).toEqual([]);
  tap(desk, 'r5');
  desk.discard();
  expect(acted).toEqual(['disc:g8,w4,wx']);
});

test('a bluff is what the engine says it is', () => {
  expect(seated(SWAPS).desk.bluff).toBe(false);
  expect(seated(SWAPS, { plain: { bluff: 'yes' } }).desk.bluff).toBe(true);
});

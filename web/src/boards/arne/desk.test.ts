import { expect, test } from 'vitest';
import type { ActionText } from '../board';
import { keyed } from '../shared/fields';
import { testTable } from '../shared/testTable.svelte';
import { Desk } from './desk.svelte';

const FIELDS = {
  A: 'r50 b200 a-2score k-cham k-thief k-200g k-stop',
  B: '?5',
  seats: 'A:r B:b',
  field1: '[r100]',
  field2: '[b1000] [b50]',
  turn: 'A',
  phase: 'MOVE',
};
const TOGETHER = [{ verb: '&', pattern: 'A & B', least: 2, most: 9, aside: true }];
const act = (code: string, verb: string, values: ActionText['values'] = {}): ActionText => ({
  code,
  verb,
  values,
});

function seated(legal: ActionText[], fields: Record<string, string> = {}) {
  const table = testTable({ game: 'arne', fields: { ...FIELDS, ...fields }, legal, forms: TOGETHER });
  const desk = new Desk(
    () => table.board,
    () => undefined,
  );
  return { ...table, desk };
}

function tap(desk: Desk, card: string): void {
  const one = keyed([card])[0];
  if (one) desk.choose(one);
}

/** What lights up for a card. */
function aims(desk: Desk, card: string): string[] {
  tap(desk, card);
  const lit = [...desk.lit];
  desk.forget();
  return lit;
}

test('a chosen card lights what it is aimed at', () => {
  const { desk } = seated([
    act('play r50', 'play', { card: 'r50' }),
    act('play b200+k-cham>2', 'play', { card: 'b200', joined: 'yes', field: '2' }),
    act('disc b200', 'disc', { card: 'b200' }),
    act('2score>B:g', '2score', { card: 'a-2score', target: 'B', colour: 'g' }),
    act('k-cham@1.1>2', 'black', { card: 'k-cham', field: '1', stack: '1', to: '2' }),
    act('k-thief@top', 'black', { card: 'k-thief', pile: 'discard' }),
    act('k-thief@2.1:keep', 'black', { card: 'k-thief', field: '2', stack: '1', then: 'keep' }),
    act('k-stop', 'black', { card: 'k-stop' }),
    act('ok', 'ok'),
  ]);
  expect(aims(desk, 'r50')).toEqual(['field:1']);
  expect(aims(desk, 'b200')).toEqual(['field:2', 'discard']);
  expect(aims(desk, 'a-2score')).toEqual(['seat:B']);
  expect(aims(desk, 'k-cham')).toEqual(['stack:1.1']);
  expect(aims(desk, 'k-thief')).toEqual(['discard', 'stack:2.1']);
  expect(aims(desk, 'k-stop')).toEqual(['none']);
  expect([...desk.fits]).toHaveLength(6);
  expect(['field:2', 'stack:2.1', 'seat:B', 'discard'].map((aim) => desk.placeOf(aim))).toEqual([
    2,
    2,
    2,
    undefined,
  ]);
});

test('two ways at one aim are asked about', () => {
  const { desk, acted } = seated([
    act('k-thief@2.1:keep', 'black', { card: 'k-thief', field: '2', stack: '1', then: 'keep' }),
    act('k-thief@2.1:drop', 'black', { card: 'k-thief', field: '2', stack: '1', then: 'drop' }),
  ]);
  tap(desk, 'k-thief');
  desk.aim('stack:2.1');
  expect(acted).toEqual([]);
  expect(desk.ways.map((way) => way.code)).toEqual(['k-thief@2.1:keep', 'k-thief@2.1:drop']);
});

test('black cards of a chain are aimed at anything, and fall together', () => {
  const { desk, acted } = seated([act('k-stop', 'black', { card: 'k-stop' })]);
  desk.together();
  tap(desk, 'k-200g');
  expect([...desk.lit]).toEqual(['field:1', 'field:2']);
  desk.aim('field:2');
  tap(desk, 'k-thief');
  expect(desk.lit.has('discard')).toBe(true);
  desk.aim('stack:2.1');
  desk.steal('drop');
  tap(desk, 'k-stop');
  expect(desk.fits.has('k-stop')).toBe(false);
  desk.playChain();
  expect(acted).toEqual(['k-200g>2 & k-thief@2.1:drop & k-stop']);
});

test('gifts in any order, and nothing where that may be', () => {
  const give = (...cards: string[]) => act(`give ${cards.join(' ') || '-'}`, 'give', { cards });
  const asked = { phase: 'GIVE', asked: 'A 2black' };
  const { desk } = seated([give('k-cham', 'k-stop'), give('k-stop', 'k-cham'), give('k-cham')], asked);
  tap(desk, 'k-stop');
  expect(desk.gift).toBeNull();
  tap(desk, 'k-cham');
  expect(desk.gift?.code).toBe('give k-cham k-stop');
  expect(seated([give()], asked).desk.gift?.code).toBe('give -');
});

test('a card without a way is asked about', () => {
  const { desk, asked } = seated([act('ok', 'ok')], { A: 'r50 k-lock' });
  for (const card of ['r50', 'k-lock']) tap(desk, card);
  expect(asked).toEqual([{ card: 'r50' }, { card: 'k-lock' }]);
});

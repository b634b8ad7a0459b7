import { expect, test } from 'vitest';
import type { Position } from '../board';
import { giftCode, jointPart, plays, wholeCode } from './plays';
import { others, readTable } from './table';

const POSITION = {
  fields: {
    A: 'k-crash r50 b200',
    B: '?5',
    C: '-',
    field1: '[r1000 x3 crash lock] [] [k-200g cham]',
    field2: '[y500 crash]',
    disc: '?2 k-stop',
    deck: '?40',
    turn: 'B',
    phase: 'END',
    claim: 'C',
    ok: 'A',
  },
  plain: {
    seats: 'A:r B:y C:g',
    dir: '+',
    flips: '1',
    asked: '-',
    points: 'A 2800 B 0 C 0',
    worth: 'field1 2800 field2 0 field3 0',
    lead: 'A',
    over: '-',
    dummy: '-',
  },
} as unknown as Position;

test('stacks keep their numbers when one has gone', () => {
  const shown = readTable(POSITION, 'A');
  const home = shown.fields[0];
  expect(home?.stacks.map((stack) => stack.id)).toEqual(['1.1', '1.3']);
  expect(home?.stacks[0]?.cards).toEqual(['r1000', 'a-x3', 'k-crash', 'k-lock']);
  expect(home?.stacks[0]?.dead).toBe(false);
  expect(shown.fields[1]?.stacks[0]?.dead).toBe(true);
  expect(home?.worth).toBe(2800);
});

test('who is content, who claims, and what lies on top', () => {
  const shown = readTable(POSITION, 'A');
  expect(shown.seats.filter((seat) => seat.content).map((seat) => seat.seat)).toEqual(['A']);
  expect(shown.seats.filter((seat) => seat.claims).map((seat) => seat.seat)).toEqual(['C']);
  expect([shown.top, shown.discard, shown.deck, shown.flips]).toEqual(['k-stop', 3, 40, 1]);
  expect(shown.hand).toEqual(['r50', 'b200', 'k-crash']);
});

test('the other fields go round from my left; who watches sees all', () => {
  expect(others(readTable(POSITION, 'B')).map((field) => field.seat)).toEqual(['C', 'A']);
  expect(others(readTable(POSITION, '?')).map((field) => field.seat)).toEqual(['A', 'B', 'C']);
});

test('codes by card, with what they are aimed at', () => {
  const legal = [
    'play r50',
    'play b200+k-cham>2',
    'disc b200',
    'pull>B',
    '2score>C:g',
    'x3@1.1',
    'draw3',
    'k-200r+k-cham>3',
    'k-crash@2.1',
    'k-thief@top',
    'k-thief@2.1:keep',
    'k-cham@1.1>3',
    'k-stop',
    'ok',
    'give k-lock',
  ];
  const found = plays(legal, 1);
  const aims = (card: string) => found.get(card)?.map((way) => [way.aim, way.more]);
  expect(aims('r50')).toEqual([[{ kind: 'field', place: 1 }, '']]);
  expect(aims('b200')).toEqual([
    [{ kind: 'field', place: 2 }, ''],
    [{ kind: 'discard' }, ''],
  ]);
  expect(aims('a-2score')).toEqual([[{ kind: 'seat', seat: 'C' }, 'g']]);
  expect(aims('k-thief')).toEqual([
    [{ kind: 'discard' }, ''],
    [{ kind: 'stack', id: '2.1' }, 'keep'],
  ]);
  expect(aims('k-cham')).toEqual([[{ kind: 'stack', id: '1.1' }, '3']]);
  expect([...found.keys()]).toHaveLength(11);
});

test('gifts in any order, and nothing where that may be', () => {
  const legal = ['give k-lock k-stop', 'give k-stop k-lock', 'give k-lock'];
  expect(giftCode(legal, ['k-stop', 'k-lock'])).toBe('give k-stop k-lock');
  expect(giftCode(legal, ['k-rev'])).toBeNull();
  expect(giftCode(['give -'], [])).toBe('give -');
});

test('a card without a way is asked about by a whole code', () => {
  expect(wholeCode('r50', 1, undefined, 'B')).toBe('play r50');
  expect(wholeCode('a-swap', 1, undefined, 'B')).toBe('swap>B');
  expect(wholeCode('k-lock', 1, '2.1', 'B')).toBe('k-lock@2.1');
  expect(jointPart('k-thief', { kind: 'stack', id: '2.1' }, 'drop')).toBe('k-thief@2.1:drop');
  expect(jointPart('k-200b', { kind: 'stack', id: '2.1' }, '')).toBeNull();
});

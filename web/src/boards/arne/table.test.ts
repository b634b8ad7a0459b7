import { expect, test } from 'vitest';
import type { Position } from '../board';
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
    dead: '2.1',
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

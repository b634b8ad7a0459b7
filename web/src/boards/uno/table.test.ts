import { describe, expect, test } from 'vitest';
import { Suspects } from './catching';
import { readTable } from './table';

const SEATS = ['A', 'B', 'C'];

describe('a position of UNO', () => {
  const position = {
    fields: {
      A: 'w4 r5 g7 r5',
      B: '?1',
      C: '?12',
      discard: '?8 w',
      deck: '?80',
      colour: 'g',
      dir: 'ccw',
      turn: 'A',
      phase: 'CHALLENGE',
      accused: 'B r ?5',
      stiff: 'C',
      total: 'A 40 B 0 C 120',
      verdict: 'A B guilty r1 b2, B C innocent ?3',
    },
    plain: { dealer: 'C', round: '1', stack: '0', take: '4', ok: '-' },
  };
  const table = readTable(position, SEATS, 'A');

  test('shows my hand sorted and the others as numbers', () => {
    expect(table.hand).toEqual(['r5', 'r5', 'g7', 'w4']);
    expect(table.seats.map((seat) => seat.count)).toEqual([4, 1, 12]);
    expect(table.seats[1]?.cards).toEqual(['?']);
  });

  test('shows the top card, the colour that was named and the way of play', () => {
    expect([table.top, table.colour, table.clockwise, table.under, table.deck]).toEqual([
      'w',
      'g',
      false,
      8,
      80,
    ]);
  });

  test('shows whom the challenge is about, and verdicts with the cards I may see', () => {
    expect(table.accused).toEqual({ seat: 'B', colour: 'r', count: 5 });
    expect(table.take).toBe(4);
    expect(table.verdicts[0]).toEqual({ challenger: 'A', accused: 'B', guilty: true, cards: ['r1', 'b2'] });
    expect(table.verdicts[1]?.cards).toEqual(['?', '?', '?']);
  });

  test('shows flags, dealer and points at the seats', () => {
    expect(table.seats[2]).toMatchObject({ bound: ['stiff'], dealer: true, total: 120, inTurn: false });
  });

  test('a spectator has no hand', () => {
    expect(readTable(position, SEATS, '?').hand).toEqual([]);
  });
});

test('the catch button means who came down to one card last', () => {
  const suspects = new Suspects();
  const see = (b: number, c: number) =>
    suspects.see(
      [
        { seat: 'A', count: 1 },
        { seat: 'B', count: b },
        { seat: 'C', count: c },
      ],
      'A',
    );
  expect(see(2, 1)).toEqual(['C']);
  expect(see(1, 1)).toEqual(['B', 'C']);
  expect(see(3, 1)).toEqual(['C']);
});

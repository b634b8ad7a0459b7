import { expect, test } from 'vitest';
import { around, ring } from './ring';

const SEATS = 'ABCDEFGHIJ'.split('');

test('the others follow clockwise from my left; a spectator sees everybody', () => {
  expect(around(['A', 'B', 'C', 'D'], 'C')).toEqual(['D', 'A', 'B']);
  expect(around(['A', 'B'], '?')).toEqual(['A', 'B']);
});

test.each([true, false])('no two seats lie on each other (narrow: %s)', (narrow) => {
  for (let count = 1; count < 10; count++) {
    const spots = ring(SEATS.slice(1, count + 1), narrow);
    expect(spots.map((spot) => spot.seat)).toEqual(SEATS.slice(1, count + 1));
    for (const [at, one] of spots.entries()) {
      for (const two of spots.slice(at + 1)) {
        const apart = Math.max(Math.abs(one.x - two.x) / 0.19, Math.abs(one.y - two.y) / 0.14);
        expect(apart, `${one.seat} ${two.seat} of ${count}`).toBeGreaterThan(narrow || count < 6 ? 1 : 0.5);
      }
    }
  }
});

test('the first sits to the left, the last to the right', () => {
  for (const narrow of [true, false]) {
    for (let count = 2; count < 10; count++) {
      const spots = ring(SEATS.slice(1, count + 1), narrow);
      expect(spots[0]?.x).toBeLessThan(0.5);
      expect(spots.at(-1)?.x).toBeGreaterThan(0.5);
    }
  }
});

import { describe, expect, test } from 'vitest';
import { fan, leastStep, neighbour } from './fan';

describe.each([
  [344, 64],
  [752, 84],
  [1200, 104],
])('a hand in %i px', (room, card) => {
  test.each([1, 2, 7, 12, 22, 30, 45])('of %i cards stays inside and shows enough of every card', (count) => {
    const { places, rows, tall, height } = fan(count, room, card);
    expect(places).toHaveLength(count);
    expect(rows.reduce((sum, length) => sum + length, 0)).toBe(count);
    for (const place of places) {
      expect(place.x).toBeGreaterThanOrEqual(-0.01);
      expect(place.x + card).toBeLessThanOrEqual(room + 0.01);
      expect(place.y + height).toBeLessThanOrEqual(tall + 0.01);
    }
    let first = 0;
    for (const length of rows) {
      for (let at = first + 1; at < first + length; at++) {
        const step = (places[at]?.x ?? 0) - (places[at - 1]?.x ?? 0);
        expect(step).toBeGreaterThan(leastStep(card) * 0.7);
      }
      first += length;
    }
  });
});

test('a short hand is one bent row, a long one straight rows of nearly equal length', () => {
  expect(fan(7, 344, 64).rows).toEqual([7]);
  expect(fan(7, 344, 64).places[0]?.turn).toBeLessThan(0);
  const long = fan(22, 344, 64);
  expect(long.rows).toEqual([11, 11]);
  expect(fan(30, 344, 64).rows).toEqual([10, 10, 10]);
  expect(long.places.every((place) => place.turn === 0)).toBe(true);
});

test('however a fan bends, of every card its sign is seen', () => {
  const full = fan(8, 520, 142, 0.38);
  expect(full.rows).toEqual([8]);
  const steps = full.places.slice(1).map((place, at) => place.x - (full.places[at]?.x ?? 0));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0.38 * 142 - 0.01);
});

test('arrow keys walk along a row and between rows, and stop at the ends', () => {
  const long = fan(22, 344, 64);
  expect(neighbour(long, 0, 'ArrowLeft')).toBe(0);
  expect(neighbour(long, 10, 'ArrowRight')).toBe(11);
  expect(neighbour(long, 21, 'ArrowRight')).toBe(21);
  expect(neighbour(long, 0, 'ArrowDown')).toBe(11);
  expect(neighbour(long, 11, 'ArrowUp')).toBe(0);
  expect(neighbour(long, 21, 'ArrowUp')).toBe(10);
  expect(neighbour(long, 2, 'ArrowUp')).toBe(2);
  expect(neighbour(long, 3, 'End')).toBe(21);
});

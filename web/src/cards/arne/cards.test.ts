import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import ArneCard from './ArneCard.svelte';
import { CODES, COLOURS, faceOf, fromShort, sorted } from './codes';
import { EMBLEMS } from './shapes';

function drawing(code: string): string {
  const { container, unmount } = render(ArneCard, { code });
  const found = container.innerHTML;
  unmount();
  return found;
}

test('there are 55 different faces, and no two are drawn alike', () => {
  expect(CODES).toHaveLength(55);
  expect(new Set(CODES.map(drawing)).size).toBe(55);
  expect(faceOf('?')).toBeNull();
});

test('without colour two cards of one value still differ', () => {
  const bare = (code: string): string => drawing(code).replace(/#[0-9a-f]{3,8}/gi, '');
  expect(new Set(COLOURS.map((colour) => bare(`${colour}500`))).size).toBe(6);
  expect(new Set(COLOURS.map((colour) => bare(`k-200${colour}`))).size).toBe(6);
  expect(new Set(Object.values(EMBLEMS)).size).toBe(6);
});

test('a hand is sorted: scores by colour, actions, black cards', () => {
  expect(sorted(['k-stop', 'a-x3', 'rx2', 'k-200b', 'r50', 'y50'])).toEqual([
    'r50',
    'rx2',
    'y50',
    'a-x3',
    'k-200b',
    'k-stop',
  ]);
  expect(['x3', 'cham', 'crash', 'lock'].map(fromShort).every((code) => faceOf(code))).toBe(true);
});

test('only a black 200 has a minus', () => {
  expect(drawing('r200')).not.toContain('−');
  expect(drawing('k-200r')).toContain('−200');
});

import { expect, test } from 'vitest';
import { countOf, field, keyed, numbersOf, optionsOf, spread, words } from './fields';

const POSITION = { fields: { A: 'r5 g7 ?3', turn: 'B' }, plain: { dir: 'cw', turn: 'A' } };

test('a field is found where the position leaves it out, and what it writes wins', () => {
  expect(field(POSITION, 'dir')).toBe('cw');
  expect(field(POSITION, 'turn')).toBe('B');
  expect(field(POSITION, 'stack')).toBe('-');
});

test('hidden cards are spread and counted', () => {
  expect(spread('r5 ?3')).toEqual(['r5', '?', '?', '?']);
  expect(countOf('r5 ?30 w4')).toBe(32);
  expect(spread('-')).toEqual([]);
  expect(words('-')).toEqual([]);
});

test('numbers stand behind their seats', () => {
  expect(numbersOf('A 20 B 35')).toEqual(
    new Map([
      ['A', 20],
      ['B', 35],
    ]),
  );
});

test('an option with a text of several words is one option', () => {
  expect(optionsOf('3p strict blank_rules=BX/none"sing a song",B03 hand=8').get('hand')).toBe('8');
});

test('copies of a card have keys of their own that stay when another card leaves', () => {
  const before = keyed(['r5', 'r5', 'w']);
  expect(before.map((one) => one.key)).toEqual(['r5#0', 'r5#1', 'w#0']);
  expect(keyed(['r5', 'w']).map((one) => one.key)).toEqual(['r5#0', 'w#0']);
});

import { expect, test } from 'vitest';
import { addToForm, beginForm, names, writeCode } from './codes';

test('a code is written from what it names; what is not named is left out', () => {
  expect(writeCode('uno', 'play', { card: 'w4', colour: 'b' })).toBe('w4:b');
  expect(writeCode('uno', 'play', { card: 'wb1', colour: 'r', target: 'C' })).toBe('wb1:r>C');
  expect(writeCode('uno', 'play', { card: 'g7', colour: undefined })).toBe('g7');
  expect(writeCode('uno', 'disc', { cards: ['r5', 'g7'] })).toBe('disc:r5,g7');
  expect(writeCode('uno', 'draw')).toBe('draw');
  expect(writeCode('arne', 'k-thief', { card: 'k-thief', pile: 'top' })).toBe('k-thief@top');
  expect(writeCode('arne', 'joint', { codes: ['k-stop', 'k-rev'] })).toBe('k-stop & k-rev');
  expect(writeCode('iota', 'pass', { cards: [] })).toBe('P');
  expect(writeCode('munchkin', 'pow', { power: 'steal', paid: ['flake'], target: 'A', card: 'boots' })).toBe(
    'pow steal -flake > A:boots',
  );
});

test('a pattern says what an action names', () => {
  expect(names('arne', 'k-crash', 'stack')).toBe(true);
  expect(names('arne', 'k-stop', 'field')).toBe(false);
});

test('a form grows by what is tapped', () => {
  expect(beginForm('play CARD CARD', 'play')).toBe('play ');
  const one = addToForm('play ', 'play CARD CARD', 'play', 'g5*');
  expect(addToForm(one, 'play CARD CARD', 'play', 'g6*')).toBe('play g5* g6*');
  const disc = addToForm('', 'disc:CARD,CARD', 'disc', 'r5');
  expect(addToForm(disc, 'disc:CARD,CARD', 'disc', 'g7')).toBe('disc:r5,g7');
});

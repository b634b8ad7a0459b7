import { expect, test } from 'vitest';
import { readAddress, splitMoves, textOf, writeAddress, type StudyAddress } from './address';

const STUDY: StudyAddress = {
  game: 'uno',
  position: '3p strict | A r5 g1 | B b2 b7 | C y4 y6 | top r3 | deck b1 b3 …',
  moves: ['A r5', 'C catch:A', 'B joke "one; \\" two"'],
  at: 1,
  eyes: 'B',
  bots: 'AC',
};

test('an address is read as it was written', () => {
  const address = writeAddress(STUDY);
  expect(address.startsWith('/study#game=uno&position=3p')).toBe(true);
  expect(readAddress(address.slice('/study'.length))).toEqual(STUDY);
});

test('what is as usual is left out, and what is nonsense counts as usual', () => {
  const plain: StudyAddress = { ...STUDY, at: 3, eyes: 'turn', bots: '' };
  expect(writeAddress(plain)).not.toMatch(/at=|eyes=|bots=/);
  expect(readAddress('#game=uno&position=x&at=-7.5&eyes=<b>&bots=a1')).toMatchObject({
    at: 0,
    eyes: 'turn',
    bots: '',
  });
  expect(readAddress('#game=uno')).toBeUndefined();
});

test('moves are apart by semicolons outside quotes', () => {
  expect(splitMoves('A r5; B joke "a; b"; ')).toEqual(['A r5', 'B joke "a; b"']);
  expect(textOf({ ...STUDY, moves: ['A r5'] })).toBe(`game uno\nP ${STUDY.position}\n> A r5`);
});

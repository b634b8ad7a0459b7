import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256';
import { checkDeal, seedsOf } from './shuffle';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

test('our SHA-256 is the SHA-256', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 200]) {
    const text = 'карта'.repeat(40).slice(0, length);
    expect(sha256(text)).toBe(hash(text));
  }
});

const secret = 'ab'.repeat(32);
const deal = {
  commitment: hash(`deal 2 77 ${secret}`),
  salt: '77',
  secret,
  added: { C: '1b', A: '00ff' },
  totals: [],
};

test('an honest deal holds, and its seed follows from secret and bytes in the order of the seats', () => {
  expect(checkDeal(2, deal, { seat: 'A', bytes: '00ff' })).toEqual({
    commitment: true,
    mine: true,
    seed: `h1:${hash(`seed 2 ${secret} A:00ff C:1b`)}`,
  });
});

test('another secret, or bytes that were exchanged, are noticed', () => {
  const other = { ...deal, secret: 'cd'.repeat(32) };
  expect(checkDeal(2, other).commitment).toBe(false);
  expect(checkDeal(2, deal, { seat: 'A', bytes: '00fe' }).mine).toBe(false);
});

test('the seeds of a record are found in its head and in later rounds', () => {
  expect(seedsOf('koloda 1\nseed h1:aa\nA r7\n~ seed h1:bb\n# seed x\ndigest 1\n')).toEqual([
    'h1:aa',
    'h1:bb',
  ]);
});

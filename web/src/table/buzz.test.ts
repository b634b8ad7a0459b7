import { expect, test } from 'vitest';
import { feel } from './buzz';

const NOTHING = { seat: 'B', events: [], asked: false, opened: [] };
const event = (kind: string, values: Record<string, string>) => ({ kind, seat: 'A', clause: '', values });
const race = (seats: string, press: string) => ({
  serial: 1,
  name: 'race',
  kind: 'race',
  seats,
  clause: '',
  ms: 3000,
  ends: 0,
  press,
});

test('my turn is felt, and nothing when it is not', () => {
  expect(feel({ ...NOTHING, asked: true })).toEqual([40]);
  expect(feel(NOTHING)).toEqual([]);
});

test('a race of mine is felt, one of others is not', () => {
  expect(feel({ ...NOTHING, asked: true, opened: [race('AB', 'cover')] })).toHaveLength(3);
  expect(feel({ ...NOTHING, opened: [race('AC', 'cover')] })).toEqual([]);
  expect(feel({ ...NOTHING, opened: [race('AB', '')] })).toEqual([]);
});

test('who is caught feels it most, who is called out wrongly does not', () => {
  const caught = feel({ ...NOTHING, events: [event('caught', { target: 'B' })] });
  expect(caught.reduce((sum, one) => sum + one)).toBeGreaterThan(300);
  expect(feel({ ...NOTHING, events: [event('caught', { target: 'C' })] })).toEqual([]);
  expect(feel({ ...NOTHING, events: [event('called', { target: 'B', right: 'no' })] })).toEqual([]);
});

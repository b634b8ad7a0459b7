import { describe, expect, test } from 'vitest';
import en from 'koloda/games/montana/texts/en.ftl?raw';
import koloda from 'koloda/texts/en.ftl?raw';
import ru from 'koloda/games/montana/texts/ru.ftl?raw';
import { Teller } from '@/table/tell';
import { Texts } from '@/texts/texts';
import { boardTexts } from '../shared/testTexts';
import type { EventText } from '../board';
import { readRules, readTable } from './table';
import { raceTimes, ruleWords, words } from './words';

const SEATS = ['A', 'B', 'C'];
const texts = boardTexts('montana', [koloda, en]);

const FIELDS = {
  A: 'b5o g5* #4 g1o',
  B: '?3',
  C: '?1',
  pile: '?4 b5* b4o',
  deck: '?61',
  turn: 'A',
  said: 'C',
  skip: 'B',
};
const PLAIN = {
  phase: 'MOVE',
  dir: '+',
  drawn: '-',
  total: 'A 0 B 0 C 0',
  owed: '0',
  latest: 'b5* b4o',
  active: 'V Veven S :run M - D1 #3 D2 - D3 #4',
  clauses: 'V montana.v.even S montana.smile.run M montana.match.base',
};

describe('a position of Montana', () => {
  const table = readTable({ fields: FIELDS, plain: PLAIN }, SEATS, 'A');

  test('shows my hand sorted and the others as numbers', () => {
    expect(table.hand).toEqual(['g1o', 'g5*', 'b5o', '#4']);
    expect(table.seats.map((seat) => seat.count)).toEqual([4, 3, 1]);
  });

  test('shows the latest play with its top card last', () => {
    expect([table.latest, table.top, table.under, table.deck]).toEqual([['b5*', 'b4o'], 'b4o', 4, 61]);
  });

  test('shows the top of each of the six rule piles', () => {
    expect(table.rules.map((pile) => [pile.id, pile.top])).toEqual([
      ['M', null],
      ['S', ':run'],
      ['V', 'Veven'],
      ['D1', '#3'],
      ['D2', null],
      ['D3', '#4'],
    ]);
    expect(table.rules.map((pile) => pile.number)).toEqual([0, 0, 0, 1, 2, 3]);
    expect(table.rules[0]?.clause).toBe('montana.match.base');
    expect(readRules('-', '-').every((pile) => pile.top === null)).toBe(true);
  });

  test('shows what a lost race costs and whether several cards go together, as it is told', () => {
    expect([table.race, table.several]).toEqual([0, false]);
    const told = readTable({ fields: FIELDS, plain: { ...PLAIN, race: '3', several: 'yes' } }, SEATS, 'A');
    expect([told.race, told.several]).toEqual([3, true]);
  });

  test('shows who has shouted and who misses', () => {
    expect(table.seats[1]).toMatchObject({ skips: true, said: false });
    expect(table.seats[2]).toMatchObject({ said: true });
  });
});

describe.each([
  ['en', en],
  ['ru', ru],
] as const)('words in %s', (lang, source) => {
  const here = new Texts(lang, 'montana', [source]);

  test('every rule says in plain words what it does, and so does every empty pile', () => {
    const codes = ['!o=', '!o1', '!s=', '!s1', ':same', ':run', ':say', ':tap', 'Vodd', 'Veven'];
    const said = [...codes, '#1', '#2', '#3', '#4', '#5', '#6'].map((code) => ruleWords(here, '', code));
    const empty = ['M', 'S', 'V'].map((pile) => ruleWords(here, pile, null));
    expect(new Set([...said, ...empty]).size).toBe(19);
    expect([...said, ...empty].every((text) => text.length > 4)).toBe(true);
  });
});

test('everybody hears how the race went', () => {
  const event: EventText = {
    kind: 'race-over',
    seat: 'A',
    clause: 'montana.race.result',
    values: { losers: ['B'], times: ['412', '-', '380'] },
  };
  expect(raceTimes(event, SEATS)).toEqual([
    { seat: 'C', ms: 380 },
    { seat: 'A', ms: 412 },
    { seat: 'B', ms: null },
  ]);
  const names: Record<string, string> = { A: 'Anya', B: 'Boris', C: 'Vera' };
  const teller = new Teller(texts, 'A', (seat) => names[seat] ?? seat, words(texts));
  expect(teller.tell(event)).toEqual([
    'The race is over. The slowest: Boris.',
    'Vera 380 ms · you 412 ms · Boris —',
  ]);
  const drawn = { ...event, clause: 'montana.race.chance', values: { losers: ['B'] } };
  expect(teller.tell(drawn)).toEqual(['The race is decided by lot. Bad luck: Boris.']);
});

test('whoever is meant is spoken to', () => {
  const names: Record<string, string> = { A: 'Anya', B: 'Boris', C: 'Vera' };
  const swap: EventText = { kind: 'swapped', seat: 'B', clause: 'montana.digit.5', values: { target: 'A' } };
  const heard = ['A', 'B', 'C'].map((seat) =>
    new Teller(texts, seat, (who) => names[who] ?? who, words(texts)).tell(swap),
  );
  expect(heard.flat()).toEqual([
    'Boris and you swap hands.',
    'You and Anya swap hands.',
    'Boris and Anya swap hands.',
  ]);
});

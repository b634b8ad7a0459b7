import { expect, test } from 'vitest';
import { keepScreen } from '@/texts/screens';
import { Texts } from '@/texts/texts';
import type { ActionText } from '../board';
import { label, using } from './labels';
import { fitPairs, PAIR, readTable, sortHand, type Declared } from './table';
import { cardWords, fieldWords, shortCard, words } from './words';

const SUITED: Declared = {
  ranks: '6789TJQKA',
  suits: 'scdh',
  fields: {
    A: 'hand',
    B: 'hand',
    C: 'hand',
    table: 'pairs',
    deck: 'pile',
    discard: 'heap',
    trump: 'suit',
    attack: 'seat',
    passed: 'seats',
    round: 'number',
    mood: 'word',
    note: 'text',
    trick: 'row',
    score: 'points',
    phase: 'word',
    turn: 'seats',
  },
};
const SEATS = ['A', 'B'];
const WORDS = `
toy-action-play = Play
toy-action-call = Call out { $target }: { $offence }
toy-action-swap = Swap with { $target }
toy-action-beat = Beat
toy-field-mood-calm = quiet
toy-card-fool = The Fool
koloda-card = { $rank } of { $suit }
koloda-rank-T = ten
    .index = 10
koloda-suit-d = diamonds
`;
const TEXTS = new Texts('en', 'toy', [WORDS]);
keepScreen('toy', SUITED);

const name = (seat: string): string => ({ A: 'Anna', B: 'Boris' })[seat] ?? seat;
const act = (code: string, verb: string, values: ActionText['values'] = {}): ActionText => ({
  code,
  verb,
  values,
});
const read = (fields: Record<string, string>, plain: Record<string, string> = {}) =>
  readTable({ fields, plain }, SUITED, SEATS);

test('a field is what the game declares it to be, however its words look', () => {
  const shown = read(
    {
      A: '6s Td',
      B: '?5',
      table: '8s>7s 9c',
      deck: '?23 7h',
      discard: '?4',
      trump: 'h',
      attack: 'A',
      passed: 'A B',
      round: '4',
      mood: 'calm',
      score: 'A 3 B 12',
      phase: 'LAY',
    },
    { turn: 'A' },
  );
  expect([...shown.hands]).toEqual([
    ['A', { cards: ['6s', 'Td'], count: 2 }],
    ['B', { cards: ['?', '?', '?', '?', '?'], count: 5 }],
  ]);
  expect(shown.rows).toEqual([
    {
      name: 'table',
      pairs: [
        { lower: '7s', upper: '8s' },
        { lower: '9c', upper: null },
      ],
    },
  ]);
  expect(shown.piles).toEqual([
    { name: 'deck', count: 24, top: null, bottom: '7h' },
    { name: 'discard', count: 4, top: null, bottom: null },
  ]);
  expect(shown.suits).toEqual([{ name: 'trump', kind: 'suit', value: 'h' }]);
  expect(shown.facts.map((fact) => fact.name)).toEqual(['round', 'mood']);
  expect(shown.marks.get('A')).toEqual(['attack', 'passed']);
  expect(shown.points.get('B')).toBe(12);
});

test('an open heap lies side by side, an open pile shows its top, an empty one its place', () => {
  const shown = read({ discard: '6s 7s', deck: '-', table: '-' });
  expect(shown.rows.map((row) => row.pairs.length)).toEqual([0, 2]);
  expect(shown.piles).toEqual([{ name: 'deck', count: 0, top: null, bottom: null }]);
  expect(read({ trick: 'Ks 6s' }).rows[0]?.pairs.map((pair) => pair.lower)).toEqual(['Ks', '6s']);
  expect(read({ deck: '9c 8d' }).piles[0]).toEqual({ name: 'deck', count: 2, top: '9c', bottom: '8d' });
  expect(read({ deck: '9c' }).piles[0]).toEqual({ name: 'deck', count: 1, top: '9c', bottom: null });
});

test('what nobody declares is a text; a seat that is not there has no hand', () => {
  const shown = read({ C: '?3', odd: 'a>b' });
  expect(shown.hands.size).toBe(0);
  expect(shown.facts).toEqual([{ name: 'odd', kind: 'text', value: 'a>b' }]);
});

test('a hand is sorted by suit and rank, the suit that counts last; other cards stay as they are', () => {
  expect(sortHand(['9h', 'As', '6d', '7s', 'Jc'], SUITED, 'c')).toEqual(['7s', 'As', '6d', '9h', 'Jc']);
  expect(sortHand(['k9', 'k3'], { fields: {}, ranks: '', suits: '' }, '')).toEqual(['k9', 'k3']);
});

test.each([
  [1, 340, 230],
  [6, 340, 230],
  [6, 700, 120],
  [6, 300, 60],
  [12, 900, 400],
])('%i pairs fit into %i × %i', (count, width, height) => {
  const { columns, card } = fitPairs(count, width, height, 120);
  const rows = Math.ceil(count / columns);
  expect(card).toBeLessThanOrEqual(120);
  if (card > 24) {
    expect(card * (columns * (PAIR.wide + PAIR.gap) - PAIR.gap)).toBeLessThanOrEqual(width);
    expect(card * (rows * (PAIR.tall + PAIR.gap) - PAIR.gap)).toBeLessThanOrEqual(height);
  }
});

test('wide rooms have one row, narrow ones several', () => {
  expect(fitPairs(6, 700, 120, 90).columns).toBe(6);
  expect(fitPairs(6, 340, 230, 90).columns).toBe(3);
});

test('cards have names: short ones, spoken ones, those of the game, and codes', () => {
  expect(shortCard(TEXTS, 'Td')).toBe('10♦\uFE0E');
  expect(cardWords(TEXTS, 'Td')).toBe('ten of diamonds');
  expect(shortCard(TEXTS, '6s')).toBe('6♠\uFE0E');
  expect([shortCard(TEXTS, 'fool'), cardWords(TEXTS, 'fool')]).toEqual(['The Fool', 'The Fool']);
  expect(shortCard(TEXTS, '5s')).toBe('5s');
  expect(fieldWords(TEXTS, 'trump', 'suit', 'h')).toBe('♥\uFE0E');
  expect(fieldWords(TEXTS, 'mood', 'word', 'calm')).toBe('quiet');
  expect(fieldWords(TEXTS, 'mood', 'word', 'wild')).toBe('wild');
});

test('log and refusals say cards and suits, and leave seats to the shell', async () => {
  globalThis.fetch = () => Promise.resolve(Response.json({ ...SUITED, texts: {}, books: {} }));
  const { word } = await words(TEXTS);
  expect(word?.('card', 'Td')).toBe('10♦\uFE0E');
  expect(word?.('trump', 'd')).toBe('♦\uFE0E');
  expect(word?.('who', 'A')).toBeUndefined();
});

test('actions are said in words; what the words do not say stands behind them', () => {
  expect(label(TEXTS, act('lay', 'play', { card: 'Td' }), name)).toBe('Play 10♦\uFE0E');
  expect(label(TEXTS, act('x', 'swap', { card: '6s', target: 'B' }), name)).toBe('Swap with Boris 6♠\uFE0E');
  expect(label(TEXTS, act('y', 'call', { target: 'A', offence: 'late' }), name)).toBe('Call out Anna: late');
  expect(label(TEXTS, act('8s>7s', 'beat', { card: '8s', other: '7s' }), name, '8s')).toBe('Beat 7♠\uFE0E');
  expect(label(TEXTS, act('z', 'play', { card: 'Td', round: 2 }), name)).toBe('Play 10♦\uFE0E 2');
  expect(label(TEXTS, act('z', 'play', { card: 'Td', round: 2 }), name, '', true)).toBe('Play 10♦\uFE0E');
  expect(label(TEXTS, act('fly:6s', 'fly', { card: '6s' }), name)).toBe('fly:6s');
});

test('a card finds the actions that name it', () => {
  const legal = [
    act('draw', 'draw'),
    act('play 6s', 'play', { card: '6s' }),
    act('play 6s 7s', 'play', { cards: ['6s', '7s'] }),
    act('lay 8s', 'lay', { card: '8s' }),
  ];
  expect(using(legal, '6s').map((action) => action.code)).toEqual(['play 6s', 'play 6s 7s']);
});

import { expect, test } from 'vitest';
import { Texts } from '@/texts/texts';
import type { ActionText } from '../board';
import { label, using } from './labels';
import { sortFields } from './table';

const TEXTS = new Texts('en', 'toy', [
  `
toy-action-play = Play
toy-action-call = Call out { $target }: { $offence }
toy-action-swap = Swap with { $target }
`,
]);
const SEATS = ['A', 'B'];
const name = (seat: string): string => ({ A: 'Anna', B: 'Boris' })[seat] ?? seat;
const act = (code: string, verb: string, values: ActionText['values'] = {}): ActionText => ({
  code,
  verb,
  values,
});

test('an action has the words of its game, and what they leave out stands behind them', () => {
  const say = (action: ActionText): string => label(TEXTS, action, name);
  expect(say(act('play g5*', 'play', { card: 'g5*' }))).toBe('Play g5*');
  expect(say(act('call B wrong', 'call', { target: 'B', offence: 'wrong' }))).toBe('Call out Boris: wrong');
  expect(say(act('swap:B', 'swap', { target: 'B' }))).toBe('Swap with Boris');
  expect(say(act('wx:g>B', 'wx', { card: 'wx', target: 'B' }))).toBe('wx:g>B');
});

test('fields are piles, hands or facts by their look', () => {
  const sorted = sortFields(
    {
      fields: {
        A: 'g5* !o=',
        B: '?7',
        deck: '?40',
        pile: '?3 r1o',
        V: 'Vodd',
        turn: 'A',
        total: 'A 0 B 20',
        skip: 'B',
      },
      plain: { dir: '+', drawn: '-' },
    },
    SEATS,
  );
  expect(sorted.hands.map((zone) => [zone.name, zone.count])).toEqual([
    ['A', 2],
    ['B', 7],
  ]);
  expect(sorted.zones.map((zone) => [zone.name, zone.count])).toEqual([
    ['deck', 40],
    ['pile', 4],
    ['V', 1],
  ]);
  expect(sorted.facts.map((fact) => fact.name)).toEqual(['dir', 'turn', 'total', 'skip']);
});

test('a card finds the actions that name it', () => {
  const legal = [
    act('draw', 'draw'),
    act('play g5*', 'play', { card: 'g5*' }),
    act('play g5* g6*', 'play', { cards: ['g5*', 'g6*'] }),
    act('lay #4', 'lay', { card: '#4' }),
  ];
  expect(using(legal, 'g5*').map((action) => action.code)).toEqual(['play g5*', 'play g5* g6*']);
});

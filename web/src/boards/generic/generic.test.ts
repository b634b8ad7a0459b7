import { expect, test } from 'vitest';
import { Texts } from '@/texts/texts';
import { append, begin, label, likeOthers, readCode, using } from './actions';
import { sortFields } from './fields';

const TEXTS = new Texts('en', 'toy', [
  `
toy-action-play = Play
toy-action-call = Call out { $target }: { $offence }
toy-action-swap = Swap with { $target }
`,
]);
const SEATS = ['A', 'B'];
const name = (seat: string): string => ({ A: 'Anna', B: 'Boris' })[seat] ?? seat;
const say = (code: string): string => label(TEXTS, readCode(code), name, SEATS);

test('an action has the words of its game, and what they leave out stands behind them', () => {
  expect(say('play g5*')).toBe('Play g5*');
  expect(say('call B wrong')).toBe('Call out Boris: wrong');
  expect(say('swap:B')).toBe('Swap with Boris');
  expect(say('wx:g>B')).toBe('wx:g>B');
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

test('a card finds the actions that use it; another one is asked about in the same way', () => {
  const offers = ['draw', 'play g5*', 'play g5* g6*', 'lay #4'].map(readCode);
  expect(using(offers, 'g5*').map((offer) => offer.code)).toEqual(['play g5*', 'play g5* g6*']);
  expect(likeOthers(offers, ['g5*', 'r1o'], 'r1o')).toBe('play r1o');
  expect(likeOthers([readCode('draw')], ['g5*', 'r1o'], 'r1o')).toBeNull();
});

test('a form grows by what is tapped', () => {
  expect(begin('play CARD CARD', 'play')).toBe('play ');
  const one = append('play ', 'play CARD CARD', 'play', 'g5*');
  expect(append(one, 'play CARD CARD', 'play', 'g6*')).toBe('play g5* g6*');
  expect(append(append('', 'disc:CARD,CARD', 'disc', 'r5'), 'disc:CARD,CARD', 'disc', 'g7')).toBe(
    'disc:r5,g7',
  );
});

import { expect, test } from 'vitest';
import type { AnalysisText, DecisionText } from '@/protocol/wire';
import { mistakes, sums, turns } from './story';

const weighed = { action: null, chance: 50, error: 5 };
const decision = (step: number, seat: string, loss: number, mistake: boolean): DecisionText => ({
  step,
  seat,
  done: weighed,
  choices: [weighed],
  loss,
  error: 2,
  mistake,
  reasons: [],
});

const game: AnalysisText = {
  game: 'uno',
  seats: ['A', 'B'],
  decisions: [decision(0, 'A', 5, true), decision(2, 'B', 1, false), decision(3, 'A', 30, true)],
  curve: [
    { step: 0, chances: [50, 50] },
    { step: 2, chances: [55, 45] },
    { step: 3, chances: [60, 40] },
    { step: 4, chances: [20, 80] },
    { step: 6, chances: [0, 100] },
  ],
  given: [
    { value: 35, error: 3 },
    { value: 0, error: 1 },
  ],
  luck: [
    { value: -15, error: 4 },
    { value: 15, error: 4 },
  ],
  reactions: [
    { step: 1, seat: 'B', ms: 900 },
    { step: 4, seat: 'B', ms: 300 },
    { step: 5, seat: 'B', ms: 700 },
  ],
};

test('the dearest mistake is told first', () => {
  expect(mistakes(game).map((one) => one.step)).toEqual([3, 0]);
});

test('a turning point is where a chance changed much, by the action that did it', () => {
  expect(turns(game)).toEqual([
    { step: 3, seat: 0, from: 60, to: 20 },
    { step: 4, seat: 0, from: 20, to: 0 },
  ]);
  expect(turns(game, 1).map((one) => one.step)).toEqual([3]);
});

test('every seat has its sums, and its fastest and middle reaction', () => {
  const [anna, ben] = sums(game);
  expect([anna?.decisions, anna?.mistakes, anna?.given.value, anna?.fastest]).toEqual([2, 2, 35, undefined]);
  expect([ben?.decisions, ben?.mistakes, ben?.luck.value, ben?.fastest, ben?.middle]).toEqual([
    1, 0, 15, 300, 700,
  ]);
});

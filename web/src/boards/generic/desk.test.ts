import { expect, test } from 'vitest';
import { keyed } from '../shared/fields';
import { testTable } from '../shared/testTable.svelte';
import { Desk } from './desk.svelte';

const lay = (card: string) => ({ code: `lay ${card}`, verb: 'lay', values: { card } });
const SHED = { verb: 'shed', pattern: 'shed:CARD,CARD', least: 2, most: 2, aside: false };

function seated(more: Parameters<typeof testTable>[0]) {
  const table = testTable({ fields: { A: 'k3 k5', B: '?2', turn: 'A' }, ...more });
  return { ...table, desk: new Desk(() => table.board) };
}

function tap(desk: Desk, code: string): void {
  const one = keyed([code])[0];
  if (one) desk.choose(one);
}

test('many actions are found under the card that they name', () => {
  const take = { code: 'take', verb: 'take' };
  const many = Array.from({ length: 20 }, (_, at) => ({ ...lay('k3'), code: `lay k3 ${at}` }));
  expect(seated({ legal: [lay('k3'), take] }).desk.buttons).toHaveLength(2);
  const { desk } = seated({ legal: [...many, take] });
  expect(desk.buttons).toEqual([take]);
  tap(desk, 'k3');
  expect(desk.choices).toHaveLength(20);
});

test('a form takes the cards that are tapped, and closes when it is gone', () => {
  const { desk, acted, next } = seated({ forms: [SHED] });
  desk.open(SHED);
  tap(desk, 'k3');
  tap(desk, 'k5');
  expect([desk.filled, acted]).toEqual(['shed:k3,k5', []]);
  next({ forms: [] });
  desk.tidy();
  expect(desk.form).toBeNull();
});

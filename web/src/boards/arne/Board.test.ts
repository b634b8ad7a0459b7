import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import type { ActionText } from '../board';
import { testTable } from '../shared/testTable.svelte';
import Board from './Board.svelte';

const FIELDS = {
  A: 'r500 b200 k-cham k-thief k-crash k-stop',
  B: '?5',
  seats: 'A:r B:b',
  field1: '[r100]',
  field2: '[b1000] [b50]',
  deck: '?30',
  turn: 'A',
  phase: 'MOVE',
};
const TOGETHER = { verb: '&', pattern: 'A & B', least: 2, most: 9, aside: true };

const act = (code: string, verb: string, values: ActionText['values'] = {}): ActionText => ({
  code,
  verb,
  values,
});
const PLAY = act('play r500', 'play', { card: 'r500' });
const DISCARD = act('disc b200', 'disc', { card: 'b200' });
const STOP = act('k-stop', 'black', { card: 'k-stop' });
const OK = act('ok', 'ok');
const crash = (stack: string) => act(`k-crash@2.${stack}`, 'black', { card: 'k-crash', field: '2', stack });
const give = (...cards: string[]) => act(`give ${cards.join(' ')}`, 'give', { cards });

function open(fields: Record<string, string>, legal: ActionText[], forms = [TOGETHER]) {
  const table = testTable({ game: 'arne', fields: { ...FIELDS, ...fields }, legal, forms });
  render(Board, { table: table.board });
  return table;
}

async function tap(find: string | HTMLElement | null): Promise<void> {
  (typeof find === 'string' ? document.querySelector<HTMLElement>(find) : find)?.click();
  await tick();
}

const card = (code: string) => `.hand [data-code=${code}]`;
const button = (words: RegExp) => screen.queryByRole('button', { name: words });

test('a score card goes to my field, or face down to the discard', async () => {
  const table = open({}, [PLAY, DISCARD, STOP]);
  await tap(card('r500'));
  await tap('.home .here');
  table.next({ legal: [DISCARD] });
  await tick();
  await tap(card('b200'));
  await tap('[data-aim=discard]');
  expect(table.acted).toEqual(['play r500', 'disc b200']);
});

test('a black card lights what it can hit, also while another moves', async () => {
  const table = open({ turn: 'B' }, [crash('1'), crash('2'), STOP]);
  await tap(card('k-crash'));
  const lit = [...document.querySelectorAll<HTMLElement>('.aim.lit')].map((one) => one.dataset['aim']);
  expect(lit).toEqual(['stack:2.1', 'stack:2.2']);
  await tap('[data-aim="stack:2.1"]');
  expect(table.acted).toEqual(['k-crash@2.1']);
});

test('a black card is not held back by an answer that was just sent', async () => {
  const table = open({ phase: 'END' }, [OK, STOP]);
  await tap(button(/arne-action-ok/));
  await tap(card('k-stop'));
  await tap(button(/Play it/));
  expect(table.acted).toEqual(['ok', 'k-stop']);
});

test('several black cards fall together, and are named before they do', async () => {
  const table = open({}, [STOP, act('k-cham@2.1', 'black', { card: 'k-cham', field: '2', stack: '1' })]);
  await tap(button(/Several at once/));
  await tap(card('k-cham'));
  await tap('[data-aim="stack:2.1"]');
  await tap(card('k-thief'));
  await tap('[data-aim="stack:2.1"]');
  await tap(button(/With its chameleon/));
  await tap(card('k-cham')); // there is only one
  await tap(button(/Play all 2/));
  expect(table.acted).toEqual(['k-cham@2.1 & k-thief@2.1:keep']);
});

test('a gift is picked card by card', async () => {
  const legal = [give('k-cham', 'k-crash'), give('k-cham', 'k-stop'), give('k-crash', 'k-stop')];
  const table = open({ turn: 'B', phase: 'GIVE', asked: 'A 2black' }, legal, []);
  await tap(card('k-stop'));
  expect(button(/^Give/)?.getAttribute('aria-disabled')).toBe('true');
  await tap(card('k-crash'));
  await tap(button(/^Give/));
  expect(table.acted).toEqual(['give k-crash k-stop']);
});

test('who claims the next turn is said', () => {
  open({ phase: 'END', claim: 'B', ok: 'B' }, [OK]);
  expect(document.querySelector('.claim')?.textContent).toContain('Player B');
  expect(document.querySelector('[data-place="2"] .ok')).not.toBeNull();
});

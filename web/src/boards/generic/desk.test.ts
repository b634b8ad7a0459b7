import { expect, test } from 'vitest';
import { keepScreen } from '@/texts/screens';
import type { LiveWindow } from '../board';
import { keyed } from '../shared/fields';
import { testTable } from '../shared/testTable.svelte';
import { Desk } from './desk.svelte';

const TEXTS = `
toy-phase = { $phase ->
    [BEAT] Beat it
   *[other] Go on
  }
    .others = { $who } must beat it
toy-field-attack = Attacks
`;
keepScreen('toy', {
  ranks: '6789',
  suits: 'scdh',
  fields: { A: 'hand', B: 'hand', table: 'pairs', trump: 'suit', attack: 'seat', note: 'text' },
});

const SHED = { verb: 'shed', pattern: 'shed:CARD,CARD', least: 2, most: 2, aside: false };
const beat = (card: string, other: string) => ({
  code: `${card}>${other}`,
  verb: 'beat',
  values: { card, other },
});
const lay = (card: string) => ({ code: card, verb: 'lay', values: { card } });
const TAKE = { code: 'take', verb: 'take' };
const window = (serial: number, kind: LiveWindow['kind'], seats: string): LiveWindow =>
  ({ serial, name: kind, kind, seats, ms: 0, clause: '', ends: Infinity }) as unknown as LiveWindow;

function seated(more: Parameters<typeof testTable>[0], windows: LiveWindow[] = []) {
  const table = testTable({
    texts: TEXTS,
    fields: { A: '8s 9s 6h', B: '?2', table: '7s 6s', trump: 'h', phase: 'BEAT', attack: 'B' },
    ...more,
  });
  const sent: (number | undefined)[] = [];
  const board = Object.assign(Object.create(table.board) as typeof table.board, {
    act(code: string, how?: { window?: number }) {
      sent.push(how?.window);
      return table.board.act(code);
    },
  });
  Object.defineProperty(board, 'windows', { value: windows });
  return { ...table, sent, desk: new Desk(() => board) };
}

function tap(desk: Desk, code: string): void {
  const one = keyed([code])[0];
  if (one) desk.choose(one);
}

test('a card with one use is played, one with several asks which: the table answers', () => {
  const legal = [beat('8s', '7s'), beat('9s', '7s'), beat('9s', '6s'), TAKE];
  const { desk, acted } = seated({ legal });
  expect([...desk.fits]).toEqual(['8s', '9s']);
  expect(desk.buttons).toEqual([TAKE]);
  tap(desk, '9s');
  expect([acted, desk.card, [...desk.targets]]).toEqual([[], '9s', ['7s', '6s']]);
  expect(desk.choices.map((action) => desk.label(action))).toEqual(['9s>7s', '9s>6s']);
  desk.target('6s');
  expect([acted, desk.card]).toEqual([['9s>6s'], null]);
});

test('a card that is alone in what it can do needs no more', () => {
  const { desk, acted } = seated({ legal: [beat('8s', '7s'), TAKE] });
  tap(desk, '8s');
  expect(acted).toEqual(['8s>7s']);
});

test('the card on the table may be tapped first', () => {
  const { desk, acted } = seated({ legal: [beat('9s', '7s'), beat('8s', '7s'), beat('9s', '6s')] });
  desk.target('6s');
  expect([desk.aim, [...desk.fits]]).toEqual(['6s', ['9s']]);
  desk.target('6s');
  expect(desk.aim).toBeNull();
  desk.target('6s');
  tap(desk, '9s');
  expect(acted).toEqual(['9s>6s']);
});

test('a card that is let go upon another is meant for it', () => {
  const legal = [beat('9s', '7s'), beat('9s', '6s')];
  const one = keyed(['9s'])[0];
  const { desk, acted } = seated({ legal });
  if (one) desk.drop(one, '7s');
  expect(acted).toEqual(['9s>7s']);
  const other = seated({ legal });
  if (one) other.desk.drop(one, undefined);
  expect([other.acted, other.desk.card]).toEqual([[], '9s']);
});

test('who may step in at any moment does so also in the next one; a bare word answers this one', async () => {
  const windows = [window(3, 'notice', 'A'), window(5, 'answer', 'A')];
  const { desk, sent, next } = seated({ legal: [lay('8s'), TAKE] }, windows);
  await desk.act('8s');
  next({ legal: [lay('8s'), TAKE] });
  desk.settle({ steps: [], events: [], before: null, after: desk.table.position, fresh: false });
  await desk.act('take');
  expect(sent).toEqual([undefined, 5]);
  const asked = seated({ legal: [lay('8s')] }, [window(7, 'turn', 'A')]);
  await asked.desk.act('8s');
  expect(asked.sent).toEqual([7]);
});

test('the prompt tells me what to do, the others whom they wait for, and who may step in that he may', () => {
  const turn = [window(1, 'turn', 'A')];
  expect(seated({ legal: [TAKE] }, turn).desk.prompt).toBe('Beat it');
  const watching = seated({ seat: 'B', legal: [] }, turn);
  expect(watching.desk.prompt).toBe('Player A must beat it');
  expect(watching.desk.awaited).toEqual(['A']);
  const plain = seated({ seat: 'B', texts: '', legal: [] }, turn);
  expect(plain.desk.prompt).toBe('Player A is playing');
});

test('a seat says which fields name it, and a text without a title is for programs', () => {
  const fields = { A: '8s', B: '?2', attack: 'B', note: 'x1' };
  const { desk } = seated({ fields });
  expect(desk.notes('B')).toEqual(['Attacks']);
  expect(desk.facts).toEqual([]);
  const titled = seated({ fields, texts: `${TEXTS}toy-field-note = Note\n` });
  expect(titled.desk.facts).toEqual([{ name: 'note', title: 'Note', value: 'x1' }]);
});

test('a form takes the cards that are tapped, and closes when it is gone', () => {
  const { desk, acted, next } = seated({ forms: [SHED] });
  desk.open(SHED);
  tap(desk, '8s');
  tap(desk, '6h');
  expect([desk.filled, acted]).toEqual(['shed:8s,6h', []]);
  next({ forms: [] });
  desk.tidy();
  expect(desk.form).toBeNull();
});

test('what was chosen is left when it is no longer possible', () => {
  const { desk, next } = seated({ legal: [beat('9s', '7s'), beat('9s', '6s')] });
  tap(desk, '9s');
  next({ legal: [beat('9s', '7s')] });
  desk.tidy();
  expect(desk.card).toBeNull();
});

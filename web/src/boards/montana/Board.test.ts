import { fireEvent, render, within } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import en from 'koloda/games/montana/texts/en.ftl?raw';
import { listed, testTable, type Listed } from '../shared/testTable.svelte';
import Board from './Board.svelte';
import RaceTimes from './RaceTimes.svelte';

const FIELDS = { A: 'b5o g5* #4 g1o', B: '?3', C: '?1', pile: '?4 b5* b4o', deck: '?61', turn: 'A' };
const PLAIN = {
  phase: 'MOVE',
  dir: '+',
  total: 'A 0 B 0 C 0',
  latest: 'b5* b4o',
  active: 'V - S :run M - D1 #3 D2 - D3 -',
};
const play = (card: string): Listed => ['play', { card }];
const ALL = listed('montana', play('g1o'), play('g5*'), play('b5o'), ['lay', { card: '#4' }], 'draw');
const SOME = listed(
  'montana',
  play('b5o'),
  ['lay', { card: '#4' }],
  ['lay', { card: '#4', pile: '1' }],
  'draw',
);

function seated(referee: string, more: Parameters<typeof testTable>[0] = {}) {
  const table = testTable({
    game: 'montana',
    seats: 'ABC',
    fields: FIELDS,
    plain: PLAIN,
    options: { referee, target: '0' },
    legal: SOME,
    texts: en,
    ...more,
  });
  const board = render(Board, { table: table.board });
  const card = (code: string) => {
    const found = board.container.querySelector(`[data-code="${code}"]`);
    if (!found) throw new Error(`no card ${code}`);
    return found;
  };
  return { ...table, ...board, card };
}

describe('the board', () => {
  test('strict greys what does not fit and says why', async () => {
    const plain = { ...PLAIN, active: 'V - S - M - D1 #3 D2 - D3 -' };
    const { card, asked, shown, acted } = seated('strict', { plain });
    expect(card('g1o').classList).toContain('dull');
    expect(card('b5o').classList).not.toContain('dull');
    await fireEvent.click(card('g1o'));
    await expect.poll(() => shown).toEqual(['toy.no']);
    expect([acted, asked]).toEqual([[], [{ card: 'g1o' }]]);
    await fireEvent.click(card('b5o'));
    expect(acted).toEqual(['play b5o']);
  });

  test('with the players as referee no card is greyed or lifted, and none is told to fit', () => {
    const { container, card } = seated('table', { legal: ALL });
    expect(container.querySelectorAll('.dull, .fitting')).toHaveLength(0);
    expect(card('g1o').getAttribute('aria-label')).not.toMatch(/fit/);
  });

  test('several cards are played in the order in which they were picked', async () => {
    const { card, acted, getByText } = seated('table', { legal: ALL, plain: { ...PLAIN, several: 'yes' } });
    await fireEvent.click(getByText('Several'));
    await fireEvent.click(card('b5o'));
    await fireEvent.click(card('g1o'));
    await fireEvent.click(getByText('Play 2'));
    expect(acted).toEqual(['play b5o g1o']);
  });

  test('a digit rule asks for its pile', async () => {
    const { card, acted, getByRole } = seated('strict');
    await fireEvent.click(card('#4'));
    await fireEvent.click(within(getByRole('dialog')).getByText('Pile 1'));
    expect(acted).toEqual(['lay #4 @1']);
  });

  test('keys: cover, shout, tap, words, call', async () => {
    const legal = listed(
      'montana',
      'draw',
      ['call', { target: 'B', offence: 'wrong' }],
      ['call', { target: 'C', offence: 'shout' }],
    );
    const { acted } = seated('table', { legal });
    const key = (code: string) => fireEvent.keyDown(document.body, { code });
    await key('Space');
    await key('KeyM');
    await key('KeyT');
    await key('KeyW');
    await key('KeyB');
    await key('Digit5');
    await key('KeyC');
    await key('Digit2');
    expect(acted).toEqual(['cover', 'montana', 'tap', 'say b5', 'call C shout']);
  });

  test('whoever lost the race reads what it costs', () => {
    const times = [
      { seat: 'B', ms: 300 },
      { seat: 'A', ms: null },
    ];
    const { texts } = testTable({ game: 'montana', texts: en }).board;
    const props = { times, losers: ['A'], price: 3, name: (seat: string) => seat, texts, onclose: vi.fn() };
    const { container } = render(RaceTimes, props);
    expect([...container.querySelectorAll('.price')].map((one) => one.textContent)).toEqual(['', '+3']);
  });

  test('a race lights up the pile under the strict referee alone', () => {
    const race = { fields: { ...FIELDS, phase: 'RACE', covers: 'B ?' } };
    expect(seated('strict', race).container.querySelector('.lit')).not.toBeNull();
    const quiet = seated('table', race).container;
    expect(quiet.querySelector('.lit, .racing')).toBeNull();
    expect(quiet.textContent).not.toContain('Cover the pile!');
  });
});

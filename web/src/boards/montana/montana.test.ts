import { fireEvent, render, within } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import en from 'koloda/games/montana/texts/en.ftl?raw';
import ru from 'koloda/games/montana/texts/ru.ftl?raw';
import { Teller } from '@/table/tell';
import { Texts } from '@/texts/texts';
import { boardTexts } from '../shared/toyTexts';
import type { BoardTable, Change, EventText } from '../board';
import Board from './Board.svelte';
import { calls, plays, single, swaps } from './plays';
import { readRules, readTable } from './table';
import { raceTimes, ruleWords, words } from './words';

const SEATS = ['A', 'B', 'C'];
const texts = boardTexts('montana', [en]);

const FIELDS = {
  A: 'b5o g5* #4 g1o',
  B: '?3',
  C: '?1',
  pile: '?4 b5* b4o',
  deck: '?61',
  rules: 'V=?1>Veven S=:run D=?1>#3,-,#4',
  turn: 'A',
  said: 'C',
  skip: 'B',
};
const PLAIN = { phase: 'MOVE', dir: '+', drawn: '-', total: 'A 0 B 0 C 0', owed: '0' };

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
    expect(readRules('-').every((pile) => pile.top === null)).toBe(true);
    expect(readRules('M=!s=>!o1')[0]?.top).toBe('!o1');
  });

  test('shows who has shouted and who misses', () => {
    expect(table.seats[1]).toMatchObject({ skips: true, said: false });
    expect(table.seats[2]).toMatchObject({ said: true });
  });
});

describe('what can be done', () => {
  const legal = ['play g5*', 'lay #4', 'lay #4 @2', 'draw', 'call B wrong', 'call C shout', 'swap C', 'tap'];

  test('the ways to put a card down', () => {
    expect([...plays(legal).keys()]).toEqual(['g5*', '#4']);
    expect(plays(legal).get('#4')).toEqual([
      { code: 'lay #4', pile: 0 },
      { code: 'lay #4 @2', pile: 2 },
    ]);
    expect([single('b1o'), single('!o=')]).toEqual(['play b1o', 'lay !o=']);
  });

  test('calls and swaps', () => {
    expect(calls(legal)).toEqual([
      { code: 'call B wrong', seat: 'B', offence: 'wrong' },
      { code: 'call C shout', seat: 'C', offence: 'shout' },
    ]);
    expect(swaps(legal)).toEqual(['C']);
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
    'The race is over. Too slow: Boris.',
    'Vera 380 ms · Anya 412 ms · Boris —',
  ]);
});

/** A table that answers from plain values and remembers what was done. */
function seated(given: Partial<BoardTable>, referee: string) {
  const done: string[] = [];
  const listeners: ((change: Change) => void)[] = [];
  const legal = given.legal ?? ['play b5o', 'lay #4', 'lay #4 @1', 'draw'];
  const table = {
    id: 't',
    game: 'montana',
    options: { referee, target: '0' },
    seat: 'A',
    chairs: SEATS.map((seat) => ({ seat, kind: 'person', name: seat, level: '', away: false, kept: false })),
    name: (seat: string) => `Player ${seat}`,
    position: { fields: FIELDS, plain: PLAIN },
    field: () => undefined,
    asked: true,
    can: (code: string) => legal.includes(code),
    forms: [],
    windows: [],
    over: false,
    paused: false,
    deals: [],
    screen: false,
    passive: false,
    still: true,
    sound: false,
    onChange(listen: (change: Change) => void) {
      listeners.push(listen);
      return () => undefined;
    },
    act: (code: string) => {
      done.push(code);
      return Promise.resolve({ done: true });
    },
    whyNot: vi.fn(() => Promise.resolve({ clause: 'montana.match.base', text: 'no' })),
    showNo: vi.fn(),
    openRule: vi.fn(),
    announce: vi.fn(),
    texts,
    tell: () => ['said'],
    ...given,
    legal,
  } as unknown as BoardTable;
  const board = render(Board, { table });
  const card = (code: string) => {
    const found = board.container.querySelector(`[data-code="${code}"]`);
    if (!found) throw new Error(`no card ${code}`);
    return found;
  };
  return { ...board, table, done, listeners, card };
}

describe('the board', () => {
  test('strict greys what does not fit and says why', async () => {
    const { card, table, done } = seated({ position: noRun() }, 'strict');
    expect(card('g1o').classList).toContain('dull');
    expect(card('b5o').classList).not.toContain('dull');
    await fireEvent.click(card('g1o'));
    await vi.waitFor(() => expect(table.showNo).toHaveBeenCalled());
    expect(done).toEqual([]);
    await fireEvent.click(card('b5o'));
    expect(done).toEqual(['play b5o']);
  });

  test('with the players as referee no card is greyed or lifted, and none is told to fit', () => {
    const { container, card } = seated(
      { legal: ['play g1o', 'play g5*', 'play b5o', 'lay #4', 'draw'] },
      'table',
    );
    expect(container.querySelectorAll('.dull, .fitting')).toHaveLength(0);
    expect(card('g1o').getAttribute('aria-label')).not.toMatch(/fit/);
  });

  test('several cards are played in the order in which they were picked', async () => {
    const { card, done, getByText } = seated(
      { legal: ['play g1o', 'play g5*', 'play b5o', 'draw'] },
      'table',
    );
    await fireEvent.click(card('b5o'));
    await fireEvent.click(card('g1o'));
    await fireEvent.click(getByText('Play 2'));
    expect(done).toEqual(['play b5o g1o']);
  });

  test('a digit rule asks for its pile', async () => {
    const { card, done, getByRole } = seated({}, 'strict');
    await fireEvent.click(card('#4'));
    await fireEvent.click(within(getByRole('dialog')).getByText('Digit 1'));
    expect(done).toEqual(['lay #4 @1']);
  });

  test('keys: cover, shout, tap, words, call', async () => {
    const { done } = seated({ legal: ['draw', 'call B wrong', 'call C shout'] }, 'table');
    const key = (code: string) => fireEvent.keyDown(document.body, { code });
    await key('Space');
    await key('KeyM');
    await key('KeyT');
    await key('KeyW');
    await key('KeyB');
    await key('Digit5');
    await key('KeyC');
    await key('Digit2');
    expect(done).toEqual(['cover', 'montana', 'tap', 'say b5', 'call C shout']);
  });

  test('a race lights up the pile under the strict referee alone', () => {
    const race = { position: { fields: { ...FIELDS, phase: 'RACE', covers: 'B ?' }, plain: PLAIN } };
    expect(seated(race as never, 'strict').container.querySelector('.lit')).not.toBeNull();
    const quiet = seated(race as never, 'table').container;
    expect(quiet.querySelector('.lit, .racing')).toBeNull();
    expect(quiet.textContent).not.toContain('Cover the pile!');
  });
});

function noRun() {
  return { fields: { ...FIELDS, rules: 'D=#3' }, plain: PLAIN } as never;
}

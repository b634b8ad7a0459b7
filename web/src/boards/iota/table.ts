/** A position of Iota as the board draws it. Nothing is worked out that the position does not say. */

import { countOf, field, numbersOf, spread, words, type Fields } from '../shared/fields';

export interface Cell {
  x: number;
  y: number;
}

/** A card on the grid; `tried` belongs to a draft or to a move that waits to be called. */
export interface Laid extends Cell {
  code: string;
  tried: boolean;
}

export interface Line {
  from: Cell;
  to: Cell;
  sum: number;
  /** What it multiplies all points by. */
  times: number;
}

export interface Preview {
  points: number;
  sum: number;
  times: number;
  /** `chain`, `four`, `last`: one for each doubling. */
  why: string[];
  lines: Line[];
}

export interface IotaSeat {
  seat: string;
  cards: string[];
  count: number;
  points: number;
  inTurn: boolean;
}

export interface IotaTable {
  phase: string;
  turn: string;
  deck: number;
  seats: IotaSeat[];
  grid: Laid[];
  /** My cards as the draft leaves them. */
  hand: string[];
  /** How many steps the draft has. */
  steps: number;
  preview: Preview | null;
  /** What each open joker may be, by its cell. */
  domains: Map<string, string[]>;
}

export function key(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

export function readCell(text: string): Cell {
  const [x, y] = text.split(',');
  return { x: Number(x), y: Number(y) };
}

/** `gt2@1,0` or `+gt2@1,0`. */
function readLaid(word: string, tried: boolean): Laid {
  const [code = '', cell = ''] = word.replace(/^[+*]/, '').split('@');
  return { ...readCell(cell), code, tried };
}

/** `0,0>3,0=8`; `0,0>3,0=8x2` where it doubles. */
export function readLine(text: string): Line {
  const [ends = '', worth = '0'] = text.split('=');
  const [from = '', to = ''] = ends.split('>');
  const [sum, times = '1'] = worth.split('x');
  return { from: readCell(from), to: readCell(to), sum: Number(sum), times: Number(times) };
}

/** Every cell of a line. */
export function cellsOf(line: { from: Cell; to: Cell }): Cell[] {
  const { from, to } = line;
  const dx = Math.sign(to.x - from.x);
  const dy = Math.sign(to.y - from.y);
  const count = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) + 1;
  return Array.from({ length: count }, (_, at) => ({ x: from.x + at * dx, y: from.y + at * dy }));
}

function readPreview(text: string, lines: string): Preview | null {
  const [points, product = '', ...why] = words(text);
  if (points === undefined) return null;
  const [sum, times] = product.split('x');
  return {
    points: Number(points),
    sum: Number(sum),
    times: Number(times),
    why,
    lines: words(lines).map(readLine),
  };
}

function readDomains(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const part of text === '-' ? [] : text.split('; ')) {
    const [cell = '', ...cards] = part.split(' ');
    found.set(cell, cards);
  }
  return found;
}

/** The tiles of a move that waits: `T rs3@4,0 L j1@5,0`. */
function moved(text: string): string[] {
  return words(text).filter((word) => word.includes('@'));
}

/** `me`: whose hand is mine where nobody has worked out what a draft leaves of it, as in a replay. */
export function readTable(position: Fields, seats: readonly string[], me = '?'): IotaTable {
  const draft = words(field(position, 'draft'));
  const tried = [...draft, ...moved(field(position, 'move'))].map((word) => readLaid(word, true));
  const over = new Map(tried.map((one) => [key(one), one]));
  const lying = words(field(position, 'grid')).map((word) => readLaid(word, false));
  const grid = [...lying.filter((one) => !over.has(key(one))), ...tried];
  const points = numbersOf(field(position, 'points'));
  const turn = field(position, 'turn');
  return {
    phase: field(position, 'phase') === '-' ? 'TURN' : field(position, 'phase'),
    turn,
    deck: countOf(field(position, 'deck')),
    seats: seats.map((seat) => ({
      seat,
      cards: spread(field(position, seat)),
      count: countOf(field(position, seat)),
      points: points.get(seat) ?? 0,
      inTurn: turn === seat,
    })),
    grid,
    hand: spread(field(position, 'hand' in position.plain || 'hand' in position.fields ? 'hand' : me)).filter(
      (code) => code !== '?',
    ),
    steps: draft.length,
    preview: readPreview(field(position, 'preview'), field(position, 'lines')),
    domains: readDomains(field(position, 'dom')),
  };
}

/** Any game's position, sorted by the kinds that the game declares; no game is known here. */

import type { Pack } from '@/cards/suited/codes';
import { faceOf } from '@/cards/suited/codes';
import { countOf, numbersOf, spread, words, type Fields } from '../shared/fields';

/** What the game declares: the kinds of its fields by name, and what its cards are made of. */
export interface Declared extends Pack {
  fields: Readonly<Record<string, string>>;
}

export interface Hand {
  /** `?` for hidden ones. */
  cards: string[];
  count: number;
}

/** Cards upon each other: those that lie face up at its ends, where there are any. */
export interface Pile {
  name: string;
  count: number;
  top: string | null;
  bottom: string | null;
}

/** A card on the table, and the one upon it. */
export interface Pair {
  lower: string;
  upper: string | null;
}

/** Cards side by side. */
export interface Row {
  name: string;
  pairs: Pair[];
}

export interface Fact {
  name: string;
  kind: string;
  value: string;
}

export interface Shown {
  hands: Map<string, Hand>;
  piles: Pile[];
  rows: Row[];
  /** The suit that counts, and the like. */
  suits: Fact[];
  /** Numbers and words; a text only where it has a title. */
  facts: Fact[];
  /** The fields that name a seat, by seat. */
  marks: Map<string, string[]>;
  /** Points by seat, of the first field that has them. */
  points: Map<string, number>;
}

/** Told elsewhere: by the prompt, the lit seat, the result. */
const TOLD = new Set(['phase', 'turn', 'over']);

export function readTable({ fields, plain }: Fields, declared: Declared, seats: readonly string[]): Shown {
  const shown: Shown = {
    hands: new Map(),
    piles: [],
    rows: [],
    suits: [],
    facts: [],
    marks: new Map(),
    points: new Map(),
  };
  const values = { ...plain, ...fields };
  const known = Object.keys(declared.fields).filter((name) => name in values);
  for (const name of [...known, ...Object.keys(values).filter((other) => !known.includes(other))]) {
    if (!TOLD.has(name)) add(shown, name, declared.fields[name] ?? 'text', values[name] ?? '-', seats);
  }
  return shown;
}

function add(shown: Shown, name: string, kind: string, value: string, seats: readonly string[]): void {
  const alone = () => words(value).map((lower) => ({ lower, upper: null }));
  if (kind === 'hand') {
    if (seats.includes(name)) shown.hands.set(name, { cards: spread(value), count: countOf(value) });
  } else if (kind === 'pairs') {
    shown.rows.push({ name, pairs: words(value).map(readPair) });
  } else if (kind === 'row' || (kind === 'heap' && value !== '-' && !value.includes('?'))) {
    shown.rows.push({ name, pairs: alone() });
  } else if (kind === 'pile' || kind === 'heap') {
    shown.piles.push(readPile(name, value));
  } else if (kind === 'seat' || kind === 'seats') {
    for (const seat of words(value)) shown.marks.set(seat, [...(shown.marks.get(seat) ?? []), name]);
  } else if (kind === 'points') {
    if (!shown.points.size) shown.points = numbersOf(value);
  } else if (value !== '-') {
    (kind === 'suit' ? shown.suits : shown.facts).push({ name, kind, value });
  }
}

/** `8s>7s` is the 8 upon the 7. */
function readPair(word: string): Pair {
  const [first = '', second] = word.split('>');
  return second === undefined ? { lower: first, upper: null } : { lower: second, upper: first };
}

/** `?23 7h` from the top: the last one lies face up below the others. */
function readPile(name: string, value: string): Pile {
  const cards = words(value);
  const seen = (word: string | undefined): string | null => (word && !word.startsWith('?') ? word : null);
  const count = countOf(value);
  return { name, count, top: seen(cards[0]), bottom: count > 1 ? seen(cards.at(-1)) : null };
}

/** A hand by suits and ranks, the suit that counts last; other cards as the game has them. */
export function sortHand(cards: readonly string[], declared: Declared, counts: string): string[] {
  const place = (code: string): number => {
    const face = faceOf(declared, code);
    if (!face) return Number.MAX_SAFE_INTEGER;
    const suit = face.suit === counts ? declared.suits.length : declared.suits.indexOf(face.suit);
    return suit * declared.ranks.length + declared.ranks.indexOf(face.rank);
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}

/** A pair in widths of a card: the upper one lies lower and to the right, so that both corners are seen. */
export const PAIR = { wide: 1.36, tall: 1.76, gap: 0.16 };

/** In how many columns so many pairs are largest in this room, and how wide a card is then. */
export function fitPairs(
  count: number,
  width: number,
  height: number,
  most: number,
): { columns: number; card: number } {
  let best = { columns: 1, card: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(Math.max(1, count) / columns);
    const card = Math.min(
      width / (columns * (PAIR.wide + PAIR.gap) - PAIR.gap),
      height / (rows * (PAIR.tall + PAIR.gap) - PAIR.gap),
      most,
    );
    if (card > best.card + 0.5) best = { columns, card };
  }
  return { columns: best.columns, card: Math.max(24, Math.floor(best.card)) };
}

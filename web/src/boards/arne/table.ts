/** What the board of Arne draws, from a position. */

import type { Position } from '../board';
import { countOf, field, numbersOf, spread, words } from '../shared/fields';
import { fromShort, sorted } from '@/cards/arne/codes';

export interface StackShown {
  /** `2.3` */
  id: string;
  /** From the bottom up, as whole codes. */
  cards: string[];
  /** Counts nothing. */
  dead: boolean;
}

export interface FieldShown {
  /** The number of the place; 0 is the dummy's. */
  place: number;
  /** Who sits there; the owner at the dummy's, or nobody. */
  seat: string;
  colours: string[];
  stacks: StackShown[];
  worth: number;
}

export interface SeatShown {
  seat: string;
  place: number;
  count: number;
  points: number;
  inTurn: boolean;
  content: boolean;
  claims: boolean;
  leads: boolean;
}

export interface ArneTable {
  phase: string;
  turn: string;
  fields: FieldShown[];
  seats: SeatShown[];
  /** My place, 0 for somebody who watches. */
  home: number;
  hand: string[];
  deck: number;
  discard: number;
  /** The top of the discard where I may know it. */
  top: string | null;
  clockwise: boolean;
  claim: string;
  /** How many reverses will turn the direction. */
  flips: number;
  asked: { seat: string; what: string } | null;
  over: boolean;
}

function stacksOf(place: number, text: string, dead: readonly string[]): StackShown[] {
  return [...text.matchAll(/\[(.*?)\]/g)].flatMap((match, at) => {
    const [base, ...on] = words(match[1] || '-');
    if (!base) return [];
    const id = `${place}.${at + 1}`;
    return [{ id, cards: [base, ...on.map(fromShort)], dead: dead.includes(id) }];
  });
}

/** A stack that has gone keeps its place in the text as `[]`, and numbers count on. */
export function readTable(position: Position, me: string): ArneTable {
  const seats = words(field(position, 'seats')).map((word) => word.split(':') as [string, string]);
  const points = numbersOf(field(position, 'points'));
  const worth = numbersOf(field(position, 'worth'));
  const dead = words(field(position, 'dead'));
  const turn = field(position, 'turn');
  const claim = field(position, 'claim');
  const content = words(field(position, 'ok'));
  const leads = words(field(position, 'lead'));
  const disc = spread(field(position, 'disc'));
  const top = disc.at(-1)?.split('/')[0] ?? null;
  const fields: FieldShown[] = seats.map(([seat, colours], at) => ({
    place: at + 1,
    seat,
    colours: colours === '-' ? [] : [...colours],
    stacks: stacksOf(at + 1, field(position, `field${at + 1}`), dead),
    worth: worth.get(`field${at + 1}`) ?? 0,
  }));
  const dummy = field(position, 'dummy');
  if (dummy !== '-') {
    const owner = field(position, 'owner');
    fields.push({
      place: 0,
      seat: owner,
      colours: [...dummy],
      stacks: stacksOf(0, field(position, 'field0'), dead),
      worth: worth.get('field0') ?? 0,
    });
  }
  const [asker, what] = words(field(position, 'asked'));
  const phase = field(position, 'phase');
  return {
    phase,
    turn,
    fields,
    seats: seats.map(([seat], at) => ({
      seat,
      place: at + 1,
      count: countOf(field(position, seat)),
      points: points.get(seat) ?? 0,
      inTurn: turn === seat,
      content: content.includes(seat),
      claims: claim === seat,
      leads: leads.includes(seat),
    })),
    home: seats.findIndex(([seat]) => seat === me) + 1,
    hand: sorted(spread(field(position, me)).filter((code) => code !== '?')),
    deck: countOf(field(position, 'deck')),
    discard: disc.length,
    top: top && top !== '?' ? top : null,
    clockwise: field(position, 'dir') !== '-',
    claim,
    flips: Number(field(position, 'flips')) || 0,
    asked: phase === 'GIVE' && asker && what ? { seat: asker, what } : null,
    over: phase === 'OVER',
  };
}

/** The other fields clockwise from my left, the dummy's last; all of them for somebody who watches. */
export function others(shown: ArneTable): FieldShown[] {
  const places = shown.fields.filter((one) => one.place > 0);
  const at = Math.max(0, shown.home - 1);
  const round = [...places.slice(at), ...places.slice(0, at)];
  return [...(shown.home ? round.slice(1) : round), ...shown.fields.filter((one) => one.place === 0)];
}

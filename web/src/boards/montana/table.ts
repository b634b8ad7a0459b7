/** A position of Montana as the board draws it. Nothing is worked out that the position does not say. */

import { isCard, sorted } from '@/cards/montana/codes';
import { countOf, field, numbersOf, spread, words, type Fields } from '../shared/fields';

export interface MontanaSeat {
  seat: string;
  /** `?` for cards that are hidden. */
  cards: string[];
  count: number;
  total: number;
  inTurn: boolean;
  /** Misses the next turn. */
  skips: boolean;
  /** Has shouted for the one card. */
  said: boolean;
  /** Has covered in the race that runs. */
  covered: boolean;
  won: boolean;
}

/** A rule pile: `M`, `S`, `V`, or a digit pile by its number. */
export interface RulePile {
  id: string;
  pile: 'M' | 'S' | 'V' | 'D';
  /** 1 to 3 for a digit pile. */
  number: number;
  top: string | null;
}

export interface MontanaTable {
  phase: string;
  turn: string;
  seats: MontanaSeat[];
  /** The latest play, the top card last. */
  latest: string[];
  top: string | null;
  under: number;
  deck: number;
  clockwise: boolean;
  rules: RulePile[];
  hand: string[];
  drawn: string | null;
  owed: number;
  /** Whose play lies open; `-` where none does. */
  open: string;
  over: boolean;
}

export function readTable(position: Fields, seats: readonly string[], me: string): MontanaTable {
  const get = (name: string): string => field(position, name);
  const turn = get('turn');
  const totals = numbersOf(get('total'));
  const pile = spread(get('pile'));
  const latest = pile.filter(isCard);
  const skip = words(get('skip'));
  const said = words(get('said'));
  const covered = words(get('covers'));
  const won = words(get('over'));
  const drawn = get('drawn');
  const phase = get('phase');
  return {
    phase,
    turn,
    seats: seats.map((seat) => ({
      seat,
      cards: sorted(spread(get(seat))),
      count: countOf(get(seat)),
      total: totals.get(seat) ?? 0,
      inTurn: seat === turn,
      skips: skip.includes(seat),
      said: said.includes(seat),
      covered: covered.includes(seat),
      won: won.includes(seat),
    })),
    latest,
    top: latest.at(-1) ?? null,
    under: Math.max(0, pile.length - latest.length),
    deck: countOf(get('deck')),
    clockwise: get('dir') !== '-',
    rules: readRules(get('rules')),
    hand: sorted(spread(get(me)).filter(isCard)),
    drawn: isCard(drawn) ? drawn : null,
    owed: Number(get('owed')) || 0,
    open: get('open'),
    over: phase === 'OVER',
  };
}

/** `V=?1>Veven S=:say D=?1>#3,-,#4`: the last card of a pile is the one that works. */
export function readRules(text: string): RulePile[] {
  const piles = new Map(words(text).map((part) => [part.charAt(0), part.slice(2)] as [string, string]));
  const digits = (piles.get('D') ?? '').split(',');
  const single = (['M', 'S', 'V'] as const).map((pile) => ({
    id: pile,
    pile,
    number: 0,
    top: topOf(piles.get(pile)),
  }));
  return [
    ...single,
    ...[1, 2, 3].map((number) => ({
      id: `D${number}`,
      pile: 'D' as const,
      number,
      top: topOf(digits[number - 1]),
    })),
  ];
}

function topOf(pile: string | undefined): string | null {
  const top = pile?.split('>').at(-1) ?? '';
  return isCard(top) ? top : null;
}

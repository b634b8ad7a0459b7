/** A position of Montana as the board draws it. Nothing is worked out that the position does not say. */

import { isCard, sorted } from '@/cards/montana/codes';
import { countOf, field, numbersOf, pairsOf, spread, words, type Fields } from '../shared/fields';

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
  /** What the rules say about it. */
  clause: string;
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
  /** How many cards whoever loses a race takes; 0 where none can come. */
  race: number;
  /** Whether several cards may be played at once. */
  several: boolean;
  /** Whose play lies open; `-` where none does. */
  open: string;
  over: boolean;
}

export function readTable(position: Fields, seats: readonly string[], me: string): MontanaTable {
  const get = (name: string): string => field(position, name);
  const turn = get('turn');
  const totals = numbersOf(get('total'));
  const latest = words(get('latest'));
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
    under: Math.max(0, countOf(get('pile')) - latest.length),
    deck: countOf(get('deck')),
    clockwise: get('dir') !== '-',
    rules: readRules(get('active'), get('clauses')),
    hand: sorted(spread(get(me)).filter(isCard)),
    drawn: isCard(drawn) ? drawn : null,
    owed: Number(get('owed')) || 0,
    race: Number(get('race')) || 0,
    several: get('several') === 'yes',
    open: get('open'),
    over: phase === 'OVER',
  };
}

/** `V Veven S :say M - D1 #3 D2 - D3 #4`, and the clause of each pile in the same way. */
export function readRules(active: string, clauses: string): RulePile[] {
  const tops = pairsOf(active);
  const about = pairsOf(clauses);
  return ['M', 'S', 'V', 'D1', 'D2', 'D3'].map((id) => {
    const top = tops.get(id) ?? '';
    return {
      id,
      pile: id.charAt(0) as RulePile['pile'],
      number: Number(id.slice(1)),
      top: isCard(top) ? top : null,
      clause: about.get(id) ?? '',
    };
  });
}

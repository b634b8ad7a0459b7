/** A position of UNO as the board draws it. Nothing is worked out that the position does not say. */

import { countOf, field, numbersOf, spread, words, type Fields } from '../shared/fields';
import { isCard, isColour, sorted, type Colour } from '@/cards/uno/codes';

export interface UnoSeat {
  seat: string;
  /** `?` for cards that are hidden. */
  cards: string[];
  count: number;
  total: number;
  inTurn: boolean;
  dealer: boolean;
  /** Under the rule of a blank: `stiff`, `three`, `open`. */
  bound: string[];
  /** Has voted, has chosen what to discard, or has said that the next round may begin. */
  ready: boolean;
  won: boolean;
}

export interface Verdict {
  challenger: string;
  accused: string;
  guilty: boolean;
  cards: string[];
}

export interface UnoTable {
  phase: string;
  turn: string;
  seats: UnoSeat[];
  top: string | null;
  under: number;
  colour: Colour | null;
  clockwise: boolean;
  deck: number;
  round: number;
  hand: string[];
  drawn: string[];
  stack: number;
  /** How many cards `take` would cost. */
  take: number;
  /** Who played the Wild Draw Four that waits for an answer, on which colour, and how many cards he kept. */
  accused: { seat: string; colour: Colour | null; count: number } | null;
  verdicts: Verdict[];
  /** How many cards I have to shed. */
  shed: number;
}

const FLAGS = ['stiff', 'three', 'open'];

export function readTable(position: Fields, seats: readonly string[], me: string): UnoTable {
  const get = (name: string): string => field(position, name);
  const turn = get('turn');
  const dealer = get('dealer');
  const totals = numbersOf(get('total'));
  const pile = spread(get('discard'));
  const top = pile.at(-1) ?? '';
  const colour = get('colour');
  const won = new Set(words(get('over')));
  const ready = new Set([
    ...words(get('ok')),
    ...[...words(get('votes')), ...words(get('chosen'))].map((word) => word.charAt(0)),
  ]);
  return {
    phase: get('phase'),
    turn,
    seats: seats.map((seat) => ({
      seat,
      cards: sorted(spread(get(seat))),
      count: countOf(get(seat)),
      total: totals.get(seat) ?? 0,
      inTurn: seat === turn,
      dealer: seat === dealer,
      bound: FLAGS.filter((flag) => words(get(flag)).includes(seat)),
      ready: ready.has(seat),
      won: won.has(seat),
    })),
    top: isCard(top) ? top : null,
    under: Math.max(0, pile.length - 1),
    colour: isColour(colour) ? colour : null,
    clockwise: get('dir') !== 'ccw',
    deck: countOf(get('deck')),
    round: Number(get('round')) || 1,
    hand: sorted(spread(get(me)).filter(isCard)),
    drawn: words(get('drawn')).filter(isCard),
    stack: Number(get('stack')) || 0,
    take: Number(get('take')) || 0,
    accused: readAccused(get('accused')),
    verdicts: get('verdict') === '-' ? [] : get('verdict').split(',').map(readVerdict),
    shed: numbersOf(get('shed')).get(me) ?? 0,
  };
}

function readAccused(text: string): UnoTable['accused'] {
  const [seat = '', colour = '', ...hand] = words(text);
  if (!seat) return null;
  return { seat, colour: isColour(colour) ? colour : null, count: countOf(hand.join(' ') || '-') };
}

function readVerdict(text: string): Verdict {
  const [challenger = '', accused = '', verdict = '', ...cards] = words(text.trim());
  return { challenger, accused, guilty: verdict === 'guilty', cards: sorted(spread(cards.join(' ') || '-')) };
}

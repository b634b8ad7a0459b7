/** Cards with a rank and one of the four French suits, by their codes: `7s`, `Td`, `Ah`. */

export type Suit = 's' | 'c' | 'd' | 'h';
export const SUITS: readonly Suit[] = ['s', 'c', 'd', 'h'];
/** Drawn as text, never as a picture of the phone's own. */
export const SIGNS: Record<Suit, string> = {
  s: '♠\uFE0E',
  c: '♣\uFE0E',
  d: '♦\uFE0E',
  h: '♥\uFE0E',
};

/** What codes of a game's cards are made of. */
export interface Pack {
  ranks: string;
  suits: string;
}

export interface Face {
  rank: string;
  suit: Suit;
}

export function isSuit(text: string): text is Suit {
  return (SUITS as readonly string[]).includes(text);
}

/** The card of this code; undefined where the game has no such card. */
export function faceOf(pack: Pack, code: string): Face | undefined {
  const [rank = '', suit = '', more] = code;
  if (more !== undefined || !isSuit(suit)) return undefined;
  return pack.ranks.includes(rank) && pack.suits.includes(suit) ? { rank, suit } : undefined;
}

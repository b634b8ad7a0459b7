/** UNO's cards as the codes of its positions: `r5`, `gS`, `w4`, `wb2`. */

export const COLOURS = ['r', 'g', 'b', 'y'] as const;
export type Colour = (typeof COLOURS)[number];

export const RANKS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+', 'R', 'S'] as const;
export const WILDS = ['w', 'w4', 'wx', 'wb1', 'wb2', 'wb3'] as const;

export interface Face {
  code: string;
  /** The printed colour; a wild card has none. */
  colour: Colour | null;
  /** A digit or `+` `R` `S`; for a wild card its whole code. */
  rank: string;
}

const FACES = new Map<string, Face>();
for (const colour of COLOURS) {
  for (const rank of RANKS) FACES.set(colour + rank, { code: colour + rank, colour, rank });
}
for (const code of WILDS) FACES.set(code, { code, colour: null, rank: code });

const PLACES = new Map([...FACES.keys()].map((code, place) => [code, place]));

/** All different faces, in the order in which a hand is sorted. */
export const CODES = [...FACES.keys()];

export function isColour(text: string): text is Colour {
  return (COLOURS as readonly string[]).includes(text);
}

export function isCard(code: string): boolean {
  return FACES.has(code);
}

/** The face of a code; null for one that is hidden or no card. */
export function faceOf(code: string): Face | null {
  return FACES.get(code) ?? null;
}

export function sorted(codes: string[]): string[] {
  return [...codes].sort((one, two) => (PLACES.get(one) ?? 99) - (PLACES.get(two) ?? 99));
}

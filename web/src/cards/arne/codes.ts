/** Arne's cards as the codes of its positions: `r500`, `bx2`, `a-swap`, `k-crash`, `k-200g`. */

export const COLOURS = ['r', 'y', 'g', 'b', 'o', 'v'] as const;
export type Colour = (typeof COLOURS)[number];

export const VALUES = ['50', '100', '200', '500', '1000', 'x2'] as const;
export const ACTIONS = ['pull', '2black', '2score', 'draw3', 'pass', 'swap', 'x3'] as const;
export const BLACKS = ['crash', 'lock', 'cham', 'thief', 'stop', 'rev'] as const;

export interface Face {
  code: string;
  family: 'score' | 'action' | 'black';
  colour: Colour | null;
  /** A value, the name of an action or a black card, or `200` for a minus. */
  rank: string;
}

const FACES = new Map<string, Face>();
for (const colour of COLOURS) {
  for (const rank of VALUES) FACES.set(colour + rank, { code: colour + rank, family: 'score', colour, rank });
}
for (const rank of ACTIONS)
  FACES.set(`a-${rank}`, { code: `a-${rank}`, family: 'action', colour: null, rank });
for (const colour of COLOURS) {
  const code = `k-200${colour}`;
  FACES.set(code, { code, family: 'black', colour, rank: '200' });
}
for (const rank of BLACKS) FACES.set(`k-${rank}`, { code: `k-${rank}`, family: 'black', colour: null, rank });

const PLACES = new Map([...FACES.keys()].map((code, place) => [code, place]));

/** All different faces, in the order in which a hand is sorted. */
export const CODES = [...FACES.keys()];

/** What lies on a stack is written short: `x3 cham crash lock`. */
export function fromShort(name: string): string {
  return name === 'x3' ? 'a-x3' : `k-${name}`;
}

export function isCard(code: string): boolean {
  return FACES.has(code);
}

/** The face of a code; null for one that is hidden or no card. */
export function faceOf(code: string): Face | null {
  return FACES.get(code) ?? null;
}

export function isBlack(code: string): boolean {
  return code.startsWith('k-');
}

export function sorted(codes: string[]): string[] {
  return [...codes].sort((one, two) => (PLACES.get(one) ?? 99) - (PLACES.get(two) ?? 99));
}

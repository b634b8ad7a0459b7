/** Montana's cards as the codes of its positions: `g5*`, `b1o`, `!o=`, `:run`, `Vodd`, `#4`. */

export const COLOURS = ['g', 'r', 'b'] as const;
export type Colour = (typeof COLOURS)[number];
export const NUMBERS = ['1', '2', '3', '4', '5', '6'] as const;

export interface NumberFace {
  kind: 'number';
  code: string;
  colour: Colour;
  number: string;
  full: boolean;
}

export interface RuleFace {
  kind: 'rule';
  code: string;
  /** What the texts call it; a digit rule is its digit. */
  name: string;
  /** The pile it is laid on: what fits, extra, to win, digits. */
  pile: 'M' | 'S' | 'V' | 'D';
}

export type Face = NumberFace | RuleFace;

const NAMES: [string, string, RuleFace['pile']][] = [
  ['!o=', 'o-same', 'M'],
  ['!o1', 'o-step', 'M'],
  ['!s=', 's-same', 'M'],
  ['!s1', 's-step', 'M'],
  [':same', 'same', 'S'],
  [':run', 'run', 'S'],
  [':say', 'say', 'S'],
  [':tap', 'tap', 'S'],
  ['Vodd', 'odd', 'V'],
  ['Veven', 'even', 'V'],
];

const FACES = new Map<string, Face>();
for (const colour of COLOURS) {
  for (const number of NUMBERS) {
    for (const fill of ['*', 'o']) {
      const code = colour + number + fill;
      FACES.set(code, { kind: 'number', code, colour, number, full: fill === '*' });
    }
  }
}
for (const [code, name, pile] of NAMES) FACES.set(code, { kind: 'rule', code, name, pile });
for (const digit of NUMBERS) {
  FACES.set(`#${digit}`, { kind: 'rule', code: `#${digit}`, name: digit, pile: 'D' });
}

const PLACES = new Map([...FACES.keys()].map((code, place) => [code, place]));

/** All different faces, in the order in which a hand is sorted. */
export const CODES = [...FACES.keys()];

export function isCard(code: string): boolean {
  return FACES.has(code);
}

/** The face of a code; null for one that is hidden or no card. */
export function faceOf(code: string): Face | null {
  return FACES.get(code) ?? null;
}

export function isRule(code: string): boolean {
  return FACES.get(code)?.kind === 'rule';
}

export function sorted(codes: string[]): string[] {
  return [...codes].sort((one, two) => (PLACES.get(one) ?? 99) - (PLACES.get(two) ?? 99));
}

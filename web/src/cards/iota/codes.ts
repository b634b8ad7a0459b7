/** Iota's cards by their codes: `gt2` is a green triangle 2, `j1=rs3` a joker declared as a red square 3. */

export type Colour = 'r' | 'g' | 'b' | 'y';
export type Shape = 's' | 't' | 'c' | 'x';

export interface Face {
  joker: boolean;
  colour: Colour;
  shape: Shape;
  number: number;
  /** What a declared joker stands for. */
  meaning: string | null;
}

const NATURAL = /^([rgby])([stcx])([1-4])$/;

export function faceOf(code: string): Face | null {
  const [name = '', meaning] = code.split('=');
  if (/^j[12]?$/.test(name)) {
    return { joker: true, colour: 'r', shape: 's', number: 0, meaning: meaning ?? null };
  }
  const found = NATURAL.exec(name);
  if (!found) return null;
  const [, colour, shape, number] = found;
  return {
    joker: false,
    colour: colour as Colour,
    shape: shape as Shape,
    number: Number(number),
    meaning: null,
  };
}

/** All cards. */
export const CODES = ['r', 'g', 'b', 'y']
  .flatMap((colour) => ['s', 't', 'c', 'x'].map((shape) => colour + shape))
  .flatMap((sign) => [1, 2, 3, 4].map((number) => `${sign}${number}`))
  .concat('j1', 'j2');

export function isCard(code: string): boolean {
  return faceOf(code) !== null;
}

/** Where the shapes of a number stand on a card of 60 × 60, and how large: x, y, r. */
export const SPOTS: Record<number, [number, number, number][]> = {
  1: [[30, 30, 18]],
  2: [
    [17.5, 30, 11],
    [42.5, 30, 11],
  ],
  3: [
    [30, 17.5, 10.5],
    [16.5, 42, 10.5],
    [43.5, 42, 10.5],
  ],
  4: [
    [17.5, 17.5, 10.5],
    [42.5, 17.5, 10.5],
    [17.5, 42.5, 10.5],
    [42.5, 42.5, 10.5],
  ],
};

/** The outline of a shape around a point. */
export function outline(shape: Shape, x: number, y: number, r: number): string {
  if (shape === 'c') return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  if (shape === 's') {
    const s = r * 0.9;
    return `M${x - s} ${y - s}h${2 * s}v${2 * s}h${-2 * s}Z`;
  }
  if (shape === 't') return `M${x} ${y - r}L${x + r} ${y + r * 0.8}L${x - r} ${y + r * 0.8}Z`;
  const a = r * 0.36;
  const b = r - a;
  return `M${x - a} ${y - r}h${2 * a}v${b}h${b}v${2 * a}h${-b}v${b}h${-2 * a}v${-b}h${-b}v${-2 * a}h${b}Z`;
}

/** A colour is also a filling: solid, striped, dotted, hollow. */
export const INKS: Record<Colour, string> = { r: '#c8312b', g: '#1f7a3d', b: '#2352b8', y: '#a87800' };

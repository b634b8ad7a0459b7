/**
 * Drawings as data: a shape is a role and a path in a box of 100 × 100 that stands on its floor at 94.
 *
 * Roles in small letters are filled and have an outline: `s` skin, `a` accent, `e` extra, `w` white, `k` ink,
 * `y` yellow, `r` red. In capitals they have none; `D` darkens and `H` lightens what lies below. `-` is a line,
 * `=` a limb of skin, `+` one of accent, `~` a line of accent.
 */

export type Drawn = string;

/** A drawing and the colours that its roles stand for. */
export interface Art {
  shapes: readonly Drawn[];
  skin: string;
  accent: string;
  extra: string;
}

export const INK = '#2a2340';

export function dot(x: number, y: number, r: number): string {
  return oval(x, y, r, r);
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** Shapes elsewhere, larger or smaller, mirrored with a negative scale; the renderer reads the mark. */
export function at(x: number, y: number, scale: number, shapes: readonly Drawn[], turn = 0): Drawn[] {
  const place = `${x} ${y} ${scale} ${turn}`;
  return shapes.map((shape) => (shape.startsWith('@') ? shape : `@${place}|${shape}`));
}

/** The two ends of a thing that has two: the shapes and their mirror image. */
export function both(shapes: readonly Drawn[]): Drawn[] {
  return [...shapes, ...at(100, 0, -1, shapes)];
}

/** Where the others sit, seen from one seat: clockwise from the left, over the top, to the right. */

export interface Spot {
  seat: string;
  /** Parts of the ring's width and height. */
  x: number;
  y: number;
}

/** The seats in the order of play from the one after `me`; a spectator (`?`) sees all from the first. */
export function around(seats: string[], me: string): string[] {
  const at = seats.indexOf(me);
  return at < 0 ? [...seats] : [...seats.slice(at + 1), ...seats.slice(0, at)];
}

/** From so many seats on they stand in two rows on a narrow table (an upright phone). */
export const CROWD = 5;
/** Seats in a row. */
const ROW = 5;

/**
 * Spots on an arc over my own place; in a crowd on a narrow table two rows, `upper` and `lower` as parts of the
 * height. `whole`: nobody sits below, so the arc bends further round. `perRow`: plain rows, where there is no room for an arc.
 */
export function ring(
  others: string[],
  narrow: boolean,
  whole = false,
  [upper, lower]: readonly [number, number] = [0.12, 0.37],
  perRow = 0,
): Spot[] {
  const count = others.length;
  if (perRow) {
    return others.map((seat, at) => {
      const row = Math.floor(at / perRow);
      const length = Math.min(perRow, count - row * perRow);
      return { seat, x: ((at % perRow) + 0.5) / length, y: upper + row * (lower - upper) };
    });
  }
  if (narrow && count >= CROWD) return twoRows(others, upper, lower);
  const bend = whole && count > 2 ? 0.2 : 0;
  return others.map((seat, at) => {
    const angle = Math.PI * (1 + bend - (1 + 2 * bend) * ((at + 0.35) / (count - 0.3)));
    const y = narrow ? 0.46 - 0.34 * Math.sin(angle) : 0.58 - 0.44 * Math.sin(angle);
    return { seat, x: 0.5 + 0.44 * Math.cos(angle), y };
  });
}

/** A loop: out to the left, along the top, back in from the right. Neighbours stay neighbours. */
function twoRows(others: string[], upper: number, lower: number): Spot[] {
  const count = others.length;
  const top = Math.min(ROW, Math.ceil(count / 2) + 1);
  const low = count - top;
  const left = Math.ceil(low / 2);
  return others.map((seat, at) => {
    if (at < left) return { seat, x: (left - at - 0.5) / ROW, y: lower };
    if (at < left + top) return { seat, x: (at - left + 0.5) / top, y: upper };
    return { seat, x: 1 - (at - left - top + 0.5) / ROW, y: lower };
  });
}

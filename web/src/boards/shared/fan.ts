/** Where the cards of a hand lie: one arc while they fit, then rows that overlap. */

export interface Place {
  x: number;
  y: number;
  /** Degrees, around the middle of the card's lower edge. */
  turn: number;
}

export interface Fan {
  places: Place[];
  /** Of one card. */
  width: number;
  height: number;
  /** Of the whole hand, with room for cards that lift. */
  tall: number;
  /** How many cards lie in each row, the rows from above. */
  rows: number[];
}

/** Of a row that is covered by the next one, this part of a card's height stays visible. */
const STRIP = 0.46;
/** A lifted card rises by this part of its height. */
export const LIFT = 0.16;
/** One that is pointed at rises by this much more. */
export const HOVER = 0.12;
const RATIO = 1.5;
/** Cards narrower than this cannot be read. */
const SMALLEST = 32;

/** Of every card at least this part of its width must show: the sign in its corner. */
const SIGN = 0.38;

/** At least this much of every card must show, so that a finger can hit it and an eye can read it. */
export function leastStep(card: number, sign = SIGN): number {
  return Math.max(26, card * sign);
}

/** With a `sign` no bend of the fan takes from what is seen of every card. */
export function fan(count: number, room: number, card: number, sign?: number): Fan {
  const height = card * RATIO;
  const step = leastStep(card, sign);
  const perRow = Math.max(1, Math.floor((room - card) / step) + 1);
  const rowCount = Math.max(1, Math.ceil(count / perRow));
  const rows = Array.from({ length: rowCount }, (_, row) => {
    const left = count - Math.floor((count * row) / rowCount);
    return left - (count - Math.floor((count * (row + 1)) / rowCount));
  });
  const top = height * LIFT;
  const places: Place[] = [];
  rows.forEach((length, row) => {
    const slack = sign ? (room - card - step * (length - 1)) / 2 : height;
    const bend =
      rowCount === 1 ? Math.min(2.4, 16 / Math.max(1, length), mostBend(length, slack / height)) : 0;
    const lean = height * Math.sin((bend * (length - 1) * Math.PI) / 360);
    const gap = length > 1 ? Math.min(card * 0.86, (room - card - 2 * lean) / (length - 1)) : 0;
    const start = (room - card - gap * (length - 1)) / 2;
    for (let at = 0; at < length; at++) {
      const off = at - (length - 1) / 2;
      places.push({
        x: start + gap * at,
        y: top + row * height * STRIP + (bend ? Math.abs(off) ** 1.7 * bend * 0.5 : 0),
        turn: off * bend,
      });
    }
  });
  const last = top + (rowCount - 1) * height * STRIP;
  const sag = Math.max(
    0,
    ...places.map((one) => one.y - last + card * 0.5 * Math.sin((Math.abs(one.turn) * Math.PI) / 180)),
  );
  return { places, width: card, height, tall: last + height + sag, rows };
}

/** The degrees between two cards of a row whose outer ones lean out no further than this part of their height. */
function mostBend(length: number, lean: number): number {
  return length > 1 ? (Math.asin(Math.min(1, Math.max(0, lean))) * 360) / Math.PI / (length - 1) : 0;
}

/** The fan with the largest cards, no wider than `card`, that is at most so tall. */
export function fit(count: number, room: number, card: number, most: number, sign?: number): Fan {
  let found = fan(count, room, card, sign);
  for (let size = card; found.tall > most && size > SMALLEST; size -= 2)
    found = fan(count, room, size - 2, sign);
  return found;
}

/** The card reached by an arrow key; rows are walked through like text, up and down by nearness. */
export function neighbour(fanned: Fan, at: number, key: string): number {
  const last = fanned.places.length - 1;
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'ArrowRight') return Math.min(last, at + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return at;
  let row = 0;
  let first = 0;
  while (row < fanned.rows.length - 1 && at >= first + (fanned.rows[row] ?? 0))
    first += fanned.rows[row++] ?? 0;
  const target = row + (key === 'ArrowUp' ? -1 : 1);
  const length = fanned.rows[target];
  if (length === undefined) return at;
  const from = target < row ? first - length : first + (fanned.rows[row] ?? 0);
  const x = fanned.places[at]?.x ?? 0;
  let best = from;
  for (let one = from; one < from + length; one++) {
    if (Math.abs((fanned.places[one]?.x ?? 0) - x) < Math.abs((fanned.places[best]?.x ?? 0) - x)) best = one;
  }
  return best;
}

/** How large stacks may be drawn where fields are to be seen whole, and how the room is shared. */

import type { Area } from '../shared/area';
import type { FieldShown } from './table';

/** Of a field: what its edges, its head and the gaps between stacks take, in px. */
export interface Edges {
  across: number;
  down: number;
  gap: number;
}

const LARGEST = 0.24;
const SMALLEST = 30;
/** Fields do not shrink with each of the first stacks. */
const FEW = 4;

/** How many fields stand beside each other. */
export function columnsFor(fields: number): number {
  return fields <= 4 ? Math.max(1, fields) : Math.ceil(fields / (fields <= 10 ? 2 : 3));
}

/** As in `StackCards`: the height of a stack of so many cards, in widths of a card. */
export function tallness(cards: number): number {
  return 1.5 + 0.5 * Math.min(1, cards - 1) + 0.38 * Math.max(0, cards - 2);
}

/** The largest width of a card with which every field holds its stacks. */
export function stackWidth(
  fields: readonly FieldShown[],
  room: Area,
  edges: Edges,
  largest = LARGEST,
): number {
  const columns = columnsFor(fields.length);
  const width = room.width / columns - edges.across;
  const height = room.height / Math.ceil(fields.length / columns) - edges.down;
  const holds = (size: number) =>
    fields.every(({ stacks }) => {
      const perRow = Math.floor((width + edges.gap) / (size + edges.gap));
      const rows = Math.ceil(Math.max(FEW, stacks.length) / perRow);
      const tallest = Math.max(...stacks.map(({ cards }) => tallness(cards.length)), tallness(2));
      return perRow > 0 && rows * (tallest * size + edges.gap) <= height;
    });
  let size = Math.floor(room.height * largest);
  while (size > SMALLEST && !holds(size)) size -= 2;
  return Math.max(size, SMALLEST);
}

/** How much of the height fields want, beside others: so much as lies on the fullest, within limits. */
export function share(fields: readonly FieldShown[]): number {
  const most = Math.max(0, ...fields.map(({ stacks }) => stacks.length));
  const tallest = Math.max(1, ...fields.flatMap(({ stacks }) => stacks.map(({ cards }) => cards.length)));
  return 3 + Math.min(4, most) + Math.min(3, tallest - 1);
}

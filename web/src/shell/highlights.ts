/** What was worth seeing in a game: the best moment of each kind, and the best of them. */
import type { EventText, ReplayStep } from '@/protocol/wire';
import type { Fields } from '@/boards/shared/fields';

/** A kind of moment (`shell-highlight-<name>`), how much it was worth seeing, and whose it is if not the event's. */
export type Highlight = readonly [name: string, worth: number, seat?: string];

/** What a game finds in an event: with the position before it, and what happened next. */
export type FindHighlight = (
  event: EventText,
  around: { before: Fields; next: readonly EventText[] },
) => Highlight | undefined;

export interface Remembered {
  name: string;
  worth: number;
  seat: string;
  step: number;
  event: EventText;
}

const NONE: Fields = { fields: {}, plain: {} };
const MOST = 3;
const games = import.meta.glob<FindHighlight>('../boards/*/highlights.ts', { import: 'highlight' });

export async function findHighlights(game: string, steps: readonly ReplayStep[]): Promise<Remembered[]> {
  const find = await openHighlights(game);
  return find ? pick(find, steps) : [];
}

/** How a game finds them. */
export async function openHighlights(game: string): Promise<FindHighlight | undefined> {
  return games[`../boards/${game}/highlights.ts`]?.();
}

/** In the order in which they happened. */
export function pick(find: FindHighlight, steps: readonly ReplayStep[]): Remembered[] {
  const best = new Map<string, Remembered>();
  steps.forEach(({ events }, step) => {
    const before = steps[step - 1]?.position ?? NONE;
    const next = steps[step + 1]?.events ?? [];
    for (const event of events) {
      const [name, worth, seat = event.seat] = find(event, { before, next }) ?? ['', 0];
      if (worth > (best.get(name)?.worth ?? 0)) best.set(name, { name, worth, seat, step, event });
    }
  });
  return [...best.values()]
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MOST)
    .sort((one, other) => one.step - other.step);
}

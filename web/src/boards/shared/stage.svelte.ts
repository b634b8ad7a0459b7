/** The places of a board by name, and cards that fly between them. */

import { pause } from './motion';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Flight {
  id: number;
  /** The card that is seen to fly; null is its back. */
  code: string | null;
  from: Box;
  to: Box;
  /** Milliseconds. */
  delay: number;
  length: number;
}

/** Cards that fly one after the other start this long apart. */
const STAGGER = 70;
/** More are not drawn one by one. */
const MOST = 8;

export class Stage {
  flights = $state.raw<Flight[]>([]);
  /** Where everything lies that is not shown here: beyond the edge of a phone that is a mere hand. */
  beyond: Box | null = null;
  private places: Record<string, Element | undefined> = {};
  private readonly kept = new Map<string, Box>();
  private next = 0;

  /** Marks an element as a place: `{@attach stage.place("deck")}`. */
  place(name: string): (element: Element) => () => void {
    return (element) => {
      this.places[name] = element;
      return () => {
        if (this.places[name] === element) this.places[name] = undefined;
      };
    };
  }

  element(name: string): Element | undefined {
    return this.places[name];
  }

  /** Where a place is on the screen; the first of the names that is there. */
  box(...names: string[]): Box | null {
    for (const name of names) {
      const found = this.kept.get(name) ?? this.places[name]?.getBoundingClientRect();
      if (found && found.width > 0) return found;
    }
    return this.beyond;
  }

  /**
   * Measures the places that stay where they are (piles, seats, the hand) and answers with that until they are
   * forgotten: just before a change it costs nothing, after it the whole page would have to be laid out at once.
   */
  keep(): void {
    for (const [name, element] of Object.entries(this.places)) {
      if (element && !name.startsWith('card:')) this.kept.set(name, element.getBoundingClientRect());
    }
  }

  forget(): void {
    this.kept.clear();
  }

  /** Cards fly from one place to another; over when the last has arrived. */
  async fly(
    codes: (string | null)[],
    from: Box | null,
    to: Box | null,
    signal: AbortSignal,
    length = 380,
  ): Promise<void> {
    if (!from || !to || signal.aborted || codes.length === 0) return;
    const started = codes.slice(0, MOST).map((code, at) => ({
      id: this.next++,
      code,
      from,
      to,
      delay: at * STAGGER,
      length,
    }));
    this.flights = [...this.flights, ...started];
    await pause(length + (started.length - 1) * STAGGER, signal);
    this.flights = this.flights.filter((flight) => !started.includes(flight));
  }
}

/** A box of a card's shape in the middle of another one. */
export function cardIn(box: Box, width: number): Box {
  const height = width * 1.5;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

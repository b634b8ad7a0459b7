/** What the same events look like in every game: cards dealt, drawn, laid, swapped and passed on. */

import type { EventText } from '../board';
import { pause, type Scene } from './motion';
import { around } from './ring';
import type { Sound } from './sounds';
import { cardIn, type Box, type Stage } from './stage.svelte';

/** What scenes may touch. */
export interface Show {
  stage: Stage;
  me: string;
  /** In the order of play. */
  seats: string[];
  /** Where a card of mine lay before, by code. */
  mine(code: string): Box | null;
  sound(name: Sound): void;
  /** Words at a seat for a while. */
  bubble(seat: string, text: string): void;
  /** My new cards have arrived. */
  arrive(): void;
}

const CARD = 62;
/** A card beside a seat, as a part of the seat's width. */
const SMALL = 0.26;
/** A hand that nobody may see. */
export const BACKS = [null, null, null];

/** A value of an event as text; empty where there is none. */
export function textOf(event: EventText, name: string): string {
  const value = event.values[name];
  return value === undefined ? '' : String(value);
}

/** The cards of an event; those that are hidden from me as backs. */
export function cardsOf(event: EventText): (string | null)[] {
  const cards = event.values['cards'];
  if (Array.isArray(cards)) return cards;
  return Array.from({ length: Number(event.values['count'] ?? 0) }, () => null);
}

/** Where a hand is. */
export function handOf(show: Show, seat: string): Box | null {
  const { stage, me } = show;
  if (seat === me) {
    const hand = stage.box('hand');
    if (hand) return cardIn(hand, stage.box('deck')?.width ?? CARD);
  }
  const box = stage.box(`seat:${seat}`);
  return box && cardIn(box, box.width * SMALL);
}

/** Where a card was that somebody has laid. */
export function cameFrom(show: Show, seat: string, card: string): Box | null {
  return (seat === show.me && show.mine(card)) || handOf(show, seat);
}

export function draw(event: EventText, show: Show): Scene | null {
  const cards = cardsOf(event);
  if (!cards.length) return null;
  return async (signal) => {
    show.sound('draw');
    await show.stage.fly(cards, show.stage.box('deck'), handOf(show, event.seat), signal, 320);
    if (event.seat === show.me) show.arrive();
  };
}

/** Two hands change places. */
export function swap(one: string, other: string, show: Show): Scene {
  return async (signal) => {
    show.sound('swap');
    const [here, there] = [handOf(show, one), handOf(show, other)];
    await Promise.all([
      show.stage.fly(BACKS, here, there, signal, 520),
      show.stage.fly(BACKS, there, here, signal, 520),
    ]);
    show.arrive();
  };
}

/** All hands go to the next seat at once, or to the one before. */
export function passOn(show: Show, forward: boolean, length: number): Scene {
  return async (signal) => {
    const { seats, stage } = show;
    const step = forward ? 1 : seats.length - 1;
    const boxes = seats.map((seat) => handOf(show, seat));
    show.sound('swap');
    await Promise.all(
      boxes.map((box, at) =>
        stage.fly(BACKS, box, boxes[(at + step) % boxes.length] ?? null, signal, length),
      ),
    );
    show.arrive();
  };
}

/** All hands of a deal at once: a few cards to everybody, in the order of play. */
export function deal(events: EventText[], show: Show): Scene {
  return async (signal) => {
    show.sound('deal');
    const deck = show.stage.box('deck');
    const first = events[0]?.seat ?? show.me;
    await Promise.all(
      [first, ...around(show.seats, first)].map(async (seat, place) => {
        await pause(place * 60, signal);
        const mine = events.find((event) => event.seat === seat && seat === show.me);
        const cards = mine ? cardsOf(mine).slice(0, 5) : BACKS;
        await show.stage.fly(cards, deck, handOf(show, seat), signal, 340);
      }),
    );
    show.arrive();
  };
}

/** The pile becomes the deck. */
export function reshuffle(show: Show): Scene {
  return async (signal) => {
    show.sound('deal');
    const { stage } = show;
    await stage.fly([null, null, null, null], stage.box('pile'), stage.box('deck'), signal, 300);
  };
}

/** The scenes of all events; those of one kind that are seen at once (a deal) become one. */
export function scenesOf(
  events: EventText[],
  one: (event: EventText) => Scene | null,
  together: Readonly<Record<string, (events: EventText[]) => Scene>>,
): Scene[] {
  return events.flatMap((event) => {
    const all = together[event.kind];
    const same = all ? events.filter((other) => other.kind === event.kind) : [];
    const scene = all ? (event === same[0] ? all(same) : null) : one(event);
    return scene ? [scene] : [];
  });
}

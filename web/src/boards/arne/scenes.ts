/** What the events of Arne look like. */

import type { EventText } from '../board';
import { animate, pause, type Scene } from '../shared/motion';
import type { Sound } from '../shared/sounds';
import { cardIn, type Box, type Stage } from '../shared/stage.svelte';

/** What scenes may touch. */
export interface Show {
  stage: Stage;
  me: string;
  /** By place, clockwise. */
  seats: string[];
  clockwise: boolean;
  /** Where my cards lay before, by code. */
  mine: (code: string) => Box | null;
  /** Where the name of a seat was before. */
  sat: (seat: string) => Box | null;
  sound(name: Sound): void;
  bubble(seat: string, text: string): void;
  /** A line for everybody over the table. */
  news(event: EventText): void;
  arrive(): void;
}

function text(event: EventText, name: string): string {
  const value = event.values[name];
  return value === undefined ? '' : String(value);
}

function cardsOf(event: EventText): (string | null)[] {
  const cards = event.values['cards'];
  if (Array.isArray(cards)) return cards;
  return Array.from({ length: Number(event.values['count'] ?? 1) }, () => null);
}

function at(show: Show, seat: string): Box | null {
  const box = show.stage.box(seat === show.me ? 'hand' : `seat:${seat}`, `seat:${seat}`);
  return box && cardIn(box, seat === show.me ? 62 : 24);
}

function pile(show: Show, name: string): Box | null {
  return show.stage.box(name);
}

function stack(
  show: Show,
  event: EventText,
  field = text(event, 'field'),
  number = text(event, 'stack'),
): Box | null {
  const box = show.stage.box(`stack:${field}.${number}`, `field:${field}`);
  return box && cardIn(box, 44);
}

const BACKS = [null, null, null];

/** The scene of an event; none where the position says it all. */
export function sceneOf(event: EventText, show: Show): Scene | null {
  const { stage, me } = show;
  const { seat } = event;
  switch (event.kind) {
    case 'laid':
    case 'put-on': {
      const cards = event.kind === 'laid' ? cardsOf(event) : [text(event, 'card')];
      const loud = ['k-crash', 'crash'].includes(cards[0] ?? '') || (cards[0] ?? '').startsWith('k-200');
      return async (signal) => {
        show.sound(loud ? 'caught' : 'play');
        const from = (seat === me && show.mine(cards[0] ?? '')) || at(show, seat);
        const to = stack(show, event);
        await stage.fly(cards, from, to, signal);
        const landed = stage.element(`stack:${text(event, 'field')}.${text(event, 'stack')}`);
        await shake(landed, loud, signal);
      };
    }
    case 'used':
    case 'discarded':
      return async (signal) => {
        const card = text(event, 'card') || null;
        const from = (seat === me && card && show.mine(card)) || at(show, seat);
        show.sound('play');
        await stage.fly(
          [seat === me || event.kind === 'used' ? card : null],
          from,
          pile(show, 'discard'),
          signal,
        );
      };
    case 'drew':
      return async (signal) => {
        show.sound('draw');
        await stage.fly(cardsOf(event), pile(show, 'deck'), at(show, seat), signal, 300);
        if (seat === me) show.arrive();
      };
    case 'stole-top':
      return async (signal) => {
        show.sound('draw');
        show.news(event);
        await stage.fly([text(event, 'card') || null], pile(show, 'discard'), at(show, seat), signal);
        if (seat === me) show.arrive();
      };
    case 'pulled':
      return async (signal) => {
        show.sound('draw');
        show.news(event);
        await stage.fly(
          [text(event, 'card') || null],
          at(show, text(event, 'target')),
          at(show, seat),
          signal,
          520,
        );
        show.arrive();
      };
    case 'gave':
      return async (signal) => {
        show.sound('draw');
        await stage.fly(cardsOf(event), at(show, seat), at(show, text(event, 'target')), signal, 520);
        show.arrive();
      };
    case 'stole':
    case 'pushed':
    case 'stole-to-hand':
      return async (signal) => {
        show.sound('swap');
        show.news(event);
        await pause(700, signal);
        show.arrive();
      };
    case 'swapped':
      return async (signal) => {
        show.sound('swap');
        show.news(event);
        await Promise.all(
          [seat, text(event, 'target')].map((one) =>
            move(stage.element(`seat:${one}`), show.sat(one), signal),
          ),
        );
        await pause(500, signal);
      };
    case 'claimed':
      return (signal) => {
        show.sound('skip');
        show.news(event);
        show.bubble(seat, '✋');
        return pause(350, signal);
      };
    case 'captured':
    case 'lap':
    case 'last-card':
    case 'called':
    case 'took-back':
    case 'owes':
      return (signal) => {
        show.sound('turn');
        show.news(event);
        return pause(600, signal);
      };
    case 'flipped':
      return (signal) => {
        show.sound('skip');
        return turn(stage.element('way'), signal);
      };
    case 'over':
      return () => show.sound('win');
    default:
      return null;
  }
}

/** A card that hurts makes what it hits tremble. */
function shake(element: Element | undefined, loud: boolean, signal: AbortSignal): Promise<void> {
  const frames = loud
    ? [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }))
    : [{ transform: 'scale(1.08)' }, { transform: 'none' }];
  return animate(element, frames, { duration: loud ? 320 : 140 }, signal);
}

/** From where it was to where it is now. */
function move(element: Element | undefined, from: Box | null, signal: AbortSignal): Promise<void> {
  const to = element?.getBoundingClientRect();
  if (!from || !to) return Promise.resolve();
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  return animate(
    element,
    [{ transform: start }, { transform: `${start} scale(1.15)`, offset: 0.2 }, { transform: 'none' }],
    { duration: 1100, easing: 'ease-in-out' },
    signal,
  );
}

function turn(element: Element | undefined, signal: AbortSignal): Promise<void> {
  return animate(
    element,
    [{ transform: 'rotate(-180deg)' }, { transform: 'none' }],
    { duration: 500, easing: 'ease-in-out' },
    signal,
  );
}

/** All hands go to the next place at once. */
function passScene(event: EventText, show: Show): Scene {
  return async (signal) => {
    const { seats } = show;
    const step = show.clockwise ? 1 : seats.length - 1;
    show.sound('swap');
    show.news(event);
    await Promise.all(
      seats.map((seat, place) =>
        show.stage.fly(
          BACKS,
          at(show, seat),
          at(show, seats[(place + step) % seats.length] ?? seat),
          signal,
          800,
        ),
      ),
    );
    show.arrive();
  };
}

/** The scenes of all events; hands that go round are one scene, as is the deal. */
export function scenesOf(events: EventText[], show: Show): Scene[] {
  const scenes: Scene[] = [];
  const once = new Set<string>();
  for (const event of events) {
    if (event.kind === 'got-hand') {
      if (!once.has(event.kind)) scenes.push(passScene(event, show));
      once.add(event.kind);
    } else if (event.kind === 'dealt') {
      if (!once.has(event.kind)) scenes.push(dealScene(show));
      once.add(event.kind);
    } else {
      const scene = sceneOf(event, show);
      if (scene) scenes.push(scene);
    }
  }
  return scenes;
}

function dealScene(show: Show): Scene {
  return async (signal) => {
    show.sound('deal');
    const deck = pile(show, 'deck');
    await Promise.all(show.seats.map((seat) => show.stage.fly(BACKS, deck, at(show, seat), signal, 360)));
    show.arrive();
  };
}

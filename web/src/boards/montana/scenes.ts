/** What the events of Montana look like. */

import type { EventText } from '../board';
import { pause, type Scene } from '../shared/motion';
import { around } from '../shared/ring';
import type { Sound } from '../shared/sounds';
import { cardIn, type Box, type Stage } from '../shared/stage.svelte';

/** What scenes may touch. */
export interface Show {
  stage: Stage;
  me: string;
  seats: string[];
  /** Where my cards lay before, by code. */
  mine: (code: string) => Box | null;
  sound(name: Sound): void;
  /** Words at a seat for a while. */
  bubble(seat: string, text: string): void;
  /** The pile shows this card from now on. */
  lay(code: string): void;
  /** My new cards have arrived. */
  arrive(): void;
  /** The id of the pile that a rule card goes to. */
  pileOf(event: EventText): string;
  /** What is said at a seat, in the reader's language. */
  said(event: EventText): string;
}

const CARD = 62;
const BACKS = [null, null, null];

function text(event: EventText, name: string): string {
  const value = event.values[name];
  return typeof value === 'string' ? value : '';
}

function cardsOf(event: EventText): (string | null)[] {
  const cards = event.values['cards'];
  if (Array.isArray(cards)) return cards;
  return Array.from({ length: Number(event.values['count'] ?? 0) }, () => null);
}

function at(show: Show, seat: string): Box | null {
  const box = show.stage.box(seat === show.me ? 'hand' : `seat:${seat}`);
  return box && cardIn(box, seat === show.me ? CARD : 22);
}

/** The scene of an event; none where the position says it all. A card that starts a race does not fly: it is
 * the signal, and must be seen at once. */
export function sceneOf(event: EventText, show: Show, race: boolean): Scene | null {
  const { stage } = show;
  const { seat } = event;
  const says =
    (sound: Sound): Scene =>
    () => {
      show.sound(sound);
      show.bubble(seat, show.said(event));
    };
  switch (event.kind) {
    case 'played': {
      const cards = cardsOf(event) as string[];
      return async (signal) => {
        show.sound('play');
        const from = (seat === show.me && show.mine(cards[0] ?? '')) || at(show, seat);
        if (!race) await stage.fly(cards, from, stage.box('pile'), signal, 340);
        show.lay(cards.at(-1) ?? '');
      };
    }
    case 'laid':
      return async (signal) => {
        const card = text(event, 'card');
        show.sound('play');
        const from = (seat === show.me && show.mine(card)) || at(show, seat);
        await stage.fly([card], from, stage.box(`rule:${show.pileOf(event)}`), signal, 420);
      };
    case 'turned-up':
      return async (signal) => {
        await stage.fly([text(event, 'card')], stage.box('deck'), stage.box('pile'), signal, 300);
        show.lay(text(event, 'card'));
      };
    case 'drew': {
      const cards = cardsOf(event);
      if (!cards.length) return null;
      return async (signal) => {
        show.sound('draw');
        await stage.fly(cards, stage.box('deck'), at(show, seat), signal, 300);
        if (seat === show.me) show.arrive();
      };
    }
    case 'swapped':
      return async (signal) => {
        const other = text(event, 'target');
        show.sound('swap');
        await Promise.all([
          stage.fly(BACKS, at(show, seat), at(show, other), signal, 520),
          stage.fly(BACKS, at(show, other), at(show, seat), signal, 520),
        ]);
      };
    case 'undone':
      return async (signal) => {
        show.sound('caught');
        await stage.fly(cardsOf(event), stage.box('pile'), at(show, seat), signal);
      };
    case 'missed':
      return (signal) => {
        show.sound('skip');
        show.bubble(seat, '↷');
        return pause(200, signal);
      };
    case 'said':
    case 'shouted':
      return says('shout');
    case 'tapped':
    case 'covered':
      return says('play');
    case 'called':
      return (signal) => {
        show.sound(text(event, 'right') === 'yes' ? 'caught' : 'refused');
        show.bubble(seat, show.said(event));
        return pause(500, signal);
      };
    case 'reversed':
      return () => show.sound('skip');
    case 'recycled':
      return async (signal) => {
        show.sound('deal');
        await stage.fly([null, null, null, null], stage.box('pile'), stage.box('deck'), signal, 300);
      };
    case 'deal-over':
      return () => show.sound('win');
    default:
      return null;
  }
}

/** All hands of a deal at once. */
function dealScene(events: EventText[], show: Show): Scene {
  return async (signal) => {
    show.sound('deal');
    const deck = show.stage.box('deck');
    const first = events[0]?.seat ?? show.me;
    await Promise.all(
      [first, ...around(show.seats, first)].map(async (seat, place) => {
        await pause(place * 60, signal);
        const mine = events.find((event) => event.seat === seat && seat === show.me);
        await show.stage.fly(mine ? cardsOf(mine).slice(0, 5) : BACKS, deck, at(show, seat), signal, 340);
      }),
    );
    show.arrive();
  };
}

/** The scenes of all events, deals taken together. */
export function scenesOf(events: EventText[], show: Show): Scene[] {
  const dealt = events.filter((event) => event.kind === 'dealt');
  const race = events.some((event) => event.kind === 'race');
  return events.flatMap((event) => {
    const scene = event === dealt[0] ? dealScene(dealt, show) : sceneOf(event, show, race);
    return scene ? [scene] : [];
  });
}

/** What the events of UNO look like. */

import type { EventText } from '../board';
import { animate, pause, type Scene } from '../shared/motion';
import type { Sound } from '../shared/sounds';
import { cardIn, type Box, type Stage } from '../shared/stage.svelte';
import { around } from '../shared/ring';

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
  /** What a bubble says, in the reader's language. */
  words: { uno: string; skip: string; guilty: string; innocent: string; crow: string; laughs: string };
}

const CARD = 62;

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

function pile(show: Show): Box | null {
  return show.stage.box('pile');
}

const BACKS = [null, null, null];

/** The scene of an event; none where the position says it all. */
export function sceneOf(event: EventText, show: Show): Scene | null {
  const { stage, me } = show;
  const { seat } = event;
  switch (event.kind) {
    case 'played':
    case 'jumped': {
      const card = text(event, 'card');
      return async (signal) => {
        const from = (seat === me && show.mine(card)) || at(show, seat);
        show.sound('play');
        await stage.fly([card], from, pile(show), signal);
        show.lay(card);
      };
    }
    case 'start-card':
      return async (signal) => {
        show.sound('play');
        await stage.fly([text(event, 'card')], stage.box('deck'), pile(show), signal);
        show.lay(text(event, 'card'));
      };
    case 'drew': {
      const cards = cardsOf(event);
      if (!cards.length) return null;
      return async (signal) => {
        show.sound('draw');
        await stage.fly(cards, stage.box('deck'), at(show, seat), signal, 320);
        if (seat === me) show.arrive();
      };
    }
    case 'shed':
      return async (signal) => {
        show.sound('play');
        await stage.fly(cardsOf(event), at(show, seat), pile(show), signal, 320);
      };
    case 'swapped':
      return async (signal) => {
        const other = text(event, 'target');
        show.sound('swap');
        await Promise.all([
          stage.fly(BACKS, at(show, seat), at(show, other), signal, 520),
          stage.fly(BACKS, at(show, other), at(show, seat), signal, 520),
        ]);
      };
    case 'rotated':
      return async (signal) => {
        const { seats } = show;
        const step = text(event, 'dir') === 'ccw' ? seats.length - 1 : 1;
        show.sound('swap');
        await Promise.all(
          seats.map((one, place) =>
            stage.fly(
              BACKS,
              at(show, one),
              at(show, seats[(place + step) % seats.length] ?? one),
              signal,
              620,
            ),
          ),
        );
      };
    case 'reversed':
      return (signal) => {
        show.sound('skip');
        return turn(stage.element('way'), text(event, 'dir') !== 'ccw', signal);
      };
    case 'skipped':
      return (signal) => {
        show.sound('skip');
        show.bubble(seat, show.words.skip);
        return pause(260, signal);
      };
    case 'challenged':
      return async (signal) => {
        const guilty = text(event, 'verdict') === 'guilty';
        show.bubble(text(event, 'target'), guilty ? show.words.guilty : show.words.innocent);
        show.sound(guilty ? 'caught' : 'turn');
        await pause(900, signal);
      };
    case 'shouted':
    case 'armed':
      return () => {
        show.sound('shout');
        show.bubble(seat, show.words.uno);
      };
    case 'caught':
      return (signal) => {
        show.sound('caught');
        show.bubble(text(event, 'target'), `+${event.values['count'] ?? ''}`);
        return pause(300, signal);
      };
    case 'joke':
      return (signal) => {
        show.bubble(seat, text(event, 'text') || '…');
        return pause(400, signal);
      };
    case 'vote-over':
      return (signal) => {
        if (text(event, 'success') === 'yes') show.bubble(show.me, show.words.laughs);
        return pause(300, signal);
      };
    case 'crowed':
      return (signal) => {
        show.sound('crow');
        show.bubble(seat, show.words.crow);
        return pause(700, signal);
      };
    case 'reshuffled':
      return async (signal) => {
        show.sound('deal');
        await stage.fly([null, null, null, null], pile(show), stage.box('deck'), signal, 300);
      };
    case 'undone':
      return async (signal) => {
        await stage.fly([null], pile(show), at(show, seat), signal);
      };
    case 'round-over':
    case 'match-over':
      return () => show.sound('win');
    default:
      return null;
  }
}

/** The arrows swing round to the other way; they lie as the position says already. */
function turn(element: Element | undefined, clockwise: boolean, signal: AbortSignal): Promise<void> {
  const centre = 'translate(-50%, -50%)';
  const [from, to] = clockwise ? [-1, 1] : [1, -1];
  return animate(
    element,
    [{ transform: `${centre} scaleX(${from})` }, { transform: `${centre} scaleX(${to})` }],
    { duration: 420, easing: 'ease-in-out' },
    signal,
  );
}

/** All hands of a deal at once: a few cards to everybody, in the order of play. */
export function dealScene(events: EventText[], show: Show): Scene {
  return async (signal) => {
    show.sound('deal');
    const deck = show.stage.box('deck');
    const first = events[0]?.seat ?? show.me;
    const order = [first, ...around(show.seats, first)];
    await Promise.all(
      order.map(async (seat, place) => {
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
  const scenes: Scene[] = [];
  for (const event of events) {
    if (event === dealt[0]) scenes.push(dealScene(dealt, show));
    else if (event.kind === 'dealer-draw') {
      scenes.push((signal) => {
        show.bubble(event.seat, text(event, 'card'));
        return pause(60, signal);
      });
    }
    const scene = sceneOf(event, show);
    if (scene) scenes.push(scene);
  }
  return scenes;
}

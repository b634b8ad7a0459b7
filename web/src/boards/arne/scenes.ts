/** What the events of Arne look like. */

import type { EventText } from '../board';
import { animate, pause, type Scene } from '../shared/motion';
import * as common from '../shared/scenes';
import { cameFrom, cardsOf, handOf as at, textOf as text } from '../shared/scenes';
import { cardIn, type Box } from '../shared/stage.svelte';

/** What scenes may touch. */
export interface ArneShow extends common.Show {
  clockwise: boolean;
  /** Where the name of a seat was before. */
  sat: (seat: string) => Box | null;
  /** Where the fields were before, by place. */
  panels: [number, Box | null][];
  /** Whether my own place is another one now. */
  walked: () => boolean;
  /** The stack of an event as it lay before. */
  lay: (event: EventText) => { box: Box | null; cards: string[] };
  /** A line for everybody over the table. */
  news(event: EventText): void;
}

function stack(
  show: ArneShow,
  event: EventText,
  field = text(event, 'field'),
  number = text(event, 'stack'),
): Box | null {
  const box = show.stage.box(`stack:${field}.${number}`, `field:${field}`);
  return box && cardIn(box, 44);
}

/** The scene of an event; none where the position says it all. */
export function sceneOf(event: EventText, show: ArneShow): Scene | null {
  const { stage, me } = show;
  const { seat } = event;
  switch (event.kind) {
    case 'laid':
    case 'laid-on':
    case 'put-on': {
      const cards = event.kind === 'put-on' ? [text(event, 'card')] : cardsOf(event);
      const loud = ['k-crash', 'crash'].includes(cards[0] ?? '') || (cards[0] ?? '').startsWith('k-200');
      return async (signal) => {
        show.sound(loud ? 'caught' : 'play');
        const from = cameFrom(show, seat, cards[0] ?? '');
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
        const from = cameFrom(show, seat, card ?? '');
        show.sound('play');
        await stage.fly(
          [seat === me || event.kind === 'used' ? card : null],
          from,
          stage.box('discard'),
          signal,
        );
      };
    case 'drew':
      return common.draw(event, show);
    case 'stole-top':
      return async (signal) => {
        show.sound('draw');
        show.news(event);
        await stage.fly([text(event, 'card') || null], stage.box('discard'), at(show, seat), signal);
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
      return async (signal) => {
        const { box, cards } = show.lay(event);
        show.sound('swap');
        show.news(event);
        await stage.fly(cards, box, stack(show, event, text(event, 'to'), text(event, 'as')), signal, 900);
      };
    case 'stole-to-hand':
      return async (signal) => {
        const { box, cards } = show.lay(event);
        show.sound('swap');
        show.news(event);
        await stage.fly(cards.slice(0, 1), box, at(show, seat), signal, 900);
        show.arrive();
      };
    case 'swapped':
      return async (signal) => {
        show.sound('swap');
        show.news(event);
        await (show.walked()
          ? walk(show, signal)
          : changeChairs([seat, text(event, 'target')], show, signal));
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

/** Two others get up and sit down again: their names and hands cross, the fields stay. */
async function changeChairs(both: string[], show: ArneShow, signal: AbortSignal): Promise<void> {
  const { stage } = show;
  await Promise.all([
    ...both.map((one) => move(stage.element(`seat:${one}`), show.sat(one), signal)),
    ...both.map((one) => stage.fly(common.BACKS, show.sat(one), at(show, one), signal, 1100)),
  ]);
}

/** I sit elsewhere now: the whole table turns before my eyes. */
async function walk(show: ArneShow, signal: AbortSignal): Promise<void> {
  await Promise.all(
    show.panels.map(([place, box]) => move(show.stage.element(`panel:${place}`), box, signal)),
  );
}

/** From where it was to where it is now. */
function move(element: Element | undefined, from: Box | null, signal: AbortSignal): Promise<void> {
  const to = element?.getBoundingClientRect();
  if (!from || !to) return Promise.resolve();
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  return animate(
    element,
    [
      { transform: start, zIndex: 5 },
      { transform: start, zIndex: 5, offset: 0.15 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: 1200, easing: 'ease-in-out' },
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

/** The scenes of all events; hands that go round are one scene, as is the deal. */
export function scenesOf(events: EventText[], show: ArneShow): Scene[] {
  return common.scenesOf(events, (event) => sceneOf(event, show), {
    'got-hand': ([first]) => passScene(first, show),
    dealt: (dealt) => common.deal(dealt, show),
  });
}

/** All hands go to the next place at once. */
function passScene(event: EventText | undefined, show: ArneShow): Scene {
  const pass = common.passOn(show, show.clockwise, 800);
  return (signal) => {
    if (event) show.news(event);
    return pass(signal);
  };
}

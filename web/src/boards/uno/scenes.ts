/** What the events of UNO look like. */

import type { EventText } from '../board';
import { animate, pause, type Scene } from '../shared/motion';
import * as common from '../shared/scenes';
import { cameFrom, cardsOf, handOf, textOf } from '../shared/scenes';

/** What scenes may touch. */
export interface UnoShow extends common.Show {
  /** The pile shows this card from now on. */
  lay(code: string): void;
  /** What a bubble says, in the reader's language. */
  words: Record<
    'uno' | 'skip' | 'reverse' | 'challenge' | 'guilty' | 'innocent' | 'crow' | 'laughs' | 'swap',
    string
  >;
  /** A card in words. */
  name(code: string): string;
}

/** The scene of an event; none where the position says it all. */
function sceneOf(event: EventText, show: UnoShow): Scene | null {
  const { stage } = show;
  const { seat } = event;
  switch (event.kind) {
    case 'played':
    case 'jumped':
    case 'start-card': {
      const card = textOf(event, 'card');
      return async (signal) => {
        const from = event.kind === 'start-card' ? stage.box('deck') : cameFrom(show, seat, card);
        show.sound('play');
        await stage.fly([card], from, stage.box('pile'), signal);
        show.lay(card);
      };
    }
    case 'drew':
      return common.draw(event, show);
    case 'shed':
      return async (signal) => {
        show.sound('play');
        await stage.fly(cardsOf(event), handOf(show, seat), stage.box('pile'), signal, 320);
      };
    case 'swapped':
      return (signal) => {
        for (const one of [seat, textOf(event, 'target')]) show.bubble(one, show.words.swap);
        return common.swap(seat, textOf(event, 'target'), show)(signal);
      };
    case 'rotated':
      return common.passOn(show, textOf(event, 'dir') !== 'ccw', 620);
    case 'reversed':
      return (signal) => {
        show.sound('skip');
        show.bubble(seat, show.words.reverse);
        return turn(stage.element('way'), textOf(event, 'dir') !== 'ccw', signal);
      };
    case 'dealer-draw':
      return (signal) => {
        show.bubble(seat, show.name(textOf(event, 'card')));
        return pause(160, signal);
      };
    case 'skipped':
      return (signal) => {
        show.sound('skip');
        show.bubble(seat, show.words.skip);
        return pause(260, signal);
      };
    case 'challenged':
      return async (signal) => {
        const guilty = textOf(event, 'verdict') === 'guilty';
        show.bubble(seat, show.words.challenge);
        await pause(600, signal);
        show.bubble(textOf(event, 'target'), guilty ? show.words.guilty : show.words.innocent);
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
        show.bubble(textOf(event, 'target'), `+${textOf(event, 'count')}`);
        return pause(300, signal);
      };
    case 'joke':
      return (signal) => {
        show.bubble(seat, textOf(event, 'text') || '…');
        return pause(400, signal);
      };
    case 'vote-over':
      return (signal) => {
        if (textOf(event, 'success') === 'yes') show.bubble(show.me, show.words.laughs);
        return pause(300, signal);
      };
    case 'crowed':
      return (signal) => {
        show.sound('crow');
        show.bubble(seat, show.words.crow);
        return pause(700, signal);
      };
    case 'reshuffled':
      return common.reshuffle(show);
    case 'undone':
      return (signal) => stage.fly([null], stage.box('pile'), handOf(show, seat), signal);
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
    [
      { transform: `${centre} scale(${from}, 1)` },
      { transform: `${centre} scale(0, 1.25)` },
      { transform: `${centre} scale(${to * 1.2}, 1.2)` },
      { transform: `${centre} scale(${to}, 1)` },
    ],
    { duration: 640, easing: 'ease-in-out' },
    signal,
  );
}

export function scenesOf(events: EventText[], show: UnoShow): Scene[] {
  return common.scenesOf(events, (event) => sceneOf(event, show), {
    dealt: (dealt) => common.deal(dealt, show),
  });
}

/** What the events of Montana look like. */

import type { EventText } from '../board';
import { pause, type Scene } from '../shared/motion';
import * as common from '../shared/scenes';
import { cameFrom, cardsOf, handOf, textOf } from '../shared/scenes';
import type { Sound } from '../shared/sounds';

/** What scenes may touch. */
export interface MontanaShow extends common.Show {
  /** The pile shows what the position says from now on. */
  lay(): void;
  /** The id of the pile that a rule card goes to. */
  pileOf(event: EventText): string;
  /** What is said at a seat, in the reader's language. */
  said(event: EventText): string;
}

/** The scene of an event; none where the position says it all. A card that starts a race does not fly: it is
 * the signal, and must be seen at once. */
function sceneOf(event: EventText, show: MontanaShow, race: boolean): Scene | null {
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
        const from = cameFrom(show, seat, cards[0] ?? '');
        if (!race) await stage.fly(cards, from, stage.box('pile'), signal, 340);
        show.lay();
      };
    }
    case 'laid':
      return async (signal) => {
        const card = textOf(event, 'card');
        show.sound('play');
        await stage.fly(
          [card],
          cameFrom(show, seat, card),
          stage.box(`rule:${show.pileOf(event)}`),
          signal,
          420,
        );
      };
    case 'turned-up':
      return async (signal) => {
        await stage.fly([textOf(event, 'card')], stage.box('deck'), stage.box('pile'), signal, 300);
        show.lay();
      };
    case 'drew':
      return common.draw(event, show);
    case 'swapped':
      return common.swap(seat, textOf(event, 'target'), show);
    case 'undone':
      return async (signal) => {
        show.sound('caught');
        await stage.fly(cardsOf(event), stage.box('pile'), handOf(show, seat), signal);
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
        show.sound(textOf(event, 'right') === 'yes' ? 'caught' : 'refused');
        show.bubble(seat, show.said(event));
        return pause(500, signal);
      };
    case 'reversed':
      return () => show.sound('skip');
    case 'recycled':
      return common.reshuffle(show);
    case 'deal-over':
      return () => show.sound('win');
    default:
      return null;
  }
}

export function scenesOf(events: EventText[], show: MontanaShow): Scene[] {
  const race = events.some((event) => event.kind === 'race');
  return common.scenesOf(events, (event) => sceneOf(event, show, race), {
    dealt: (dealt) => common.deal(dealt, show),
  });
}

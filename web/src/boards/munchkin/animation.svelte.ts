/** Cards that leave a hand for the room, or for somebody's table. */

import type { BoardTable, Change, EventText } from '../board';
import { BoardAnimation } from '../shared/animation.svelte';
import type { Scene } from '../shared/motion';
import { cameFrom, textOf, type Show } from '../shared/scenes';
import { cardIn, type Box } from '../shared/stage.svelte';
import { readTable } from './table';

/** What lays a card before its owner, at another player, and in the middle. */
const BEFORE_ME = new Set(['put', 'cheat']);
const AT_ANOTHER = new Set(['curse', 'gual']);
const IN_THE_ROOM = new Set(['use', 'use-side', 'use-on', 'use-die', 'enhance', 'event', 'monster']);

export class MunchkinAnimation extends BoardAnimation {
  /** Shows a change that is about to happen; over when all has arrived. */
  perform(table: BoardTable, change: Change): Promise<void> | void {
    if (!change.before || table.still) return;
    const seats = table.chairs.map((chair) => chair.seat);
    const [before, after] = [change.before, change.after].map(
      (position) =>
        readTable(position, seats, table.seat).seats.find(({ seat }) => seat === table.seat)?.hand,
    );
    const played = change.events.filter((event) => !isDrawn(event) && aims(event));
    if (!played.length) return;
    this.stage.keep();
    const show = this.prepare(table, change, before ?? [], after ?? []);
    show.arrive();
    return this.play(
      () => played.map((event) => this.lay(event, show)),
      () => undefined,
    );
  }

  private lay(event: EventText, show: Show): Scene {
    const card = textOf(event, 'card');
    const to = this.stage.box(aims(event) ?? '');
    return async (signal) => {
      show.sound('play');
      await show.stage.fly([card], cameFrom(show, event.seat, card), to && landing(to), signal, 420);
    };
  }
}

/** Whether a card comes out of the door, from no hand. */
function isDrawn({ kind, values }: EventText): boolean {
  return kind === 'curse' && values['source'] === 'door';
}

/** The place that a card is laid at. */
function aims(event: EventText): string | null {
  if (BEFORE_ME.has(event.kind)) return `seat:${event.seat}`;
  if (AT_ANOTHER.has(event.kind)) return `seat:${textOf(event, 'target') || event.seat}`;
  return IN_THE_ROOM.has(event.kind) ? 'room' : null;
}

function landing(box: Box): Box {
  return cardIn(box, Math.min(box.height * 0.5, box.width * 0.5));
}

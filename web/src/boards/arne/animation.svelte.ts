/** What Arne's board shows while something happens: a line for everybody over the table. */

import type { BoardTable, Change, EventText } from '../board';
import { BoardAnimation } from '../shared/animation.svelte';
import { textOf } from '../shared/scenes';
import { scenesOf, type ArneShow } from './scenes';
import type { ArneTable } from './table';

const NEWS_MS = 2600;
/** What changes so much at once that it is said over the table, also where nothing moves. */
const NEWS = new Set(['stole-top', 'pulled', 'stole', 'pushed', 'stole-to-hand', 'swapped', 'got-hand']);

function stackOf(event: EventText): string {
  return `${textOf(event, 'field')}.${textOf(event, 'stack')}`;
}

export class ArneAnimation extends BoardAnimation {
  news = $state('');
  private newsTimer = 0;

  /** Shows a change that is about to happen at this table; over when all has arrived. */
  perform(table: BoardTable, change: Change, before: ArneTable, after: ArneTable): Promise<void> | void {
    if (table.still) {
      const news = change.events.findLast((event) => NEWS.has(event.kind));
      if (news) this.report(table, news);
      return;
    }
    if (!change.events.length) return;
    const sat = new Map(before.seats.map((one) => [one.seat, this.stage.box(`seat:${one.seat}`)]));
    const stacks = before.fields.flatMap((field) => field.stacks);
    const gone = new Set(change.events.map(stackOf));
    const lay = new Map(
      stacks
        .filter(({ id }) => gone.has(id))
        .map(({ id, cards }) => [id, { box: this.stage.box(`stack:${id}`), cards }]),
    );
    const show: ArneShow = {
      ...this.prepare(table, change, before.hand, after.hand),
      seats: after.seats.map((one) => one.seat),
      clockwise: before.clockwise || table.options['passdir'] === 'clockwise',
      sat: (seat) => sat.get(seat) ?? null,
      panels: before.fields.map(({ place }) => [place, this.stage.box(`panel:${place}`)]),
      walked: () => before.home !== after.home,
      lay: (event) => lay.get(stackOf(event)) ?? { box: null, cards: [] },
      news: (event) => this.report(table, event),
    };
    return this.play(
      () => scenesOf(change.events, show),
      () => table.asked && after.phase === 'MOVE' && show.sound('turn'),
    );
  }

  private report(table: BoardTable, event: EventText): void {
    const told = event.kind === 'got-hand' ? table.texts.find('arne-pass-effect') : undefined;
    this.news = told ?? table.tell(event)[0] ?? '';
    clearTimeout(this.newsTimer);
    this.newsTimer = window.setTimeout(() => (this.news = ''), NEWS_MS);
  }
}

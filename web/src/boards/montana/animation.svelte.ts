/** What Montana's board shows while something happens: the pile as it was, a new rule, how a race went. */

import { faceOf } from '@/cards/montana/codes';
import type { BoardTable, Change, EventText } from '../board';
import { BoardAnimation } from '../shared/animation.svelte';
import { textOf } from '../shared/scenes';
import { scenesOf, type MontanaShow } from './scenes';
import type { MontanaTable } from './table';
import { raceTimes, ruleWords, saidWords } from './words';

const NEWS_MS = 4000;
const TIMES_MS = 5000;

export class MontanaAnimation extends BoardAnimation {
  /** What the pile shows while the next card is on its way. */
  laid = $state.raw<string | null>(null);
  /** A rule that has just been laid, and the id of its pile. */
  news = $state.raw<{ text: string; rule: string; pile: string } | null>(null);
  /** Everybody's time in the race that is just over. */
  times = $state.raw<{ times: ReturnType<typeof raceTimes>; losers: string[]; price: number } | null>(null);
  private newsTimer = 0;
  private timesTimer = 0;

  /** Shows a change that is about to happen at this table; over when all has arrived. */
  perform(
    table: BoardTable,
    change: Change,
    before: MontanaTable,
    after: MontanaTable,
  ): Promise<void> | void {
    this.report(table, change.events, before.race);
    if (table.still) return;
    const kinds = new Set(change.events.map((event) => event.kind));
    if (kinds.has('played') && !kinds.has('race')) this.laid = before.top;
    this.stage.keep();
    const show: MontanaShow = {
      ...this.prepare(table, change, before.hand, after.hand),
      lay: () => (this.laid = null),
      pileOf,
      said: (event) => saidAt(event, table),
    };
    return this.play(
      () => scenesOf(change.events, show),
      () => {
        this.laid = null;
        if (table.asked && after.phase === 'MOVE') show.sound('turn');
      },
    );
  }

  /** What a new rule does, and how a race went, stays on the table for a while. */
  private report(table: BoardTable, events: EventText[], price: number): void {
    for (const event of events) {
      if (event.kind === 'race') this.news = null;
      if (event.kind === 'played' || event.kind === 'laid') this.times = null;
      if (event.kind === 'laid') {
        this.news = {
          text: table.tell(event)[0] ?? '',
          rule: ruleWords(table.texts, '', textOf(event, 'card')),
          pile: pileOf(event),
        };
        clearTimeout(this.newsTimer);
        this.newsTimer = window.setTimeout(() => (this.news = null), NEWS_MS);
      }
      if (event.kind === 'race-over') {
        const { losers } = event.values;
        const seats = table.chairs.map((chair) => chair.seat);
        const lost = Array.isArray(losers) ? losers : [];
        this.times = { times: raceTimes(event, seats), losers: lost, price };
        clearTimeout(this.timesTimer);
        this.timesTimer = window.setTimeout(() => (this.times = null), TIMES_MS);
      }
    }
  }
}

function pileOf(event: EventText): string {
  const face = faceOf(textOf(event, 'card'));
  if (face?.kind !== 'rule') return '';
  return face.pile === 'D' ? `D${textOf(event, 'pile')}` : face.pile;
}

/** What somebody says or calls, in words. */
function saidAt(event: EventText, table: BoardTable): string {
  const { texts } = table;
  const value = (of: string): string => textOf(event, of);
  if (event.kind === 'said') return saidWords(texts, value('words'));
  if (event.kind === 'shouted') return texts.say('montana-action-montana');
  if (event.kind === 'tapped') return texts.say('montana-action-tap');
  if (event.kind === 'covered') return texts.say('montana-board-covered');
  const offence = texts.say('montana-offence', { offence: value('offence') });
  return `${table.name(value('target'))}: ${offence} ${value('right') === 'yes' ? '✓' : '✗'}`;
}

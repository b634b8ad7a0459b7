/** What UNO's board shows while something happens: the pile as it was, a hand that is shown. */

import { faceOf, sorted, type Colour } from '@/cards/uno/codes';
import type { BoardTable, Change } from '../board';
import { Performance } from '../shared/performance.svelte';
import { scenesOf, type Show } from './scenes';
import { readTable } from './table';

export class UnoPerformance extends Performance {
  /** What the pile shows while the next card is on its way. */
  laid = $state.raw<{ top: string | null; colour: Colour | null } | null>(null);
  /** The hand that a challenge of mine has shown. */
  verdict = $state.raw<{ who: string; guilty: boolean; cards: string[] } | null>(null);

  /** Shows a change that is about to happen at this table; over when all has arrived. */
  perform(table: BoardTable, change: Change): Promise<void> | void {
    if (!change.before) return;
    this.reveal(table, change);
    if (table.still) return;
    const seats = table.chairs.map((chair) => chair.seat);
    const before = readTable(change.before, seats, table.seat);
    const after = readTable(change.after, seats, table.seat);
    if (change.events.some(({ kind }) => ['played', 'jumped', 'start-card'].includes(kind))) {
      this.laid = { top: before.top, colour: before.colour };
    }
    const { texts } = table;
    this.stage.keep();
    const show: Show = {
      ...this.prepare(table, change, before.hand, after.hand),
      lay: (code) => {
        const colour = faceOf(code)?.colour ?? after.colour;
        this.laid = code === after.top ? null : { top: code, colour };
      },
      words: {
        uno: texts.say('uno-action-uno'),
        skip: '↷',
        guilty: '✗',
        innocent: '✓',
        crow: texts.say('uno-action-crow'),
        laughs: texts.say('uno-action-laugh'),
      },
    };
    return this.play(
      () => scenesOf(change.events, show),
      () => {
        this.laid = null;
        if (table.asked && after.phase === 'TURN') show.sound('turn');
      },
    );
  }

  private reveal(table: BoardTable, change: Change): void {
    for (const { kind, seat, values } of change.events) {
      if (kind !== 'challenged' || seat !== table.seat || !Array.isArray(values['cards'])) continue;
      this.verdict = {
        who: table.name(String(values['target'])),
        guilty: values['verdict'] === 'guilty',
        cards: sorted(values['cards']),
      };
    }
  }
}

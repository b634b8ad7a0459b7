/** What UNO's board shows while something happens: the pile as it was, a hand that is shown. */

import { faceOf, sorted, type Colour } from '@/cards/uno/codes';
import type { BoardTable, Change, EventText } from '../board';
import { BoardAnimation } from '../shared/animation.svelte';
import { field } from '../shared/fields';
import { scenesOf, type UnoShow } from './scenes';
import { readTable } from './table';
import { cardWords } from './words';

export class UnoAnimation extends BoardAnimation {
  /** What the pile shows while the next card is on its way. */
  laid = $state.raw<{ top: string | null; colour: Colour | null } | null>(null);
  /** The hand that a challenge of mine has shown. */
  verdict = $state.raw<{ who: string; guilty: boolean; cards: string[] } | null>(null);

  /** The board is opened when the cards lie already: if nobody has moved yet, the deal is shown. */
  open(table: BoardTable): void {
    const seats = table.chairs.map((chair) => chair.seat);
    const { top, under, seats: held, hand } = readTable(table.position, seats, table.seat);
    const dealt = Number(table.options['hand'] ?? 7);
    if (table.still || !top || under || held.some(({ count }) => count !== dealt)) return;
    const events: EventText[] = seats.map((seat) => {
      const values: EventText['values'] = seat === table.seat ? { cards: hand } : { count: dealt };
      return { kind: 'dealt', seat, clause: '', values };
    });
    events.push({ kind: 'start-card', seat: '', clause: '', values: { card: top } });
    const fields = { ...table.position.fields, discard: '-', colour: '-', [table.seat]: '-' };
    const before = { ...table.position, fields };
    const change = { steps: [], events, before, after: table.position, fresh: false };
    void this.perform(table, change, laidOut());
  }

  /**
   * Shows a change that is about to happen at this table; over when all has arrived. A board that is still being
   * laid out says when it is `ready`.
   */
  perform(table: BoardTable, change: Change, ready?: Promise<void>): Promise<void> | void {
    if (!change.before) return;
    this.reveal(table, change);
    const seats = table.chairs.map((chair) => chair.seat);
    const before = readTable(change.before, seats, table.seat);
    const after = readTable(change.after, seats, table.seat);
    if (!table.still && change.events.some(({ kind }) => ['played', 'jumped', 'start-card'].includes(kind))) {
      this.laid = { top: before.top, colour: before.colour };
    }
    const { texts } = table;
    if (!ready) this.stage.keep();
    const show: UnoShow = {
      ...this.prepare(table, change, before.hand, after.hand),
      lay: (code) => {
        const colour = faceOf(code)?.colour ?? after.colour;
        this.laid = code === after.top ? null : { top: code, colour };
      },
      words: {
        uno: texts.say('uno-action-uno'),
        skip: texts.say('uno-board-skips'),
        reverse: texts.say('uno-board-reverses'),
        swap: texts.say('uno-board-swaps'),
        challenge: texts.say('uno-action-challenge'),
        guilty: texts.say('uno-board-verdict-guilty'),
        innocent: texts.say('uno-board-verdict-innocent'),
        crow: texts.say('uno-action-crow'),
        laughs: texts.say('uno-action-laugh'),
      },
      name: (code) => cardWords(texts, code),
    };
    if (table.still) return this.tell(scenesOf(change.events, show));
    return this.play(
      () => scenesOf(change.events, show),
      () => {
        this.laid = null;
        if (table.asked && after.phase === 'TURN') show.sound('turn');
      },
      ready,
    );
  }

  /** What my challenge has shown stays until I close it or the round is over. */
  private reveal(table: BoardTable, change: Change): void {
    if (/OVER$/.test(field(change.after, 'phase') ?? '')) this.verdict = null;
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

/** Seats and piles know their sizes in the second frame. */
function laidOut(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

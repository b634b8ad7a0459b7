/** What the board shows while something happens: cards on their way, words at seats, a hand that is shown. */

import { tick } from 'svelte';
import { faceOf, sorted, type Colour } from '@/cards/uno/codes';
import type { BoardTable, Change } from '../board';
import { keyed } from '../shared/fields';
import { Motion } from '../shared/motion';
import { play } from '../shared/sounds';
import { Stage, type Box } from '../shared/stage.svelte';
import { scenesOf, type Show } from './scenes';
import { readTable, type UnoTable } from './table';

const NONE: ReadonlySet<string> = new Set();
const BUBBLE_MS = 1800;

export class Performance {
  readonly stage = new Stage();
  bubbles = $state.raw<Readonly<Record<string, string>>>({});
  /** What the pile shows while the next card is on its way. */
  laid = $state.raw<{ top: string | null; colour: Colour | null } | null>(null);
  /** Keys of my cards that have not arrived. */
  absent = $state.raw<ReadonlySet<string>>(NONE);
  /** The hand that a challenge of mine has shown. */
  verdict = $state.raw<{ who: string; guilty: boolean; cards: string[] } | null>(null);
  /** Cards are on their way; questions wait for them. */
  moving = $state(false);
  private readonly motion = new Motion();
  private shows = 0;

  skip(): void {
    this.motion.skip();
  }

  /** Shows a change that is about to happen at this table; over when all has arrived. */
  perform(table: BoardTable, change: Change): Promise<void> | void {
    if (!change.before) return;
    const seats = table.chairs.map((chair) => chair.seat);
    const before = readTable(change.before, seats, table.seat);
    const after = readTable(change.after, seats, table.seat);
    this.reveal(table, change);
    if (table.still) return;
    const show = this.prepare(table, change, before, after);
    const mine = ++this.shows;
    this.moving = true;
    return tick()
      .then(() => this.motion.play(scenesOf(change.events, show)))
      .finally(() => {
        if (mine !== this.shows) return; // the next change is on already
        this.moving = false;
        this.laid = null;
        this.absent = NONE;
        if (table.asked && after.phase === 'TURN') show.sound('turn');
      });
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

  /** Measures where my cards lie, and hides what has not arrived. */
  private prepare(table: BoardTable, change: Change, before: UnoTable, after: UnoTable): Show {
    const held = keyed(before.hand);
    const boxes = new Map<string, Box | null>();
    for (const { seat, values } of change.events) {
      const code = String(values['card'] ?? '');
      const key = seat === table.seat ? held.findLast((one) => one.code === code)?.key : undefined;
      if (key) boxes.set(code, this.stage.box(`card:${key}`));
    }
    if (change.events.some(({ kind }) => ['played', 'jumped', 'start-card'].includes(kind))) {
      this.laid = { top: before.top, colour: before.colour };
    }
    const known = new Set(held.map((one) => one.key));
    const fresh = keyed(after.hand).filter((one) => !known.has(one.key));
    this.absent = new Set(fresh.map((one) => one.key));
    const { texts } = table;
    return {
      stage: this.stage,
      me: table.seat,
      seats: after.seats.map((one) => one.seat),
      mine: (code) => boxes.get(code) ?? null,
      sound: (name) => table.sound && play(name),
      bubble: (seat, text) => this.bubble(seat, text),
      lay: (code) => {
        const colour = faceOf(code)?.colour ?? after.colour;
        this.laid = code === after.top ? null : { top: code, colour };
      },
      arrive: () => (this.absent = NONE),
      words: {
        uno: texts.say('uno-action-uno'),
        skip: '↷',
        guilty: '✗',
        innocent: '✓',
        crow: texts.say('uno-action-crow'),
        laughs: texts.say('uno-action-laugh'),
      },
    };
  }

  private bubble(seat: string, text: string): void {
    this.bubbles = { ...this.bubbles, [seat]: text };
    setTimeout(() => {
      if (this.bubbles[seat] !== text) return;
      this.bubbles = Object.fromEntries(Object.entries(this.bubbles).filter(([one]) => one !== seat));
    }, BUBBLE_MS);
  }
}

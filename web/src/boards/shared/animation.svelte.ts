/** What a board shows while something happens: cards on their way, and words at seats. */

import { tick } from 'svelte';
import type { BoardTable, Change } from '../board';
import { keyed } from './fields';
import { Motion, type Scene } from './motion';
import type { Show } from './scenes';
import { play } from './sounds';
import { Stage, type Box } from './stage.svelte';

const NONE: ReadonlySet<string> = new Set();
const BUBBLE_MS = 1900;

export class BoardAnimation {
  readonly stage = new Stage();
  bubbles = $state.raw<Readonly<Record<string, string>>>({});
  /** Keys of my cards that have not arrived. */
  absent = $state.raw<ReadonlySet<string>>(NONE);
  /** Cards are on their way; questions wait for them. */
  moving = $state(false);
  private readonly motion = new Motion();
  private shows = 0;

  skip(): void {
    this.motion.skip();
  }

  /** Words at a seat for a while. */
  bubble(seat: string, text: string): void {
    this.bubbles = { ...this.bubbles, [seat]: text };
    setTimeout(() => {
      if (this.bubbles[seat] !== text) return;
      this.bubbles = Object.fromEntries(Object.entries(this.bubbles).filter(([one]) => one !== seat));
    }, BUBBLE_MS);
  }

  /** Measures where those of my cards lie that leave, and hides what has not arrived: my hand before, after. */
  protected prepare(table: BoardTable, change: Change, before: string[], after: string[]): Show {
    const held = keyed(before);
    const boxes = new Map<string, Box | null>();
    for (const { seat, values } of change.events) {
      if (seat !== table.seat) continue;
      for (const code of [values['card'], values['cards']].flat()) {
        const key = held.findLast((one) => one.code === code)?.key;
        if (key) boxes.set(String(code), this.stage.box(`card:${key}`));
      }
    }
    const known = new Set(held.map((one) => one.key));
    const fresh = keyed(after).filter((one) => !known.has(one.key));
    this.absent = fresh.length ? new Set(fresh.map((one) => one.key)) : NONE;
    return {
      stage: this.stage,
      me: table.seat,
      seats: table.chairs.map((chair) => chair.seat),
      mine: (code) => boxes.get(code) ?? null,
      sound: (name) => table.sound && !table.still && play(name),
      bubble: (seat, text) => this.bubble(seat, text),
      arrive: () => (this.absent = NONE),
    };
  }

  /** Where nothing may move, what the scenes say is said all the same: they end at once. */
  protected tell(scenes: Scene[]): void {
    this.absent = NONE;
    this.stage.forget();
    if (document.hidden) return;
    for (const scene of scenes) void scene(AbortSignal.abort());
  }

  /** Plays scenes once the position has changed, then calls `rest`; over when all has arrived. */
  protected async play(scenes: () => Scene[], rest: () => void, ready = tick()): Promise<void> {
    const mine = ++this.shows;
    this.moving = true;
    try {
      await ready;
      await this.motion.play(scenes());
    } finally {
      if (mine === this.shows) {
        // else the next change is on already
        this.moving = false;
        this.absent = NONE;
        this.stage.forget();
        rest();
      }
    }
  }
}

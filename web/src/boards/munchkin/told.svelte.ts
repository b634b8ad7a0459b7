/** What was told last: a few lines, the last die for a moment, and what a quarrel is about. */

import type { Change, EventText } from '../board';
import type { Die } from './table';

const MOST_LINES = 3;
/** How long a die stays to be seen after its window has closed. */
const DIE_MS = 3500;
/** What throws a card into a fight. */
const THROWN = new Set(['use', 'use-side', 'use-on', 'use-die', 'enhance', 'monster', 'event']);

export class Told {
  lines = $state.raw<{ key: number; text: string }[]>([]);
  die = $state.raw<Die | null>(null);
  quarrel = $state.raw<{ seat: string; text: string } | null>(null);
  /** Who threw which card into the fight that goes on. */
  throwers = $state.raw<ReadonlyMap<string, string>>(new Map());
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes in a change; its sentences come back. */
  hear(change: Change, tell: (event: EventText) => string[], die: Die | null): string[] {
    const said = change.events.flatMap(tell);
    const fresh = said.map((text) => ({ key: this.count++, text }));
    this.lines = [...(change.fresh ? [] : this.lines), ...fresh].slice(-MOST_LINES);
    for (const event of change.events) {
      const text = event.values['text'];
      if (event.kind === 'dispute' && typeof text === 'string') this.quarrel = { seat: event.seat, text };
    }
    this.throwers = throwersAfter(this.throwers, change.events);
    if (die && !change.fresh) this.keep(die);
    return said;
  }

  private keep(die: Die): void {
    clearTimeout(this.timer);
    this.die = die;
    this.timer = setTimeout(() => (this.die = null), DIE_MS);
  }
}

function throwersAfter(
  before: ReadonlyMap<string, string>,
  events: readonly EventText[],
): ReadonlyMap<string, string> {
  const after = new Map(before);
  for (const event of events) {
    const card = event.values['card'];
    if (event.kind === 'combat' || event.kind === 'combat-over') after.clear();
    else if (THROWN.has(event.kind) && typeof card === 'string') after.set(card, event.seat);
  }
  return after;
}

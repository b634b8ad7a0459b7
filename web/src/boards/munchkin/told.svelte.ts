/** What was told last: a few lines, the last die for a moment, and what a quarrel is about. */

import type { Change, EventText } from '../board';
import type { Die } from './table';

const MOST_LINES = 3;
/** How long a die stays to be seen after its window has closed. */
const DIE_MS = 3500;
const ENDS_PAUSE = new Set(['claim', 'run', 'version', 'closed', 'combat-over']);
/** What throws a card into a fight. */
const THROWN = new Set(['use', 'use-side', 'use-on', 'use-die', 'enhance', 'monster', 'event']);

export class Told {
  lines = $state.raw<{ key: number; text: string }[]>([]);
  die = $state.raw<Die | null>(null);
  quarrel = $state.raw<{ seat: string; text: string } | null>(null);
  /** Who threw which card into the fight that goes on. */
  throwers = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** Who has asked the others to wait, in the pause that goes on. */
  stopper = $state('');
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
    this.follow(change.events);
    if (die && !change.fresh) this.keep(die);
    return said;
  }

  /** Takes in who did what in a fight: as it happens, or what was before this page was opened. */
  follow(events: readonly EventText[]): void {
    this.throwers = throwersAfter(this.throwers, events);
    for (const { kind, seat } of events) {
      if (kind === 'hold') this.stopper = seat;
      else if (ENDS_PAUSE.has(kind)) this.stopper = '';
    }
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

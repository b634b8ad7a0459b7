/** Cards on their way at the board of any game: found by what has moved from one place to another. */

import type { BoardTable, Change } from '../board';
import { BoardAnimation } from '../shared/animation.svelte';
import { handOf, type Show } from '../shared/scenes';
import type { Scene } from '../shared/motion';
import type { Desk } from './desk.svelte';
import { readTable, type Shown } from './table';

/** The cards that lie open on the table. */
function lying({ rows }: Shown): Set<string> {
  return new Set(
    rows.flatMap((row) => row.pairs.flatMap(({ lower, upper }) => (upper ? [lower, upper] : [lower]))),
  );
}

export class GenericAnimation extends BoardAnimation {
  /** What is drawn already but still on its way. */
  private coming: HTMLElement[] = [];

  /** Shows a change that is about to happen at this table; over when all has arrived. */
  perform(table: BoardTable, change: Change, desk: Desk): Promise<void> | void {
    this.reveal();
    this.speak(table, change);
    if (!change.before || table.still) return;
    const before = readTable(change.before, desk.declared, desk.seats);
    const after = readTable(change.after, desk.declared, desk.seats);
    const mine = (shown: Shown): string[] =>
      (shown.hands.get(table.seat)?.cards ?? []).filter((code) => code !== '?');
    const old = lying(before);
    const laid = [...lying(after)].filter((code) => !old.has(code));
    this.stage.keep();
    const show = this.prepare(table, change, mine(before), mine(after));
    return this.play(
      () => [...this.lay(laid, change, show), ...this.draw(before, after, show)],
      () => this.reveal(),
    );
  }

  /** What somebody says aloud: the event's `.short`. */
  private speak(table: BoardTable, { events }: Change): void {
    for (const { kind, seat } of events) {
      const said = table.texts.find(`${table.game}-event-${kind}`, {}, 'short');
      if (said) this.bubble(seat, said);
    }
  }

  private reveal(): void {
    for (const element of this.coming) element.style.opacity = '';
    this.coming = [];
  }

  /** Cards that lie on the table now come from the hand of whoever is told to have laid them. */
  private lay(codes: string[], change: Change, show: Show): Scene[] {
    return codes.flatMap((code) => {
      const by = change.events.find(({ values }) => Object.values(values).flat().includes(code))?.seat ?? '';
      const to = this.stage.element(`lies:${code}`);
      if (!(to instanceof HTMLElement)) return [];
      this.coming.push(to);
      to.style.opacity = '0';
      return async (signal: AbortSignal) => {
        const from = (by === show.me && show.mine(code)) || handOf(show, by);
        show.sound('play');
        await show.stage.fly([code], from, to.getBoundingClientRect(), signal, 260);
        to.style.opacity = '';
      };
    });
  }

  /** Hands that have grown while a pile has become lower have drawn from it. */
  private draw(before: Shown, after: Shown, show: Show): Scene[] {
    const pile = after.piles.find(
      ({ name, count }) => count < (before.piles.find((one) => one.name === name)?.count ?? 0),
    );
    if (!pile) return [];
    const grown = [...after.hands].flatMap(([seat, { count }]) => {
      const more = count - (before.hands.get(seat)?.count ?? 0);
      return more > 0 ? [{ seat, backs: Array.from({ length: more }, () => null) }] : [];
    });
    return grown.map(({ seat, backs }) => async (signal: AbortSignal) => {
      show.sound('draw');
      await show.stage.fly(backs, this.stage.box(`pile:${pile.name}`), handOf(show, seat), signal, 260);
      if (seat === show.me) show.arrive();
    });
  }
}

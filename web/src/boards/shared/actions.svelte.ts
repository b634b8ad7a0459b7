/** What a player does at a board: answers, says something in between, or hears why not. */

import type { BoardTable, Outcome, Things } from '../board';
import { play } from './sounds';

/** What was done shows with the next change; until then a second tap would be for another moment. */
const SETTLE_MS = 700;
const NOTHING: Outcome = { done: false };

export class Actions {
  /** An answer is on its way. */
  waiting = $state(false);
  private readonly table: () => BoardTable;
  private readonly answers: (code: string) => number | undefined;
  private sent = false;

  /** `answers`: the serial of the window that a code answers; undefined for what may be done at any moment. */
  constructor(table: () => BoardTable, answers: (code: string) => number | undefined) {
    this.table = table;
    this.answers = answers;
  }

  /** Answers what the game asks, once until the table has changed. */
  async act(code: string): Promise<Outcome> {
    const table = this.table();
    if (table.passive || this.sent) return NOTHING;
    const window = this.answers(code);
    this.sent = true;
    this.waiting = true;
    const outcome = await table.act(code, window === undefined ? {} : { window });
    this.waiting = false;
    if (outcome.done) setTimeout(() => this.settle(), SETTLE_MS);
    else this.refused();
    return outcome;
  }

  /** Does what may be done at any moment. */
  async call(code: string): Promise<Outcome> {
    const table = this.table();
    if (table.passive) return NOTHING;
    const outcome = await table.act(code);
    if (!outcome.done) this.refused();
    return outcome;
  }

  /** Says why something is not possible now. */
  async explain(what: string | Things): Promise<void> {
    const table = this.table();
    const no = table.passive ? undefined : await table.whyNot(what);
    if (!no) return;
    this.refused();
    table.showNo(no);
  }

  /** Does what is possible, and says why not where it is not. */
  tryTo(code: string): void {
    if (this.table().can(code)) void this.act(code);
    else void this.explain(code);
  }

  /** The table has changed: the next answer is for another moment. */
  settle(): void {
    this.sent = false;
  }

  private refused(): void {
    this.settle();
    if (this.table().sound) play('refused');
  }
}

/** What every desk begins with: the table that it reads, and how things are done at it. */

import type { BoardTable } from '../board';
import { Actions } from './actions.svelte';
import { list, part } from './legal';

export abstract class TableDesk {
  readonly actions: Actions;
  private readonly source: () => BoardTable;

  constructor(source: () => BoardTable) {
    this.source = source;
    this.actions = new Actions(source, (code) => this.answered(code));
  }

  get table(): BoardTable {
    return this.source();
  }

  readonly texts = $derived.by(() => this.table.texts);
  readonly seats = $derived.by(() => this.table.chairs.map((chair) => chair.seat));
  /** The cards that are on their way to the server. */
  readonly sending = $derived.by(() => {
    const { legal, sending } = this.table;
    const sent = legal.filter((action) => sending.includes(action.code));
    return new Set(sent.flatMap((action) => [part(action, 'card'), ...list(action, 'cards')]));
  });
  /** A window whose time runs. */
  readonly clock = $derived.by(() => this.table.windows.find((window) => Number.isFinite(window.ends)));

  /** The serial of the window that a code answers; undefined for what may be done at any moment. */
  protected abstract answered(code: string): number | undefined;
}

/** What every desk begins with: the table that it reads, and how things are done at it. */

import type { BoardTable } from '../board';
import { Actions } from './actions.svelte';

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
  /** A window whose time runs. */
  readonly clock = $derived.by(() => this.table.windows.find((window) => Number.isFinite(window.ends)));

  /** The serial of the window that a code answers; undefined for what may be done at any moment. */
  protected abstract answered(code: string): number | undefined;
}

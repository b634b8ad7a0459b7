/** What Iota's board hides while cards are on their way to the grid. */

import type { BoardTable, Change } from '../board';
import { BoardAnimation } from '../shared/animation.svelte';
import type { Box } from '../shared/stage.svelte';
import { isLaying, scenesOf, tilesOf, type IotaShow } from './scenes';
import { key, readTable, type Cell } from './table';

const NONE: ReadonlySet<string> = new Set();

export class IotaAnimation extends BoardAnimation {
  /** Cells whose cards have not landed. */
  flying = $state.raw<ReadonlySet<string>>(NONE);
  /** A card that was carried to its cell by hand needs no flight. */
  carried = '';

  /** The board is opened when the cards lie already: if nobody has moved yet, the deal is shown. */
  open(table: BoardTable, cell: (cell: Cell) => Box | null): void {
    const seats = table.chairs.map((chair) => chair.seat);
    const now = readTable(table.position, seats);
    const [starter] = now.grid;
    if (table.over || !starter || now.grid.length > 1) return;
    if (now.steps || now.seats.some((one) => one.points > 0)) return;
    const event = { seat: table.seat, clause: '', values: {} };
    const first = { ...event, kind: 'starter', values: { card: starter.code } };
    const events = [{ ...event, kind: 'dealt' }, first];
    const before = { ...table.position, fields: { ...table.position.fields, grid: '-', hand: '-' } };
    void this.perform(table, { steps: [], events, before, after: table.position, fresh: false }, cell);
  }

  /** Shows a change that is about to happen; over when all has arrived. */
  perform(table: BoardTable, change: Change, cell: (cell: Cell) => Box | null): Promise<void> | void {
    const carried = this.carried;
    this.carried = '';
    if (!change.before || table.still || !change.events.length) return;
    const seats = table.chairs.map((chair) => chair.seat);
    const before = readTable(change.before, seats);
    const after = readTable(change.after, seats);
    const lay = new Set(before.grid.map((one) => `${one.code}@${key(one)}`));
    const events = change.events.filter(
      (event) =>
        !isLaying(event) ||
        tilesOf(event).some((tile) => !lay.has(`${tile.code}@${tile.cell}`) && tile.code !== carried),
    );
    const boxes = new Map(before.hand.map((code) => [code, this.stage.box(`card:${code}#0`)]));
    const laid = events.filter(isLaying).flatMap(tilesOf);
    this.flying = new Set(laid.map((tile) => tile.cell));
    const show: IotaShow = {
      ...this.prepare(table, change, before.hand, after.hand),
      mine: (code) => boxes.get(code) ?? null,
      cell,
      land: (cells) => (this.flying = new Set([...this.flying].filter((one) => !cells.includes(one)))),
    };
    return this.play(
      () => scenesOf(events, show),
      () => {
        this.flying = NONE;
        if (table.asked && change.events.some((event) => event.kind === 'turn')) show.sound('turn');
      },
    );
  }
}

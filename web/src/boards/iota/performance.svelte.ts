/** What the board hides while cards are on their way. */

import { tick } from 'svelte';
import type { BoardTable, Change } from '../board';
import { Motion } from '../shared/motion';
import { play } from '../shared/sounds';
import { Stage, type Box } from '../shared/stage.svelte';
import { scenesOf, tilesOf, type Show } from './scenes';
import { key, readTable, type Cell } from './table';

const NONE: ReadonlySet<string> = new Set();
const LAYING = ['starter', 'laid', 'offered', 'took', 'drafted'];

export class Performance {
  readonly stage = new Stage();
  /** Cells whose cards have not landed. */
  flying = $state.raw<ReadonlySet<string>>(NONE);
  /** My cards that have not arrived. */
  absent = $state.raw<ReadonlySet<string>>(NONE);
  /** A card that was carried to its cell by hand needs no flight. */
  carried = '';
  private readonly motion = new Motion();
  private shows = 0;

  skip(): void {
    this.motion.skip();
  }

  /** The board is opened when the cards lie already: if nobody has moved yet, the deal is shown. */
  open(table: BoardTable, cell: (cell: Cell) => Box | null): void {
    const seats = table.chairs.map((chair) => chair.seat);
    const now = readTable(table.position, seats, table.seat);
    const [starter] = now.grid;
    if (table.still || table.over || !starter || now.grid.length > 1) return;
    if (now.seats.some((one) => one.points > 0)) return;
    const event = { seat: table.seat, clause: '', values: {} };
    const first = { ...event, kind: 'starter', values: { card: starter.code } };
    const events = [{ ...event, kind: 'dealt' }, first];
    const before = { ...table.position, fields: { ...table.position.fields, grid: '-', [table.seat]: '-' } };
    void this.perform(table, { steps: [], events, before, after: table.position, fresh: false }, cell);
  }

  /** Shows a change that is about to happen; over when all has arrived. */
  perform(table: BoardTable, change: Change, cell: (cell: Cell) => Box | null): Promise<void> | void {
    if (!change.before || table.still || !change.events.length) return;
    const seats = table.chairs.map((chair) => chair.seat);
    const before = readTable(change.before, seats, table.seat);
    const after = readTable(change.after, seats, table.seat);
    const lay = new Set(before.grid.map((one) => `${one.code}@${key(one)}`));
    const events = change.events.filter(
      (event) =>
        !LAYING.includes(event.kind) ||
        tilesOf(event).some((tile) => !lay.has(`${tile.code}@${tile.cell}`) && tile.code !== this.carried),
    );
    this.carried = '';
    const boxes = new Map(before.hand.map((code) => [code, this.stage.box(`card:${code}`)]));
    const laid = events.filter((event) => LAYING.includes(event.kind)).flatMap(tilesOf);
    this.flying = new Set(laid.map((tile) => tile.cell));
    this.absent = new Set(after.hand.filter((code) => !before.hand.includes(code)));
    const show: Show = {
      stage: this.stage,
      me: table.seat,
      seats,
      cell,
      mine: (code) => boxes.get(code) ?? null,
      sound: (name) => table.sound && play(name),
      land: (cells) => (this.flying = new Set([...this.flying].filter((one) => !cells.includes(one)))),
      arrive: () => (this.absent = NONE),
    };
    const mine = ++this.shows;
    return tick()
      .then(() => this.motion.play(scenesOf(events, show)))
      .finally(() => {
        if (mine !== this.shows) return; // the next change is on already
        this.flying = NONE;
        this.absent = NONE;
        if (table.asked && change.events.some((event) => event.kind === 'turn')) show.sound('turn');
      });
  }
}

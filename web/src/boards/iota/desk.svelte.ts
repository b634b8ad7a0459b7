/** Iota as its board shows it: the draft on the grid, where a picked card fits, what is asked over the grid. */

import type { ActionText, Change, No, Things } from '../board';
import { writeCode } from '../shared/codes';
import { TableDesk } from '../shared/desk.svelte';
import { byCard, list, ofVerb, part, valuesOf } from '../shared/legal';
import { play as sound } from '../shared/sounds';
import { tilesOf } from './scenes';
import { cellsOf, key, readCell, readLine, readTable, type Cell } from './table';
import { cardWords } from './words';

const NONE: ReadonlySet<string> = new Set();
const UNDO = writeCode('iota', 'undo');
const COMMIT = writeCode('iota', 'commit');
const CALL = writeCode('iota', 'call');

export class Desk extends TableDesk {
  /** The card that was picked last. */
  private card = $state<string | null>(null);
  /** Keys of the cells that a refusal or a call is about. */
  wrong = $state.raw<ReadonlySet<string>>(NONE);
  /** Where cards were laid last. */
  newest = $state.raw<Cell[]>([]);
  /** Which cards to exchange is asked. */
  passing = $state(false);
  /** The cell whose joker is looked at. */
  private joker = $state.raw<Cell | null>(null);
  /** Meanings to choose from, where a joker must be declared. */
  meanings = $state.raw<ActionText[]>([]);

  readonly shown = $derived.by(() => readTable(this.table.position, this.seats, this.table.seat));
  /** It is my turn. */
  readonly mine = $derived.by(
    () => !this.table.passive && this.shown.phase === 'TURN' && this.shown.turn === this.table.seat,
  );
  /** I may call the move of another. */
  readonly called = $derived.by(
    () => !this.table.passive && this.shown.phase === 'WINDOW' && this.table.can('ok'),
  );
  readonly chosen = $derived.by(() =>
    this.mine && this.card !== null && this.shown.hand.includes(this.card) ? this.card : null,
  );
  /** The steps that may come next, by their card. */
  private readonly steps = $derived.by(() =>
    byCard(this.mine ? ofVerb(this.table.legal, 'place', 'replace') : []),
  );
  /** Cards that could be laid somewhere now. */
  readonly usable = $derived.by(() => new Set(this.steps.keys()));
  readonly lit = $derived.by(() => {
    const found = this.chosen ? (this.steps.get(this.chosen) ?? []) : [...this.steps.values()].flat();
    return valuesOf(found, 'cell').map(readCell);
  });
  /** How many cards may be exchanged. */
  readonly exchanges = $derived.by(() =>
    Math.max(0, ...ofVerb(this.table.legal, 'pass').map((action) => list(action, 'cards').length)),
  );
  readonly canCommit = $derived.by(() => this.mine && this.table.can(COMMIT));
  readonly canUndo = $derived.by(() => this.mine && this.table.can(UNDO));
  readonly canPass = $derived.by(() => this.mine && ofVerb(this.table.legal, 'pass').length > 0);
  /** What the joker that is looked at may be. */
  readonly domain = $derived.by(() => this.joker && (this.shown.domains.get(key(this.joker)) ?? []));
  readonly isAsking = $derived.by(() => this.passing || this.meanings.length > 0 || this.joker !== null);
  readonly kids = $derived.by(() => this.table.options['scoring'] === 'kids');
  readonly prompt = $derived.by(() => {
    const { shown, table, texts } = this;
    if (table.over) return this.result;
    const phase = texts.say('iota-phase', { phase: shown.phase });
    if (this.mine) return `${texts.say('board-your-turn')} ${phase}`;
    if (shown.phase !== 'TURN' || shown.turn === '-') return phase;
    return texts.say('board-turn-of', { who: table.name(shown.turn) });
  });
  private readonly result = $derived.by(() => {
    const winners = [...(this.table.position.winners ?? '')];
    const alone = winners.length === 1 && winners[0] === this.table.seat;
    const who = winners.map((seat) => this.table.name(seat)).join(', ');
    return this.texts.say('iota-event-over', { who, count: winners.length }, alone ? 'you' : '');
  });
  /** What the draft would score, in words. */
  readonly points = $derived.by(() => {
    const { preview } = this.shown;
    if (!preview) return '';
    const { points, sum, times } = preview;
    const lines = preview.lines.map((line) => line.sum).join(' + ');
    return this.texts.say('iota-preview', { points, sum, times, lines });
  });

  private at(cell: Cell) {
    return this.shown.grid.find((one) => key(one) === key(cell));
  }

  describe(cell: Cell): string {
    const there = this.at(cell);
    const isLit = this.lit.some((one) => key(one) === key(cell));
    const what = there
      ? cardWords(this.texts, there.code)
      : this.texts.say(isLit ? 'iota-board-lit' : 'iota-board-empty');
    return `${key(cell)}: ${what}`;
  }

  // What is done

  protected answered(): number | undefined {
    const { windows, seat } = this.table;
    return windows.find((one) => one.kind === 'turn' && one.seats.includes(seat))?.serial;
  }

  private async act(code: string): Promise<boolean> {
    const { table } = this;
    if (table.passive) return false;
    this.wrong = NONE;
    const window = this.answered();
    const outcome = await table.act(code, window === undefined ? {} : { window });
    if (outcome.no) this.mark(outcome.no);
    return outcome.done;
  }

  private async explain(what: string | Things): Promise<void> {
    const no = await this.table.whyNot(what);
    if (!no) return;
    this.mark(no);
    this.table.showNo(no);
  }

  private mark(no: No): void {
    if (this.table.sound) sound('refused');
    this.wrong = blamed(no.values ?? {});
  }

  /** A card of mine was tapped. */
  pick(code: string): void {
    this.wrong = NONE;
    this.card = this.chosen === code ? null : code;
  }

  /** The card that has the number of a key. */
  held(number: number): string | undefined {
    return this.shown.hand[number - 1];
  }

  /** A cell was tapped. */
  choose(cell: Cell): void {
    if (this.chosen) return this.lay(this.chosen, cell);
    this.wrong = NONE;
    const there = this.at(cell);
    if (there && this.shown.domains.has(key(cell))) this.joker = cell;
    else if (there?.tried && this.canUndo) void this.act(UNDO);
    else if (!there && this.mine) this.table.announce(this.texts.say('iota-board-first-card'));
  }

  lay(card: string, cell: Cell): void {
    const ways = (this.steps.get(card) ?? []).filter((step) => part(step, 'cell') === key(cell));
    const [only] = ways;
    if (ways.length > 1) this.meanings = ways;
    else if (only) this.mean(only);
    else void this.explain({ card, cell: key(cell) });
  }

  /** A card is laid; a joker is declared to be what was chosen. */
  mean(step: ActionText): void {
    this.meanings = [];
    void this.act(step.code).then((done) => done && (this.card = null));
  }

  undo(): void {
    void (this.canUndo ? this.act(UNDO) : this.explain(UNDO));
  }

  commit(): void {
    void (this.canCommit ? this.act(COMMIT) : this.explain(COMMIT));
  }

  pass(): void {
    if (this.canPass) this.passing = true;
    else void this.explain(writeCode('iota', 'pass'));
  }

  exchange(cards: string[]): void {
    this.passing = false;
    void this.act(writeCode('iota', 'pass', { cards }));
  }

  /** The move of another is fine. */
  agree(): void {
    void (this.called ? this.act('ok') : this.explain('ok'));
  }

  /** The move of another is wrong. */
  call(): void {
    void (this.called ? this.act(CALL) : this.explain(CALL));
  }

  /** Closes what is asked over the grid. */
  leave(): void {
    this.passing = false;
    this.meanings = [];
    this.joker = null;
  }

  /** Puts the picked card back. */
  forget(): void {
    this.card = null;
    this.joker = null;
    this.wrong = NONE;
  }

  // What happens

  /** The table is about to change. */
  settle({ events }: Change): void {
    const laid = events.flatMap(tilesOf).map((tile) => readCell(tile.cell));
    if (laid.length) this.newest = laid;
    if (events.some((event) => event.kind === 'turn')) {
      this.wrong = NONE;
      this.leave();
    }
    const called = events.find((event) => event.kind === 'called');
    if (called) this.wrong = blamed(called.values);
  }

  /** What is asked of me, in words. */
  asks({ events }: Change): string[] {
    const kinds = new Set(events.map((event) => event.kind));
    const fitting = this.texts.say('board-fit-count', { count: this.usable.size });
    const cells = events.flatMap(tilesOf).map((tile) => key(readCell(tile.cell)));
    return [
      ...(cells.length ? [this.texts.say('iota-board-laid-at', { cells: cells.join('; ') })] : []),
      ...(this.points && kinds.has('drafted') ? [this.points] : []),
      ...(this.mine && kinds.has('turn') ? [fitting] : []),
    ];
  }
}

/** iota.human.why: the line that is wrong, or the cells that are meant. */
function blamed({ line, cell }: NonNullable<No['values']>): ReadonlySet<string> {
  const cells = line
    ? cellsOf(readLine(String(line)))
    : String(cell ?? '')
        .split(' ')
        .filter(Boolean)
        .map(readCell);
  return new Set(cells.map(key));
}

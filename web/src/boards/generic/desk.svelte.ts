/** Any game as its board shows it: fields by their look, actions by the cards that they name. */

import type { ActionText, Change, FormText } from '../board';
import { addToForm, beginForm } from '../shared/codes';
import { TableDesk } from '../shared/desk.svelte';
import { keyed, numbersOf, type Keyed } from '../shared/fields';
import { around } from '../shared/ring';
import { label, using } from './labels';
import { sortFields } from './table';

/** More than this many actions are listed under the card they use. */
const MANY = 16;
const MOST_LINES = 3;

export class Desk extends TableDesk {
  /** A card with several uses, of which one is to be chosen. */
  card = $state<string | null>(null);
  /** The form that is being filled, and how far it is. */
  form = $state.raw<FormText | null>(null);
  filled = $state('');
  /** What was told last. */
  lines = $state.raw<string[]>([]);

  readonly others = $derived.by(() => around(this.seats, this.table.seat));
  readonly shown = $derived.by(() => sortFields(this.table.position, this.seats));
  readonly hand = $derived.by(() => {
    const mine = this.shown.hands.find((zone) => zone.name === this.table.seat);
    return keyed((mine?.cards ?? []).filter((code) => code !== '?').sort());
  });
  private readonly codes = $derived.by(() => this.hand.map((one) => one.code));
  readonly legal = $derived.by(() => (this.table.passive ? [] : this.table.legal));
  readonly fits = $derived.by(() => new Set(this.codes.filter((code) => using(this.legal, code).length > 0)));
  /** The actions that have a button: all of them, or those that belong to no card of mine. */
  readonly buttons = $derived.by(() =>
    this.legal.length > MANY
      ? this.legal.filter((action) => !this.codes.some((code) => using([action], code).length))
      : this.legal,
  );
  /** What the chosen card can be used for. */
  readonly choices = $derived.by(() => (this.card ? using(this.legal, this.card) : []));
  /** Windows in which everybody presses the same. */
  readonly presses = $derived.by(() =>
    this.table.windows.filter((window) => window.press && window.seats.includes(this.table.seat)),
  );
  readonly forms = $derived.by(() =>
    this.table.forms.filter((one) => !this.presses.some((window) => window.press === one.verb)),
  );
  readonly turn = $derived.by(() => this.table.field('turn') ?? '-');
  readonly totals = $derived.by(() => numbersOf(this.table.field('total') ?? '-'));
  readonly prompt = $derived.by(() => {
    const { table, texts, turn } = this;
    const phase = table.field('phase');
    const who = table.asked
      ? texts.say('board-your-turn')
      : this.seats.includes(turn)
        ? texts.say('board-turn-of', { who: table.name(turn) })
        : '';
    return [who, phase && texts.find(`${table.game}-phase`, { phase })].filter(Boolean).join(' ');
  });

  protected answered(): number | undefined {
    const { windows, seat } = this.table;
    return windows.find((one) => ['turn', 'answer'].includes(one.kind) && one.seats.includes(seat))?.serial;
  }

  /** How a field is called. */
  title(field: string): string {
    return this.texts.find(`${this.table.game}-field-${field}`) ?? field;
  }

  /** An action in words; one that is only a verb may be given by it. */
  label(action: ActionText | string): string {
    const whole = typeof action === 'string' ? { code: action, verb: action } : action;
    return label(this.texts, whole, (seat) => this.table.name(seat));
  }

  // What is done

  async act(code: string): Promise<void> {
    this.card = null;
    const { done } = await this.actions.act(code);
    if (!done) return;
    this.form = null;
    this.filled = '';
  }

  /** A card of mine was tapped. */
  choose(one: Keyed): void {
    if (this.table.passive) return;
    if (this.form) {
      this.filled = addToForm(this.filled, this.form.pattern, this.form.verb, one.code);
      return;
    }
    const found = using(this.legal, one.code);
    const [only] = found;
    if (found.length === 1 && only) void this.act(only.code);
    else if (found.length) this.card = one.code;
    else this.explain(one.code);
  }

  /** Why nothing can be done with a card, where something can be done at all. */
  private explain(card: string): void {
    if (this.fits.size) void this.actions.explain({ card });
    else this.table.announce(this.texts.say('koloda-nothing-now'));
  }

  open(form: FormText): void {
    this.form = this.form === form ? null : form;
    this.filled = this.form ? beginForm(form.pattern, form.verb) : '';
  }

  // What happens

  /** The table is about to change. */
  settle(change: Change): void {
    this.actions.settle();
    this.card = null;
    const said = change.events.flatMap((event) => this.table.tell(event));
    this.lines = [...this.lines, ...said].slice(-MOST_LINES);
  }

  /** A form that is no longer there closes. */
  tidy(): void {
    if (this.form && !this.table.forms.some((one) => one.verb === this.form?.verb)) this.form = null;
  }

  /** What is asked of me, in words. */
  asks(): string[] {
    if (!this.table.asked) return [];
    return [this.prompt, this.texts.say('board-fit-count', { count: this.fits.size })];
  }
}

/** Any game as its board shows it: fields by their kinds, actions by the cards that they name. */

import { screenOf } from '@/texts/screens';
import type { ActionText, Change, FormText } from '../board';
import { addToForm, beginForm } from '../shared/codes';
import { TableDesk } from '../shared/desk.svelte';
import { keyed, type Keyed } from '../shared/fields';
import { around } from '../shared/ring';
import { cardsIn, label, using } from './labels';
import { readTable, sortHand } from './table';
import { fieldWords } from './words';

const MOST_LINES = 2;

export class Desk extends TableDesk {
  /** A card of mine with several uses, of which one is to be chosen. */
  card = $state<string | null>(null);
  /** A card on the table that the next one is meant for. */
  aim = $state<string | null>(null);
  /** The form that is being filled, and how far it is. */
  form = $state.raw<FormText | null>(null);
  filled = $state('');
  /** What was told last. */
  lines = $state.raw<string[]>([]);

  readonly others = $derived.by(() => around(this.seats, this.table.seat));
  readonly declared = $derived.by(() => screenOf(this.table.game));
  readonly shown = $derived.by(() => readTable(this.table.position, this.declared, this.seats));
  /** The suit that counts. */
  readonly suit = $derived.by(() => this.shown.suits[0]?.value ?? '');
  readonly hand = $derived.by(() => {
    const mine = this.shown.hands.get(this.table.seat)?.cards ?? [];
    const known = mine.filter((code) => code !== '?');
    return keyed(sortHand(known, this.declared, this.suit));
  });
  private readonly codes = $derived.by(() => new Set(this.hand.map((one) => one.code)));
  readonly legal = $derived.by(() => (this.table.passive ? [] : this.table.legal));
  /** What can be done with cards of mine, where one is aimed at with that. */
  private readonly uses = $derived.by(() => {
    const mine = this.legal.filter((action) => cardsIn(action).some((card) => this.codes.has(card)));
    return this.aim ? using(mine, this.aim) : mine;
  });
  readonly fits = $derived.by(
    () => new Set(this.uses.flatMap(cardsIn).filter((card) => this.codes.has(card))),
  );
  /** What belongs to no card of mine has a button. */
  readonly buttons = $derived.by(() =>
    this.legal.filter((action) => !cardsIn(action).some((card) => this.codes.has(card))),
  );
  /** What the chosen card can be used for. */
  readonly choices = $derived.by(() => (this.card ? using(this.uses, this.card) : []));
  /** The cards on the table that can be tapped now. */
  readonly targets = $derived.by(() => {
    const found = this.card ? this.choices : this.legal;
    return new Set(found.flatMap(cardsIn).filter((card) => !this.codes.has(card)));
  });
  /** Windows in which everybody presses the same. */
  readonly presses = $derived.by(() =>
    this.table.windows.filter((window) => window.press && window.seats.includes(this.table.seat)),
  );
  readonly forms = $derived.by(() =>
    this.table.forms.filter((one) => !this.presses.some((window) => window.press === one.verb)),
  );
  /** Whom the game waits for. */
  readonly awaited = $derived.by(() => {
    const asking = this.table.windows.filter((one) => one.kind === 'turn' || one.kind === 'answer');
    return this.seats.filter((seat) => asking.some((window) => window.seats.includes(seat)));
  });
  readonly prompt = $derived.by(() => {
    const { table, texts } = this;
    const name = `${table.game}-phase`;
    const phase = table.field('phase') ?? '';
    if (table.over) return this.lines.at(-1) ?? texts.find(name, { phase }) ?? '';
    if (table.asked) return texts.find(name, { phase }) ?? texts.say('board-your-turn');
    const who = this.awaited.map((seat) => table.name(seat)).join(', ');
    const waits =
      texts.find(name, { phase, who }, 'others') ??
      texts.say(this.awaited.length > 1 ? 'generic-board-waits' : 'board-turn-of', { who });
    return [who ? waits : '', this.fits.size ? texts.say('generic-board-may') : '']
      .filter(Boolean)
      .join('. ');
  });

  /** Where I may step in at any moment, a card is good in the next moment too; a bare word answers this one. */
  protected answered(code: string): number | undefined {
    const { windows, seat } = this.table;
    const mine = windows.filter((one) => one.seats.includes(seat));
    const free =
      mine.some((one) => one.kind === 'notice') && this.uses.some((action) => action.code === code);
    return free ? undefined : mine.find((one) => one.kind === 'turn' || one.kind === 'answer')?.serial;
  }

  /** How a field is called. */
  title(field: string): string {
    return this.texts.find(`${this.table.game}-field-${field}`) ?? field;
  }

  /** What stands at a seat: the fields that name it. */
  notes(seat: string): string[] {
    return (this.shown.marks.get(seat) ?? []).map((field) => this.title(field));
  }

  /** Numbers and words with their titles; a text that has no title is for programs. */
  readonly facts = $derived.by(() =>
    this.shown.facts
      .filter(({ name, kind }) => kind !== 'text' || this.title(name) !== name)
      .map(({ name, kind, value }) => ({
        name,
        title: this.title(name),
        value: fieldWords(this.texts, name, kind, value),
      })),
  );

  /** An action in words; one that is only a verb may be given by it. */
  label(action: ActionText | string): string {
    const whole = typeof action === 'string' ? { code: action, verb: action } : action;
    return label(this.texts, whole, (seat) => this.table.name(seat), this.card ?? '');
  }

  // What is done

  async act(code: string): Promise<void> {
    const answer = this.actions.act(code);
    this.leave();
    const { done } = await answer;
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
    const found = using(this.uses, one.code);
    const [only] = found;
    if (this.card === one.code) this.card = null;
    else if (found.length === 1 && only) void this.act(only.code);
    else if (found.length) this.card = one.code;
    else this.explain(one.code);
  }

  /** A card on the table was tapped. */
  target(code: string): void {
    if (this.table.passive) return;
    const found = this.card ? using(this.choices, code) : using(this.buttons, code);
    const [only] = found;
    if (found.length === 1 && only) void this.act(only.code);
    else if (!this.card && using(this.legal, code).length) this.aim = this.aim === code ? null : code;
  }

  /** A card of mine was let go upon one on the table, or elsewhere. */
  drop(one: Keyed, upon: string | undefined): void {
    const found = upon ? using(using(this.legal, one.code), upon) : [];
    const [only] = found;
    if (found.length === 1 && only) void this.act(only.code);
    else this.choose(one);
  }

  /** Nothing is chosen any more. */
  leave(): void {
    this.card = null;
    this.aim = null;
  }

  /** Why nothing can be done with a card. */
  private explain(card: string): void {
    if (this.table.over) return;
    void this.actions.explain(this.aim ? { card, other: this.aim } : { card });
  }

  open(form: FormText): void {
    this.form = this.form === form ? null : form;
    this.filled = this.form ? beginForm(form.pattern, form.verb) : '';
  }

  // What happens

  /** The table is about to change. What was chosen stays where it still can be. */
  settle(change: Change): void {
    this.actions.settle();
    const said = change.events.flatMap((event) => this.table.tell(event));
    this.lines = [...this.lines, ...said].slice(-MOST_LINES);
  }

  /** What is no longer there is chosen no longer. */
  tidy(): void {
    if (this.form && !this.table.forms.some((one) => one.verb === this.form?.verb)) this.form = null;
    if (this.aim && !this.targets.has(this.aim)) this.aim = null;
    if (this.card && this.choices.length < 2) this.card = null;
  }

  /** What is asked of me, in words. */
  asks(): string[] {
    if (!this.table.asked) return [];
    return [this.prompt, this.texts.say('board-fit-count', { count: this.fits.size })];
  }
}

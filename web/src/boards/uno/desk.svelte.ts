/** UNO as its board shows it: what lies there, what can be done with each card, what is still to be chosen. */

import { isColour, type Colour } from '@/cards/uno/codes';
import type { ActionText, Change, EventText } from '../board';
import { writeCode } from '../shared/codes';
import { TableDesk } from '../shared/desk.svelte';
import { countOf, field, keyed, type Keyed } from '../shared/fields';
import { byCard, ofVerb, part, valuesOf } from '../shared/legal';
import { sheetOf } from '../shared/sheet';
import { Suspects } from './catching';
import { readTable, type UnoSeat } from './table';

/** Windows that wait for an answer; the others are for anybody at any moment. */
const ASKING = ['turn', 'answer', 'pause'];
const NONE: ReadonlySet<string> = new Set();

export class Desk extends TableDesk {
  /** A card that was chosen and needs more. */
  card = $state<string | null>(null);
  /** Keys of the cards that are picked to go, or to stay. */
  picked = $state.raw<ReadonlySet<string>>(NONE);
  /** The points lie over the table. */
  scores = $state(false);
  /** Who has shouted and still holds one card. */
  shouted = $state.raw<ReadonlySet<string>>(NONE);
  private readonly suspicion = new Suspects();

  readonly shown = $derived.by(() => readTable(this.table.position, this.seats, this.table.seat));
  readonly hand = $derived.by(() => keyed(this.shown.hand));
  /** The ways to play each card. What is shouted is a gesture of its own. */
  readonly ways = $derived.by(() =>
    byCard(ofVerb(this.table.legal, 'play').filter((action) => !part(action, 'shout'))),
  );
  readonly keeps = $derived.by(() =>
    byCard(ofVerb(this.table.legal, 'keep').filter((action) => !part(action, 'shout'))),
  );
  readonly isShedding = $derived.by(
    () => this.shown.shed > 0 && this.table.forms.some((form) => form.verb === 'disc'),
  );
  /** Of two ways to say which cards go, the shorter: pick those, or those that stay. */
  readonly keeping = $derived.by(() => this.shown.shed > this.hand.length / 2);
  private readonly picks = $derived.by(() =>
    this.keeping ? this.hand.length - this.shown.shed : this.shown.shed,
  );
  /** How many cards are still to be picked. */
  readonly missing = $derived.by(() => this.picks - this.picked.size);
  /** The cards that go. */
  readonly shed = $derived.by(() =>
    this.hand.filter((one) => this.picked.has(one.key) !== this.keeping).map((one) => one.code),
  );
  readonly fits = $derived.by<ReadonlySet<string>>(() => {
    if (this.isShedding) return new Set(this.shown.hand);
    if (this.shown.phase === 'KEEP') return new Set(this.keeps.keys());
    return this.table.passive ? NONE : new Set(this.ways.keys());
  });
  readonly fitting = $derived.by(() => this.hand.filter((one) => this.fits.has(one.code)).length);
  /** Keys of the cards that I have just drawn. */
  readonly fresh = $derived.by(() => {
    const drawn = this.shown.turn === this.table.seat ? this.shown.drawn : [];
    return new Set(drawn.map((code) => this.hand.findLast((one) => one.code === code)?.key ?? ''));
  });
  /** What may be chosen for the card, where it needs more. */
  readonly choices = $derived.by(() => (this.card ? (this.ways.get(this.card) ?? []) : []));
  /** uno.hum.bluff: a Wild Draw Four could be challenged now. */
  readonly bluff = $derived.by(() => this.table.field('bluff') === 'yes');
  readonly sheet = $derived.by(() =>
    sheetOf(this.table.deals, new Map(this.shown.seats.map((one) => [one.seat, one.total]))),
  );
  /** Those with one card of whom no shout was heard, the one that the catch button means first. */
  readonly suspects = $derived.by(() =>
    this.suspicion.see(this.shown.seats, this.table.seat).filter((seat) => !this.shouted.has(seat)),
  );
  /** Shouts and catches are a race at this table. */
  readonly races = $derived.by(() => !this.table.passive && this.table.options['uno_hold'] !== '0');
  /** While everybody may step in and somebody holds one card, all that is quick is one thing: told by what
   * everybody sees, and never by what is owed. */
  readonly racing = $derived.by(() => {
    if (this.table.passive || this.clock?.kind !== 'hold') return null;
    if (this.self?.count === 1) return 'shout';
    return this.suspects.length === 1 ? 'catch' : null;
  });
  readonly isOver = $derived.by(() => ['ROUND_OVER', 'MATCH_OVER'].includes(this.shown.phase));
  /** A round is over and another may follow; the end of all is the shell's. */
  readonly isRoundOver = $derived.by(() => this.isOver && !this.table.over);
  readonly goal = $derived.by(() => {
    const { target } = this.table.options;
    return target === 'round' ? null : Number(target ?? 500) || null;
  });
  /** The players are the referee. */
  readonly referees = $derived.by(() => this.table.options['referee'] === 'table');
  readonly self = $derived.by(() => this.shown.seats.find((one) => one.seat === this.table.seat));
  readonly prompt = $derived.by(() => {
    const { shown, table, texts } = this;
    const phase = texts.say('uno-phase', { phase: shown.phase });
    if (this.clock?.kind === 'hold') return texts.say('uno-board-hold');
    if (this.isOver || shown.turn === '-') return phase;
    if (table.asked && shown.turn === table.seat && !this.fits.size) {
      if (shown.phase === 'TURN' && table.can('draw')) return this.asking('uno-board-nothing-fits');
      if (shown.phase === 'DRAWN' && table.can('pass')) return this.asking('uno-board-drawn-unfit');
    }
    if (table.asked)
      return `${texts.say(shown.turn === table.seat ? 'board-your-turn' : 'board-your-answer')} ${phase}`;
    return shown.phase === 'TURN' || shown.phase === 'DRAWN'
      ? texts.say('board-turn-of', { who: table.name(shown.turn) })
      : `${table.name(shown.turn)}: ${phase}`;
  });

  private asking(message: string): string {
    return `${this.texts.say('board-your-turn')} ${this.texts.say(message)}`;
  }

  /** Who has shouted before this page was opened. */
  recall(past: readonly EventText[]): void {
    const found = new Set<string>();
    for (const event of past) {
      if (isShout(event)) found.add(event.seat);
      else if (event.kind === 'drew' || event.kind === 'dealt') found.delete(event.seat);
    }
    this.shouted = new Set([...this.shouted, ...found].filter((seat) => (this.seat(seat)?.count ?? 0) <= 2));
  }

  /** The window that an answer is meant for. */
  protected answered(): number | undefined {
    const { windows, seat } = this.table;
    return windows.find((one) => ASKING.includes(one.kind) && one.seats.includes(seat))?.serial;
  }

  seat(letter: string): UnoSeat | undefined {
    return this.shown.seats.find((one) => one.seat === letter);
  }

  /** What binds somebody, in words. */
  notes(one: UnoSeat | undefined): string[] {
    if (!one) return [];
    const notes = one.bound.map((flag) => this.texts.say(`uno-board-bound-${flag}`));
    if (this.shouted.has(one.seat) && one.count === 1) notes.push(this.texts.say('uno-action-uno'));
    return one.ready && !this.table.over ? [...notes, this.texts.say('board-ready')] : notes;
  }

  // What is done

  act(code: string): void {
    this.forget();
    void this.actions.act(code);
  }

  /** A card of mine was tapped. */
  choose(one: Keyed): void {
    if (this.table.passive) return;
    if (this.isShedding) return this.pick(one.key);
    const kept = this.keeps.get(one.code)?.[0];
    if (kept) return this.act(kept.code);
    const open = this.ways.get(one.code) ?? [];
    const [only] = open;
    if (!only) void this.actions.explain({ card: one.code });
    else if (open.length === 1) this.act(only.code);
    else this.card = one.code;
  }

  private pick(key: string): void {
    const rest = [...this.picked].filter((one) => one !== key);
    const full = this.picked.has(key) || this.picked.size >= this.picks;
    this.picked = new Set(full ? rest : [...rest, key]);
  }

  /** The chosen card is played with this colour and against this player, where it names them. */
  finish(colour: Colour | null, target: string): void {
    const way = this.choices.find(
      (one) => (colour === null || part(one, 'colour') === colour) && part(one, 'target') === target,
    );
    if (way) this.act(way.code);
  }

  discard(): void {
    if (this.missing === 0) this.act(writeCode('uno', 'disc', { cards: this.shed }));
  }

  joke(text: string): void {
    const said = text.trim().replaceAll('\\', '').replaceAll('"', "'").replace(/\s+/g, ' ');
    this.act(writeCode('uno', 'joke', { text: said }));
  }

  shout(): void {
    void this.actions.call('uno');
  }

  catch(target: string | undefined): void {
    if (target) void this.actions.call(writeCode('uno', 'catch', { target }));
    else this.table.announce(this.texts.say('uno-board-catch-nobody'));
  }

  call(): void {
    const [open] = ofVerb(this.table.legal, 'call');
    if (open) void this.actions.call(open.code);
    else this.table.announce(this.texts.say('uno-board-call-nobody'));
  }

  forget(): void {
    this.card = null;
    this.picked = NONE;
  }

  // What happens

  /** The table is about to change. */
  settle(change?: Change): void {
    this.actions.settle();
    this.forget();
    if (change) this.shouted = heard(this.shouted, change);
  }

  /** What is asked of me now, in words; nothing where that was said already. */
  asks({ before, after }: Change): string[] {
    const { table, texts, shown } = this;
    const same =
      before?.asked &&
      ['phase', 'top', table.seat].every((name) => field(before, name) === field(after, name));
    if (!table.asked || shown.turn !== table.seat || this.isOver || same) return [];
    return [
      texts.say('board-your-turn'),
      shown.phase === 'TURN'
        ? texts.say('board-fit-count', { count: this.fitting })
        : texts.say('uno-phase', { phase: shown.phase }),
    ];
  }
}

/** A shout, also in advance. */
function isShout(event: EventText): boolean {
  return event.kind === 'armed' || event.clause === 'uno.call.how';
}

/** Who has shouted; whoever holds more cards again has to shout anew. */
function heard(before: ReadonlySet<string>, { events, after, fresh }: Change): ReadonlySet<string> {
  const shouts = events.filter(isShout);
  const all = [...(fresh ? [] : before), ...shouts.map((event) => event.seat)];
  return new Set(all.filter((seat) => countOf(field(after, seat)) <= 2));
}

/** The colours, then the players, that are still to be chosen; empty when one way is left. */
export function openChoices(
  ways: readonly ActionText[],
  colour: Colour | null,
): { colours: Colour[]; targets: string[] } {
  const colours = valuesOf(ways, 'colour').filter(isColour);
  if (colours.length > 1 && !colour) return { colours, targets: [] };
  const left = ways.filter((way) => !colour || part(way, 'colour') === colour);
  const targets = valuesOf(left, 'target');
  return { colours: [], targets: targets.length > 1 ? targets : [] };
}

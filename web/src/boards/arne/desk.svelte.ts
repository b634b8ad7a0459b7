/** What I am about to do: a chosen card and its aims, several black cards at once, the cards of a gift. */

import { tick } from 'svelte';
import { isBlack } from '@/cards/arne/codes';
import type { ActionText, BoardTable } from '../board';
import { names, writeCode } from '../shared/codes';
import { TableDesk } from '../shared/desk.svelte';
import { keyed, type Keyed } from '../shared/fields';
import { byCard, list, ofVerb, part } from '../shared/legal';
import { readTable } from './table';
import { promptWords } from './words';

/** A black card that will be played together with others. */
export interface ChainLink {
  card: string;
  /** What it is aimed at, see `aimOf`. */
  aim: string;
  code: string;
}

const NONE: ReadonlySet<string> = new Set();

export class Desk extends TableDesk {
  /** The card that is to be aimed. */
  chosen = $state<string | null>(null);
  /** Several ways to use it at what was tapped. */
  ways = $state.raw<ActionText[]>([]);
  /** Black cards that will be played at once. */
  chain = $state.raw<ChainLink[] | null>(null);
  /** A thief of a chain that was aimed at this. */
  thief = $state<string | null>(null);
  /** Keys of the cards of a gift. */
  picked = $state.raw<ReadonlySet<string>>(NONE);

  private readonly reveal: (place: number) => void;

  readonly shown = $derived.by(() => readTable(this.table.position, this.table.seat));
  readonly hand = $derived.by(() => keyed(this.shown.hand));
  readonly legal = $derived.by(() => (this.table.passive ? [] : this.table.legal));
  /** The ways to use each card. */
  readonly open = $derived.by(() => byCard(this.legal));
  private readonly gifts = $derived.by(() => ofVerb(this.legal, 'give'));
  readonly giving = $derived.by(() => this.gifts.length > 0);
  private readonly pickedCards = $derived.by(() =>
    this.hand.filter((one) => this.picked.has(one.key)).map((one) => one.code),
  );
  /** The gift as it is picked, whatever the order of its cards. */
  readonly gift = $derived.by(() => {
    const wanted = sortedWords(this.pickedCards);
    const same = this.gifts.filter((gift) => sortedWords(list(gift, 'cards')) === wanted);
    return same.find((gift) => list(gift, 'cards').join() === this.pickedCards.join()) ?? same[0] ?? null;
  });
  /** Cards that can be used now. */
  readonly fits = $derived.by(() => {
    if (this.chain) return new Set(this.shown.hand.filter((code) => isBlack(code) && !this.isSpent(code)));
    return new Set([...this.gifts.flatMap((gift) => list(gift, 'cards')), ...this.open.keys()]);
  });
  /** Aims that the chosen card has. */
  readonly lit = $derived.by(() => this.litNow());
  /** Keys of the cards that are marked in my hand. */
  readonly marked = $derived.by(() => {
    const key = this.chosen && this.hand.find((one) => one.code === this.chosen)?.key;
    return key ? new Set([key]) : this.picked;
  });

  /** `reveal` brings a field into sight. */
  constructor(source: () => BoardTable, reveal: (place: number) => void) {
    super(source);
    this.reveal = reveal;
  }

  /** The chosen card goes nowhere: it is played or not. */
  private readonly aimless = $derived.by(
    () => !this.chain && [...this.lit].every((aim) => aim === 'none' || aim === 'discard'),
  );
  readonly prompt = $derived.by(() =>
    promptWords(this.table, this.shown, this.chosen, this.aimless ? 'how' : 'where'),
  );

  get busy(): boolean {
    return this.chosen !== null || this.chain !== null || this.picked.size > 0;
  }

  forget(): void {
    this.chosen = null;
    this.ways = [];
    this.chain = null;
    this.thief = null;
    this.picked = NONE;
  }

  /** Black cards are for any moment, everything else answers what is asked. */
  act(action: ActionText): void {
    this.forget();
    void (action.verb === 'black' ? this.actions.call(action.code) : this.actions.act(action.code));
  }

  playChain(): void {
    const codes = (this.chain ?? []).map((link) => link.code);
    this.forget();
    void this.actions.call(writeCode('arne', 'joint', { codes }));
  }

  choose(one: Keyed): void {
    if (this.table.passive) return;
    if (this.giving && !this.chosen && this.gifts.some((gift) => list(gift, 'cards').includes(one.code))) {
      this.pick(one);
    } else if (this.chosen === one.code) {
      this.chosen = null;
    } else if (this.chain) {
      this.link(one.code);
    } else if (this.open.has(one.code)) {
      this.chosen = one.code;
      this.table.announce(this.prompt);
      this.revealFirst();
    } else {
      void this.actions.explain({ card: one.code });
    }
  }

  /** Something that is lit was tapped. */
  aim(name: string): void {
    if (!this.chosen || !this.lit.has(name)) return;
    if (this.chain) {
      if (this.chosen === 'k-thief' && name.startsWith('stack:')) this.thief = name;
      else this.addLink(this.chosen, name);
      return;
    }
    const found = (this.open.get(this.chosen) ?? []).filter((way) => this.aimOf(way) === name);
    const [only] = found;
    if (found.length === 1 && only) this.act(only);
    else this.ways = found;
  }

  /** How the thief of a chain takes what it was aimed at. */
  steal(then: string): void {
    if (this.thief) this.addLink('k-thief', this.thief, then);
  }

  together(): void {
    if (this.table.forms.length) this.chain = [];
  }

  give(): void {
    if (this.gift) return this.act(this.gift);
    const cards = this.pickedCards.length ? this.pickedCards : ['-'];
    void this.actions.explain(writeCode('arne', 'give', { cards }));
  }

  /** A card let go over the table: on the first of these that is lit, else it is only chosen. */
  drop(one: Keyed, names: string[]): void {
    if (this.chosen !== one.code) this.choose(one);
    if (this.chosen !== one.code) return;
    const name = names.find((candidate) => this.lit.has(candidate));
    if (name) this.aim(name);
  }

  /** The table is about to change; what cannot be done any more is forgotten. */
  settle(hand: string[]): void {
    this.actions.settle();
    if (this.chosen && !hand.includes(this.chosen)) this.forget();
    this.ways = [];
  }

  /** What an action is aimed at, as the places of the board are called. */
  private aimOf(action: ActionText): string {
    const [field, stack, target] = [part(action, 'field'), part(action, 'stack'), part(action, 'target')];
    if (stack) return `stack:${field}.${stack}`;
    if (action.verb === 'disc' || part(action, 'pile')) return 'discard';
    if (field || action.verb === 'play') return `field:${field || this.shown.home}`;
    return target ? `seat:${target}` : 'none';
  }

  /** The place of an aim. */
  placeOf(aim: string): number | undefined {
    const [kind, value = ''] = aim.split(':');
    if (kind === 'seat') return this.shown.seats.find((one) => one.seat === value)?.place;
    return kind === 'field' || kind === 'stack' ? Math.trunc(Number(value)) : undefined;
  }

  /** The window that a code answers; calls are meant for the moment in which they arrive. */
  protected answered(code: string): number | undefined {
    if (ofVerb(this.legal, 'call').some((action) => action.code === code)) return undefined;
    return this.table.windows.findLast((one) => one.seats.includes(this.table.seat))?.serial;
  }

  private litNow(): ReadonlySet<string> {
    const { chosen, shown } = this;
    if (!chosen) return NONE;
    if (!this.chain) return new Set((this.open.get(chosen) ?? []).map((way) => this.aimOf(way)));
    // What a card can be aimed at beside others is judged when all of them are played.
    const kind = kindOf(chosen);
    const stacks = shown.fields.flatMap((one) => one.stacks.map((stack) => `stack:${stack.id}`));
    if (!names('arne', kind, 'stack')) return new Set(shown.fields.map((one) => `field:${one.place}`));
    return new Set(names('arne', kind, 'pile') ? [...stacks, 'discard'] : stacks);
  }

  private pick(one: Keyed): void {
    const most = Math.max(...this.gifts.map((gift) => list(gift, 'cards').length));
    const others = [...this.picked].filter((key) => key !== one.key);
    const full = this.picked.has(one.key) || others.length >= most;
    this.picked = new Set(full ? others : [...others, one.key]);
  }

  /** One more card of a chain. */
  private link(card: string): void {
    if (!this.fits.has(card)) return;
    if (names('arne', kindOf(card), 'field')) this.chosen = card;
    else this.addLink(card, 'none');
  }

  private addLink(card: string, aim: string, then = ''): void {
    const [, value = ''] = aim.split(':');
    const [field, stack] = value.split('.');
    const pile = aim === 'discard' ? 'top' : undefined;
    const code = writeCode('arne', kindOf(card), { card, pile, field, stack, then });
    if (this.chain) this.chain = [...this.chain, { card, aim, code }];
    this.chosen = null;
    this.thief = null;
  }

  /** Whether all copies of a card are in the chain already. */
  private isSpent(code: string): boolean {
    const used = (this.chain ?? []).filter((link) => link.card === code).length;
    return used >= this.shown.hand.filter((one) => one === code).length;
  }

  /** On a narrow screen the first field that the card can go to slides into sight. */
  /** Whoever chose by a key goes on at the first place that the card may go to. */
  private revealFirst(): void {
    void tick().then(() => {
      if (!document.activeElement?.matches('.hand :focus-visible')) return;
      document.querySelector<HTMLElement>('[data-aim].lit, .here')?.focus();
    });
    const places = (this.open.get(this.chosen ?? '') ?? []).map((way) => this.placeOf(this.aimOf(way)));
    const place = places.find((one) => one !== undefined);
    if (place !== undefined && place !== this.shown.home) this.reveal(place);
  }
}

/** The pattern of a black card's code: its own, or that of all -200. */
function kindOf(card: string): string {
  return card.startsWith('k-200') ? 'k-200' : card;
}

function sortedWords(cards: readonly string[]): string {
  return [...cards].sort().join(' ');
}

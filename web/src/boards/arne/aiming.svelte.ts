/** What I am about to do: a chosen card and its aims, several black cards at once, the cards of a gift. */

import { isBlack } from '@/cards/arne/codes';
import type { BoardTable } from '../board';
import { Deeds } from '../shared/deeds.svelte';
import { keyed, type Keyed } from '../shared/fields';
import { aimFrom, aimName, giftCode, gifts, jointPart, plays, wholeCode, type Aim, type Way } from './plays';
import { readTable } from './table';

const NONE: ReadonlySet<string> = new Set();

export class Aiming {
  /** The card that is to be aimed. */
  chosen = $state<string | null>(null);
  /** Several ways to use it at what was tapped. */
  ways = $state.raw<Way[]>([]);
  /** Black cards that will be played at once, as codes. */
  chain = $state.raw<string[] | null>(null);
  /** A thief of a chain that was aimed at this. */
  thief = $state.raw<Aim | null>(null);
  /** Keys of the cards of a gift. */
  picked = $state.raw<ReadonlySet<string>>(NONE);

  readonly deeds: Deeds;
  private readonly table: () => BoardTable;
  private readonly reveal: (place: number) => void;

  readonly shown = $derived.by(() => readTable(this.table().position, this.table().seat));
  readonly hand = $derived.by(() => keyed(this.shown.hand));
  readonly legal = $derived.by(() => (this.table().passive ? [] : this.table().legal));
  readonly open = $derived.by(() => plays(this.legal, this.shown.home));
  readonly presents = $derived.by(() => gifts(this.legal));
  readonly giving = $derived.by(() => this.presents.length > 0);
  /** The code of the gift as it is picked. */
  readonly gift = $derived.by(() => {
    const cards = this.hand.filter((one) => this.picked.has(one.key)).map((one) => one.code);
    return this.giving ? giftCode(this.legal, cards) : null;
  });
  /** Cards that can be used now. */
  readonly fits = $derived.by(() => {
    if (this.chain) return new Set(this.shown.hand.filter((code) => isBlack(code) && !this.isSpent(code)));
    return new Set([...(this.giving ? this.presents.flat() : []), ...this.open.keys()]);
  });
  /** Aims that the chosen card has. */
  readonly lit = $derived.by(() => this.litNow());
  /** Keys of the cards that are marked in my hand. */
  readonly marked = $derived.by(() => {
    const key = this.chosen && this.hand.find((one) => one.code === this.chosen)?.key;
    return key ? new Set([key]) : this.picked;
  });

  constructor(table: () => BoardTable, reveal: (place: number) => void) {
    this.table = table;
    this.reveal = reveal;
    this.deeds = new Deeds(table, (code) => this.answered(code));
  }

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
  act(code: string): void {
    this.forget();
    void (isBlack(code) ? this.deeds.call(code) : this.deeds.act(code));
  }

  choose(one: Keyed): void {
    if (this.table().passive) return;
    if (this.giving && !this.chosen && this.presents.some((cards) => cards.includes(one.code))) {
      this.pick(one);
    } else if (this.chosen === one.code) {
      this.chosen = null;
    } else if (this.chain) {
      this.link(one.code);
    } else if (this.open.has(one.code)) {
      this.chosen = one.code;
      this.revealFirst();
    } else {
      this.explain(one.code);
    }
  }

  /** Something that is lit was tapped. */
  aim(name: string): void {
    if (!this.chosen || !this.lit.has(name)) return;
    const aim = aimFrom(name);
    if (this.chain) {
      if (this.chosen === 'k-thief' && aim.kind === 'stack') this.thief = aim;
      else this.addPart(jointPart(this.chosen, aim, ''));
      return;
    }
    const found = (this.open.get(this.chosen) ?? []).filter((way) => aimName(way.aim) === name);
    const only = found[0];
    if (found.length === 1 && only) this.act(only.code);
    else this.ways = found;
  }

  /** How the thief of a chain takes what it was aimed at. */
  steal(how: string): void {
    if (this.thief) this.addPart(jointPart('k-thief', this.thief, how));
  }

  together(): void {
    if (this.table().forms.length) this.chain = [];
  }

  give(): void {
    if (this.gift) return this.act(this.gift);
    const cards = this.hand.filter((one) => this.picked.has(one.key)).map((one) => one.code);
    void this.deeds.explain(`give ${cards.join(' ') || '-'}`);
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
    this.deeds.settle();
    if (this.chosen && !hand.includes(this.chosen)) this.forget();
    this.ways = [];
  }

  /** The place of an aim. */
  placeOf(aim: Aim): number | undefined {
    if (aim.kind === 'stack') return Number(aim.id.split('.')[0]);
    if (aim.kind === 'field') return aim.place;
    if (aim.kind === 'seat') return this.shown.seats.find((one) => one.seat === aim.seat)?.place;
    return undefined;
  }

  /** The window that a code answers; black cards are meant for the moment in which they arrive. */
  private answered(code: string): number | undefined {
    if (isBlack(code) || code.startsWith('call:')) return undefined;
    return this.table().windows.findLast((one) => one.seats.includes(this.table().seat))?.serial;
  }

  private litNow(): ReadonlySet<string> {
    const { chosen, shown } = this;
    if (!chosen) return NONE;
    if (!this.chain) return new Set((this.open.get(chosen) ?? []).map((way) => aimName(way.aim)));
    if (chosen.startsWith('k-200')) return new Set(shown.fields.map((one) => `field:${one.place}`));
    return new Set([
      ...shown.fields.flatMap((one) => one.stacks.map((stack) => `stack:${stack.id}`)),
      ...(chosen === 'k-thief' ? ['discard'] : []),
    ]);
  }

  private pick(one: Keyed): void {
    const most = Math.max(...this.presents.map((cards) => cards.length));
    const others = [...this.picked].filter((key) => key !== one.key);
    const full = this.picked.has(one.key) || others.length >= most;
    this.picked = new Set(full ? others : [...others, one.key]);
  }

  /** One more card of a chain. */
  private link(code: string): void {
    if (!this.fits.has(code)) return;
    const part = jointPart(code, { kind: 'none' }, '');
    if (part) this.addPart(part);
    else this.chosen = code;
  }

  private addPart(part: string | null): void {
    if (part && this.chain) this.chain = [...this.chain, part];
    this.chosen = null;
    this.thief = null;
  }

  /** Whether all copies of a card are in the chain already. */
  private isSpent(code: string): boolean {
    const used = (this.chain ?? []).filter((part) => part.split(/[@>:]/)[0] === code).length;
    return used >= this.shown.hand.filter((one) => one === code).length;
  }

  /** On a narrow screen the first field that the card can go to slides into sight. */
  private revealFirst(): void {
    const places = (this.open.get(this.chosen ?? '') ?? []).map((way) => this.placeOf(way.aim));
    const place = places.find((one) => one !== undefined);
    if (place !== undefined && place !== this.shown.home) this.reveal(place);
  }

  private explain(code: string): void {
    const { shown } = this;
    const stacks = shown.fields.flatMap((field) =>
      field.stacks.map((stack) => ({ id: stack.id, mine: field.place === shown.home })),
    );
    const stack = stacks.find((one) => one.mine) ?? stacks[0];
    const other = shown.seats.find((seat) => seat.seat !== this.table().seat)?.seat ?? 'A';
    void this.deeds.explain(wholeCode(code, shown.home, stack?.id, other));
  }
}

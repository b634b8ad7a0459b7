/** What the parts of the board share: the table as it is read, what lies open over it, and how things are done. */

import { cardOf, nameOf } from '@/cards/munchkin/cards';
import type { BoardTable, FormText, LiveWindow } from '../board';
import { Deeds } from '../shared/deeds.svelte';
import { around } from '../shared/ring';
import { isOwn, usual, using, verbOf } from './plays';
import { readTable, type MunchkinSeat, type Proposal } from './table';

/** What lies over the table. */
export type Open =
  | {
      kind: 'card';
      code: string;
      seat?: string;
      /** What codes call it, where it is a twin. */ called?: string;
    }
  | { kind: 'seat'; seat: string }
  | { kind: 'form'; form: FormText }
  | { kind: 'deal'; verb: 'ask' | 'bid' | 'offer'; target?: string }
  | { kind: 'counter'; proposal: Proposal }
  | { kind: 'power'; power: string; target?: string }
  | { kind: 'talk'; verb: 'say' | 'dispute'; target?: string };

/** Answers to a window: once it is over the server refuses them instead of taking them for the next one. */
const ANSWERS = new Set([
  'pass', 'claim', 'run', 'pick', 'kick', 'loot', 'done', 'roll', 'take', 'skip', 'trouble', 'give', 'trash',
]); // prettier-ignore

export class Desk {
  open = $state.raw<Open | null>(null);
  readonly deeds: Deeds;
  private readonly source: () => BoardTable;

  constructor(source: () => BoardTable) {
    this.source = source;
    this.deeds = new Deeds(source, () => {
      return this.window?.seats.includes(this.table.seat) ? this.window.serial : undefined;
    });
  }

  get table(): BoardTable {
    return this.source();
  }

  readonly texts = $derived.by(() => this.table.texts);
  readonly lang = $derived.by(() => this.texts.lang);
  readonly seats = $derived.by(() => this.table.chairs.map((chair) => chair.seat));
  readonly shown = $derived.by(() =>
    readTable(
      this.table.position,
      this.seats,
      this.table.seat,
      (this.table.options['packs'] ?? '').includes(','),
    ),
  );
  readonly me = $derived.by(() => this.find(this.table.seat));
  readonly others = $derived.by(() =>
    around(this.seats, this.table.seat)
      .map((seat) => this.find(seat))
      .filter((one) => one !== undefined),
  );
  readonly hand = $derived.by(() => this.me?.hand ?? []);
  readonly gear = $derived.by(() => gearOf(this.me));
  readonly legal = $derived.by(() => (this.table.passive ? [] : this.table.legal));
  readonly forms = $derived.by(() => (this.table.passive ? [] : this.table.forms));
  /** Cards of my hand that can be played now. */
  readonly fits = $derived.by(() => {
    const own = this.legal.filter((code) => verbOf(code) !== 'pow');
    return new Set(this.hand.filter((code) => using(own, code).length > 0));
  });
  readonly picks = $derived.by(() => this.legal.filter((code) => verbOf(code) === 'pick'));
  readonly pickForm = $derived.by(() => this.forms.find((form) => form.verb === 'pick'));
  readonly isChoosing = $derived.by(() => this.picks.length > 0 || this.pickForm !== undefined);
  /** Buttons of their own: whatever belongs to no card of mine. */
  readonly plain = $derived.by(() => {
    const mine = new Set([...this.hand, ...this.gear, this.me?.race ?? '', this.me?.trade ?? '']);
    return this.legal.filter((code) => isOwn(code, mine));
  });
  readonly powers = $derived.by(() => {
    const listed = this.legal.filter((code) => verbOf(code) === 'pow');
    const found = [
      ...listed,
      ...this.forms.map((form) => form.verb).filter((verb) => verb.startsWith('pow ')),
    ];
    return [...new Set(found.map((code) => code.split(' ')[1] ?? ''))];
  });
  /** The window that the game is in: the innermost. */
  readonly window = $derived.by<LiveWindow | undefined>(() =>
    this.table.windows.filter((window) => window.kind !== 'proposal').at(-1),
  );
  readonly phase = $derived.by(() => this.window?.name ?? this.shown.phase);
  readonly offerClocks = $derived.by(() => this.table.windows.filter((window) => window.kind === 'proposal'));

  readonly stage = $derived.by(() => this.shown.stage);

  isReady(seat: string): boolean {
    return this.shown.ready.includes(seat);
  }

  private find(seat: string): MunchkinSeat | undefined {
    return this.shown.seats.find((one) => one.seat === seat);
  }

  seat(seat: string): MunchkinSeat | undefined {
    return this.find(seat);
  }

  readonly name = (seat: string): string => this.table.name(seat);

  names(seats: Iterable<string>): string {
    return [...seats].map(this.name).join(', ');
  }

  card(code: string): string {
    return nameOf(code, this.lang);
  }

  /** A message of the board; its `.you` where it is about me. */
  about(seat: string, message: string, values: Record<string, string> = {}): string {
    const mine = seat === this.table.seat ? this.texts.find(message, values, 'you') : undefined;
    return mine ?? this.texts.say(message, { who: this.name(seat), ...values });
  }

  form(verb: string): FormText | undefined {
    return this.forms.find((form) => form.verb === verb);
  }

  act(code: string): void {
    this.open = null;
    if (ANSWERS.has(verbOf(code))) void this.deeds.act(code);
    else void this.deeds.call(code);
  }

  explain(code: string): void {
    void this.deeds.explain(code);
  }

  /** What a card of mine is usually asked for: why it can't be used now. */
  usual(code: string): string {
    const monster = this.shown.fight?.monsters[0]?.code ?? code;
    const inHand = this.hand.find((one) => cardOf(one)?.type === 'monster') ?? code;
    return usual(code, cardOf(code)?.type ?? '', this.table.seat, {
      monster,
      inHand,
      item: this.gear[0] ?? code,
    });
  }

  /** What is no longer possible closes. */
  tidy(): void {
    const open = this.open;
    if (!open) return;
    const gone =
      (open.kind === 'form' && !this.form(open.form.verb)) ||
      (open.kind === 'counter' && !this.form(`counter p${open.proposal.number}`)) ||
      (open.kind === 'deal' && !this.form(open.verb)) ||
      (open.kind === 'power' && !this.powers.includes(open.power)) ||
      (open.kind === 'talk' && !this.form(open.verb)) ||
      (open.kind === 'card' &&
        open.seat === this.table.seat &&
        ![...this.hand, ...this.belongings()].includes(open.code));
    if (gone) this.open = null;
  }

  private belongings(): string[] {
    const me = this.me;
    return me ? [...this.gear, ...me.curses, me.race ?? '', me.trade ?? ''] : [];
  }
}

/** Items in play, worn first. */
export function gearOf(one: MunchkinSeat | undefined): string[] {
  return one ? [...one.worn, ...one.carried].map((item) => item.code) : [];
}

/** Level and the printed bonuses of what is worn: what people add up at a glance. */
export function mightOf(one: MunchkinSeat): number {
  return one.worn.reduce((sum, item) => sum + (cardOf(item.code)?.bonus ?? 0), one.level);
}

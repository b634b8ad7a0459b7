/** What the parts of the board share: the table as it is read, what lies open over it, and how things are done. */

import { nameOf } from '@/cards/munchkin/cards';
import type { ActionText, FormText, LiveWindow } from '../board';
import { writeCode, type CodeValues } from '../shared/codes';
import { TableDesk } from '../shared/desk.svelte';
import { ofVerb, part } from '../shared/legal';
import { around } from '../shared/ring';
import { isOwn, using } from './labels';
import { readTable, type MunchkinSeat, type Proposal } from './table';

/** What lies over the table. */
export type Dialog =
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

const POWER = 'pow ';
export class Desk extends TableDesk {
  open = $state.raw<Dialog | null>(null);

  readonly lang = $derived.by(() => this.texts.lang);
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
    const own = this.legal.filter((action) => action.verb !== 'pow');
    return new Set(this.hand.filter((code) => using(own, code).length > 0));
  });
  readonly picks = $derived.by(() => ofVerb(this.legal, 'pick'));
  readonly pickForm = $derived.by(() => this.forms.find((form) => form.verb === 'pick'));
  readonly isChoosing = $derived.by(() => this.picks.length > 0 || this.pickForm !== undefined);
  /** Buttons of their own: whatever belongs to no card of mine. */
  readonly plain = $derived.by(() => {
    const mine = new Set([...this.hand, ...this.gear, this.me?.race ?? '', this.me?.trade ?? '']);
    return this.legal.filter((action) => isOwn(action, mine));
  });
  readonly powers = $derived.by(() => {
    const listed = ofVerb(this.legal, 'pow').map((action) => part(action, 'power'));
    const forms = this.forms.map((form) => form.verb).filter((verb) => verb.startsWith(POWER));
    return [...new Set([...listed, ...forms.map((verb) => verb.slice(POWER.length))])];
  });
  /** The window that the game is in: the innermost. */
  readonly window = $derived.by<LiveWindow | undefined>(() =>
    this.table.windows.filter((window) => window.kind !== 'proposal').at(-1),
  );
  readonly phase = $derived.by(() => this.window?.name ?? this.shown.phase);
  readonly offerClocks = $derived.by(() => this.table.windows.filter((window) => window.kind === 'proposal'));

  readonly stage = $derived.by(() => this.shown.stage);

  protected answered(): number | undefined {
    return this.window?.seats.includes(this.table.seat) ? this.window.serial : undefined;
  }

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

  /** Somebody in a list of choices: I am `you`. */
  readonly called = (seat: string): string =>
    seat === this.table.seat ? this.texts.say('koloda-you') : this.name(seat);

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

  act(action: ActionText): void {
    this.open = null;
    if (ANSWERS.has(action.verb)) void this.actions.act(action.code);
    else void this.actions.call(action.code);
  }

  /** Does what is not listed because it was put together here. */
  send(verb: string, values: CodeValues): void {
    this.act({ verb, code: writeCode('munchkin', verb, values) });
  }

  /** What one of these verbs can do now; else why the last of them cannot. */
  decide(verbs: string[]): void {
    const [action] = ofVerb(this.legal, ...verbs);
    if (action) this.act(action);
    else void this.actions.explain(verbs.at(-1) ?? '');
  }

  /** Opens what is filled in for the first of these verbs that is possible. */
  begin(verbs: string[]): void {
    const form = this.forms.find((one) => verbs.includes(one.verb));
    if (!form) return;
    const { verb } = form;
    if (verb === 'ask' || verb === 'bid' || verb === 'offer') this.open = { kind: 'deal', verb };
    else if (verb === 'say' || verb === 'dispute') this.open = { kind: 'talk', verb };
    else this.open = { kind: 'form', form };
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

/** A position that is tried out: no table, no clock; the server judges every move and keeps nothing. */
import type { No, Outcome, Things } from '@/boards/board';
import { whatWent } from '@/me';
import { prefs } from '@/prefs.svelte';
import type { ChairText, StudyAsk, StudySeen } from '@/protocol/wire';
import { say } from '@/texts/shelf.svelte';
import { SeenTable } from '@/table/seen.svelte';
import { askStudy } from './api';

/** Where a study begins. `goal` is the line of a lesson; `bots` the seats that bots answer for. */
export interface Start {
  position: string;
  moves?: readonly string[];
  eyes?: string;
  goal?: string;
  bots?: string;
}

const EVERYBODY = '*';

export class StudyTable extends SeenTable {
  readonly game: string;
  readonly paused = false;
  readonly screen = false;
  readonly deals: [] = [];
  id = $state('');
  options = $state.raw<Readonly<Record<string, string>>>({});
  chairs = $state.raw<readonly ChairText[]>([]);
  /** Through whose eyes: a seat, `?` for somebody who watches, `*` for every hand. */
  eyes = $state('A');
  seat = $derived(this.eyes === EVERYBODY ? '?' : this.eyes);
  /** Nothing more is to be done here. */
  closed = $state(false);
  /** All moves that are known, and how many of them have been done here. */
  moves = $state.raw<readonly string[]>([]);
  at = $state(0);
  /** Who has to act, what the host does if nobody acts, and the position as text. */
  must = $state('');
  close = $state('');
  text = $state('');
  /** What the goal asks for is done, or something else was. */
  met = $state(false);
  aside = $state(false);
  /** Why the server did not answer. */
  wrong = $state('');
  busy = $state(false);
  bots = $state('');
  /** Whether whoever has to act is sat down for. */
  follows = $state(false);
  private from = '';
  private goal = '';
  private names: readonly string[];
  private readonly me: string;
  private spoken = '';

  constructor(game: string, me = '', names: readonly string[] = []) {
    super();
    this.game = game;
    this.me = me;
    this.names = names;
  }

  get passive(): boolean {
    return this.seat === '?' || this.closed || this.over;
  }

  get start(): string {
    return this.from;
  }

  /** Shows a position, as it stands after the moves. */
  async begin({ position, moves = [], eyes = 'A', goal = '', bots = '' }: Start, at = moves.length) {
    this.from = position;
    this.goal = goal;
    this.bots = bots;
    this.eyes = eyes;
    this.moves = moves;
    this.closed = this.met = this.aside = false;
    this.no = undefined;
    this.log = [];
    await this.send({ actions: moves.slice(0, at), first: at, goal: '', bots: '' }, true, moves.slice(at));
  }

  /** Shows how it stood after so many moves; the next one is animated. */
  async go(to: number): Promise<void> {
    const known = this.moves;
    const at = Math.min(Math.max(0, to), known.length);
    const forward = at === this.at + 1;
    await this.send({ actions: known.slice(0, at), first: at, goal: '', bots: '' }, forward, known.slice(at));
  }

  /** From now on through other eyes. */
  async look(eyes: string): Promise<void> {
    this.eyes = eyes;
    this.reseat();
    await this.go(this.at);
  }

  /** Does the next thing that the goal asks for. */
  show(): Promise<StudySeen | undefined> {
    this.no = undefined;
    return this.send({ show: true });
  }

  /** Lets the host and the bots go on. */
  goOn(): Promise<StudySeen | undefined> {
    return this.send({ go: true });
  }

  async act(code: string, how: { quiet?: boolean } = {}): Promise<Outcome> {
    this.no = undefined;
    this.sending = [...this.sending, code];
    const seen = await this.send({ act: code });
    this.sending = [];
    if (!seen) return { done: false, no: { clause: '', text: this.wrong } };
    const no = this.noOf(seen);
    if (no && !how.quiet) this.showNo(no);
    return no ? { done: false, no } : { done: true };
  }

  async whyNot(what: string | Things): Promise<No | undefined> {
    const asked = typeof what === 'string' ? { why: what } : { values: what };
    try {
      return this.noOf(await askStudy({ ...this.asking(), ...asked, first: this.at + 1 }));
    } catch (error) {
      return { clause: '', text: whatWent(error) };
    }
  }

  private asking(): StudyAsk {
    return {
      game: this.game,
      position: this.from,
      actions: this.moves.slice(0, this.at),
      seat: this.eyes,
      first: this.at + 1,
      goal: this.goal,
      bots: this.bots,
    };
  }

  /** `ahead` are moves that lie behind those that are sent. */
  private async send(
    more: Partial<StudyAsk>,
    animated = true,
    ahead: readonly string[] = [],
  ): Promise<StudySeen | undefined> {
    this.busy = true;
    try {
      const seen = await askStudy({ ...this.asking(), ...more });
      this.wrong = '';
      await this.take(seen, animated, ahead);
      return seen;
    } catch (error) {
      this.wrong = whatWent(error);
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  private noOf(seen: StudySeen): No | undefined {
    if (!seen.no) return undefined;
    const { clause, values, text } = seen.no;
    return { clause, values, text: clause ? this.teller.no(clause, values, text) : text };
  }

  private async take(seen: StudySeen, animated: boolean, ahead: readonly string[]): Promise<void> {
    const header = seen.steps.at(-1)?.position.header;
    this.options = seen.options;
    if (header !== undefined) this.id = `games/${this.game}/cards?header=${encodeURIComponent(header)}`;
    this.seatPeople(seen.count);
    if (this.spoken !== `${prefs.lang} ${this.id}`) {
      this.spoken = `${prefs.lang} ${this.id}`;
      await this.speak(prefs.lang);
    }
    const first = Math.max(0, seen.actions.length - seen.steps.length + 1);
    for (const [number, step] of seen.steps.entries()) {
      const at = first + number;
      await this.showStep(step, at, this.begun && animated && at === this.at + 1);
      this.at = at;
    }
    this.moves = [...seen.actions, ...ahead];
    this.at = seen.actions.length;
    this.must = seen.must;
    this.close = seen.close;
    this.text = seen.text;
    this.met = seen.met;
    this.aside = seen.aside;
  }

  override stepAt(): undefined {
    return undefined;
  }

  private seatPeople(count: number): void {
    if (
      this.chairs.length === count &&
      this.chairs.every((one) => (one.kind === 'bot') === this.isBot(one.seat))
    )
      return;
    this.chairs = Array.from({ length: count }, (_, at) => {
      const seat = String.fromCharCode(65 + at);
      const name = this.names[at] ?? (seat === this.me ? prefs.name || say('player') : '');
      const kind = this.isBot(seat) ? 'bot' : 'person';
      return { seat, kind, name, level: '', away: false, kept: false, free: false } satisfies ChairText;
    });
  }

  private isBot(seat: string): boolean {
    return this.bots.includes(seat);
  }
}

/** A game that was played, step by step. */
import { api } from '@/api';
import type { No, Outcome } from '@/boards/board';
import type { ChairText, EventText, ReplayStep, TableText } from '@/protocol/wire';
import { findHighlights } from '@/shell/highlights';
import { words } from '@/shell/words.svelte';
import { SeenTable, type LogLine } from './seen.svelte';

/** So many steps before the one that is shown are fetched with it. */
const SOME = 150;
const LONGEST_HOLD = 3000;
const ENDS = /^((round|deal|match)-)?(over|void)$/;

export class ReplayTable extends SeenTable {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** Whose eyes: a seat, `?` for somebody who watched, `*` for every hand. */
  readonly eyes: string;
  readonly seat: string;
  readonly chairs: readonly ChairText[];
  readonly deals: TableText['deals'];
  readonly passive = true;
  readonly paused = false;
  readonly screen = false;

  total = $state(0);
  at = $state(-1);
  /** The steps that are worth stopping at: highlights, what a whole table would hear, the ends of rounds. */
  moments = $state.raw<readonly number[]>([]);
  private readonly fetched = new Map<number, ReplayStep>();
  private asked_for: Promise<void> | undefined;
  private hurry: (() => void) | undefined;

  constructor(table: TableText, eyes: string) {
    super();
    this.id = table.id;
    this.game = table.game;
    this.options = table.options;
    this.deals = table.deals;
    this.chairs = table.chairs.map((chair) => ({ ...chair, away: false, kept: false, free: false }));
    this.eyes = eyes;
    this.seat = eyes === '*' ? '?' : eyes;
  }

  /** Shows a step; the next one is animated, any other is just drawn, and so is everything in a `hurry`. */
  async go(to: number, { hurry = false } = {}): Promise<void> {
    this.hurry?.();
    await this.fetch(Math.max(0, to));
    const wanted = Math.min(Math.max(0, to), this.total - 1);
    await this.fetch(wanted);
    const shown = this.fetched.get(wanted);
    if (!shown || wanted === this.at) return;
    const next = !hurry && wanted === this.at + 1 && this.begun;
    const step = { version: wanted, at: 0, kind: 'action', seat: '', events: shown.events };
    const holds = this.call({
      steps: next ? [step] : [],
      events: next ? shown.events : [],
      before: this.begun ? this.position : null,
      after: shown.position,
      fresh: !next,
    });
    this.at = wanted;
    this.position = shown.position;
    this.begun = true;
    const hurried = new Promise<void>((done) => (this.hurry = done));
    await Promise.race([Promise.all(holds), hurried, new Promise((done) => setTimeout(done, LONGEST_HOLD))]);
  }

  /** Fetches the whole game, to know its moments. */
  async survey(): Promise<void> {
    while (this.fetched.size < this.total) {
      const missing = this.first((step) => !this.fetched.has(step), 0, 1);
      await this.fetch(missing ?? this.total);
      if (missing === undefined || !this.fetched.has(missing)) break;
    }
    const steps = [...this.fetched.entries()].sort(([one], [other]) => one - other).map(([, step]) => step);
    const best = await findHighlights(this.game, steps);
    this.moments = steps.flatMap(({ events }, step) => {
      const stands = events.some(({ kind }) => ENDS.test(kind) || this.isLoud(kind));
      return stands || best.some((found) => found.step === step) ? [step] : [];
    });
  }

  /** The moment before or after this step; else the beginning or the end. */
  moment(by: 1 | -1): number {
    const beyond = this.moments.filter((step) => (step - this.at) * by > 0);
    return (by > 0 ? beyond[0] : beyond.at(-1)) ?? (by > 0 ? this.total - 1 : 0);
  }

  /** Where the turn goes to somebody else. */
  turn(by: 1 | -1): number {
    const turnAt = (step: number) => {
      const { fields = {}, plain = {} } = this.fetched.get(step)?.position ?? {};
      return fields['turn'] ?? plain['turn'];
    };
    const end = by > 0 ? this.total - 1 : 0;
    return this.first((step) => turnAt(step) !== turnAt(step - 1), this.at + by, by) ?? end;
  }

  private first(is: (step: number) => boolean, from: number, by: 1 | -1): number | undefined {
    for (let step = from; step >= 0 && step < this.total; step += by) if (is(step)) return step;
    return undefined;
  }

  private async fetch(wanted: number): Promise<void> {
    await this.asked_for;
    if (this.fetched.has(wanted) || (this.total && wanted >= this.total)) return;
    this.asked_for = this.load(wanted);
    await this.asked_for;
  }

  private async load(wanted: number): Promise<void> {
    const first = Math.max(0, wanted - (this.total ? 0 : SOME));
    const got = await api.replay(this.id, this.eyes, first);
    this.total = got.total;
    got.steps.forEach((step, at) => this.fetched.set(got.first + at, step));
    this.log = [...this.fetched.entries()]
      .sort(([one], [other]) => one - other)
      .flatMap(([version, { events }]) =>
        this.linesOf([{ version, at: 0, kind: 'action', seat: '', events }], version),
      );
  }

  override stepAt(line: LogLine): number | undefined {
    return line.step;
  }

  override past(): Promise<readonly EventText[]> {
    const steps = [...this.fetched.entries()].filter(([step]) => step <= this.at);
    return Promise.resolve(steps.sort(([one], [other]) => one - other).flatMap(([, { events }]) => events));
  }

  /** What was told last, of one step. */
  get told(): string {
    const last = this.log.findLast(({ step = 0 }) => step <= this.at)?.step;
    return this.log
      .filter(({ step }) => step === last)
      .map(({ text }) => text)
      .join(' ');
  }

  act(): Promise<Outcome> {
    return Promise.resolve({ done: false, no: { clause: '', text: words.say('only-replay') } });
  }

  whyNot(): Promise<No | undefined> {
    return Promise.resolve({ clause: '', text: words.say('only-replay') });
  }
}

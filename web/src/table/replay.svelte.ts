/** A game that was played, step by step. */
import { api } from '@/api';
import type { No, Outcome } from '@/boards/board';
import type { ChairText, ReplayStep, TableText } from '@/protocol/wire';
import { say } from '@/texts/shelf.svelte';
import { SeenTable } from './seen.svelte';

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
  private readonly fetched = new Map<number, ReplayStep>();
  private asked_for: Promise<void> | undefined;

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

  /** Shows a step; the next one is animated, any other is just drawn. */
  async go(to: number): Promise<void> {
    await this.fetch(Math.max(0, to));
    const wanted = Math.min(Math.max(0, to), this.total - 1);
    const shown = this.fetched.get(wanted);
    if (!shown || wanted === this.at) return;
    const next = wanted === this.at + 1 && this.begun;
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
    this.log = [];
    this.note(this.steps(wanted));
    await Promise.race([Promise.all(holds), new Promise((done) => setTimeout(done, 3000))]);
  }

  /** The steps up to this one, as far as they are here. */
  private steps(upTo: number) {
    const found = [];
    for (let version = Math.max(0, upTo - 150); version <= upTo; version++) {
      const events = this.fetched.get(version)?.events;
      if (events) found.push({ version, at: 0, kind: 'action', seat: '', events });
    }
    return found;
  }

  private async fetch(wanted: number): Promise<void> {
    await this.asked_for;
    if (this.fetched.has(wanted) || (this.total && wanted >= this.total)) return;
    this.asked_for = this.load(wanted);
    await this.asked_for;
  }

  private async load(wanted: number): Promise<void> {
    const first = Math.max(0, wanted - (wanted < this.at ? 150 : 0));
    const got = await api.replay(this.id, this.eyes, first);
    this.total = got.total;
    got.steps.forEach((step, at) => this.fetched.set(got.first + at, step));
  }

  act(): Promise<Outcome> {
    return Promise.resolve({ done: false, no: { clause: '', text: say('only-replay') } });
  }

  whyNot(): Promise<No | undefined> {
    return Promise.resolve({ clause: '', text: say('only-replay') });
  }
}

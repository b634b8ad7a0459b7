/** A table that is played now, over one socket. */
import { api, AWAY, Problem } from '@/api';
import type { Acting, LiveWindow, No, Outcome } from '@/boards/board';
import { introduce } from '@/me';
import { prefs, recall, remember } from '@/prefs.svelte';
import { problemText } from '@/problems';
import type { ChatLine, Position, Snapshot, Step, TableText, Update } from '@/protocol/wire';
import { say } from '@/texts/shelf.svelte';
import { upgrade } from '@/upgrade.svelte';
import { Line, type Heard, type LineState, type Reply } from './line';
import { NOTHING, SeenTable } from './seen.svelte';

/** Why a table cannot be shown any more, or not yet. */
export type Trouble = 'gone' | 'private' | 'full' | 'silent' | 'rude';

/** What tabs of one browser say to each other about a table. */
interface Greeting {
  seat: string;
  word: 'hello' | 'here' | 'bye' | 'leaving';
}

/** A change on its way to the screen. */
interface Coming {
  steps: Step[];
  position: Position | null;
  windows: LiveWindow[];
  table: TableText | null;
}

const LONGEST_HOLD = 3000;
/** What only tells of a change is written a little later: the frame that shows it has enough to do. */
const AFTER_FRAME = 100;
const MOST_CHAT = 200;
const RUDE = 1008;
const NOBODY: TableText = {
  id: '',
  code: null,
  game: '',
  public: false,
  watch: true,
  status: 'waiting',
  paused: false,
  options: {},
  chairs: [],
  owner: '',
  deals: [],
  muted: '',
  next: '',
};

export class LiveTable extends SeenTable {
  readonly id: string;
  readonly screen: boolean;

  table = $state.raw<TableText>(NOBODY);
  seat = $state('?');
  /** Whether the first word of the server has come. */
  known = $state(false);
  line = $state.raw<{ state: LineState; next: number }>({ state: 'opening', next: 0 });
  lag = $state<number | undefined>(undefined);
  trouble = $state<Trouble | undefined>(undefined);
  /** Lost the seat while sitting on it: sent away, or somebody else has it by a link. */
  lost = $state<'kicked' | 'handed' | undefined>(undefined);
  /** The same seat is open in another tab of this browser. */
  elsewhere = $state(false);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Whose chat I do not want to read; `*` is everybody's. */
  muted = $state.raw<ReadonlySet<string>>(new Set());

  private readonly link: Line;
  private readonly tabs: BroadcastChannel | undefined;
  private version = -1;
  private coming: Coming[] = [];
  private pumping = false;
  /** Snapshots that are being read; what comes meanwhile waits until the newest is shown. */
  private beginnings = 0;
  private beginning = false;
  private hurry: (() => void) | undefined;
  private readonly painted = new Map<number, number>();
  private leaving = false;
  private recalled = false;
  /** How many actions have been seen since the page was opened. */
  private heard = 0;
  private added = '';
  /** What this browser has added to deals, by their commitments. */
  readonly ownBytes = new Map<string, string>();

  constructor(id: string, how: { screen?: boolean } = {}) {
    super();
    this.id = id;
    this.screen = how.screen ?? false;
    const [where, seats = ''] = (recall('muted') ?? '').split(' ');
    if (where === id) this.muted = new Set(seats);
    this.link = new Line(`/api/tables/${id}/socket`, this.screen, {
      hear: (message, at) => this.hear(message, at),
      change: (state, about) => this.lineChanged(state, about),
      lag: (ms) => (this.lag = ms),
      known: () => (this.version >= 0 ? { version: this.version, seat: this.seat } : undefined),
    });
    if ('BroadcastChannel' in globalThis && !this.screen) {
      this.tabs = new BroadcastChannel(`koloda.${id}`);
      this.tabs.onmessage = (event) => this.meet(event.data as Greeting);
      addEventListener('pagehide', this.part);
    }
  }

  override end(): void {
    super.end();
    this.link.end();
    removeEventListener('pagehide', this.part);
    this.part();
    this.tabs?.close();
  }

  private readonly part = (): void => {
    this.tabs?.postMessage({ seat: this.seat, word: 'bye' } satisfies Greeting);
  };

  // What the shell asks

  get game(): string {
    return this.table.game;
  }

  get options(): Readonly<Record<string, string>> {
    return this.table.options;
  }

  get chairs() {
    return this.table.chairs;
  }

  get paused(): boolean {
    return this.table.paused;
  }

  get deals() {
    return this.table.deals;
  }

  get passive(): boolean {
    return this.seat === '?' || this.screen;
  }

  /** Whether the owner keeps my words from the table. */
  get hushed(): boolean {
    return this.table.muted.includes(this.seat);
  }

  get owns(): boolean {
    return this.table.owner !== '' && this.table.owner === this.seat;
  }

  /** Sits down at a seat, by the name that is written here. */
  async take(seat: string, token?: string): Promise<void> {
    const names = this.chairs.filter((chair) => chair.seat !== this.seat).map((chair) => chair.name);
    if (await introduce(names)) this.link.renew();
    await api.take(this.id, seat, token);
    this.lost = undefined;
  }

  tryNow(): void {
    this.link.hurry();
  }

  /** From now on losing the seat is no surprise. */
  expectToLeave(): void {
    this.leaving = true;
    this.tabs?.postMessage({ seat: this.seat, word: 'leaving' } satisfies Greeting);
  }

  /** Fetches what happened before this page was opened; once. */
  override async recall(): Promise<void> {
    if (this.recalled || !this.begun) return;
    this.recalled = true;
    try {
      const { total } = await api.replay(this.id, this.seat, 1 << 30);
      const { frames, first } = await api.replay(this.id, this.seat, Math.max(0, total - 120));
      const steps = frames.map(({ events }, at) => ({
        version: -total + first + at,
        at: 0,
        kind: 'action',
        seat: '',
        events,
      }));
      const since = this.log;
      this.log = [];
      this.note(steps.slice(0, Math.max(0, steps.length - this.heard)));
      this.log = [...this.log, ...since];
    } catch {
      this.recalled = false; // the log of what is seen from now on is there all the same
    }
  }

  // Acting

  async act(code: string, how: Acting & { quiet?: boolean } = {}): Promise<Outcome> {
    const told = this.reaction();
    const reply = await this.link.ask({
      type: 'act',
      code,
      serial: how.window ?? -1,
      ...(told === undefined ? {} : { told }),
    });
    const no = this.noOf(reply);
    if (no && !how.quiet) this.showNo(no);
    return no ? { done: false, no } : { done: true };
  }

  async whyNot(code: string): Promise<No | undefined> {
    return this.noOf(await this.link.ask({ type: 'why', code }));
  }

  async say(text: string): Promise<No | undefined> {
    return this.noOf(await this.link.ask({ type: 'say', text }));
  }

  async agree(): Promise<No | undefined> {
    return this.noOf(await this.link.ask({ type: 'agree' }));
  }

  mute(seat: string, on: boolean): void {
    const muted = new Set(this.muted);
    if (on) muted.add(seat);
    else muted.delete(seat);
    this.muted = muted;
    remember('muted', `${this.id} ${[...muted].join('')}`);
    void this.link.ask({ type: 'mute', seat, on });
  }

  private noOf(reply: Reply | undefined): No | undefined {
    if (!reply) return { clause: '', text: say('no-answer') };
    if (reply.type === 'refused') {
      const { clause, values } = reply;
      return { clause, values, text: this.teller.no(clause, values, reply.text) };
    }
    return reply.type === 'error' ? { clause: '', text: problemText(reply.code, reply.text) } : undefined;
  }

  /** The time from painting the newest race to now, where one is open for me. */
  private reaction(): number | undefined {
    let newest: number | undefined;
    for (const window of this.windows) {
      const at = this.painted.get(window.serial);
      if (at !== undefined && (newest === undefined || at > newest)) newest = at;
    }
    return newest === undefined ? undefined : Math.max(0, Math.round(performance.now() - newest));
  }

  // Hearing

  private hear(message: Heard, at: number): void {
    if (message.type === 'snapshot') void this.begin(message, at);
    else if (message.type === 'update') this.expect(message, at);
    else this.addChat(message.lines);
  }

  private async begin(snapshot: Snapshot, at: number): Promise<void> {
    const known = this.known;
    this.noteLoss(snapshot);
    const number = ++this.beginnings;
    this.beginning = true;
    this.version = snapshot.version;
    this.coming = [];
    this.hurry?.();
    this.table = snapshot.table;
    this.seat = snapshot.seat;
    if (!known || this.teller.texts.game !== this.game) await this.speak(prefs.lang);
    else this.reseat();
    if (number !== this.beginnings) return;
    this.known = true;
    if (snapshot.fresh && known) {
      this.log = [];
      this.heard = 0;
      this.recalled = false;
    }
    this.note(snapshot.steps);
    this.heard += snapshot.steps.filter((step) => step.kind === 'action').length;
    if (snapshot.position) {
      const after = snapshot.position;
      this.call({ steps: [], events: [], before: this.begun ? this.position : null, after, fresh: true });
      this.show(after, live(after, at));
    } else {
      this.position = NOTHING;
      this.begun = false;
    }
    this.addChat(snapshot.chat);
    for (const seat of this.muted) void this.link.ask({ type: 'mute', seat, on: true });
    this.tabs?.postMessage({ seat: this.seat, word: 'hello' } satisfies Greeting);
    this.addChance();
    this.beginning = false;
    if (!this.pumping) void this.pump();
  }

  /** Whether the seat is gone, and why: before the new one is noted. */
  private noteLoss({ table, seat }: { table: TableText; seat: string }): void {
    if (seat !== '?') {
      this.lost = undefined;
      return;
    }
    if (this.known && this.seat !== '?' && !this.leaving) {
      const chair = table.chairs.find((one) => one.seat === this.seat);
      this.lost = chair?.kind === 'person' ? 'handed' : 'kicked';
    }
    this.leaving = false;
  }

  private expect(update: Update, at: number): void {
    this.version = update.version;
    const position = update.position ?? null;
    const windows = position ? live(position, at) : [];
    this.coming.push({ steps: update.steps, position, windows, table: update.table ?? null });
    if (windows.some((window) => this.races(window))) this.hurry?.();
    if (!this.pumping && !this.beginning) void this.pump();
  }

  private async pump(): Promise<void> {
    this.pumping = true;
    for (let next = this.next(); next; next = this.next()) {
      this.catchingUp = this.coming.length > 6;
      await this.happen(next);
    }
    this.catchingUp = false;
    this.pumping = false;
  }

  private next(): Coming | undefined {
    return this.beginning ? undefined : this.coming.shift();
  }

  private async happen(coming: Coming): Promise<void> {
    const { steps, position, windows, table } = coming;
    const before = this.begun ? this.position : null;
    const events = steps.flatMap((step) => step.events);
    const holds = position ? this.call({ steps, events, before, after: position, fresh: !before }) : [];
    if (table) this.seatsChanged(table, steps);
    setTimeout(() => this.note(steps), AFTER_FRAME);
    this.heard += steps.filter((step) => step.kind === 'action').length;
    if (position) this.show(position, windows);
    this.addChance();
    if (!holds.length || this.mustHurry()) return;
    const patience = LONGEST_HOLD / (this.coming.length + 1);
    await Promise.race([
      Promise.all(holds),
      new Promise<void>((done) => {
        this.hurry = done;
        setTimeout(done, patience);
      }),
    ]);
    this.hurry = undefined;
  }

  /** A race waits for nobody: the prompt must be seen at once. */
  private mustHurry(): boolean {
    return this.coming.some(({ windows }) => windows.some((window) => this.races(window)));
  }

  private races(window: LiveWindow): boolean {
    return (
      (window.race === true || !!window.press) &&
      window.seats.includes(this.seat) &&
      !this.painted.has(window.serial)
    );
  }

  private show(position: Position, windows: LiveWindow[]): void {
    this.position = position;
    this.windows = windows;
    this.begun = true;
    const open = new Set(windows.map((window) => window.serial));
    for (const serial of this.painted.keys()) if (!open.has(serial)) this.painted.delete(serial);
    const fresh = windows.filter((window) => this.races(window));
    if (!fresh.length) return;
    // A task queued in a frame runs right after that frame has been painted.
    requestAnimationFrame(() => {
      setTimeout(() => {
        for (const window of fresh) this.painted.set(window.serial, performance.now());
      });
    });
  }

  private seatsChanged(table: TableText, steps: readonly Step[]): void {
    const old = this.table;
    this.table = table;
    for (const step of steps) {
      const before = old.chairs.find((chair) => chair.seat === step.seat);
      const after = table.chairs.find((chair) => chair.seat === step.seat);
      let kind = step.kind;
      if (kind === 'seat') kind = after?.kind === 'empty' ? 'left' : after?.kind === 'bot' ? 'bot' : 'sat';
      const who = (kind === 'left' ? before?.name : after?.name) || before?.name || '';
      const text = this.texts.find(`web-told-${kind}`, { who });
      if (text) {
        this.log = [...this.log, { key: `${step.version}.table`, at: step.at, seat: step.seat, text }];
        if (step.seat !== this.seat) this.announce(text);
      }
    }
  }

  private addChat(lines: readonly ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    if (fresh.length) this.chat = [...this.chat, ...fresh].slice(-MOST_CHAT);
  }

  /** Adds this browser's own random bytes to a deal that has been committed to. */
  private addChance(): void {
    const deal = this.table.deals.at(-1);
    if (!deal || this.passive || deal.commitment === this.added || deal.added[this.seat] || deal.secret)
      return;
    this.added = deal.commitment;
    const bytes = [...crypto.getRandomValues(new Uint8Array(32))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    this.ownBytes.set(deal.commitment, bytes);
    void this.link.ask({ type: 'add', bytes });
  }

  // The line

  private lineChanged(state: LineState, about: { next: number; code: number; opened: boolean }): void {
    this.line = { state, next: about.next };
    if (state === 'open') {
      this.trouble = undefined;
      void upgrade.look();
    }
    if (state !== 'broken') return;
    this.lag = undefined;
    if (about.code === RUDE) {
      this.trouble = 'rude';
      this.link.end();
    } else if (!about.opened || about.code === 4004) {
      void this.ask();
    }
  }

  /** The socket cannot be opened: a plain question tells why. */
  private async ask(): Promise<void> {
    try {
      const { table, seat } = await api.table(this.id);
      if (!table.watch && seat === '?' && table.status !== 'waiting') {
        this.noteLoss({ table, seat });
        this.trouble = 'private';
        this.link.end();
      }
    } catch (error) {
      const code = error instanceof Problem ? error.code : '';
      if (code === 'table.unknown') {
        this.trouble = 'gone';
        this.link.end();
      } else {
        this.trouble = code === AWAY || code.startsWith('status.') ? 'silent' : 'full';
      }
    }
  }

  private meet({ seat, word }: Greeting): void {
    if (seat !== this.seat || this.seat === '?') return;
    if (word === 'leaving') {
      this.leaving = true;
      return;
    }
    this.elsewhere = word !== 'bye';
    if (word === 'hello') this.tabs?.postMessage({ seat, word: 'here' } satisfies Greeting);
  }
}

function live(position: Position, at: number): LiveWindow[] {
  return position.windows.map((window) => ({
    ...window,
    ends: window.left === undefined || window.left === null || window.waits ? Infinity : at + window.left,
  }));
}

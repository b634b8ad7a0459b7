/** A table that is played now, over one socket. */
import { api } from '@/api';
import type { Acting, LiveWindow, No, Outcome, Things, Judged } from '@/boards/board';
import { introduce } from '@/me';
import { prefs } from '@/prefs.svelte';
import { problemText } from '@/problems';
import type {
  Hinted,
  ChatLine,
  EventText,
  PositionText,
  Snapshot,
  StepText,
  TableText,
  Update,
} from '@/protocol/wire';
import { openTexts, openWords, say } from '@/texts/shelf.svelte';
import type { Language } from '@/texts/texts';
import { upgrade } from '@/upgrade.svelte';
import { buzz, feel } from './buzz';
import { ChatHistory } from './chat.svelte';
import { Connection, type ConnectionState, type Heard, type Reply } from './connection';
import { Entropy } from './entropy';
import { fetchPast } from './past';
import { ChangeQueue, type TableChange } from './queue';
import { ReactionTimer } from './reaction';
import { tellSeats } from './seats';
import { MOST_LINES, NOTHING, SeenTable, type LogLine } from './seen.svelte';
import { OtherTabs } from './tabs.svelte';
import { findTrouble, type Trouble } from './trouble';

/** What only tells of a change is written a little later: the frame that shows it has enough to do. */
const AFTER_FRAME = 100;
/** The rest of the words is fetched when the board has come to rest. */
const AFTER_BOARD = 500;
const RUDE = 1008;
const PAUSED = 'koloda.table.paused';
const UNKNOWN = 4004;
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
  locked: false,
  next: '',
  wishes: {},
  turn: 0,
  pace: 100,
  hints: false,
  screen: false,
};

export class LiveTable extends SeenTable {
  readonly id: string;
  readonly screen: boolean;

  table = $state.raw<TableText>(NOBODY);
  seat = $state('?');
  /** Whether the first word of the server has come. */
  known = $state(false);
  connectionStatus = $state.raw<{ state: ConnectionState; next: number }>({ state: 'opening', next: 0 });
  lag = $state<number | undefined>(undefined);
  trouble = $state<Trouble | undefined>(undefined);
  /** The server's sentence about the trouble, or the code of why the table is closed to us. */
  why = $state('');
  /** What whoever runs the server tells everybody. */
  announcement = $state('');
  /** Lost the seat while sitting on it: sent away, or somebody else has it by a link. */
  lost = $state<'kicked' | 'handed' | undefined>(undefined);
  /** The seat that this page gave up, to come back to. */
  former = $state('');

  private readonly connection: Connection;
  private readonly tabs: OtherTabs | undefined;
  private readonly history: ChatHistory;
  private readonly entropy = new Entropy();
  private readonly reaction = new ReactionTimer(() => this.seat);
  private readonly queue = new ChangeQueue({
    show: (change) => this.happen(change),
    isUrgent: (change) => change.windows.some((window) => this.reaction.isNew(window)),
    catchUp: (on) => (this.catchingUp = on),
  });
  private version = -1;
  /** Snapshots that have come; only the newest is shown. */
  private snapshots = 0;
  private leaving = false;
  private recalled = false;
  /** How many actions have been seen since the page was opened, and how many of them the log tells of. */
  private heard = 0;
  private noted = 0;
  /** How many actions were before, once the log has been completed. */
  private unheard: number | undefined;

  constructor(id: string, how: { screen?: boolean } = {}) {
    super();
    this.id = id;
    this.screen = how.screen ?? false;
    this.history = new ChatHistory(id);
    this.connection = new Connection(`/api/tables/${id}/socket`, this.screen, {
      hear: (message, at) => this.hear(message, at),
      change: (state, about) => this.connectionChanged(state, about),
      lag: (ms) => (this.lag = ms),
      known: () => (this.version >= 0 ? { version: this.version, seat: this.seat } : undefined),
      muted: () => this.muted,
    });
    if (this.screen) return;
    this.tabs = new OtherTabs(
      id,
      () => this.seat,
      () => (this.leaving = true),
    );
  }

  override end(): void {
    super.end();
    this.connection.end();
    this.tabs?.end();
  }

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

  protected override get onTv(): boolean {
    return this.table.screen && this.seat !== '?' && !this.screen;
  }

  get passive(): boolean {
    return this.seat === '?' || this.screen || this.over;
  }

  get chat() {
    return this.history.lines;
  }

  /** Whose chat I do not want to read; `*` is everybody's. */
  get muted(): ReadonlySet<string> {
    return this.history.muted;
  }

  /** The same seat is open in another tab of this browser. */
  get elsewhere(): boolean {
    return this.tabs?.elsewhere ?? false;
  }

  /** What this browser has added to deals, by their commitments. */
  get ownBytes(): ReadonlyMap<string, string> {
    return this.entropy.added;
  }

  /** Whether the owner keeps my words from the table. */
  get hushed(): boolean {
    return this.table.muted.includes(this.seat);
  }

  /** Nobody waits for me but bots: I may stop the time. */
  get alone(): boolean {
    return this.owns && this.chairs.every(({ seat, kind }) => seat === this.seat || kind === 'bot');
  }

  /** A bot plays for me, though I am here. */
  get kept(): boolean {
    return this.begun && !this.over && this.chairs.some(({ seat, kept }) => kept && seat === this.seat);
  }

  /** Whether I may end a pause: my own table, or one whose owner is not there. */
  get mayGoOn(): boolean {
    const owner = this.chairs.find((chair) => chair.seat === this.table.owner);
    return this.owns || (this.seat !== '?' && (!owner || owner.away));
  }

  get owns(): boolean {
    return this.table.owner !== '' && this.table.owner === this.seat;
  }

  /** Sits down at a seat, by the name that is written here. */
  async take(seat: string, token?: string): Promise<void> {
    const names = this.chairs.filter((chair) => chair.seat !== this.seat).map((chair) => chair.name);
    if (await introduce(names)) this.connection.renew();
    await api.take(this.id, seat, token);
    this.lost = undefined;
  }

  /** Sits down wherever there is room, by the name that is written here. */
  async play(): Promise<void> {
    if (await introduce(this.chairs.map((chair) => chair.name))) this.connection.renew();
    await api.play(this.id);
    this.lost = undefined;
  }

  tryNow(): void {
    this.connection.hurry();
  }

  /** From now on losing the seat is no surprise. */
  expectToLeave(): void {
    this.leaving = true;
    this.tabs?.say('leaving');
  }

  /** Fetches what happened before this page was opened; once. */
  override async recall(): Promise<void> {
    if (this.recalled || !this.begun) return;
    this.recalled = true;
    try {
      const { total, steps } = await fetchPast(this.id, this.seat);
      this.unheard = total - this.heard;
      const past = steps.slice(0, Math.max(0, steps.length - this.heard));
      this.log = [...this.linesOf(past, -past.length), ...this.log];
    } catch {
      this.recalled = false; // the log of what is seen from now on is there all the same
    }
  }

  override async past(): Promise<readonly EventText[]> {
    const { steps } = await fetchPast(this.id, this.seat).catch(() => ({ steps: [] }));
    return steps.flatMap(({ events }) => events);
  }

  // Words

  /** The board's words first; the sentences of the rules follow when it stands. */
  override async speak(lang: Language): Promise<void> {
    await this.adopt(await openWords(this.game, lang));
    setTimeout(() => void this.readRules(), AFTER_BOARD);
  }

  /** There when a refusal, an option or a clause is to be said. */
  async readRules(): Promise<void> {
    const { game, lang } = this.texts;
    try {
      const texts = await openTexts(game, lang);
      const { game: now, lang: said } = this.texts;
      if (game === now && lang === said && texts !== this.texts) this.reseat(texts);
    } catch {
      // the server's own sentence is said instead
    }
  }

  private note(steps: readonly StepText[]): void {
    const lines = this.linesOf(steps, this.noted);
    this.noted += countActions(steps);
    if (lines.length) this.log = [...this.log, ...lines].slice(-MOST_LINES);
  }

  override stepAt({ step }: LogLine): number | undefined {
    return step === undefined || this.unheard === undefined ? undefined : this.unheard + step;
  }

  // Acting

  async act(code: string, how: Acting & { quiet?: boolean } = {}): Promise<Outcome> {
    const told = this.reaction.since(this.windows);
    this.sending = [...this.sending, code];
    const reply = await this.connection.ask({
      type: 'act',
      code,
      serial: how.window ?? -1,
      ...(told === undefined ? {} : { told }),
    });
    this.sending = this.sending.filter((_, at, all) => at !== all.indexOf(code));
    const no = await this.noOf(reply);
    if (no && !how.quiet) this.showNo(no);
    return no ? { done: false, no } : { done: true };
  }

  async whyNot(what: string | Things): Promise<No | undefined> {
    const asked = typeof what === 'string' ? { code: what } : { values: what };
    return this.noOf(await this.connection.ask({ type: 'why', ...asked }));
  }

  /** Nothing is said of a table that stands still: it is I who reads. */
  override async judge(values: Things): Promise<Judged | undefined> {
    const reply = await this.connection.ask({ type: 'why', values });
    if (reply?.type === 'allowed') {
      return { fits: true, text: this.teller.yes(reply.clause ?? '', reply.values ?? {}) };
    }
    const no = await this.noOf(reply);
    return no && no.clause !== PAUSED ? { fits: false, text: no.text } : undefined;
  }

  /** Whether I may ask what to do. */
  get hinted(): boolean {
    return this.table.hints === true && this.begun && !this.over && !this.passive;
  }

  /** What a strong player would do now; undefined where a refusal is shown instead. */
  async hint(): Promise<Hinted | undefined> {
    const reply = await this.connection.ask({ type: 'hint' });
    if (reply?.type === 'hinted') return reply;
    const no = await this.noOf(reply);
    if (no) this.showNo(no);
    return undefined;
  }

  async say(text: string): Promise<No | undefined> {
    return this.noOf(await this.connection.ask({ type: 'say', text }));
  }

  /** Tells the table's owner of somebody. */
  async report(seat: string, text: string): Promise<No | undefined> {
    return this.noOf(await this.connection.ask({ type: 'report', seat, text }));
  }

  async agree(): Promise<No | undefined> {
    return this.noOf(await this.connection.ask({ type: 'agree' }));
  }

  mute(seat: string, on: boolean): void {
    this.history.mute(seat, on);
    void this.connection.ask({ type: 'mute', seat, on });
  }

  private async noOf(reply: Reply | undefined): Promise<No | undefined> {
    if (!reply) return { clause: '', text: say('no-answer') };
    if (reply.type === 'refused') {
      await this.readRules();
      const { clause, values } = reply;
      return { clause, values, text: this.teller.no(clause, values, reply.text) };
    }
    return reply.type === 'error' ? { clause: '', text: problemText(reply.code, reply.text) } : undefined;
  }

  // Hearing

  private hear(message: Heard, at: number): void {
    if (message.type === 'snapshot') void this.begin(message, at);
    else if (message.type === 'update') this.expect(message, at);
    else if (message.type === 'notice') this.announcement = message.text;
    else this.chatted(message.lines);
  }

  private chatted(lines: readonly ChatLine[]): void {
    this.history.add(lines);
    for (const { seat, text, about } of lines)
      if (!about && !this.muted.has('*') && !this.muted.has(seat)) this.quote(seat, text);
  }

  private async begin(snapshot: Snapshot, at: number): Promise<void> {
    const known = this.known;
    this.noteLoss(snapshot);
    const number = ++this.snapshots;
    this.version = snapshot.version;
    this.queue.stop();
    this.table = snapshot.table;
    this.seat = snapshot.seat;
    if (!known || this.teller.texts.game !== this.game) await this.speak(prefs.lang);
    else this.reseat();
    if (number !== this.snapshots) return;
    this.known = true;
    if (snapshot.fresh && known) {
      this.log = [];
      this.heard = this.noted = 0;
      this.unheard = undefined;
      this.recalled = false;
    }
    this.note(snapshot.steps);
    this.heard += countActions(snapshot.steps);
    if (snapshot.position) {
      const after = snapshot.position;
      this.call({ steps: [], events: [], before: this.begun ? this.position : null, after, fresh: true });
      this.show(after, live(after, at));
    } else {
      this.position = NOTHING;
      this.begun = false;
    }
    this.history.add(snapshot.chat);
    this.tabs?.say('hello');
    this.addEntropy();
    this.queue.resume();
  }

  /** Whether the seat is gone, and why: before the new one is noted. */
  private noteLoss({ table, seat }: { table: TableText; seat: string }): void {
    if (seat !== '?') {
      this.lost = undefined;
      return;
    }
    if (this.known && this.seat !== '?') this.former = this.seat;
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
    this.queue.add({ steps: update.steps, position, windows, table: update.table ?? null });
  }

  private happen({ steps, position, windows, table }: TableChange): Promise<void>[] {
    const before = this.begun ? this.position : null;
    const events = steps.flatMap((step) => step.events);
    const holds = position ? this.call({ steps, events, before, after: position, fresh: !before }) : [];
    if (table) {
      // Alone a pause is nothing to tell: it is I who reads.
      const told = this.alone ? steps.filter(({ kind }) => kind !== 'pause' && kind !== 'resume') : steps;
      const lines = tellSeats(this.table, table, told, this.texts);
      this.table = table;
      this.log = [...this.log, ...lines];
      for (const line of lines) if (line.seat !== this.seat) this.announce(line.text);
    }
    setTimeout(() => this.note(steps), AFTER_FRAME);
    this.heard += countActions(steps);
    if (position) {
      this.buzz(events, position, windows);
      this.show(position, windows);
    }
    this.addEntropy();
    return holds;
  }

  private buzz(events: EventText[], position: PositionText, windows: LiveWindow[]): void {
    if (this.passive || !prefs.buzz) return;
    const known = new Set(this.windows.map((window) => window.serial));
    // Where the players are the referee, a race is theirs to find out.
    const told = this.options['referee'] === 'table' ? [] : windows;
    const opened = told.filter((window) => !known.has(window.serial));
    buzz(feel({ seat: this.seat, events, asked: position.asked && !this.position.asked, opened }));
  }

  private show(position: PositionText, windows: LiveWindow[]): void {
    this.position = position;
    this.windows = windows;
    this.begun = true;
    this.reaction.show(windows);
    if (position.over) void this.turnOver(position);
  }

  /** After the end every hand is turned over, where hands may be known. */
  private async turnOver(last: PositionText): Promise<void> {
    try {
      const { total } = await api.replay(this.id, '*', 1 << 30);
      const { steps } = await api.replay(this.id, '*', total - 1);
      const after = steps.at(-1)?.position;
      if (!after?.over || this.position !== last) return;
      this.call({ steps: [], events: [], before: last, after, fresh: true });
      this.position = after;
    } catch {
      // they stay closed until everybody agrees
    }
  }

  private addEntropy(): void {
    const bytes = this.passive ? undefined : this.entropy.next(this.table.deals, this.seat);
    if (bytes) void this.connection.ask({ type: 'add', bytes });
  }

  // The connection

  private connectionChanged(
    state: ConnectionState,
    about: { next: number; code: number; opened: boolean },
  ): void {
    this.connectionStatus = { state, next: about.next };
    if (state === 'open') {
      this.trouble = undefined;
      void upgrade.look();
    }
    if (state !== 'broken') return;
    this.lag = undefined;
    if (about.code === RUDE) {
      this.trouble = 'rude';
      this.connection.end();
    } else if (!about.opened || about.code === UNKNOWN) {
      void this.askWhy();
    }
  }

  private async askWhy(): Promise<void> {
    const { trouble, seen, why } = await findTrouble(this.id);
    if (!trouble) return;
    if (seen) this.noteLoss(seen);
    this.trouble = trouble;
    this.why = why ?? '';
    if (trouble === 'gone' || trouble === 'private') this.connection.end();
  }
}

function countActions(steps: readonly StepText[]): number {
  return steps.filter((step) => step.kind === 'action').length;
}

function live(position: PositionText, at: number): LiveWindow[] {
  return position.windows.map((window) => ({
    ...window,
    ends: window.left === undefined || window.left === null || window.waits ? Infinity : at + window.left,
  }));
}

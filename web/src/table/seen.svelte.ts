/** A table as a board sees it, whether it is played now or was played once. */
import type { BoardTable, Change, LiveWindow, No, Outcome, Things, Judged, Words } from '@/boards/board';
import type { ChairText, EventText, PositionText, ReplayStep, StepText } from '@/protocol/wire';
import { openTexts, say } from '@/texts/shelf.svelte';
import { Texts, type Language } from '@/texts/texts';
import { prefs } from '@/prefs.svelte';
import { Teller } from './tell';

/** A line of the log. */
export interface LogLine {
  key: string;
  at: number;
  seat: string;
  text: string;
  /** What it tells of, as codes. */
  cards?: readonly string[];
  /** Which step of the game it tells of, as `stepAt` counts them. */
  step?: number;
}

type WordsOf = (texts: Texts, table: string) => Words | Promise<Words>;
const wordFiles = import.meta.glob<WordsOf>('../boards/*/words.ts', { import: 'words' });
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const phone = matchMedia('(max-width: 600px), (max-height: 500px)');
export const MOST_LINES = 400;
const MOMENT = 40;
const SAID_MS = 6000;
/** No animation holds back the next step for longer. */
const LONGEST_MS = 3000;

export const NOTHING: PositionText = {
  header: '',
  fields: {},
  plain: {},
  asked: false,
  legal: [],
  windows: [],
};

export abstract class SeenTable implements BoardTable {
  abstract readonly id: string;
  abstract readonly game: string;
  abstract readonly options: Readonly<Record<string, string>>;
  abstract readonly seat: string;
  abstract readonly chairs: readonly ChairText[];
  abstract readonly passive: boolean;
  abstract readonly paused: boolean;
  abstract readonly deals: BoardTable['deals'];
  abstract readonly screen: boolean;

  position = $state.raw<PositionText>(NOTHING);
  private readonly codes = $derived(new Set(this.position.legal.map((action) => action.code)));
  begun = $state(false);
  windows = $state.raw<readonly LiveWindow[]>([]);
  sending = $state.raw<readonly string[]>([]);
  log = $state.raw<readonly LogLine[]>([]);
  teller = $state.raw(new Teller(new Texts('en', '', []), '?', (seat) => seat));
  no = $state.raw<No | undefined>(undefined);
  rule = $state<string | undefined>(undefined);
  polite = $state('');
  assertive = $state('');
  protected catchingUp = $state(false);
  private covers = $state(0);
  /** Whether the reader wants nothing but the hand, where it may be so. */
  private holding = $state(true);
  private small = $state(phone.matches);
  private reduced = $state(calm.matches);
  private hidden = $state(document.hidden);
  private said = $state.raw<ReadonlyMap<string, string>>(new Map());
  private words: Words = {};
  private readonly unsaid = new Map<'polite' | 'assertive', string>();
  private readonly listeners = new Set<(change: Change) => void | Promise<void>>();

  constructor() {
    calm.addEventListener('change', this.notice);
    phone.addEventListener('change', this.notice);
    document.addEventListener('visibilitychange', this.notice);
  }

  end(): void {
    calm.removeEventListener('change', this.notice);
    phone.removeEventListener('change', this.notice);
    document.removeEventListener('visibilitychange', this.notice);
  }

  private readonly notice = (): void => {
    this.reduced = calm.matches;
    this.small = phone.matches;
    this.hidden = document.hidden;
  };

  // Words

  /** Fetches the game's words; everything said from now on is in that language. */
  async speak(lang: Language): Promise<void> {
    await this.adopt(await openTexts(this.game, lang));
  }

  protected async adopt(texts: Texts): Promise<void> {
    const file = wordFiles[`../boards/${this.game}/words.ts`] ?? wordFiles['../boards/generic/words.ts'];
    const own = await file?.();
    this.words = (await own?.(texts, this.id)) ?? {};
    this.teller = new Teller(texts, this.seat, (seat) => this.name(seat), this.words);
  }

  protected reseat(texts = this.teller.texts): void {
    this.teller = new Teller(texts, this.seat, (seat) => this.name(seat), this.words);
  }

  get texts(): Texts {
    return this.teller.texts;
  }

  name(seat: string): string {
    const chair = this.chairs.find((found) => found.seat === seat);
    return chair?.name || say('seat', { seat });
  }

  tell(event: EventText): string[] {
    return this.teller.tell(event);
  }

  /** Whether a TV tells such events in large letters. */
  isLoud(kind: string): boolean {
    return this.words.loud?.includes(kind) ?? false;
  }

  /** Completes the log, where it does not begin at the beginning. */
  recall(): Promise<void> {
    return Promise.resolve();
  }

  /** The lines of steps; `first` is the number of the first that the rules did. */
  protected linesOf(steps: readonly StepText[], first: number): LogLine[] {
    let next = first;
    return steps.flatMap((step) => {
      const number = step.kind === 'action' ? next++ : undefined;
      return step.events.flatMap((event, at) =>
        this.tell(event).map((text, part) => ({
          key: `${step.version}.${at}.${part}`,
          at: step.at,
          seat: event.seat,
          text,
          cards: part ? [] : [event.values['card'] ?? [], event.values['cards'] ?? []].flat().map(String),
          ...(number === undefined ? {} : { step: number }),
        })),
      );
    });
  }

  /** The step of the replay that a line tells of; undefined where that is not known. */
  abstract stepAt(line: LogLine): number | undefined;

  saying(seat: string): string | undefined {
    return this.said.get(seat);
  }

  /** Somebody has said something: it is seen at the seat for a while. */
  quote(seat: string, text: string): void {
    this.said = new Map([...this.said, [seat, text]]);
    setTimeout(() => {
      if (this.said.get(seat) === text) this.said = new Map([...this.said].filter(([one]) => one !== seat));
    }, SAID_MS);
  }

  announce(text: string, how: 'polite' | 'assertive' = 'polite'): void {
    // What is said at one moment is read as one; a region that changes at once loses its first words.
    const waiting = this.unsaid.get(how);
    this.unsaid.set(how, waiting ? `${waiting} ${text}` : text);
    if (waiting === undefined) setTimeout(() => this.speakUp(how), MOMENT);
  }

  private speakUp(how: 'polite' | 'assertive'): void {
    const text = this.unsaid.get(how) ?? '';
    this.unsaid.delete(how);
    // The same words twice are read twice only if the region changes.
    this[how] = this[how] === text ? `${text}\u00a0` : text;
  }

  // A phone beside a TV

  /** Whether a TV shows this table, to somebody who plays. */
  protected get onTv(): boolean {
    return false;
  }

  get handheld(): boolean {
    return this.onTv && this.small && this.begun && !this.over;
  }

  get held(): boolean {
    return this.handheld && this.holding;
  }

  hold(on: boolean): void {
    this.holding = on;
  }

  // The position

  get asked(): boolean {
    return this.position.asked;
  }

  get legal() {
    return this.position.legal;
  }

  get forms() {
    return this.position.forms ?? [];
  }

  get over(): boolean {
    return this.position.over ?? false;
  }

  get still(): boolean {
    return this.reduced || prefs.motion === 'off' || this.hidden || this.catchingUp;
  }

  get sound(): boolean {
    return prefs.sound;
  }

  can(code: string): boolean {
    return this.codes.has(code);
  }

  field(name: string): string | undefined {
    return this.position.fields[name] ?? this.position.plain[name];
  }

  onChange(listen: (change: Change) => void | Promise<void>): () => void {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  }

  /** Shows a step of a game that was played; `next` follows the one that is seen and is animated. */
  protected async showStep(step: ReplayStep, at: number, next: boolean): Promise<void> {
    const after: PositionText = step.position;
    const told = { version: at, at: 0, kind: 'action', seat: '', events: step.events };
    const holds = this.call({
      steps: next ? [told] : [],
      events: next ? step.events : [],
      before: this.begun ? this.position : null,
      after,
      fresh: !next,
    });
    this.position = after;
    this.windows = after.windows.map((window): LiveWindow => ({ ...window, ends: Infinity }));
    this.begun = true;
    if (next) this.log = [...this.log, ...this.linesOf([told], at)];
    await Promise.race([Promise.all(holds), new Promise((done) => setTimeout(done, LONGEST_MS))]);
  }

  /** Tells the listeners; what they want to be waited for comes back. */
  protected call(change: Change): Promise<void>[] {
    const holds: Promise<void>[] = [];
    for (const listen of this.listeners) {
      const hold = listen(change);
      if (hold) holds.push(hold.catch((error: unknown) => console.error(error)));
    }
    return holds;
  }

  // What can be done

  abstract act(code: string, how?: { window?: number; quiet?: boolean }): Promise<Outcome>;
  abstract whyNot(what: string | Things): Promise<No | undefined>;

  async judge(what: Things): Promise<Judged | undefined> {
    const no = await this.whyNot(what);
    return { fits: !no, text: no?.text ?? '' };
  }

  showNo(no: No): void {
    this.no = no;
    this.announce(no.text, 'assertive');
  }

  openRule(clause: string): void {
    this.rule = clause;
  }

  past(): Promise<readonly EventText[]> {
    return Promise.resolve([]);
  }

  cover(): () => void {
    this.covers++;
    return () => this.covers--;
  }

  /** Whether something is read over the table. */
  get covered(): boolean {
    return this.covers > 0;
  }
}

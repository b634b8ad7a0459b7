/**
 * What the shell gives to every board, and what a board is.
 *
 * A board is `boards/<game>/Board.svelte` with the props of `BoardProps`; it is loaded when a table of that
 * game is opened. A game without one gets `boards/generic/Board.svelte`. A board draws `table.position` and
 * animates events; it contains no rule: what can be done stands in `legal` and `forms`, and why something
 * cannot be done is asked with `whyNot`.
 *
 * Everything here is reactive (Svelte runes): read it in markup, `$derived` or `$effect`.
 * Seats are letters (`A`), `?` is somebody who watches. Cards and actions are the game's codes.
 */
import type {
  ActionText,
  ChairText,
  DealText,
  EventText,
  FormText,
  PositionText,
  StepText as Step,
  WindowText,
} from '@/protocol/wire';
import type { Texts } from '@/texts/texts';

export type { ActionText, ChairText, DealText, EventText, FormText, Step, WindowText };

/** What a seat sees; what it can do stands in `BoardTable.legal`. */
export type Position = Omit<PositionText, 'legal'>;

export interface BoardProps {
  table: BoardTable;
}

/** A window of the position, with its time counted down on this side. */
export interface LiveWindow extends WindowText {
  /** `performance.now()` at which the time is out; Infinity where no clock runs or it stands still. */
  readonly ends: number;
}

/** Why something is not possible: the clause, and its sentence in the reader's language. */
export interface No {
  clause: string;
  text: string;
  /** What the sentence tells of, as codes: a card, a cell, a line. */
  values?: EventText['values'];
}

/** Whether something is possible now, and the sentence of the clause that says so, if there is one. */
export interface Judged {
  fits: boolean;
  text: string;
}

/** What somebody points at who names no action: a card, a cell. What is meant by it the rules know. */
export type Things = Record<string, string>;

/** What came of an action. `no` is missing where it was done. */
export interface Outcome {
  done: boolean;
  no?: No;
}

export interface Acting {
  /**
   * The serial of the window that this answers (a turn, a challenge): once that window is over the server
   * refuses it instead of taking it for the next one. Leave it out for what may be done at any moment
   * (shout, catch).
   */
  window?: number;
}

/**
 * One message of the server: what happened, oldest first, and the positions around it. Listeners get it
 * just before `position` changes to `after`, so that they can measure where things lie; `await tick()` gives
 * the new layout to animate to. `fresh` is the first sight of a table (or a replay's jump): draw, do not
 * animate. A promise that a listener returns holds the next change back until it settles (at most 3 s in all;
 * less when more changes are waiting): so moves are seen one after another.
 */
export interface Change {
  steps: Step[];
  events: EventText[];
  before: Position | null;
  after: Position;
  fresh: boolean;
}

export interface BoardTable {
  readonly id: string;
  readonly game: string;
  /** The options of this table, all of them, by name. */
  readonly options: Readonly<Record<string, string>>;
  /** Mine, or `?`. */
  readonly seat: string;
  readonly chairs: readonly ChairText[];
  /** The shown name of a seat. */
  name(seat: string): string;

  /** What this seat sees. A board exists only once the game has begun. */
  readonly position: Position;
  /** A field of the position, also where it is as expected (`plain`); undefined where there is none. */
  field(name: string): string | undefined;
  /** Whether the game waits for me. */
  readonly asked: boolean;
  /** What I can do, each with what it names: a card, a target, a colour. */
  readonly legal: readonly ActionText[];
  can(code: string): boolean;
  readonly forms: readonly FormText[];
  readonly windows: readonly LiveWindow[];
  /** What I have done that the server has not answered yet. */
  readonly sending: readonly string[];
  readonly over: boolean;
  readonly paused: boolean;
  readonly deals: readonly DealText[];

  /** True on a TV (`/t/<id>/screen`): large, no controls. */
  readonly screen: boolean;
  /** True on a phone whose table is on a TV, while it shows nothing but the hand. */
  readonly held: boolean;
  /** True on a phone that may be such a mere hand. */
  readonly handheld: boolean;
  /** Chooses between the hand and the table, on a phone that may be a mere hand. */
  hold(on: boolean): void;
  /** True while nothing can be done here: somebody watches, or this is a replay. */
  readonly passive: boolean;
  /** True where animations are unwanted (reduced motion, hidden tab, catching up). */
  readonly still: boolean;
  /** Sounds are on. */
  readonly sound: boolean;

  /** Calls for every change until the returned function is called; use it in `$effect` or `onMount`. */
  onChange(listen: (change: Change) => void | Promise<void>): () => void;

  /**
   * Does something. The server's answer comes back; a refusal is shown by the shell too, with a way to the
   * clause, unless `quiet`. In races the time since the prompt was painted is sent along by itself.
   */
  act(code: string, how?: Acting & { quiet?: boolean }): Promise<Outcome>;
  /** Asks why a code, or what is meant by things, is not possible now; undefined where it is. Shows nothing. */
  whyNot(what: string | Things): Promise<No | undefined>;
  /** Asks the same, and also why it is possible, where the rules have a sentence for it. */
  judge(what: Things): Promise<Judged | undefined>;
  /** Shows a refusal to the player, as the shell does after `act`. */
  showNo(no: No): void;
  /** The refusal that is being shown. */
  readonly no?: No | undefined;
  /** What has happened lately, also before this page was opened; oldest first. */
  past(): Promise<readonly EventText[]>;
  /** Something is read over the table: alone nobody is hurried until the returned function is called. */
  cover(): () => void;
  /** Opens the rules at a clause. */
  openRule(clause: string): void;
  /** Tells a screen reader; politely, or at once. */
  announce(text: string, how?: 'polite' | 'assertive'): void;

  /** What somebody has just said to all; it fades after a while. */
  saying(seat: string): string | undefined;

  /** The words of this game in the reader's language. */
  readonly texts: Texts;
  /** What happened in a sentence or none, as the log says it. */
  tell(event: EventText): string[];
}

/**
 * How a game puts the values of its events and refusals into words (a card's name, a colour); the shell knows
 * seats and lists. A game gives them in `boards/<game>/words.ts` as `export const words: (texts: Texts, table:
 * string) => Words | Promise<Words>`, so that log and refusals can be written before the board is loaded.
 */
export interface Words {
  /** One value in words; undefined leaves it to the shell. */
  word?(name: string, value: string): string | number | undefined;
  /** The sentences of an event; undefined leaves it to the shell (`<game>-event-<kind>`, `.you`). */
  tell?(event: EventText, say: SayEvent): string[] | undefined;
  /** Kinds of events that a TV tells the whole room, in large letters. */
  loud?: readonly string[];
}

export interface SayEvent {
  readonly seat: string;
  name(seat: string): string;
  /** Values in words, `who` included. */
  words(event: EventText): Record<string, string | number>;
  /** The message `<game>-event-<kind>`, `.you` where the event is mine; undefined where there is none. */
  sentence(event: EventText, kind?: string, attribute?: string): string | undefined;
}

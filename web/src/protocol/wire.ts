// Made from the server's types by tools/web_types.py (`make types`); not edited by hand.

/** What a client sends: an unknown field is an error. */
export interface Body {
}

/** What a table agrees on. `parts` are what a list separated by commas may hold; numbers of the unit `ms`
 * are thousandths of a second. */
export interface OptionText {
  name: string;
  title: string;
  default: string;
  words: string[];
  parts: string[];
  least: number | null;
  most: number | null;
  unit: string;
  group: string;
  clause: string;
  sentence: string;
}

/** Some options together, under a name. */
export interface PresetText {
  title: string;
  text: string;
  options: Record<string, string>;
}

/** A game as its box tells of it. `minutes` are how long it usually takes, at least and at most, and `age`
 * from which year on it is for, 0 where nobody says; `suits` are those of its cards, if they have any. */
export interface GameText {
  name: string;
  title: string;
  pitch: string;
  version: number;
  least: number;
  most: number;
  minutes: number[];
  age: number;
  suits: string;
  options: OptionText[];
  presets: Record<string, PresetText>;
  levels: string[];
}

/** How a game is shown by whoever does not know it. `fields` are the kinds of its fields by their names;
 * `ranks` and `suits` what the codes of its cards are made of, empty where they are not; `texts` its words
 * as Fluent and `books` its rulebook as Markdown, by language, empty where there is none. */
export interface GameScreen {
  fields: Record<string, string>;
  ranks: string;
  suits: string;
  texts: Record<string, string>;
  books: Record<string, string>;
}

/** Who the browser is. Without a cookie the name is empty. */
export interface Me {
  name: string;
}

/** What somebody wants to be called. */
export interface NewName {
  name: string;
}

/** Hands a seat over, once. */
export interface OneTimeToken {
  token: string;
  until: number;
}

/** How somebody's own program is called at the table; without a name it gets one. */
export interface NewProgram {
  name?: string | null;
}

/** Opens one seat of one table for a program, until another sits there or it is removed. */
export interface ProgramToken {
  token: string;
  seat: string;
  name: string;
}

/** Opens this guest on another device, once. */
export interface ResumeLink {
  token: string;
  path: string;
  until: number;
}

/** That of a link to another device. */
export interface Token {
  token: string;
}

/** Milliseconds; 0 is no clock. Windows of the rules have their own. */
export interface ClockSettings {
  turn?: number;
  keep?: number;
  pace?: number;
}

/** What is to be played, and how. */
export interface NewTable {
  game: string;
  count: number;
  options?: Record<string, string>;
  bots?: string[];
  public?: boolean;
  watch?: boolean;
  clock?: ClockSettings;
  sit?: boolean;
  late?: boolean;
  hints?: boolean;
}

/** Who sits there. `away`: the person, or the program, has gone; `kept`: a bot acts for him until he
 * returns; `free`: whoever never sat in this game may sit down. A bot of the level `program` is played from
 * afar, by somebody's own program. */
export interface ChairText {
  seat: string;
  kind: 'bot' | 'empty' | 'person';
  name: string;
  level: string;
  away: boolean;
  kept: boolean;
  free: boolean;
}

/** The chance of one deal: its commitment, what seats have added, and the secret once it is public. */
export interface DealText {
  commitment: string;
  added: Record<string, string>;
  salt: string;
  secret: string;
  totals: number[];
}

/** How a table is listed: its id, that of the first table of its room, the short code of the room while
 * this is its newest table, and who may see it. */
export interface Listing {
  id: string;
  room: string;
  code: string | null;
  public: boolean;
  watch: boolean;
}

/** A table as everybody at it sees it. `owner` is the seat that may start, kick and pause; `options`
 * are all of the game's. */
export interface TableText {
  id: string;
  code: string | null;
  game: string;
  public: boolean;
  watch: boolean;
  status: 'over' | 'playing' | 'waiting';
  paused: boolean;
  options: Record<string, string>;
  chairs: ChairText[];
  owner: string;
  deals: DealText[];
  next: string;
  muted: string;
  locked: boolean;
  wishes: Record<string, string>;
  turn: number;
  pace: number;
  hints: boolean;
  screen: boolean;
}

/** A table, and the asker's own seat at it (`?` for somebody who watches); `closed` is the code of why he
 * may not even watch. */
export interface TableSeen {
  table: TableText;
  seat: string;
  closed: string;
}

/** A public table in the list. */
export interface PublicTable {
  id: string;
  game: string;
  count: number;
  people: number;
  free: number;
  host: string;
  created: number;
}

/** What somebody was told to join by. */
export interface Code {
  code: string;
}

/** What is played next; empty for the same game again. */
export interface NextGame {
  game?: string;
}

/** A game of the evening: who has won, by name; nobody while it is not over. */
export interface RoomGame {
  id: string;
  game: string;
  winners: string[];
}

/** How somebody has done this evening. */
export interface RoomScore {
  name: string;
  games: number;
  wins: number;
}

/** The evening of some people: `table` is where they are now, `code` brings others there. */
export interface RoomText {
  table: string;
  code: string | null;
  games: RoomGame[];
  scores: RoomScore[];
}

/** Where a table is. */
export interface Found {
  id: string;
}

/** With the token of somebody who hands the seat over, or without for an empty one. */
export interface Take {
  token?: string | null;
}

/** Every error over HTTP. */
export interface ErrorBody {
  code: string;
  text: string;
  clause: string;
}

/** What a client sends. */
export interface FromClient {
  type: 'fromclient';
}

/** Does something. `serial` names the window it is meant for, `told` the ms from painting the
 * prompt to the press. */
export interface Act {
  type: 'act';
  id: string;
  code: string;
  serial?: number;
  told?: number | null;
}

/** Asks why something is not possible now: an action by its code, or, without one, what is meant by
 * pointing at things (`card`, `cell`). */
export interface Why {
  type: 'why';
  id: string;
  code?: string;
  values?: Record<string, string>;
}

/** Asks what a strong player would do now; the answer is `hinted`. */
export interface Hint {
  type: 'hint';
  id: string;
}

/** Chat. */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}

/** Tells the table's owner, and him alone, of what somebody (`?`: who watches) has said or done. */
export interface Report {
  type: 'report';
  id: string;
  seat: string;
  text: string;
}

/** From now on no chat of this seat reaches this socket; `*` is everybody's. */
export interface Mute {
  type: 'mute';
  id: string;
  seat: string;
  on?: boolean;
}

/** The answer to a ping, at once: how the server measures the line. */
export interface Pong {
  type: 'pong';
  number: number;
}

/** What this browser adds to the next deal: 32 random bytes in hex. */
export interface Add {
  type: 'add';
  id: string;
  bytes: string;
}

/** Agrees that everybody may read the open record, where the rules keep hands closed. */
export interface Agree {
  type: 'agree';
  id: string;
}

/** What the server sends. */
export interface FromServer {
  type: 'fromserver';
}

/** What happened, as this seat may know it. */
export interface EventText {
  kind: string;
  seat: string;
  clause: string;
  values: Record<string, string | number | string[]>;
}

/** One change of what this seat sees; `version` counts them, for this seat alone. `kind` is
 * `action` for what the rules did, and otherwise says what happened at the table (`seat`, `pause`). */
export interface StepText {
  version: number;
  at: number;
  kind: string;
  seat: string;
  events: EventText[];
}

/** A chance to act. `left` is the time until the host closes it, in ms; without it no clock runs. */
export interface WindowText {
  serial: number;
  name: string;
  kind: string;
  seats: string;
  clause: string;
  ms: number;
  left?: number | null;
  race?: boolean;
  waits?: boolean;
  press?: string;
}

/** Something that can be done: its code, and what the code names (`card`, `target`), under those names. */
export interface ActionText {
  code: string;
  verb: string;
  values?: Record<string, string | number | string[]>;
}

/** Something that can be done in too many ways to be listed: whoever does it fills in the parts. */
export interface FormText {
  verb: string;
  pattern: string;
  least: number;
  most: number;
  aside: boolean;
}

/** What this seat sees and can do now: the position's fields, `?` for what it does not know. */
export interface PositionText {
  header: string;
  fields: Record<string, string>;
  plain: Record<string, string>;
  asked: boolean;
  legal: ActionText[];
  windows: WindowText[];
  forms?: FormText[];
  over?: boolean;
  winners?: string;
  host?: ActionText[];
}

/** `about` is the seat that it reports to the owner, who alone gets it. */
export interface ChatLine {
  number: number;
  seat: string;
  name: string;
  text: string;
  at: number;
  about: string;
}

/** How it stands, in one message: first on every socket, and whenever the socket's seat changes.
 *
 * `steps` are those since the version that the client named; where that is not known any more, the
 * past is left out (`fresh`). `position` is missing until the game begins. */
export interface Snapshot {
  type: 'snapshot';
  version: number;
  fresh: boolean;
  seat: string;
  now: number;
  table: TableText;
  position: PositionText | null;
  steps: StepText[];
  chat: ChatLine[];
}

/** Something happened. `table` is there when it has changed. */
export interface Update {
  type: 'update';
  version: number;
  steps: StepText[];
  position?: PositionText | null;
  table?: TableText | null;
}

/** Somebody has said something. */
export interface Chat {
  type: 'chat';
  lines: ChatLine[];
}

/** The message has been carried out and stored; this seat sees it in `version`. */
export interface Done {
  type: 'done';
  id: string;
  version: number;
}

/** The answer to `why`: nothing forbids it. `clause` allows it, where there is one to tell; its sentence
 * (`.yes`) needs `values`. */
export interface Allowed {
  type: 'allowed';
  id: string;
  clause?: string;
  values?: Record<string, string | number>;
}

/** What could be done: the chance to win with it, and by how much that may be wrong, in hundredths. */
export interface ChoiceText {
  action: ActionText;
  chance: number;
  error: number;
}

/** The answer to `hint`: what to do (nothing: to wait), what it was compared with, best first, and what
 * speaks for it, as sentences. */
export interface Hinted {
  type: 'hinted';
  id: string;
  action?: ActionText | null;
  choices?: ChoiceText[];
  reasons?: string[];
}

/** A clause forbids it; nothing has changed. */
export interface Refused {
  type: 'refused';
  id: string;
  clause: string;
  values: Record<string, string | number>;
  text: string;
}

/** The message could not be understood or carried out; `id` is empty where it could not be read. */
export interface Error {
  type: 'error';
  id: string;
  code: string;
  text: string;
}

/** A word of whoever runs the server to everybody; an empty one takes the last back. */
export interface Notice {
  type: 'notice';
  text: string;
}

/** To be answered at once. `ms` is the last round trip that was measured on this line. */
export interface Ping {
  type: 'ping';
  number: number;
  ms?: number | null;
}

/** How others reach this server; `alone` where nobody else can. `build` names the client's files. */
export interface Address {
  url: string;
  alone: boolean;
  build: string;
}

/** What happened, and the position after it. */
export interface ReplayStep {
  events: EventText[];
  position: PositionText;
}

/** Some steps of a game as `seat` saw them (`*` sees every hand), of `total` in all. */
export interface Replay {
  seat: string;
  names: string[];
  first: number;
  total: number;
  steps: ReplayStep[];
}

/** Somebody in a finished game; without a name once he is forgotten. */
export interface PlayedBy {
  name: string;
  won: boolean;
  me: boolean;
}

/** A finished game of one's own. */
export interface PlayedGame {
  id: string;
  game: string;
  at: number;
  won: boolean;
  players: PlayedBy[];
}

/** How somebody has done in one game: `streak` are the wins in a row up to now, `best` the most ever. */
export interface GameTally {
  game: string;
  games: number;
  wins: number;
  streak: number;
  best: number;
}

/** A page of one's finished games, the latest first. `next` asks for those before them, empty where there
 * are none; the tallies come with the first page. */
export interface MyGames {
  games: PlayedGame[];
  next: string;
  tallies: GameTally[];
}

/** Which bot. */
export interface BotLevel {
  level: string;
}

/** What the host says. */
export interface HostWord {
  code: string;
}

/** How many play. */
export interface Count {
  count: number;
}

/** The options, as `name=value` with blanks between them, and the times of the table. */
export interface Rules {
  options: string;
  turn?: number;
  pace?: number;
}

/** How long bots think, in percent of what people take. */
export interface Pace {
  pace: number;
}

/** What to play next. */
export interface Wish {
  game: string;
}

/** `?` is everybody who watches. */
export interface MuteSeat {
  seat: string;
  on?: boolean;
}

/** Whether nobody new comes in. */
export interface Lock {
  on?: boolean;
}

/** A position, a record, a scenario or the link of a study; `game` where the text does not say it. */
export interface Paste {
  text: string;
  game?: string;
}

/** What a text tells. */
export interface StudyText {
  game: string;
  position: string;
  actions: string[];
  names: string[];
}

/** A position and what was done since; then something to do, to be shown or to be told why not.
 *
 * `goal` is the line of a lesson; `show` does its next move. `bots` are the seats that bots answer for, `go`
 * lets them and the host go on. */
export interface StudyAsk {
  game: string;
  position: string;
  actions?: string[];
  seat?: string;
  first?: number;
  act?: string;
  goal?: string;
  show?: boolean;
  why?: string;
  values?: Record<string, string>;
  bots?: string;
  go?: boolean;
}

/** Why something is not possible. */
export interface StudyNo {
  clause: string;
  values: Record<string, string | number>;
  text: string;
}

/** How it stands, and the steps from `first` on; step 0 is the position itself.
 *
 * `met`: what the goal asks for is done; `aside`: something else was done, which nothing forbids. */
export interface StudySeen {
  seat: string;
  options: Record<string, string>;
  count: number;
  actions: string[];
  first: number;
  steps: ReplayStep[];
  must: string;
  close: string;
  met: boolean;
  aside: boolean;
  no: StudyNo | null;
  text: string;
}

/** Something to do from a position, at a seat; `goal` is the line of its scenario. */
export interface LessonTask {
  kind: string;
  position: string;
  seat: string;
  goal: string;
}

/** What is said before and after, in Markdown, and what is to be done. */
export interface LessonText {
  name: string;
  title: string;
  before: string;
  after: string;
  tasks: LessonTask[];
}

/** A course from the first card on, and the examples of the rulebook. */
export interface GameLessons {
  course: LessonText[];
  examples: LessonText[];
}

/** What could be done, and how many of a hundred games it wins. */
export interface PuzzleChoice {
  action: ActionText;
  chance: number;
}

/** A position with one best choice: a lesson of one task, which of `count` it is, and what every choice
 * comes to, the best first. */
export interface PuzzleText {
  number: number;
  count: number;
  lesson: LessonText;
  choices: PuzzleChoice[];
}

/** A finished table, or the record of a game. */
export interface GameAsked {
  table?: string;
  record?: string;
}

/** Choices of one seat before action `step` of the record (from 0): codes, an empty one for nothing. */
export interface WhatIfAsked {
  table?: string;
  record?: string;
  step?: number;
  seat?: string;
  choices?: string[];
}

/** Something that could be done (`null`: nothing), the chance to win with it in hundredths, and by how
 * much that may be wrong. */
export interface WeighedText {
  action: ActionText | null;
  chance: number;
  error: number;
}

/** What a seat did as action `step` of the record, and all that it could have done, best first. `loss` is
 * by how much the best was better, in hundredths; a `mistake` is a loss that is sure; `reasons` say why. */
export interface DecisionText {
  step: number;
  seat: string;
  done: WeighedText;
  choices: WeighedText[];
  loss: number;
  error: number;
  mistake: boolean;
  reasons: string[];
}

/** The chance of every seat to win before action `step`, in hundredths, all cards known. */
export interface ChancesText {
  step: number;
  chances: number[];
}

/** How fast somebody stepped in: a race, a shout, a catch. */
export interface ReactionText {
  step: number;
  seat: string;
  ms: number;
}

/** A part of somebody's result in hundredths, and by how much it may be wrong. */
export interface ShareText {
  value: number;
  error: number;
}

/** A game judged decision by decision. `given` is what every seat gave away by its choices, `luck` what
 * the cards gave it. */
export interface AnalysisText {
  game: string;
  seats: string[];
  decisions: DecisionText[];
  curve: ChancesText[];
  given: ShareText[];
  luck: ShareText[];
  reactions: ReactionText[];
}

/** How far it is: `done` of `parts`; the analysis when it is ready. */
export interface AnalysisSeen {
  key: string;
  state: 'none' | 'ready' | 'running';
  done: number;
  parts: number;
  analysis: AnalysisText | null;
}

/** What the choices would have come to, in the order in which they were asked. */
export interface WhatIfText {
  choices: WeighedText[];
}

/** A position that the seat could think to be true at that moment, and what it could do. */
export interface Imagined {
  game: string;
  position: string;
  legal: ActionText[];
}

export type ClientMessage = Act | Why | Hint | Say | Report | Mute | Pong | Add | Agree;

export type ServerMessage = Snapshot | Update | Chat | Done | Allowed | Hinted | Refused | Error | Notice | Ping;

/** What can be asked of a table over HTTP. */
export interface TableVerbs {
  start: object;
  pause: object;
  resume: object;
  resize: Count;
  rules: Rules;
  pace: Pace;
  wish: Wish;
  act: HostWord;
  mute: MuteSeat;
  lock: Lock;
  leave: { seat: string };
  back: { seat: string };
  kick: { seat: string };
  ban: { seat: string };
  free: { seat: string };
  add_bot: { seat: string } & BotLevel;
  remove_bot: { seat: string };
}

/** The method and the path behind that of the table. */
export const TABLE_ROUTES: Record<keyof TableVerbs, [string, string]> = {
  start: ['POST', 'start'],
  pause: ['POST', 'pause'],
  resume: ['POST', 'resume'],
  resize: ['POST', 'count'],
  rules: ['POST', 'rules'],
  pace: ['POST', 'pace'],
  wish: ['POST', 'wish'],
  act: ['POST', 'host'],
  mute: ['POST', 'mute'],
  lock: ['POST', 'lock'],
  leave: ['POST', 'seats/{seat}/leave'],
  back: ['POST', 'seats/{seat}/back'],
  kick: ['POST', 'seats/{seat}/kick'],
  ban: ['POST', 'seats/{seat}/ban'],
  free: ['POST', 'seats/{seat}/free'],
  add_bot: ['POST', 'seats/{seat}/bot'],
  remove_bot: ['DELETE', 'seats/{seat}/bot'],
};

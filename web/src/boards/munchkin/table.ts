/** A position of Munchkin as the board draws it. Nothing is worked out that the position does not say. */

import { countOf, field, numbersOf, spread, words, type Fields } from '../shared/fields';

export interface Worn {
  code: string;
  /** Cards that lie with it: Cheat! on an item, enhancers on a monster. */
  with: string[];
}

export interface Monster extends Worn {
  /** The card whose face it has: its own, or the one it is a twin of. */
  face: string;
}

/** A die that lies there. */
export interface Die {
  face: number;
  total: number;
  seat: string;
  /** The monster that is fled from, or the item that is to be stolen. */
  card: string;
  /** Whose item it is; null in a flight. */
  owner: string | null;
}

export interface MunchkinSeat {
  seat: string;
  level: number;
  /** Level and the printed bonuses of what is worn: what people add up at a glance. */
  might: number;
  sex: 'M' | 'F';
  race: string | null;
  trade: string | null;
  worn: Worn[];
  carried: Worn[];
  curses: string[];
  /** Cards of the hand that this reader knows. */
  hand: string[];
  count: number;
  fresh: string[];
  holds: number;
  absent: boolean;
  dead: boolean;
  inTurn: boolean;
}

export interface Part {
  /** A seat, a monster, or the side: `M` munchkins, `W` monsters. */
  whose: string;
  what: string;
  number: number;
}

export interface Fight {
  version: number;
  main: string;
  helper: string | null;
  monsters: Monster[];
  played: { code: string; side: string }[];
  munchkins: string;
  foes: string;
  parts: Part[];
  levels: number;
  treasures: number;
  verdict: string;
  wins: boolean;
}

export interface Proposal {
  number: number;
  author: string;
  kind: string;
  target: string;
  terms: Terms;
}

export type Terms = Record<string, string>;

export interface MunchkinTable {
  phase: string;
  turn: string;
  host: string;
  /** What goes on below a locked window: the stage of the turn. */
  stage: string;
  /** Whether this reader has passed in the window that is open. */
  passed: boolean;
  /** Who is ready to begin. */
  ready: string[];
  seats: MunchkinSeat[];
  /** Who receives charity now. */
  poor: string[];
  /** What I could steal: `B:whip`. */
  thefts: string[];
  /** What I may sell now, and its gold. */
  prices: Map<string, number>;
  /** One of them would count double. */
  haggles: boolean;
  door: string | null;
  fight: Fight | null;
  deal: Terms | null;
  die: Die | null;
  curse: { code: string; victim: string } | null;
  split: string[];
  prompt: { seat: string; by: string } | null;
  /** The cards among which I choose now. */
  choices: string[];
  proposals: Proposal[];
  piles: { name: string; count: number; top: string | null }[];
}

export function readTable(
  position: Fields,
  seats: readonly string[],
  me = '?',
  mixed = false,
): MunchkinTable {
  const get = (name: string): string => field(position, name);
  const turn = get('turn');
  const phase = get('phase').split(' ')[0] ?? '';
  const might = numbersOf(get('might'));
  const [curse = '', victim = ''] = get('curse').split('>');
  return {
    phase,
    turn,
    host: get('host'),
    stage: words(get('under'))[0] ?? phase,
    passed: words(get('passed')).includes(me),
    ready: phase === 'S.CREATE' ? words(get('passed')) : [],
    seats: seats.map((seat) => readSeat(seat, get(seat), turn, might.get(seat))),
    poor: words(get('poor')),
    thefts: words(get('steal')),
    prices: numbersOf(get('prices')),
    haggles: get('haggle') === 'yes',
    door: one(get('door')),
    fight: readFight(get, mixed),
    deal: get('deal') === '-' ? null : readTerms(get('deal').replace(/^[A-F]: /, '')),
    die: readDie(get('die'), Number(get('total'))),
    curse: victim ? { code: curse, victim } : null,
    split: words(get('split')),
    prompt: readPrompt(get('prompt')),
    choices: words(get('choices')),
    proposals: Object.keys(position.fields)
      .filter((name) => /^p\d+$/.test(name))
      .map((name) => readProposal(Number(name.slice(1)), get(name)))
      .filter((found) => found !== null),
    piles: ['DD', 'DX', 'TD', 'TX'].map((name) => ({
      name,
      count: countOf(get(name)),
      top: spread(get(name)).find((code) => code !== '?') ?? null,
    })),
  };
}

function one(text: string): string | null {
  return text === '-' ? null : text;
}

/** `antlers[cheat.1],boots`: commas outside brackets. */
export function readCards(text: string): Worn[] {
  if (text === '' || text === '-') return [];
  const parts = text.match(/[^,[\]]+(?:\[[^\]]*\])?/g) ?? [];
  return parts.map((part) => {
    const [code = '', inner = ''] = part.replace(']', '').split('[');
    return { code, with: inner ? inner.split(',') : [] };
  });
}

export function readSeat(seat: string, text: string, turn: string, might?: number): MunchkinSeat {
  const found = new Map<string, string>();
  const flags = new Set<string>();
  for (const word of words(text)) {
    const at = word.indexOf('=');
    if (at > 0) found.set(word.slice(0, at), word.slice(at + 1));
    else flags.add(word);
  }
  const level = Number([...flags].find((flag) => /^L-?\d+$/.test(flag))?.slice(1) ?? 1);
  const hand = readCards(found.get('hand') ?? '-').map((card) => card.code);
  return {
    seat,
    level,
    might: might ?? level,
    sex: flags.has('F') ? 'F' : 'M',
    race: one(found.get('race') ?? '-'),
    trade: one(found.get('class') ?? '-'),
    worn: readCards(found.get('on') ?? '-'),
    carried: readCards(found.get('off') ?? '-'),
    curses: readCards(found.get('curses') ?? '-').map((card) => card.code),
    hand: hand.filter((code) => !code.startsWith('?')),
    count: countOf(hand.join(' ') || '-'),
    fresh: readCards(found.get('fresh') ?? '-').map((card) => card.code),
    holds: Number(found.get('holds') ?? '1'),
    absent: flags.has('absent'),
    dead: flags.has('dead'),
    inTurn: seat === turn,
  };
}

/** `flake[overfed]`, or `twin:flake` for a clone; with several packs `winter:twin:winter:flake`. */
function readMonster(text: string, mixed: boolean): Monster[] {
  return readCards(text).map((card) => {
    const parts = card.code.split(':');
    const size = mixed ? 2 : 1;
    const face = parts.slice(size).join(':');
    const code = parts.slice(0, size).join(':');
    return { code, face: face || code, with: card.with };
  });
}

function readFight(get: (name: string) => string, mixed: boolean): Fight | null {
  const found = /^v(\d+) ([A-F])(?:\+([A-F]))? vs (.*)$/.exec(get('combat'));
  if (!found) return null;
  const [munchkins = '', foes = ''] = get('sums').split(':');
  const stake = /^L(-?\d+) T(-?\d+)$/.exec(get('stake'));
  return {
    version: Number(found[1]),
    main: found[2] ?? '',
    helper: found[3] ?? null,
    monsters: (found[4] ?? '').split(' ').flatMap((text) => readMonster(text, mixed)),
    played: words(get('played')).map((word) => {
      const [code = '', side = ''] = word.split('>');
      return { code, side };
    }),
    munchkins,
    foes,
    parts: get('parts') === '-' ? [] : get('parts').split(', ').map(readPart),
    levels: Number(stake?.[1] ?? 0),
    treasures: Number(stake?.[2] ?? 0),
    verdict: get('verdict'),
    wins: get('wins') !== '-',
  };
}

function readPart(text: string): Part {
  const [whose = '', what = '', number = '0'] = text.split(' ');
  return { whose, what, number: Number(number) };
}

/** `3 A>icicle add=1`, in a theft `4 C>A:boots`. */
function readDie(text: string, total: number): Die | null {
  const found = /^(\d) ([A-F])>(?:([A-F]):)?(\S+)/.exec(text);
  if (!found) return null;
  const [, face = '', seat = '', owner = null, card = ''] = found;
  return { face: Number(face), total, seat, owner, card };
}

function readPrompt(text: string): MunchkinTable['prompt'] {
  const found = /^([A-F]) .* by (.*)$/.exec(text);
  if (!found) return null;
  return { seat: found[1] ?? '', by: found[2] ?? '' };
}

/** `share=1 pick=main note="later"`. */
export function readTerms(text: string): Terms {
  const found: Terms = {};
  for (const word of text.match(/[a-z]+="[^"]*"|[^\s]+/g) ?? []) {
    const at = word.indexOf('=');
    if (at > 0) found[word.slice(0, at)] = word.slice(at + 1).replace(/^"|"$/g, '');
    else found[word] = '';
  }
  return found;
}

export function readProposal(number: number, text: string): Proposal | null {
  const found = /^([A-F]) (ask|bid|offer) > ([A-F]) \{(.*)\}$/.exec(text);
  if (!found) return null;
  return {
    number,
    author: found[1] ?? '',
    kind: found[2] ?? '',
    target: found[3] ?? '',
    terms: readTerms(found[4] ?? ''),
  };
}

/** Tips of a first game: each is a condition on what a seat sees, and is said once, when its moment comes. */
import type { ActionText, BoardTable, Change } from '@/boards/board';
import { countOf, spread } from '@/boards/shared/fields';
import { recall, remember } from '@/prefs.svelte';

/** What a tip may look at. */
export interface Moment {
  field(name: string): string;
  me: string;
  asked: boolean;
  legal: readonly ActionText[];
  seats: readonly string[];
  options: Readonly<Record<string, string>>;
  /** Who has shouted and holds few cards still. */
  shouted: ReadonlySet<string>;
}

/** A tip may name a seat that it speaks of. */
export type Tip = readonly [name: string, when: (moment: Moment) => boolean | string];

export interface FoundTip {
  name: string;
  who: string;
}

export const ENDED = 'end';
const files = import.meta.glob<readonly Tip[]>('./games/*.ts', { import: 'TIPS' });

export function openTips(game: string): Promise<readonly Tip[]> {
  return files[`./games/${game}.ts`]?.() ?? Promise.resolve([]);
}

/** The first tip for a moment that has not been said; the order decides where several would fit. */
export function tipFor(
  tips: readonly Tip[],
  moment: Moment,
  said: ReadonlySet<string>,
): FoundTip | undefined {
  for (const [name, when] of tips) {
    const found = !said.has(name) && when(moment);
    if (found) return { name, who: typeof found === 'string' ? found : '' };
  }
  return undefined;
}

type SeenByTips = Pick<BoardTable, 'field' | 'seat' | 'asked' | 'legal' | 'chairs' | 'options'>;

export function momentOf(table: SeenByTips, shouted: ReadonlySet<string>): Moment {
  return {
    field: (name) => table.field(name) ?? '-',
    me: table.seat,
    asked: table.asked,
    legal: table.legal,
    seats: table.chairs.map((chair) => chair.seat),
    options: table.options,
    shouted,
  };
}

// What conditions are made of

export const inTurn = (moment: Moment): boolean => moment.asked && moment.field('turn') === moment.me;
export const hand = (moment: Moment): string[] => spread(moment.field(moment.me));
export const phase = (moment: Moment): string => moment.field('phase');
export const can = (moment: Moment, verb: string): boolean => moment.legal.some((one) => one.verb === verb);
/** The others, with how many cards each holds. */
export const others = (moment: Moment): [seat: string, count: number][] =>
  moment.seats.filter((seat) => seat !== moment.me).map((seat) => [seat, countOf(moment.field(seat))]);

/** Who has shouted after a change, also in advance; whoever holds more cards again has to shout anew. */
export function heard(before: ReadonlySet<string>, { events, after, fresh }: Change): ReadonlySet<string> {
  const shouts = events.filter((event) => event.kind === 'armed' || event.clause === 'uno.call.how');
  const all = [...(fresh ? [] : before), ...shouts.map((event) => event.seat)];
  return new Set(all.filter((seat) => countOf(after.fields[seat] ?? after.plain[seat] ?? '-') <= 2));
}

// What was said on this device; one that keeps nothing hears it again

const place = (game: string) => `${game}.tips`;

export function readSaid(game: string): Set<string> {
  return new Set((recall(place(game)) ?? '').split(' ').filter(Boolean));
}

export function writeSaid(game: string, said: ReadonlySet<string>): void {
  remember(place(game), [...said].join(' '));
}

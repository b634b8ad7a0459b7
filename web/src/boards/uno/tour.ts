/** Tips of a first game: each is said once, when it happens at a real table. */

import type { UnoTable } from './table';

export interface Moment {
  shown: UnoTable;
  me: string;
  asked: boolean;
  /** Whether a Wild Draw Four can be challenged. */
  challenges: boolean;
  /** How many of my cards can be played. */
  fitting: number;
  /** Who has shouted. */
  shouted?: ReadonlySet<string>;
}

export interface Tip {
  name: string;
  /** A seat that the tip speaks of. */
  who?: string;
}

const own = (moment: Moment): boolean => moment.asked && moment.shown.turn === moment.me;
const inTurn = (moment: Moment): boolean => own(moment) && moment.shown.phase === 'TURN';

/** In the order in which they win when several would fit. */
const TIPS: [string, (moment: Moment) => boolean | string][] = [
  ['over', ({ shown }) => shown.phase === 'ROUND_OVER' || shown.phase === 'MATCH_OVER'],
  ['challenge', ({ challenges }) => challenges],
  ['drawn', (moment) => own(moment) && moment.shown.phase === 'DRAWN'],
  ['shout', (moment) => inTurn(moment) && moment.shown.hand.length === 2],
  [
    'catch',
    ({ shown, me, shouted }) =>
      shown.seats.find((one) => one.seat !== me && one.count === 1 && !shouted?.has(one.seat))?.seat ?? false,
  ],
  ['welcome', (moment) => inTurn(moment)],
  ['fits', (moment) => inTurn(moment) && moment.fitting > 0],
  ['nothing', (moment) => inTurn(moment) && moment.fitting === 0],
  ['wild', (moment) => inTurn(moment) && moment.shown.hand.some((card) => card.startsWith('w'))],
  ['colour', ({ shown }) => shown.top?.startsWith('w') === true && shown.colour !== null],
  ['direction', ({ shown }) => !shown.clockwise],
  ['why', (moment) => inTurn(moment) && moment.fitting < moment.shown.hand.length],
];

/** The tip for a moment, if there is one that has not been said. */
export function tipFor(moment: Moment, said: ReadonlySet<string>): Tip | null {
  if (!moment.shown.hand.length && moment.shown.phase !== 'ROUND_OVER') return null;
  for (const [name, holds] of TIPS) {
    if (said.has(name)) continue;
    const found = holds(moment);
    if (found) return typeof found === 'string' ? { name, who: found } : { name };
  }
  return null;
}

const PLACE = 'koloda.uno.tips';
export const ENDED = 'end';

/** Tips said on this device; a device that keeps nothing hears them again. */
export function readSaid(): Set<string> {
  try {
    return new Set((localStorage.getItem(PLACE) ?? '').split(' ').filter(Boolean));
  } catch {
    return new Set();
  }
}

export function writeSaid(said: ReadonlySet<string>): void {
  try {
    localStorage.setItem(PLACE, [...said].join(' '));
  } catch {
    // nothing is kept here
  }
}

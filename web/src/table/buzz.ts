/** What a phone in the hand feels: my turn, a race, being caught. */
import type { EventText, LiveWindow } from '@/boards/board';

const TURN = [40];
const RACE = [60, 40, 60];
const CAUGHT = [160, 60, 160];
/** Events that befall their target. */
const BLOWS = ['caught', 'called'];

interface Felt {
  seat: string;
  events: readonly EventText[];
  /** Whether I am asked now and was not before. */
  asked: boolean;
  /** Windows that have just opened and may be pointed out. */
  opened: readonly LiveWindow[];
}

/** Lengths of buzzing and pauses in ms; empty for nothing. */
export function feel({ seat, events, asked, opened }: Felt): number[] {
  const hits = ({ kind, values }: EventText) =>
    BLOWS.includes(kind) && values['target'] === seat && values['right'] !== 'no';
  if (events.some(hits)) return CAUGHT;
  if (opened.some((window) => window.press && window.seats.includes(seat))) return RACE;
  return asked ? TURN : [];
}

export function buzz(lengths: number[]): void {
  // Before the first tap browsers refuse it.
  if (lengths.length && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(lengths);
}

/** What is told of an analysis: sums by seats, the dearest mistakes, the turns of fortune. */
import type { AnalysisText, DecisionText } from '@/protocol/wire';

export interface SeatSum {
  seat: string;
  decisions: number;
  mistakes: number;
  given: { value: number; error: number };
  luck: { value: number; error: number };
  /** The fastest and the middle reaction, in ms; none where there was none. */
  fastest: number | undefined;
  middle: number | undefined;
}

const NOTHING = { value: 0, error: 0 };
/** So much a chance must change for a turning point, in hundredths. */
const TURN = 20;

export function sums(analysis: AnalysisText): SeatSum[] {
  return analysis.seats.map((seat, at) => {
    const mine = analysis.decisions.filter((one) => one.seat === seat);
    const times = analysis.reactions
      .filter((one) => one.seat === seat)
      .map((one) => one.ms)
      .sort((a, b) => a - b);
    return {
      seat,
      decisions: mine.length,
      mistakes: mine.filter((one) => one.mistake).length,
      given: analysis.given[at] ?? NOTHING,
      luck: analysis.luck[at] ?? NOTHING,
      fastest: times[0],
      middle: times[Math.floor(times.length / 2)],
    };
  });
}

/** The decisions that cost a chance, the dearest first. */
export function mistakes(analysis: AnalysisText): DecisionText[] {
  return analysis.decisions.filter((one) => one.mistake).sort((a, b) => b.loss - a.loss);
}

export interface Turn {
  /** The action that turned it. */
  step: number;
  seat: number;
  from: number;
  to: number;
}

/** Where somebody's chance changed most, at most so many, in the order of the game. */
export function turns(analysis: AnalysisText, most = 5): Turn[] {
  const found: Turn[] = [];
  for (let at = 1; at < analysis.curve.length; at++) {
    const before = analysis.curve[at - 1];
    const after = analysis.curve[at];
    if (!before || !after) continue;
    const changes = after.chances.map((chance, seat) => chance - (before.chances[seat] ?? 0));
    const seat = changes.reduce(
      (best, one, who) => (Math.abs(one) > Math.abs(changes[best] ?? 0) ? who : best),
      0,
    );
    if (Math.abs(changes[seat] ?? 0) >= TURN)
      found.push({ step: before.step, seat, from: before.chances[seat] ?? 0, to: after.chances[seat] ?? 0 });
  }
  const size = (one: Turn) => Math.abs(one.to - one.from);
  return found
    .sort((a, b) => size(b) - size(a))
    .slice(0, most)
    .sort((a, b) => a.step - b.step);
}

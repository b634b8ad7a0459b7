/** The points of a match, round by round. */

import type { DealText } from '../board';

export interface ScoreRows {
  /** What each seat got in each round; one row `earlier` where the rounds are not known. */
  rows: { label: 'round' | 'earlier'; points: Map<string, number> }[];
  totals: Map<string, number>;
}

/**
 * The rounds behind these totals. Each deal tells the points before it, so two deals in a row tell a round's;
 * the last round has no deal after it. Deals that come later than the totals (in a replay) are left out.
 */
export function sheetOf(deals: readonly DealText[], totals: Map<string, number>): ScoreRows {
  const seats = [...totals.keys()];
  const rows: ScoreRows['rows'] = [];
  let before = seats.map(() => 0);
  const add = (after: readonly number[], label: 'round' | 'earlier'): void => {
    const points = new Map(seats.map((seat, at) => [seat, (after[at] ?? 0) - (before[at] ?? 0)]));
    rows.push({ label, points });
    before = [...after];
  };
  const now = [...totals.values()];
  for (const { totals: then } of deals.slice(1)) {
    if (then.some((points, at) => points > (now[at] ?? 0))) break;
    add(then, 'round');
  }
  if (now.some((points, at) => points !== before[at])) add(now, deals.length ? 'round' : 'earlier');
  return { rows, totals };
}

/** The points of a match, round by round, from the totals that positions show. */

export interface Sheet {
  /** What each seat got in each round seen from here; the first row may be the sum of earlier rounds. */
  rows: { label: 'round' | 'earlier'; round: number; points: Map<string, number> }[];
  totals: Map<string, number>;
}

export class ScoreKeeper {
  private rows: Sheet['rows'] = [];
  private totals: Map<string, number> | null = null;

  /** Looks at a position's totals; a change is a round's result. */
  see(totals: Map<string, number>, round: number): Sheet {
    const before = this.totals;
    if (!before) {
      if (round > 1 && [...totals.values()].some((points) => points > 0)) {
        this.rows = [{ label: 'earlier', round, points: totals }];
      }
    } else if ([...totals].some(([seat, points]) => points !== (before.get(seat) ?? 0))) {
      const points = new Map([...totals].map(([seat, total]) => [seat, total - (before.get(seat) ?? 0)]));
      this.rows = [...this.rows, { label: 'round', round, points }];
    }
    this.totals = totals;
    return { rows: this.rows, totals };
  }
}

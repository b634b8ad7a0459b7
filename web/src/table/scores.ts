/** Points by seat, from a field such as `A 20 B 30`; undefined where the game counts none. */
import type { SeenTable } from './seen.svelte';

const FIELDS = ['points', 'scores', 'score', 'total', 'totals', 'levels'];

export function scoresOf(table: Pick<SeenTable, 'field'>): Map<string, number> | undefined {
  for (const name of FIELDS) {
    const text = table.field(name);
    if (!text) continue;
    const found = new Map(
      [...text.matchAll(/\b([A-Z]) (-?\d+)\b/g)].map((pair) => [pair[1] ?? '', Number(pair[2])]),
    );
    if (found.size) return found;
  }
  return undefined;
}

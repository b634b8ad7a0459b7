/** What is worth seeing again in a game of Arne Total. */

import type { FindHighlight } from '@/shell/highlights';

/** What a card counts: X2 as much as a good one. */
function worth(code: string | number): number {
  const rank = String(code).slice(1);
  return rank === 'x2' ? 600 : Number(rank) || 0;
}

export const highlight: FindHighlight = ({ kind, values }) => {
  const under = worth([values['under'] ?? ''].flat()[0] ?? '');
  const laid = [values['cards'] ?? []].flat().map(worth);
  if (kind === 'stole' || kind === 'stole-to-hand') return ['theft', 60 + under / 25];
  if (kind === 'put-on' && values['card'] === 'k-crash') return ['crash', 30 + under / 25];
  if (kind === 'put-on' && values['card'] === 'k-lock') return ['lock', 28 + under / 25];
  if (kind === 'laid') return ['best', 20 + Math.max(0, ...laid) / 25];
  if (kind === 'swapped') return ['swap', 50];
  if (kind === 'captured') return ['captured', 58];
  return kind === 'called' ? ['caught', 75] : undefined;
};

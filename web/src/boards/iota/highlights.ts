/** What is worth seeing again in a game of Iota. */

import type { FindHighlight } from '@/shell/highlights';

export const highlight: FindHighlight = ({ kind, values }) => {
  const points = Number(values['points'] ?? 0);
  if (kind === 'scored') return values['last'] ? ['last', 30 + points] : ['best', 50 + points];
  if (kind === 'called-right') return ['caught', 80];
  if (kind === 'took') return ['joker', 30];
  return kind === 'exchanged' ? ['exchange', 5 + Number(values['count'] ?? 0)] : undefined;
};

/** What is worth seeing again in a deal of Montana. */

import type { FindHighlight } from '@/shell/highlights';
import { raceTimes } from './words';

const SEATS = ['A', 'B', 'C', 'D', 'E', 'F'];

export const highlight: FindHighlight = (event) => {
  const { kind, values } = event;
  const cards = [values['cards'] ?? []].flat().length;
  if (kind === 'race-over') {
    const [quickest] = raceTimes(event, SEATS);
    if (!quickest || quickest.ms === null) return undefined;
    return ['race', Math.max(1, 90 - quickest.ms / 100), quickest.seat];
  }
  if (kind === 'called') return ['caught', 70];
  if (kind === 'seven') return ['seven', 65];
  if (kind === 'swapped') return ['swap', 55];
  if (kind === 'played') return cards > 1 ? ['many', 35 + 8 * cards] : undefined;
  if (kind === 'deal-over') return ['points', 20 + Number(values['points'] ?? 0) / 20];
  return kind === 'shouted' ? ['shout', 15] : undefined;
};

/** What is worth seeing again in a round of UNO. */

import { faceOf } from '@/cards/uno/codes';
import type { FindHighlight } from '@/shell/highlights';
import { field, spread } from '../shared/fields';

export const highlight: FindHighlight = ({ kind, seat, values }, { before, next }) => {
  const count = Number(values['count'] ?? 0);
  if (kind === 'played' && values['card'] === 'w4') {
    const top = spread(field(before, 'discard')).at(-1) ?? '';
    const named = field(before, 'colour');
    const colour = named === '-' ? faceOf(top)?.colour : named;
    const held = spread(field(before, seat)).some((code) => faceOf(code)?.colour === colour);
    const doubted = next.some((event) => event.kind === 'challenged');
    return colour && held && !doubted ? ['bluff', 90] : undefined;
  }
  if (kind === 'challenged') return values['verdict'] === 'guilty' ? ['doubted', 85] : undefined;
  if (kind === 'caught') return ['caught', 75];
  if (kind === 'jumped') return ['jump', 60];
  if (kind === 'swapped') return ['swap', 55];
  if (kind === 'drew' || kind === 'took') return count > 2 ? ['draw', 40 + 5 * count] : undefined;
  if (kind === 'round-over') return ['points', 20 + Number(values['points'] ?? 0) / 20];
  return kind === 'shouted' ? ['shout', 10] : undefined;
};

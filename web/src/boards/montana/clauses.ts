/** Which clause stands behind a pile of rules. */

import { faceOf } from '@/cards/montana/codes';
import type { RulePile } from './table';

const BASE: Record<string, string> = {
  M: 'montana.match.base',
  S: 'montana.smile.single',
  V: 'montana.win.base',
};
const NAMED: Record<string, string> = {
  'o-same': 'montana.move.o-same',
  'o-step': 'montana.move.o-step',
  's-same': 'montana.move.s-same',
  's-step': 'montana.move.s-step',
  odd: 'montana.v.odd',
  even: 'montana.v.even',
};

/** The clause of the card on top; of the pile where it has none. */
export function clauseAt(pile: RulePile): string {
  const face = pile.top ? faceOf(pile.top) : null;
  if (face?.kind !== 'rule') return BASE[pile.pile] ?? 'montana.pile.digits';
  return NAMED[face.name] ?? `montana.${face.pile === 'D' ? 'digit' : 'smile'}.${face.name}`;
}

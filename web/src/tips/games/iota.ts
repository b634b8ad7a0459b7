/** Iota's tips. */
import { countOf, words } from '@/boards/shared/fields';
import { can, hand, inTurn, phase, type Moment, type Tip } from '../tips';

const moves = (moment: Moment): boolean => inTurn(moment) && phase(moment) === 'TURN';
const grid = (moment: Moment): string[] => words(moment.field('grid'));
const isJoker = (card: string): boolean => card.startsWith('j');

export const TIPS: readonly Tip[] = [
  ['call', (moment) => can(moment, 'call')],
  ['welcome', moves],
  ['last', (moment) => moves(moment) && countOf(moment.field('deck')) === 0],
  ['joker', (moment) => moves(moment) && hand(moment).some(isJoker)],
  ['take', (moment) => moves(moment) && grid(moment).some(isJoker)],
  ['four', (moment) => moves(moment) && grid(moment).length >= 3],
];

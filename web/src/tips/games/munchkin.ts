/** Munchkin's tips. */
import { can, inTurn, phase, type Moment, type Tip } from '../tips';

const fights = (moment: Moment): boolean => moment.field('combat') !== '-';
const mine = (moment: Moment): boolean => moment.field('turn') === moment.me;

export const TIPS: readonly Tip[] = [
  ['accept', (moment) => can(moment, 'accept')],
  ['winning', (moment) => fights(moment) && moment.field('verdict') === 'winning' && can(moment, 'claim')],
  ['losing', (moment) => fights(moment) && moment.field('verdict') === 'losing' && can(moment, 'run')],
  ['meddle', (moment) => fights(moment) && !mine(moment) && (can(moment, 'enh') || can(moment, 'use'))],
  ['put', (moment) => !fights(moment) && can(moment, 'put')],
  ['door', (moment) => inTurn(moment) && can(moment, 'kick')],
  ['loot', (moment) => inTurn(moment) && can(moment, 'loot')],
  ['limit', (moment) => inTurn(moment) && phase(moment) === 'T.END' && !can(moment, 'done')],
];

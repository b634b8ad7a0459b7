/** Arne's tips. */
import { words } from '@/boards/shared/fields';
import { can, inTurn, phase, type Moment, type Tip } from '../tips';

const moves = (moment: Moment): boolean => inTurn(moment) && phase(moment) === 'MOVE';
const offers = (moment: Moment, start: string): boolean =>
  moment.legal.some((one) => one.code.startsWith(start));
/** The number of my field: `seats` names the players in the order of their fields. */
const field = (moment: Moment): number =>
  words(moment.field('seats')).findIndex((seat) => seat.startsWith(`${moment.me}:`)) + 1;

export const TIPS: readonly Tip[] = [
  ['colour', (moment) => can(moment, 'colour')],
  ['lock', (moment) => offers(moment, `k-lock@${field(moment)}.`)],
  ['welcome', (moment) => moves(moment) && can(moment, 'play')],
  ['discard', (moment) => moves(moment) && !can(moment, 'play') && can(moment, 'disc')],
  [
    'chameleon',
    (moment) =>
      moves(moment) && moment.legal.some((one) => one.verb === 'play' && one.code.includes('+k-cham')),
  ],
  ['crash', (moment) => !moves(moment) && offers(moment, 'k-crash@')],
  ['finish', (moment) => phase(moment) === 'END' && can(moment, 'ok')],
];

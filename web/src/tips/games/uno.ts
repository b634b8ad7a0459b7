/** UNO's tips. */
import { can, hand, inTurn, others, phase, type Moment, type Tip } from '../tips';

const moves = (moment: Moment): boolean => inTurn(moment) && phase(moment) === 'TURN';
/** Whether forgetting to shout costs anything here. */
const shouts = (moment: Moment): boolean => moment.options['uno_call'] !== 'auto';

export const TIPS: readonly Tip[] = [
  ['over', (moment) => ['ROUND_OVER', 'MATCH_OVER'].includes(phase(moment))],
  ['challenge', (moment) => can(moment, 'ch')],
  ['drawn', (moment) => inTurn(moment) && phase(moment) === 'DRAWN'],
  ['shout', (moment) => moves(moment) && hand(moment).length === 2 && shouts(moment)],
  [
    'catch',
    (moment) =>
      shouts(moment) &&
      (others(moment).find(([seat, count]) => count === 1 && !moment.shouted.has(seat))?.[0] ?? false),
  ],
  ['welcome', moves],
  ['nothing', (moment) => moves(moment) && !can(moment, 'play')],
  ['wild', (moment) => moves(moment) && hand(moment).some((card) => card.startsWith('w'))],
];

/** UNO's tips. */
import { can, hand, inTurn, others, phase, type Moment, type Tip } from '../tips';

const moves = (moment: Moment): boolean => inTurn(moment) && phase(moment) === 'TURN';

export const TIPS: readonly Tip[] = [
  ['over', (moment) => ['ROUND_OVER', 'MATCH_OVER'].includes(phase(moment))],
  ['challenge', (moment) => can(moment, 'ch')],
  ['drawn', (moment) => inTurn(moment) && phase(moment) === 'DRAWN'],
  ['shout', (moment) => moves(moment) && hand(moment).length === 2 && moment.options['uno_call'] !== 'auto'],
  [
    'catch',
    (moment) => {
      if (moment.options['uno_call'] === 'auto') return false;
      const single = others(moment).find(([seat, count]) => count === 1 && !moment.shouted.has(seat));
      return single?.[0] ?? false;
    },
  ],
  ['welcome', (moment) => moves(moment)],
  ['nothing', (moment) => moves(moment) && !can(moment, 'play')],
  ['wild', (moment) => moves(moment) && hand(moment).some((card) => card.startsWith('w'))],
  ['direction', (moment) => moves(moment) && moment.field('dir') === 'ccw'],
  ['why', (moment) => moves(moment) && can(moment, 'play')],
];

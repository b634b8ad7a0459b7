/** Montana's tips. Where the players are the referee, what they have to notice themselves is never told. */
import { words } from '@/boards/shared/fields';
import { can, hand, inTurn, phase, type Moment, type Tip } from '../tips';

const moves = (moment: Moment): boolean => inTurn(moment) && phase(moment) === 'MOVE';
const judges = (moment: Moment): boolean => moment.options['referee'] === 'table';

/** The rule that is in force on a pile: `active` is `V - S :run M !o1 …`. */
function rule(moment: Moment, pile: string): string {
  const active = words(moment.field('active'));
  return active[active.indexOf(pile) + 1] ?? '-';
}

export const TIPS: readonly Tip[] = [
  ['race', (moment) => !judges(moment) && moment.asked && phase(moment) === 'RACE'],
  ['shout', (moment) => moves(moment) && judges(moment) && hand(moment).length === 2],
  ['welcome', (moment) => moves(moment) && rule(moment, 'M') === '-'],
  ['nothing', (moment) => moves(moment) && !judges(moment) && !can(moment, 'play') && !can(moment, 'lay')],
  ['rule', (moment) => moves(moment) && rule(moment, 'M') !== '-'],
  ['win', (moment) => moves(moment) && rule(moment, 'V') !== '-'],
  ['several', (moment) => moves(moment) && moment.field('several') === 'yes'],
  [
    'judge',
    (moment) =>
      judges(moment) && phase(moment) === 'MOVE' && !['-', moment.me].includes(moment.field('turn')),
  ],
];

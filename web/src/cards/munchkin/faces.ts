/** Eyes and mouths, drawn around 0, 0: the eyes stand on that line, the mouth 14 below it. */

import { dot, oval, type Drawn } from './shapes';

const pair = (make: (x: number) => Drawn[]): Drawn[] => [...make(-9), ...make(9)];

export const EYES: Record<string, Drawn[]> = {
  dots: pair((x) => [`K ${dot(x, 0, 3)}`]),
  wide: pair((x) => [`w ${dot(x, 0, 7)}`, `K ${dot(x + 1, 1, 3)}`]),
  angry: [
    ...pair((x) => [`w ${dot(x, 0, 6.5)}`, `K ${dot(x, 1, 2.8)}`]),
    'K M-18 -9L-2 -2L-3 -6L-16 -13Z',
    'K M18 -9L2 -2L3 -6L16 -13Z',
  ],
  sly: pair((x) => [
    `w ${dot(x, 0, 6.5)}`,
    `K ${dot(x + 2, 1, 2.8)}`,
    `k M${x - 7} -1a7 7 0 0 1 14 0Z`,
  ]),
  shut: pair((x) => [`- M${x - 5} 0q5 5 10 0`]),
  one: [`w ${dot(0, 1, 11)}`, `e ${dot(0, 2, 6)}`, `K ${dot(0, 2, 3)}`],
  three: [...pair((x) => [`w ${dot(x * 1.2, 3, 5)}`, `K ${dot(x * 1.2, 4, 2.3)}`]), `w ${dot(0, -6, 6)}`, `K ${dot(0, -5, 2.6)}`],
  glare: pair((x) => [`r ${dot(x, 0, 6)}`, `Y ${dot(x, 0, 2.6)}`]),
  mad: [`w ${dot(-9, 0, 8)}`, `K ${dot(-7, 1, 2.4)}`, `w ${dot(9, -1, 5.5)}`, `K ${dot(9, -2, 2.4)}`],
  glasses: [...pair((x) => [`w ${dot(x, 0, 7.5)}`, `K ${dot(x, 1, 2.6)}`]), '- M-1.500 -1h3M-16 -1l-6 -3M16 -1l6 -3'],
  shades: ['k M-19 -5H-1V1Q-3 7 -10 7Q-17 7 -19 -5Z', 'k M19 -5H1V1Q3 7 10 7Q17 7 19 -5Z', '- M-4 -4h8', 'H M-15 -3l4 0l-3 5Z', 'H M5 -3l4 0l-3 5Z'],
}; // prettier-ignore

export const MOUTHS: Record<string, Drawn[]> = {
  smile: ['- M-8 12q8 8 16 0'],
  flat: ['- M-7 15h14'],
  sad: ['- M-8 18q8 -8 16 0'],
  open: [`k ${oval(0, 16, 6, 7)}`, 'R M-4 20q4 -4 8 0q-4 4 -8 0Z'],
  grin: ['w M-12 11H12Q10 23 0 23Q-10 23 -12 11Z', '- M-6 11v9M0 11v12M6 11v9'],
  fangs: ['k M-13 11H13Q10 22 0 22Q-10 22 -13 11Z', 'W M-9 11l3 7l3 -7ZM9 11l-3 7l-3 -7ZM-2.500 22l2.500 -5l2.500 5Z'],
  jaws: ['k M-20 10Q0 18 20 10Q17 30 0 30Q-17 30 -20 10Z', 'W M-17 12l4 8l4 -6l5 8l4 -7l4 7l5 -8l4 6l4 -8Q0 18 -17 12Z', 'W M-13 27l3 -6l4 7l6 -7l6 7l4 -7l3 6Q0 33 -13 27Z'],
  tongue: ['- M-9 12q9 7 18 0', 'r M-1 15h9v6q-4.500 5 -9 0Z'],
  teeth: ['- M-10 12q10 6 20 0', 'w M-5 14h10v6h-10Z', '- M0 14v6'],
  beak: ['y M-7 8H7L0 22Z'],
  none: [],
}; // prettier-ignore

/** What each monster looks like: a body of its own, a face, and what it wears and holds. */

import { EYES, MOUTHS } from './faces';
import { at, both, dot, oval, type Art, type Drawn } from './shapes';

interface Body {
  /** Below and above the face. */
  shapes: readonly Drawn[];
  over?: readonly Drawn[];
  /** Where the face is, and how large. */
  face: [x: number, y: number, scale: number];
}

const LEGS: Drawn[] = ['= M40 84v9h-6M60 84v9h6'];
const ARMS: Drawn[] = ['= M22 58q-12 2 -15 14M78 58q12 2 15 14'];

/** A wreath of rays around a middle. */
function rays(x: number, y: number, inner: number, outer: number, count: number, wide = 0.5): string {
  const corners: string[] = [];
  for (let ray = 0; ray < count; ray++) {
    for (const [turn, far] of [[ray - wide, inner], [ray, outer]] as const) {
      const angle = (turn * 2 * Math.PI) / count - Math.PI / 2;
      corners.push(`${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`);
    }
  } // prettier-ignore
  return `M${corners.join('L')}Z`;
}

function star(x: number, y: number, size: number): string {
  return rays(x, y, size * 0.45, size, 5);
}

/** A branch of a snowflake, pointing up from its middle. */
const BRANCH: Drawn[] = ['= M0 -20V-43M0 -30l-9 -8M0 -30l9 -8'];
const SANTA_HAT: Drawn[] = [
  'e M-22 0Q-14 -30 10 -26Q22 -24 26 -8Q14 -14 22 0Z',
  `w M-25 -3h50v8h-50Z`,
  `w ${dot(27, -6, 5.5)}`,
];
const BEARD: Drawn[] = ['w M-21 4Q-24 34 0 40Q24 34 21 4Q12 12 0 8Q-12 12 -21 4Z', '- M-6 15q6 5 12 0', `S ${dot(0, 6, 4.500)}`, `- ${dot(0, 6, 4.500)}`]; // prettier-ignore

const SANTA: Drawn[] = ['e M12 94Q8 58 34 50H66Q92 58 88 94Z', 'w M46 52H54V94H46Z', 'k M13 76H87V85H13Z', 'y M42 74h16v13h-16Z', `s ${dot(50, 36, 21)}`, ...at(50, 38, 1, BEARD)]; // prettier-ignore

/** Parts that a monster of any pack may have. */
export const HEADWEAR: Record<string, Drawn[]> = {
  horns: ['w M-17 0Q-34 -6 -30 -26Q-24 -12 -9 -10Z', 'w M17 0Q34 -6 30 -26Q24 -12 9 -10Z'],
  horn: ['w M-8 -6L2 -34L9 -5Z', '- M-4 -14l9 -2M-1 -22l5 -1'],
  antlers: ['+ M-10 -4Q-14 -18 -26 -22M-16 -15L-14 -28M10 -4Q14 -18 26 -22M16 -15L14 -28'],
  antennae: ['- M-8 -4Q-10 -22 -20 -24M8 -4Q10 -22 20 -24', `a ${dot(-20, -25, 4)}`, `a ${dot(20, -25, 4)}`],
  ears: ['s M-20 4L-28 -24L-6 -10Z', 's M20 4L28 -24L6 -10Z', 'A M-19 -3L-23 -16L-12 -9Z', 'A M19 -3L23 -16L12 -9Z'],
  round: [`s ${dot(-20, -8, 10)}`, `s ${dot(20, -8, 10)}`, `A ${dot(-20, -8, 5)}`, `A ${dot(20, -8, 5)}`],
  crown: ['y M-18 2V-20L-9 -10L0 -24L9 -10L18 -20V2Z', `R ${dot(0, -5, 3)}`],
  tuft: ['a M-12 2Q-14 -16 -22 -16Q-8 -22 -6 -12Q-4 -28 4 -28Q2 -16 8 -12Q14 -22 22 -16Q14 -12 12 2Z'],
  spikes: ['a M-22 4L-20 -12L-11 -4L-8 -20L0 -7L8 -20L11 -4L20 -12L22 4Z'],
  santa: SANTA_HAT,
  cap: ['a M-20 2Q-20 -18 0 -18Q20 -18 20 2Z', 'a M6 -3h24v6H6Z'],
  scarf: ['a M-22 8Q-24 -22 0 -22Q24 -22 22 8Q14 -8 0 -8Q-14 -8 -22 8Z', 'E M-12 -14l3 4l-5 0ZM0 -20l3 4l-5 0ZM12 -14l3 4l-5 0Z'],
  none: [],
}; // prettier-ignore

export const BODIES: Record<string, Body> = {
  // of any pack
  blob: { shapes: ['s M12 94Q6 40 30 24Q50 10 70 24Q94 40 88 94Z', 'D M12 94Q10 80 14 70Q40 88 86 70Q90 80 88 94Z', 'H M26 40q6 -12 16 -14q-12 10 -10 20Z'], face: [50, 46, 1.15] },
  ghost: { shapes: ['s M16 94V44Q16 10 50 10Q84 10 84 44V94L73 84L62 94L50 84L38 94L27 84Z', 'H M26 40q2 -16 16 -20q-10 12 -9 22Z'], face: [50, 42, 1.15] },
  beast: { shapes: ['= M74 80q20 4 18 -22', 's M20 90Q10 60 26 40Q50 22 74 40Q90 60 80 90Z', `s M22 94q-4 -10 8 -12h8v12Z`, 's M78 94q4 -10 -8 -12h-8v12Z', 'H M36 70q14 -8 28 0q2 18 -14 20q-16 -2 -14 -20Z'], face: [50, 44, 1.1] },
  crab: { shapes: ['= M24 66L8 56L6 36M76 66L92 56L94 36M26 76L10 84M74 76L90 84M32 82L22 94M68 82L78 94', 'a M6 40L-2 22L10 28L16 18L16 38Z', 'a M94 40L102 22L90 28L84 18L84 38Z', `s ${oval(50, 62, 32, 26)}`, `D M20 68q30 22 60 0q-8 20 -30 20q-22 0 -30 -20Z`], face: [50, 54, 1.1] },
  worm: { shapes: ['s M8 94Q4 74 24 74H62Q76 74 74 60Q72 46 60 44Q34 40 36 22Q40 4 62 6Q94 10 94 52Q94 94 60 94Z', 'D M30 74v20h8v-20ZM50 74v20h8v-20ZM74 66l16 10l3 -8l-18 -10Z'], face: [62, 26, 0.95] },
  bird: { shapes: ['a M22 50Q-4 40 4 80Q20 78 30 70Z', 'a M78 50Q104 40 96 80Q80 78 70 70Z', `s ${oval(50, 56, 30, 34)}`, 'H M34 62q16 -8 32 0q0 24 -16 26q-16 -2 -16 -26Z', '- M40 90v5l-7 0M60 90v5l7 0'], face: [50, 40, 1.05] },
  rock: { shapes: ['s M10 94L16 50L34 22L58 12L80 30L92 62L90 94Z', 'D M58 12L80 30L92 62L90 94H70L74 54Z', '- M34 22l8 16l-8 10M16 60l10 6'], face: [46, 54, 1.1] },
  eye: { shapes: ['= M30 80L20 93M50 84V94M70 80L80 93', `s ${dot(50, 50, 38)}`, 'H M24 34q8 -14 22 -16q-16 12 -14 22Z'], face: [50, 46, 1.5] },
  // winter
  mouse: { shapes: ['- M80 82q16 0 14 -20', `s ${dot(24, 34, 16)}`, `s ${dot(76, 34, 16)}`, `A ${dot(24, 34, 9)}`, `A ${dot(76, 34, 9)}`, 's M20 94Q10 36 50 34Q90 36 80 94Z', 'H M36 74q14 -6 28 0v20h-28Z', 'e M30 40Q34 8 66 12Q86 18 88 36Q72 24 70 40Z', `y ${dot(89, 38, 5)}`], over: [`a ${oval(50, 66, 5, 4)}`, '- M38 68l-18 -3M38 71l-18 4M62 68l18 -3M62 71l18 4'], face: [50, 54, 1] },
  flake: { shapes: [0, 60, 120, 180, 240, 300].flatMap((turn) => at(50, 50, 1.05, BRANCH, turn)).concat([`s ${dot(50, 50, 24)}`, 'H M34 42q6 -10 16 -12q-10 8 -9 16Z']), face: [50, 46, 0.95] },
  mandarin: { shapes: ['= M18 58L6 48M82 58L94 48', ...LEGS, `s ${dot(50, 54, 36)}`, 'D M18 68q32 24 64 0q-8 22 -32 22q-24 0 -32 -22Z', `D ${dot(30, 70, 1.5)}ZM40 80h1M62 80h1${dot(72, 70, 1.5)}`, 'a M50 20Q52 6 70 6Q70 20 50 20Z', '- M50 22V12'], face: [50, 46, 1.1] },
  dog: { shapes: ['s M20 94Q18 60 30 50H70Q82 60 80 94Z', 's M24 26L12 8L38 14Z', 's M76 26L88 8L62 14Z', 's M18 38Q16 12 50 12Q84 12 82 38Q82 68 50 70Q18 68 18 38Z', 'H M36 40q14 -6 28 0l2 18q-16 14 -32 0Z', 'a M22 66Q50 82 78 66V76Q50 92 22 76Z', 'w M30 74l4 9l4 -6ZM46 78l4 10l4 -10ZM62 77l4 6l4 -9Z'], over: [`K ${oval(50, 44, 7, 5)}`], face: [50, 32, 1.1] },
  puddle: { shapes: ['s M4 90Q0 74 16 72Q20 50 34 56Q38 30 52 34Q68 30 68 54Q84 50 84 70Q100 74 96 90Q50 100 4 90Z', `D M6 90q44 8 88 0q-10 -8 -44 -8t-44 8Z`, `a ${dot(18, 42, 4)}`, `a ${dot(82, 36, 5)}`, `a ${dot(72, 18, 3)}`, 'k M26 84l10 -8h8l-3 10Z', 'k M60 88l6 -10h10l4 8Z'], face: [52, 58, 1] },
  carollers: { shapes: [...at(0, 4, 1, ['e M8 94V52Q8 34 22 34Q36 34 36 52V94Z', `s ${dot(22, 32, 14)}`, `k ${oval(22, 38, 4, 5)}`, '- M14 29q3 -3 6 0M24 29q3 -3 6 0', 'r M10 26Q12 10 22 10Q32 10 34 26Z']), ...at(56, 4, 1, ['a M8 94V52Q8 34 22 34Q36 34 36 52V94Z', `s ${dot(22, 32, 14)}`, `k ${oval(22, 38, 4, 5)}`, '- M14 29q3 -3 6 0M24 29q3 -3 6 0', 'e M8 28Q8 10 22 10Q36 10 36 28Z']), 'r M30 94V48Q32 30 50 30Q68 30 70 48V94Z', `s ${dot(50, 30, 17)}`, `w M34 62h32v22h-32Z`, '- M50 62v22M38 68h8M54 68h8M38 74h8M54 74h8', `y ${star(50, 12, 12)}`], face: [50, 26, 0.8] },
  aspic: { shapes: [`w ${oval(50, 88, 44, 8)}`, 's M16 86Q18 28 30 24H70Q82 28 84 86Q50 96 16 86Z', `a ${star(32, 72, 8)}`, `e ${dot(68, 74, 6)}`, `Y ${dot(68, 74, 2.500)}`, `a ${star(62, 34, 6)}`, 'H M26 34q4 -4 8 -4l-3 34q-8 4 -8 0Z', '- M8 40q-5 6 0 12M92 40q5 6 0 12M8 60q-4 5 0 10M92 60q4 5 0 10'], face: [50, 48, 1.1] },
  gingerbread: { shapes: ['s M50 4Q74 4 74 28Q74 36 70 42Q94 40 94 52Q94 64 74 62Q74 70 80 82Q84 96 70 95Q56 94 50 80Q44 94 30 95Q16 96 20 82Q26 70 26 62Q6 64 6 52Q6 40 30 42Q26 36 26 28Q26 4 50 4Z', '~ M84 46l3 6l3 -4M16 46l-3 6l-3 -4M22 86q6 -4 10 2M68 88q6 -4 10 -2M30 12q8 -6 18 2t22 -4', `r ${dot(50, 58, 4)}`, `a ${dot(50, 70, 4)}`], face: [50, 24, 0.95] },
  chill: { shapes: ['s M50 6Q80 6 82 40Q96 44 92 58Q84 66 80 62Q84 90 70 92Q62 92 60 84Q50 96 40 84Q38 92 30 92Q16 90 20 62Q16 66 8 58Q4 44 18 40Q20 6 50 6Z', 'H M30 30q4 -14 16 -16q-8 8 -8 18Z', '~ M30 66l4 5l4 -5l4 5M58 66l4 5l4 -5l4 5M44 74l4 5l4 -5l4 5M2 30l6 4l-6 4l6 4M98 30l-6 4l6 4l-6 4'], face: [50, 38, 1.05] },
  fish: { shapes: ['s M60 72Q84 80 90 96Q74 90 62 96Q52 90 54 78Z', 's M50 4Q84 20 78 52Q72 76 56 84Q22 70 22 40Q24 16 50 4Z', 'H M30 42Q34 20 48 12Q38 34 44 74Q30 64 30 42Z', '- M62 56q6 4 12 2M58 66q6 4 11 2M66 46q6 4 12 2', 'a M22 50Q6 50 8 66Q22 70 32 62Z', '~ M14 20a9 9 0 1 0 18 -4a9 9 0 1 0 -18 4Z'], face: [53, 30, 0.9] },
  tinsel: { shapes: [`a ${rays(26, 78, 11, 19, 13)}`, `a ${rays(44, 84, 10, 17, 13)}`, `a ${rays(64, 78, 12, 20, 13)}`, `a ${rays(76, 60, 12, 20, 13)}`, `a ${rays(66, 46, 12, 20, 13)}`, `s ${rays(42, 36, 26, 36, 17)}`, `e ${dot(12, 70, 6)}`, `r ${dot(88, 76, 6)}`, `y ${star(80, 24, 9)}`], face: [42, 32, 1] },
  icicle: { shapes: ['w M12 4H88Q92 16 80 18H22Q8 16 12 4Z', 's M24 16H76Q72 52 50 97Q28 52 24 16Z', 'H M32 20h10q0 30 8 54q-14 -24 -18 -54Z', 's M8 16h12q0 16 -7 26q-5 -12 -5 -26Z', 's M80 16h12q0 12 -6 20q-6 -10 -6 -20Z', '~ M78 64a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM87 50v28M73 64h28'], face: [50, 32, 0.95] },
  cracker: { shapes: ['- M50 20Q50 6 66 6', `y ${rays(72, 7, 4, 10, 8)}`, ...ARMS, '= M38 88v6h-6M62 88v6h6', 's M28 24H72V90H28Z', 'a M28 70H72V80H28Z', 'H M33 28h7v58h-7Z', 'e M24 44Q20 14 50 14Q80 14 76 44Q66 26 50 26Q34 26 24 44Z', 'A M34 24l4 5l-7 1ZM50 17l4 5l-8 0ZM66 24l3 6l-7 -1Z', 'e M46 62l-14 10l4 -13ZM54 62l14 10l-4 -13Z'], face: [50, 42, 1] },
  cashier: { shapes: ['e M20 94Q16 56 50 56Q84 56 80 94Z', `s ${dot(50, 36, 22)}`, 'a M26 40Q20 8 50 8Q80 8 74 40Q70 24 50 24Q30 24 26 40Z', `a ${dot(50, 8, 9)}`, 'k M6 70H48V94H6Z', 'w M10 74h20v8h-20Z', '- M12 88h4M20 88h4M28 88h4M36 88h4M34 78h8', 'w M16 70q-2 -14 6 -26h10q-8 12 -6 26Z', '- M20 56h8M19 62h8'], face: [50, 36, 0.85] },
  troll: { shapes: ['= M20 62L8 82M80 62L92 74', 'e M14 94Q10 50 24 34Q50 2 76 34Q90 50 86 94Z', 's M28 44Q28 22 50 22Q72 22 72 44Q72 68 50 68Q28 68 28 44Z', 's M50 44q-12 14 0 16q12 -2 0 -16Z', 's M90 70q-9 0 -8 6h-2v12h14q4 -6 2 -14Z', '= M86 86v8'], over: ['W M40 64l2 -7l3 7ZM60 64l-2 -7l-3 7Z'], face: [50, 38, 0.95] },
  fir: { shapes: ['a M42 84h16v10h-16Z', 's M50 2L68 28H60L80 54H70L92 86H8L30 54H20L40 28H32Z', 'D M50 2L68 28H60L80 54H70L92 86H64L58 40Z', `y ${star(50, 6, 10)}`, `r ${dot(20, 78, 5)}`, `y ${dot(80, 78, 5)}`, `e ${dot(66, 46, 4)}`, `r ${dot(36, 34, 3.500)}`], face: [50, 50, 1] },
  queen: { shapes: ['a M50 50Q76 56 90 94H10Q24 56 50 50Z', 'H M44 56q-12 14 -16 38h10q0 -24 6 -38Z', 'e M24 52Q16 14 50 14Q84 14 76 52Q72 60 66 58V30H34V58Q28 60 24 52Z', `s ${oval(50, 40, 19, 22)}`, 'w M26 20L24 0L36 10L42 -4L50 8L58 -4L64 10L76 0L74 20Q50 10 26 20Z', '- M86 94L92 40', `w ${rays(92, 34, 5, 12, 6)}`], face: [50, 38, 0.8] },
  griffin: { shapes: ['a M30 54Q-6 50 2 10Q14 22 18 18Q22 30 28 26Q32 36 40 34Z', 'a M70 54Q106 50 98 10Q86 22 82 18Q78 30 72 26Q68 36 60 34Z', 's M26 94Q22 60 50 54Q78 60 74 94H62V84H38V94Z', 'w M28 62Q24 14 50 10Q76 14 72 62L64 56L58 66L50 58L42 66L36 56Z', 's M34 18L32 4L44 12Z', 's M66 18L68 4L56 12Z'], over: ['y M40 40Q50 32 60 40Q58 56 50 60Q42 56 40 40Z', '- M42 46q8 5 16 0'], face: [50, 32, 0.95] },
  avalanche: { shapes: ['e M0 94L34 20L54 50L66 32L100 94Z', 's M0 94Q-2 56 22 60Q18 30 44 32Q52 14 70 28Q92 26 88 56Q106 66 98 94Z', 'D M4 94Q30 78 50 90Q76 74 96 94Z', ...at(8, 34, 1, ['w M0 0l14 -6l6 14l-14 6Z', '- M4 3l8 -3M6 7l8 -3']), ...at(76, 10, 1, ['w M0 0l14 4l-4 14l-14 -4Z', '- M2 5l8 2M1 9l8 2']), ...at(30, 4, 0.9, ['w M0 0l14 -2l2 14l-14 2Z', '- M4 3l7 -1M5 7l7 -1'])], face: [50, 54, 1.2] },
  santa: { shapes: [...SANTA, ...at(50, 22, 1, SANTA_HAT)], face: [50, 32, 0.8] },
  rocker: { shapes: [...SANTA, ...at(50, 18, 1, ['a M-20 4L-18 -14L-10 -8L-8 -26L0 -14L6 -28L10 -8L18 -16L20 4Z'])], face: [50, 32, 0.8] },
  pocket: { shapes: ['e M4 94V58H96V94Z', 'D M4 58H96V64H4Z', '~ M8 70H92', `s ${dot(50, 38, 18)}`, ...at(50, 40, 0.85, BEARD), ...at(50, 24, 0.85, SANTA_HAT), 's M24 52h14v10h-14ZM62 52h14v10h-14Z'], face: [50, 33, 0.7] },
  summer: { shapes: ['e M12 94Q8 58 34 50H66Q92 58 88 94Z', `W ${dot(28, 70, 5)}${dot(72, 66, 5)}${dot(76, 84, 5)}${dot(30, 86, 4)}`, 'w M40 52H60L54 94H46Z', `s ${dot(50, 36, 21)}`, ...at(50, 38, 1, BEARD), 'y M14 22Q50 4 86 22Q50 34 14 22Z', 'y M30 18Q32 0 50 0Q68 0 70 18Q50 10 30 18Z'], face: [50, 32, 0.8] },
  // dacha
  aphid: { shapes: ['= M30 78L18 92M50 84V94M70 78L82 92', `s ${oval(62, 60, 30, 26)}`, `s ${dot(36, 48, 22)}`, 'H M56 44q12 -8 22 2q-12 0 -18 6Z', '- M30 28Q26 10 14 8M42 27Q44 10 54 6', 'e M2 92Q20 80 40 92Z'], face: [34, 44, 0.95] },
  slug: { shapes: ['s M6 94Q4 82 20 82H52Q40 40 52 26Q70 14 82 30Q92 46 88 76Q98 80 98 94Z', 'D M6 94q40 -8 92 0Z', '= M56 28L48 8M76 26L84 8', `w ${dot(47, 8, 6)}`, `w ${dot(85, 8, 6)}`, `K ${dot(49, 9, 2.500)}`, `K ${dot(83, 9, 2.500)}`, 'w M52 54h28v20h-28Z', '- M62 60l5 -3v14M20 70l-14 0M24 62l-20 0M28 54l-14 0'], face: [66, 34, 0.7] },
  hedgehog: { shapes: [`a ${rays(56, 56, 32, 46, 20)}`, 's M14 68Q10 40 40 34Q66 40 64 72Q60 90 40 90Q10 90 4 74Q4 66 14 68Z', `K ${dot(7, 72, 5)}`, '= M34 88v6M56 88v6', '- M14 20a12 12 0 0 0 14 -14q8 16 -14 14Z'], face: [36, 56, 0.85] },
  tick: { shapes: ['- M26 44L6 34M24 56L4 58M28 68L8 82M74 44L94 34M76 56L96 58M72 68L92 82M38 82L32 95M62 82L68 95', `s ${oval(50, 60, 32, 30)}`, 'a M32 36Q50 14 68 36Q60 46 50 46Q40 46 32 36Z', 'D M30 74q20 14 40 0q-6 14 -20 15q-14 -1 -20 -15Z'], face: [50, 58, 1.1] },
  blackbird: { shapes: ['= M44 84v9M58 84v9', 's M84 64L100 84L76 80Z', 's M22 30Q24 8 46 8Q68 10 70 34Q92 50 84 78Q66 94 38 84Q18 72 22 30Z', 'D M50 50q26 0 30 26q-24 8 -36 -8Z', 'y M24 28L2 36L24 42Z', ...at(6, 46, 1, ['r M0 0Q10 -4 14 4Q14 14 4 18Q-6 14 -4 4Z', 'e M-2 0Q4 -6 12 0Q4 4 -2 0Z'])], face: [42, 28, 0.8] },
  beetles: { shapes: [...at(66, 44, 0.55, ['- M10 70L-4 82M90 70L104 82M8 50L-6 50M92 50L106 50', `s ${oval(50, 56, 40, 38)}`, '- M50 20V94M34 26Q28 56 34 88M66 26Q72 56 66 88', `a ${dot(50, 20, 18)}`, `K ${dot(43, 18, 4)}`, `K ${dot(57, 18, 4)}`]), ...at(-2, 12, 0.85, ['- M14 70L-2 84M86 70L102 84M10 52L-6 52M90 52L106 52', `s ${oval(50, 58, 40, 38)}`, 'K M48 22h4v74h-4ZM32 28Q26 58 34 92L28 88Q18 58 26 34ZM68 28Q74 58 66 92L72 88Q82 58 74 34Z', `a ${oval(50, 26, 26, 20)}`, '- M40 8Q36 -4 28 -6M60 8Q64 -4 72 -6'])], face: [40.5, 32, 0.8] },
  hose: { shapes: ['= M96 92H50', `+ M22 84a30 13 0 1 0 56 0a30 13 0 1 0 -56 0M26 72a28 12 0 1 0 48 0a28 12 0 1 0 -48 0M70 64Q88 52 76 36`, 's M20 24Q20 8 44 8Q74 8 80 30Q80 50 56 50Q22 50 20 24Z', 'y M8 18H22V40H8Z', `A ${dot(4, 54, 3)}${dot(10, 62, 3)}${dot(0, 66, 2)}`], face: [50, 26, 0.9] },
  nettles: { shapes: ['= M50 94V40M28 94Q30 74 24 64M72 94Q70 74 78 62', ...both(['s M50 84Q24 84 14 66Q22 70 20 60Q30 66 32 58Q44 66 50 84Z', 's M50 64Q22 62 8 44Q18 46 16 36Q28 44 30 36Q44 48 50 64Z']), 's M50 4Q62 14 60 20Q70 20 68 30Q76 34 70 44Q62 58 50 58Q38 58 30 44Q24 34 32 30Q30 20 40 20Q38 14 50 4Z'], face: [50, 34, 0.85] },
  gnome: { shapes: ['a M22 94Q18 62 36 58H64Q82 62 78 94Z', 'k M22 80h56v7h-56Z', `s ${dot(50, 46, 20)}`, ...at(50, 48, 0.9, BEARD), 'r M24 40Q40 10 56 -2Q62 20 76 40Q50 30 24 40Z', '= M82 66L92 56', '- M92 94V40', `e ${dot(92, 38, 6)}`], face: [50, 40, 0.75] },
  sun: { shapes: [`a ${rays(50, 50, 34, 49, 12)}`, `s ${dot(50, 50, 32)}`, 'H M28 42q6 -16 20 -18q-12 10 -12 20Z', 'e M72 22Q80 34 72 38Q64 34 72 22Z'], face: [50, 44, 1.1] },
  scarecrow: { shapes: ['- M50 94V54M10 62H90', 'a M24 52H76L80 86L70 80L62 90L50 80L38 90L30 80L20 86Z', 'y M2 56L22 54V68L2 70L10 63ZM98 56L78 54V68L98 70L90 63Z', 'r M44 52L50 76L56 52Z', 's M28 34Q28 14 50 14Q72 14 72 34Q72 54 50 56Q28 54 28 34Z', '- M34 44l6 2M62 46l6 -2', 'e M12 22Q50 12 88 22L86 28Q50 20 14 28Z', 'e M30 20L36 -2H64L70 20Q50 14 30 20Z'], face: [50, 34, 0.85] },
  mole: { shapes: ['e M0 94Q10 74 30 80Q50 66 70 80Q90 74 100 94Z', 's M24 86Q16 30 50 28Q84 30 76 86Z', 'w M20 62L6 52L10 64L0 64L8 74L2 80L22 78Z', 'w M80 62L94 52L90 64L100 64L92 74L98 80L78 78Z', 'y M26 38Q26 10 50 10Q74 10 74 38H82V44H18V38Z', `w ${dot(50, 28, 7)}`], over: ['a M42 60Q50 54 58 60Q58 70 50 72Q42 70 42 60Z'], face: [50, 56, 0.9] },
  courgette: { shapes: ['= M24 62L8 54M76 56L92 44', '= M36 88v6M62 90v4', 's M40 14Q62 8 68 26Q78 54 72 82Q66 96 46 94Q26 92 26 70Q26 42 30 26Q32 16 40 14Z', 'e M40 18Q44 8 40 0H54Q56 8 60 16Q50 24 40 18Z', 'H M34 34q4 -10 8 -12q-6 26 -3 60q-12 -8 -5 -48Z', '~ M58 22q8 26 6 64M48 26q4 30 2 64'], face: [50, 44, 1] },
  goat: { shapes: ['s M26 94Q20 66 40 60H62Q82 66 76 94Z', 'a M38 22Q26 -4 8 6Q26 8 28 28Z', 'a M62 22Q74 -4 92 6Q74 8 72 28Z', 's M30 30L6 34L28 46Z', 's M70 30L94 34L72 46Z', 's M30 22Q50 10 70 22L66 54Q64 72 50 72Q36 72 34 54Z', 'w M42 70Q50 96 58 70Z', 'H M42 54h16l-2 12h-12Z', ...at(58, 60, 1, ['e M0 0l24 -6l2 5l-24 6Z', 'e M6 -8l4 18l4 -1l-4 -18Z'])], over: ['- M46 58l2 3M54 58l-2 3'], face: [50, 34, 0.9] },
  hound: { shapes: ['s M8 94Q4 52 30 44H70Q96 52 92 94Z', 's M16 34Q12 16 26 12L34 26Z', 's M84 34Q88 16 74 12L66 26Z', 's M16 46Q14 10 50 10Q86 10 84 46Q86 82 50 84Q14 82 16 46Z', 'a M16 46Q14 12 46 10Q42 40 34 52Q24 58 16 46Z', 'e M12 82q38 14 76 0v8q-38 14 -76 0Z'], over: [`k ${oval(50, 48, 9, 6)}`], face: [50, 34, 1.1] },
  hornet: { shapes: ['w M40 36Q0 8 6 40Q12 56 42 48Z', 'w M62 34Q102 4 98 38Q90 56 62 48Z', 's M30 60Q30 34 52 34Q76 36 74 60Q70 84 50 98Q34 84 30 60Z', 'K M31 62q20 10 42 0l-3 10q-18 8 -36 0ZM38 80q12 6 26 0l-8 10q-6 2 -11 0Z', `s ${dot(52, 30, 20)}`, '- M44 12Q40 0 30 0M60 12Q64 0 74 0'], face: [52, 28, 0.9] },
  driller: { shapes: ['w M26 94Q22 62 50 60Q78 62 74 94Z', '~ M30 70h42M28 80h46M28 89h46', `s ${dot(46, 38, 22)}`, 'e M22 36Q22 12 46 12Q70 12 70 34Q58 22 22 36Z', '= M70 74L80 62', 'a M62 50H92V64H80L78 78H68L70 64H62Z', 'k M92 54h8v4h-8ZM94 52l4 12', '- M100 46l4 -4M102 56h5M100 66l4 4'], face: [46, 38, 0.85] },
  meter: { shapes: ['= M24 84L10 92M76 84L90 92', 's M16 12Q50 2 84 12V82Q50 92 16 82Z', 'w M26 18H74V36H26Z', '- M38 18v18M50 18v18M62 18v18', 'r M26 66H74V72H26Z', 'K M58 66h8v6h-8Z', '- M30 24h4M42 24h4M54 24h4M66 31h4M30 31h4', '~ M86 30q12 4 8 18l-8 -4'], face: [50, 50, 0.8] },
  relatives: { shapes: [...at(-6, 8, 0.9, ['e M14 94V56Q14 44 28 44Q42 44 42 56V94Z', `s ${dot(28, 34, 15)}`, 'a M12 32Q12 14 28 14Q44 14 44 32Q28 22 12 32Z', `K ${dot(23, 34, 2)}${dot(33, 34, 2)}`, '- M23 41q5 4 10 0']), ...at(50, 8, 0.9, ['r M14 94V56Q14 44 28 44Q42 44 42 56V94Z', `s ${dot(28, 34, 15)}`, 'k M14 30Q16 16 28 16Q40 16 42 30Z', `K ${dot(23, 34, 2)}${dot(33, 34, 2)}`, '- M20 40q8 6 16 0']), 'a M30 94V54Q32 42 50 42Q68 42 70 54V94Z', `s ${dot(50, 30, 18)}`, 'w M30 28Q28 8 50 8Q72 8 70 28Q50 16 30 28Z', 'e M4 74H38V94H4ZM14 74v-6h14v6', 'y M62 78H98V94H62ZM72 78v-6h14v6', '- M4 84h34M62 86h36'], face: [50, 30, 0.75] },
  train: { shapes: ['k M10 88H90V95H10Z', 's M16 20Q18 4 50 4Q82 4 84 20V86H16Z', 'a M16 58H84V72H16Z', 'w M24 18H76V42H24Z', `y ${dot(26, 64, 6)}`, `y ${dot(74, 64, 6)}`, `y ${dot(50, 8, 4)}`, 'k M30 78H70V86H30Z'], face: [50, 28, 0.8] },
  mower: { shapes: ['- M80 66L98 14H84', 's M8 60Q10 44 34 44H70Q88 46 88 66V80H8Z', 'a M24 46Q26 26 46 26Q64 28 66 46Z', 'H M14 56q4 -6 14 -6l-2 8Z', 'w M4 76l8 8l6 -8l6 8l6 -8l6 8l6 -8l6 8l6 -8l6 8l6 -8v-4H4Z', `k ${dot(22, 88, 8)}`, `k ${dot(76, 86, 10)}`, `W ${dot(22, 88, 3)}`, `W ${dot(76, 86, 4)}`, '~ M2 70l-6 -8M6 64l-6 -10M0 78l-8 -2', '- M46 26q6 -10 0 -18M56 27q8 -8 4 -16'], face: [44, 54, 0.8] },
  surveyor: { shapes: ['e M26 94Q22 62 50 60Q78 62 74 94Z', 'a M44 60L50 80L56 60Z', `s ${oval(50, 38, 20, 24)}`, 'k M28 26Q28 6 50 6Q72 6 72 26Q50 18 28 26Z', '- M44 54q6 4 12 0', 'y M74 70H98V94H74Z', `w ${dot(86, 82, 7)}`, 'y M74 88L6 80V86L74 94Z', '- M16 82v3M26 83v3M36 84v3M46 86v3M56 87v3M66 88v3'], face: [50, 38, 0.85] },
  hogweed: { shapes: ['= M50 96V34M50 70Q30 70 22 54M50 76Q70 76 80 58M50 44Q34 40 24 22M50 44Q66 40 76 22M50 42V14', 's M22 56Q2 56 0 76Q12 70 14 78Q26 74 22 56Z', 's M80 58Q98 58 100 78Q88 72 86 80Q74 76 80 58Z', `w ${rays(20, 18, 9, 15, 11)}`, `w ${rays(80, 18, 9, 15, 11)}`, `w ${rays(50, 12, 11, 17, 13)}`, `s ${oval(50, 56, 22, 20)}`], face: [50, 52, 0.85] },
  leshy: { shapes: ['+ M34 16L22 -2M28 6L16 8M66 16L78 -2M72 6L86 10', 'a M20 94Q28 60 22 30Q26 12 50 12Q74 12 78 30Q72 60 80 94L66 88L58 95L50 88L42 95L34 88Z', 's M30 40Q32 24 50 24Q68 24 70 40Q70 58 50 60Q30 58 30 40Z', 'e M30 56Q34 80 50 84Q66 80 70 56Q60 64 50 60Q40 64 30 56Z', 'r M46 60L50 86L54 60Z', '- M24 66l6 8M76 66l-6 8', 'k M78 66H98V86H78ZM84 66v-4h8v4'], face: [50, 40, 0.8] },
  swarm: { shapes: [...at(0, 2, 0.42, ['w M40 30Q4 0 10 40Z', 'w M60 30Q96 0 90 40Z', `s ${oval(50, 54, 18, 26)}`, `K ${dot(44, 40, 4)}${dot(56, 40, 4)}`, '- M50 78V98']), ...at(56, -2, 0.42, ['w M40 30Q4 0 10 40Z', 'w M60 30Q96 0 90 40Z', `s ${oval(50, 54, 18, 26)}`, `K ${dot(44, 40, 4)}${dot(56, 40, 4)}`, '- M50 78V98']), ...at(2, 56, 0.4, ['w M40 30Q4 0 10 40Z', 'w M60 30Q96 0 90 40Z', `s ${oval(50, 54, 18, 26)}`, `K ${dot(44, 40, 4)}${dot(56, 40, 4)}`, '- M50 78V98']), ...at(58, 56, 0.4, ['w M40 30Q4 0 10 40Z', 'w M60 30Q96 0 90 40Z', `s ${oval(50, 54, 18, 26)}`, `K ${dot(44, 40, 4)}${dot(56, 40, 4)}`, '- M50 78V98']), 'w M42 44Q8 20 16 58Q30 64 44 54Z', 'w M58 44Q92 20 84 58Q70 64 56 54Z', 's M34 46Q34 22 50 22Q66 22 66 46Q64 70 50 84Q36 70 34 46Z', 'D M36 60q14 8 28 0l-4 10q-10 6 -20 0Z', '- M50 60V78'], face: [50, 42, 0.75] },
  meeting: { shapes: ['= M16 60V24M86 58V18M66 44V14', 's M10 24q6 -12 12 0ZM80 18q6 -12 12 0ZM60 14q6 -12 12 0Z', ...[['e', 6, 50], ['a', 62, 50], ['r', 34, 44]].flatMap(([role, x, y]) => at(Number(x), Number(y), 0.62, [`${role} M0 74V44Q2 30 26 30Q50 30 52 44V74Z`, `s ${dot(26, 18, 19)}`, `k ${oval(26, 26, 6, 6)}`, '- M14 10l9 4M38 10l-9 4'])), 'w M18 74H82V94H18Z', '- M26 80h48M26 86h34'], face: [50, 12, 0] },
  bulldozer: { shapes: ['k M14 78H78Q90 86 78 95H14Q2 86 14 78Z', `W ${dot(18, 86.5, 4)}${dot(46, 86.5, 4)}${dot(74, 86.5, 4)}`, 's M18 42H66V80H18Z', 's M22 12H62V44H22Z', 'w M28 18H56V40H28Z', 'k M68 14h6v28h-6Z', '- M72 8q8 -4 6 -10', 'a M76 44Q100 50 96 94H84Q90 66 70 58Z', 'D M18 68H66V80H18Z'], face: [42, 27, 0.75] },
  harvest: { shapes: ['e M30 34Q24 10 40 12Q44 20 42 34Z', 'r M44 32Q42 10 58 12Q66 22 58 34Z', 'y M60 32Q70 8 80 20Q80 30 70 38Z', 'a M26 40L14 12L32 22Z', 's M20 40Q50 28 80 40Q98 94 84 94H16Q2 94 20 40Z', '- M22 42Q50 52 78 42M30 62l8 4M70 62l-8 4', 'D M12 82q38 12 76 0l-2 12H14Z', `r ${dot(8, 88, 8)}`, `s ${oval(94, 90, 8, 6)}`, 'e M2 82l6 -6l4 6Z'], face: [50, 60, 1] },
}; // prettier-ignore

interface Guise {
  body: string;
  colours: [skin: string, accent: string, extra: string];
  eyes: string;
  mouth: string;
  more?: readonly Drawn[];
}

const SKIN = '#f3c39a';
const HELD: Record<string, Drawn[]> = {
  coin: [`y ${dot(84, 72, 9)}`, '- M84 67v10'],
  camera: ['k M68 64H96V84H68Z', `w ${dot(82, 74, 7)}`, 'k M76 60h12v5h-12Z'],
  carrot: ['a M92 46L78 84L74 82Z', 'e M92 46q-2 -12 4 -14q6 8 2 16Z'],
  guitar: [...at(50, 74, 1, ['a M-22 4Q-24 -10 -10 -8Q-2 -16 6 -6Q10 4 2 12Q-12 20 -22 4Z', 'k M4 -4L36 -30L39 -26L8 0Z', `w ${dot(-8, 2, 4)}`])],
  ticket: ['w M66 60H98V82H66Z', '- M71 66h22M71 72h14', 'r M84 74h10v5h-10Z'],
  book: ['w M66 58H94V86H66Z', '- M72 65h16M72 71h16M72 77h10', 'r M88 52l8 4l-14 22l-4 -4Z'],
  sack: ['y M66 94Q58 66 76 56L72 48H90L86 56Q104 66 98 94Z', '- M74 56h14'],
  cone: ['y M74 74L84 94L92 72Z', `w ${dot(83, 68, 10)}`, 'r M83 54l2 6l-4 0Z'],
}; // prettier-ignore

/** The monsters that are ours, by the card's code. */
const LOOKS: Record<string, Guise> = {
  mouse: { body: 'mouse', colours: ['#b9b4c4', '#f2a9b5', '#5878c7'], eyes: 'shut', mouth: 'none' },
  flake: { body: 'flake', colours: ['#9fd8f2', '#3f8fc0', '#fff'], eyes: 'wide', mouth: 'smile' },
  mandarin: { body: 'mandarin', colours: ['#f78d1e', '#4f9d45', '#fff'], eyes: 'mad', mouth: 'fangs' },
  pitbull: { body: 'dog', colours: ['#a9764b', '#c93c3c', '#fff'], eyes: 'angry', mouth: 'jaws' },
  slush: { body: 'puddle', colours: ['#8fa3b0', '#b9c9d3', '#fff'], eyes: 'sly', mouth: 'grin' },
  carollers: { body: 'carollers', colours: [SKIN, '#3e8f5a', '#4a62a8'], eyes: 'shut', mouth: 'open' },
  aspic: { body: 'aspic', colours: ['#d9b36c', '#ef7b2d', '#fbf1d8'], eyes: 'wide', mouth: 'sad' },
  gingerbread: { body: 'gingerbread', colours: ['#b9713a', '#fff4e0', '#fff'], eyes: 'angry', mouth: 'teeth' },
  goosebumps: { body: 'chill', colours: ['#cfe3f7', '#5f8fc9', '#fff'], eyes: 'glare', mouth: 'open' },
  herring: { body: 'fish', colours: ['#7fa3b8', '#c4598b', '#fff'], eyes: 'wide', mouth: 'sad' },
  tinsel: { body: 'tinsel', colours: ['#e24f8f', '#f4c33a', '#4fb4d8'], eyes: 'sly', mouth: 'fangs' },
  icicle: { body: 'icicle', colours: ['#a9dcf5', '#d8433a', '#fff'], eyes: 'angry', mouth: 'smile' },
  petarda: { body: 'cracker', colours: ['#d8433a', '#ffce3a', '#3f9f76'], eyes: 'angry', mouth: 'grin' },
  cashier: { body: 'cashier', colours: [SKIN, '#a4442f', '#3b6fb5'], eyes: 'sly', mouth: 'flat' },
  nettroll: { body: 'troll', colours: ['#8cbf4d', '#5f8a2c', '#5b5870'], eyes: 'glare', mouth: 'none' },
  mantree: { body: 'fir', colours: ['#3f9350', '#8a5a34', '#5cc7e6'], eyes: 'angry', mouth: 'jaws' },
  snowqueen: { body: 'queen', colours: ['#e9e4f5', '#7fb6e8', '#dfe9f2'], eyes: 'sly', mouth: 'flat' },
  hippogriff: { body: 'griffin', colours: ['#b98a4f', '#8b6a9e', '#fff'], eyes: 'angry', mouth: 'none' },
  avalanche: { body: 'avalanche', colours: ['#eef5fb', '#9fb9cf', '#8494a8'], eyes: 'angry', mouth: 'jaws' },
  'santa-pocket': { body: 'pocket', colours: [SKIN, '#fff', '#4f8fc9'], eyes: 'wide', mouth: 'none', more: HELD['coin'] ?? [] },
  'santa-mall': { body: 'santa', colours: ['#f0b08a', '#fff', '#e58aa8'], eyes: 'sly', mouth: 'none', more: HELD['camera'] ?? [] },
  'santa-diet': { body: 'santa', colours: ['#cfe0a0', '#f08a2e', '#5faa48'], eyes: 'angry', mouth: 'none', more: HELD['carrot'] ?? [] },
  'santa-rock': { body: 'rocker', colours: [SKIN, '#e24f8f', '#33293f'], eyes: 'shades', mouth: 'none', more: HELD['guitar'] ?? [] },
  'santa-sub': { body: 'santa', colours: ['#c9b8ea', '#fff', '#8f62b8'], eyes: 'glasses', mouth: 'none', more: HELD['ticket'] ?? [] },
  'santa-old': { body: 'santa', colours: ['#b7bf9a', '#4f7a3a', '#8f9a7a'], eyes: 'shut', mouth: 'none', more: [...at(14, 60, 1, ['~ M0 0l6 8M14 10l4 9M64 0l-4 10M52 22l4 8M8 26l6 6']), '- M92 94V46q0 -8 -8 -8'] },
  'santa-audit': { body: 'santa', colours: ['#e7bd9d', '#fff', '#34507a'], eyes: 'glasses', mouth: 'none', more: HELD['book'] ?? [] },
  'santa-chief': { body: 'santa', colours: ['#e79a72', '#fff', '#d8433a'], eyes: 'glare', mouth: 'none', more: [...(HELD['sack'] ?? []), ...at(46, 14, 0.9, HEADWEAR['crown'] ?? [])] },
  aphid: { body: 'aphid', colours: ['#9fcf5a', '#fff', '#4f9d45'], eyes: 'wide', mouth: 'sad' },
  slug: { body: 'slug', colours: ['#c99a6a', '#fff', '#fff'], eyes: 'none', mouth: 'tongue' },
  hedgehog: { body: 'hedgehog', colours: ['#e7c9a0', '#6b5446', '#fff'], eyes: 'angry', mouth: 'flat' },
  tick: { body: 'tick', colours: ['#c2453d', '#5a2c2c', '#fff'], eyes: 'wide', mouth: 'smile' },
  blackbird: { body: 'blackbird', colours: ['#4a4358', '#fff', '#4f9d45'], eyes: 'sly', mouth: 'none' },
  beetles: { body: 'beetles', colours: ['#f0cf4a', '#e0853a', '#fff'], eyes: 'wide', mouth: 'none' },
  hose: { body: 'hose', colours: ['#4fae62', '#3d8f50', '#fff'], eyes: 'angry', mouth: 'fangs' },
  nettles: { body: 'nettles', colours: ['#4f9d45', '#fff', '#fff'], eyes: 'angry', mouth: 'grin' },
  gnome: { body: 'gnome', colours: ['#f0b491', '#3b6fb5', '#ffce3a'], eyes: 'angry', mouth: 'none' },
  heat: { body: 'sun', colours: ['#ffb52e', '#f0722e', '#7cc7ee'], eyes: 'shades', mouth: 'grin' },
  scarecrow: { body: 'scarecrow', colours: ['#e2c48a', '#7a5a8f', '#5a4632'], eyes: 'mad', mouth: 'teeth' },
  mole: { body: 'mole', colours: ['#6e6478', '#f2a9b5', '#8a6240'], eyes: 'shut', mouth: 'none' },
  courgette: { body: 'courgette', colours: ['#5faa48', '#3f7f36', '#8a6a3a'], eyes: 'wide', mouth: 'grin' },
  goat: { body: 'goat', colours: ['#e9e2d2', '#a98f6a', '#a9713f'], eyes: 'sly', mouth: 'none' },
  alabai: { body: 'hound', colours: ['#f2ead9', '#b98a5a', '#3b6fb5'], eyes: 'dots', mouth: 'jaws' },
  'santa-leave': { body: 'summer', colours: ['#e99a6a', '#fff', '#f2a03a'], eyes: 'shades', mouth: 'none', more: HELD['cone'] ?? [] },
  hornets: { body: 'hornet', colours: ['#f7c52e', '#fff', '#fff'], eyes: 'angry', mouth: 'grin' },
  drill: { body: 'driller', colours: [SKIN, '#3b6fb5', '#e05a2e'], eyes: 'mad', mouth: 'smile' },
  meter: { body: 'meter', colours: ['#7d8794', '#ffce3a', '#fff'], eyes: 'mad', mouth: 'none' },
  relatives: { body: 'relatives', colours: [SKIN, '#b0589a', '#4f8f9f'], eyes: 'wide', mouth: 'grin' },
  train: { body: 'train', colours: ['#3f9f5f', '#e0483a', '#fff'], eyes: 'angry', mouth: 'none' },
  mower: { body: 'mower', colours: ['#e0483a', '#4a4a58', '#fff'], eyes: 'angry', mouth: 'none' },
  surveyor: { body: 'surveyor', colours: [SKIN, '#d8433a', '#7a8a5a'], eyes: 'glasses', mouth: 'none' },
  hogweed: { body: 'hogweed', colours: ['#6fae5a', '#fff', '#fff'], eyes: 'glare', mouth: 'grin' },
  leshy: { body: 'leshy', colours: ['#a8b56a', '#6b4f36', '#5f8a3f'], eyes: 'sly', mouth: 'none' },
  swarm: { body: 'swarm', colours: ['#8f97a8', '#fff', '#fff'], eyes: 'glare', mouth: 'none' },
  meeting: { body: 'meeting', colours: [SKIN, '#3e8f5a', '#4a62a8'], eyes: 'none', mouth: 'none' },
  bulldozer: { body: 'bulldozer', colours: ['#f2b02e', '#8a8f9a', '#fff'], eyes: 'angry', mouth: 'none' },
  harvest: { body: 'harvest', colours: ['#d2a566', '#ef7b2d', '#4f9d45'], eyes: 'mad', mouth: 'jaws' },
}; // prettier-ignore

/** The codes of the monsters that have drawings of their own. */
export const DRAWN_MONSTERS: readonly string[] = Object.keys(LOOKS);

const COMMON = ['blob', 'ghost', 'beast', 'crab', 'worm', 'bird', 'rock', 'eye'];
const COLOURS = ['#8cbf4d', '#c96a8f', '#6a9fd8', '#e0a03a', '#9a78c9', '#d8584a', '#4fae9a', '#a9865f'];
const WEAK = { eyes: ['wide', 'dots', 'shut', 'sly', 'mad'], mouths: ['smile', 'open', 'sad', 'tongue'] };
const STRONG = {
  eyes: ['angry', 'glare', 'three', 'one', 'mad'],
  mouths: ['fangs', 'jaws', 'grin', 'teeth'],
};
const SOFT_HEADS = ['ears', 'round', 'antennae', 'tuft', 'none'];
const HARD_HEADS = ['horns', 'antlers', 'spikes', 'horn', 'crown'];
/** From this level on a monster that we do not know has horns and teeth. */
const FIERCE = 8;

export function monsterArt(code: string, level: number): Art {
  return drawn(LOOKS[code] ?? composed(code, level));
}

function drawn({ body, colours, eyes, mouth, more = [] }: Guise): Art {
  const { shapes, over = [], face } = BODIES[body] ?? { shapes: [], face: [50, 50, 1] };
  const [x, y, scale] = face;
  const [skin, accent, extra] = colours;
  const seen = scale ? at(x, y, scale, [...(EYES[eyes] ?? []), ...(MOUTHS[mouth] ?? [])]) : [];
  return { shapes: [...shapes, ...seen, ...over, ...more], skin, accent, extra };
}

/** A monster of anybody's pack: the same card always looks the same. */
function composed(code: string, level: number): Guise {
  const pick = chooser(code);
  const { eyes, mouths } = level < FIERCE ? WEAK : STRONG;
  const body = pick(COMMON);
  const skin = pick(COLOURS);
  const accent = pick(COLOURS.filter((one) => one !== skin));
  const [x, y, scale] = BODIES[body]?.face ?? [50, 40, 1];
  const head = HEADWEAR[pick(level < FIERCE ? SOFT_HEADS : HARD_HEADS)] ?? [];
  return {
    body,
    colours: [skin, accent, '#ffce3a'],
    eyes: pick(eyes),
    mouth: pick(mouths),
    more: at(x, y - 22 * scale, 0.9, head),
  };
}

/** Chooses as the letters of a code say. */
export function chooser(code: string): <One>(among: readonly One[]) => One {
  let mixed = 0x811c9dc5;
  const stir = (number: number): void => {
    mixed = Math.imul(mixed ^ number, 0x01000193) >>> 0;
    mixed = (mixed ^ (mixed >>> 15)) >>> 0;
  };
  for (const letter of code) stir(letter.codePointAt(0) ?? 0);
  return (among) => {
    stir(among.length);
    const found = among[mixed % among.length];
    if (found === undefined) throw new Error('there is nothing to choose from');
    return found;
  };
}

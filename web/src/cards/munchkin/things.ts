/** What lies on a card that is no monster and no person: things worn, thrown and suffered. */

import { EYES, MOUTHS } from './faces';
import { BODIES, chooser } from './monsters';
import { at, both, dot, oval, type Art, type Drawn } from './shapes';

type Colours = [skin: string, accent: string, extra: string];
type Thing = [colours: Colours, ...shapes: Drawn[]];

const STEEL = '#c3ccd6';
const WOOD = '#b07a45';
const CAP: Drawn[] = ['s M16 66Q14 20 50 18Q86 20 84 66Z', 'a M8 62H92V80H8Z'];
const POLE: Drawn[] = ['+ M30 92L70 14'];
const BOTTLE: Drawn[] = ['s M40 8H60V32Q76 42 76 58V92H24V58Q24 42 40 32Z', 'H M32 56q0 -8 8 -12v40h-8Z'];
const JAR: Drawn[] = ['s M24 24H76Q84 34 82 92H18Q16 34 24 24Z', 'a M22 12H78V26H22Z', 'H M26 36h8v48h-8Z'];
const BUCKET: Drawn[] = ['- M18 34Q50 -14 82 34', 's M14 34H86L76 92H24Z', `e ${oval(50, 34, 36, 9)}`];
const SHEET: Drawn[] = ['w M18 10H72L84 24V92H18Z', 'D M72 10V24H84Z'];

/** What a kind of card shows where the card itself has no drawing. */
const KINDS: Record<string, Thing> = {
  head: [[STEEL, '#d8433a', '#fff'], 's M14 74Q12 18 50 16Q88 18 86 74H66V52H34V74Z', 'a M44 4H56V22H44Z', 'H M24 60q0 -26 16 -34q-6 12 -8 34Z'],
  armour: [[STEEL, '#8a5a34', '#fff'], 's M34 12Q50 24 66 12L92 26L84 50L74 44V90Q50 98 26 90V44L16 50L8 26Z', '- M50 22V94M28 56h44', 'H M34 30h8v52h-8Z'],
  feet: [[WOOD, '#5a3b20', '#fff'], 's M20 8H48V54Q78 56 84 76V86H20Z', 'a M18 82H88V94H18Z', '- M26 20h16M26 30h16'],
  hand: [[STEEL, WOOD, '#ffce3a'], 's M50 2L60 16V62H40V16Z', 'y M22 60H78V70H22Z', 'a M44 70H56V90H44Z', `y ${dot(50, 92, 6)}`],
  hands2: [[STEEL, WOOD, '#fff'], '+ M50 94V16', 's M52 12Q86 4 92 40Q72 34 52 46Z', 's M48 12Q14 4 8 40Q28 34 48 46Z'],
  item: [['#c98a4a', '#8a5a34', '#ffce3a'], '- M36 30Q36 8 50 8Q64 8 64 30', 's M16 34Q20 28 50 28Q80 28 84 34L88 90H12Z', 'a M14 50H86V60H14Z', 'y M44 46H56V64H44Z'],
  oneshot: [['#8fd0b0', '#b07a45', '#fff'], 'a M42 4H58V16H42Z', 's M42 16H58V36L84 80Q86 92 74 92H26Q14 92 16 80L42 36Z', 'D M26 64H74L84 82Q84 92 74 92H26Q16 92 16 82Z', `W ${dot(42, 74, 4)}`, `W ${dot(58, 62, 3)}`],
  trick: [['#ffce3a', '#fff', '#fff'], 's M58 2L18 56H44L36 98L84 38H56Z'],
  gual: [['#ffce3a', '#e0913a', '#fff'], 's M50 4L92 50H70V70H30V50H8Z', 'a M30 78H70V92H30Z', 'H M50 12L30 36h14Z'],
  curse: [['#8f62b8', '#4b2f73', '#fff'], 's M50 6Q88 8 88 46Q88 62 76 68V84H24V68Q12 62 12 46Q12 8 50 6Z', `k ${oval(34, 46, 11, 12)}`, `k ${oval(66, 46, 11, 12)}`, `R ${dot(34, 48, 4)}`, `R ${dot(66, 48, 4)}`, 'k M50 56l6 10h-12Z', '- M38 74v10M50 74v10M62 74v10'],
  enhancer: [['#e7a03a', '#d8433a', '#fff'], 's M50 6L60 24L82 14L76 38L98 44L80 58L92 80L66 76L60 96L46 80L26 94L26 70L4 66L20 50L6 30L30 32L34 10Z', 'w M44 34h12v12h12v12h-12v12h-12v-12h-12v-12h12Z'],
  wander: [['#7a6a5a', '#fff', '#fff'], `s ${oval(50, 66, 24, 20)}`, `s ${oval(18, 46, 9, 12)}`, `s ${oval(38, 24, 10, 13)}`, `s ${oval(64, 24, 10, 13)}`, `s ${oval(84, 46, 9, 12)}`],
  cheat: [['#fff', '#d8433a', '#3b6fb5'], ...at(30, 56, 1, ['w M-20 -34H22V32H-20Z', 'R M0 -14l10 14l-10 14l-10 -14Z'], -14), ...at(66, 52, 1, ['w M-20 -34H22V32H-20Z', 'K M0 -16Q14 -2 10 8Q4 12 1 6L4 16H-4L-1 6Q-4 12 -10 8Q-14 -2 0 -16Z'], 12)],
  event: [['#ffce3a', '#e0713a', '#fff'], 's M50 2L60 32L90 22L72 48L96 66L66 66L64 96L48 72L24 92L30 64L2 58L28 44L14 18L40 32Z', 'a M48 26h10l-2 28h-6ZM49 60h7v7h-7Z'],
  unknown: [['#d9d4c8', '#8d8576', '#fff'], 's M22 4H78V96H22Z', '- M38 34q2 -12 14 -12q14 2 10 14q-4 8 -12 12v10M50 70v2'],
}; // prettier-ignore

/** Things of our packs, by the card's code. */
const THINGS: Record<string, Thing> = {
  // Winter
  snowcap: [['#d8433a', '#fff', '#fff'], ...CAP, `w ${dot(50, 14, 11)}`, '- M30 28v34M50 24v38M70 28v34'],
  antlers: [['#8a5a34', '#8a5a34', '#d8433a'], '+ M36 70Q32 40 16 30M28 46L10 54M24 38L30 14M64 70Q68 40 84 30M72 46L90 54M76 38L70 14', 'e M14 70H86V84H14Z'],
  bucket: [[STEEL, '#d8433a', '#8fa3b0'], 's M20 24H80L72 86H28Z', `e ${oval(50, 24, 30, 8)}`, '- M20 28Q10 70 60 70', 'H M32 38h8l4 40h-8Z'],
  kokoshnik: [['#d8433a', '#ffce3a', '#3b6fb5'], 's M6 82Q6 10 50 6Q94 10 94 82Q50 58 6 82Z', 'y M20 70Q24 28 50 26Q76 28 80 70Q50 56 20 70Z', `e ${dot(50, 42, 7)}`, `r ${dot(32, 54, 4)}`, `r ${dot(68, 54, 4)}`, `W ${dot(50, 14, 3)}${dot(24, 26, 3)}${dot(76, 26, 3)}`],
  tinselmail: [['#4fb4d8', '#e24f8f', '#ffce3a'], 's M34 12Q50 24 66 12L92 26L84 50L74 44V90H26V44L16 50L8 26Z', '~ M26 46q6 6 12 0t12 0t12 0t12 0M26 60q6 6 12 0t12 0t12 0t12 0M26 74q6 6 12 0t12 0t12 0t12 0'],
  furcoat: [['#8a6240', '#d9b98a', '#fff'], 's M36 10H64L94 34L86 62L76 56L80 94H20L24 56L14 62L6 34Z', 'a M36 10Q50 34 64 10L68 20Q52 50 32 20Z', 'a M20 86h60v10h-60Z', '- M50 40V86', `k ${dot(56, 52, 2)}`, `k ${dot(56, 66, 2)}`],
  saladplate: [['#e7edf2', '#7fbf5a', '#f08a2e'], `s ${oval(50, 50, 44, 40)}`, `w ${oval(50, 50, 32, 28)}`, 'a M26 44q10 -16 24 -10q18 -4 24 14q0 18 -24 18q-24 2 -24 -22Z', 'E M38 44h8v6h-8ZM56 52h8v6h-8ZM48 58h6v5h-6Z', 'Y M52 38h7v7h-7ZM40 55h5v5h-5Z'],
  boots: [['#a4442f', '#5a2c2c', '#ffce3a'], 's M24 6H54V52Q86 54 90 76V84H24Z', 'a M20 82H94V94H20Z', 'y M22 34H56V44H22Z', `w ${dot(40, 39, 5)}`, '- M94 58l6 -6M94 66h6M92 50l2 -8'],
  valenki: [['#8f8a92', '#5f5a66', '#d8433a'], 's M26 6H56V50Q90 56 90 80Q90 94 74 94H26Z', 'D M26 82H90Q88 94 74 94H26Z', '- M20 26l-14 -2M20 44l-16 0M20 62l-14 2', 'e M26 14H56V22H26Z'],
  skates: [['#fff', '#3b6fb5', '#fff'], 'w M24 6H52V44Q80 46 84 66V76H24Z', '- M30 76v10M74 76v10', `e M14 86H90Q94 92 86 93H14Z`, '~ M44 16h10M44 26h10M46 36h10'],
  skis: [['#d8433a', '#ffce3a', '#fff'], ...at(36, 50, 1, ['s M-8 46V-34Q-8 -46 4 -48V46Z', 'y M-8 0H4V14H-8Z'], -10), ...at(66, 50, 1, ['s M-4 46V-48Q8 -46 8 -34V46Z', 'y M-4 0H8V14H-4Z'], 10)],
  whip: [['#3a2c33', '#d8433a', '#fff'], '= M28 92L36 62Q44 20 70 20Q92 24 84 44Q76 58 62 48Q54 40 64 34', 'a M22 94L32 58L42 62L34 94Z'],
  candycane: [['#fff', '#d8433a', '#fff'], '= M34 92V36Q34 10 56 10Q78 12 74 36', '- M30 82l8 -6M30 68l8 -6M30 54l8 -6M30 40l8 -6M34 24l8 4M50 10l2 8M66 14l-4 7M72 28l-8 2', ...at(34, 64, 1, ['e M-16 -8L0 0L-16 8ZM16 -8L0 0L16 8Z'])],
  sparkler: [['#ffce3a', '#8d8576', '#fff'], '- M22 94L54 40', 's M58 4L62 24L78 10L72 30L94 28L76 40L94 54L72 50L76 70L60 54L50 72L50 50L32 56L46 40L28 30L50 28L44 10Z', `w ${dot(60, 39, 8)}`],
  corkscrew: [[STEEL, WOOD, '#fff'], 'a M14 12H86V28H14Z', '- M50 28V48', '= M50 46Q34 52 50 58Q66 64 50 70Q38 76 50 82Q56 88 50 96'],
  starwand: [['#ffce3a', '#d8433a', '#fff'], '+ M28 94L52 46', 's M62 2L70 22L92 24L76 38L82 60L62 48L42 60L48 38L32 24L54 22Z', 'H M62 10l-6 16l-14 2Z'],
  handbell: [['#e7b53a', WOOD, '#fff'], 'a M44 4H56V30H44Z', 's M28 72Q32 30 50 28Q68 30 72 72L84 82H16Z', `k ${dot(50, 88, 7)}`, '- M10 50q-6 10 0 20M90 50q6 10 0 20', 'H M36 66q0 -26 8 -32l-2 34Z'],
  shovel: [['#4f8fc9', WOOD, '#fff'], '+ M50 60V6M36 8h28', 's M18 56H82V84Q50 100 18 84Z', 'D M18 76H82V84Q50 100 18 84Z'],
  sled: [[WOOD, '#d8433a', '#fff'], '- M10 92H80Q96 90 92 70', '- M26 92V66M70 92V66', 's M8 52H84V66H8Z', 'a M8 40H78V52H8Z', 'k M84 46l14 8l-14 12Z'],
  popper: [['#8f62b8', '#ffce3a', '#d8433a'], 's M6 94L40 44L66 70L20 98Z', 'D M26 64L46 84L34 92L14 82Z', `y ${dot(70, 24, 4)}`, `r ${dot(84, 44, 4)}`, `e ${dot(54, 12, 3)}`, '~ M60 50Q70 36 64 26M70 56Q86 54 90 62M66 46L84 26', `A ${dot(92, 18, 3)}`],
  firclub: [['#3f9350', WOOD, '#fff'], '+ M10 92L40 62', ...at(62, 38, 1, ['s M0 -42L14 -22H8L22 -4H14L28 24H-28L-14 -4H-22L-8 -22H-14Z'], 45)],
  thermos: [['#d8433a', STEEL, '#fff'], 'a M32 6H68V28H32Z', 's M26 28H74V94H26Z', 'w M26 46H74V70H26Z', 'R M50 52q8 -6 10 2q-2 8 -10 12q-8 -4 -10 -12q2 -8 10 -2Z', '- M74 34q16 4 12 34q-4 6 -12 4'],
  socks: [['#4f9d45', '#d8433a', '#fff'], ...at(-6, 0, 1, ['s M24 8H50V50L76 66Q82 82 66 86L30 76Q24 70 24 60Z', 'r M24 8H50V20H24Z', '- M24 32h26M24 42h26']), ...at(20, 6, 0.95, ['w M24 8H50V50L76 66Q82 82 66 86L30 76Q24 70 24 60Z', 'r M24 8H50V20H24Z', '~ M24 32h26M24 42h26'])],
  coral: [['#f0806a', '#fff', '#3f9350'], '= M50 94V40M50 70L26 48V24M50 58L76 40V16M50 44L40 20M26 38L10 30M76 30L92 34', 'e M30 84H70V95H30Z'],
  olivier: [['#cfd8df', '#a9c95a', '#f08a2e'], 'a M12 46Q24 18 50 22Q78 16 88 46Z', 's M6 44H94Q92 90 64 92H36Q8 90 6 44Z', 'E M30 34h9v7h-9ZM56 30h9v7h-9Z', 'Y M44 26h8v8h-8ZM70 36h8v7h-8Z', 'H M16 52h8q2 20 14 32q-18 -2 -22 -32Z'],
  champagne: [['#3f7f4a', '#ffce3a', '#fff'], ...BOTTLE, 'y M38 4H62V34H38Z', 'w M24 60H76V80H24Z', `w ${dot(80, 10, 5)}`, `w ${dot(90, 22, 3)}`, 'a M70 0l10 -2l0 8Z'],
  snowball: [['#eaf4fb', '#8fa3b0', '#fff'], `s ${dot(50, 54, 38)}`, 'D M18 66q32 26 64 0q-8 26 -32 26q-24 0 -32 -26Z', 'k M34 40l18 -4l4 16l-16 8ZM60 60l10 -2l2 10l-10 4Z'],
  cocoa: [['#d8584a', '#7a4a2c', '#fff'], '- M76 48q20 0 18 18q-2 16 -20 14', 's M14 36H78L74 90H20Z', `a ${oval(46, 37, 31, 8)}`, 'w M34 30h10v9h-10ZM50 33h9v8h-9Z', '- M34 22q-6 -8 0 -16M52 22q-6 -8 0 -16'],
  icebucket: [['#8fc7ea', '#fff', '#dff1fb'], ...BUCKET, 'w M30 22h18v16h-18ZM54 26h16v14h-16Z'],
  wish: [['#fff', '#d8433a', '#fff'], ...SHEET, '- M28 34h40M28 46h44M28 58h30', `R M62 70q8 -8 12 2q-2 8 -12 14q-10 -6 -12 -14q4 -10 12 -2Z`],
  peel: [['#f78d1e', '#fff', '#fff'], 's M50 50Q10 50 6 20Q30 20 48 44Q44 12 72 6Q80 30 56 46Q90 40 96 66Q70 74 54 54Q54 86 26 90Q18 66 50 50Z', `w ${dot(52, 50, 7)}`],
  dice: [['#bfe3f7', '#3b6fb5', '#fff'], 's M50 4L90 24V70L50 94L10 70V24Z', '- M10 24L50 46L90 24M50 46V94', `K ${oval(50, 24, 7, 4)}`, `K ${oval(30, 56, 4, 6)}`, `K ${oval(62, 56, 4, 6)}${oval(78, 66, 4, 6)}${oval(70, 60, 0.1, 0.1)}`],
  sleigh: [['#d8433a', '#ffce3a', '#8a5a34'], '- M8 92H82Q98 90 94 72', '- M28 92V76M68 92V76', 's M6 30Q18 30 22 48H60Q84 48 88 30Q100 40 90 62Q82 78 62 78H24Q6 78 6 30Z', 'y M22 56H84V62H22Z', `e M34 48q-6 -24 12 -28h8q14 6 10 28Z`],
  mistletoe: [['#5faa48', '#fff', '#d8433a'], '+ M50 6V30', ...both(['s M50 30Q10 20 4 56Q36 62 50 30Z', 's M50 36Q22 56 28 92Q52 76 50 36Z']), `w ${dot(44, 44, 7)}`, `w ${dot(58, 46, 7)}`, `w ${dot(50, 56, 7)}`, 'e M36 10L50 18L64 10V26L50 18L36 26Z'],
  rod: [[WOOD, '#4f8fc9', '#8fa3b0'], '= M12 76L52 30', '- M52 30L90 8V58', `k ${dot(30, 58, 8)}`, 'e M84 58Q90 50 96 58Q96 72 90 78Q84 72 84 58Z', `K ${dot(90, 62, 1.6)}`, `A M56 92a20 5 0 1 0 40 0a20 5 0 1 0 -40 0Z`],
  phone: [['#3a3159', '#7fd07a', '#fff'], 's M26 4H74V96H26Z', 'w M32 14H68V78H32Z', `K ${dot(50, 87, 4)}`, `a ${dot(50, 38, 14)}`, 'w M38 60h24v10h-24Z', '- M14 30q-8 14 0 28M86 30q8 14 0 28'],
  parcel: [['#c99a5f', '#d8433a', '#fff'], 's M8 34L50 20L92 34V80L50 96L8 80Z', '- M8 34L50 50L92 34M50 50V96', 'a M26 28L68 42V56L60 53V40L20 30Z'],
  // Dacha
  panama: [['#f3e6c0', '#3f6f4a', '#fff'], 's M24 58Q22 18 50 16Q78 18 76 58Z', 'a M24 48H76V60H24Z', 's M4 66Q50 48 96 66Q50 88 4 66Z'],
  tricorn: [['#f3efe2', '#3a3340', '#fff'], 's M4 74L50 14L96 74Z', 's M4 74Q50 58 96 74L90 86Q50 70 10 86Z', '- M40 40h22M34 50h32M28 58h44'],
  colander: [[STEEL, '#fff', '#fff'], 's M10 60Q12 14 50 12Q88 14 90 60Z', 'w M4 58Q-2 30 12 22Q10 36 20 44ZM96 58Q102 30 88 22Q90 36 80 44Z', `K ${dot(34, 36, 3)}${dot(50, 30, 3)}${dot(66, 36, 3)}${dot(28, 48, 3)}${dot(44, 46, 3)}${dot(58, 46, 3)}${dot(72, 48, 3)}`, 's M6 60H94V70H6Z'],
  'banya-hat': [['#c9c2b4', '#d8433a', '#fff'], 's M14 82Q16 30 50 6Q84 30 86 82Q50 70 14 82Z', 's M8 78Q50 64 92 78V90Q50 76 8 90Z', `R ${oval(50, 46, 9, 9)}`, 'W M44 46h12v3h-12Z'],
  veil: [['#8fae7a', '#fff', '#fff'], 'w M20 34H80L88 92H12Z', '- M20 50h60M18 64h64M15 78h70M34 34l-6 58M50 34v58M66 34l6 58', 's M28 30Q30 8 50 8Q70 8 72 30Z', 's M4 34Q50 20 96 34Q50 46 4 34Z'],
  vest: [['#fff', '#9fb9cf', '#fff'], 'w M30 6H40Q42 30 50 30Q58 30 60 6H70Q68 34 82 40V94H18V40Q32 34 30 6Z', '~ M18 54h64M18 64h64M18 74h64M18 84h64', 'D M56 70q8 -6 14 2q-4 10 -14 6Z'],
  jacket: [['#5f6b4a', '#8a5a34', '#fff'], 's M36 8H64L94 28L86 64L76 58V94H24V58L14 64L6 28Z', '- M50 16V94M24 46h52M24 62h52M24 78h52', 'a M36 8L50 20L64 8L66 18L50 30L34 18Z'],
  apron: [['#d8433a', '#fff', '#fff'], '- M34 10Q50 -6 66 10M18 46L4 54M82 46L96 54', 's M34 8H66V40Q84 46 86 92H14Q16 46 34 40Z', 'w M34 58H66V76H34Z', '- M44 24l12 0M50 18v12'],
  galoshes: [['#3a3340', '#d8433a', '#fff'], 's M10 40Q14 24 34 28Q44 50 76 56Q94 62 92 86H12Z', 'a M14 40Q18 30 32 34Q38 46 36 50Q22 48 14 40Z', 'D M12 78H92V86H12Z', 'H M46 58l24 6l-2 5l-24 -6Z'],
  waders: [['#6b7a4a', '#4a5534', '#fff'], 's M22 2H54V62Q86 62 90 82V92H22Z', 'a M20 2H58V16H20Z', 'D M22 82H90V92H22Z', 'H M28 22h6v50h-6Z'],
  sandals: [[WOOD, '#fff', '#8a5a34'], 'w M30 4H56V54Q84 58 86 78H30Z', '- M30 18h26M30 26h26', 's M18 78H92V92H18Z', 's M44 52L64 80L52 80L36 60Z', 's M68 58L60 80H72L80 64Z'],
  bicycle: [['#d8433a', '#fff', '#fff'], '- M4 70a18 18 0 1 0 36 0a18 18 0 1 0 -36 0M60 70a18 18 0 1 0 36 0a18 18 0 1 0 -36 0', '= M22 70L40 38H70L50 70H22M40 38L50 70M78 70L68 28', '- M62 26h16M32 34h16'],
  swatter: [['#f08a2e', '#8d8576', '#fff'], '- M24 96L54 48', ...at(66, 28, 1, ['s M-18 -26H18V26H-18Z', '- M-18 -12h36M-18 0h36M-18 12h36M-6 -26v52M6 -26v52'], 32)],
  hoe: [[STEEL, WOOD, '#fff'], ...POLE, 's M62 10Q88 8 94 36L78 42Q76 24 60 26Z'],
  skewer: [[STEEL, '#b5533a', '#d8433a'], '- M8 96L94 6', ...at(34, 68, 1, ['a M-14 -10H14V10H-14Z'], -46), ...at(52, 48, 1, ['r M-10 -12H10V12H-10Z'], -46), ...at(70, 30, 1, ['a M-13 -10H13V10H-13Z'], -46)],
  secateurs: [['#d8433a', STEEL, '#fff'], 'a M44 44L56 4Q70 20 60 46Z', 'a M56 44L40 8Q28 24 44 48Z', 's M42 46Q20 66 26 96H36Q38 70 54 54Z', 's M58 46Q80 66 74 96H64Q62 70 46 54Z', `k ${dot(50, 48, 5)}`],
  stamp: [[WOOD, '#3b6fb5', '#fff'], 's M42 34H58L62 60H38Z', `s ${oval(50, 24, 18, 20)}`, 's M20 60H80V74H20Z', 'a M24 74H76V80H24Z', '~ M12 92h76M18 86h64'],
  spinning: [['#4f8fc9', '#d8433a', '#ffce3a'], '= M14 92L66 26', '- M66 26L94 4Q98 34 84 60', `e ${dot(34, 72, 10)}`, `K ${dot(34, 72, 3)}`, 'a M84 60q8 4 4 14q-10 2 -12 -8Z'],
  rake: [[STEEL, WOOD, '#fff'], '+ M50 94V26', 's M12 16H88V28H12Z', '- M16 16V2M33 16V2M50 16V2M67 16V2M84 16V2'],
  samovar: [['#e0a83a', '#8a5a34', '#d8433a'], 'a M36 84H64V94H36Z', 's M26 30Q50 20 74 30Q84 56 68 84H32Q16 56 26 30Z', 's M40 10H60V26H40Z', '- M26 36Q6 34 10 54M74 36Q94 34 90 54', 's M70 58H90L94 74H86L84 66H70Z', 'H M34 38q4 20 8 38q-14 -12 -8 -38Z', '- M46 6q-4 -6 2 -6'],
  barrow: [['#4f9d45', STEEL, '#d8433a'], '- M30 60L4 40M70 66L92 84', 's M22 30H92L74 66H34Z', `k ${dot(76, 80, 14)}`, `W ${dot(76, 80, 5)}`, '- M36 66L30 92', 'e M6 66L24 70L6 78Z'],
  chainsaw: [['#f08a2e', '#3a3340', STEEL], 'e M46 54H92Q100 62 92 70H46Z', '- M50 50l4 4l4 -4l4 4l4 -4l4 4l4 -4l4 4l4 -4M50 74l4 -4l4 4l4 -4l4 4l4 -4l4 4l4 -4l4 4', 's M4 48Q6 38 20 38H44Q52 40 50 56V84H10Q4 80 4 48Z', '- M14 38Q16 20 40 24L46 38', 'a M10 58H32V72H10Z'],
  scythe: [[STEEL, WOOD, '#fff'], '+ M34 96L62 8M40 60l14 6', 's M60 6Q20 2 4 38Q30 20 64 22Z'],
  garlic: [['#f6efe2', '#7a9a4a', '#c9a8c0'], '+ M50 4V92', ...both(['s M48 30Q20 30 18 14Q40 6 48 30Z', 's M48 56Q16 58 14 40Q38 30 48 56Z', 's M48 82Q20 86 16 68Q38 58 48 82Z'])],
  radio: [['#c93c3c', '#f3e6c0', '#3a3340'], '- M70 30L92 2', 's M8 30H92V90H8Z', 'a M16 38H50V82H16Z', '- M20 46h26M20 54h26M20 62h26M20 70h26', `w ${dot(70, 52, 13)}`, '- M70 52l6 -8', `e ${dot(62, 78, 5)}`, `e ${dot(78, 78, 5)}`],
  kvass: [['#a9652c', '#ffce3a', '#fff'], ...BOTTLE, 'y M24 60H76V80H24Z', 'w M36 4H64V14H36Z', '- M36 70h28'],
  pickles: [['#cfe8d0', STEEL, '#5faa48'], ...JAR, 'e M30 44Q34 36 38 44V80Q34 88 30 80ZM46 40Q51 32 56 40V78Q51 86 46 78ZM64 46Q68 38 72 46V82Q68 90 64 82Z'],
  kebab: [['#a9653a', '#8d8576', '#d8433a'], '- M50 2V98', 's M30 12H70V30H30Z', 'r M34 32H66V42H34Z', 's M30 44H70V62H30Z', 'r M34 64H66V74H34Z', 's M32 76H68V90H32Z', '- M16 20q-6 8 0 16M84 20q6 8 0 16'],
  okroshka: [['#3b6fb5', '#f6efe2', '#5faa48'], `a ${oval(50, 44, 44, 14)}`, 's M6 44Q10 90 38 92H62Q90 90 94 44Q50 64 6 44Z', 'E M26 42h10v4h-10ZM58 46h10v4h-10Z', `R ${oval(46, 40, 6, 3)}`, `Y ${oval(70, 38, 6, 4)}`, 'w M80 6L70 42L78 44L90 10Z'],
  manure: [[STEEL, '#7a5230', '#7a5230'], ...BUCKET, 'a M20 34Q24 18 40 20Q50 4 62 18Q80 18 82 34Q50 46 20 34Z', '- M34 10q-6 -6 0 -10M66 8q6 -4 2 -10'],
  spray: [['#4f9d45', '#d8433a', '#fff'], 's M30 38H70V94H30Z', 's M36 26H64V38H36Z', 'a M42 12H60V26H42Z', '- M38 18l-14 -6M36 22h-16M38 26l-14 6', 'w M34 54H66V76H34Z', '- M42 60l16 12M58 60l-16 12'],
  smoke: [['#d5d3dc', '#f0722e', '#3a3340'], 'k M10 70H90L80 88H20ZM26 88l-4 10M74 88l4 10', 'a M28 70Q32 54 42 62Q50 46 58 62Q70 54 72 70Z', 's M34 46Q18 44 24 30Q20 12 40 14Q54 -2 68 12Q86 14 80 32Q82 46 66 46Z'],
  cordial: [['#a8325a', '#f3e6c0', '#fff'], ...BOTTLE, 'a M38 2H62V16H38Z', 'w M30 58H70V78H30Z', `R ${dot(44, 68, 5)}${dot(56, 68, 5)}`],
  rind: [['#4f9d45', '#e2505a', '#dff0c8'], 's M4 34Q50 116 96 34Q50 50 4 34Z', 'e M12 38Q50 100 88 38Q50 54 12 38Z', 'A M22 42Q50 84 78 42Q50 56 22 42Z', `K ${oval(40, 56, 2, 3)}${oval(52, 60, 2, 3)}${oval(62, 54, 2, 3)}`],
  sidecar: [['#3f6f9f', '#8d8576', '#ffce3a'], `k ${dot(18, 78, 16)}`, `k ${dot(58, 78, 16)}`, `k ${dot(88, 84, 10)}`, `W ${dot(18, 78, 6)}`, `W ${dot(58, 78, 6)}`, 's M16 66L30 42H60L70 66Z', '- M30 42L22 24H10', 'k M48 34H72V42H48Z', 's M64 60Q98 54 98 78H64Z', `y ${dot(14, 36, 6)}`],
  kindling: [[WOOD, '#f0722e', '#e7c48a'], 'a M36 30Q34 10 50 0Q66 14 64 30Z', 'y M44 30Q44 18 50 12Q56 20 56 30Z', 'e M20 32L28 24L80 36L78 44ZM78 30L70 24L24 38L28 46Z', 's M10 44H90V92H10Z', '- M10 60H90M10 76H90M30 44V92M70 44V92'],
  stall: [['#d8584a', '#fff', '#f3c39a'], 'w M8 30H92L84 8H16Z', 'R M24 8H38L32 30H20ZM62 8H76L80 30H68Z', '- M14 30V92M86 30V92', `E ${dot(36, 48, 10)}`, `- ${dot(36, 48, 10)}`, `E ${dot(64, 48, 10)}`, `- ${dot(64, 48, 10)}`, 's M26 46Q26 34 36 34Q46 34 46 46Q36 38 26 46Z', 's M54 46Q54 34 64 34Q74 34 74 46Q64 38 54 46Z', 's M10 62H90V92H10Z', `Y ${dot(30, 62, 6)}${dot(50, 60, 7)}${dot(70, 62, 6)}`],
  tussock: [['#6f9a4a', '#4a6b34', '#ffce3a'], 's M6 92Q14 56 50 54Q86 56 94 92Z', '~ M30 60Q26 36 14 26M44 56Q42 30 36 14M56 56Q58 30 66 14M70 60Q76 38 88 30', `y ${dot(50, 76, 9)}`, '- M50 70v12'],
  tomato: [['#e0483a', '#4f9d45', '#fff'], 's M8 58Q8 26 50 26Q92 26 92 58Q90 92 50 94Q10 92 8 58Z', 'a M50 32L24 22L44 22L50 4L56 22L76 22Z', 'H M20 50q4 -14 18 -16q-10 8 -10 20Z', ...at(50, 56, 1, [...(EYES['wide'] ?? []), ...(MOUTHS['smile'] ?? [])])],
  steam: [['#c99a5f', '#5faa48', '#fff'], 's M26 50H74L84 94H16Z', '- M20 72h60', '- M34 40q-8 -10 0 -18t0 -18M50 40q-8 -10 0 -18t0 -18M66 40q-8 -10 0 -18t0 -18', 'a M72 56Q92 40 98 60Q86 74 72 56Z'],
  outhouse: [[WOOD, '#8a5a34', '#fff'], 's M18 34H82V96H18Z', 'a M8 36L50 4L92 36Z', 's M34 46H66V96H34Z', 'K M50 54l5 6a5 5 0 1 1 -10 0Z', `K ${dot(60, 74, 2.500)}`],
  // curses, doors
  mosquito: [['#8f97a8', '#fff', '#d8433a'], ...(BODIES['hornet']?.shapes.slice(0, 2) ?? []), `s ${oval(52, 58, 14, 24)}`, `s ${dot(52, 34, 14)}`, '- M52 44V98M40 62L18 84M64 62L86 84M40 70L26 94M64 70L78 94', ...at(52, 32, 0.7, EYES['glare'] ?? [])],
  overate: [['#f3c39a', '#d8433a', '#fff'], ...suffering('mad', 'tongue'), 'A M20 56q6 -4 12 0q-4 8 -12 0ZM68 56q6 -4 12 0q-4 8 -12 0Z'],
  hiccups: [['#f3c39a', '#f78d1e', '#4f9d45'], ...suffering('wide', 'open'), `a ${dot(84, 82, 11)}`, 'e M84 72q2 -8 10 -6q-2 8 -10 6Z'],
  hangover: [['#cfd8b0', '#8fc7ea', '#fff'], ...suffering('shut', 'sad'), 'a M24 26Q50 6 76 26L72 34Q50 18 28 34Z'],
  sunburn: [['#ef6a55', '#ffce3a', '#fff'], ...suffering('shades', 'sad')],
  costume: [['#f3c39a', '#8fc7ea', '#ffce3a'], 'e M14 94Q20 20 50 20Q80 20 86 94H70L66 40H34L30 94Z', ...suffering('wide', 'flat'), 'a M20 34Q22 4 50 2Q78 4 80 34Q50 20 20 34Z', `w ${dot(50, 12, 5)}`],
  amnesia: [['#f3c39a', '#8f62b8', '#fff'], ...suffering('mad', 'flat'), '~ M70 18q0 -12 10 -12q12 2 8 12q-2 6 -8 8v6M80 38v2'],
  'gift-tax': [['#d8433a', '#ffce3a', '#fff'], 's M10 42H90V94H10Z', 'y M42 42H58V94H42Z', 's M4 28H96V44H4Z', 'y M42 28H58V44H42Z', 'y M50 28Q26 26 28 10Q44 4 50 28Q56 4 72 10Q74 26 50 28Z', 'w M54 54H92V90H54Z', '- M60 62h26M60 70h26M60 78h16'],
  frostbite: [['#a9dcf5', '#3f8fc0', '#fff'], 's M26 4H54V56Q84 60 86 80Q84 92 70 92H34Q22 88 26 60Z', '~ M36 16v22M26 20l20 14M46 20L26 34', 'w M40 92l4 -12l4 12ZM58 92l4 -12l4 12Z'],
  stepped: [[WOOD, STEEL, '#d8433a'], '= M30 92L60 10', 'a M8 84H54V94H8Z', '- M10 84V74M20 84V74M30 84V74M40 84V74M50 84V74', 'y M64 14L70 24L82 20L78 32L90 38L78 44L80 56L68 50L58 58L58 46L46 42L58 34Z'],
  bog: [['#5f7a4a', '#6b4f36', '#fff'], 'a M34 10H60V60Q80 60 84 74V80H34Z', 's M2 74Q20 66 36 74Q56 82 72 72Q88 68 98 76V94H2Z', `H ${dot(22, 66, 5)}`, `H ${dot(80, 58, 4)}`],
  blackout: [['#3a3159', '#ffce3a', '#8d8576'], 's M8 6H92V94H8Z', 'w M34 40Q34 20 50 20Q66 20 66 40Q66 50 58 58H42Q34 50 34 40Z', 'e M42 60H58V74H42Z', '- M22 20L80 84'],
  storm: [['#8b93a6', '#ffce3a', '#4f8fc9'], 'y M54 50L36 76H50L42 98L70 66H56L64 50Z', 's M22 56Q2 54 8 36Q10 22 26 24Q34 2 56 8Q74 8 76 24Q96 24 94 42Q92 56 76 56Z', '~ M20 66l-4 12M82 66l-4 12'],
  chimes: [['#8a5a34', '#ffce3a', '#fff'], 's M22 96V26L50 2L78 26V96Z', `w ${dot(50, 42, 20)}`, '- M50 42V28M50 42V36', 'y M36 70H64V88H36Z', '- M50 70v12'],
  twin: [['#8fd0f0', '#e0a83a', '#fff'], `a ${oval(50, 48, 36, 46)}`, `s ${oval(50, 48, 28, 38)}`, ...at(50, 46, 1, [...(EYES['angry'] ?? []), ...(MOUTHS['grin'] ?? [])]), 'H M32 40q2 -20 14 -24q-6 12 -6 26Z'],
  'secret-santa': [['#d8433a', '#3f9350', '#fff'], 's M12 40H88V94H12Z', 'w M44 40H56V94H44Z', 'w M50 38Q24 34 28 16Q46 10 50 38Q54 10 72 16Q76 34 50 38Z', `K M42 56q2 -10 10 -10q10 2 6 12q-4 4 -8 8v6M48 80v4`],
  mixup: [['#3b6fb5', '#d8433a', '#ffce3a'], 's M6 50H52V94H6Z', 'y M24 50H34V94H24Z', 'a M50 40H94V84H50Z', 'w M68 40H78V84H68Z', '- M24 36Q30 8 62 14M54 6l10 8l-10 8'],
  redcap: [['#d8433a', '#fff', '#fff'], 's M12 78Q20 20 60 12Q92 20 90 44Q74 36 84 78Z', 'w M6 74H92V90H6Z', `w ${dot(90, 48, 9)}`],
}; // prettier-ignore

/** A head that suffers. */
function suffering(eyes: string, mouth: string): Drawn[] {
  return [`s ${dot(50, 52, 36)}`, ...at(50, 48, 1.2, [...(EYES[eyes] ?? []), ...(MOUTHS[mouth] ?? [])])];
}

const TINTS = ['#d8433a', '#3b6fb5', '#4f9d45', '#e0a03a', '#8f62b8', '#3fa39a'];

/** `kind` is the card's type, for an item the place where it is worn. A kind's drawing differs in colour. */
export function thingArt(code: string, kind: string): Art {
  const own = THINGS[code];
  const [[skin, accent, extra], ...shapes] = own ?? KINDS[kind] ?? (KINDS['unknown'] as Thing);
  const isPlain = !own && ['head', 'armour', 'feet', 'item', 'oneshot', 'enhancer'].includes(kind);
  return { shapes, skin: isPlain ? chooser(code)(TINTS) : skin, accent, extra };
}

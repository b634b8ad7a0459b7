/** A munchkin: a head and shoulders by race, a hat and a tool by class, hair by sex. */

import { EYES, MOUTHS } from './faces';
import { chooser } from './monsters';
import { at, dot, type Art, type Drawn } from './shapes';

export interface Person {
  race: string | null;
  trade: string | null;
  sex: string;
  dead?: boolean;
  /** Chooses the colour of the clothes. */
  seat?: string;
}

interface Folk {
  skin: string;
  /** Below and above the head. */
  under?: Drawn[];
  over?: Drawn[];
  hair: string;
}

const POINTED: Drawn[] = ['s M30 44L6 30L26 56Z', 's M70 44L94 30L74 56Z'];
const FOLK: Record<string, Folk> = {
  human: { skin: '#f3c39a', hair: '#8a5a34' },
  elf: { skin: '#f6d9b0', under: POINTED, hair: '#e8c85a' },
  orc: { skin: '#8fb35a', under: ['s M30 44L14 40L26 54Z', 's M70 44L86 40L74 54Z'], over: ['w M39 60l2 -11l5 9ZM61 60l-2 -11l-5 9Z'], hair: '#3a3340' },
  halfling: { skin: '#eeb488', under: [`s ${dot(28, 46, 7)}`, `s ${dot(72, 46, 7)}`], over: [`R ${dot(36, 52, 4)}`, `R ${dot(64, 52, 4)}`], hair: '#a8662e' },
  local: { skin: '#d79a6c', over: ['k M36 53Q50 46 64 53Q58 58 50 55Q42 58 36 53Z'], hair: '#7d7368' },
  domovoi: { skin: '#d9b08a', under: [`s ${dot(27, 42, 9)}`, `s ${dot(73, 42, 9)}`], over: ['e M28 48Q26 78 50 84Q74 78 72 48Q62 56 50 53Q38 56 28 48Z', '- M43 60q7 5 14 0'], hair: '#b9a48a' },
}; // prettier-ignore

interface Trade {
  /** Below the head, and on it. */
  under?: Drawn[];
  hat: Drawn[];
}

const TRADES: Record<string, Trade> = {
  warrior: { under: ['- M88 94V40', 'w M84 50L88 12L92 50Z', 'y M78 50H98V55H78Z'], hat: ['w M26 40Q26 12 50 10Q74 12 74 40L66 34H34Z', 'w M26 30Q10 28 10 10Q18 18 28 20Z', 'w M74 30Q90 28 90 10Q82 18 72 20Z', '- M50 10V34'] },
  wizard: { under: ['+ M88 94V40', `y ${dot(88, 34, 8)}`], hat: ['e M18 38Q50 26 82 38L78 30Q66 26 62 10L66 -8L44 4Q38 22 22 30Z', 'Y M46 16l2 4l5 0l-4 3l2 5l-5 -3l-4 3l1 -5l-4 -3l5 0Z'] },
  thief: { under: ['- M84 70L94 50', 'w M91 54L98 28L100 56Z'], hat: ['k M24 48Q20 8 50 8Q80 8 76 48Q70 26 50 24Q30 26 24 48Z', 'k M28 38H72V50Q60 54 50 48Q40 54 28 50Z', `W ${dot(41, 44, 4)}`, `W ${dot(59, 44, 4)}`, `K ${dot(42, 44, 2)}`, `K ${dot(60, 44, 2)}`] },
  bard: { under: [...at(82, 74, 0.9, ['a M-14 4Q-18 -14 -4 -14Q10 -16 12 0Q14 18 0 20Q-12 18 -14 4Z', 'w M-1 -14L6 -40L11 -39L6 -14Z', `K ${dot(0, 4, 4)}`])], hat: ['e M22 32Q26 10 54 10Q80 14 78 32Q50 22 22 32Z', 'y M70 20Q78 -6 96 0Q84 6 76 24Z'] },
  chairman: { under: ['k M76 76H98V94H76ZM82 76v-5h10v5', 'w M4 66H24V90H4Z', '- M8 72h12M8 78h12M8 84h8'], hat: ['k M26 30Q28 12 50 12Q72 12 74 30Q50 22 26 30Z', 'k M20 30Q50 20 80 30L78 35Q50 26 22 35Z', '- M34 46a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M54 46a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M46 45h8'] },
  gardener: { under: ['+ M90 94V30', '- M82 30V16M90 30V12M98 30V16M82 30h16'], hat: ['y M8 36Q50 16 92 36Q50 44 8 36Z', 'y M28 30Q30 8 50 8Q70 8 72 30Q50 24 28 30Z', 'R M28 30Q50 23 72 30L72 26Q50 19 28 26Z'] },
  angler: { under: ['- M84 94L98 6Q100 40 94 60', 'A M90 60q4 -6 8 0q-4 8 -8 0Z'], hat: ['e M16 38Q22 30 28 30Q30 10 50 10Q70 10 72 30Q78 30 84 38Q50 26 16 38Z', '~ M62 20q6 4 2 8'] },
}; // prettier-ignore

const CLOTHES: Record<string, string> = {
  A: '#d8584a',
  B: '#3f83c9',
  C: '#4f9d45',
  D: '#e0a03a',
  E: '#8f62b8',
  F: '#3fa39a',
};
const SKINS = ['#b7a3e0', '#7fc7c0', '#e0a3b4', '#c9b873', '#8fa8d8', '#d8946a'];
const HATS = Object.keys(TRADES);

export function clothesOf(seat: string): string {
  return CLOTHES[seat] ?? '#7a6f8f';
}

/** A race that no drawing knows has a colour and ears of its own. */
function folkOf(race: string | null): Folk {
  const known = FOLK[race ?? 'human'];
  if (known) return known;
  const pick = chooser(race ?? '');
  return { skin: pick(SKINS), under: pick([POINTED, FOLK['domovoi']?.under ?? [], []]), hair: pick(SKINS) };
}

/** A class that no drawing knows wears a hat that one of ours wears. */
function tradeOf(trade: string | null): Trade | undefined {
  if (!trade) return undefined;
  return TRADES[trade] ?? TRADES[chooser(trade)(HATS)];
}

export function personArt({ race, trade, sex, dead = false, seat = '' }: Person): Art {
  const folk = folkOf(race);
  const job = tradeOf(trade);
  const woman = sex === 'F';
  const hair = woman
    ? ['e M24 70Q16 20 50 16Q84 20 76 70Q70 76 68 60V40H32V60Q30 76 24 70Z']
    : ['e M26 44Q22 16 50 16Q78 16 74 44Q66 30 50 30Q34 30 26 44Z'];
  const head: Drawn[] = ['s M28 44Q28 22 50 22Q72 22 72 44Q72 68 50 70Q28 68 28 44Z'];
  const face = [...(EYES[dead ? 'shut' : 'dots'] ?? []), ...(MOUTHS[dead ? 'sad' : 'smile'] ?? [])];
  return {
    shapes: [
      ...(job?.under ?? []),
      'a M12 94Q14 70 38 68H62Q86 70 88 94Z',
      'D M40 68Q50 80 60 68Q50 72 40 68Z',
      ...(woman ? hair : []),
      ...(folk.under ?? []),
      ...head,
      ...(job || woman ? [] : hair),
      ...(woman ? ['E M28 42Q34 22 50 24Q66 22 72 42Q62 32 50 32Q38 32 28 42Z'] : []),
      ...at(50, 46, 0.85, face),
      ...(folk.over ?? []),
      ...(job?.hat ?? []),
    ],
    skin: dead ? '#b9b9b4' : folk.skin,
    accent: seat ? clothesOf(seat) : '#5d7f9a',
    extra: folk.hair,
  };
}

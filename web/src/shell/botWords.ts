/** What a bot says of what has just happened: now and then, the same on every screen. */
import type { FindHighlight } from './highlights';
import type { Change } from '@/boards/board';

export interface BotWord {
  seat: string;
  /** `shell-bot-<word>` */
  word: string;
}

type Tone = 'glad' | 'sorry';

/** By the kinds of moments that games name (`highlights`); of others nothing is said. */
const MOODS: Readonly<Record<string, Tone>> = {
  best: 'glad',
  captured: 'glad',
  caught: 'glad',
  doubted: 'glad',
  joker: 'glad',
  jump: 'glad',
  last: 'glad',
  loot: 'glad',
  many: 'glad',
  race: 'glad',
  swap: 'glad',
  theft: 'glad',
  chased: 'sorry',
  curse: 'sorry',
  death: 'sorry',
  draw: 'sorry',
};
const WORDS = 4;
/** One moment of so many. */
const SELDOM = 3;

/** The first bot that has something to say. */
export function wordOf(
  change: Change,
  find: FindHighlight,
  isBot: (seat: string) => boolean,
): BotWord | undefined {
  const before = change.before ?? change.after;
  for (const step of change.steps) {
    for (const event of step.events) {
      const [name = '', , seat = event.seat] = find(event, { before, next: [] }) ?? [];
      const mood = MOODS[name];
      const luck = mix(step.version);
      if (mood && isBot(seat) && luck % SELDOM === 0)
        return { seat, word: `${mood}-${1 + (Math.floor(luck / SELDOM) % WORDS)}` };
    }
  }
  return undefined;
}

/** A number that looks like luck and is the same for everybody. */
function mix(version: number): number {
  return Math.imul(version + 1, 0x9e3779b1) >>> 8;
}

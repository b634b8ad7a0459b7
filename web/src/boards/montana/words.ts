/** Montana's cards, rules and events in words. */

import { faceOf, isCard } from '@/cards/montana/codes';
import type { Texts } from '@/texts/texts';
import type { EventText, SayEvent, Words } from '../board';

/** Digits must be numbers for the texts to choose by them. */
function kindOf(name: string): string | number {
  return /^[1-6]$/.test(name) ? Number(name) : name;
}

/** `full green 5`, or the name of a rule. */
export function cardWords(texts: Texts, code: string): string {
  const face = faceOf(code);
  if (!face) return code;
  if (face.kind === 'rule') return texts.say('montana-card', { kind: kindOf(face.name) });
  return texts.say('montana-card', {
    kind: 'number',
    colour: face.colour,
    number: Number(face.number),
    fill: face.full ? 'full' : 'empty',
  });
}

const WITHOUT: Record<string, string> = { M: 'base-match', S: 'base-extra', V: 'base-win' };

/** What a rule says in plain words; without a card, what holds while its pile is empty. */
export function ruleWords(texts: Texts, pile: string, code: string | null): string {
  const face = code ? faceOf(code) : null;
  if (face?.kind === 'rule') return texts.say('montana-rule', { kind: kindOf(face.name) });
  const without = WITHOUT[pile];
  return without ? texts.say('montana-rule', { kind: without }) : '';
}

export function pileWords(texts: Texts, pile: string, number: number): string {
  return texts.say('montana-pile', { pile, number });
}

export function saidWords(texts: Texts, words: string): string {
  return texts.say('montana-words', { colour: words.charAt(0), number: Number(words.charAt(1)) });
}

/** Everybody's time in a race, the quickest first; whoever did not cover last. */
export function raceTimes(event: EventText, seats: readonly string[]): { seat: string; ms: number | null }[] {
  const times = event.values['times'];
  if (!Array.isArray(times)) return [];
  return seats
    .map((seat, at) => ({ seat, ms: /^\d+$/.test(times[at] ?? '') ? Number(times[at]) : null }))
    .sort((one, two) => (one.ms ?? Infinity) - (two.ms ?? Infinity));
}

/** What the board shows anyway. */
const SHOWN = new Set(['got-hand', 'hit', 'race']);

function tell(texts: Texts, event: EventText, say: SayEvent): string[] | undefined {
  const { kind, values } = event;
  if (SHOWN.has(kind)) return [];
  if (kind === 'shown' && Array.isArray(values['cards']) && !values['cards'].length) return [];
  if (kind === 'dealt' && event.seat !== (say.seat === '?' ? 'A' : say.seat)) return [];
  let said: (string | undefined)[];
  if (kind === 'laid') {
    said = [
      say.sentence(event, 'covers' in values ? 'laid-covers' : 'laid'),
      `→ ${ruleWords(texts, '', String(values['card']))}.`,
    ];
  } else if (kind === 'drew' && values['count'] === 0) said = [say.sentence(event, 'drew-nothing')];
  else if (kind === 'drew' && 'cards' in values)
    said = [say.sentence(event, 'drew', event.seat === say.seat ? 'cards' : 'shown')];
  else if (kind === 'race-over') {
    const letters = ['A', 'B', 'C', 'D', 'E', 'F'];
    const times = raceTimes(event, letters.slice(0, (values['times'] as string[] | undefined)?.length ?? 0));
    said = [
      say.sentence(event, times.length ? 'race-over' : 'race-lot'),
      times
        .map(({ seat, ms }) => {
          const who = seat === say.seat ? texts.say('koloda-you') : say.name(seat);
          return ms === null ? `${who} —` : texts.say('montana-time', { who, ms });
        })
        .join(' · '),
    ];
  } else return undefined;
  return said.filter((one) => one !== undefined && one !== '') as string[];
}

export const words = (texts: Texts): Words => ({
  word(name, value) {
    if (['card', 'top', 'cards', 'covers'].includes(name) && isCard(value)) return cardWords(texts, value);
    return name === 'words' ? saidWords(texts, value) : undefined;
  },
  tell: (event, say) => tell(texts, event, say),
  loud: ['shouted', 'called', 'race-over', 'race-lot', 'swapped', 'seven'],
});

/** Iota's cards and events in words. */

import { faceOf } from '@/cards/iota/codes';
import type { Texts } from '@/texts/texts';
import type { EventText, SayEvent, Words } from '../board';

/** `green triangle 2`; a joker, and what it was declared to be. */
export function cardWords(texts: Texts, code: string): string {
  const face = faceOf(code);
  if (!face) return code;
  if (!face.joker)
    return texts.say('iota-card', { colour: face.colour, shape: face.shape, number: face.number });
  const joker = texts.say('iota-joker');
  return face.meaning ? `${joker} = ${cardWords(texts, face.meaning)}` : joker;
}

function some(...said: (string | undefined)[]): string[] {
  return said.filter((one) => one !== undefined && one !== '') as string[];
}

function tell(texts: Texts, event: EventText, say: SayEvent): string[] | undefined {
  const { kind, values } = event;
  const mine = event.seat === say.seat;
  if ((kind === 'drafted' || kind === 'undone') && mine) return [];
  if (kind === 'dealt' && event.seat !== (say.seat === '?' ? 'A' : say.seat)) return [];
  if ((kind === 'drew' || kind === 'exchanged') && mine && 'cards' in values)
    return some(say.sentence(event, kind, 'cards'));
  if (kind === 'called')
    return some(
      say.sentence(event),
      say.sentence(event, `called-${String(values['verdict'])}`),
      texts.find(String(values['clause'] ?? '').replaceAll('.', '-'), say.words(event)),
    );
  if (kind !== 'over') return undefined;
  const found = values['winners'];
  const winners = Array.isArray(found) ? found : [];
  const words = { who: say.words(event)['winners'] ?? '', count: winners.length };
  const alone = winners.length === 1 && winners[0] === say.seat;
  return some((alone && texts.find('iota-event-over', words, 'you')) || texts.say('iota-event-over', words));
}

export const words = (texts: Texts): Words => ({
  word(name, value) {
    if (!['card', 'cards'].includes(name)) return undefined;
    const [code = ''] = value.replace(/^[+*]/, '').split('@');
    return faceOf(code) ? cardWords(texts, code) : undefined;
  },
  tell: (event, say) => tell(texts, event, say),
  loud: ['called', 'called-right'],
});

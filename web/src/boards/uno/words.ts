/** UNO's cards, colours and events in words. */

import type { EventText, SayEvent, Words } from '../board';
import type { Texts } from '@/texts/texts';
import { faceOf, isCard } from '@/cards/uno/codes';

const RANKS: Record<string, string> = {
  '+': 'draw2',
  R: 'reverse',
  S: 'skip',
  w: 'wild',
  w4: 'wild4',
  wx: 'swap',
  wb1: 'blank1',
  wb2: 'blank2',
  wb3: 'blank3',
};

/** `red 5`. */
export function cardWords(texts: Texts, code: string): string {
  const face = faceOf(code);
  if (!face) return code;
  const rank = RANKS[face.rank] ?? Number(face.rank);
  return texts.say('uno-card', { rank, colour: face.colour ?? '' });
}

export function colourWords(texts: Texts, colour: string): string {
  return texts.say('uno-colour', { colour });
}

/** What is written on a blank, from the table's option `blank_rules`. */
export function blankWords(texts: Texts, rules: string | undefined, code: string): string {
  const parts = rules?.match(/(?:[^,"]|"[^"]*")+/g) ?? [];
  const rule = parts[Number(code.slice(2)) - 1];
  if (!rule) return '';
  const own = /"(.*)"/.exec(rule)?.[1];
  return own ?? texts.say(`uno-blank-${rule.split('/')[0]}`);
}

/** What the board shows anyway. */
const SHOWN = new Set(['got-hand', 'open-hand', 'chose']);
/** Draws that the event before has told already. */
const SAID = new Set(['uno.chal.take', 'uno.catch.penalty', 'uno.call.false', 'uno.catch.false']);

function tellDraw(event: EventText, say: SayEvent): string[] {
  const { values } = event;
  let said: string | undefined;
  if (values['count'] === 0) said = say.sentence(event, 'drew-nothing');
  else if (event.seat === say.seat && 'cards' in values) said = say.sentence(event, 'drew', 'cards');
  else if (!('cards' in values) && SAID.has(event.clause)) return [];
  else said = say.sentence(event, 'drew', 'cards' in values ? 'shown' : '');
  return said ? [said] : [];
}

function tellMatch(texts: Texts, event: EventText, say: SayEvent): string[] {
  const found = event.values['winners'];
  const winners = Array.isArray(found) ? found : [String(found ?? '')];
  const words = { who: say.words(event)['winners'] ?? '', count: winners.length };
  const mine = winners.includes(say.seat) ? texts.find('uno-event-match-over', words, 'you') : undefined;
  return [mine ?? texts.say('uno-event-match-over', words)];
}

function tell(texts: Texts, event: EventText, say: SayEvent): string[] | undefined {
  const { kind, values } = event;
  if (SHOWN.has(kind)) return [];
  if (kind === 'dealt' && event.seat !== (say.seat === '?' ? 'A' : say.seat)) return [];
  if (kind === 'custom' && !values['text']) return []; // the card has said it
  if (kind === 'ok') return []; // the seat shows it
  if (kind === 'joke' && !values['text']) return [say.sentence(event, 'joke-aloud') ?? ''];
  if (kind === 'drew') return tellDraw(event, say);
  if (kind === 'match-over') return tellMatch(texts, event, say);
  if (kind === 'played') {
    const parts = ['colour', 'target'].filter((name) => name in values);
    const said = say.sentence(event, ['played', ...parts].join('-'));
    return said ? [said] : [];
  }
  if (kind === 'challenged' && 'cards' in values && event.seat === say.seat) {
    return [say.sentence(event), say.sentence(event, kind, 'cards')].filter((one) => one !== undefined);
  }
  return undefined;
}

export const words = (texts: Texts): Words => ({
  word(name, value) {
    if (['card', 'top', 'cards'].includes(name) && isCard(value)) return cardWords(texts, value);
    return name === 'colour' ? colourWords(texts, value) : undefined;
  },
  tell: (event, say) => tell(texts, event, say),
  loud: [
    'shouted',
    'caught',
    'false-shout',
    'false-catch',
    'challenged',
    'jumped',
    'called',
    'swapped',
    'crowed',
  ],
});

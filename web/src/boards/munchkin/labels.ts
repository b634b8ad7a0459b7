/** The listed actions of Munchkin in words, and to which card they belong. */

import { cardOf, nameOf, numberOf } from '@/cards/munchkin/cards';
import type { Texts } from '@/texts/texts';
import type { ActionText } from '../board';
import { part } from '../shared/legal';

/** Parts that are no things: when it was offered, how a card is put, which power it is. */
const MANNER = new Set(['version', 'how', 'power']);
/** Has a place of its own elsewhere on the board. */
const ELSEWHERE = new Set(['pick', 'accept', 'refuse', 'withdraw', 'pow', 'call']);
/** Names no card of mine, or names one only to say what it is against. */
const ALONE = new Set([
  'kick', 'take', 'loot', 'skip', 'done', 'ready', 'claim', 'run', 'pass', 'hold', 'keep', 'leave', 'rule', 'roll',
  'sex',
]); // prettier-ignore
const PILES = ['DX', 'TX', 'DD', 'TD'];

/** Everything that an action names: cards, seats, sides, numbers. */
export function named(action: ActionText): string[] {
  return Object.entries(action.values ?? {})
    .filter(([name]) => !MANNER.has(name))
    .flatMap(([, value]) => value)
    .map(String);
}

/** The actions that use a card. */
export function using(legal: readonly ActionText[], card: string): ActionText[] {
  return legal.filter((action) => named(action).includes(card));
}

/** The actions that are aimed at a seat. */
export function aimedAt(legal: readonly ActionText[], seat: string): ActionText[] {
  return legal.filter((action) => ['curse', 'gual'].includes(action.verb) && part(action, 'target') === seat);
}

/** Whether an action is a button by itself; everything else belongs to one of `mine`. */
export function isOwn(action: ActionText, mine: ReadonlySet<string>): boolean {
  if (ELSEWHERE.has(action.verb)) return false;
  return ALONE.has(action.verb) || !named(action).some((one) => mine.has(one));
}

/** An action in words; `card` is what it is asked of and need not be said again. */
export function label(texts: Texts, action: ActionText, name: (seat: string) => string, card = ''): string {
  const { verb } = action;
  const rest = named(action).filter((one) => one !== card);
  switch (verb) {
    case 'sex':
      return texts.say('munchkin-action-sex', { sex: part(action, 'sex') });
    case 'put':
      return texts.say(part(action, 'how') ? 'munchkin-action-put-on' : 'munchkin-action-put');
    case 'gual':
    case 'curse':
      return texts.say(`munchkin-action-${verb}`, { target: name(part(action, 'target')) });
    case 'pow':
      return join(texts.say('munchkin-power', { power: part(action, 'power') }), words(texts, rest, name));
    case 'claim':
    case 'run':
    case 'pass':
      return texts.say(`munchkin-action-${verb}`);
    case 'call':
    case 'rule':
      return join(texts.say(`munchkin-action-${verb}`), [
        texts.say(`munchkin-${verb}-${part(action, 'call') || part(action, 'ruling')}`),
      ]);
    default:
      if (part(action, 'choice')) return pickLabel(texts, action, name);
      return join(texts.say(`munchkin-action-${verb}`), words(texts, rest, name));
  }
}

/** What is picked: the question stands over it. */
export function pickLabel(texts: Texts, action: ActionText, name: (seat: string) => string): string {
  const choice = part(action, 'choice');
  return choice ? texts.say(`munchkin-pick-${choice}`) : words(texts, named(action), name).join(', ');
}

function join(said: string, rest: string[]): string {
  return rest.length ? `${said}: ${rest.join(', ')}` : said;
}

function words(texts: Texts, parts: string[], name: (seat: string) => string): string[] {
  return parts.map((one) => {
    if (one === 'M' || one === 'W') return texts.say('munchkin-side', { side: one });
    if (/^[A-F]$/.test(one)) return name(one);
    if (/^[+=-]\d/.test(one)) return one.replace('-', '−').replace('=', '= ');
    if (PILES.includes(one)) return texts.say('munchkin-pile', { pile: one });
    return nameOf(one, texts.lang);
  });
}

/** A card for those who listen: its name, what kind it is, and its level or what it adds. */
export function heard(texts: Texts, code: string): string {
  const type = cardOf(code)?.type ?? '';
  const number = numberOf(code);
  const level = type === 'monster' ? `${texts.say('munchkin-field', { field: 'level' }).toLowerCase()} ` : '';
  const sort = type && texts.say('munchkin-board-sort', { type });
  return [nameOf(code, texts.lang), sort, number && level + number].filter(Boolean).join(', ');
}

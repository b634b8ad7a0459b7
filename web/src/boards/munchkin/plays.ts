/** The listed codes of Munchkin: which cards they name, and what they are called. */

import { nameOf } from '@/cards/munchkin/cards';
import type { Texts } from '@/texts/texts';

/** Everything that a code names behind its verb: `use coral > M` names `coral` and `M`, `use peel -3` also `-3`. */
export function named(code: string): string[] {
  const [, body = code, number = ''] = /^(.*?)(?: ([+=-]\d+))?$/.exec(code) ?? [];
  const parts = body
    .split(/[\s,>+]+/)
    .slice(1)
    .map((part) => part.replace(/^(-|x2=)/, '').replace(/^[A-F]:/, ''))
    .filter((part) => part !== '' && part !== 'on');
  return number ? [...parts, number] : parts;
}

/** The codes that use a card. */
export function using(codes: readonly string[], card: string): string[] {
  return codes.filter((code) => named(code).includes(card));
}

/** The codes that are aimed at a seat. */
export function aimedAt(codes: readonly string[], seat: string): string[] {
  return codes.filter((code) => ['curse', 'gual'].includes(verbOf(code)) && code.endsWith(`> ${seat}`));
}

export function verbOf(code: string): string {
  return code.split(' ')[0] ?? code;
}

/** Has a place of its own elsewhere on the board. */
const ELSEWHERE = new Set(['pick', 'accept', 'refuse', 'withdraw', 'pow', 'call']);
/** Names no card of mine, or names one only to say what it is against. */
const ALONE = new Set([
  'kick', 'take', 'loot', 'skip', 'done', 'ready', 'claim', 'run', 'pass', 'hold', 'keep', 'leave', 'rule', 'roll',
  'sex',
]); // prettier-ignore

/** Whether an action is a button by itself; everything else belongs to one of `mine`. */
export function isOwn(code: string, mine: ReadonlySet<string>): boolean {
  const verb = verbOf(code);
  if (ELSEWHERE.has(verb)) return false;
  return ALONE.has(verb) || !named(code).some((part) => mine.has(part));
}

/** What a card of this type is usually played as. */
export function usual(
  code: string,
  type: string,
  seat: string,
  there: { monster: string; inHand: string; item: string },
): string {
  if (type === 'monster') return `trouble ${code}`;
  if (type === 'enhancer') return `enh ${code} > ${there.monster}`;
  if (type === 'curse' || type === 'gual') return `${type} ${code} > ${seat}`;
  if (type === 'oneshot') return `use ${code} > M`;
  if (type === 'trick') return `use ${code}`;
  if (type === 'wander') return `wander ${code} + ${there.inHand}`;
  if (type === 'cheat') return `cheat ${code} > ${there.item}`;
  return type === 'event' ? `event ${code}` : `put ${code}`;
}

/** An action in words; `card` is what it is asked of and need not be said again. */
export function label(texts: Texts, code: string, name: (seat: string) => string, card = ''): string {
  const verb = verbOf(code);
  const parts = named(code).filter((part) => part !== card);
  const seat = parts.find((part) => /^[A-F]$/.test(part));
  if (verb === 'sex') return texts.say('munchkin-action-sex', { sex: parts[0] ?? '' });
  if (verb === 'put')
    return texts.say(code.endsWith(' on') ? 'munchkin-action-put-on' : 'munchkin-action-put');
  if (verb === 'gual' || verb === 'curse')
    return texts.say(`munchkin-action-${verb}`, { target: name(seat ?? '') });
  if (verb === 'pow') {
    const [power = '', ...rest] = parts;
    return join(
      texts.say('munchkin-power', { power }),
      rest.map((part) => word(texts, part, name)),
    );
  }
  if (verb === 'claim' || verb === 'run' || verb === 'pass') return texts.say(`munchkin-action-${verb}`);
  if (verb === 'pick' && ['yes', 'no', 'join'].includes(parts[0] ?? ''))
    return texts.say(`munchkin-pick-${parts[0]}`);
  if (verb === 'call' || verb === 'rule')
    return join(texts.say(`munchkin-action-${verb}`), [texts.say(`munchkin-${verb}-${parts[0]}`)]);
  return join(
    texts.say(`munchkin-action-${verb}`),
    parts.map((part) => word(texts, part, name)),
  );
}

function join(said: string, rest: string[]): string {
  return rest.length ? `${said}: ${rest.join(', ')}` : said;
}

function word(texts: Texts, part: string, name: (seat: string) => string): string {
  if (part === 'M' || part === 'W') return texts.say('munchkin-side', { side: part });
  if (/^[A-F]$/.test(part)) return name(part);
  if (/^[+=-]\d/.test(part)) return part.replace('-', '−').replace('=', '= ');
  if (['DX', 'TX', 'DD', 'TD'].includes(part)) return texts.say('munchkin-pile', { pile: part });
  return nameOf(part, texts.lang);
}

/** What people write, without what a quoted text may not hold. */
export function clean(text: string): string {
  return text.replace(/["|;/{}\n\r]/g, ' ').trim();
}

/** The words of a deal or a trade between braces; what is empty is left out, but a trade names both lists. */
export function writeTerms(kind: 'help' | 'trade', terms: Record<string, string>): string {
  const words: string[] = [];
  for (const [name, value] of Object.entries(terms)) {
    if (name === 'note') continue;
    if (kind === 'trade') words.push(`${name}=${value || '-'}`);
    else if (value) words.push(`${name}=${value}`);
  }
  const note = clean(terms['note'] ?? '');
  if (note) words.push(`note="${note}"`);
  return `{${words.join(' ')}}`;
}

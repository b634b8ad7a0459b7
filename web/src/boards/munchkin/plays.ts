/** The listed codes of Munchkin: which cards they name, and what they are called. */

import { nameOf } from '@/cards/munchkin/cards';
import type { Texts } from '@/texts/texts';

/** Everything that a code names behind its verb: `use coral > M` names `coral` and `M`. */
export function named(code: string): string[] {
  return code
    .split(/[\s,>+]+/)
    .slice(1)
    .map((part) => part.replace(/^(-|x2=)/, '').replace(/^[A-F]:/, ''))
    .filter((part) => part !== '' && part !== 'on');
}

/** The codes that use a card. */
export function using(codes: readonly string[], card: string): string[] {
  return codes.filter((code) => named(code).includes(card));
}

/** Actions that are buttons of their own; everything else belongs to a card. */
const PLAIN = new Set([
  'kick', 'take', 'loot', 'skip', 'done', 'ready', 'claim', 'run', 'pass', 'hold', 'keep', 'leave', 'rule', 'call',
]); // prettier-ignore

export function verbOf(code: string): string {
  return code.split(' ')[0] ?? code;
}

export function isPlain(code: string): boolean {
  return PLAIN.has(verbOf(code));
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
  if (['DX', 'TX', 'DD', 'TD'].includes(part)) return texts.say('munchkin-pile', { pile: part });
  return nameOf(part, texts.lang);
}

/** The words of a deal or a trade between braces; what is empty is left out, but a trade names both lists. */
export function writeTerms(kind: 'help' | 'trade', terms: Record<string, string>): string {
  const words: string[] = [];
  for (const [name, value] of Object.entries(terms)) {
    if (name === 'note') continue;
    if (kind === 'trade') words.push(`${name}=${value || '-'}`);
    else if (value) words.push(`${name}=${value}`);
  }
  const note = (terms['note'] ?? '').replace(/["|;/{}\n\r]/g, ' ').trim();
  if (note) words.push(`note="${note}"`);
  return `{${words.join(' ')}}`;
}

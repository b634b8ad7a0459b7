/** Deals and trades in words. */

import { nameOf } from '@/cards/munchkin/cards';
import type { Texts } from '@/texts/texts';
import type { Terms } from './table';

export function termWords(terms: Terms, texts: Texts, name: (seat: string) => string): string {
  const said: string[] = [];
  for (const [word, value] of Object.entries(terms)) {
    if (word === 'forced') said.push(texts.say('munchkin-board-forced'));
    else if (word === '?') said.push(texts.say('munchkin-board-secret-deal'));
    else if (word === 'share') said.push(`${texts.say('munchkin-board-share')}: ${shareWords(texts, value)}`);
    else if (word === 'pick' && value === 'helper') said.push(texts.say('munchkin-board-pick-helper'));
    else if (word === 'pay') said.push(`${texts.say('munchkin-board-pay')}: ${listWords(texts, value)}`);
    else if (word === 'play') said.push(...value.split(',').map((one) => promise(one, texts, name)));
    else if (word === 'give') said.push(`${texts.say('munchkin-board-give')}: ${listWords(texts, value)}`);
    else if (word === 'want') said.push(`${texts.say('munchkin-board-want')}: ${listWords(texts, value)}`);
    else if (word === 'note') said.push(`“${value}”`);
  }
  return said.join(' · ') || texts.say('munchkin-board-nothing-asked');
}

/** Cards joined by commas, in words. */
export function listWords(texts: Texts, list: string): string {
  if (list === '-' || list === '') return texts.say('koloda-nothing');
  return list
    .split(',')
    .map((code) => nameOf(code, texts.lang))
    .join(', ');
}

export function shareWords(texts: Texts, value: string): string {
  return texts.say('munchkin-board-part', { part: value.replace('+', '-up').replace(/-$/, '-down') });
}

/** `gual.1>B@win`. */
function promise(text: string, texts: Texts, name: (seat: string) => string): string {
  const [card = '', rest = ''] = text.split('>');
  const [seat = '', when = ''] = rest.split('@');
  return `${nameOf(card, texts.lang)} → ${name(seat)} (${texts.say(`munchkin-board-when-${when}`)})`;
}

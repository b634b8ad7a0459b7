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

/** A card inside a sentence. */
export function quoted(texts: Texts, code: string): string {
  return texts.say('munchkin-quoted', { name: nameOf(code, texts.lang) });
}

/** What is proposed, as the end of a sentence. */
export function dealWords(terms: Terms, texts: Texts, name: (seat: string) => string): string {
  const { give = '-', want = '-', ...rest } = terms;
  const said = tradeWords(texts, give, want);
  for (const [term, value] of Object.entries(rest)) {
    if (term === 'note') said.push(texts.say('munchkin-quoted', { name: value }));
    else if (term === 'share') said.push(texts.say('munchkin-term-share', shareOf(value)));
    else if (term === 'play') said.push(...value.split(',').map((one) => promised(one, texts, name)));
    else
      said.push(texts.say('munchkin-term', { term, value: term === 'pay' ? listed(texts, value) : value }));
  }
  return said.join('; ') || texts.say('munchkin-term-free');
}

function tradeWords(texts: Texts, give: string, want: string): string[] {
  const [goods, price] = [listed(texts, give), listed(texts, want)];
  if (give !== '-' && want !== '-') return [texts.say('munchkin-term-trade', { give: goods, want: price })];
  if (give !== '-') return [texts.say('munchkin-term', { term: 'gift', value: goods })];
  return want !== '-' ? [texts.say('munchkin-term', { term: 'beg', value: price })] : [];
}

/** Cards joined by commas, inside a sentence. */
export function listed(texts: Texts, list: string): string {
  const cards = list.split(',').map((code) => quoted(texts, code));
  if (cards.length < 2) return cards.join('');
  return texts.say('koloda-and', { first: cards.slice(0, -1).join(', '), last: cards.at(-1) ?? '' });
}

function shareOf(value: string): { share: string; count: number } {
  const share = { 'half+': 'up', 'half-': 'down' }[value] ?? value;
  return { share, count: /^\d+$/.test(value) ? Number(value) : 0 };
}

function promised(text: string, texts: Texts, name: (seat: string) => string): string {
  const [card = '', seat = '', when = ''] = text.split(/[>@]/);
  return texts.say('munchkin-term-play', { card: quoted(texts, card), target: name(seat), when });
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

/** What people write, without what a quoted text may not hold. */
export function clean(text: string): string {
  return text.replace(/["|;/{}\n\r]/g, ' ').trim();
}

/** The words of a deal or a trade; what is empty is left out, but a trade names both lists. */
export function writeTerms(kind: 'help' | 'trade', terms: Terms): string {
  const words: string[] = [];
  for (const [name, value] of Object.entries(terms)) {
    if (name === 'note') continue;
    if (kind === 'trade') words.push(`${name}=${value || '-'}`);
    else if (value) words.push(`${name}=${value}`);
  }
  const note = clean(terms['note'] ?? '');
  if (note) words.push(`note="${note}"`);
  return words.join(' ');
}

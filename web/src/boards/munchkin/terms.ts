/** Deals and trades in words. */

import { nameOf } from '@/cards/munchkin/cards';
import type { Texts } from '@/texts/texts';
import type { Terms } from './table';

export function termWords(terms: Terms, texts: Texts, say: Texts, name: (seat: string) => string): string {
  const said: string[] = [];
  const cards = (list: string): string =>
    list === '-' || list === ''
      ? texts.say('koloda-nothing')
      : list
          .split(',')
          .map((code) => nameOf(code, texts.lang))
          .join(', ');
  for (const [word, value] of Object.entries(terms)) {
    if (word === 'forced') said.push(say.say('munchkin-board-forced'));
    else if (word === 'share') said.push(`${say.say('munchkin-board-share')}: ${part(say, value)}`);
    else if (word === 'pick' && value === 'helper') said.push(say.say('munchkin-board-pick-helper'));
    else if (word === 'pay') said.push(`${say.say('munchkin-board-pay')}: ${cards(value)}`);
    else if (word === 'play') said.push(...value.split(',').map((one) => promise(one, texts, say, name)));
    else if (word === 'give') said.push(`${say.say('munchkin-board-give')}: ${cards(value)}`);
    else if (word === 'want') said.push(`${say.say('munchkin-board-want')}: ${cards(value)}`);
    else if (word === 'note') said.push(`“${value}”`);
  }
  return said.join(' · ') || say.say('munchkin-board-nothing-asked');
}

function part(say: Texts, value: string): string {
  return say.say('munchkin-board-part', { part: value.replace('+', '-up').replace(/-$/, '-down') });
}

/** `gual.1>B@win`. */
function promise(text: string, texts: Texts, say: Texts, name: (seat: string) => string): string {
  const [card = '', rest = ''] = text.split('>');
  const [seat = '', when = ''] = rest.split('@');
  return `${nameOf(card, texts.lang)} → ${name(seat)} (${say.say(`munchkin-board-when-${when}`)})`;
}

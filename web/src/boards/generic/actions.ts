/** The listed actions of any game: what they are called, and which cards of a hand they use. */

import type { Texts } from '@/texts/texts';

export interface Offer {
  code: string;
  verb: string;
  /** What stands behind the verb. */
  rest: string[];
}

export function readCode(code: string): Offer {
  const [verb = code, ...rest] = code.split(/[ :,>]+/).filter((part) => part !== '');
  return { code, verb, rest };
}

/** An action in the game's own words, else its code. What the words do not say stands behind them. */
export function label(
  texts: Texts,
  offer: Offer,
  name: (seat: string) => string,
  seats: readonly string[],
): string {
  const message = `${texts.game}-action-${offer.verb}`;
  const target = offer.rest.find((part) => seats.includes(part)) ?? '';
  const offence = offer.rest.find((part) => part !== target) ?? '';
  const values = { target: target && name(target), offence, count: Number(offence) || 0 };
  const said = texts.find(message, values);
  if (!said) return offer.code;
  const told = (part: string): boolean =>
    part === target
      ? texts.find(message, { ...values, target: '…' }) !== said
      : part === offence && texts.find(message, { ...values, offence: '…', count: -1 }) !== said;
  const untold = offer.rest
    .filter((part) => !told(part))
    .map((part) => (part === target ? name(part) : part));
  return [said, ...untold].join(' ');
}

/** The offers that mention a card. */
export function using(offers: readonly Offer[], card: string): Offer[] {
  return offers.filter((offer) => offer.verb === card || offer.rest.includes(card));
}

/**
 * What to ask about a card that no offer mentions: what is listed for another card of the hand, said of this
 * one. Null where nothing of the kind is listed.
 */
export function likeOthers(offers: readonly Offer[], hand: readonly string[], card: string): string | null {
  for (const offer of offers) {
    const other = hand.find((one) => one !== card && (offer.verb === one || offer.rest.includes(one)));
    if (other) return offer.code.replace(other, () => card);
  }
  return null;
}

/** A form begun: its verb and the mark behind it (`disc:`, `play `). */
export function begin(pattern: string, verb: string): string {
  return verb + (/^[ :]/.exec(pattern.slice(verb.length))?.[0] ?? ' ');
}

/** One more thing in a form, behind what is there already. */
export function append(text: string, pattern: string, verb: string, part: string): string {
  const start = begin(pattern, verb);
  if (!text.startsWith(start) || text === start) return start + part;
  return text.trimEnd() + (pattern.includes(',') ? ',' : ' ') + part;
}

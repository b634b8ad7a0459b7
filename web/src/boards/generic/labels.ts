/** The listed actions of any game in words. */

import type { Texts } from '@/texts/texts';
import type { ActionText } from '../board';
import { shortCard } from './words';

/**
 * An action in the game's own words, else its code. What the words do not say stands behind them, but for the card
 * that everybody knows to be meant. `brief`: of what the words do not say, numbers are left out.
 */
export function label(
  texts: Texts,
  action: ActionText,
  name: (seat: string) => string,
  meant = '',
  brief = false,
): string {
  const message = `${texts.game}-action-${action.verb}`;
  const word = (part: string, value: string | number): string | number =>
    part === 'target' ? name(String(value)) : typeof value === 'number' ? value : shortCard(texts, value);
  const named = Object.entries(action.values ?? {}).map(([part, value]) => {
    const said = Array.isArray(value) ? value.map((one) => word(part, one)).join(' ') : word(part, value);
    return { part, said, meant: value === meant || (brief && /^\d+$/.test(String(value))) };
  });
  const values: Record<string, string | number> = { target: '', offence: '', count: 0 };
  for (const { part, said } of named) values[part] = said;
  const said = texts.find(message, values);
  if (!said) return action.code;
  const untold = named.filter(
    (one) => !one.meant && texts.find(message, { ...values, [one.part]: '…' }) === said,
  );
  return [said, ...untold.map((one) => one.said)].join(' ');
}

/** The actions that name a card. */
export function using(legal: readonly ActionText[], card: string): ActionText[] {
  return legal.filter((action) => cardsIn(action).includes(card));
}

/** All that an action names. */
export function cardsIn(action: ActionText): string[] {
  return Object.values(action.values ?? {}).flatMap((value) =>
    Array.isArray(value) ? value : [String(value)],
  );
}

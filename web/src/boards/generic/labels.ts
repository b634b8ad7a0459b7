/** The listed actions of any game in words. */

import type { Texts } from '@/texts/texts';
import type { ActionText } from '../board';

/** An action in the game's own words, else its code. What the words do not say stands behind them. */
export function label(texts: Texts, action: ActionText, name: (seat: string) => string): string {
  const message = `${texts.game}-action-${action.verb}`;
  const named = Object.entries(action.values ?? {}).map(([part, value]) => {
    if (part === 'target') return [part, name(String(value))] as const;
    return [part, Array.isArray(value) ? value.join(' ') : value] as const;
  });
  const values = { target: '', offence: '', count: 0, ...Object.fromEntries(named) };
  const said = texts.find(message, values);
  if (!said) return action.code;
  const untold = named
    .filter(([part]) => texts.find(message, { ...values, [part]: '…' }) === said)
    .map(([, value]) => value);
  return [said, ...untold].join(' ');
}

/** The actions that name a card. */
export function using(legal: readonly ActionText[], card: string): ActionText[] {
  return legal.filter((action) =>
    Object.values(action.values ?? {})
      .flat()
      .includes(card),
  );
}

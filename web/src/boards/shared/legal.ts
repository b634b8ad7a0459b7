/** The listed actions by what they name. What a code means the rules say; boards only sort it. */

import type { ActionText } from '../board';

/** What an action has under this name; empty where it names nothing such. */
export function part(action: ActionText, name: string): string {
  const value = action.values?.[name];
  return value === undefined ? '' : String(value);
}

/** Where it names several. */
export function list(action: ActionText, name: string): readonly string[] {
  const value = action.values?.[name];
  return Array.isArray(value) ? value : [];
}

export function ofVerb(legal: readonly ActionText[], ...verbs: string[]): ActionText[] {
  return legal.filter((action) => verbs.includes(action.verb));
}

/** The actions of each card. */
export function byCard(legal: readonly ActionText[]): Map<string, ActionText[]> {
  const found = new Map<string, ActionText[]>();
  for (const action of legal) {
    const card = part(action, 'card');
    if (!card) continue;
    const same = found.get(card);
    if (same) same.push(action);
    else found.set(card, [action]);
  }
  return found;
}

/** Different values under this name, in the order in which they are listed. */
export function valuesOf(legal: readonly ActionText[], name: string): string[] {
  return [...new Set(legal.map((action) => part(action, name)))];
}

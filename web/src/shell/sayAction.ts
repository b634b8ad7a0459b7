/** An action in words: by what it names, as the game says it; else by the words of its button. */
import { label } from '@/boards/generic/labels';
import type { ActionText } from '@/protocol/wire';
import type { SeenTable } from '@/table/seen.svelte';

export function sayAction(table: SeenTable, action: ActionText): string {
  // Where a card goes is shown, not said.
  const values = Object.entries(action.values ?? {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(bare) : typeof value === 'string' ? bare(value) : value,
  ]);
  const { card, cards, colour } = table.teller.values(Object.fromEntries(values));
  const said = [card ?? cards, colour].filter(Boolean).join(' → ');
  return said
    ? said.charAt(0).toUpperCase() + said.slice(1)
    : label(table.texts, action, (seat) => table.name(seat), '', true);
}

const bare = (card: string) => card.replace(/@.*/, '');

/** The words of lessons and studies, which are fetched with their pages. */
import { LaterWords } from '@/shell/words.svelte';
import type { Values } from '@/texts/texts';

export const words = new LaterWords(
  import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default' }),
  'study',
);

/** A text by its name without `study-`. */
export function tellText(name: string, values?: Values): string {
  return words.say(name, values);
}

/** Keys of a board, by their place on the keyboard (`KeyU`), so that they work in every layout. */

import { prefs } from '@/prefs.svelte';

const TYPED = 'input, textarea, select, dialog';

export type Keys = Readonly<Record<string, () => void>>;

/** Whether a key is meant for something else: a text, a dialog of the page, the button that has the focus, the browser;
 * or is held down. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return true;
  if (!prefs.letters && /^(Key|Digit)/.test(event.code)) return true;
  const inside = event.code === 'Space' ? `${TYPED}, :not(.hand) > button, a, summary` : TYPED;
  return event.target instanceof Element && event.target.closest(inside) !== null;
}

export function press(event: KeyboardEvent, keys: Keys): void {
  const found = keys[event.code];
  if (!found || isElsewhere(event)) return;
  event.preventDefault();
  found();
}

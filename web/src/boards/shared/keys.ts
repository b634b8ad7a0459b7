/** Keys of a board, by their place on the keyboard (`KeyU`), so that they work in every layout. */

export type Keys = Readonly<Record<string, () => void>>;

/** Whether a key is meant for something else: a text, a dialog of the page, the browser; or is held down. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return true;
  const inside = 'input, textarea, select, dialog';
  return event.target instanceof Element && event.target.closest(inside) !== null;
}

export function press(event: KeyboardEvent, keys: Keys): void {
  const found = keys[event.code];
  if (!found || isElsewhere(event)) return;
  event.preventDefault();
  found();
}

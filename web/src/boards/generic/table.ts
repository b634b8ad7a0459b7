/** Any game's position, sorted by what its fields look like; no game is known here. */

import { countOf, words, type Fields } from '../shared/fields';

/** A field that is drawn as cards: `5 ?3`, codes with digits or signs, or more than one code. */
export interface Zone {
  name: string;
  /** `?` for hidden cards. */
  cards: string[];
  count: number;
}

export interface Sorted {
  hands: Zone[];
  zones: Zone[];
  /** What is no pile: a word, a number, a list of seats. */
  facts: { name: string; value: string }[];
}

const WORDY = new Set([
  'phase',
  'turn',
  'dir',
  'dealer',
  'round',
  'colour',
  'first',
  'age',
  'held',
  'said',
  'skip',
]);

/** Whether a field's words look like cards: hidden ones, or short codes that are neither seats nor numbers. */
export function looksLikeCards(name: string, value: string, seats: readonly string[]): boolean {
  if (WORDY.has(name)) return false;
  const parts = words(value);
  if (parts.some((part) => /^\?\d+$/.test(part))) return true;
  return (
    parts.length > 0 &&
    parts.every((part) => part.length <= 4 && !seats.includes(part) && !/^-?\d+$/.test(part))
  );
}

export function sortFields(position: Fields, seats: readonly string[]): Sorted {
  const sorted: Sorted = { hands: [], zones: [], facts: [] };
  for (const [name, value] of Object.entries({ ...position.plain, ...position.fields })) {
    if (seats.includes(name)) sorted.hands.push(zone(name, value));
    else if (value === '-') continue;
    else if (looksLikeCards(name, value, seats)) sorted.zones.push(zone(name, value));
    else sorted.facts.push({ name, value });
  }
  sorted.hands.sort((one, two) => one.name.localeCompare(two.name));
  return sorted;
}

/** Cards one by one; a long row of hidden ones counts as one `?`. */
function zone(name: string, value: string): Zone {
  const cards = words(value).flatMap((word) => {
    const hidden = /^\?(\d+)$/.exec(word);
    return hidden ? Array.from({ length: Math.min(Number(hidden[1]), 12) }, () => '?') : [word];
  });
  return { name, cards, count: countOf(value) };
}

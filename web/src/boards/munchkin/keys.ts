/** Letters that do the same as buttons, by the key's place, so that they work in every layout. */

/** What a letter does, best first. */
export const VERBS: Record<string, string[]> = {
  K: ['claim', 'kick'],
  R: ['run', 'roll'],
  P: ['pass', 'keep'],
  W: ['hold'],
  L: ['loot', 'take', 'skip'],
  E: ['done', 'ready'],
};

/** What a letter opens. */
export const FORMS: Record<string, string[]> = {
  A: ['ask', 'bid'],
  O: ['offer'],
  S: ['sell'],
  G: ['give', 'trash'],
  V: ['show'],
  T: ['say'],
  D: ['dispute'],
};

export const HINTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.entries(VERBS), ...Object.entries(FORMS)].flatMap(([letter, verbs]) =>
    verbs.map((verb) => [verb, letter]),
  ),
);

/**
 * Codes that nobody has listed: of a form that was filled by taps. Boards write them here and read none; what a
 * listed action names comes with it.
 */

import patterns from './codes.json';

export type CodeValues = Record<string, string | number | readonly string[] | undefined>;

const PATTERNS: Record<string, Record<string, string>> = patterns;

/** `play {card}[ @{pile}]`: brackets hold what may be left out, `{cards,}` is a list with commas. */
function fill(pattern: string, values: CodeValues): string {
  const named = (text: string): string =>
    text.replace(/\{(\w+)([^\w}]*)\}/g, (_, name: string, between: string) => {
      const value = values[name];
      return Array.isArray(value) ? value.join(between || ' ') : String(value ?? '');
    });
  const isThere = (text: string): boolean =>
    [...text.matchAll(/\{(\w+)/g)].every(([, name = '']) => named(`{${name}}`) !== '');
  return named(pattern.replace(/\[([^\]]*)\]/g, (_, inner: string) => (isThere(inner) ? inner : '')));
}

/** The code of an action; a verb without a pattern names nothing and is its own code. */
export function writeCode(game: string, verb: string, values: CodeValues = {}): string {
  return fill(PATTERNS[game]?.[verb] ?? verb, values);
}

/** Whether actions of this verb name such a thing. */
export function names(game: string, verb: string, name: string): boolean {
  return (PATTERNS[game]?.[verb] ?? '').includes(`{${name}`);
}

/** A form begun: its verb and the mark behind it (`disc:`, `play `). */
export function beginForm(pattern: string, verb: string): string {
  return verb + (/^[ :]/.exec(pattern.slice(verb.length))?.[0] ?? ' ');
}

/** One more thing in a form, behind what is there already. */
export function addToForm(text: string, pattern: string, verb: string, part: string): string {
  const start = beginForm(pattern, verb);
  if (!text.startsWith(start) || text === start) return start + part;
  return text.trimEnd() + (pattern.includes(',') ? ',' : ' ') + part;
}

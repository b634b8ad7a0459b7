/** Reading the fields of a position: small texts such as `r5 g7 ?3`, `A 20 B 35`, `A C`. */

export interface Fields {
  fields: Record<string, string>;
  plain: Record<string, string>;
}

/** A field as the position shows it, also one that is as the reader expects; `-` where there is none. */
export function field(position: Fields, name: string): string {
  return position.fields[name] ?? position.plain[name] ?? '-';
}

/** The words of a field; none for `-`. */
export function words(text: string): string[] {
  return text === '-' ? [] : text.split(' ').filter((word) => word !== '');
}

/** The cards of a hand or pile, `?3` as three `?`. */
export function spread(text: string): string[] {
  return words(text).flatMap((word) => {
    const hidden = /^\?(\d+)$/.exec(word);
    return hidden ? Array.from({ length: Number(hidden[1]) }, () => '?') : [word];
  });
}

/** How many cards a hand or pile has. */
export function countOf(text: string): number {
  return words(text).reduce((sum, word) => sum + (/^\?\d+$/.test(word) ? Number(word.slice(1)) : 1), 0);
}

/** `A 20 B 35`: what stands behind each name. */
export function pairsOf(text: string): Map<string, string> {
  const parts = words(text);
  const found = new Map<string, string>();
  for (let at = 0; at + 1 < parts.length; at += 2) found.set(parts[at] ?? '', parts[at + 1] ?? '');
  return found;
}

/** `A 20 B 35` by seat. */
export function numbersOf(text: string): Map<string, number> {
  return new Map([...pairsOf(text)].map(([name, value]) => [name, Number(value)]));
}

/** The options that stand in a header: `3p strict stacking=same`. */
export function optionsOf(header: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of header.match(/(?:[^\s"]|"[^"]*")+/g) ?? []) {
    const mark = word.indexOf('=');
    if (mark > 0) found.set(word.slice(0, mark), word.slice(mark + 1));
  }
  return found;
}

export interface Keyed {
  key: string;
  code: string;
}

const cards = new Map<string, Keyed>();

/** Gives each copy of a card a key of its own that lasts while the copies before it stay: `r5#0`, `r5#1`. */
export function keyed(codes: string[]): Keyed[] {
  const seen = new Map<string, number>();
  return codes.map((code) => {
    const copy = seen.get(code) ?? 0;
    seen.set(code, copy + 1);
    const key = `${code}#${copy}`;
    const card = cards.get(key) ?? { key, code };
    cards.set(key, card);
    return card;
  });
}

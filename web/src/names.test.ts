import { expect, test } from 'vitest';

const files = import.meta.glob<string>(['./**/*.ts', './**/*.svelte', '!./protocol/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** One idea that every game or component has in its own form, and doubles in tests. */
const FAMILIES = new Set(['Props', 'Desk', 'Face', 'Colour', 'Paint', 'Wire']);

test('a class, an interface or a type has a name of its own', () => {
  const places = new Map<string, string[]>();
  for (const [path, text] of Object.entries(files)) {
    for (const [, name = ''] of text.matchAll(
      /^\s*(?:export )?(?:abstract )?(?:class|interface|type) ([A-Z]\w*)\b(?!,)/gm,
    )) {
      if (!FAMILIES.has(name)) places.set(name, [...(places.get(name) ?? []), path]);
    }
  }
  expect([...places].filter(([, found]) => found.length > 1)).toEqual([]);
});

test('none shadows what the browser has itself', () => {
  const taken = ['Animation', 'Performance', 'Range', 'Selection', 'Text', 'Event', 'Notification'];
  const found = Object.entries(files).flatMap(([path, text]) =>
    [...text.matchAll(/^export (?:class|interface) (\w+)/gm)]
      .filter(([, name = '']) => taken.includes(name))
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

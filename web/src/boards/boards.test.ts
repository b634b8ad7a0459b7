import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import readme from './README.md?raw';

const paths = Object.keys(import.meta.glob('./*/**/*')).filter((path) => !path.startsWith('./texts/'));

/** What every board has for its screen. */
const ALL = [
  'Board.svelte',
  'Board.test.ts',
  'Buttons.svelte',
  'Questions.svelte',
  'desk.svelte.ts',
  'desk.test.ts',
  'table.test.ts',
  'table.ts',
];
/** What it has for the game's words. */
const OWN = ['texts/en.ftl', 'texts/ru.ftl', 'words.ts'];
/** Where a board has the thing at all. */
const SOME = [
  'about.ts',
  'animation.svelte.ts',
  'highlights.ts',
  'labels.ts',
  'scenes.ts',
  'texts/about.en.ftl',
  'texts/about.ru.ftl',
];
/** What one board alone has. */
const ALONE: Record<string, string[]> = {
  generic: [],
  uno: ['catching.ts'],
  montana: [],
  iota: ['camera.ts'],
  arne: ['size.ts'],
  munchkin: ['keys.ts', 'terms.ts', 'told.svelte.ts'],
};

const boards = [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].filter((one) => one !== 'shared');

test('every board is known here', () => {
  expect(boards.sort()).toEqual(Object.keys(ALONE).sort());
});

describe.each(boards)('the board %s', (board) => {
  const files = paths
    .filter((path) => path.startsWith(`./${board}/`))
    .map((path) => path.slice(board.length + 3));
  const wanted = [...ALL, ...OWN];

  test('has the files that all have', () => {
    expect(files).toEqual(expect.arrayContaining(wanted));
  });

  test('has no others but parts of the screen, and what is its own', () => {
    const known = new Set([...wanted, ...SOME, ...(ALONE[board] ?? [])]);
    const others = files.filter((file) => !known.has(file));
    expect(others.filter((file) => !/^[A-Z]\w+\.svelte$/.test(file))).toEqual([]);
  });
});

const sources = import.meta.glob<string>(['./*/*.ts', './*/*.svelte', '!./*/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** A code that is asked what it contains, or cut. */
const CUT = /\bcode\.(split|match|matchAll|replace|startsWith|endsWith|slice|substring|indexOf|search)\(/;
/** Where a code is an event's or a position's: a tile with its cell, a card with its marks. */
const TEXTS_OF_POSITIONS = ['./iota/scenes.ts', './munchkin/table.ts', './uno/words.ts'];

test('no board takes the code of an action apart', () => {
  const cut = Object.entries(sources).filter(([, source]) => CUT.test(source));
  expect(cut.map(([path]) => path)).toEqual(TEXTS_OF_POSITIONS);
});

test('no desk knows what a type of card is for', () => {
  const desks = Object.entries(sources).filter(([path]) => path.endsWith('/desk.svelte.ts'));
  expect(desks.filter(([, source]) => /\.type\b|\bcardOf\b/.test(source)).map(([path]) => path)).toEqual([]);
});

test('the README tells of each file', () => {
  for (const file of [...ALL, ...OWN, ...SOME]) expect(readme).toContain(`\`${file}\``);
});

test('no board takes the letters that the shell has for every game', () => {
  const shell = [...readFileSync('src/shell/Frame.svelte', 'utf8').matchAll(/\bKey([A-Z])\b/g)];
  const letters = shell.map(([, letter = '']) => letter);
  expect(letters).toHaveLength(2);
  const taken = letters.map((letter) => new RegExp(`\\bKey${letter}\\b|^  ${letter}: \\[`, 'm'));
  const used = Object.entries(sources).filter(([, source]) => taken.some((one) => one.test(source)));
  expect(used.map(([path]) => path)).toEqual([]);
});

import { expect, test } from 'vitest';
import dacha from '../../../../src/koloda/games/munchkin/packs/dacha.toml?raw';
import winter from '../../../../src/koloda/games/munchkin/packs/winter.toml?raw';
import { artOf, subjectOf } from './art';
import { WINTER } from './examples';
import { DRAWN_MONSTERS } from './monsters';

const drawing = (code: string, type: string, level = 1, slot = ''): string =>
  JSON.stringify(artOf({ code, type, slot, level }));

/** Codes and types of a pack's cards, as its file names them. */
function cardsOf(pack: string): [code: string, type: string][] {
  return pack
    .split('[[cards]]')
    .slice(1)
    .map((card) => [/^code = "(.*)"$/m.exec(card)?.[1] ?? '', /^type = "(.*)"$/m.exec(card)?.[1] ?? '']);
}

test('each monster of our packs looks like no other', () => {
  const monsters = [...cardsOf(winter), ...cardsOf(dacha)].filter(([, type]) => type === 'monster');
  expect(monsters.map(([code]) => code).sort()).toEqual([...DRAWN_MONSTERS].sort());
  expect(new Set(monsters.map(([code]) => drawing(code, 'monster'))).size).toBe(monsters.length);
});

test('each race and each class looks like no other', () => {
  const people = [...cardsOf(winter), ...cardsOf(dacha)].filter(([, type]) =>
    ['race', 'class'].includes(type),
  );
  expect(new Set(people.map(([code, type]) => drawing(code, type))).size).toBe(people.length);
});

test('a monster of a pack that nobody knows always looks the same, and fierce ones have teeth', () => {
  expect(drawing('lion', 'monster', 4)).toBe(drawing('lion', 'monster', 4));
  expect(drawing('lion', 'monster', 4)).not.toBe(drawing('clown', 'monster', 4));
  expect(drawing('lion', 'monster', 14)).not.toBe(drawing('lion', 'monster', 4));
});

test('copies of a card, and the same card of a mixed pack, are drawn alike', () => {
  const elf = WINTER.cards['elf'];
  expect(subjectOf('winter:elf.2', elf)).toEqual(subjectOf('elf.1', elf));
});

test('an item that has no drawing is drawn by where it is worn', () => {
  expect(drawing('unheard-of', 'item', 0, 'feet')).not.toBe(drawing('unheard-of', 'item', 0, 'head'));
});

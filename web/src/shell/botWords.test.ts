import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import type { Change } from '@/boards/board';
import { Texts } from '@/texts/texts';
import { wordOf } from './botWords';

const FIELDS = { fields: {}, plain: {} };
const change = (version: number, seat: string, kind: string): Change => {
  const events = [{ kind, seat, values: {}, clause: '' }];
  return {
    steps: [{ version, at: 0, kind: 'action', seat, events }],
    events,
    before: null,
    after: FIELDS,
    fresh: false,
  } as unknown as Change;
};
const find = ({ kind }: { kind: string }) => [kind, 50] as const;
const isBot = (seat: string) => seat !== 'A';
const MANY = Array.from({ length: 300 }, (_, version) => version);

test('bots say something now and then, people have nothing put into their mouths', () => {
  const said = MANY.filter((version) => wordOf(change(version, 'B', 'theft'), find, isBot));
  expect(said.length).toBeGreaterThan(60);
  expect(said.length).toBeLessThan(150);
  expect(MANY.filter((version) => wordOf(change(version, 'A', 'theft'), find, isBot))).toEqual([]);
  expect(MANY.filter((version) => wordOf(change(version, 'B', 'nothing'), find, isBot))).toEqual([]);
});

test('it is the same on every screen, fits what happened, and every word is there', () => {
  for (const [kind, mood] of [
    ['theft', 'glad'],
    ['death', 'sorry'],
  ] as const) {
    const words = new Set(
      MANY.flatMap((version) => wordOf(change(version, 'C', kind), find, isBot)?.word ?? []),
    );
    expect([...words].sort()).toEqual([1, 2, 3, 4].map((number) => `${mood}-${number}`));
    for (const lang of ['ru', 'en'] as const) {
      const texts = new Texts(lang, '', [readFileSync(`src/shell/texts/${lang}.ftl`, 'utf8')]);
      for (const word of words) expect(texts.find(`shell-bot-${word}`)).toBeTruthy();
    }
  }
  expect(wordOf(change(7, 'B', 'theft'), find, isBot)).toEqual(wordOf(change(7, 'B', 'theft'), find, isBot));
});

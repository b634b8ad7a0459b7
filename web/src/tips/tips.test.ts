import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ActionText } from '@/boards/board';
import { Texts } from '@/texts/texts';
import { heard, openTips, tipFor, type Moment } from './tips';

/** What a seat sees at positions of the games themselves (`moments.txt`). */
interface SeenMoment {
  game: string;
  tip: string;
  said: boolean;
  seat: string;
  seats: string[];
  options: Record<string, string>;
  fields: Record<string, string>;
  plain: Record<string, string>;
  asked: boolean;
  legal: ActionText[];
}

const moments = JSON.parse(readFileSync('src/tips/moments.json', 'utf8')) as SeenMoment[];
const GAMES = [...new Set(moments.map((one) => one.game))];
const NONE: ReadonlySet<string> = new Set();

function momentOf(seen: SeenMoment, shouted = NONE): Moment {
  return {
    field: (name) => seen.fields[name] ?? seen.plain[name] ?? '-',
    me: seen.seat,
    asked: seen.asked,
    legal: seen.legal,
    seats: seen.seats,
    options: seen.options,
    shouted,
  };
}

test.each(moments.map((seen, at) => [`${seen.game} ${seen.tip} ${at + 1}`, seen] as const))(
  '%s',
  async (_, seen) => {
    const tips = (await openTips(seen.game)).filter(([name]) => name === seen.tip);
    expect(tips).toHaveLength(1);
    expect(tipFor(tips, momentOf(seen), NONE)?.name).toBe(seen.said ? seen.tip : undefined);
  },
);

describe.each(GAMES)('%s', (game) => {
  test('has five to eight tips, each said somewhere and unsaid elsewhere', async () => {
    const tips = await openTips(game);
    expect(tips.length).toBeGreaterThanOrEqual(5);
    expect(tips.length).toBeLessThanOrEqual(8);
    const unsaid = (tip: string, said: boolean) =>
      !moments.some((one) => one.game === game && one.tip === tip && one.said === said);
    expect(tips.filter(([name]) => unsaid(name, true) || unsaid(name, false)).map(([name]) => name)).toEqual(
      [],
    );
  });

  test.each(['ru', 'en'] as const)('says them all in words (%s)', async (lang) => {
    const texts = new Texts(lang, '', [readFileSync(`src/tips/texts/${lang}.ftl`, 'utf8')]);
    const tips = await openTips(game);
    const missing = tips.filter(([name]) => texts.find(`tip-${game}-${name}`, { who: 'Ben' }) === undefined);
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  test('says each once', async () => {
    const tips = await openTips(game);
    const said = new Set<string>();
    for (const seen of moments.filter((one) => one.game === game)) {
      const found = tipFor(tips, momentOf(seen), said);
      if (found) expect(said.has(found.name)).toBe(false);
      if (found) said.add(found.name);
    }
    expect(said.size).toBeGreaterThan(3);
  });
});

test('nobody is to be caught who has shouted', async () => {
  const tips = await openTips('uno');
  const [seen] = moments.filter((one) => one.tip === 'catch' && one.said);
  expect(seen && tipFor(tips, momentOf(seen), new Set(['welcome']))).toEqual({ name: 'catch', who: 'C' });
  const after = { header: '', fields: { C: '?1' }, plain: {}, asked: false, windows: [] };
  const event = { kind: 'called', seat: 'C', clause: 'uno.call.how', values: {} };
  const shouted = heard(NONE, { steps: [], events: [event], before: null, after, fresh: false });
  expect(seen && tipFor(tips, momentOf(seen, shouted), NONE)?.name).not.toBe('catch');
});

/**
 * At many moments of games played by lot: what a prompt names can be done, and what looks as if it could be pressed
 * is not refused whatever happens.
 */
import { cleanup, render } from '@testing-library/svelte';
import { tick, type Component } from 'svelte';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { DACHA, WINTER } from '@/cards/munchkin/examples';
import { sheet } from '@/cards/munchkin/sheet.svelte';
import type { ActionText, BoardProps, Position } from './board';
import { testTable } from './shared/testTable.svelte';

interface Seen extends Pick<Position, 'fields' | 'plain' | 'asked' | 'windows' | 'forms'> {
  game: string;
  seat: string;
  options: Record<string, string>;
  legal: ActionText[];
}

const files = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte', { eager: true });
const texts = import.meta.glob<string>('../../../src/koloda/games/*/texts/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const moments = JSON.parse(readFileSync('src/boards/moments.json', 'utf8')) as Seen[];

/** What a prompt tells me to do, by its words, and the verbs that do it. */
const TOLD: Record<string, [words: RegExp, ...verbs: string[]][]> = {
  uno: [
    [/\bplay /i, 'play'],
    [/\bdraw\b/i, 'draw'],
    [/\bpass\b/i, 'pass'],
    [/\btake the cards/i, 'take'],
  ],
  montana: [
    [/\bplay /i, 'play'],
    [/\blay /i, 'lay'],
    [/\bdraw\b/i, 'draw'],
    [/\bkeep\b/i, 'keep'],
    [/\bswap\b/i, 'swap'],
    [/\bcover\b/i, 'cover'],
  ],
  iota: [
    [/\blay /i, 'place', 'replace'],
    [/\bpass\b/i, 'pass'],
  ],
  arne: [
    [/\bone white card/i, 'play', 'pull', '2black', '2score', 'draw3', 'pass', 'swap', 'x3', 'disc'],
    [/\bskip\b/i, 'skip'],
    [/\bgive\b/i, 'give'],
    [/\bchoose your colour/i, 'colour'],
  ],
  munchkin: [
    [/\bopen the door/i, 'kick'],
    [/\btake it/i, 'take'],
    [/\bplay the card/i, 'put', 'cheat', 'event'],
    [/\btrouble/i, 'trouble'],
    [/\bloot\b/i, 'loot'],
    [/\bkill it/i, 'claim'],
    [/\bor run\b/i, 'run'],
    [/\bfinish the turn/i, 'done', 'give', 'trash'],
    [/\broll\b/i, 'roll'],
  ],
};

/** Shouts and calls that everybody may try at any moment: that they may be wrong is the game. */
const TRIES: Record<string, readonly string[]> = {
  uno: ['UNO!', 'Catch', 'Mistake!'],
  montana: ['Cover!', 'Tap!', 'Montana!'],
};

function mount(seen: Seen) {
  const { game, seat, options, fields, plain, legal } = seen;
  const letters = 'ABC';
  sheet.packs = { winter: WINTER, dacha: DACHA };
  const table = testTable({
    ...{ game, seat, seats: letters, options, fields, legal },
    plain: plain ?? {},
    forms: seen.forms ?? [],
    texts: texts[`../../../src/koloda/games/${game}/texts/en.ftl`] ?? '',
    windows: seen.windows.map((window) => ({ ...window, ends: Infinity })),
    waits: seen.asked,
  });
  const Board = files[`./${game}/Board.svelte`]?.default;
  if (!Board) throw new Error(`no board of ${game}`);
  render(Board, { table: table.board });
  return table;
}

const enabled = (): HTMLButtonElement[] =>
  [...document.querySelectorAll<HTMLButtonElement>('.actions button')].filter(
    (one) => !one.disabled && one.ariaDisabled !== 'true' && one.getAttribute('aria-disabled') !== 'true',
  );
const wordsOf = (one: Element): string => (one.textContent ?? '').replace(/\s+/g, ' ').trim();

afterEach(cleanup);

const named = moments.map((seen, at) => [`${seen.game} ${at + 1}`, seen] as const);

test.each(named)('a prompt names only what can be done: %s', (_, seen) => {
  mount(seen);
  if (!seen.asked) return;
  const prompt = [...document.querySelectorAll('.prompt p, .middle p')].map(wordsOf).join(' ');
  const verbs = new Set([
    ...seen.legal.map(({ verb }) => verb),
    ...(seen.forms ?? []).map(({ verb }) => verb),
  ]);
  const missing = (TOLD[seen.game] ?? [])
    .filter(([words, ...able]) => words.test(prompt) && !able.some((verb) => verbs.has(verb)))
    .map(([words]) => String(words));
  expect(missing, prompt).toEqual([]);
});

test.each(named)('what looks as if it could be pressed does something: %s', async (_, seen) => {
  mount(seen);
  const labels = enabled().map(wordsOf);
  cleanup();
  const idle: string[] = [];
  for (const [at, label] of labels.entries()) {
    if ((TRIES[seen.game] ?? []).some((one) => label.startsWith(one))) continue;
    const table = mount(seen);
    const before = document.body.innerHTML;
    enabled()[at]?.click();
    await tick();
    const [code] = table.acted;
    const known = code !== undefined && isPossible(seen, code);
    const opened = document.body.innerHTML !== before;
    if (code === undefined ? !opened : !known) idle.push(`${label} → ${code ?? 'nothing'}`);
    if (table.asked.length) idle.push(`${label} is refused`);
    cleanup();
  }
  expect(idle).toEqual([]);
});

function isPossible(seen: Seen, code: string): boolean {
  const [verb = ''] = code.split(/[ :]/);
  return (
    seen.legal.some((action) => action.code === code) ||
    (seen.forms ?? []).some((form) => form.verb === verb) ||
    seen.windows.some((window) => window.press === code)
  );
}

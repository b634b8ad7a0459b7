/** Who this browser is, and its way to a table. */
import { api, Problem } from '@/api';
import { prefs, recall, remember } from '@/prefs.svelte';
import type { GameText, NewTable } from '@/protocol/wire';
import { problemText } from '@/problems';
import { say } from '@/texts/shelf.svelte';

/**
 * Has the server know us by the name that is written here, or by a plain one that nobody has `taken`. True
 * where we were nobody before: a socket that was opened then has to be opened again.
 */
export async function introduce(taken: readonly string[] = []): Promise<boolean> {
  const known = (await api.me()).name;
  const own = prefs.name.trim() || known;
  const name = own && !isPlain(own) ? own : plainName(taken);
  if (known !== name) await api.nameMe(name);
  prefs.setName(name);
  return known === '';
}

/** Whether somebody has told a name of his own. */
export function isNamed(): boolean {
  const name = prefs.name.trim();
  return name !== '' && !isPlain(name);
}

function isPlain(name: string): boolean {
  return name.replace(/ \d+$/, '') === say('player');
}

/** For somebody who gave none: Player, Player 2, … */
function plainName(taken: readonly string[]): string {
  const plain = say('player');
  let name = plain;
  for (let number = 2; taken.includes(name); number++) name = `${plain} ${number}`;
  return name;
}

/** A table with bots, to be dealt as soon as its page is open. Answers its id. */
export async function playNow(
  game: GameText,
  level: NonNullable<NewTable['bots']>[number] = 'normal',
): Promise<string> {
  await introduce();
  const count = Math.min(Math.max(4, game.least), game.most);
  const options = { ...game.presets['quick']?.options };
  // In somebody's first game the program is the referee; the table's page remembers when it has begun.
  if (recall(`played.${game.name}`) === null) delete options['referee'];
  const wanted: NewTable = {
    game: game.name,
    count,
    options,
    bots: Array.from({ length: count - 1 }, () => level),
    clock: { turn: 0, keep: 0 }, // bots wait as long as it takes
  };
  const { table } = await api.newTable(wanted);
  return table.id;
}

/** A table that waits for friends, with the rules that are advised; `sit` where this is no TV. Answers its code. */
export async function openRoom(game: GameText, sit: boolean): Promise<string> {
  await introduce();
  const options = game.presets['advised']?.options ?? {};
  const { table } = await api.newTable({ game: game.name, count: game.least, options, sit });
  if (!sit) hosted.add(table.id);
  return table.code ?? '';
}

/** What went wrong, for people. */
export function whatWent(error: unknown): string {
  if (error instanceof Problem) return problemText(error.code, error.message);
  console.error(error);
  return say('failed');
}

/** The table to go back to. */
export const lastTable = {
  read: () => recall('table') ?? '',
  write: (id: string) => remember('table', id),
  forget: (id: string) => recall('table') === id && remember('table', ''),
};

/** The tables that this browser opened without sitting down: only it can start them. */
export const hosted = {
  has: (id: string) => (recall('hosted') ?? '').split(' ').includes(id),
  add: (id: string) =>
    remember('hosted', [id, ...(recall('hosted') ?? '').split(' ')].slice(0, 10).join(' ')),
};

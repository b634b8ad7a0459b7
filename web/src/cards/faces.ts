/** The cards of a game, fetched by whoever shows them outside its board. */
import type { Component } from 'svelte';
import type { Language } from '@/texts/texts';

export type CardFace = Component<{ code: string; lang?: Language }>;

const faces = import.meta.glob<{ default: CardFace }>('./{arne,iota,montana,munchkin,uno}/*Card.svelte');
const codes = import.meta.glob<readonly string[]>('./{arne,iota,montana,uno}/codes.ts', { import: 'CODES' });

const sheets = import.meta.glob<{ openSheet(table: string): Promise<void>; sheet: { codes: string[] } }>(
  './munchkin/sheet.svelte.ts',
);

/** How a card of a game is drawn; nothing where its cards need more than a code. */
export async function loadFace(game: string): Promise<CardFace | undefined> {
  const file = Object.keys(faces).find((path) => path.startsWith(`./${game}/`));
  const found = file && (await faces[file]?.().catch(nothing));
  return found ? found.default : undefined;
}

/** The codes of all cards of a game. */
export async function loadCodes(game: string): Promise<readonly string[]> {
  return (await codes[`./${game}/codes.ts`]?.().catch(nothing)) ?? [];
}

/** The codes of the cards that are played with at a table; some games have them from their server. */
export async function loadDeck(game: string, table: string): Promise<readonly string[]> {
  const known = await loadCodes(game);
  const pack = known.length ? undefined : await sheets[`./${game}/sheet.svelte.ts`]?.().catch(nothing);
  await pack?.openSheet(table);
  return pack?.sheet.codes ?? known;
}

/** The server has a newer client by now: the upgrade bar says so. */
function nothing(): undefined {
  return undefined;
}

/** The cards of a game, fetched by whoever shows them outside its board. */
import type { Component } from 'svelte';
import type { Language } from '@/texts/texts';

export type CardFace = Component<{ code: string; lang?: Language }>;

const faces = import.meta.glob<{ default: CardFace }>('./{arne,iota,montana,munchkin,uno}/*Card.svelte');
const codes = import.meta.glob<readonly string[]>('./{arne,iota,montana,uno}/codes.ts', { import: 'CODES' });

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

/** The server has a newer client by now: the upgrade bar says so. */
function nothing(): undefined {
  return undefined;
}

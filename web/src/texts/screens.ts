/** What the server tells of games that this client does not know: their words, fields and cards. */
import { api } from '@/api';
import type { GameScreen } from '@/protocol/wire';

const asked = new Map<string, Promise<GameScreen>>();
const known = new Map<string, GameScreen>();
const NOTHING: GameScreen = { fields: {}, ranks: '', suits: '', texts: {}, books: {} };

/** Fetched once; where that fails it is asked for again the next time. */
export function openScreen(game: string): Promise<GameScreen> {
  const found = asked.get(game) ?? fetchScreen(game);
  asked.set(game, found);
  found.catch(() => asked.delete(game));
  return found;
}

async function fetchScreen(game: string): Promise<GameScreen> {
  const found = await api.screen(game);
  keepScreen(game, found);
  return found;
}

export function keepScreen(game: string, screen: Partial<GameScreen>): void {
  known.set(game, { ...NOTHING, ...screen });
}

/** What is known already: a table's words are opened before its board is drawn. */
export function screenOf(game: string): GameScreen {
  return known.get(game) ?? NOTHING;
}

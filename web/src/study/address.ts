/** A study as an address: `/study#game=uno&position=…&moves=A r5; C catch:A&at=1`. */

export interface StudyAddress {
  game: string;
  position: string;
  moves: readonly string[];
  /** How many of the moves are shown. */
  at: number;
  /** A seat, `*` for every hand, `turn` for whoever has to move. */
  eyes: string;
  /** The seats that bots answer for. */
  bots: string;
}

export function writeAddress({ game, position, moves, at, eyes, bots }: StudyAddress): string {
  const told = new URLSearchParams({ game, position });
  if (moves.length) told.set('moves', moves.join('; '));
  if (at !== moves.length) told.set('at', String(at));
  if (eyes !== 'turn') told.set('eyes', eyes);
  if (bots) told.set('bots', bots);
  return `/study#${told.toString()}`;
}

export function readAddress(hash: string): StudyAddress | undefined {
  const told = new URLSearchParams(hash.replace(/^#/, ''));
  const position = told.get('position') ?? '';
  if (!position) return undefined;
  const moves = splitMoves(told.get('moves') ?? '');
  const at = Number(told.get('at') ?? moves.length);
  const bots = told.get('bots') ?? '';
  return {
    game: told.get('game') ?? '',
    position,
    moves,
    at: Number.isInteger(at) ? Math.min(Math.max(0, at), moves.length) : moves.length,
    eyes: /^([A-Z?*]|turn)$/.exec(told.get('eyes') ?? '')?.[0] ?? 'turn',
    bots: /^[A-Z]*$/.test(bots) ? bots : '',
  };
}

/** Moves apart by `; `; what people say, in quotes, stays whole. */
export function splitMoves(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '\\' && quoted) part += sign + text.charAt(++at);
    else if (!quoted && text.startsWith('; ', at)) {
      parts.push(part.trim());
      part = '';
      at++;
    } else {
      if (sign === '"') quoted = !quoted;
      part += sign;
    }
  }
  return [...parts, part.trim()].filter(Boolean);
}

/** The same to be read and changed. */
export function textOf({ game, position, moves }: StudyAddress): string {
  return [`game ${game}`, `P ${position}`, ...moves.map((move) => `> ${move}`)].join('\n');
}

/** The listed actions by what a press means. */

/** One way to put a card down; a digit rule may name its pile. */
export interface Way {
  code: string;
  /** 1 to 3; 0 where the card finds its place by itself. */
  pile: number;
}

const PUT = /^(?:play|lay) (\S+)(?: @([123]))?$/;

/** Ways by card: `play g5*`, `lay #4`, `lay #4 @2`. */
export function plays(legal: readonly string[]): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const code of legal) {
    const [, card, pile] = PUT.exec(code) ?? [];
    if (!card) continue;
    const ways = found.get(card) ?? [];
    ways.push({ code, pile: Number(pile ?? 0) });
    found.set(card, ways);
  }
  return found;
}

/** What a card alone would be sent as, listed or not. */
export function single(card: string): string {
  return /^[grb]/.test(card) ? `play ${card}` : `lay ${card}`;
}

export interface Call {
  code: string;
  seat: string;
  offence: string;
}

/** The calls that may be made, whether there is a reason or not: of the open play first. */
export function calls(legal: readonly string[]): Call[] {
  return legal.flatMap((code) => {
    const [, seat, offence] = /^call ([A-Z]) (\w+)$/.exec(code) ?? [];
    return seat && offence ? [{ code, seat, offence }] : [];
  });
}

/** Whom the hand can be swapped with. */
export function swaps(legal: readonly string[]): string[] {
  return legal.filter((code) => code.startsWith('swap ')).map((code) => code.slice(5));
}

/** The listed actions by card: what a tap on it can mean, and what is left to be chosen. */

import { isCard, isColour, type Colour } from '@/cards/uno/codes';

/** One way to play a card: `wx:g>B` names a colour and a player. */
export interface Way {
  code: string;
  colour: Colour | null;
  target: string | null;
}

const PLAY = /^([a-z]+[0-9]?|[rgby][0-9+RS])(?::([rgby]))?(?:>([A-Z]))?$/;

/** Ways by card. What is shouted is a gesture of its own, so codes with `!` are left out. */
export function plays(legal: readonly string[]): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const code of legal) {
    const [, card = '', colour = '', target] = PLAY.exec(code) ?? [];
    if (!isCard(card)) continue;
    const way = { code, colour: isColour(colour) ? colour : null, target: target ?? null };
    const ways = found.get(card);
    if (ways) ways.push(way);
    else found.set(card, [way]);
  }
  return found;
}

/** What a tap on a card means in the phases that ask for one: the code, by card. */
export function answers(legal: readonly string[], verb: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const code of legal) {
    if (code.startsWith(`${verb}:`) && !code.endsWith('!')) found.set(code.slice(verb.length + 1), code);
  }
  return found;
}

/** The colours, then the players, that a card still asks for; empty when one way is left. */
export function open(ways: Way[], colour: Colour | null): { colours: Colour[]; targets: (string | null)[] } {
  const colours = [...new Set(ways.map((way) => way.colour).filter((one) => one !== null))];
  if (colours.length > 1 && !colour) return { colours, targets: [] };
  const left = ways.filter((way) => !colour || way.colour === colour);
  const targets = [...new Set(left.map((way) => way.target))];
  return { colours: [], targets: targets.length > 1 ? targets : [] };
}

/** What to ask about a card that is not listed: named in full, so that the answer is about the card. */
export function wholeCode(card: string, colour: Colour | null, target: string | null): string {
  return card + (card.startsWith('w') ? `:${colour ?? 'r'}` : '') + (target ? `>${target}` : '');
}

/** uno.hum.bluff: the own player is warned that a Wild Draw Four could be challenged now. */
export function isBluff(
  shown: { hand: string[]; colour: Colour | null },
  options: Readonly<Record<string, string>>,
): boolean {
  if ((options['w4_mode'] ?? 'challenge') !== 'challenge') return false;
  const numbers = options['w4_blockers'] === 'numbers';
  return shown.hand.some((card) => card.startsWith(shown.colour ?? '-') && (!numbers || /\d$/.test(card)));
}

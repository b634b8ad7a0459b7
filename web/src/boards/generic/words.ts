/** Any game's cards in words: by their rank and suit, else by the game's own text, else as they are written. */

import { faceOf, isSuit, SIGNS } from '@/cards/suited/codes';
import { openScreen, screenOf } from '@/texts/screens';
import type { Texts } from '@/texts/texts';
import type { Words } from '../board';

/** What stands in a card's corner: `10`, `Q`. */
export function indexOf(texts: Texts, rank: string): string {
  return texts.find(`koloda-rank-${rank}`, {}, 'index') ?? rank;
}

/** `10♦`: short enough for a button or a line of the log. */
export function shortCard(texts: Texts, code: string): string {
  const face = faceOf(screenOf(texts.game), code);
  return face ? indexOf(texts, face.rank) + SIGNS[face.suit] : cardTitle(texts, code);
}

/** `ten of diamonds`: for those who listen. */
export function cardWords(texts: Texts, code: string): string {
  const face = faceOf(screenOf(texts.game), code);
  if (!face) return cardTitle(texts, code);
  const rank = texts.find(`koloda-rank-${face.rank}`) ?? face.rank;
  return texts.say('koloda-card', { rank, suit: texts.say(`koloda-suit-${face.suit}`) });
}

/** What stands on a card without suit. */
export function cardTitle(texts: Texts, code: string): string {
  return texts.find(`${texts.game}-card-${code}`) ?? code;
}

/** A field in words: a suit by its sign, a word by the game's text for it. */
export function fieldWords(texts: Texts, name: string, kind: string, value: string): string {
  if (kind === 'suit' && isSuit(value)) return SIGNS[value];
  return texts.find(`${texts.game}-field-${name}-${value}`) ?? value;
}

export async function words(texts: Texts): Promise<Words> {
  const { fields } = await openScreen(texts.game);
  return {
    word(name, value) {
      const kind = fields[name] ?? '';
      if (kind === 'suit') return fieldWords(texts, name, kind, value);
      const said = shortCard(texts, value);
      return said === value ? undefined : said;
    },
  };
}

/** The cards of Munchkin as their packs say them; `koloda pack show --json` writes the data. */

import type { Language } from '@/texts/texts';
import data from './packs.json';

export interface CardText {
  copies: number;
  type: string;
  names: Record<Language, string>;
  level: number;
  bonus: number;
  gold: number;
  tags: string[];
  powers: string[];
  texts: Record<Language, string[]>;
  joke: string;
}

interface Pack {
  names: Record<Language, string>;
  cards: Record<string, CardText>;
}

const PACKS = data as Record<string, Pack>;

/** `winter:elf.2` is the card `elf` of the pack `winter`; without a pack it is Winter's. */
export function cardOf(code: string): CardText | undefined {
  const [pack, rest] = code.includes(':') ? (code.split(':') as [string, string]) : ['winter', code];
  const cards = PACKS[pack]?.cards;
  return cards?.[rest] ?? cards?.[rest.replace(/\.\d+$/, '')];
}

/** The name on a card; its code where no pack says it. */
export function nameOf(code: string, lang: Language): string {
  return cardOf(code)?.names[lang] ?? code;
}

export function packName(code: string, lang: Language): string {
  const pack = code.includes(':') ? (code.split(':')[0] ?? '') : '';
  return PACKS[pack]?.names[lang] ?? pack;
}

export type Family = 'monster' | 'curse' | 'door' | 'person' | 'item' | 'oneshot' | 'level' | 'unknown';

const FAMILIES: Record<string, Family> = {
  monster: 'monster',
  enhancer: 'door',
  curse: 'curse',
  race: 'person',
  class: 'person',
  wander: 'door',
  cheat: 'door',
  event: 'door',
  item: 'item',
  oneshot: 'oneshot',
  trick: 'oneshot',
  gual: 'level',
};

export function familyOf(code: string): Family {
  return FAMILIES[cardOf(code)?.type ?? ''] ?? 'unknown';
}

/** The one number that people look for: a monster's level, an item's bonus. */
export function numberOf(code: string): string {
  const card = cardOf(code);
  if (card?.type === 'monster') return String(card.level);
  if (card?.type === 'item' && card.bonus) return card.bonus > 0 ? `+${card.bonus}` : `−${-card.bonus}`;
  return '';
}

/** A name in lines of a few letters, for a card. */
export function wrap(name: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && `${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 4);
}

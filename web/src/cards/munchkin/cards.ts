/** The cards of Munchkin in words and numbers. */

import type { Language } from '@/texts/texts';
import { sheet, type CardText } from './sheet.svelte';

export function cardOf(code: string): CardText | undefined {
  return sheet.find(code);
}

/** The name on a card; its code where no pack says it. */
export function nameOf(code: string, lang: Language): string {
  return cardOf(code)?.names[lang] ?? code;
}

/** The pack that a card comes from, where several are mixed. */
export function packName(code: string, lang: Language): string {
  return code.includes(':') ? (sheet.packOf(code)?.names[lang] ?? '') : '';
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

/** Ink and paper. */
export const PAINTS: Record<Family, [ink: string, paper: string]> = {
  monster: ['#7a2e2e', '#f3d9d0'],
  curse: ['#4b2f73', '#e5dbf3'],
  door: ['#6a4a24', '#efe2cc'],
  person: ['#1f5a6b', '#d5e9ee'],
  item: ['#2f5f33', '#dcecd8'],
  oneshot: ['#8a5a00', '#f8e7c0'],
  level: ['#8a1f5a', '#f6d7e8'],
  unknown: ['#444', '#ddd'],
};

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** The one number that people look for: a monster's level, what an item or an enhancer adds. */
export function numberOf(code: string): string {
  const card = cardOf(code);
  if (card?.type === 'monster') return String(card.level);
  const added = card?.type === 'enhancer' ? card.mod : (card?.bonus ?? 0);
  return added ? signed(added) : '';
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

/** What a card does, without the line of its numbers where those are shown as numbers. */
export function linesOf(code: string, lang: Language): string[] {
  const card = cardOf(code);
  const lines = card?.texts[lang] ?? [];
  return card?.type === 'monster' ? lines.slice(1) : lines;
}

export function jokeOf(code: string, lang: Language): string {
  return cardOf(code)?.jokes[lang] ?? '';
}

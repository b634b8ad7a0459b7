/** What stands on the cards of a table, as its server tells it: of any pack, in all languages. */

import { api, call } from '@/api';
import type { Language } from '@/texts/texts';

export interface CardText {
  copies: number;
  type: string;
  names: Record<Language, string>;
  level: number;
  loot: number;
  bonus: number;
  mod: number;
  gold: number;
  slot: string;
  tags: string[];
  powers: string[];
  texts: Record<Language, string[]>;
  jokes: Partial<Record<Language, string>>;
}

export interface PackText {
  names: Record<Language, string>;
  cards: Record<string, CardText>;
}

const TRIES = 6;

class PackSheet {
  packs = $state.raw<Record<string, PackText>>({});

  /** `winter:elf.2` is the card `elf` of the pack `winter`; where one pack is played its name is left out. */
  find(code: string): CardText | undefined {
    const [pack, rest] = this.split(code);
    const cards = this.packs[pack]?.cards;
    return cards?.[rest] ?? cards?.[rest.replace(/\.\d+$/, '')];
  }

  /** Of every card one code, whatever pack it comes from. */
  get codes(): string[] {
    const packs = Object.entries(this.packs);
    return packs.flatMap(([pack, { cards }]) =>
      Object.keys(cards).map((code) => (packs.length > 1 ? `${pack}:${code}` : code)),
    );
  }

  packOf(code: string): PackText | undefined {
    return this.packs[this.split(code)[0]];
  }

  private split(code: string): [pack: string, rest: string] {
    const [pack, rest] = code.split(':');
    return rest === undefined ? [Object.keys(this.packs)[0] ?? '', code] : [pack ?? '', rest];
  }
}

export const sheet = new PackSheet();
let opened = '';

/** Fetches the sheet of a table, once; where that fails codes are shown until it comes. */
export async function openSheet(table: string, tries = TRIES): Promise<void> {
  if (opened === table) return;
  try {
    // A study has no table: its cards are asked for by the game's name.
    const study = table.startsWith('games/');
    sheet.packs = await (study ? call('GET', `/${table}`) : api.cards(table));
    opened = table;
  } catch {
    if (tries > 1) setTimeout(() => void openSheet(table, tries - 1), 3000);
  }
}

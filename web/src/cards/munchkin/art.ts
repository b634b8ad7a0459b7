/** What is drawn on a card of Munchkin, from what stands on it. */

import { monsterArt } from './monsters';
import { personArt } from './people';
import type { Art } from './shapes';
import type { CardText } from './sheet.svelte';
import { thingArt } from './things';

/** What decides how a card is drawn: its own code, without pack and copy. */
export interface Subject {
  code: string;
  type: string;
  slot: string;
  level: number;
}

/** `winter:elf.2` is drawn as `elf`. */
export function subjectOf(code: string, card: CardText | undefined): Subject {
  const name = (code.split(':').at(-1) ?? code).replace(/\.\d+$/, '');
  return { code: name, type: card?.type ?? '', slot: card?.slot ?? '', level: card?.level ?? 0 };
}

export function artOf({ code, type, slot, level }: Subject): Art {
  if (type === 'monster') return monsterArt(code, level);
  if (type === 'race') return personArt({ race: code, trade: null, sex: 'M' });
  if (type === 'class') return personArt({ race: null, trade: code, sex: 'M' });
  return thingArt(code, slot || type || 'unknown');
}

/** Munchkin's cards and events in words. */

import { nameOf } from '@/cards/munchkin/cards';
import { openSheet } from '@/cards/munchkin/sheet.svelte';
import type { Texts } from '@/texts/texts';
import type { EventText, SayEvent, Words } from '../board';
import { readTerms } from './table';
import { termWords } from './terms';

const CARDS = new Set(['card', 'cards', 'on', 'found', 'give', 'want', 'worn', 'carried']);
/** What the board shows anyway, or what the event before has told. */
const SHOWN = new Set(['discard', 'combat-over', 'asked', 'pass', 'closed']);

function tell(texts: Texts, event: EventText, say: SayEvent): string[] | undefined {
  if (SHOWN.has(event.kind)) return [];
  const offered = event.kind === 'propose' ? event.values['terms'] : undefined;
  if (typeof offered === 'string') {
    const terms = termWords(readTerms(offered), texts, (seat) => say.name(seat));
    return [say.sentence({ ...event, values: { ...event.values, terms } }) ?? ''];
  }
  if (event.seat === say.seat) return undefined;
  if (event.clause === 'munchkin.setup.deal') return []; // everybody has as many
  const known = ['give', 'pass-left', 'show', 'whisper'].includes(event.kind);
  const secret = ['cards', 'card', 'text'].some((name) => name in event.values);
  const said = known && secret ? say.sentence(event, event.kind, 'known') : undefined;
  return said ? [said] : undefined;
}

export async function words(texts: Texts, table: string): Promise<Words> {
  await openSheet(table);
  return {
    word(name, value) {
      if (name === 'window' || name === 'phase') return value.replace('.', '-');
      return CARDS.has(name) ? nameOf(value, texts.lang) : undefined;
    },
    tell: (event, say) => tell(texts, event, say),
  };
}

/** Munchkin's cards and events in words. */

import { openSheet } from '@/cards/munchkin/sheet.svelte';
import type { Texts } from '@/texts/texts';
import type { EventText, SayEvent, Words } from '../board';
import { readTerms } from './table';
import { dealWords, listed } from './terms';

const CARDS = new Set(['card', 'cards', 'on', 'found', 'give', 'want', 'worn', 'carried']);
/** Proposals that are about help. */
const HELP: Record<string, string> = {
  'munchkin.help.ask': 'propose-ask',
  'munchkin.help.bid': 'propose-bid',
};
/** What the board shows anyway, or what the event before has told. */
const SHOWN = new Set(['discard', 'combat-over', 'asked', 'pass', 'closed', 'version', 'countered']);

/** How an offer ends that came to nothing: told to those whose offer it was, the others have enough to read. */
const CAME_TO_NOTHING = new Set(['refused', 'expired', 'void', 'withdrawn']);

function tell(texts: Texts, event: EventText, say: SayEvent): string[] | undefined {
  if (SHOWN.has(event.kind)) return [];
  if (CAME_TO_NOTHING.has(event.kind) && event.seat !== say.seat) return [];
  const { winners } = event.values;
  if (event.kind === 'over' && [winners].flat().join() === say.seat)
    return [say.sentence(event, 'over', 'you') ?? ''];
  const offered = event.kind === 'propose' ? event.values['terms'] : undefined;
  if (typeof offered === 'string') {
    const terms = dealWords(readTerms(offered), texts, (seat) => say.name(seat));
    const kind = HELP[event.clause] ?? 'propose';
    return [say.sentence({ ...event, values: { ...event.values, terms } }, kind) ?? ''];
  }
  if (event.kind === 'reveal') {
    const rest = ['cards', 'worn', 'carried'].filter((name) => [event.values[name]].flat().length);
    return [
      ['reveal', ...rest.map((name) => `reveal-${name}`)].map((kind) => say.sentence(event, kind)).join(' '),
    ];
  }
  if (event.seat === say.seat) return undefined;
  if (event.clause === 'munchkin.setup.deal') return []; // everybody has as many
  const known = ['give', 'pass-left', 'show', 'whisper'].includes(event.kind);
  const secret = ['cards', 'card', 'text'].some((name) => name in event.values);
  const said = known && secret ? say.sentence(event, event.kind, 'known') : undefined;
  return said ? [said] : undefined;
}

/** `+3`, `-3` or `=6`. */
function dieWords(texts: Texts, change: string): string {
  return change.startsWith('=')
    ? texts.say('munchkin-die-now', { face: change.slice(1) })
    : change.replace('-', '−');
}

export async function words(texts: Texts, table: string): Promise<Words> {
  await openSheet(table);
  return {
    word(name, value) {
      if (name === 'window' || name === 'phase') return value.replace('.', '-');
      if (name === 'number' && /^[-+=]/.test(value)) return dieWords(texts, value);
      return CARDS.has(name) && value ? listed(texts, value) : undefined;
    },
    tell: (event, say) => tell(texts, event, say),
    loud: ['caught', 'death', 'stolen', 'monster', 'curse', 'over'],
  };
}

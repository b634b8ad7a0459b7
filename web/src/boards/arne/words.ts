/** Arne's cards and events in words. */

import { faceOf, fromShort, isCard } from '@/cards/arne/codes';
import type { Texts } from '@/texts/texts';
import type { EventText, SayEvent, Words } from '../board';

const RANKS: Record<string, string> = { '2black': 'black2', '2score': 'score2', '200': 'minus' };

/** `red 500`, `Crash`. */
export function cardWords(texts: Texts, code: string): string {
  const face = faceOf(code);
  if (!face) return code;
  const minus = face.family === 'black' && face.rank === '200';
  const rank = face.family === 'score' && face.rank !== 'x2' ? Number(face.rank) : face.rank;
  return texts.say('arne-card', {
    rank: minus ? 'minus' : (RANKS[face.family === 'action' ? face.rank : ''] ?? rank),
    colour: face.colour ?? '',
  });
}

export function colourWords(texts: Texts, colour: string): string {
  return texts.say('arne-colour', { colour });
}

/** What the board shows anyway. */
const SHOWN = new Set(['ok', 'beat-over', 'turn']);

function tell(event: EventText, say: SayEvent): string[] | undefined {
  const { kind, values } = event;
  if (SHOWN.has(kind) && !(kind === 'turn' && event.seat === say.seat)) return [];
  if (kind === 'dealt' && event.seat !== (say.seat === '?' ? 'A' : say.seat)) return [];
  if (kind === 'gave' && 'cards' in values) {
    return [`${say.sentence(event) ?? ''} ${say.words(event)['cards'] ?? ''}`.trim()];
  }
  if (kind === 'over') {
    const points = Array.isArray(values['points']) ? values['points'] : [];
    const line = points.map((part) => part.split(' ')).map(([seat, sum]) => `${say.name(seat ?? '')} ${sum}`);
    return [say.sentence(event) ?? '', line.join(' · ')].filter((one) => one !== '');
  }
  return undefined;
}

export const words = (texts: Texts): Words => ({
  word(name, value) {
    if (name === 'card' || name === 'cards') {
      if (isCard(value)) return cardWords(texts, value);
      return isCard(fromShort(value)) ? cardWords(texts, fromShort(value)) : undefined;
    }
    if (name === 'colours') return [...value].map((colour) => colourWords(texts, colour)).join(', ');
    if (name === 'dir') return value === '-' ? 'ccw' : 'cw';
    return undefined;
  },
  tell: (event, say) => tell(event, say),
});

/** Arne's cards and events in words. */

import { faceOf, fromShort, isCard } from '@/cards/arne/codes';
import type { Texts } from '@/texts/texts';
import type { BoardTable, EventText, SayEvent, Words } from '../board';
import type { ChainLink } from './desk.svelte';
import type { ArneTable, FieldShown, StackShown } from './table';

const RANKS: Record<string, string> = { '2black': 'black2', '2score': 'score2', '200': 'minus' };

/** `red 500`, `Crash`. */
export function cardWords(texts: Texts, code: string): string {
  const face = faceOf(code);
  if (!face) return code;
  const minus = face.family === 'black' && face.rank === '200';
  return texts.say('arne-card', {
    rank: minus ? 'minus' : (RANKS[face.family === 'action' ? face.rank : ''] ?? face.rank),
    colour: face.colour ?? '',
  });
}

/** A sum with the sign that the cards have. */
export function minus(sum: number): string {
  return String(sum).replace('-', '−');
}

export function colourWords(texts: Texts, colour: string): string {
  return texts.say('arne-colour', { colour });
}

export function stackWords(texts: Texts, stack: StackShown): string {
  return `${stack.id}: ${stack.cards.map((code) => cardWords(texts, code)).join(' + ')}`;
}

/** Whose field it is; the dummy with its owner. */
export function fieldWords(table: BoardTable, shown: ArneTable, place: number): string {
  const seat = shown.fields.find((one) => one.place === place)?.seat ?? '-';
  if (place > 0) return table.name(seat);
  const dummy = table.texts.say('arne-dummy');
  return seat === '-' ? dummy : `${dummy} → ${table.name(seat)}`;
}

/** A field and who sits there, for those who listen. */
export function describeField(table: BoardTable, shown: ArneTable, field: FieldShown): string {
  const { texts } = table;
  const seat = shown.seats.find((one) => one.place === field.place);
  return [
    fieldWords(table, shown, field.place),
    ...(seat?.claims ? [texts.say('arne-board-next')] : []),
    ...field.colours.map((code) => colourWords(texts, code)),
    ...(seat ? [texts.say('arne-cards', { count: seat.count })] : []),
    texts.say('arne-board-worth', { points: field.worth }),
  ].join(', ');
}

/** One of several black cards at once: `Crash → Ben`. */
export function linkWords(table: BoardTable, shown: ArneTable, link: ChainLink): string {
  const card = cardWords(table.texts, link.card);
  const [kind, value = ''] = link.aim.split(':');
  if (kind === 'field') return `${card} → ${fieldWords(table, shown, Number(value))}`;
  if (kind !== 'stack') return card;
  const field = shown.fields.find((one) => one.stacks.some((stack) => stack.id === value));
  const under = field?.stacks.find((one) => one.id === value)?.cards[0];
  const target = under ? `${cardWords(table.texts, under)}, ` : '';
  return `${card} → ${target}${fieldWords(table, shown, field?.place ?? 0)}`;
}

/** What the game waits for, or what is asked of the chosen card. */
export function promptWords(
  table: BoardTable,
  shown: ArneTable,
  chosen: string | null,
  asks: 'where' | 'how' = 'where',
): string {
  const { texts } = table;
  if (chosen) return texts.say(`arne-board-${asks}`, { card: cardWords(texts, chosen) });
  const phase = texts.say('arne-phase', { phase: shown.phase });
  if (shown.over || shown.turn === '-') return phase;
  if (shown.asked) {
    const what = shown.asked.what.startsWith('2black') ? 'a-2black' : 'a-2score';
    const colour = shown.asked.what.split(':')[1];
    return texts.say(shown.asked.seat === table.seat ? 'arne-board-asked-you' : 'arne-board-asked', {
      who: table.name(shown.turn),
      target: table.name(shown.asked.seat),
      card: cardWords(texts, what) + (colour ? ` (${colourWords(texts, colour)})` : ''),
    });
  }
  if (shown.phase === 'BEAT' || shown.phase === 'END') return phase;
  const skips = table.legal.some((action) => action.verb === 'skip');
  const moves = table.legal.some((action) => action.verb !== 'black' && action.verb !== 'skip');
  if (table.asked && shown.phase === 'MOVE' && skips && !moves) {
    return `${texts.say('board-your-turn')} ${texts.say('arne-board-no-white')}`;
  }
  if (shown.turn === table.seat) return `${texts.say('board-your-turn')} ${phase}`;
  return texts.say('board-turn-of', { who: table.name(shown.turn) });
}

/** What the board shows anyway. */
const SHOWN = new Set(['ok', 'beat-over', 'turn']);

/** Events that name the field where they happen. */
const ON_FIELDS = new Set(['laid-on', 'put-on', 'stole']);

/** The field as this seat speaks of it. */
function whose(event: EventText, seat: string): string | number {
  const { target, field } = event.values;
  if (target === event.seat) return event.seat === seat ? 'mine' : 'own';
  return target === seat ? 'yours' : Number(field);
}

function tell(texts: Texts, event: EventText, say: SayEvent): string[] | undefined {
  const { kind, values } = event;
  if (SHOWN.has(kind) && !(kind === 'turn' && event.seat === say.seat)) return [];
  if (kind === 'dealt' && event.seat !== (say.seat === '?' ? 'A' : say.seat)) return [];
  if (
    kind === 'gave' &&
    event.seat !== say.seat &&
    Array.isArray(values['cards']) &&
    values['cards'].length
  ) {
    return [say.sentence(event, 'gave', 'cards') ?? ''];
  }
  if (ON_FIELDS.has(kind) && values['field'] !== 0) {
    return [say.sentence({ ...event, values: { ...values, field: whose(event, say.seat) } }) ?? ''];
  }
  if (kind === 'over') {
    const points = Array.isArray(values['points']) ? values['points'] : [];
    const line = points.map((part) => {
      const [seat = '', sum] = part.split(' ');
      return `${seat === say.seat ? texts.say('koloda-you') : say.name(seat)} ${sum}`;
    });
    return [say.sentence(event) ?? '', line.join(' · ')].filter((one) => one !== '');
  }
  return undefined;
}

export const words = (texts: Texts): Words => ({
  word(name, value) {
    if (['card', 'cards', 'under'].includes(name)) {
      if (isCard(value)) return cardWords(texts, value);
      return isCard(fromShort(value)) ? cardWords(texts, fromShort(value)) : undefined;
    }
    if (name === 'colours') return [...value].map((colour) => colourWords(texts, colour)).join(', ');
    if (name === 'dir') return value === '-' ? 'ccw' : 'cw';
    return undefined;
  },
  tell: (event, say) => tell(texts, event, say),
  loud: ['stole', 'stole-to-hand', 'called', 'captured', 'last-card', 'lap'],
});

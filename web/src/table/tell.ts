/** Events and refusals in sentences, from the game's texts; the game's own words come first. */
import type { SayEvent, Words } from '@/boards/board';
import type { EventText } from '@/protocol/wire';
import type { Texts } from '@/texts/texts';

type Value = EventText['values'][string];

/** Values of events and refusals that are seats. */
const SEATS = new Set(['who', 'target', 'seat', 'turn', 'winners', 'losers']);

export class Teller implements SayEvent {
  readonly texts: Texts;
  readonly seat: string;
  private readonly names: (seat: string) => string;
  private readonly own: Words;

  constructor(texts: Texts, seat: string, names: (seat: string) => string, own: Words = {}) {
    this.texts = texts;
    this.seat = seat;
    this.names = names;
    this.own = own;
  }

  name(seat: string): string {
    return this.names(seat);
  }

  join(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join('');
    const last = parts[parts.length - 1] ?? '';
    return this.texts.say('koloda-and', { first: parts.slice(0, -1).join(', '), last });
  }

  values(values: Record<string, Value>): Record<string, string | number> {
    const found: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(values)) {
      if (Array.isArray(value) && !value.length) found[name] = this.texts.say('koloda-nothing');
      else if (Array.isArray(value))
        found[name] = this.join(value.map((part) => String(this.word(name, part))));
      else found[name] = typeof value === 'number' ? value : this.word(name, value);
    }
    return found;
  }

  private word(name: string, value: string): string | number {
    const own = this.own.word?.(name, value);
    if (own !== undefined) return own;
    if (name === 'losers' && value === this.seat) return this.texts.say('koloda-you');
    return SEATS.has(name) && /^[A-Z]$/.test(value) ? this.name(value) : value;
  }

  /** Whom it is aimed at, as this seat speaks: whoever acts, `you`, or another. */
  private aim(event: EventText): string {
    const target = event.values['target'];
    if (target === event.seat) return 'self';
    return target === this.seat ? 'you' : 'other';
  }

  words(event: EventText): Record<string, string | number> {
    return { who: this.name(event.seat), aim: this.aim(event), ...this.values(event.values) };
  }

  sentence(event: EventText, kind = event.kind, attribute = ''): string | undefined {
    const name = `${this.texts.game}-event-${kind}`;
    const words = this.words(event);
    if (attribute) return this.texts.find(name, words, attribute);
    const mine = event.seat === this.seat ? this.texts.find(name, words, 'you') : undefined;
    return mine ?? this.texts.find(name, words);
  }

  /** What happened, in sentences; none where there is nothing to say. */
  tell(event: EventText): string[] {
    const own = this.own.tell?.(event, this);
    if (own) return own;
    const said = this.sentence(event);
    return said ? [said] : [];
  }

  /** Why a clause allows something. */
  yes(clause: string, values: Record<string, Value>): string {
    const name = clause.replaceAll('.', '-');
    const said = this.values(values);
    return (clause && (this.texts.find(name, said, 'yes') ?? this.texts.find(name, said))) || '';
  }

  /** Why a clause forbids something. */
  no(clause: string, values: Record<string, Value>, fallback: string): string {
    const sentence = this.texts.refusal(clause, this.values(values)) ?? fallback;
    return sentence.charAt(0).toUpperCase() + sentence.slice(1); // it may begin with a card
  }
}

/** The random bytes that this browser adds to deals, so that no server can choose the cards alone. */
import type { DealText } from '@/protocol/wire';

export class Entropy {
  /** What was added, by the commitment of the deal. */
  readonly added = new Map<string, string>();

  /** New bytes for the newest deal, where it still waits for this seat's. */
  next(deals: readonly DealText[], seat: string): string | undefined {
    const deal = deals.at(-1);
    if (!deal || this.added.has(deal.commitment) || deal.added[seat] || deal.secret) return undefined;
    const bytes = [...crypto.getRandomValues(new Uint8Array(32))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    this.added.set(deal.commitment, bytes);
    return bytes;
  }
}

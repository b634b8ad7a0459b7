/** Checks a deal as `koloda verify` does: the commitment made before it, and the seed that came of it. */
import type { DealText } from '@/protocol/wire';
import { sha256 } from './sha256';

export interface Checked {
  /** The secret is the one that was committed to. */
  commitment: boolean;
  /** What this browser added is in it, as it was sent; undefined where it added nothing. */
  mine: boolean | undefined;
  /** The seed that follows. */
  seed: string;
}

/** Deals are numbered from 1. */
export function checkDeal(number: number, deal: DealText, mine?: { seat: string; bytes: string }): Checked {
  const seats = Object.keys(deal.added).sort();
  const words = [`seed ${number} ${deal.secret}`, ...seats.map((seat) => `${seat}:${deal.added[seat]}`)];
  return {
    commitment: sha256(`deal ${number} ${deal.salt} ${deal.secret}`) === deal.commitment,
    mine: mine && deal.added[mine.seat] === mine.bytes,
    seed: `h1:${sha256(words.join(' '))}`,
  };
}

/** The seeds that a record was dealt from: its own, and those of later rounds. */
export function seedsOf(record: string): string[] {
  return [...record.matchAll(/^(?:~ )?seed (\S+)$/gm)].map((found) => found[1] ?? '');
}

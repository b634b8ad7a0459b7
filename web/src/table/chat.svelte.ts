/** What was said at a table, and whose words this browser does not want to read. */
import { recall, remember } from '@/prefs.svelte';
import type { ChatLine } from '@/protocol/wire';

const MOST_LINES = 200;

export class ChatHistory {
  lines = $state.raw<readonly ChatLine[]>([]);
  /** Seats; `*` is everybody. */
  muted = $state.raw<ReadonlySet<string>>(new Set());
  private readonly id: string;

  constructor(id: string) {
    this.id = id;
    const [where, seats = ''] = (recall('muted') ?? '').split(' ');
    if (where === id) this.muted = new Set(seats);
  }

  add(lines: readonly ChatLine[]): void {
    const known = new Set(this.lines.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    if (fresh.length) this.lines = [...this.lines, ...fresh].slice(-MOST_LINES);
  }

  mute(seat: string, on: boolean): void {
    const muted = new Set(this.muted);
    if (on) muted.add(seat);
    else muted.delete(seat);
    this.muted = muted;
    remember('muted', `${this.id} ${[...muted].join('')}`);
  }
}

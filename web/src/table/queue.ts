/** Changes on their way to the screen: one after the other, each as long as its animation holds it. */
import type { LiveWindow } from '@/boards/board';
import type { PositionText, StepText, TableText } from '@/protocol/wire';

export interface TableChange {
  steps: StepText[];
  position: PositionText | null;
  windows: LiveWindow[];
  table: TableText | null;
}

interface QueueEvents {
  /** Shows a change; what it returns holds the next one back. */
  show(change: TableChange): Promise<void>[];
  /** Whether a change waits for nobody: a race must be seen at once. */
  isUrgent(change: TableChange): boolean;
  /** So many wait that nothing should move. */
  catchUp(on: boolean): void;
}

const LONGEST_HOLD = 3000;
const MANY = 6;

export class ChangeQueue {
  private readonly events: QueueEvents;
  private waiting: TableChange[] = [];
  private running = false;
  private stopped = false;
  private hurry: (() => void) | undefined;

  constructor(events: QueueEvents) {
    this.events = events;
  }

  add(change: TableChange): void {
    this.waiting.push(change);
    if (this.events.isUrgent(change)) this.hurry?.();
    this.start();
  }

  /** Forgets what waits, and shows nothing until `resume`. */
  stop(): void {
    this.stopped = true;
    this.waiting = [];
    this.hurry?.();
  }

  resume(): void {
    this.stopped = false;
    this.start();
  }

  private start(): void {
    if (!this.running && !this.stopped) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let next = this.next(); next; next = this.next()) {
      this.events.catchUp(this.waiting.length > MANY);
      await this.patience(this.events.show(next));
    }
    this.events.catchUp(false);
    this.running = false;
  }

  private next(): TableChange | undefined {
    return this.stopped ? undefined : this.waiting.shift();
  }

  /** Waits for what is being animated, but not for ever, and the less the more changes wait. */
  private async patience(holds: Promise<void>[]): Promise<void> {
    if (!holds.length || this.waiting.some((change) => this.events.isUrgent(change))) return;
    const most = LONGEST_HOLD / (this.waiting.length + 1);
    await Promise.race([
      Promise.all(holds),
      new Promise<void>((done) => {
        this.hurry = done;
        setTimeout(done, most);
      }),
    ]);
    this.hurry = undefined;
  }
}

/** How long somebody needed from seeing a race to pressing. */
import type { LiveWindow } from '@/boards/board';

export class ReactionTimer {
  private readonly seat: () => string;
  /** When the prompt of a race was painted, by its serial. */
  private readonly painted = new Map<number, number>();

  constructor(seat: () => string) {
    this.seat = seat;
  }

  /** Whether a window is a race of mine that has not been seen. */
  isNew(window: LiveWindow): boolean {
    return (
      (window.race === true || !!window.press) &&
      window.seats.includes(this.seat()) &&
      !this.painted.has(window.serial)
    );
  }

  /** These windows are drawn in the next frame. */
  show(windows: readonly LiveWindow[]): void {
    const open = new Set(windows.map((window) => window.serial));
    for (const serial of this.painted.keys()) if (!open.has(serial)) this.painted.delete(serial);
    const fresh = windows.filter((window) => this.isNew(window));
    if (!fresh.length) return;
    // A task queued in a frame runs right after that frame has been painted.
    requestAnimationFrame(() => {
      setTimeout(() => {
        for (const window of fresh) this.painted.set(window.serial, performance.now());
      });
    });
  }

  /** From painting the newest of these races to now, in ms; undefined where none is open for me. */
  since(windows: readonly LiveWindow[]): number | undefined {
    let newest: number | undefined;
    for (const window of windows) {
      const at = this.painted.get(window.serial);
      if (at !== undefined && (newest === undefined || at > newest)) newest = at;
    }
    return newest === undefined ? undefined : Math.max(0, Math.round(performance.now() - newest));
  }
}

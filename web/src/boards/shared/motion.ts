/**
 * What has happened is shown one scene after the other. Whoever is in a hurry skips: the scenes end at once,
 * and the board stands as the position says. Only transforms and opacity move.
 */

/** Moves something until it is over; an aborted signal ends it at once. */
export type Scene = (signal: AbortSignal) => Promise<void> | void;

export class Motion {
  private controller = new AbortController();
  private running = 0;

  get busy(): boolean {
    return this.running > 0;
  }

  /** Plays scenes in their order. What was still playing ends first. */
  async play(scenes: Scene[]): Promise<void> {
    this.skip();
    const controller = new AbortController();
    this.controller = controller;
    this.running++;
    try {
      for (const scene of scenes) {
        if (controller.signal.aborted) break;
        await scene(controller.signal);
      }
    } finally {
      this.running--;
    }
  }

  /** Ends what moves. */
  skip(): void {
    this.controller.abort();
  }
}

/** Waits, but no longer than until the signal. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Runs a Web Animation to its end or to the signal. */
export async function animate(
  element: Element | undefined,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
  signal: AbortSignal,
): Promise<void> {
  if (!element || signal.aborted || typeof element.animate !== 'function') return;
  const animation = element.animate(frames, options);
  signal.addEventListener('abort', () => animation.cancel());
  try {
    await animation.finished;
  } catch {
    // cancelled: the board stands already where it led
  }
}

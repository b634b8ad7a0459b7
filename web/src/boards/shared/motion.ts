/**
 * What has happened is shown one scene after the other. Whoever is in a hurry skips: the scenes end at once,
 * and the board stands as the position says. Only transforms and opacity move.
 */

import { prefs } from '@/prefs.svelte';

/** Moves something until it is over; an aborted signal ends it at once. */
export type Scene = (signal: AbortSignal) => Promise<void> | void;

/** What every length and pause is multiplied by; without motion nothing is shown at all (`BoardTable.still`). */
const TEMPO = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

/** A length in ms as the player likes it. */
export function paced(ms: number): number {
  return ms * TEMPO[prefs.motion];
}

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
    const timer = setTimeout(resolve, paced(ms));
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
  const { duration, delay = 0 } = options;
  const length = typeof duration === 'number' ? paced(duration) : duration;
  const animation = element.animate(frames, { ...options, duration: length, delay: paced(delay) });
  signal.addEventListener('abort', () => animation.cancel());
  try {
    await animation.finished;
  } catch {
    // cancelled: the board stands already where it led
  }
}

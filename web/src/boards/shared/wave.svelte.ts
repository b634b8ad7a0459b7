/**
 * Thirty cards that start to move at once cost more than a frame has: they start a few in each frame, one
 * neighbour after the other.
 */

import type { Place } from './fan';

const AT_ONCE = 10;
const calm = matchMedia('(prefers-reduced-motion: reduce)');

export class Wave {
  private places = $state.raw<ReadonlyMap<string, Place>>(new Map());
  private wanted: ReadonlyMap<string, Place> = new Map();
  private frame = 0;

  /** Where a thing stands now. */
  of(key: string): Place | undefined {
    return this.places.get(key);
  }

  /** Things go to these places; what is new stands there at once. */
  want(places: ReadonlyMap<string, Place>): void {
    this.wanted = places;
    const moving = [...places].filter(([key, place]) => differ(this.places.get(key), place));
    if (moving.length <= AT_ONCE || calm.matches) {
      this.end();
      this.places = places;
    } else {
      this.step(0);
    }
  }

  end(): void {
    cancelAnimationFrame(this.frame);
  }

  /** Some more start. The frame of a change has enough to do with the change itself. */
  private step(count: number): void {
    this.end();
    let left = count;
    const next = new Map<string, Place>();
    for (const [key, place] of this.wanted) {
      const old = this.places.get(key);
      next.set(key, old && differ(old, place) && left-- <= 0 ? old : place);
    }
    this.places = next;
    if (left < 0) {
      const on = () => this.step(AT_ONCE);
      this.frame = requestAnimationFrame(count ? on : () => (this.frame = requestAnimationFrame(on)));
    }
  }
}

function differ(one: Place | undefined, other: Place): boolean {
  return !!one && (one.x !== other.x || one.y !== other.y || one.turn !== other.turn);
}

/** Whether the colours of faces are as far apart as can be, and each suit has one of its own; this browser remembers it. */
import { recall, remember } from '@/prefs.svelte';

class FaceColours {
  colours = $state<'two' | 'four'>(recall('suits') === 'four' ? 'four' : 'two');

  constructor() {
    this.dress();
  }

  toggle(): void {
    this.colours = this.colours === 'two' ? 'four' : 'two';
    remember('suits', this.colours);
    this.dress();
  }

  /** Tells the page, for what is drawn in it and is no image. */
  private dress(): void {
    document.documentElement.toggleAttribute('data-apart', this.colours === 'four');
  }
}

export const faceColours = new FaceColours();

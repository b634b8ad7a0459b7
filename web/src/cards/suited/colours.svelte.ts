/** Whether each suit has a colour of its own; this browser remembers it. */
import { recall, remember } from '@/prefs.svelte';

class SuitColours {
  colours = $state<'two' | 'four'>(recall('suits') === 'four' ? 'four' : 'two');

  toggle(): void {
    this.colours = this.colours === 'two' ? 'four' : 'two';
    remember('suits', this.colours);
  }
}

export const suitColours = new SuitColours();

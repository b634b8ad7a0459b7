/** Whether the server has a newer client than this one. */
import { api } from '@/api';

class Upgrade {
  due = $state(false);
  private build: string | undefined;

  constructor() {
    // A part of the old client that is no longer there.
    addEventListener('vite:preloadError', (event) => {
      event.preventDefault();
      this.due = true;
    });
  }

  async look(): Promise<void> {
    try {
      const { build } = await api.address();
      this.build ??= build;
      this.due ||= build !== this.build;
    } catch {
      // the server is away; it will be asked again when it is back
    }
  }
}

export const upgrade = new Upgrade();

/** The other tabs of this browser at the same table. */

/** What they say to each other. */
interface Greeting {
  seat: string;
  word: 'hello' | 'here' | 'bye' | 'leaving';
}

export class OtherTabs {
  /** The same seat is open in another one. */
  elsewhere = $state(false);
  private readonly seat: () => string;
  private readonly onLeaving: () => void;
  private readonly channel: BroadcastChannel | undefined;

  /** `onLeaving`: another tab is about to give up the seat. */
  constructor(id: string, seat: () => string, onLeaving: () => void) {
    this.seat = seat;
    this.onLeaving = onLeaving;
    if (!('BroadcastChannel' in globalThis)) return;
    this.channel = new BroadcastChannel(`koloda.${id}`);
    this.channel.onmessage = (event) => this.meet(event.data as Greeting);
    addEventListener('pagehide', this.part);
  }

  end(): void {
    removeEventListener('pagehide', this.part);
    this.part();
    this.channel?.close();
  }

  say(word: Greeting['word']): void {
    this.channel?.postMessage({ seat: this.seat(), word } satisfies Greeting);
  }

  private readonly part = (): void => this.say('bye');

  private meet({ seat, word }: Greeting): void {
    if (seat !== this.seat() || seat === '?') return;
    if (word === 'leaving') return this.onLeaving();
    this.elsewhere = word !== 'bye';
    if (word === 'hello') this.say('here');
  }
}

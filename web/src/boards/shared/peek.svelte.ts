/**
 * Which card is looked at closely: after a moment of pointing at it with a mouse, a long press, or the key I with the
 * focus on it. Whatever shows a card says which one: `data-code` or `data-hand` in my hand, `data-card`
 * anywhere else.
 */

const POINTED_MS = 300;
const PRESSED_MS = 450;
/** A finger that goes farther drags. */
const STEADY = 10;
const CARDS = '[data-code], [data-hand], [data-card]';

export interface Looked {
  code: string;
  /** Where it lies on the screen. */
  box: DOMRect;
  /** It is in my hand. */
  mine: boolean;
}

export class Peek {
  looked = $state.raw<Looked | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over: Element | null = null;
  private down: { x: number; y: number } | null = null;
  /** The tap that ends a long press means nothing else. */
  private swallows = false;

  /** Listens to a board. */
  readonly watch = (board: HTMLElement): (() => void) => {
    const ends = new AbortController();
    const how = { signal: ends.signal, capture: true };
    board.addEventListener('pointerover', this.point, how);
    board.addEventListener('pointerleave', this.close, { signal: ends.signal });
    board.addEventListener('pointerdown', this.press, how);
    board.addEventListener('pointermove', this.move, how);
    board.addEventListener('pointerup', this.release, how);
    board.addEventListener('pointercancel', this.release, how);
    board.addEventListener('click', this.click, how);
    board.addEventListener('contextmenu', this.menu, how);
    return () => {
      this.close();
      ends.abort();
    };
  };

  readonly close = (): void => {
    clearTimeout(this.timer);
    this.over = null;
    if (this.looked) this.looked = null;
  };

  /** The card with the focus, or none any more. */
  toggle(): void {
    if (this.looked) this.close();
    else this.look(document.activeElement?.closest(CARDS) ?? null);
  }

  look(card: Element | null): void {
    if (!(card instanceof HTMLElement) || !card.isConnected) return;
    const { code: held, hand: own = held, card: named = own } = card.dataset;
    if (named) this.looked = { code: named, box: card.getBoundingClientRect(), mine: own !== undefined };
  }

  private readonly point = (event: PointerEvent): void => {
    const card = (event.target as Element).closest(CARDS);
    if (event.pointerType !== 'mouse' || event.buttons || card === this.over) return;
    this.close();
    this.over = card;
    if (card) this.timer = setTimeout(() => this.look(card), POINTED_MS);
  };

  private readonly press = (event: PointerEvent): void => {
    this.close();
    this.swallows = false;
    this.down = { x: event.clientX, y: event.clientY };
    const card = (event.target as Element).closest(CARDS);
    if (event.pointerType === 'mouse' || !card) return;
    this.timer = setTimeout(() => {
      this.look(card);
      this.swallows = true;
    }, PRESSED_MS);
  };

  private readonly move = (event: PointerEvent): void => {
    if (!this.down || this.swallows) return;
    if (Math.hypot(event.clientX - this.down.x, event.clientY - this.down.y) > STEADY)
      clearTimeout(this.timer);
  };

  private readonly release = (): void => {
    this.down = null;
    clearTimeout(this.timer);
  };

  private readonly click = (event: MouseEvent): void => {
    if (!this.swallows) return;
    this.swallows = false;
    event.stopPropagation();
    event.preventDefault();
  };

  /** A long press opens the card, not the system's menu. */
  private readonly menu = (event: Event): void => {
    if ((event.target as Element).closest(CARDS)) event.preventDefault();
  };
}

/**
 * One socket to a table that comes back by itself: resumes by version, sends again what was not answered. A line
 * that is silent when it should speak is replaced at once: to open another costs less than to wait for a dead one.
 */
import { prefs } from '@/prefs.svelte';
import type { Act, Add, Agree, Hint, Mute, Report, Say, ServerMessage, Why } from '@/protocol/wire';

export type Question = Act | Why | Hint | Say | Report | Mute | Add | Agree;
/** A question without its name, which the connection gives it. */
export type Unnamed = Question extends infer Q ? (Q extends { id: string } ? Omit<Q, 'id'> : never) : never;
export type Reply = Extract<ServerMessage, { type: 'done' | 'allowed' | 'hinted' | 'refused' | 'error' }>;
export type Heard = Exclude<ServerMessage, Reply | { type: 'ping' }>;

/** `broken`: it could not be opened or was cut; the connection tries again by itself unless it is told to end. */
export type ConnectionState = 'opening' | 'open' | 'broken' | 'ended';

export interface ConnectionEvents {
  hear(message: Heard, at: number): void;
  /** `next` is when the connection tries again (performance.now()); `code` is the socket's closing code. */
  change(state: ConnectionState, about: { next: number; code: number; opened: boolean }): void;
  /** The round trip that the server measured, in ms. */
  lag(ms: number): void;
  /** Which version of which seat is known here, to go on from. */
  known(): { version: number; seat: string } | undefined;
  /** The seats whose words are not to be heard; `*` is everybody. */
  muted(): Iterable<string>;
}

/** A question that waits for its answer. */
interface Pending {
  message: Question;
  asked: number;
  /** When it was sent last, and how often. */
  sent: number;
  times: number;
  answer(reply: Reply | undefined): void;
}

const WAITS = [300, 700, 1500, 3000, 5000, 8000];
/** The server speaks at least every 10 s; after this silence the connection is dead. */
const SILENCE = 25_000;
/** Whoever comes back to the page does not wait for that. */
const DOUBT = 11_000;
/** A first word takes no longer; on a slow line the next try has more time. */
const GREETING = 4000;
/** Not a word after a question for so long, and the line counts as dead; twice as long with each time. */
const ANSWER = 2000;
/** What nobody answered for so long is given up: it was meant for another moment. */
const PATIENCE = 12_000;
/** What names its window can wait: the server refuses it when that is gone. */
const LONG_PATIENCE = 40_000;
const TICK = 500;

export class Connection {
  private readonly path: string;
  private readonly looksOn: boolean;
  private readonly events: ConnectionEvents;
  private socket: WebSocket | undefined;
  private opened = false;
  private greeted = false;
  /** What the page believes of this connection: that it is open. */
  private isTold = false;
  private tries = 0;
  private ended = false;
  private timer = 0;
  private heard = 0;
  /** When it was last asked to open. */
  private began = 0;
  private readonly open = new Map<string, Pending>();
  private readonly name = [...crypto.getRandomValues(new Uint8Array(9))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('');
  private count = 0;
  private readonly clock: number;

  /** `watch` looks on even where this browser has a seat at the table. */
  constructor(path: string, watch: boolean, events: ConnectionEvents) {
    this.path = path;
    this.looksOn = watch;
    this.events = events;
    this.clock = window.setInterval(() => this.look(), TICK);
    addEventListener('online', this.renewed);
    addEventListener('pageshow', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  /** Sends a question; undefined where no answer came in time. */
  ask(message: Unnamed): Promise<Reply | undefined> {
    const id = `${this.name}-${++this.count}`;
    const named = { ...message, id } as Question;
    return new Promise((answer) => {
      const pending = { message: named, asked: performance.now(), sent: 0, times: 0, answer };
      this.open.set(id, pending);
      this.send(pending);
    });
  }

  /** For good: nothing is sent or heard any more. */
  end(): void {
    this.ended = true;
    clearInterval(this.clock);
    clearTimeout(this.timer);
    removeEventListener('online', this.renewed);
    removeEventListener('pageshow', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    for (const { answer } of this.open.values()) answer(undefined);
    this.open.clear();
    this.socket?.close();
    this.tell('ended');
  }

  /** Opens another socket in place of this one: we are somebody else now, or it may be dead. That is nobody's
   * business unless it takes long. */
  renew(): void {
    if (!this.socket || this.ended) return;
    this.drop();
    this.connect();
  }

  /** Tries at once instead of waiting. */
  hurry(): void {
    if (this.ended || this.socket || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Another network: what was open on the old one is gone. */
  private readonly renewed = (): void => {
    if (this.greeted) this.renew();
    else this.hurry();
  };

  /** Somebody looks at the page again. */
  private readonly wake = (): void => {
    if (document.hidden) return;
    if (this.greeted && performance.now() - this.heard > DOUBT) this.renew();
    else this.hurry();
  };

  private connect(): void {
    const known = this.events.known();
    const query = new URLSearchParams({ lang: prefs.lang });
    if (this.looksOn) query.set('watch', 'true');
    const muted = [...this.events.muted()].join('');
    if (muted) query.set('mute', muted);
    if (known) {
      query.set('last', String(known.version));
      query.set('seat', known.seat);
    }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}?${query}`);
    this.socket = socket;
    this.opened = false;
    this.greeted = false;
    this.began = this.heard = performance.now();
    if (!this.isTold) this.tell('opening');
    socket.onopen = () => {
      this.opened = true;
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private receive(message: ServerMessage): void {
    this.heard = performance.now();
    switch (message.type) {
      case 'ping':
        this.socket?.send(JSON.stringify({ type: 'pong', number: message.number }));
        if (typeof message.ms === 'number') this.events.lag(message.ms);
        return;
      case 'done':
      case 'allowed':
      case 'hinted':
      case 'refused':
      case 'error': {
        const open = this.open.get(message.id);
        this.open.delete(message.id);
        open?.answer(message);
        return;
      }
      case 'snapshot':
        this.tries = 0;
        this.greeted = true;
        this.resume(message);
        return;
      default:
        this.events.hear(message, this.heard);
    }
  }

  private resume(message: Heard): void {
    const unanswered = [...this.open.values()];
    this.events.hear(message, this.heard);
    this.tell('open');
    for (const pending of unanswered) this.send(pending);
  }

  private send(pending: Pending): void {
    if (!this.greeted || this.socket?.readyState !== WebSocket.OPEN) return;
    pending.sent = performance.now();
    pending.times += 1;
    this.socket.send(JSON.stringify(pending.message));
  }

  /** Hears no more from this socket. */
  private drop(): void {
    if (!this.socket) return;
    this.socket.onclose = null;
    this.socket.close();
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.socket !== socket || this.ended) return;
    this.socket = undefined;
    const wait = (WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 8000) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = window.setTimeout(() => this.connect(), wait);
    this.tell('broken', performance.now() + wait, code);
  }

  /** Nothing at all has come since it was sent; or it could not even be sent. */
  private isUnheard({ asked, sent, times }: Pending, now: number): boolean {
    if (!this.greeted) return now - asked >= ANSWER;
    return this.heard <= sent && now - sent >= ANSWER * 2 ** (times - 1);
  }

  private tell(state: ConnectionState, next = 0, code = 0): void {
    this.isTold = state === 'open';
    this.events.change(state, { next, code, opened: this.opened });
  }

  private look(): void {
    const now = performance.now();
    const most = this.greeted ? SILENCE : Math.min(SILENCE, GREETING * (this.tries + 1));
    if (this.socket && now - (this.greeted ? this.heard : this.began) > most) {
      const socket = this.socket;
      this.drop();
      this.lost(socket, 1006);
    } else if ([...this.open.values()].some((one) => this.isUnheard(one, now))) {
      if (this.isTold) this.tell('opening');
      if (this.greeted) this.renew();
    }
    for (const [id, { message, asked, answer }] of this.open) {
      const named = message.type === 'act' && (message.serial ?? -1) >= 0;
      if (now - asked < (named ? LONG_PATIENCE : PATIENCE)) continue;
      this.open.delete(id);
      answer(undefined);
    }
  }
}

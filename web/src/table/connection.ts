/** One socket to a table that comes back by itself: resumes by version, sends again what was not answered. */
import { prefs } from '@/prefs.svelte';
import type { Act, Add, Agree, Mute, Report, Say, ServerMessage, Why } from '@/protocol/wire';

export type Question = Act | Why | Say | Report | Mute | Add | Agree;
/** A question without its name, which the connection gives it. */
export type Unnamed = Question extends infer Q ? (Q extends { id: string } ? Omit<Q, 'id'> : never) : never;
export type Reply = Extract<ServerMessage, { type: 'done' | 'allowed' | 'refused' | 'error' }>;
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
  answer(reply: Reply | undefined): void;
}

const WAITS = [300, 700, 1500, 3000, 5000, 8000];
/** The server speaks at least every 10 s; after this silence the connection is dead. */
const SILENCE = 25_000;
/** What nobody answered for so long is given up: it was meant for another moment. */
const PATIENCE = 12_000;

export class Connection {
  private readonly path: string;
  private readonly looksOn: boolean;
  private readonly events: ConnectionEvents;
  private socket: WebSocket | undefined;
  private opened = false;
  private tries = 0;
  private ended = false;
  private timer = 0;
  private heard = 0;
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
    this.clock = window.setInterval(() => this.look(), 1000);
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  /** Sends a question; undefined where no answer came in time. */
  ask(message: Unnamed): Promise<Reply | undefined> {
    const id = `${this.name}-${++this.count}`;
    const named = { ...message, id } as Question;
    return new Promise((answer) => {
      this.open.set(id, { message: named, asked: performance.now(), answer });
      this.send(named);
    });
  }

  /** For good: nothing is sent or heard any more. */
  end(): void {
    this.ended = true;
    clearInterval(this.clock);
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    for (const { answer } of this.open.values()) answer(undefined);
    this.open.clear();
    this.socket?.close();
    this.tell('ended');
  }

  /** Opens another socket in place of this one: we are somebody else now. */
  renew(): void {
    const old = this.socket;
    if (!old || this.ended) return;
    old.onclose = null;
    old.close();
    this.connect();
  }

  /** Tries at once instead of waiting. */
  readonly hurry = (): void => {
    if (this.ended || this.socket || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
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
    this.heard = performance.now();
    this.tell('opening');
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
      case 'refused':
      case 'error': {
        const open = this.open.get(message.id);
        this.open.delete(message.id);
        open?.answer(message);
        return;
      }
      case 'snapshot':
        this.tries = 0;
        this.events.hear(message, this.heard);
        this.tell('open');
        for (const { message: unanswered } of this.open.values()) this.send(unanswered);
        return;
      default:
        this.events.hear(message, this.heard);
    }
  }

  private send(message: Question): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.socket !== socket || this.ended) return;
    this.socket = undefined;
    const wait = (WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 8000) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = window.setTimeout(() => this.connect(), wait);
    this.tell('broken', performance.now() + wait, code);
  }

  private tell(state: ConnectionState, next = 0, code = 0): void {
    this.events.change(state, { next, code, opened: this.opened });
  }

  private look(): void {
    const now = performance.now();
    if (this.socket && now - this.heard > SILENCE) {
      const socket = this.socket;
      socket.onclose = null;
      socket.close();
      this.lost(socket, 1006);
    }
    for (const [id, { asked, answer }] of this.open) {
      if (now - asked < PATIENCE) continue;
      this.open.delete(id);
      answer(undefined);
    }
  }
}

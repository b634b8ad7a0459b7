import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type ConnectionEvents, type Heard } from './connection';

/** A server's end of a socket. */
class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly url: URL;

  constructor(url: string) {
    this.url = new URL(url);
    Wire.made.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close() {
    this.drop(1000);
  }

  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  greet() {
    this.readyState = 1;
    this.onopen?.();
    this.tell({ type: 'snapshot', version: 7, seat: 'A' });
  }

  drop(code: number) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const heard: Heard[] = [];
const states: string[] = [];
const lags: number[] = [];
let known: ReturnType<ConnectionEvents['known']>;
let muted: Iterable<string>;
let connection: Connection;

function wire(at = -1): Wire {
  const found = Wire.made.at(at);
  if (!found) throw new Error('no socket was opened');
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  Wire.made = [];
  heard.length = states.length = lags.length = 0;
  known = undefined;
  muted = [];
  connection = new Connection('/api/tables/x/socket', false, {
    hear: (message) => heard.push(message),
    change: (state) => states.push(state),
    lag: (ms) => lags.push(ms),
    known: () => known,
    muted: () => muted,
  });
});

afterEach(() => {
  connection.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a connection that breaks comes back and says what it knows', () => {
  wire().greet();
  expect(wire().url.searchParams.has('mute')).toBe(false);
  known = { version: 7, seat: 'A' };
  muted = ['B', '?'];
  wire().drop(1012);
  vi.advanceTimersByTime(1000);
  expect(Wire.made.length).toBe(2);
  expect(wire().url.searchParams.get('mute')).toBe('B?');
  expect(wire().url.searchParams.get('last')).toBe('7');
  expect(wire().url.searchParams.get('seat')).toBe('A');
  wire().greet();
  expect(states).toEqual(['opening', 'open', 'broken', 'opening', 'open']);
});

test('what was not answered is sent again under the same name', async () => {
  wire().greet();
  const answer = connection.ask({ type: 'act', code: 'r5' });
  const first = wire().sent[0];
  wire().drop(1006);
  vi.advanceTimersByTime(1000);
  wire().greet();
  expect(wire().sent).toEqual([first]);
  wire().tell({ type: 'done', id: first?.['id'], version: 8 });
  expect((await answer)?.type).toBe('done');
  wire().drop(1006);
  vi.advanceTimersByTime(2000);
  wire().greet();
  expect(wire().sent).toEqual([]);
});

test('a question that nobody answers is given up', async () => {
  wire().greet();
  const answer = connection.ask({ type: 'why', code: 'r5' });
  vi.advanceTimersByTime(14_000);
  expect(await answer).toBeUndefined();
});

test('pings are answered at once and tell the lag', () => {
  wire().greet();
  wire().tell({ type: 'ping', number: 3, ms: 42 });
  expect(wire().sent).toEqual([{ type: 'pong', number: 3 }]);
  expect(lags).toEqual([42]);
});

test('a silent connection counts as dead', () => {
  wire().greet();
  vi.advanceTimersByTime(30_000);
  expect(states).toContain('broken');
  expect(Wire.made.length).toBeGreaterThan(1);
});

test('waits grow, and end() stops all', () => {
  for (let times = 0; times < 5; times++) {
    wire().drop(1006);
    vi.advanceTimersByTime(12_000);
  }
  const opened = Wire.made.length;
  expect(opened).toBe(6);
  connection.end();
  vi.advanceTimersByTime(60_000);
  expect(Wire.made.length).toBe(opened);
  expect(states.at(-1)).toBe('ended');
});

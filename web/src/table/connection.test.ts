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

test('a line that does not answer is said to be lost and replaced; what was pressed is sent once more', async () => {
  wire().greet();
  const answer = connection.ask({ type: 'act', code: 'r5', serial: 3 });
  const first = wire().sent[0];
  vi.advanceTimersByTime(2500);
  expect(states.at(-1)).toBe('opening');
  expect(Wire.made.length).toBe(2);
  wire().greet();
  expect(states.at(-1)).toBe('open');
  expect(wire().sent).toEqual([first]);
  wire().tell({ type: 'done', id: first?.['id'], version: 8 });
  expect((await answer)?.type).toBe('done');
  vi.advanceTimersByTime(5000);
  expect(Wire.made.length).toBe(2);
});

test('a server that speaks but is slow to answer is waited for', () => {
  wire().greet();
  void connection.ask({ type: 'act', code: 'r5', serial: 3 });
  vi.advanceTimersByTime(1500);
  wire().tell({ type: 'ping', number: 1 });
  vi.advanceTimersByTime(5000);
  expect(Wire.made.length).toBe(1);
});

test('on a line that is slow rather than dead each try has more time', () => {
  wire().greet();
  void connection.ask({ type: 'act', code: 'r5', serial: 3 });
  vi.advanceTimersByTime(2500);
  wire().greet();
  vi.advanceTimersByTime(3000);
  expect(Wire.made.length).toBe(2);
  vi.advanceTimersByTime(1500);
  expect(Wire.made.length).toBe(3);
});

test('what answers a window outlives a pause of the network, a call does not', async () => {
  wire().greet();
  const play = connection.ask({ type: 'act', code: 'r5', serial: 3 });
  const call = connection.ask({ type: 'act', code: 'uno' });
  vi.advanceTimersByTime(13_000);
  expect(await call).toBeUndefined();
  wire().greet();
  const sent = wire().sent[0];
  expect(sent?.['code']).toBe('r5');
  wire().tell({ type: 'done', id: sent?.['id'], version: 8 });
  expect((await play)?.type).toBe('done');
});

test('a socket that never greets is given up', () => {
  vi.advanceTimersByTime(6000);
  expect(states).toEqual(['opening', 'broken', 'opening']);
});

test('a socket that only pings has not greeted', () => {
  for (let second = 0; second < 5; second++) {
    wire().tell({ type: 'ping', number: second });
    vi.advanceTimersByTime(1000);
  }
  expect(states).toContain('broken');
});

test('another network means another socket, and nobody is told unless it takes long', () => {
  wire().greet();
  dispatchEvent(new Event('online'));
  expect(Wire.made.length).toBe(2);
  expect(states).toEqual(['opening', 'open']);
  void connection.ask({ type: 'act', code: 'r5', serial: 3 });
  expect(wire().sent).toEqual([]);
  vi.advanceTimersByTime(2500);
  expect(states).toEqual(['opening', 'open', 'opening']);
});

test('whoever comes back to a page that has slept finds a new socket', () => {
  wire().greet();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Wire.made.length).toBe(1);
  vi.setSystemTime(Date.now() + 60_000);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Wire.made.length).toBe(2);
  vi.restoreAllMocks();
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
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  for (const wait of [300, 700, 1500, 3000, 5000, 8000, 8000]) {
    const opened = Wire.made.length;
    wire().drop(1006);
    vi.advanceTimersByTime(wait - 1);
    expect(Wire.made.length).toBe(opened);
    vi.advanceTimersByTime(1);
    expect(Wire.made.length).toBe(opened + 1);
  }
  vi.restoreAllMocks();
  const opened = Wire.made.length;
  connection.end();
  vi.advanceTimersByTime(60_000);
  expect(Wire.made.length).toBe(opened);
  expect(states.at(-1)).toBe('ended');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PositionText, Snapshot } from '@/protocol/wire';
import { LiveTable } from './live.svelte';

let socket: {
  onmessage?: (event: { data: string }) => void;
  sent: Record<string, unknown>[];
  readyState: number;
};
let table: LiveTable;

class Wire {
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  constructor() {
    socket = this as unknown as typeof socket;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
}

const position = (more: Partial<PositionText> = {}): PositionText => ({
  header: '2p',
  fields: { A: 'r1 g2', top: 'r7' },
  plain: { deck: '?80' },
  asked: true,
  legal: [
    { code: 'r1', verb: 'r1' },
    { code: 'draw', verb: 'draw' },
  ],
  windows: [],
  ...more,
});
const chair = (seat: string, name: string) => ({
  seat,
  kind: 'person' as const,
  name,
  level: '',
  away: false,
  kept: false,
  free: false,
});
const snapshot = (seat: string, more: Partial<Snapshot> = {}): Snapshot => ({
  type: 'snapshot',
  version: 3,
  fresh: true,
  seat,
  now: 0,
  table: {
    id: 'x',
    code: null,
    game: 'uno',
    public: false,
    watch: true,
    status: 'playing',
    paused: false,
    options: {},
    chairs: [chair('A', 'Anna'), chair('B', 'Ben')],
    owner: 'A',
    deals: [],
    muted: '',
    locked: false,
    next: '',
    wishes: {},
    turn: 0,
    pace: 100,
    hints: false,
    screen: false,
  },
  position: position(),
  steps: [],
  chat: [],
  ...more,
});

const SLOW = 60_000; // a busy machine is slow, not wrong

async function hear(message: object) {
  socket.onmessage?.({ data: JSON.stringify(message) });
  await expect.poll(() => table.known).toBe(true);
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
  else await new Promise((done) => setTimeout(done));
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  table = new LiveTable('x');
  await hear(snapshot('A'));
});

afterEach(() => {
  table.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a snapshot is the table as this seat sees it', () => {
  expect(table.seat).toBe('A');
  expect(table.owns).toBe(true);
  expect(table.field('top')).toBe('r7');
  expect(table.field('deck')).toBe('?80');
  expect(table.field('nothing')).toBeUndefined();
  expect(table.can('r1')).toBe(true);
  expect(table.name('B')).toBe('Ben');
});

test('what whoever runs the server announces is shown until it is taken back', async () => {
  await hear({ type: 'notice', text: 'At ten the server stops.' });
  expect(table.announcement).toBe('At ten the server stops.');
  await hear({ type: 'notice', text: '' });
  expect(table.announcement).toBe('');
});

test('a deal that comes while the words are still loaded is shown', async () => {
  table.end();
  table = new LiveTable('x');
  const waiting = { ...snapshot('A').table, status: 'waiting' as const };
  socket.onmessage?.({ data: JSON.stringify(snapshot('A', { table: waiting, position: null })) });
  await hear({ type: 'update', version: 4, steps: [], position: position({ fields: { top: 'g2' } }) });
  expect(table.begun).toBe(true);
  expect(table.field('top')).toBe('g2');
});

test('listeners see a change before it is shown, and what they wait for holds the next one back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // it holds for some seconds only
  const seen: [string, string][] = [];
  let finish = () => {};
  table.onChange((change) => {
    seen.push([change.before?.fields['top'] ?? '', change.after.fields['top'] ?? '']);
    expect(table.field('top')).toBe(change.before?.fields['top']);
    return new Promise((done) => (finish = done));
  });
  const update = (version: number, top: string) => ({
    type: 'update',
    version,
    steps: [],
    position: position({ fields: { top } }),
  });
  await hear(update(4, 'r1'));
  await hear(update(5, 'g1'));
  expect(table.field('top')).toBe('r1');
  finish();
  await expect.poll(() => table.field('top')).toBe('g1');
  expect(seen).toEqual([
    ['r7', 'r1'],
    ['r1', 'g1'],
  ]);
});

test('a race is shown at once, whatever is being animated', async () => {
  table.onChange(() => new Promise(() => undefined));
  const race = {
    serial: 9,
    name: 'cover',
    kind: 'hold',
    seats: 'AB',
    clause: 'x',
    ms: 3000,
    left: 3000,
    race: true,
  };
  await hear({ type: 'update', version: 4, steps: [], position: position({ fields: { top: 'r1' } }) });
  await hear({ type: 'update', version: 5, steps: [], position: position({ windows: [race] }) });
  await expect.poll(() => table.windows.length).toBe(1);
  await vi.waitFor(() => {
    void table.act('cover');
    expect(socket.sent.at(-1)?.['told']).toBeTypeOf('number');
  }, SLOW);
});

test('a refusal is told in the words of its clause', async () => {
  const outcome = table.act('g2', { window: 5 });
  const sent = socket.sent.at(-1);
  expect(sent).toMatchObject({ type: 'act', code: 'g2', serial: 5 });
  await hear({
    type: 'refused',
    id: sent?.['id'],
    clause: 'koloda.table.taken',
    values: { seat: 'B' },
    text: 'raw',
  });
  const { done, no } = await outcome;
  expect(done).toBe(false);
  expect(no?.clause).toBe('koloda.table.taken');
  expect(no?.text).toContain('Ben');
  expect(table.no).toEqual(no);
});

test('whoever loses the seat is told so, whoever leaves it is not', async () => {
  await hear(snapshot('?'));
  expect(table.lost).toBe('handed');
  await hear(snapshot('A'));
  expect(table.lost).toBeUndefined();
  const left = snapshot('?');
  left.table.chairs = left.table.chairs.map((chair) => ({ ...chair, kind: 'empty' }));
  await hear(left);
  expect(table.lost).toBe('kicked');
  await hear(snapshot('A'));
  table.expectToLeave();
  await hear(left);
  expect(table.lost).toBeUndefined();
});

test('this browser adds its own bytes to a deal, once', async () => {
  const deal = { commitment: 'c1', added: {}, salt: '', secret: '' };
  const dealt = snapshot('A');
  await hear({ type: 'update', version: 4, steps: [], table: { ...dealt.table, deals: [deal] } });
  await hear({ type: 'update', version: 5, steps: [], table: { ...dealt.table, deals: [deal] } });
  const added = socket.sent.filter((message) => message['type'] === 'add');
  expect(added.length).toBe(1);
  expect(added[0]?.['bytes']).toMatch(/^[0-9a-f]{64}$/);
});

import { afterEach, expect, test, vi } from 'vitest';
import type { StudyAsk, StudySeen } from '@/protocol/wire';
import { StudyTable } from './study.svelte';

const position = (hand: string) => ({
  header: '2p strict',
  fields: { A: hand, discard: 'r3' },
  plain: {},
  asked: true,
  legal: [{ code: 'r5', verb: 'play', values: { card: 'r5' } }],
  windows: [],
});

/** A server that knows one card that fits. */
function serve() {
  const asked: StudyAsk[] = [];
  vi.stubGlobal('fetch', (_: string, request: { body: string }) => {
    const body = JSON.parse(request.body) as StudyAsk;
    asked.push(body);
    const actions = [...(body.actions ?? []), ...(body.act === 'r5' ? ['A r5'] : [])];
    const steps = actions.length >= (body.first ?? 0) ? [{ events: [], position: position('g1') }] : [];
    const no = body.act === 'g1' ? { clause: '', values: {}, text: 'It does not fit.' } : null;
    const seen: StudySeen = {
      seat: 'A',
      options: {},
      count: 2,
      actions,
      first: body.first ?? 0,
      steps,
      must: 'B',
      close: '',
      met: body.act === 'r5',
      aside: false,
      no,
      text: '2p strict | A g1',
    };
    return Promise.resolve(new Response(JSON.stringify(seen)));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('a move is sent with what was done before it, and its answer shown', async () => {
  const asked = serve();
  const table = new StudyTable('uno', 'A');
  await table.begin({ position: '2p strict | A r5 g1', eyes: 'A', goal: 'A r5 => turn B' });
  expect(table.chairs.map((chair) => chair.seat)).toEqual(['A', 'B']);
  expect(await table.act('r5')).toEqual({ done: true });
  expect(asked.at(-1)).toMatchObject({ actions: [], act: 'r5', goal: 'A r5 => turn B', first: 1 });
  expect([table.moves, table.at, table.met]).toEqual([['A r5'], 1, true]);
});

test('a refusal is shown and nothing is counted', async () => {
  serve();
  const table = new StudyTable('uno', 'A');
  await table.begin({ position: '2p strict | A r5 g1' });
  expect((await table.act('g1')).no?.text).toBe('It does not fit.');
  expect([table.moves, table.no?.text]).toEqual([[], 'It does not fit.']);
});

test('stepping back keeps the moves that lie ahead; another move replaces them', async () => {
  serve();
  const table = new StudyTable('uno', 'A');
  await table.begin({ position: '2p strict | A r5 g1', moves: ['A r5', 'B draw'] });
  expect(table.at).toBe(2);
  await table.go(0);
  expect([table.at, table.moves.length]).toEqual([0, 2]);
  await table.act('r5');
  expect(table.moves).toEqual(['A r5']);
});

test('nothing can be done by somebody who sees every hand', async () => {
  serve();
  const table = new StudyTable('uno', 'A');
  await table.begin({ position: '2p strict | A r5 g1', eyes: '*' });
  expect([table.seat, table.passive]).toEqual(['?', true]);
});

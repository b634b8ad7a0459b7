import { afterEach, expect, test, vi } from 'vitest';
import { api, Problem } from '@/api';
import { findTrouble } from './trouble';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test('a table that is set aside says why in the words of the server', async () => {
  const text = 'This table is played with the pack “harbour”.';
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(answer(409, { code: 'table.pack', text, clause: '' }))),
  );
  expect(await findTrouble('x')).toEqual({ trouble: 'aside', why: text });
});

test('a table that is gone is told apart from it', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(answer(404, { code: 'table.unknown', text: 'none', clause: '' }))),
  );
  expect(await findTrouble('x')).toEqual({ trouble: 'gone' });
});

test('a request without an answer is sent once more, under the same name', async () => {
  const names: string[] = [];
  vi.stubGlobal('fetch', (_: string, request: { headers: Record<string, string> }) => {
    names.push(request.headers['idempotency-key'] ?? '');
    return names.length === 1
      ? Promise.reject(new TypeError('cut'))
      : Promise.resolve(answer(503, { code: 'store.away', text: '', clause: '' }));
  });
  await expect(api.ask('x', 'start', {})).rejects.toBeInstanceOf(Problem);
  expect(names).toHaveLength(2);
  expect(names[0]).toMatch(/^[0-9a-z]{12,40}$/);
  expect(names[1]).toBe(names[0]);
});

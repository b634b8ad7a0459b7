import { expect, test } from 'vitest';
import { ChangeQueue, type TableChange } from './queue';

const change = (version: number): TableChange => ({
  steps: [{ version, at: 0, kind: 'action', seat: 'A', events: [] }],
  position: null,
  windows: [],
  table: null,
});

/** A queue whose changes hold until `finish`; the version 9 waits for nobody. */
function queued() {
  const shown: number[] = [];
  const holding: (() => void)[] = [];
  const catching: boolean[] = [];
  const version = (one: TableChange): number => one.steps[0]?.version ?? 0;
  const queue = new ChangeQueue({
    show(one) {
      shown.push(version(one));
      return [new Promise((done) => holding.push(done))];
    },
    isUrgent: (one) => version(one) === 9,
    catchUp: (on) => catching.push(on),
  });
  return { queue, shown, catching, finish: () => holding.shift()?.() };
}

test('a change waits for the animation of the one before', async () => {
  const { queue, shown, finish } = queued();
  queue.add(change(1));
  queue.add(change(2));
  await Promise.resolve();
  expect(shown).toEqual([1]);
  finish();
  await expect.poll(() => shown).toEqual([1, 2]);
});

test('what is urgent comes at once, and in its order', async () => {
  const { queue, shown } = queued();
  for (const version of [1, 2, 9]) queue.add(change(version));
  await expect.poll(() => shown).toEqual([1, 2, 9]);
});

test('stopped it forgets what waits, and shows what comes then only when it may go on', async () => {
  const { queue, shown } = queued();
  queue.add(change(1));
  queue.add(change(2));
  queue.stop();
  queue.add(change(3));
  await new Promise((done) => setTimeout(done));
  expect(shown).toEqual([1]);
  queue.resume();
  await expect.poll(() => shown).toEqual([1, 3]);
});

test('with many behind it nothing moves', async () => {
  const { queue, catching } = queued();
  for (let version = 10; version < 20; version++) queue.add(change(version));
  queue.add(change(9));
  await expect.poll(() => catching.slice(0, 2)).toEqual([false, true]);
  await expect.poll(() => catching.at(-1)).toBe(false);
});

import { afterEach, expect, test, vi } from 'vitest';
import { Wave } from './wave.svelte';

const KEYS = Array.from({ length: 25 }, (_, at) => `r${at}#0`);
const at = (x: number, keys = KEYS) => new Map(keys.map((key) => [key, { x, y: 0, turn: 0 }]));

let frames: (() => void)[] = [];
function nextFrame(): void {
  const due = frames;
  frames = [];
  for (const call of due) call();
}

function start(): { wave: Wave; arrived: () => number } {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
  const wave = new Wave();
  return { wave, arrived: () => KEYS.filter((key) => wave.of(key)?.x === 9).length };
}

afterEach(() => vi.unstubAllGlobals());

test('many cards set off a few in each frame, after the frame of the change', () => {
  const { wave, arrived } = start();
  wave.want(at(1));
  wave.want(at(9));
  const seen = [arrived()];
  for (let frame = 0; frame < 5; frame++) {
    nextFrame();
    seen.push(arrived());
  }
  expect(seen).toEqual([0, 0, 10, 20, 25, 25]);
});

test('a new card stands at its place at once, one that has gone is forgotten, and few cards do not wait', () => {
  const { wave, arrived } = start();
  wave.want(at(1));
  wave.want(new Map([...at(9), ['w#0', { x: 5, y: 0, turn: 0 }]]));
  expect(wave.of('w#0')?.x).toBe(5);
  wave.want(at(9, KEYS.slice(0, 5)));
  expect([arrived(), wave.of('w#0')]).toEqual([5, undefined]);
});

test('what is wanted meanwhile counts, not what was wanted before', () => {
  const { wave, arrived } = start();
  wave.want(at(9));
  wave.want(at(1));
  nextFrame();
  nextFrame();
  wave.want(at(9));
  for (let frame = 0; frame < 4; frame++) nextFrame();
  expect(arrived()).toBe(25);
  expect(frames).toEqual([]);
});

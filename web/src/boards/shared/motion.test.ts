import { expect, test } from 'vitest';
import { Motion, pause, type Scene } from './motion';

function scene(log: string[], name: string): Scene {
  return async (signal) => {
    log.push(name);
    await pause(1000, signal);
    log.push(signal.aborted ? `${name} cut` : `${name} over`);
  };
}

test('scenes follow each other', async () => {
  const log: string[] = [];
  const quick = (name: string): Scene => {
    return async () => {
      log.push(name);
      await Promise.resolve();
      log.push(`${name} over`);
    };
  };
  await new Motion().play([quick('one'), quick('two')]);
  expect(log).toEqual(['one', 'one over', 'two', 'two over']);
});

test('a skip ends the running scene and leaves out the rest', async () => {
  const log: string[] = [];
  const motion = new Motion();
  const played = motion.play([scene(log, 'one'), scene(log, 'two')]);
  expect(motion.busy).toBe(true);
  motion.skip();
  await played;
  expect(log).toEqual(['one', 'one cut']);
  expect(motion.busy).toBe(false);
});

test('what comes next ends what still moves', async () => {
  const log: string[] = [];
  const motion = new Motion();
  const first = motion.play([scene(log, 'one')]);
  const second = motion.play([]);
  await Promise.all([first, second]);
  expect(log).toEqual(['one', 'one cut']);
});

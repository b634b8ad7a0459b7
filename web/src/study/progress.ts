/** Which lessons are done, on this device; one that keeps nothing begins anew. */
import { recall, remember } from '@/prefs.svelte';

const place = (game: string) => `learn.${game}`;

export function readDone(game: string): Set<string> {
  return new Set((recall(place(game)) ?? '').split(' ').filter(Boolean));
}

export function writeDone(game: string, lesson: string): Set<string> {
  const done = readDone(game).add(lesson);
  remember(place(game), [...done].join(' '));
  return done;
}

/** Whether this device has neither learned nor played a game. */
export function isNew(game: string): boolean {
  return recall(place(game)) === null && recall(`${game}.tips`) === null;
}

const riddles = (game: string) => `puzzles.${game}`;

/** The numbers of the puzzles that were solved on this device. */
export function readSolved(game: string): Set<string> {
  return new Set((recall(riddles(game)) ?? '').split(' ').filter(Boolean));
}

export function writeSolved(game: string, number: number): Set<string> {
  const done = readSolved(game).add(String(number));
  remember(riddles(game), [...done].join(' '));
  return done;
}

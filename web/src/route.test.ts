import { expect, test } from 'vitest';
import { pageOf, readToken } from './route.svelte';

test.each([
  ['/', { name: 'home' }],
  ['/t/abc', { name: 'table', id: 'abc' }],
  ['/t/abc/screen', { name: 'screen', id: 'abc' }],
  ['/t/abc/replay/', { name: 'replay', id: 'abc' }],
  ['/new/uno', { name: 'new', game: 'uno' }],
  ['/rules/uno', { name: 'rules', game: 'uno', guide: '' }],
  ['/rules/munchkin/packs', { name: 'rules', game: 'munchkin', guide: 'packs' }],
  ['/join', { name: 'join', code: '' }],
  ['/join/ABCD', { name: 'join', code: 'ABCD' }],
  ['/learn', { name: 'learn', game: '', lesson: '' }],
  ['/learn/uno/L3', { name: 'learn', game: 'uno', lesson: 'L3' }],
  ['/study', { name: 'study' }],
  ['/resume', { name: 'resume' }],
  ['/t', { name: 'unknown' }],
  ['/t/abc/other', { name: 'unknown' }],
  ['/new/uno/more', { name: 'unknown' }],
  ['/what', { name: 'unknown' }],
])('%s', (path, page) => {
  expect(pageOf(path)).toEqual(page);
});

test('a link can hand a seat over', () => {
  expect(readToken('#take=B:abc-1')).toEqual({ seat: 'B', token: 'abc-1' });
  expect(readToken('#take=B:')).toBeUndefined();
  expect(readToken('#now')).toBeUndefined();
});

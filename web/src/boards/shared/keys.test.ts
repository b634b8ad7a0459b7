import { afterEach, expect, test } from 'vitest';
import { prefs } from '@/prefs.svelte';
import { press } from './keys';

function strike(code: string, target: string): string[] {
  const done: string[] = [];
  document.body.innerHTML =
    '<div class="hand"><button id="card"></button></div><p><button id="rules"></button></p>';
  const keys = {
    Space: () => done.push('cover'),
    KeyD: () => done.push('draw'),
    Escape: () => done.push('leave'),
  };
  const place = document.querySelector(target) ?? document.body;
  place.addEventListener('keydown', (event) => press(event as KeyboardEvent, keys));
  place.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, cancelable: true }));
  return done;
}

afterEach(() => (prefs.letters = true));

test('Space presses the button that has the focus, and means the game on a card or nowhere', () => {
  expect(strike('Space', '#rules')).toEqual([]);
  expect(strike('Space', '#card')).toEqual(['cover']);
  expect(strike('Space', 'body')).toEqual(['cover']);
});

test('letters may be switched off; what leaves stays', () => {
  expect(strike('KeyD', '#rules')).toEqual(['draw']);
  prefs.letters = false;
  expect(strike('KeyD', '#rules')).toEqual([]);
  expect(strike('Escape', '#rules')).toEqual(['leave']);
});

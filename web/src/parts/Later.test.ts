import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Later from './Later.svelte';

test.each([
  ['is gone', () => Promise.resolve(undefined)],
  ['cannot be fetched', () => Promise.reject(new Error('offline'))],
])('a part that %s leaves the page whole, and says so unless it is a quiet one', async (_, load) => {
  const quiet = render(Later, { props: { load, props: {}, quiet: true } });
  render(Later, { props: { load, props: {} } });
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expect(quiet.container.textContent.trim()).toBe('');
});

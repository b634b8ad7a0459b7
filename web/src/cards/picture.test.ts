import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Picture from './Picture.svelte';
import { picture } from './picture';
import UnoCard from './uno/UnoCard.svelte';

test('a card as an image is what the card draws, one image for one face', () => {
  const r5 = picture(UnoCard, { code: 'r5' });
  const [kind, drawing] = r5.split(',', 2);
  expect(kind).toBe('data:image/svg+xml');
  const { container } = render(UnoCard, { code: 'r5' });
  const image = new DOMParser().parseFromString(decodeURIComponent(drawing ?? ''), 'image/svg+xml');
  expect(image.querySelectorAll('path')).toHaveLength(container.querySelectorAll('path').length);
  expect(picture(UnoCard, { code: 'r5' })).toBe(r5);
  expect(picture(UnoCard, { code: 'g5' })).not.toBe(r5);
});

test('an image follows its card', async () => {
  const { container, rerender } = render(Picture, { of: UnoCard, code: 'r5' } as never);
  const src = () => container.querySelector('img')?.getAttribute('src');
  expect(src()).toBe(picture(UnoCard, { code: 'r5' }));
  await rerender({ code: 'g7' } as never);
  expect(src()).toBe(picture(UnoCard, { code: 'g7' }));
});

import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { faceOf, SUITS } from './codes';
import { INKS, PIPS } from './shapes';
import SuitedCard from './SuitedCard.svelte';

const PACK = { ranks: '23456789TJQKA', suits: 'scdh' };
const FACES = SUITS.flatMap((suit) => [...PACK.ranks].map((rank) => ({ rank, suit, index: rank })));

function drawn(face: (typeof FACES)[number], colours: 'two' | 'four' = 'two'): string {
  const { container, unmount } = render(SuitedCard, { ...face, colours });
  const drawing = container.innerHTML;
  unmount();
  return drawing;
}

test('a code is a rank and a suit of the pack, and nothing else', () => {
  expect(faceOf(PACK, 'Td')).toEqual({ rank: 'T', suit: 'd' });
  expect(faceOf({ ranks: '6789', suits: 'sh' }, '6d')).toBeUndefined();
  for (const code of ['', 'T', '1s', 'Tx', 'Tdd', '?']) expect(faceOf(PACK, code)).toBeUndefined();
});

test('no two of the 52 are drawn alike, also without their colours', () => {
  const bare = FACES.map((face) => drawn(face).replace(/#[0-9a-f]{3,8}/gi, ''));
  expect(new Set(bare).size).toBe(52);
});

test.each([...'23456789T'])('a %s has as many signs', (rank) => {
  expect(PIPS[rank]).toHaveLength(rank === 'T' ? 10 : Number(rank));
});

test('suits are red and black, or each of a colour of its own', () => {
  expect(new Set(Object.values(INKS.two)).size).toBe(2);
  expect(new Set(Object.values(INKS.four)).size).toBe(4);
  const face = { rank: '7', suit: 'c', index: '7' } as const;
  expect(drawn(face, 'four')).not.toBe(drawn(face));
});

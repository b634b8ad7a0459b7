import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { CODES, faceOf, isRule, sorted } from './codes';
import MontanaCard from './MontanaCard.svelte';

describe("Montana's cards", () => {
  test('36 number faces and 16 rules', () => {
    expect(CODES).toHaveLength(52);
    expect(CODES.filter(isRule)).toHaveLength(16);
    expect(faceOf('b4o')).toMatchObject({ colour: 'b', number: '4', full: false });
    expect(faceOf('?')).toBeNull();
  });

  test('every face is drawn, and no two alike', () => {
    const drawings = CODES.map((code) => render(MontanaCard, { code }).container.innerHTML);
    expect(new Set(drawings).size).toBe(52);
  });

  test('full and empty differ in shape, not only in paint', () => {
    const shapes = (code: string): string =>
      render(MontanaCard, { code }).container.innerHTML.replaceAll(/(fill|stroke)="#[0-9a-f]+"/g, '');
    for (const colour of 'grb') expect(shapes(`${colour}3*`)).not.toBe(shapes(`${colour}3o`));
  });

  test('the three colours differ in shape too', () => {
    const emblems = ['g2*', 'r2*', 'b2*'].map((code) =>
      [...render(MontanaCard, { code }).container.querySelectorAll('path')].map((path) =>
        path.getAttribute('d'),
      ),
    );
    expect(new Set(emblems.map(String)).size).toBe(3);
  });

  test('a hand is sorted by colour, number and fill, rules last', () => {
    expect(sorted(['#4', 'b1o', 'g5o', 'g5*', '!o='])).toEqual(['g5*', 'g5o', 'b1o', '!o=', '#4']);
  });
});

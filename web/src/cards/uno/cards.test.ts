import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { CODES, COLOURS, faceOf, sorted, type Colour } from './codes';
import { NIGHT, PAINTS } from './palette';
import { EMBLEMS } from './shapes';
import UnoCard from './UnoCard.svelte';

test('there are 58 different faces: 13 in four colours and six wilds', () => {
  expect(CODES).toHaveLength(58);
  expect(CODES.filter((code) => faceOf(code)?.colour === null)).toHaveLength(6);
  expect(faceOf('?')).toBeNull();
});

test('a hand is sorted by colour, then rank, wilds last', () => {
  expect(sorted(['w4', 'yR', 'r+', 'r9', 'b0', 'r0', 'w'])).toEqual([
    'r0',
    'r9',
    'r+',
    'b0',
    'yR',
    'w',
    'w4',
  ]);
});

test('no two faces are drawn alike', () => {
  const drawings = CODES.map((code) => {
    const { container, unmount } = render(UnoCard, { code });
    const drawing = container.innerHTML;
    unmount();
    return drawing;
  });
  expect(new Set(drawings).size).toBe(CODES.length);
});

test('without colour two cards of one rank still differ', () => {
  const bare = (code: string): string => {
    const { container, unmount } = render(UnoCard, { code });
    const drawing = container.innerHTML.replace(/#[0-9a-f]{3,8}/gi, '');
    unmount();
    return drawing;
  };
  expect(new Set(COLOURS.map((colour) => bare(`${colour}7`))).size).toBe(4);
  expect(new Set(Object.values(EMBLEMS)).size).toBe(4);
});

/** Linear RGB as it reaches an eye that lacks one kind of cone (Machado, Oliveira and Fernandes 2009). */
const EYES: Record<string, number[][]> = {
  ordinary: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function lab(hex: string, eye: number[][]): number[] {
  const rgb = linear(hex);
  const [r = 0, g = 0, b = 0] = eye.map((row) => {
    const seen = row.reduce((sum, part, at) => sum + part * (rgb[at] ?? 0), 0);
    return Math.min(1, Math.max(0, seen));
  });
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function apart(one: string, two: string, eye: number[][]): number {
  const a = lab(one, eye);
  const b = lab(two, eye);
  return Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)));
}

describe.each(Object.entries(EYES))('with %s', (_, eye) => {
  test('the four colours and the wilds are far apart', () => {
    const fills = [...COLOURS.map((colour: Colour) => PAINTS[colour].fill), NIGHT];
    for (const [at, one] of fills.entries()) {
      for (const two of fills.slice(at + 1))
        expect(apart(one, two, eye), `${one} ${two}`).toBeGreaterThan(20);
    }
  });
});

test('ink is readable on its colour', () => {
  const light = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const colour of COLOURS) {
    const [low, high] = [light(PAINTS[colour].fill), light(PAINTS[colour].ink)].sort((a, b) => a - b) as [
      number,
      number,
    ];
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(4.5);
  }
});

import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Texts } from '@/texts/texts';
import OptionField from './OptionField.svelte';

const NAMES: Record<string, string> = {
  'munchkin-option-packs': 'Packs',
  'munchkin-option-packs-winter': 'Winter',
  'munchkin-option-packs-dacha': 'Dacha',
};
const texts = { game: 'munchkin', find: (key: string) => NAMES[key] } as unknown as Texts;
const option = {
  name: 'packs',
  title: 'packs',
  default: 'winter',
  words: [],
  parts: ['winter', 'dacha', 'mine'],
  least: null,
  most: null,
  group: 'common',
  clause: 'munchkin.pack.mix',
  sentence: '',
};

function open(value: string): string[] {
  const heard: string[] = [];
  render(OptionField, { option, texts, value, onchange: (chosen: string) => heard.push(chosen) });
  return heard;
}

test('a list is put together by its parts, in their order', () => {
  const heard = open('dacha');
  expect(screen.getByRole('button', { name: 'Dacha' }).getAttribute('aria-pressed')).toBe('true');
  screen.getByRole('button', { name: 'Winter' }).click();
  screen.getByRole('button', { name: 'mine' }).click();
  expect(heard).toEqual(['winter,dacha', 'dacha,mine']);
});

test('a list is never empty', () => {
  const heard = open('winter');
  screen.getByRole('button', { name: 'Winter' }).click();
  expect(heard).toEqual([]);
});

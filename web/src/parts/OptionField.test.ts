import { fireEvent, render, screen } from '@testing-library/svelte';
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
  least: null as number | null,
  most: null as number | null,
  unit: '',
  group: 'common',
  clause: 'munchkin.pack.mix',
  sentence: '',
};

function open(value: string, changed: Partial<typeof option> = {}, lang = 'en'): string[] {
  const heard: string[] = [];
  render(OptionField, {
    option: { ...option, ...changed },
    texts: { ...texts, lang } as Texts,
    value,
    onchange: (chosen: string) => heard.push(chosen),
  });
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

const TIME = { name: 'kill_ms', default: '3750', parts: [], least: 0, most: 3_600_000, unit: 'ms' };

test('a time is read and written in seconds', async () => {
  const heard = open('3750', TIME);
  const field = screen.getByRole<HTMLInputElement>('spinbutton');
  expect([field.value, field.max]).toEqual(['3.75', '3600']);
  await fireEvent.change(field, { target: { value: '4.5' } });
  await fireEvent.change(field, { target: { value: '' } });
  expect(heard).toEqual(['4500', '3750']);
});

test('a span of time has its decimals as the language writes them', async () => {
  const heard = open('800-2500', { ...TIME, least: null, most: null }, 'ru');
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field.value).toBe('0,8-2,5');
  await fireEvent.change(field, { target: { value: '1-2,25' } });
  await fireEvent.change(field, { target: { value: '.5-2.5' } });
  expect(heard).toEqual(['1000-2250', '500-2500']);
});

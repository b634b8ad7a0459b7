/** Times of options travel in thousandths of a second; people read and write seconds. */
import type { Language } from '@/texts/texts';

export function inSeconds(value: string, lang: Language = 'en'): string {
  const seconds = value.replace(/\d+/g, (ms) => String(Number(ms) / 1000));
  return lang === 'ru' ? seconds.replaceAll('.', ',') : seconds;
}

export function inMilliseconds(text: string): string {
  return text
    .replaceAll(',', '.')
    .replace(/\d*\.?\d+/g, (seconds) => String(Math.round(Number(seconds) * 1000)));
}

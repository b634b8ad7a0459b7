/** What this browser remembers: language, looks, sounds. The name is the server's (`me`). */
import type { Language } from '@/texts/texts';

export type Look = 'auto' | 'dark' | 'light';
export type Tempo = 'slow' | 'normal' | 'fast' | 'off';
export type CardSize = 'small' | 'normal' | 'large';

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`koloda.${key}`);
  } catch {
    return null; // storage is switched off: nothing is remembered, everything works
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`koloda.${key}`, value);
  } catch {
    // as above
  }
}

function firstLanguage(): Language {
  const told = recall('lang') ?? navigator.languages.find((name) => /^(ru|en)/i.test(name)) ?? 'en';
  return told.toLowerCase().startsWith('ru') ? 'ru' : 'en';
}

class Prefs {
  lang = $state<Language>(firstLanguage());
  look = $state<Look>((recall('look') as Look | null) ?? 'auto');
  sound = $state(recall('sound') !== 'off');
  /** In percent. */
  volume = $state(Number(recall('volume') ?? 70));
  /** Single letters are keys of the game. */
  letters = $state(recall('letters') !== 'off');
  /** Bots say a word now and then. */
  botWords = $state(recall('bot-words') !== 'off');
  buzz = $state(recall('buzz') !== 'off');
  /** How fast what happened is shown. */
  motion = $state<Tempo>((recall('motion') as Tempo | null) ?? 'normal');
  /** How large the cards of the hand are. */
  cards = $state<CardSize>((recall('cards') as CardSize | null) ?? 'normal');
  /** Faces of cards in their strongest tones. */
  contrast = $state(
    (recall('contrast') ?? (matchMedia('(prefers-contrast: more)').matches ? 'on' : 'off')) === 'on',
  );
  name = $state(recall('name') ?? '');

  setLang(lang: Language): void {
    this.lang = lang;
    remember('lang', lang);
  }

  setLook(look: Look): void {
    this.look = look;
    remember('look', look);
    this.dress();
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember('sound', on ? 'on' : 'off');
  }

  setBuzz(on: boolean): void {
    this.buzz = on;
    remember('buzz', on ? 'on' : 'off');
  }

  setVolume(volume: number): void {
    this.volume = volume;
    remember('volume', String(volume));
  }

  setLetters(on: boolean): void {
    this.letters = on;
    remember('letters', on ? 'on' : 'off');
  }

  setBotWords(on: boolean): void {
    this.botWords = on;
    remember('bot-words', on ? 'on' : 'off');
  }

  setMotion(motion: Tempo): void {
    this.motion = motion;
    remember('motion', motion);
  }

  setCards(size: CardSize): void {
    this.cards = size;
    remember('cards', size);
  }

  setContrast(on: boolean): void {
    this.contrast = on;
    remember('contrast', on ? 'on' : 'off');
    this.dress();
  }

  setName(name: string): void {
    this.name = name;
    remember('name', name);
  }

  /** Tells the page which look to take; `auto` is the system's. And whether faces are in high contrast. */
  dress(): void {
    const root = document.documentElement;
    root.toggleAttribute('data-contrast', this.contrast);
    if (this.look === 'auto') root.removeAttribute('data-look');
    else root.setAttribute('data-look', this.look);
  }
}

export const prefs = new Prefs();

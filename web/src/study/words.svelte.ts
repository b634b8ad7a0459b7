/** The words of lessons and studies, which are fetched with their pages. */
import { prefs } from '@/prefs.svelte';
import { Texts, type Values } from '@/texts/texts';

const files = import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default' });

class StudyWords {
  texts = $state.raw(new Texts('en', '', []));

  async open(): Promise<void> {
    const { lang } = prefs;
    if (this.texts.lang === lang && this.texts.find('study-next')) return;
    this.texts = new Texts(lang, '', [(await files[`./texts/${lang}.ftl`]?.()) ?? '']);
  }
}

export const words = new StudyWords();

/** A text by its name without `study-`. */
export function tellText(name: string, values?: Values): string {
  return words.texts.say(`study-${name}`, values);
}

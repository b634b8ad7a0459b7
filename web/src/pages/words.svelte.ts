/** The words of pages that are not opened at first: they are fetched with them. */
import { prefs } from '@/prefs.svelte';
import { Texts, type Language, type Values } from '@/texts/texts';

const files = import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default' });

class PageWords {
  private read = $state.raw(new Texts('en', '', []));

  async speak(lang: Language = prefs.lang): Promise<void> {
    const source = await files[`./texts/${lang}.ftl`]?.().catch(() => '');
    this.read = new Texts(lang, '', [source ?? '']);
  }

  say(name: string, values?: Values): string {
    return this.read.say(`page-${name}`, values);
  }
}

export const words = new PageWords();

/** Words that are not needed at first: they are fetched with what says them. */
import { prefs } from '@/prefs.svelte';
import { Texts, type Values } from '@/texts/texts';

export class LaterWords {
  private readonly files: Record<string, () => Promise<string>>;
  private readonly prefix: string;
  private texts = $state.raw(new Texts('en', '', []));
  private opened = '';

  constructor(files: Record<string, () => Promise<string>>, prefix: string) {
    this.files = files;
    this.prefix = prefix;
  }

  /** Fetches them in the reader's language. */
  async open(): Promise<void> {
    const { lang } = prefs;
    if (this.opened === lang) return;
    const source = (await this.files[`./texts/${lang}.ftl`]?.()) ?? '';
    this.texts = new Texts(lang, '', [source]);
    this.opened = lang;
  }

  say(name: string, values?: Values): string {
    return this.texts.say(`${this.prefix}-${name}`, values);
  }
}

export const words = new LaterWords(
  import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default' }),
  'shell',
);

import { shelf } from '@/texts/shelf.svelte';

/** What the server calls a problem, in the reader's words where there are some. */
export function problemText(code: string, text: string): string {
  return shelf.own.find(`web-problem-${code.replaceAll('.', '-')}`) ?? text;
}

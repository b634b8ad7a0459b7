/** Hands a link on, by whatever this browser has: over plain http that is neither sharing nor a clipboard. */

import { prefs } from './prefs.svelte';

/** What the server draws of a table: its result, or one step of the game. */
export function pictureOf(id: string, step?: number): string {
  const moment = step === undefined ? '' : `&step=${step}`;
  return `/api/tables/${id}/picture.png?lang=${prefs.lang}${moment}`;
}

/** `shown`: nothing worked, so it is selected to be copied by hand. */
export type Shared = 'shared' | 'copied' | 'shown';

/** The link says in which language a messenger tells of it. With a picture, where the device hands on files. */
export async function share(
  link: string,
  field?: HTMLInputElement | null,
  picture?: string,
): Promise<Shared> {
  const url = `${link}${link.includes('?') ? '&' : '?'}lang=${prefs.lang}`;
  try {
    if (navigator.share) {
      await navigator.share({ title: 'Koloda', url, ...(await fileOf(picture)) });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  return copy(field ?? lend(url)) ? 'copied' : 'shown';
}

/** Whether it worked: over plain http there is only the old way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copy(lend(text));
  }
}

/** The picture as something that can be shared; nothing where there is none or the device takes no files. */
async function fileOf(picture?: string): Promise<{ files?: File[] }> {
  const type = 'image/png';
  const takes = (files: File[]) => navigator.canShare?.({ files }) === true;
  if (!picture || !takes([new File([], 'koloda.png', { type })])) return {};
  try {
    const answer = await fetch(picture);
    const files = [new File([await answer.blob()], 'koloda.png', { type })];
    return answer.ok && takes(files) ? { files } : {};
  } catch {
    return {};
  }
}

/** The old way: what is selected is copied. It stays selected. */
function copy(field: HTMLInputElement): boolean {
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    if (field.dataset['lent']) field.remove();
  }
}

function lend(url: string): HTMLInputElement {
  const field = document.createElement('input');
  field.value = url;
  field.readOnly = true;
  field.dataset['lent'] = 'yes';
  // What a dialog makes inert cannot be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  return field;
}

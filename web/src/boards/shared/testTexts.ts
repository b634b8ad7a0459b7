/** The English words of a game's board, for tests. */

import { Texts } from '@/texts/texts';

const files = import.meta.glob<string>(['../texts/en.ftl', '../*/texts/en.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function boardTexts(game: string, sources: string[]): Texts {
  const own = files[`../${game}/texts/en.ftl`] ?? files['../generic/texts/en.ftl'] ?? '';
  return new Texts('en', game, [files['../texts/en.ftl'] ?? '', own, ...sources]);
}

/** What is worth seeing again in a game of Munchkin. */

import type { FindHighlight } from '@/shell/highlights';

const WORTH: Record<string, Readonly<[name: string, worth: number]>> = {
  death: ['death', 90],
  stolen: ['theft', 80],
  monster: ['guest', 65],
  caught: ['chased', 60],
  curse: ['curse', 45],
  helper: ['help', 42],
  cheat: ['cheat', 35],
};

export const highlight: FindHighlight = ({ kind, values }) => {
  const cards = [values['cards'] ?? []].flat().length;
  return kind === 'treasures' ? ['loot', 30 + 6 * cards] : WORTH[kind];
};

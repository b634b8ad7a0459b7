import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import ArneCard from './arne/ArneCard.svelte';
import { CODES as ARNE, COLOURS as PLACES } from './arne/codes';
import { PAINTS } from './arne/palette';
import { EMBLEMS } from './arne/shapes';
import CardBack from './CardBack.svelte';
import IotaBack from './iota/IotaBack.svelte';
import { CODES as IOTA } from './iota/codes';
import IotaCard from './iota/IotaCard.svelte';
import { CODES as MONTANA } from './montana/codes';
import MontanaCard from './montana/MontanaCard.svelte';
import ThingPicture from './munchkin/ThingPicture.svelte';
import { CODES as UNO, COLOURS } from './uno/codes';
import UnoCard from './uno/UnoCard.svelte';

type Rendered = Pick<ReturnType<typeof render>, 'container' | 'unmount'>;

/** A kind of card, and the card that stands for it. */
const KINDS: Record<string, string> = {
  ...{ monster: 'mantree', enhancer: '', curse: '', race: 'elf', class: 'wizard', wander: '', cheat: '', event: '' },
  ...{ head: '', armour: '', feet: '', hands2: '', hand: '', item: '', oneshot: '', trick: '', gual: '' },
}; // prettier-ignore

/** A card as a symbol, without what only a page needs; its id is good for a link. */
function symbol(code: string, { container, unmount }: Rendered, box = '0 0 100 150'): string {
  const drawn = container.querySelector('svg') ?? container.querySelector('g')?.parentElement;
  const bare = (drawn?.innerHTML ?? '').replace(/<!--.*?-->/g, '').replace(/ class="[^"]*"/g, '');
  unmount();
  const id = code.replace(/[^\w-]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}`);
  return `<symbol id="${id}" viewBox="${box}">${bare.replace(/\s+/g, ' ').trim()}</symbol>`;
}

/** The colour that a player of Arne collects. */
function marker(colour: (typeof PLACES)[number]): string {
  const { fill, ink } = PAINTS[colour];
  const sign = `<path d="${EMBLEMS[colour]}" transform="translate(6 6) scale(.7)" fill="${ink}"></path>`;
  return `<symbol id="marker-${colour}" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="${fill}"></rect>${sign}</symbol>`;
}

const FACES: Record<string, () => string[]> = {
  uno: () => [
    symbol('back', render(CardBack)),
    ...UNO.map((code) => symbol(code, render(UnoCard, { code }))),
    ...['w', 'w4', 'wx', 'wb1'].flatMap((code) =>
      COLOURS.map((named) => symbol(`${code}.${named}`, render(UnoCard, { code, named }))),
    ),
  ],
  iota: () => [
    symbol('back', render(IotaBack), '0 0 60 60'),
    ...IOTA.map((code) => symbol(code, render(IotaCard, { code }), '0 0 60 60')),
  ],
  montana: () => [
    symbol('back', render(CardBack)),
    ...MONTANA.map((code) => symbol(code, render(MontanaCard, { code }))),
  ],
  arne: () => [
    symbol('back', render(CardBack)),
    ...ARNE.map((code) => symbol(code, render(ArneCard, { code }))),
    ...PLACES.map(marker),
  ],
  munchkin: () =>
    Object.entries(KINDS).map(([type, code]) =>
      symbol(type, render(ThingPicture, { code, type, slot: '', level: 1 }), '-4 -8 108 108'),
    ),
};

test.each(Object.keys(FACES))(
  'the rulebook of %s shows the cards as they are drawn here (`vitest -u` draws them again)',
  async (game) => {
    const faces = FACES[game]?.() ?? [];
    expect(new Set(faces).size).toBe(faces.length);
    await expect(
      `<svg xmlns="http://www.w3.org/2000/svg">\n${faces.join('\n')}\n</svg>\n`,
    ).toMatchFileSnapshot(`../../../docs/rulebooks/pictures/${game}-faces.svg`);
  },
);

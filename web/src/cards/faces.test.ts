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

/** What a card draws, without what only a page needs. */
function bare({ container, unmount }: Rendered): string {
  const drawn = container.querySelector('svg') ?? container.querySelector('g')?.parentElement;
  const inside = (drawn?.innerHTML ?? '').replace(/<!--.*?-->/g, '').replace(/ class="[^"]*"/g, '');
  unmount();
  return inside.replace(/\s+/g, ' ').trim();
}

/** A card as a symbol; its id is good for a link. */
function symbol(code: string, card: Rendered, box = '0 0 100 150'): string {
  const id = code.replace(/[^\w-]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}`);
  return `<symbol id="${id}" viewBox="${box}">${bare(card)}</symbol>`;
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

/** Cards as a hand holds them, in 320 × 180; each leaves the face of the next one to be seen. */
function fan(cards: readonly string[]): string[] {
  const middle = (cards.length - 1) / 2;
  const apart = Math.min(76, 226 / middle / 2);
  return cards
    .map((card, at) => {
      const off = at - middle;
      const place = `translate(${160 + off * apart} ${84 + off ** 2 * 3}) rotate(${off * 4})`;
      return `<g transform="${place} scale(.86) translate(-50 -75)">${card}</g>`;
    })
    .reverse();
}

/** A card of Munchkin without a word: its picture on the paper. */
function pictured(code: string, type: string): string {
  const picture = bare(render(ThingPicture, { code, type, slot: '', level: 1 }));
  const paper =
    '<rect x="1" y="1" width="98" height="148" rx="11" fill="#fbf5e6" stroke="#241c12" stroke-width="1.6"/>';
  return `${paper}<g transform="translate(9 34) scale(.82)">${picture}</g>`;
}

const BOXES: Record<string, () => string[]> = {
  family: () => fan(['r7', 'g2', 'b9', 'y5'].map((code) => bare(render(UnoCard, { code })))),
  uno: () => fan(['y+', 'gR', 'w4', 'bS', 'r9'].map((code) => bare(render(UnoCard, { code })))),
  montana: () => fan(['g4*', 'b2o', '!o=', 'r6*', '#3'].map((code) => bare(render(MontanaCard, { code })))),
  arne: () => fan(['r500', 'y200', 'k-cham', 'g50', 'a-x3'].map((code) => bare(render(ArneCard, { code })))),
  munchkin: () =>
    fan([pictured('gingerbread', 'monster'), pictured('santa', 'monster'), pictured('troll', 'monster')]),
  iota: () =>
    ['gt1 1 0', 'yx1 3 0', 'rs1 0 1', 'gs1 1 1', 'bs1 2 1', 'ys1 3 1', 'gc1 1 2', 'yt1 3 2'].map((laid) => {
      const [code = '', x, y] = laid.split(' ');
      const card = bare(render(IotaCard, { code }));
      return `<g transform="translate(${46 + Number(x) * 58} ${6 + Number(y) * 58}) scale(.92)">${card}</g>`;
    }),
};

/** Patterns have names by the order in which all cards of a page are made; here by their place in the picture. */
function named(drawn: string): string {
  const names = [...new Set([...drawn.matchAll(/ id="(c\d+[a-z])"/g)].map(([, name = '']) => name))];
  return names.reduce(
    (text, name, at) => text.replaceAll(`"${name}"`, `"box${at}"`).replaceAll(`#${name})`, `#box${at})`),
    drawn,
  );
}

test.each(Object.keys(BOXES))('the box of %s shows its cards as they are drawn here', async (game) => {
  const drawn = BOXES[game]?.() ?? [];
  expect(drawn.every((card) => card.length > 200)).toBe(true);
  await expect(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">\n${named(drawn.join('\n'))}\n</svg>\n`,
  ).toMatchFileSnapshot(`../parts/boxes/${game}.svg`);
});

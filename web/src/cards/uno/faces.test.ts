import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import CardBack from '../CardBack.svelte';
import { CODES, COLOURS } from './codes';
import UnoCard from './UnoCard.svelte';

type Rendered = Pick<ReturnType<typeof render>, 'container' | 'unmount'>;

/** A card as a symbol, without what only a page needs. */
function symbol(id: string, { container, unmount }: Rendered): string {
  const drawn = container.querySelector('svg')?.innerHTML ?? '';
  unmount();
  const bare = drawn.replace(/<!--.*?-->/g, '').replace(/ class="[^"]*"/g, '');
  return `<symbol id="${id}" viewBox="0 0 100 150">${bare.replace(/\s+/g, ' ').trim()}</symbol>`;
}

test('the rulebook shows the cards as they are drawn here (`vitest -u` draws them again)', async () => {
  const faces = [
    symbol('back', render(CardBack)),
    ...CODES.map((code) => symbol(code, render(UnoCard, { code }))),
    ...['w', 'w4', 'wx', 'wb1'].flatMap((code) =>
      COLOURS.map((named) => symbol(`${code}.${named}`, render(UnoCard, { code, named }))),
    ),
  ];
  await expect(`<svg xmlns="http://www.w3.org/2000/svg">\n${faces.join('\n')}\n</svg>\n`).toMatchFileSnapshot(
    '../../../../docs/rulebooks/pictures/uno-faces.svg',
  );
});

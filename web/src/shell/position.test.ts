import { expect, test } from 'vitest';
import { describe } from './position';

test('a position is told in order, each part once, by what it is called', () => {
  const board = document.createElement('main');
  board.innerHTML = `
    <div class="plate" aria-label="Ben: 7 cards"></div>
    <div class="piles"><button aria-label="Draw pile, 97 cards"></button>
      <div class="pile" role="img" aria-label="On top: red 3."></div></div>
    <div class="prompt"><button>S</button><p>Your turn!</p></div>
    <div class="hand"><button data-code="r5" aria-label="red 5: fits"></button>
      <button data-code="r5" aria-label="red 5: fits"></button></div>`;
  expect(describe(board)).toBe(
    'Your turn! Draw pile, 97 cards. On top: red 3. Ben: 7 cards. red 5: fits. red 5: fits.',
  );
});

/** The table in sentences, for those who listen: what is asked, what lies open, who is there, what I hold. */

const ORDER = [
  '.prompt p, p.prompt',
  '.rules li, .piles [aria-label], .pile[aria-label], .deck[aria-label], .monster [aria-label]',
  '.plate[aria-label], .field[aria-label], .person[aria-label], .hero[aria-label], .track[aria-label]',
  '.hand [data-code], .hand > button',
];

/** What the parts of a board are called anyway, in an order that makes sense to the ear. */
export function describe(board: HTMLElement): string {
  const parts = new Set(ORDER.flatMap((which) => [...board.querySelectorAll(which)]));
  return [...parts].map(nameOf).filter(Boolean).map(closed).join(' ');
}

function nameOf(part: Element): string {
  return (part.getAttribute('aria-label') ?? part.textContent).replace(/\s+/g, ' ').trim();
}

function closed(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

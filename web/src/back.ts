/** Back on a phone closes what lies on top, not the page: while anything lies there, the history has one entry more. */

/** What lies over the page, the top one last. */
const over: (() => void)[] = [];
/** The entry is being taken away again. */
let leaving = false;

/** For `{@attach}`: `close` is called for Back. */
export function closesOnBack(close: () => void): () => () => void {
  return () => {
    over.push(close);
    if (over.length === 1 && !leaving) mark();
    return () => {
      const at = over.lastIndexOf(close);
      if (at >= 0) over.splice(at, 1);
      // One question often follows another: then the entry is still of use.
      setTimeout(unmark);
    };
  };
}

function isMarked(): boolean {
  const state: unknown = history.state;
  return !!state && typeof state === 'object' && 'over' in state;
}

function mark(): void {
  if (!isMarked()) history.pushState({ over: true }, '');
}

/** A link inside may have led elsewhere: then there is nothing to take away. */
function unmark(): void {
  if (over.length || leaving || !isMarked()) return;
  leaving = true;
  history.back();
}

addEventListener('popstate', () => {
  if (!leaving && !isMarked()) over.pop()?.();
  leaving = false;
  if (over.length) mark();
});

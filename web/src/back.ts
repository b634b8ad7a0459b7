/** Back on a phone closes what lies on top, not the page: while it lies there the history has one entry more. */

let count = 0;

/** For `{@attach}`: `close` is called for Back; whatever else closes it takes the entry away again. */
export function closesOnBack(close: () => void): () => () => void {
  return () => {
    const mark = `${++count}`;
    history.pushState({ over: mark }, '');
    const back = () => {
      if (overOf(history.state) !== mark) close();
    };
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      // A link inside has led elsewhere: then there is nothing to take away.
      if (overOf(history.state) === mark) history.back();
    };
  };
}

function overOf(state: unknown): unknown {
  return state && typeof state === 'object' && 'over' in state ? state.over : undefined;
}

import { tick } from 'svelte';
import type { BoardTable, Change } from '../board';

/** For those who listen: what happened, then what `asks` says of the table as it is then. */
export function announce(
  table: BoardTable,
  change: Change,
  asks: () => string[],
  isUrgent: () => boolean = () => false,
): void {
  const told = change.events.flatMap((event) => table.tell(event));
  void tick().then(() => {
    const said = [...told, ...asks()];
    if (said.length) table.announce(said.join(' '), isUrgent() ? 'assertive' : 'polite');
  });
}

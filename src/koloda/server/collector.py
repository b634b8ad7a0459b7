"""Python's garbage collector, kept from holding up moves: what has been looked through once is not looked
through again until nobody plays, or for six hours.

Tables are many small objects that stay, and a collection of all of them, or of the last few hundred thousand,
takes longer than a player should wait. What a table leaves behind is freed without the collector
(`tests/server/test_memory.py`)."""

import gc
import time

from koloda.server import metrics

YOUNG = 10_000
"""So many new objects, and those are looked through: about a millisecond."""
NEVER = 1 << 30
EVERY = 60.0
LONGEST = 6 * 3600.0


def begin() -> None:
    """When all code is loaded: it stays, and is not looked through."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class Collector:
    """Collects everything at a moment when nobody plays."""

    def __init__(self) -> None:
        self.moves = -1
        self.last = time.monotonic()
        self.clean = False

    async def work(self) -> None:
        """To be called every now and then."""
        moves = metrics.MOVES.by_seat + metrics.MOVES.by_host
        quiet, self.moves = moves == self.moves, moves
        self.clean = self.clean and quiet
        if (quiet and not self.clean) or time.monotonic() - self.last > LONGEST:
            gc.collect()
            self.last = time.monotonic()
            self.clean = True

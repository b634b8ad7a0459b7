"""Reading a table back from its log, in slices that keep nobody waiting."""

import asyncio
import time

from koloda.kernel import Game
from koloda.server import metrics
from koloda.server.live.table_session import read_body
from koloda.table.clocks import Clock
from koloda.table.table import Table

SLICE = 0.005
"""For so many seconds at a stretch nothing else happens."""


class Slices:
    """`await slices.rest()` in a long piece of work lets others go on, each time for `pause` seconds."""

    def __init__(self, pause: float = 0.0) -> None:
        self.pause = pause
        self.until = time.perf_counter() + SLICE

    async def rest(self) -> None:
        if time.perf_counter() > self.until:
            await asyncio.sleep(self.pause)
            self.until = time.perf_counter() + SLICE


async def rebuild_in_slices(
    bodies: list[bytes], clock: Clock, game: Game | None = None, slices: Slices | None = None
) -> Table:
    """As `opening.rebuild`."""
    measured = slices is None
    slices = slices or Slices()
    began = time.perf_counter()
    table = Table(read_body(bodies[0]), clock, game)
    for body in bodies[1:]:
        table.read(read_body(body))
        await slices.rest()
    table.queue.note_windows(table.windows, table.now())
    if measured:
        metrics.REBUILD.observe(time.perf_counter() - began)
    return table

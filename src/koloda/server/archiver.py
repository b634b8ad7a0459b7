"""Puts finished games into their archives, a little at a time and never in anybody's way."""

import logging
import random

from koloda.server.archive import make_archive
from koloda.server.opening import with_contents
from koloda.server.reading import Slices
from koloda.server.store.connect import DATABASE_ERRORS
from koloda.server.store.store import Store
from koloda.table.clocks import Clock

log = logging.getLogger("koloda.archiver")

AT_ONCE = 10
REST = 0.02
"""Seconds between two slices of work: others have most of the time."""


class Archiver:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    async def work(self) -> None:
        """Some of the games that wait; several processes seldom pick the same."""
        waiting = await self.store.unarchived(5 * AT_ONCE)
        random.shuffle(waiting)
        for id in waiting[:AT_ONCE]:
            try:
                await self.archive(id)
            except DATABASE_ERRORS:
                raise
            except Exception as error:  # whatever it is, it is this game's alone
                log.error("table %s cannot be archived: %s", id, str(error) or type(error).__name__)
                await self.store.cannot_archive(id)

    async def archive(self, id: str) -> None:
        row = await self.store.table(id)
        if row is None:
            return
        slices = Slices(REST)
        table = await with_contents(self.store, row, await self.store.entries(id), self.clock, slices)
        await self.store.write_archive(id, *await make_archive(table, slices))

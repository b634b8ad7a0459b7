"""Group commit: what many tables want stored at the same time becomes one transaction."""

import asyncio
import logging
import time
from collections.abc import Callable

from sqlalchemy.exc import IntegrityError

from koloda.server import metrics
from koloda.server.store.connect import is_blocked
from koloda.server.store.logs import Batch, NotHeld
from koloda.server.store.store import Store

log = logging.getLogger("koloda.writer")
MOST_BATCHES = 500
MOST_APART = 2
"""So many tables that somebody has locked are tried at the same time."""

LOST = (IntegrityError, NotHeld)
"""What is raised where another process writes for the table."""

Stored = Callable[[Exception | None], None]


class Overtaken(Exception):
    """Another process writes for the table, or has written this number."""


class LogWriter:
    """While one transaction is under way the next one gathers. A table that somebody else has locked is
    written apart from all others until that is over."""

    def __init__(self, store: Store, process: str) -> None:
        self.store = store
        self.process = process
        self.waiting: list[tuple[Batch, Stored]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.locked: set[str] = set()
        self.apart: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Semaphore(MOST_APART)

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Finishes what is waiting, if the store lets it."""
        until = time.monotonic() + 5.0
        while self.waiting and time.monotonic() < until:
            await asyncio.sleep(0.01)
        tasks = [*self.apart, *([self.task] if self.task is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def put(self, batch: Batch, stored: Stored) -> None:
        """`stored` is called when the batch is stored, or with Overtaken when another process was first."""
        if batch.table in self.locked:
            task = asyncio.create_task(self.write_apart((batch, stored)))
            self.apart.add(task)
            task.add_done_callback(self.apart.discard)
            return
        self.waiting.append((batch, stored))
        self.wake.set()

    async def write_apart(self, one: tuple[Batch, Stored]) -> None:
        async with self.turn:
            await self.write([one])

    async def run(self) -> None:
        while True:
            await self.wake.wait()
            group = self.waiting[:MOST_BATCHES]
            if not group:
                self.wake.clear()
                continue
            began = time.perf_counter()
            await self.write(group)
            del self.waiting[: len(group)]
            metrics.COMMIT.observe(time.perf_counter() - began)
            metrics.GROUP.observe(len(group))

    async def write(self, group: list[tuple[Batch, Stored]]) -> None:
        error: Exception | None = None
        try:
            await self.store.append([batch for batch, _ in group], self.process)
        except Exception as refusal:  # whatever it is, the tables will try again
            error = refusal
        own = isinstance(error, LOST) or (error is not None and is_blocked(error))
        if own and len(group) > 1:  # it is one table's alone
            for one in group:
                await self.write([one])
            return
        self.note(group, error)
        for _, stored in group:
            stored(Overtaken() if isinstance(error, LOST) else error)

    def note(self, group: list[tuple[Batch, Stored]], error: Exception | None) -> None:
        tables = {batch.table for batch, _ in group}
        if error is None or isinstance(error, LOST):
            self.locked -= tables
            return
        if is_blocked(error):
            self.locked |= tables
        log.error("the store refuses %d tables: %s", len(group), type(error).__name__)

"""Group commit: what many tables want stored at the same time becomes one transaction."""

import asyncio
import logging
import time
from collections.abc import Callable

from sqlalchemy.exc import IntegrityError

from koloda.server import metrics
from koloda.server.store.logs import Batch
from koloda.server.store.store import Store

log = logging.getLogger("koloda.writer")
MOST_BATCHES = 500

Stored = Callable[[Exception | None], None]


class Overtaken(Exception):
    """Another process has written this number for the table."""


class Writer:
    """While one transaction is under way the next one gathers."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: list[tuple[Batch, Stored]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Finishes what is waiting."""
        while self.waiting:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def put(self, batch: Batch, stored: Stored) -> None:
        """`stored` is called when the batch is stored, or with Overtaken when another process was first."""
        self.waiting.append((batch, stored))
        self.wake.set()

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
            await self.store.append([batch for batch, _ in group])
        except IntegrityError:
            if len(group) > 1:
                for one in group:
                    await self.write([one])
                return
            error = Overtaken()
        except Exception as refusal:  # whatever it is, the tables will try again
            log.error("the store refuses %d tables: %s", len(group), type(refusal).__name__)
            error = refusal
        for _, stored in group:
            stored(error)

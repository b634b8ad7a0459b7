"""Group commit: what many tables want stored at the same time becomes one transaction."""

import asyncio
import logging
import time

from sqlalchemy.exc import DBAPIError, IntegrityError

from koloda.server import metrics
from koloda.server.store.store import Batch, Store

log = logging.getLogger("koloda.writer")
MOST_BATCHES = 500


class Overtaken(Exception):
    """Another process has written this number for the table."""


class Writer:
    """While one transaction is under way the next one gathers."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: list[tuple[Batch, asyncio.Future[None]]] = []
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

    def put(self, batch: Batch) -> "asyncio.Future[None]":
        """Done when the batch is stored; fails with Overtaken when another process was first."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((batch, future))
        self.wake.set()
        return future

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

    async def write(self, group: list[tuple[Batch, "asyncio.Future[None]"]]) -> None:
        try:
            await self.store.append([batch for batch, _ in group])
        except IntegrityError:
            if len(group) == 1:
                settle(group[0][1], Overtaken())
                return
            for one in group:
                await self.write([one])
        except (DBAPIError, OSError) as error:
            log.error("the store refuses %d tables: %s", len(group), type(error).__name__)
            for _, future in group:
                settle(future, error)
        else:
            for _, future in group:
                settle(future, None)


def settle(future: "asyncio.Future[None]", error: BaseException | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)

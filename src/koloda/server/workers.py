"""Processes beside the loop, for what takes long: bots that think, hints, analyses."""

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from threading import Thread
from typing import Final, ParamSpec, TypeVar

from koloda.server import metrics
from koloda.server.errors import Problem

NICE: Final = 15
"""They stand behind whatever serves people."""

Asked = ParamSpec("Asked")
Found = TypeVar("Found")


class Workers:
    """So many processes, begun when they are first needed. One that has died is replaced. Where nobody waits
    they are `patient`: they get what nobody else needs."""

    def __init__(self, kind: str, count: int, *, patient: bool = False) -> None:
        self.kind = kind
        self.count = count
        self.patient = patient
        self.busy = 0
        """Tasks under way or waiting."""
        self.pool: ProcessPoolExecutor | None = None

    @property
    def is_free(self) -> bool:
        """Whether a task would be begun at once."""
        return self.busy < self.count

    def do(
        self, task: Callable[Asked, Found], *args: Asked.args, **more: Asked.kwargs
    ) -> Coroutine[object, object, Found]:
        """What comes of a task, which counts from now on; a Problem where its process has died twice."""
        self.note(1)
        return self.work(partial(task, *args, **more))

    async def work(self, task: Callable[[], Found]) -> Found:
        try:
            for _ in range(2):
                pool = self.open()
                try:
                    found = await asyncio.wrap_future(pool.submit(task))
                    metrics.WORKERS_DONE.labels(self.kind).inc()
                    return found
                except BrokenProcessPool:
                    metrics.WORKERS_LOST.labels(self.kind).inc()
                    if self.pool is pool:
                        self.stop()
            raise Problem("worker.lost", "This could not be worked out; try again.", 503)
        finally:
            self.note(-1)

    def note(self, more: int) -> None:
        self.busy += more
        metrics.WORKERS_BUSY.labels(self.kind).set(self.busy)

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")  # a process with threads must not fork
            self.pool = ProcessPoolExecutor(self.count, context, initializer=begin, initargs=(self.patient,))
        return self.pool

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def end_all() -> None:
    """What they are at is given up."""
    for process in multiprocessing.active_children():
        process.terminate()


def begin(patient: bool) -> None:
    """Ctrl-C is for the server, which ends these; when it is killed they end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    if patient and sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
    os._exit(0)


def spare_cores() -> int:
    """All but the one that serves."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)

"""Processes beside the loop: what they find out comes back, and one that dies is replaced."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from koloda.server.errors import Problem
from koloda.server.workers import Workers, end_all


@contextmanager
def working(count: int = 1) -> Iterator[Workers]:
    workers = Workers("think", count)
    try:
        yield workers
    finally:
        workers.stop()
        end_all()


def whoami(text: str) -> tuple[str, int]:
    return text, os.getpid()


def die_once(marker: str) -> str:
    """Kills its process the first time."""
    path = Path(marker)
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def wait_for(marker: str) -> None:
    while not Path(marker).exists():
        time.sleep(0.01)


def test_a_task_is_done_elsewhere_and_counts_while_it_lasts(tmp_path: Path) -> None:
    async def both(workers: Workers) -> None:
        waits = asyncio.ensure_future(workers.do(wait_for, str(tmp_path / "go")))
        assert workers.busy == 1 and not workers.is_free
        (tmp_path / "go").touch()
        await waits
        assert workers.is_free
        assert await workers.do(whoami, "x") != ("x", os.getpid())

    with working() as workers:
        asyncio.run(both(workers))


def test_whoever_dies_is_replaced_and_the_task_done_again(tmp_path: Path) -> None:
    with working() as workers:
        assert asyncio.run(workers.do(die_once, str(tmp_path / "died"))) == "alive"


def test_a_task_that_kills_whoever_does_it_is_given_up(tmp_path: Path) -> None:
    with working() as workers:
        with pytest.raises(Problem) as lost:
            asyncio.run(workers.do(die))
        assert lost.value.code == "worker.lost" and workers.is_free
        assert asyncio.run(workers.do(whoami, "y"))[0] == "y"


def test_its_own_errors_come_back() -> None:
    with working() as workers, pytest.raises(ValueError, match="invalid literal"):
        asyncio.run(workers.do(int, "no number"))

"""Games on several cores or machines, in the order of their numbers."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

from koloda.kernel import NotationError
from koloda.lab.games import GamePlayed, Series, play_games

AHEAD = 3
"""How many pieces of work wait for each process."""
MOST = 32
"""How many games are one piece."""

Found = TypeVar("Found")
Task = Callable[[Series, list[int]], list[Found]]
Ready = Callable[[], object] | None
Piece = tuple[Series, list[int]]
"""Games of a series, by their numbers."""


class Crew(NamedTuple):
    """Who plays: so many processes here, or a Ray cluster at an address. `ready` is called first in each
    process."""

    jobs: int = 1
    ready: Ready = None
    ray: str = ""


def play_series(
    series: Series, games: int, jobs: int = 1, ready: Ready = None, ray: str = ""
) -> Generator[GamePlayed, None, None]:
    """So many games. Which process plays a game makes no difference: the results, and their order, are those
    of one process."""
    return work(play_games, cut(series, games, jobs if not ray else AHEAD * MOST), Crew(jobs, ready, ray))


def cut(series: Series, games: int, jobs: int, most: int = MOST) -> list[Piece]:
    """A series in pieces; whoever plays alone is asked for one game after the other."""
    size = 1 if jobs <= 1 else max(1, min(most, games // (jobs * AHEAD)))
    return [(series, list(range(first, min(first + size, games)))) for first in range(0, games, size)]


def work(task: "Task[Found]", pieces: Sequence[Piece], crew: Crew) -> Generator[Found, None, None]:
    """What comes of all pieces, in their order."""
    if crew.ray:
        from koloda.lab.on_ray import work_on_ray

        yield from work_on_ray(task, pieces, crew)
        return
    if crew.jobs <= 1:
        for series, numbers in pieces:
            yield from task(series, numbers)
        return
    context = multiprocessing.get_context("spawn")  # a process with threads must not fork
    pool = ProcessPoolExecutor(crew.jobs, context, initializer=begin, initargs=(crew.ready,))
    waiting: deque[Future[list[Found]]] = deque()
    try:
        left: Iterator[Piece] = iter(pieces)
        for series, numbers in left:
            with sparing():
                waiting.append(pool.submit(task, series, numbers))
            if len(waiting) >= crew.jobs * AHEAD:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    except BrokenProcessPool:
        raise NotationError("a process that played has ended by itself: a bot has killed it") from None
    finally:
        playing = [*(pool._processes or {}).values()]
        pool.shutdown(wait=False, cancel_futures=True)
        if waiting:  # stopped before the end: nobody waits for what is still played
            for process in playing:
                process.kill()


@contextmanager
def sparing() -> Generator[None, None, None]:
    """A process that begins here hears no Ctrl-C, from its first moment on; ours comes after this."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin(ready: Ready) -> None:
    """Ctrl-C is for the process that counts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if ready is not None:
        ready()

"""Games on several cores, in the order of their numbers."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from koloda.kernel import NotationError
from koloda.lab.games import GamePlayed, Series, play_game, play_games

AHEAD = 3
"""How many pieces of work wait for each process."""
MOST = 32
"""How many games are one piece."""


def play_series(
    series: Series, games: int, jobs: int = 1, ready: Callable[[], object] | None = None
) -> Generator[GamePlayed, None, None]:
    """So many games, by so many processes. `ready` is called in each of them first.

    Which process plays a game makes no difference: the results, and their order, are those of one process.
    """
    if jobs <= 1:
        for number in range(games):
            yield play_game(series, number)
        return
    size = max(1, min(MOST, games // (jobs * AHEAD)))
    pieces = [list(range(first, min(first + size, games))) for first in range(0, games, size)]
    context = multiprocessing.get_context("spawn")  # a process with threads must not fork
    pool = ProcessPoolExecutor(jobs, context, initializer=begin, initargs=(ready,))
    waiting: deque[Future[list[GamePlayed]]] = deque()
    try:
        for piece in pieces:
            waiting.append(pool.submit(play_games, series, piece))
            if len(waiting) >= jobs * AHEAD:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    except BrokenProcessPool:
        raise NotationError("a process that played has ended by itself: a bot has killed it") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def begin(ready: Callable[[], object] | None) -> None:
    """Ctrl-C is for the process that counts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if ready is not None:
        ready()

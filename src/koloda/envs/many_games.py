"""Many games at once: one compiled call answers a question of each, and NumPy arrays show the next ones."""

import multiprocessing
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from koloda.bots.decisions import ANSWERS
from koloda.bots.many import Many
from koloda.envs.asking import check_terms
from koloda.games import find_game
from koloda.kernel import NotationError
from koloda.library.catalogue import Choice
from koloda.library.numbers import choose_table

MOST = 100_000
SPAWNED = multiprocessing.get_context("spawn")
PATIENCE = 1.0
"""Seconds after which a process looks whether the other one is still there."""
SOON = 0.0002
"""Seconds for which it asks again and again: to be woken takes longer than a short step."""
DIED = "a process that played has ended by itself"


class Share(NamedTuple):
    """What a process plays."""

    game: str
    players: int
    options: dict[str, str]
    games: int
    seed: int
    order: str
    most: int

    def open(self) -> Many:
        game = find_game(self.game)
        return Many(game, self.players, self.options, self.games, self.seed, self.order, self.most)


class Arrays(NamedTuple):
    """What the games show, a row each."""

    observations: NDArray[np.int16]
    masks: NDArray[np.uint8]
    rewards: NDArray[np.float64]
    seats: NDArray[np.uint8]
    ended: NDArray[np.uint8]


KINDS = {"observations": "h", "masks": "B", "rewards": "d", "seats": "B", "ended": "B"}
BOARD = KINDS | {"told": "<i4"}


def look_at(many: Many) -> Arrays:
    """The numbers of the games where they stand: nothing is copied, and every step changes them."""
    games = int(many.games)
    return Arrays(*(np.frombuffer(memoryview(getattr(many, name)), kind).reshape(games, -1)
                    for name, kind in KINDS.items()))  # fmt: skip


class VectorGames:
    """So many games of one table, a row each: `observations`, `masks` (a 1 for each number that answers),
    `seats` (who is asked), `ended` (1 over, 2 cut off) and `rewards` (by seat, of the game that the last step
    ended). They change in place; a game that ends is followed by a new one at once.

    The same seed and actions give the same numbers, however many processes play. With `workers` each has its
    share of the games; the first share is played by the process that asks.
    """

    def __init__(self, share: Share, workers: int = 1) -> None:
        if share.games < 1:
            raise NotationError(f"there must be at least one game, not {share.games}")
        check_terms(share.order, share.most)
        self.share = share
        self.games = share.games
        self.actions = len(find_game(share.game).actions(share.players, share.options))
        self.workers = max(1, min(workers, share.games))
        self.helpers: list[Helper] = []
        bounds = [self.games * worker // self.workers for worker in range(self.workers + 1)]
        self.own = bounds[1]
        self.many = share._replace(games=self.own).open()
        shown = look_at(self.many)
        self.copies: Copies = []
        if self.workers > 1:
            board = Board.of(share, int(self.many.width), self.actions)
            common = board.arrays()
            self.copies = pair(common, shown, 0, self.own)
            self.told = board.told()
            self.helpers = [Helper(board, *span) for span in pairwise(bounds[1:])]
            self.wait()
            shown = common
        self.observations = shown.observations
        self.masks = shown.masks
        self.rewards = shown.rewards
        self.seats = shown.seats[:, 0]
        self.ended = shown.ended[:, 0]

    def reset(self, seed: int | None = None) -> None:
        """All games from the beginning; without a seed with the one they began with."""
        seed = self.share.seed if seed is None else judge_seed(seed)
        for helper in self.helpers:
            helper.tell(seed)
        self.many.reset(seed)
        self.wait()

    def step(self, actions: NDArray[Any]) -> None:
        """Answers every game's question: one number for each. If one of them does not answer that raises
        NotationError, and in that process nothing is done."""
        if np.shape(actions) != (self.games,):
            raise NotationError(f"{self.games} games need as many actions, not {np.shape(actions)}")
        if np.asarray(actions).dtype.kind not in "iu":
            raise NotationError(f"an action is a whole number, not {np.asarray(actions).dtype}")
        told = np.ascontiguousarray(actions, "<i4")
        if not self.helpers:
            self.many.step(told.tobytes())
            return
        self.told[:] = told
        for helper in self.helpers:
            helper.go.release()
        error = ""
        try:
            self.many.step(told[: self.own].tobytes())
        except NotationError as refused:
            error = str(refused)
        self.wait(error)

    def wait(self, error: str = "") -> None:
        """Until every share has been played; what went wrong first is raised."""
        for theirs, mine in self.copies:
            np.copyto(theirs, mine)
        for helper in self.helpers:
            error = helper.wait() or error
        if error:
            raise NotationError(error)

    def close(self) -> None:
        """Ends the other processes, and shows no game any more."""
        for helper in self.helpers:
            helper.end()
        if self.helpers:
            self.helpers = []
            self.copies = []
            self.__dict__ |= dict.fromkeys(KINDS, np.zeros((0, 0)))

    def __enter__(self) -> "VectorGames":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class Board(NamedTuple):
    """Memory that all processes of these games share: what the games show, and what they are told."""

    share: Share
    memory: Any
    sizes: dict[str, int]

    @classmethod
    def of(cls, share: Share, width: int, actions: int) -> "Board":
        sizes = {"rewards": share.players, "told": 1, "observations": width, "masks": actions}
        sizes |= {"seats": 1, "ended": 1}
        length = sum(np.dtype(BOARD[name]).itemsize * size * share.games for name, size in sizes.items())
        return cls(share, SPAWNED.RawArray("B", length), sizes)

    def all(self) -> dict[str, NDArray[Any]]:
        """An array each, those of the widest numbers first."""
        found: dict[str, NDArray[Any]] = {}
        at, games = 0, self.share.games
        for name, size in self.sizes.items():
            kind = np.dtype(BOARD[name])
            found[name] = np.frombuffer(self.memory, kind, games * size, at).reshape(games, size)
            at += found[name].nbytes
        return found

    def arrays(self) -> Arrays:
        found = self.all()
        return Arrays(*(found[name] for name in KINDS))

    def told(self) -> NDArray[np.int32]:
        return self.all()["told"][:, 0]


Copies = list[tuple[NDArray[Any], NDArray[Any]]]


def pair(common: Arrays, own: Arrays, first: int, last: int) -> Copies:
    """The rows of a share in the memory of all, and the same where they are played."""
    rows: list[NDArray[Any]] = [theirs[first:last] for theirs in common]
    return list(zip(rows, own, strict=True))


class Helper:
    """A process that plays the games from `first` to before `last`. A step costs two semaphores, which is all
    that a short one can bear; everything else is said in the pipe."""

    def __init__(self, board: Board, first: int, last: int) -> None:
        self.pipe, theirs = SPAWNED.Pipe()
        self.go, self.done = SPAWNED.Semaphore(0), SPAWNED.Semaphore(0)
        told = (board, first, last, self.go, self.done, theirs)
        self.process = SPAWNED.Process(target=help_out, args=told, daemon=True)
        self.process.start()
        theirs.close()

    def tell(self, seed: int | None) -> None:
        """The seed to begin anew with; None is the end. One that has died is noticed while waiting for it."""
        with suppress(OSError):
            self.pipe.send(seed)
        self.go.release()

    def wait(self) -> str:
        """Until it is done; what went wrong. A process that has died is an error and no silence."""
        soon = perf_counter() + SOON
        try:
            while not self.done.acquire(block=perf_counter() > soon, timeout=PATIENCE):
                if perf_counter() < soon:
                    continue
                if not self.process.is_alive():
                    return DIED
            return str(self.pipe.recv()) if self.pipe.poll() else ""
        except (EOFError, OSError):
            return DIED

    def end(self) -> None:
        self.tell(None)
        self.process.join(5)
        if self.process.is_alive():
            self.process.kill()
        self.pipe.close()


def help_out(board: Board, first: int, last: int, go: Any, done: Any, pipe: Connection) -> None:
    """What such a process does: plays when it is told to, until nobody tells it any more."""
    many = board.share._replace(games=last - first).open()
    many.first = first
    many.reset(board.share.seed)
    told = board.told()[first:last]
    copies = pair(board.arrays(), look_at(many), first, last)
    parent = multiprocessing.parent_process()
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            for theirs, mine in copies:
                np.copyto(theirs, mine)
            done.release()
            while not go.acquire(timeout=PATIENCE):
                if parent is None or not parent.is_alive():
                    return
            if pipe.poll():
                seed = pipe.recv()
                if seed is None:
                    return
                many.reset(seed)
                continue
            try:
                many.step(told.tobytes())
            except NotationError as refused:
                pipe.send(str(refused))


def vector(
    game: str,
    games: int,
    *,
    players: int | None = None,
    seed: int = 0,
    workers: int = 1,
    order: str = ANSWERS,
    most: int = MOST,
    preset: str = "book",
    **options: Choice,
) -> VectorGames:
    """So many games at once, deterministic by the seed; `workers` processes play them, which a
    program may begin only below `if __name__ == "__main__":`."""
    found, count, chosen = choose_table(game, players, preset, options)
    return VectorGames(Share(found.name, count, chosen, games, judge_seed(seed), order, most), workers)


def judge_seed(seed: int) -> int:
    if not isinstance(seed, int) or not 0 <= seed < 1 << 60:
        raise NotationError(f"a seed of many games is a whole number from 0 to 2**60 - 1, not {seed!r}")
    return seed

"""Many games at once: one compiled call answers a question of each, and NumPy arrays show the next ones."""

import multiprocessing
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from koloda.bots.decisions import ANSWERS
from koloda.bots.many import Many
from koloda.games import find_game
from koloda.kernel import NotationError
from koloda.library.catalogue import Choice
from koloda.library.numbers import choose_table

MOST = 100_000


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


def look_at(many: Many) -> Arrays:
    """The numbers of the games where they stand: nothing is copied, and every step changes them."""
    games = int(many.games)
    return Arrays(*(np.frombuffer(memoryview(getattr(many, name)), kind).reshape(games, -1)
                    for name, kind in KINDS.items()))  # fmt: skip


class VectorGames:
    """So many games of one table, a row each: `observations`, `masks` (a 1 for each number that answers),
    `seats` (who is asked), `ended` (1 over, 2 cut off) and `rewards` (by seat, of the game that the last step
    ended). They change in place; a game that ends is followed by a new one at once.

    The same seed and actions give the same numbers, however many processes play. With `workers` each process
    has its share of the games.
    """

    def __init__(self, share: Share, workers: int = 1) -> None:
        if share.games < 1:
            raise NotationError(f"there must be at least one game, not {share.games}")
        self.share = share
        self.games = share.games
        self.actions = len(find_game(share.game).actions(share.players, share.options))
        self.workers = max(1, min(workers, share.games))
        self.helpers: list[Helper] = []
        if self.workers == 1:
            self.many = share.open()
            shown = look_at(self.many)
        else:
            shown = self.start_helpers()
        self.observations = shown.observations
        self.masks = shown.masks
        self.rewards = shown.rewards
        self.seats = shown.seats[:, 0]
        self.ended = shown.ended[:, 0]

    def start_helpers(self) -> Arrays:
        """Each process plays a share, and copies what its games show into memory that all see."""
        width = int(self.share._replace(games=1).open().width)
        sizes = {"observations": width, "masks": self.actions, "rewards": self.share.players, "seats": 1}
        sizes["ended"] = 1
        length = sum(np.dtype(KINDS[name]).itemsize * size * self.games for name, size in sizes.items())
        self.memory = SharedMemory(create=True, size=length + 64)
        shown = lay_out(self.memory, self.games, sizes)
        bounds = [self.games * share // self.workers for share in range(self.workers + 1)]
        for first, last in pairwise(bounds):
            self.helpers.append(Helper(self.share, first, last, self.memory.name, sizes))
        for helper in self.helpers:
            helper.hear()
        return shown

    def reset(self, seed: int | None = None) -> None:
        """All games from the beginning; without a seed with the one they began with."""
        seed = self.share.seed if seed is None else seed
        if not self.helpers:
            self.many.reset(seed)
        self.all_do(lambda helper: helper.tell("reset", seed))

    def step(self, actions: NDArray[Any]) -> None:
        """Answers every game's question: one number for each. If one of them does not answer that raises
        NotationError, and in that process nothing is done."""
        if np.shape(actions) != (self.games,):
            raise NotationError(f"{self.games} games need as many actions, not {np.shape(actions)}")
        told = np.ascontiguousarray(actions, "<i4")
        if not self.helpers:
            self.many.step(told.tobytes())
        self.all_do(lambda helper: helper.tell("step", told[helper.first : helper.last].tobytes()))

    def all_do(self, ask: "Callable[[Helper], None]") -> None:
        for helper in self.helpers:
            ask(helper)
        told = [helper.hear_error() for helper in self.helpers]
        for error in told:
            if error:
                raise NotationError(error)

    def close(self) -> None:
        for helper in self.helpers:
            helper.end()
        if self.helpers:
            self.helpers = []
            empty = np.zeros((0, 0))
            self.__dict__ |= dict.fromkeys(KINDS, empty)
            self.memory.close()
            self.memory.unlink()

    def __enter__(self) -> "VectorGames":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def lay_out(memory: SharedMemory, games: int, sizes: dict[str, int]) -> Arrays:
    """The arrays in shared memory, those of the widest numbers first."""
    found: dict[str, NDArray[Any]] = {}
    at, buffer = 0, memory.buf
    assert buffer is not None
    for name in sorted(sizes, key=lambda name: -np.dtype(KINDS[name]).itemsize):
        kind = np.dtype(KINDS[name])
        count = games * sizes[name]
        found[name] = np.frombuffer(buffer, kind, count, at).reshape(games, sizes[name])
        at += count * kind.itemsize
    return Arrays(**found)


class Helper:
    """A process that plays the games from `first` to before `last`."""

    def __init__(self, share: Share, first: int, last: int, memory: str, sizes: dict[str, int]) -> None:
        context = multiprocessing.get_context("spawn")
        self.first, self.last = first, last
        self.pipe, theirs = context.Pipe()
        told = (share, first, last, memory, sizes, theirs)
        self.process = context.Process(target=help_out, args=told, daemon=True)
        self.process.start()
        theirs.close()

    def tell(self, verb: str, value: object = None) -> None:
        """A process that has died does not hear it; that is heard of in the answer."""
        with suppress(OSError):
            self.pipe.send((verb, value))

    def hear(self) -> None:
        error = self.hear_error()
        if error:
            raise NotationError(error)

    def hear_error(self) -> str:
        """What it says when it is done; a process that has died is an error and no silence."""
        try:
            return str(self.pipe.recv())
        except (EOFError, OSError):
            return "a process that played has ended by itself"

    def end(self) -> None:
        self.tell("end")
        self.process.join(5)
        if self.process.is_alive():
            self.process.kill()
        self.pipe.close()


def help_out(share: Share, first: int, last: int, name: str, sizes: dict[str, int], pipe: Connection) -> None:
    """What such a process does: plays when it is told to, until nobody tells it any more."""
    memory = SharedMemory(name)
    shown = lay_out(memory, share.games, sizes)
    many = share._replace(games=last - first).open()
    many.first = first
    many.reset(share.seed)
    own: tuple[NDArray[Any], ...] = look_at(many)
    parts: list[NDArray[Any]] = [theirs[first:last] for theirs in shown]
    error = ""
    try:
        while True:
            for theirs, mine in zip(parts, own, strict=True):
                np.copyto(theirs, mine)
            pipe.send(error)
            verb, value = pipe.recv()
            if verb == "end":
                break
            error = ""
            try:
                if verb == "reset":
                    many.reset(value)
                else:
                    many.step(value)
            except NotationError as refused:
                error = str(refused)
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        pass
    finally:
        del shown, parts, theirs
        memory.close()


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
    """So many games at once, deterministic by the seed; `workers` processes play them."""
    found, count, chosen = choose_table(game, players, preset, options)
    return VectorGames(Share(found.name, count, chosen, games, seed, order, most), workers)

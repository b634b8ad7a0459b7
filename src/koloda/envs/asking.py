"""One game as an environment asks it: who is asked, what is seen, which numbers answer."""

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, u8
from numpy.typing import NDArray

from koloda.bots.choosing import Choosing
from koloda.bots.decisions import ANSWERS, check_order
from koloda.bots.many import SAID, payoffs, write_said
from koloda.kernel import Chance, Game, NotationError, State
from koloda.kernel.chance import open_chance
from koloda.library.catalogue import Choice
from koloda.library.numbers import choose_table
from koloda.library.seeds import Seed, derive, read_seed

LOW, HIGH = -32767, 32767


def check_terms(order: str, most: int, render_mode: str | None = None) -> None:
    """What an environment is asked to be is judged when it is made, not at its first game."""
    check_order(order)
    if most < 1:
        raise NotationError(f"a game is cut off after one answer or more, not {most}")
    if render_mode not in (None, "ansi"):
        raise NotationError(f"there is no render mode {render_mode!r}; there is ansi")


class Setting:
    """What all games of an environment share: the game, how many play, the options, the list of actions."""

    def __init__(
        self, game: str, players: int | None, preset: str, options: dict[str, Choice], oracle: bool = False
    ) -> None:
        self.game: Game
        self.game, self.count, self.options = choose_table(game, players, preset, options)
        self.ids = self.game.actions(self.count, self.options)
        self.layout = self.game.observation(self.count, self.options)
        self.spoken = int(SAID) if self.ids.words else 0
        self.own = int(self.layout.size) + self.spoken
        self.oracle = oracle
        self.width = self.own + (self.count * int(self.layout.size) if oracle else 0)
        self.size = len(self.ids)

    def __deepcopy__(self, memo: object) -> "Setting":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Setting, (self.game.name, self.count, "book", self.options, self.oracle)


class Running:
    """One game of a table, from its deal to its end. Chance comes from the seed alone."""

    def __init__(self, table: Setting, seed: Seed, order: str = ANSWERS) -> None:
        self.table = table
        self.seed = read_seed(seed)
        self.state: State = table.game.new(table.count, table.options, open_chance(self.seed))
        self.chance: Chance = open_chance(derive(self.seed, "forms"))
        self.order = order
        self.choosing = Choosing(table.ids, self.state, self.chance, order)
        self.is_over = not self.choosing.find()
        self.chosen: list[int] | None = []
        """What was answered since the deal; None in a world that was made otherwise."""

    def at(self, state: State, chance: Chance, said: list[int]) -> "Running":
        """The same question in another world."""
        other = Running.__new__(Running)
        other.table, other.seed, other.order = self.table, self.seed, self.order
        other.state, other.chance, other.is_over = state, chance, self.is_over
        other.choosing = self.choosing.at(state, chance, said)
        other.chosen = None
        return other

    def __deepcopy__(self, memo: object) -> "Running":
        copy = self.at(self.state.clone(), self.chance.clone(), self.choosing.said)
        copy.chosen = None if self.chosen is None else self.chosen[:]
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        if self.chosen is None:
            raise TypeError("a world that was dealt anew from a view has no history to be kept by")
        return play_again, (self.table, self.seed, self.order, self.chosen)

    @property
    def seat(self) -> int:
        return int(self.choosing.seat())

    def observe(self, seat: int) -> NDArray[np.int16]:
        """What a seat sees, and the words it has said so far; with the oracle also what every seat sees."""
        table = self.table
        row = vec[i16]([i16(0)] * table.width)
        table.layout.write_state(self.state, seat, row, 0)
        if table.spoken and not self.is_over and seat == self.seat:
            write_said(self.choosing, row, table.layout.size)
        if table.oracle:
            for other in range(table.count):
                table.layout.write_state(self.state, other, row, table.own + other * table.layout.size)
        return np.frombuffer(memoryview(row), np.int16).copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A 1 for each number that answers; none for a seat that is not asked."""
        mask = vec[u8]([u8(0)] * self.table.size)
        if not self.is_over and seat == self.seat:
            self.choosing.mark(mask, 0)
        return np.frombuffer(memoryview(mask), np.int8).copy()

    def choose(self, number: int) -> None:
        """Answers, and goes on to the next question. What does not answer raises NotationError."""
        self.choosing.choose(number)
        if self.chosen is not None:
            self.chosen.append(number)
        self.is_over = not self.choosing.find()

    def rewards(self) -> list[float]:
        """What the game was worth to each seat; 0 while it goes on."""
        return payoffs(self.state) if self.is_over else [0.0] * self.table.count

    def text(self, seat: int | None = None) -> str:
        """The position as text: a seat's view of it, or all."""
        return self.state.text() if seat is None else self.state.view(seat).text()


def play_again(table: Setting, seed: str, order: str, chosen: list[int]) -> Running:
    running = Running(table, seed, order)
    for number in chosen:
        running.choose(number)
    return running


def reset_first(env: object) -> None:
    """Nothing can be asked of an environment that was never reset."""
    if not hasattr(env, "running"):
        raise NotationError("the environment has to be reset before it is asked for anything")

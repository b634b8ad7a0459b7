"""One search for all games: the ideas of a mind, tried in worlds that it believes in.

Sequential halving: every idea is tried in the same worlds with the same luck, then the better half goes on,
until one is left. The budget is a number of playouts, so that a bot does the same on every machine.
"""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from koloda.kernel import Action, Chance
from koloda.kernel.mind import Mind

LEAST_WORLDS: Final[i64] = 8
"""A round of the comparison never has fewer."""


@final
class Tried:
    """One idea, and what it came to so far."""

    __slots__ = ("action", "count", "squares", "sum")

    def __init__(self, action: Action) -> None:
        self.action: Action = action
        self.sum: float = 0.0
        self.squares: float = 0.0
        self.count: i64 = 0

    def add(self, value: float) -> None:
        self.sum += value
        self.squares += value * value
        self.count += 1

    def mean(self) -> float:
        return self.sum / float(self.count) if self.count else 0.0

    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return 1.0
        n = float(self.count)
        spread = max(0.0, self.squares / n - self.mean() ** 2)
        return sqrt(spread / (n - 1.0))


@final
class Search:
    """A comparison of ideas that can be done in portions. `left` are those still in question, `fallen` the
    others, best first."""

    def __init__(self, mind: Mind, ideas: list[Action], playouts: i64, chance: Chance) -> None:
        self.mind = mind
        self.chance = chance
        self.left = [Tried(action) for action in ideas]
        self.fallen: list[Tried] = []
        self.budget: i64 = playouts // max(1, halvings(len(ideas)))
        self.worlds: i64 = 0
        """How many are still to be tried before the better half goes on."""
        self.begin_round()

    def begin_round(self) -> None:
        count: i64 = len(self.left)
        self.worlds = max(LEAST_WORLDS, self.budget // count) if count > 1 else 0

    def is_done(self) -> bool:
        return len(self.left) < 2

    def go_on(self, playouts: i64) -> None:
        """About so many outcomes more."""
        while playouts > 0 and not self.is_done():
            self.try_world()
            playouts -= len(self.left)
            if self.worlds == 0:
                self.halve()

    def try_world(self) -> None:
        world = self.mind.world(self.chance)
        self.mind.calm(world)
        luck = self.chance.clone()
        for one in self.left:
            one.add(self.mind.outcome(world, one.action, luck.clone()))
        self.chance.word()
        self.worlds -= 1

    def halve(self) -> None:
        order = ranked(self.left)
        keep = (len(order) + 1) // 2
        self.fallen = order[keep:] + self.fallen
        self.left = order[:keep]
        self.begin_round()

    def found(self) -> list[Tried]:
        """All ideas, best first. Those that fell behind early were tried less often."""
        return (ranked(self.left) if len(self.left) > 1 else self.left) + self.fallen


def search(mind: Mind, ideas: list[Action], playouts: i64, chance: Chance) -> list[Tried]:
    """The ideas, best first."""
    whole = Search(mind, ideas, playouts, chance)
    while not whole.is_done():
        whole.go_on(playouts)
    return whole.found()


def ranked(tried: list[Tried]) -> list[Tried]:
    """By what they came to; of equals, as the mind has ordered them."""
    order = [(-one.mean(), at) for at, one in enumerate(tried)]
    order.sort()
    return [tried[at] for _, at in order]


def halvings(count: i64) -> i64:
    """How often a list can be halved until one is left."""
    rounds: i64 = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds

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


def search(mind: Mind, ideas: list[Action], playouts: i64, chance: Chance) -> list[Tried]:
    """The ideas, best first. Those that fell behind early were tried less often."""
    left = [Tried(action) for action in ideas]
    fallen: list[Tried] = []
    rounds: i64 = halvings(len(left))
    budget = playouts // max(1, rounds)
    while len(left) > 1:
        worlds = max(LEAST_WORLDS, budget // len(left))
        try_all(mind, left, worlds, chance)
        order = ranked(left)
        keep = (len(left) + 1) // 2
        fallen = order[keep:] + fallen
        left = order[:keep]
    return left + fallen


def try_all(mind: Mind, tried: list[Tried], worlds: i64, chance: Chance) -> None:
    done: i64 = 0
    while done < worlds:
        world = mind.world(chance)
        luck = chance.clone()
        for one in tried:
            one.add(mind.outcome(world, one.action, luck.clone()))
        chance.word()
        done += 1


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

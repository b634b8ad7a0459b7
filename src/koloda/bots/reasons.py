"""Why a choice is good: what it does beside another one, on average over worlds that fit what the seat knows.

Nothing here is made up for show: every reason is a difference that was computed in the same worlds for both.
"""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from koloda.bots.decisions import closing
from koloda.kernel import Action, Chance, Game, Mind, State, View
from koloda.kernel.measures import Measure

WORLDS: Final[i64] = 48
SURE: Final = 2.0
"""So many standard errors must a difference be away from none."""
MOST: Final = 2
"""Reasons that are told."""


@final
class Reason:
    """A measure of a game, what the choice comes to, and what the other one does."""

    def __init__(self, measure: Measure, best: float, other: float) -> None:
        self.name = measure.name
        self.chance = measure.chance
        self.best = best
        self.other = other

    def values(self) -> dict[str, int]:
        """As they are told: a chance in hundredths."""
        scale = 100.0 if self.chance else 1.0
        return {"best": round(scale * self.best), "other": round(scale * self.other)}


@final
class Compared:
    """One measure of two choices in the same worlds."""

    def __init__(self) -> None:
        self.best = 0.0
        self.other = 0.0
        self.squares = 0.0

    def add(self, best: float, other: float) -> None:
        self.best += best
        self.other += other
        self.squares += (best - other) * (best - other)

    def is_sure(self, worlds: i64) -> bool:
        count = float(worlds)
        mean = (self.best - self.other) / count
        spread = sqrt(max(0.0, self.squares / count - mean * mean) / count)
        return abs(mean) > SURE * spread


def reasons(
    game: Game, mind: Mind | None, view: View, seat: i64, best: Action, other: Action, chance: Chance
) -> list[Reason]:
    """The differences that speak for the first choice, the greatest first."""
    measures = game.measures()
    compared = [Compared() for _ in measures]
    worlds: i64 = 0
    while worlds < WORLDS:
        plain = game.guess(view, chance)
        world = plain if mind is None else mind.world(chance)
        mine = outcome(game, world, seat, best, chance.clone())
        theirs = outcome(game, world, seat, other, chance.clone())
        alone = mine if mind is None else outcome(game, plain, seat, best, chance.clone())
        chance.word()
        worlds += 1
        if mine and theirs and alone:
            for at, one in enumerate(compared):
                one.add(mine[at], alone[at] if measures[at].learnt else theirs[at])
    found: list[tuple[float, int]] = []
    for at, measure in enumerate(measures):
        one = compared[at]
        ahead = (one.best - one.other) / float(WORLDS) * (1.0 if measure.more else -1.0)
        if ahead >= measure.least and one.is_sure(WORLDS):
            found.append((-ahead / measure.least, at))
    found.sort()
    return [
        Reason(measures[at], compared[at].best / float(WORLDS), compared[at].other / float(WORLDS))
        for _, at in found[:MOST]
    ]


def outcome(game: Game, world: State, seat: i64, action: Action, chance: Chance) -> list[float]:
    """What an action has come to once nobody steps in."""
    state = world.clone()
    state.chance = chance
    if state.why_not(action) is not None:
        return []
    state.push(action)
    while state.pause() is not None and not state.is_over():
        close = closing(state)
        if close is None:
            break
        state.push(close)
    return game.measure(world, state, seat)

"""Who can be trained: the numbers it begins with, and a brain that judges by others."""

from collections.abc import Callable
from dataclasses import dataclass, field

from koloda.games.arne.bot.brain import LevelBrain as ArneBrain
from koloda.games.arne.bot.weights import BY_HAND as ARNE
from koloda.games.arne.bot.weights import Weights as ArneWeights
from koloda.games.munchkin.bot.levels import LevelBrain as MunchkinBrain
from koloda.games.munchkin.bot.weights import EXPERT as MUNCHKIN
from koloda.games.munchkin.bot.weights import Weights as MunchkinWeights
from koloda.kernel import Brain


@dataclass(frozen=True)
class Trainee:
    start: dict[str, int]
    make: Callable[[int, dict[str, int]], Brain]
    options: dict[str, str] = field(default_factory=dict)


def arne(seat: int, values: dict[str, int]) -> Brain:
    brain = ArneBrain("hard", seat)
    brain.weights = ArneWeights(values)
    return brain


def munchkin(seat: int, values: dict[str, int]) -> Brain:
    brain = MunchkinBrain("hard", seat)
    brain.weights = MunchkinWeights(values)
    return brain


TRAINEES = {"arne": Trainee(ARNE, arne), "munchkin": Trainee(MUNCHKIN, munchkin)}

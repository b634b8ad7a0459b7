"""What a move of Arne Total does, told to whoever asks why it is good."""

from typing import Final

from mypy_extensions import i64

from koloda.games.arne.rules.scoring import score
from koloda.games.arne.rules.targets import is_rival
from koloda.games.arne.state import ArneState
from koloda.kernel.measures import Measure

MEASURES: Final = [Measure("mine", 40.0, more=True), Measure("theirs", 40.0, more=False)]


def measure(before: ArneState, after: ArneState, seat: i64) -> list[float]:
    """Points won, and what the best of the others has."""
    best = -1000000.0
    for other in range(after.count):
        if is_rival(after, seat, other):
            best = max(best, float(score(after, other)))
    return [float(score(after, seat) - score(before, seat)), best]

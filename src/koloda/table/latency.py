"""A connection as the table knows it, and the time of a press that counts (DESIGN, "Fair races")."""

from collections import deque
from statistics import median
from typing import Final

from koloda.kernel.hosting import Reaction

KEPT: Final = 8
LONGEST: Final = 60_000
LAG: Final = 300
SLACK: Final = 60
LEAST: Final = 100
RACE: Final = Reaction("", LEAST, 1 << 40, LAG, SLACK)
"""How a press is timed where the game says nothing of its own."""


class Latency:
    """The last round trips of a seat's connection in ms; one that was never measured gets no allowance."""

    def __init__(self) -> None:
        self.trips: deque[int] = deque(maxlen=KEPT)

    def add(self, ms: int) -> None:
        self.trips.append(min(max(0, ms), LONGEST))

    @property
    def median(self) -> int:
        return int(median(self.trips)) if self.trips else 0

    @property
    def allowance(self) -> int:
        """How much later than an equal a press of this line may arrive."""
        return min(self.median, LAG) + SLACK if self.trips else 0

"""Numbers that every move adds to; `metrics` reads them when somebody asks."""

from bisect import bisect_left


class MoveCounts:
    """Actions that were stored."""

    def __init__(self) -> None:
        self.by_seat = 0
        self.by_host = 0


class Times:
    """How long something took, sorted by `bounds` in seconds: so many up to each of them, and above all."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

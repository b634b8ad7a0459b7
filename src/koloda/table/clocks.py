"""The time, handed in: a table asks it and never sleeps."""

import time
from typing import Protocol


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since some moment; never goes back."""
        ...


class WallClock:
    """Real time, counted from some moment of this process."""

    def now(self) -> int:
        return time.monotonic_ns() // 1_000_000


class EpochClock:
    """Real time that means the same on every machine, for tables that outlive a process."""

    def __init__(self) -> None:
        self.last = 0

    def now(self) -> int:
        self.last = max(self.last, time.time_ns() // 1_000_000)
        return self.last


class HandClock:
    """Time that stands until somebody moves it: for tests and simulations."""

    def __init__(self, ms: int = 0) -> None:
        self.ms = ms

    def now(self) -> int:
        return self.ms

    def advance(self, ms: int) -> None:
        self.ms += ms


class WindowClock:
    """How long a window has been open with its clock running."""

    def __init__(self, now: int) -> None:
        self.spent = 0
        self.since: int | None = now

    def run(self, now: int) -> None:
        if self.since is None:
            self.since = now

    def stand(self, now: int) -> None:
        if self.since is not None:
            self.spent += now - self.since
            self.since = None

    def left(self, ms: int, now: int) -> int:
        """What remains of `ms`."""
        running = 0 if self.since is None else now - self.since
        return max(0, ms - self.spent - running)

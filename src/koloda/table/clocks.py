"""The time, handed in: a table asks it and never sleeps."""

import time
from typing import Final, Protocol

BOOT: Final = int(getattr(time, "CLOCK_BOOTTIME", -1))


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since some moment; never goes back."""
        ...


class WallClock:
    """Real time, counted from some moment of this process."""

    def now(self) -> int:
        return time.monotonic_ns() // 1_000_000


class EpochClock:
    """Real time that means the same on every machine, for tables that outlive a process: the time of day when
    it was made, or the one that it was told (`anchor`), and from then on what has passed since. Whoever sets
    the machine's clock moves nothing here."""

    def __init__(self) -> None:
        self.offset = time.time_ns() // 1_000_000 - passed()

    def now(self) -> int:
        return self.offset + passed()

    def anchor(self, ms: int) -> None:
        """It is that late now."""
        self.offset = ms - passed()


def passed() -> int:
    """Milliseconds since some moment, also those that the machine has slept, where it can tell."""
    return (time.monotonic_ns() if BOOT < 0 else time.clock_gettime_ns(BOOT)) // 1_000_000


class HandClock:
    """Time that stands until somebody moves it: for tests and simulations."""

    def __init__(self, ms: int = 0) -> None:
        self.ms = ms

    def now(self) -> int:
        return self.ms

    def advance(self, ms: int) -> None:
        self.ms += ms


class WindowClock:
    """How long a window has been open with its clock running.

    `since` may lie ahead: the clock waits until everybody has the window, or stands as long as it may.
    """

    def __init__(self, start: int) -> None:
        self.spent = 0
        self.stood = 0
        self.since: int | None = start
        self.stands: int | None = None

    def run(self, now: int) -> None:
        if self.since is None or self.stands is not None:
            self.settle(now)
            self.since = now

    def stand(self, now: int, most: int = 0) -> None:
        """Stands still; with `most` it runs on by itself when it has stood so long altogether."""
        if most and self.stands is not None:
            return
        self.settle(now)
        self.since = None
        if most:
            self.stands = now
            self.since = now + max(0, most - self.stood)

    def settle(self, now: int) -> None:
        """Writes down what has run and what has stood since."""
        if self.since is not None:
            self.spent += max(0, now - self.since)
            if self.stands is not None:
                self.stood += min(now, self.since) - self.stands
        self.stands = None

    def left(self, ms: int, now: int) -> int:
        """What remains of `ms`."""
        running = 0 if self.since is None else max(0, now - self.since)
        return max(0, ms - self.spent - running)

    def due(self, ms: int, now: int) -> int:
        """When `ms` will have run out, if nothing else happens."""
        return max(now, now if self.since is None else self.since) + self.left(ms, now)

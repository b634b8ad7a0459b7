"""What a game wants of its host beyond windows. Data only: no rule ever reads it, nothing of it is
recorded."""

from typing import final

from mypy_extensions import i64


@final
class Wait:
    """The host takes an action no sooner than `ms` after the window `serial` opened.

    An earlier one waits; of several of a seat in the same `slot` the latest counts, and is judged
    when its time has come. With `serial` -1 that window is still to open.
    """

    __slots__ = ("ms", "serial", "slot")

    def __init__(self, serial: i64, ms: i64, slot: i64 = 0) -> None:
        self.serial: i64 = serial
        self.ms: i64 = ms
        self.slot: i64 = slot


@final
class Ordering:
    """How actions that arrive together are ordered while a window is open.

    Each is kept for `keep_ms` and dated back by half its sender's median round trip, at most
    `allowed_ms`. They are taken by that time; those within `tie_ms` by `State.rank`.
    """

    __slots__ = ("allowed_ms", "keep_ms", "tie_ms")

    def __init__(self, keep_ms: i64, allowed_ms: i64, tie_ms: i64) -> None:
        self.keep_ms: i64 = keep_ms
        self.allowed_ms: i64 = allowed_ms
        self.tie_ms: i64 = tie_ms


@final
class Reaction:
    """A press whose time is part of the action: the host writes `code` and the effective time.

    With r the time from showing to pressing as the client tells it, E the time from sending to
    arrival, and L the median of the last 8 round trips, at most `lag_ms`, the effective time is
    min(max(r, E - L - `slack_ms`, `least`), max(E, `least`)). Above `most` it comes too late.
    """

    __slots__ = ("code", "lag_ms", "least", "most", "slack_ms")

    def __init__(self, code: str, least: i64, most: i64, lag_ms: i64, slack_ms: i64) -> None:
        self.code: str = code
        self.least: i64 = least
        self.most: i64 = most
        self.lag_ms: i64 = lag_ms
        self.slack_ms: i64 = slack_ms

    def effective(self, told: i64, elapsed: i64, round_trip: i64) -> i64:
        """The time that counts, from what the client told and what the host measured."""
        lag = min(round_trip, self.lag_ms)
        return min(max(told, elapsed - lag - self.slack_ms, self.least), max(elapsed, self.least))

"""A chance to act: the rules say who may and what closes it; the host says when."""

from typing import Final, final

from mypy_extensions import i64

from koloda.kernel.actions import Action
from koloda.kernel.hosting import Ordering, Reaction
from koloda.kernel.seats import ALL

SLOTS: Final = 64
"""How many windows one step may open."""

TURN: Final = "turn"
"""Somebody's move."""
ANSWER: Final = "answer"
"""The game waits for the answers of `seats`."""
HOLD: Final = "hold"
"""Turn actions wait until it is closed; meanwhile `seats` may step in."""
PAUSE: Final = "pause"
"""Nothing to decide: time to look."""
NOTICE: Final = "notice"
"""Open until the rules close it; it has no clock and no closing action."""
PROPOSAL: Final = "proposal"
"""Lies beside the others; its clock runs whatever else is open."""


@final
class Window:
    """A value. `ms` is advice for the host, never read by rules; 0 means no clock.

    `close` is what the host does when the time is out: the default that the rules name.
    Windows stand in a list, outermost first. Only the clock of the last one that is neither a
    NOTICE nor a PROPOSAL runs; those below wait (`waits`). Neighbours of one name are several seats
    asked at once: their clocks run together. `race` says that presses in it are ranked by reaction time;
    `reaction` how such a time is measured and written, `ordering` how what arrives together is ordered.
    A clock that starts when everybody at the table has the window before him waits for that `ack_ms` at
    most; one that waits for something beside it (`waits` without an inner window) stands `stand_ms` at most.
    """

    __slots__ = (
        "ack_ms", "clause", "close", "kind", "ms", "name", "ordering", "race", "reaction", "seats", "serial",
        "shown", "stand_ms", "waits",
    )  # fmt: skip

    def __init__(
        self,
        serial: i64,
        name: str,
        kind: str,
        seats: i64,
        clause: str,
        ms: i64 = 0,
        close: Action | None = None,
        race: bool = False,
        shown: i64 = ALL,
    ) -> None:
        self.serial: i64 = serial
        self.name: str = name
        self.kind: str = kind
        self.seats: i64 = seats
        self.clause: str = clause
        self.ms: i64 = ms
        self.close: Action | None = close
        self.race: bool = race
        self.shown: i64 = shown
        self.waits: bool = False
        self.ack_ms: i64 = 0
        self.stand_ms: i64 = 0
        self.ordering: Ordering | None = None
        self.reaction: Reaction | None = None

    def __repr__(self) -> str:
        return f"Window({self.serial}, {self.name!r}, {self.kind!r}, seats={self.seats}, ms={self.ms})"


def serial(step: i64, slot: i64) -> i64:
    """The number of a window that a step has opened; slots tell those of one step apart."""
    return step * SLOTS + slot


def stop_outer_clocks(windows: list[Window]) -> list[Window]:
    """Marks every window whose clock stands still because an inner one is open."""
    innermost = ""
    waits = False
    for window in reversed(windows):
        if window.kind == NOTICE or window.kind == PROPOSAL:
            continue
        if not innermost:
            innermost = window.name
        waits = waits or window.name != innermost
        window.waits = waits
    return windows

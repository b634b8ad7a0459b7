"""The log of a table: what happened, numbered, in plain values that a store can keep."""

from collections.abc import Mapping
from typing import Final

from koloda.kernel.events import Event

Plain = str | int | bool | None | list["Plain"] | dict[str, "Plain"]
"""What JSON can say."""

OPEN: Final = "open"
"""Number 0: the game, its options, the settings, who sits where."""
SEAT: Final = "seat"
"""Somebody has taken, left or handed over a seat, or a bot has come or gone."""
START: Final = "start"
COMMIT: Final = "commit"
"""The table has committed to the chance of the next deal. Its secret is in here."""
ADD: Final = "add"
"""A person's own bytes for that deal."""
ACTION: Final = "action"
"""An action of a seat or of the host: the only kind that the rules see."""
AWAY: Final = "away"
BACK: Final = "back"
KEEP: Final = "keep"
"""A bot keeps an absent person's seat warm."""
PAUSE: Final = "pause"
"""By its owner, or because nobody is there (`deserted`)."""
RESUME: Final = "resume"
MUTE: Final = "mute"
"""Somebody's words, or those of all who watch, are not passed on any more; or are again."""
STOOD: Final = "stood"
"""For so many ms nobody ran the table: its clocks did not run either."""
RESIZE: Final = "resize"
"""More seats or fewer, before the start."""
AGREE: Final = "agree"
"""A person agrees that the open record comes out, where hands stay closed for ever."""
NEXT: Final = "next"
"""Where the rematch is played."""


class Entry:
    """`version` is its number; `at` the moment on the table's clock; `action` the text of an ACTION.

    `values` is what else must survive: who did it (`by`), the `message` id, and what the kind needs.
    `events` are not stored: they follow from the game. `unseen` says that only its own seat may know of it.
    """

    __slots__ = ("action", "at", "events", "kind", "seat", "unseen", "values", "version")

    def __init__(
        self,
        version: int,
        action: str,
        events: list[Event],
        *,
        kind: str = ACTION,
        at: int = 0,
        seat: int = -1,
        values: dict[str, Plain] | None = None,
    ) -> None:
        self.version = version
        self.action = action
        self.events = events
        self.kind = kind
        self.at = at
        self.seat = seat
        self.values: dict[str, Plain] = values if values is not None else {}
        self.unseen = False

    def text(self, name: str) -> str:
        """A value that is a text; empty where there is none."""
        found = self.values.get(name, "")
        return found if isinstance(found, str) else ""

    def number(self, name: str) -> int:
        found = self.values.get(name, 0)
        return found if isinstance(found, int) else 0

    def plain(self) -> dict[str, Plain]:
        """What a store keeps. It contains secrets: it is for no player's eyes."""
        return {
            "number": self.version,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "action": self.action,
            "values": self.values,
        }


def read_entry(plain: Mapping[str, Plain]) -> Entry:
    """What `Entry.plain` wrote."""
    number, at, seat = plain["number"], plain["at"], plain["seat"]
    action, kind, values = plain["action"], plain["kind"], plain["values"]
    assert isinstance(number, int) and isinstance(at, int) and isinstance(seat, int)
    assert isinstance(action, str) and isinstance(kind, str) and isinstance(values, dict)
    return Entry(number, action, [], kind=kind, at=at, seat=seat, values=values)

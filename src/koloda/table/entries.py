"""The log of a table: what happened, numbered, in plain values that a store can keep."""

from collections.abc import Mapping
from typing import Final

from koloda.kernel import Action, Event

Plain = str | int | bool | None | list["Plain"] | dict[str, "Plain"]
"""What JSON can say."""

# Kinds of entries; all others are named after their verb (`verbs`).
OPEN: Final = "open"
"""Number 0: the game, its options, the settings, who sits where."""
ACTION: Final = "action"
"""An action of a seat or of the host: the only kind that the rules see."""
SEAT: Final = "seat"
"""Somebody has taken, left or handed over a seat, or a bot has come or gone."""
RESIZE: Final = "resize"
START: Final = "start"
SEATING: Final = (SEAT, RESIZE, START)
"""What changes who sits where, or how a table is listed."""
AWAY: Final = "away"
"""A person's last connection has gone."""
SCREEN: Final = "screen"
"""A screen that everybody sees shows the table (`on`), or none does any more."""

STOOD: Final = "stood"
"""For a while nobody ran the table."""


class Entry:
    """`version` is its number; `at` the moment on the table's clock; `action` the text of an ACTION.

    `values` is what else must survive: who did it (`by`), the `message` id, and what the kind needs.
    `events` are not stored: they follow from the game. `unseen` says that only its own seat may know of it.
    `judged` is the action itself, where it was judged in the very position that the entry follows; an entry
    that was read from a store has none.
    """

    __slots__ = ("action", "at", "events", "judged", "kind", "seat", "unseen", "values", "version")

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
        self.judged: Action | None = None

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

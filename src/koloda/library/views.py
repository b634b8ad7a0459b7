"""What one seat may know."""

from typing import NamedTuple

from koloda.kernel import Window
from koloda.kernel.positions import read_segments
from koloda.kernel.seats import letter, seats_in


class OpenWindow(NamedTuple):
    """A chance to act: who may, by which clause, and how many ms the rules advise (0: no clock)."""

    name: str
    kind: str
    seats: list[str]
    clause: str
    ms: int
    race: bool


def see_window(window: Window) -> OpenWindow:
    seats = [letter(seat) for seat in seats_in(window.seats)]
    return OpenWindow(window.name, window.kind, seats, window.clause, int(window.ms), window.race)


class SeatView:
    """A position as one seat sees it, with `?` for what it does not know; `seat` is None for a spectator.

    `fields` are those of the position's text, also as `view["A"]`; `facts` what follows from them.

    >>> view = SeatView("uno", "B", "2p strict | A ?1 | B g2 | top r3")
    >>> view["A"], view["top"]
    ('?1', 'r3')
    """

    def __init__(
        self,
        game: str,
        seat: str | None,
        text: str,
        facts: dict[str, str] | None = None,
        plain: dict[str, str] | None = None,
        windows: list[OpenWindow] | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.text = text
        self.facts: dict[str, str] = facts or {}
        self.windows: list[OpenWindow] = windows or []
        self.fields: dict[str, str] = dict(read_segments(text).fields)
        self.plain: dict[str, str] = plain or {}

    def __getitem__(self, field: str) -> str:
        """What the seat sees of a field, also where the text leaves it out, or a fact."""
        found = self.get(field)
        if found is None:
            there = ", ".join([*self.fields, *self.plain, *self.facts])
            raise KeyError(f"there is no {field!r} in this view; there is {there}")
        return found

    def get(self, field: str) -> str | None:
        """The same; None where there is no such field."""
        return {**self.facts, **self.plain, **self.fields}.get(field)

    def __contains__(self, field: str) -> bool:
        return self.get(field) is not None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SeatView):
            return NotImplemented
        return (self.game, self.seat, self.text) == (other.game, other.seat, other.text)

    def __hash__(self) -> int:
        return hash((self.game, self.seat, self.text))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"koloda.SeatView({self.game!r}, {self.seat!r}, {self.text!r})"

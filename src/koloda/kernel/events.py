"""What happened, and who may know it."""

from typing import Final, final

from mypy_extensions import i64

from koloda.kernel.seats import ALL, SPECTATOR, bit

Value = str | int | tuple[str, ...]

CHANCE: Final = "chance"
"""The kind of an event that tells the host's line for a result of chance; no seat reads it."""


@final
class Event:
    """`public` is for everybody; seats in the mask `knows` also read `secret`.

    Cards and seats stand as their codes. An event that nobody may know of has `shown` 0.
    """

    __slots__ = ("clause", "kind", "knows", "public", "seat", "secret", "shown")

    def __init__(
        self,
        kind: str,
        seat: i64,
        clause: str,
        public: dict[str, Value],
        secret: dict[str, Value] | None = None,
        knows: i64 = 0,
        shown: i64 = ALL,
    ) -> None:
        self.kind: str = kind
        self.seat: i64 = seat
        self.clause: str = clause
        self.public: dict[str, Value] = public
        self.secret: dict[str, Value] = secret if secret is not None else {}
        self.knows: i64 = knows
        self.shown: i64 = shown

    def reaches(self, seat: i64) -> bool:
        """Whether this seat (or a spectator) learns of the event at all."""
        if seat == SPECTATOR:
            return self.shown == ALL
        return (self.shown & bit(seat)) != 0

    def values(self, seat: i64) -> dict[str, Value]:
        """What this seat reads."""
        if self.secret and seat >= 0 and self.knows & bit(seat):
            return {**self.public, **self.secret}
        return self.public

    def __repr__(self) -> str:
        return (
            f"Event({self.kind!r}, {self.seat}, {self.clause!r}, {self.public}, {self.secret}, {self.knows})"
        )


def told_chance(line: str) -> Event:
    """The host's line for a result that the game drew itself: for spelled-out records."""
    return Event(CHANCE, -1, "", {}, {"line": line}, 0, 0)

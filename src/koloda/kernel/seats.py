"""Seats: numbers inside, letters in text, bits in a mask (`masks`)."""

from typing import Final

from mypy_extensions import i64

from koloda.kernel.errors import NotationError
from koloda.kernel.masks import bit as bit
from koloda.kernel.masks import first, members
from koloda.kernel.masks import has as has

HOST: Final[i64] = -1
"""Whoever runs the game: closes windows, tells the results of chance, never plays."""

NOBODY: Final[i64] = -1
"""No seat, where one could stand."""

SPECTATOR: Final[i64] = -2
"""The seat of a view that belongs to nobody at the table."""

EVERYTHING: Final[i64] = -3
"""For whom nothing is hidden: the position itself, not what a seat sees of it."""

ALL: Final[i64] = (1 << 60) - 1
"""A mask with every seat in it."""

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def letter(seat: i64) -> str:
    if seat == HOST:
        return "~"
    return "?" if seat == SPECTATOR else LETTERS[seat]


def read_seat(text: str, count: i64) -> i64:
    """The number of a seat letter at a table of `count`."""
    seat = LETTERS.find(text) if len(text) == 1 else -1
    if seat < 0 or seat >= count:
        raise NotationError(f"no seat {text!r} at a table of {count}", clause="koloda.seat.unknown")
    return seat


def read_optional_seat(text: str, count: i64) -> i64:
    """The same; `-` is nobody."""
    return -1 if text == "-" else read_seat(text, count)


def all_seats(count: i64) -> i64:
    return first(count)


def seats_in(mask: i64) -> list[int]:
    return members(mask)


def write_seats(mask: i64) -> str:
    """`A C`, or `-` for nobody."""
    return " ".join([letter(seat) for seat in seats_in(mask)]) or "-"


def read_seats(text: str, count: i64) -> i64:
    mask: i64 = 0
    if text != "-":
        for word in text.split():
            mask |= bit(read_seat(word, count))
    return mask

"""Seats: numbers inside, letters in text, bits in a mask."""

from typing import Final

from mypy_extensions import i64

from koloda.kernel.errors import NotationError

HOST: Final[i64] = -1
"""Whoever runs the game: closes windows, tells the results of chance, never plays."""

SPECTATOR: Final[i64] = -2
"""The seat of a view that belongs to nobody at the table."""

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


def has(mask: i64, seat: i64) -> bool:
    one: i64 = 1
    return (mask & (one << seat)) != 0


def bit(seat: i64) -> i64:
    one: i64 = 1
    return one << seat


def all_seats(count: i64) -> i64:
    one: i64 = 1
    return (one << count) - 1


def seats_in(mask: i64) -> list[int]:
    found: list[int] = []
    seat: i64 = 0
    while mask:
        if mask & 1:
            found.append(seat)
        mask >>= 1
        seat += 1
    return found


def write_seats(mask: i64) -> str:
    """`A C`, or `-` for nobody."""
    return " ".join([letter(seat) for seat in seats_in(mask)]) or "-"


def read_seats(text: str, count: i64) -> i64:
    mask: i64 = 0
    if text != "-":
        for word in text.split():
            mask |= bit(read_seat(word, count))
    return mask

"""Sets of small numbers as the bits of one i64: the seats of a table, the cards of a hand.

Numbers go from 0 to 62. Compiled, `1 << n` with a literal 1 shifts 32 bits only and is wrong from 31 on: use
`bit(n)`, or `BITS[n]` where a call costs too much.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

BITS: Final = vec[i64]([i64(1 << n) for n in range(63)])
"""A number as a bit."""

PLACES: Final = vec[u8]([u8(next((n for n in range(63) if (1 << n) % 67 == rest), 0)) for rest in range(67)])
"""Which bit a power of two is, by its rest modulo 67."""


def bit(number: i64) -> i64:
    one = 1 + (number >> 62)  # no literal: see above
    return one << number


def has(mask: i64, number: i64) -> bool:
    return (mask >> number & 1) != 0


def first(count: i64) -> i64:
    """The numbers below `count`."""
    return bit(count) - 1


def place(one: i64) -> i64:
    """The number that a single bit stands for."""
    return i64(PLACES[one % 67])


def lowest(mask: i64) -> i64:
    """The smallest number of a mask."""
    return place(mask & -mask)


def members(mask: i64) -> list[int]:
    """The numbers of a mask, smallest first."""
    found: list[int] = []
    number: i64 = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found

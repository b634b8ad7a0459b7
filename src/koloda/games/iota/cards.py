"""The cards: a number each (iota.cards.index), everything else in tables; and what may stand in a line.

A set of values is 12 bits, four for each attribute (colour, shape, number). Attributes never
interact, so a set of cards that fit is such a product of values, and so is a joker's domain.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from koloda.kernel.masks import bit

COLOURS: Final = "rgby"
SHAPES: Final = "stcx"
NUMBERS: Final = "1234"
ATTRIBUTES: Final = ("colour", "shape", "number")
VALUES: Final = (COLOURS, SHAPES, NUMBERS)

NATURALS: Final[i64] = 64
JOKER: Final[i64] = 64
"""`j1`; `j2` follows."""

CODES: Final = [c + s + n for c in COLOURS for s in SHAPES for n in NUMBERS] + ["j1", "j2"]
INDEX: Final = {code: number for number, code in enumerate(CODES)}
PACK: Final = [64, 65, *range(64)]
"""In pack order."""

WORTH: Final = vec[i64]([i64(k % 4 + 1) if k < 64 else i64(0) for k in range(66)])
"""Points (iota.cards.value)."""
BITS: Final = vec[i64](
    [bit(k >> 4) | bit(4 + (k >> 2 & 3)) | bit(8 + (k & 3)) if k < 64 else i64(0) for k in range(66)]
)
"""The three values of a natural."""
ANY: Final[i64] = 0xFFF

MEANT: Final[i64] = 7
"""A tile is a card; a declared joker has its meaning + 1 above these bits (iota.joker.declare)."""
CARD: Final[i64] = 127


def fit_of(count: int, values: int) -> int:
    """The values that may join `count` cards whose values are these, for one attribute."""
    if count < 2:
        return 15
    if count > 3:
        return 0
    different = values.bit_count()
    if different == 1:
        return values
    return 15 & ~values if different == count else 0


ONE_FIT: Final = [[fit_of(count, values) for values in range(16)] for count in range(5)]
FIT: Final = vec[i64](
    [
        i64(row[values & 15] | row[values >> 4 & 15] << 4 | row[values >> 8] << 8)
        for row in ONE_FIT
        for values in range(4096)
    ]
)
"""By count << 12 | values: which values a natural may have that joins such a line (iota.line.attr)."""


def pair_of(count: int, values: int, one: int) -> int:
    """What a second joker may be in a line with `count` naturals when the first is one of `one`."""
    found = 0
    for first in range(4):
        for second in range(4):
            together = int(values | bit(first) | bit(second)).bit_count()
            if one >> first & 1 and together in (1, count + 2):
                found |= bit(second)
    return found


PAIR: Final = vec[i64](
    [i64(pair_of(count, values, one)) for count in range(3) for values in range(16) for one in range(16)]
)
"""By count << 8 | values << 4 | one, for one attribute."""


def partner(count: i64, values: i64, one: i64) -> i64:
    """What one joker of a line may be, given the domain of the other and the naturals beside them."""
    base = count << 8
    return (
        PAIR[base | (values & 15) << 4 | one & 15]
        | PAIR[base | (values >> 4 & 15) << 4 | one >> 4 & 15] << 4
        | PAIR[base | (values >> 8 & 15) << 4 | one >> 8 & 15] << 8
    )


def is_empty(values: i64) -> bool:
    """Whether no card has such values."""
    return not (values & 15 and values & 0xF0 and values & 0xF00)


def is_in(card: i64, values: i64) -> bool:
    bits = BITS[card]
    return bits & values == bits


def cards_of(values: i64) -> list[int]:
    """The naturals with these values, by index."""
    return [card for card in range(64) if is_in(card, values)]


def face(tile: i64) -> i64:
    """The natural that a tile counts as in a line; JOKER where its meaning is open."""
    if tile < JOKER:
        return tile
    meaning = tile >> MEANT
    return meaning - 1 if meaning else JOKER

"""The cards: a number each, everything else in tables. Coloured cards are colour * 13 + rank."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from koloda.kernel.masks import bit

COLOURS: Final = "rgby"
RANKS: Final = "0123456789+RS"
NO_COLOUR: Final[i64] = 4
NO_CARD: Final[i64] = -1

PLUS: Final[i64] = 10
REVERSE: Final[i64] = 11
SKIP: Final[i64] = 12

WILD: Final[i64] = 52
WILD4: Final[i64] = 53
SWAP: Final[i64] = 54
BLANK1: Final[i64] = 55
KINDS: Final[i64] = 58

CODES: Final = [c + r for c in COLOURS for r in RANKS] + ["w", "w4", "wx", "wb1", "wb2", "wb3"]
NUMBERS: Final = {code: number for number, code in enumerate(CODES)}
IN_CODE_ORDER: Final = sorted(range(58), key=CODES.__getitem__)
"""All cards by the ASCII order of their codes."""

COLOUR_OF: Final = vec[i64]([i64(k // 13) if k < 52 else i64(4) for k in range(58)])
RANK_OF: Final = vec[i64]([i64(k % 13) if k < 52 else i64(-1) for k in range(58)])
POINTS: Final = [k % 13 if k % 13 < 10 else 20 for k in range(52)] + [50, 50, 40, 40, 40, 40]

OF_COLOUR: Final = vec[i64]([0x1FFF * bit(13 * c) for c in range(4)] + [i64(0)])
OF_RANK: Final = vec[i64]([i64(sum(bit(13 * c + r) for c in range(4))) for r in range(13)])
WILDS: Final[i64] = 0x3F << 52
COLOURED: Final[i64] = (1 << 52) - 1
NUMBER_CARDS: Final[i64] = sum(0x3FF * bit(13 * c) for c in range(4))

SEVEN_RANK: Final[i64] = 7
ZERO_RANK: Final[i64] = 0


def copies(card: i64) -> i64:
    """How many the full pack has of a card."""
    if card >= SWAP:
        return 1
    if card >= WILD:
        return 4
    return 1 if card % 13 == 0 else 2


def pack(*, classic: bool, blanks: int) -> list[int]:
    """The cards of a table in pack order (uno.deck.full, uno.deck.classic, uno.deck.blanks)."""
    order: list[int] = []
    if not classic:
        order += [int(BLANK1) + k for k in range(blanks)] + [int(SWAP)]
    order += [int(WILD4)] * 4 + [int(WILD)] * 4
    for colour in range(4):
        for rank in [12, 12, 11, 11, 10, 10, 0] + [r for r in range(1, 10) for _ in (1, 2)]:
            order.append(colour * 13 + rank)
    return order

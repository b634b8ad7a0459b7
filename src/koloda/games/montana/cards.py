"""The cards: a number each, everything else in tables.

Number cards are colour * 12 + (number - 1) * 2 + fill; rule cards follow in pack order.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from koloda.kernel.masks import bit

COLOURS: Final = "grb"
FILLS: Final = "*o"
NO_CARD: Final[i64] = -1

RED: Final[i64] = 1
BLUE: Final[i64] = 2

RULES: Final[i64] = 36
"""Cards below are number cards."""
SAME: Final[i64] = 40
RUN: Final[i64] = 41
SAY: Final[i64] = 42
TAP: Final[i64] = 43
ODD: Final[i64] = 44
EVEN: Final[i64] = 45
DIGITS: Final[i64] = 46
"""The rule of digit n is DIGITS + n - 1."""
KINDS: Final[i64] = 52

CODES: Final = [c + n + f for c in COLOURS for n in "123456" for f in FILLS] + [
    "!o=", "!o1", "!s=", "!s1", ":same", ":run", ":say", ":tap", "Vodd", "Veven",
    "#1", "#2", "#3", "#4", "#5", "#6",
]  # fmt: skip
NUMBERS: Final = {code: number for number, code in enumerate(CODES)}

COLOUR_OF: Final = vec[i64]([i64(k // 12) if k < 36 else i64(-1) for k in range(52)])
NUMBER_OF: Final = vec[i64]([i64(k % 12 // 2 + 1) if k < 36 else i64(0) for k in range(52)])
POINTS: Final = vec[i64](
    [i64(k % 12 // 2 + 1) if k < 36 else i64(50) if k < 46 else i64(20) for k in range(52)]
)
"""montana.score.values."""
COPIES: Final = [2] * 42 + [1] * 4 + [2] * 6
"""montana.comp.number, montana.comp.rule; smile_split=duty turns the copies of the «☺» round."""

NUMBER_CARDS: Final[i64] = (1 << 36) - 1
ODD_CARDS: Final[i64] = sum(bit(k) for k in range(36) if k % 12 // 2 % 2 == 0)
EVEN_CARDS: Final[i64] = sum(bit(k) for k in range(36) if k % 12 // 2 % 2 == 1)

VICTORY: Final[i64] = 0
SMILE: Final[i64] = 1
MOVE_RULE: Final[i64] = 2
DIGIT_PILE: Final[i64] = 3
"""The first of the three digit piles."""
PILES: Final[i64] = 6
PILE_OF: Final = vec[i64]([i64(-1)] * 36 + [i64(2)] * 4 + [i64(1)] * 4 + [i64(0)] * 2 + [i64(3)] * 6)
"""montana.pile.six: where a rule card goes; a digit rule to one of three."""


def is_fitting(rule: int, card: int, top: int) -> bool:
    """Chapter 3.4: 0 is montana.match.base, then the «!» cards in pack order; montana.comp.ring."""
    colour = card // 12 == top // 12
    fill = card % 2 == top % 2
    steps = (card % 12 // 2 - top % 12 // 2) % 6
    if rule == 0:
        return colour or steps == 0
    hue = colour and fill == (rule >= 3)  # montana.comp.opposite for the first two
    return hue or (steps == 0 if rule % 2 else steps in (1, 5))


FITTING: Final = vec[i64](
    [
        i64(sum(bit(card) for card in range(36) if is_fitting(rule, card, top)))
        for rule in range(5)
        for top in range(36)
    ]
)
"""The number cards that fit, by rule * 36 + top."""


def pack(*, duty: bool) -> list[int]:
    """All 100 cards in pack order (montana.comp.deck)."""
    order: list[int] = []
    for card, copies in enumerate(COPIES):
        if duty and SAME <= card <= TAP:
            copies = 3 - copies
        order += [card] * copies
    return order

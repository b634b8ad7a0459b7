"""What a Montana move does, told to whoever asks why it is good."""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana import cards
from koloda.games.montana.bot.tactics import count_bits, need
from koloda.games.montana.rules.matching import match_rule
from koloda.games.montana.state import ROW, MontanaState
from koloda.kernel.measures import Measure

MEASURES: Final = [
    Measure("steps", 0.7, more=False),
    Measure("fitting", 0.8, more=True),
    Measure("stuck", 0.12, more=True, chance=True),
    Measure("cards", 0.8, more=False),
    Measure("misfits", 0.2, more=True, chance=True, learnt=True),
]
STEP: Final = 100.0
"""`need` counts in hundredths of a move."""


def measure(before: MontanaState, after: MontanaState, seat: i64) -> list[float]:
    once, twice = after.hands[seat * ROW], after.hands[seat * ROW + 1]
    fits = cards.FITTING[match_rule(after) * 36 + after.top()]
    theirs = after.held_mask(before.after(seat))
    stuck = not theirs & (fits | ~cards.NUMBER_CARDS)
    return [
        float(need(once, twice, after.tops[cards.VICTORY])) / STEP,
        float(count_bits(once & fits)),
        1.0 if stuck else 0.0,
        float(after.size(seat)),
        1.0 if not theirs & fits else 0.0,
    ]

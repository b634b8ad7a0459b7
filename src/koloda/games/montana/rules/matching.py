"""What fits the play pile, and what makes a set (chapters 3.4 and 4.3)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana.cards import (
    CODES,
    COLOUR_OF,
    FITTING,
    MOVE_RULE,
    NUMBER_OF,
    ONE,
    RULES,
    RUN,
    SAME,
    SMILE,
)
from koloda.games.montana.state import DRAWN, MontanaState
from koloda.kernel.errors import Refusal

MATCH_CLAUSES: Final = [
    "montana.match.base",
    "montana.move.o-same",
    "montana.move.o-step",
    "montana.move.s-same",
    "montana.move.s-step",
]


def match_rule(state: MontanaState) -> i64:
    """montana.match.replace: 0 for the basic rule, else the place of the active «!» card."""
    active = state.tops[MOVE_RULE]
    return 0 if active < 0 else active - RULES + 1


def fitting(state: MontanaState) -> i64:
    """Every number card that fits the top of the play pile."""
    return FITTING[match_rule(state) * 36 + state.top()]


def why_wrong(state: MontanaState, cards: tuple[int, ...]) -> Refusal | None:
    """montana.draw.only-drawn, the match rule for the first card, the shape of a set.

    Strict refuses for it; under the table referee it makes the play a wrong one.
    """
    first: i64 = cards[0]
    if state.phase == DRAWN and (len(cards) > 1 or first != state.drawn):
        return Refusal("montana.draw.only-drawn", {"card": CODES[first]})
    if first >= RULES:
        return None  # montana.match.rule-free
    if not fitting(state) & ONE[first]:
        clause = MATCH_CLAUSES[match_rule(state)]
        return Refusal(clause, {"card": CODES[first], "top": CODES[state.top()]})
    return why_no_set(state, cards) if len(cards) > 1 else None


def why_no_set(state: MontanaState, cards: tuple[int, ...]) -> Refusal | None:
    """montana.smile.same, montana.smile.run, montana.turn.one-card."""
    active = state.tops[SMILE]
    if active == SAME:
        return None if are_same(cards) else Refusal("montana.smile.same", {"count": len(cards)})
    if active == RUN:
        return None if is_run(cards) else Refusal("montana.smile.run", {"count": len(cards)})
    return Refusal("montana.turn.one-card", {"count": len(cards)})


def are_same(cards: tuple[int, ...]) -> bool:
    """One colour and one number; fills may differ."""
    for card in cards:
        if card // 2 != cards[0] // 2:
            return False
    return True


def is_run(cards: tuple[int, ...]) -> bool:
    """One colour, each a ring neighbour of the one before, always the same way round."""
    way = ring_step(cards[0], cards[1])
    if way != 1 and way != 5:
        return False
    i: i64 = 1
    while i < len(cards):
        if COLOUR_OF[cards[i]] != COLOUR_OF[cards[0]] or ring_step(cards[i - 1], cards[i]) != way:
            return False
        i += 1
    return True


def ring_step(one: i64, two: i64) -> i64:
    """How many steps upwards on the ring of numbers (montana.comp.ring)."""
    return (NUMBER_OF[two] - NUMBER_OF[one] + 6) % 6

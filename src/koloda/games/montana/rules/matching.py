"""What fits the play pile, and what makes a set (chapters 3.4 and 4.3)."""

from mypy_extensions import i64

from koloda.games.montana import cards, phases
from koloda.games.montana.rules.piles import clause_of
from koloda.games.montana.state import MontanaPublic, MontanaState
from koloda.kernel import Refusal
from koloda.kernel.masks import BITS


def match_rule(state: MontanaPublic) -> i64:
    """montana.match.replace: 0 for the basic rule, else the place of the active «!» card."""
    active = state.tops[cards.MOVE_RULE]
    return 0 if active < 0 else active - cards.RULES + 1


def fitting(state: MontanaState) -> i64:
    """Every number card that fits the top of the play pile."""
    return cards.FITTING[match_rule(state) * 36 + state.top()]


def why_wrong(state: MontanaState, played: tuple[int, ...]) -> Refusal | None:
    """montana.draw.only-drawn, the match rule for the first card, the shape of a set.

    Strict refuses for it; under the table referee it makes the play a wrong one.
    """
    first: i64 = played[0]
    if state.phase == phases.DRAWN and (len(played) > 1 or first != state.drawn):
        return Refusal("montana.draw.only-drawn", {"card": cards.CODES[first]})
    if first >= cards.RULES:
        return None  # montana.match.rule-free
    if not fitting(state) & BITS[first]:
        clause = clause_of(state, cards.MOVE_RULE)
        return Refusal(clause, {"card": cards.CODES[first], "top": cards.CODES[state.top()]})
    return why_no_set(state, played) if len(played) > 1 else None


def why_no_set(state: MontanaState, played: tuple[int, ...]) -> Refusal | None:
    """montana.smile.same, montana.smile.run, montana.turn.one-card."""
    active = state.tops[cards.SMILE]
    if active == cards.SAME:
        return None if are_same(played) else Refusal("montana.smile.same", {"count": len(played)})
    if active == cards.RUN:
        return None if is_run(played) else Refusal("montana.smile.run", {"count": len(played)})
    return Refusal("montana.turn.one-card", {"count": len(played)})


def are_same(cards: tuple[int, ...]) -> bool:
    """One colour and one number; fills may differ."""
    for card in cards:
        if card // 2 != cards[0] // 2:
            return False
    return True


def is_run(played: tuple[int, ...]) -> bool:
    """One colour, each a ring neighbour of the one before, always the same way round."""
    way = ring_step(played[0], played[1])
    if way != 1 and way != 5:
        return False
    i: i64 = 1
    while i < len(played):
        if (
            cards.COLOUR_OF[played[i]] != cards.COLOUR_OF[played[0]]
            or ring_step(played[i - 1], played[i]) != way
        ):
            return False
        i += 1
    return True


def ring_step(one: i64, two: i64) -> i64:
    """How many steps upwards on the ring of numbers (montana.comp.ring)."""
    return (cards.NUMBER_OF[two] - cards.NUMBER_OF[one] + 6) % 6

"""The six rule piles (chapter 4.1)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana import cards
from koloda.games.montana.state import MontanaPublic
from koloda.kernel.seats import NOBODY

UNRULED: Final = [
    "montana.win.base", "montana.smile.single", "montana.match.base", *["montana.pile.digits"] * 3,
]  # fmt: skip
"""What holds while a pile is empty."""
RULED: Final = [
    "montana.move.o-same", "montana.move.o-step", "montana.move.s-same", "montana.move.s-step",
    "montana.smile.same", "montana.smile.run", "montana.smile.say", "montana.smile.tap",
    "montana.v.odd", "montana.v.even",
    "montana.digit.1", "montana.digit.2", "montana.digit.3", "montana.digit.4", "montana.digit.5",
    "montana.digit.6",
]  # fmt: skip
"""What a rule card says, in pack order."""


def clause_of(state: MontanaPublic, pile: i64) -> str:
    """The clause in force on a rule pile."""
    top = state.tops[pile]
    return UNRULED[pile] if top < 0 else RULED[top - cards.RULES]


def takes_sets(state: MontanaPublic) -> bool:
    """montana.smile.same, montana.smile.run: whether several cards may be played at once."""
    active = state.tops[cards.SMILE]
    return active == cards.SAME or active == cards.RUN


def find_pile(state: MontanaPublic, card: i64, named: i64) -> i64:
    """Where a rule card goes when the player names a digit pile (1 to 3) or none (0).

    NOBODY where montana.pile.choice refuses.
    """
    kind = cards.PILE_OF[card]
    if kind < cards.DIGIT_PILE:
        return kind if named == 0 else NOBODY  # montana.pile.one
    wanted = state.digit_pile(card - cards.DIGITS + 1)  # montana.pile.same-digit
    if wanted < 0 and state.options.oldest:
        wanted = lowest_empty(state)
        if wanted < 0:
            wanted = cards.DIGIT_PILE + state.age[0]
    if wanted >= 0:
        return wanted if named == 0 or named == wanted - cards.DIGIT_PILE + 1 else NOBODY
    if named:
        return cards.DIGIT_PILE + named - 1
    return lowest_empty(state)  # montana.pile.free, montana.pile.full


def lowest_empty(state: MontanaPublic) -> i64:
    """The first digit pile without a card; NOBODY when all three have one."""
    pile: i64 = cards.DIGIT_PILE
    while pile < cards.PILES:
        if state.tops[pile] < 0:
            return pile
        pile += 1
    return NOBODY

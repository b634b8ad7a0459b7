"""The six rule piles (chapter 4.1)."""

from mypy_extensions import i64

from koloda.games.montana.cards import DIGIT_PILE, DIGITS, PILE_OF, PILES
from koloda.games.montana.state import NOBODY, MontanaState


def find_pile(state: MontanaState, card: i64, named: i64) -> i64:
    """Where a rule card goes when the player names a digit pile (1 to 3) or none (0).

    NOBODY where montana.pile.choice refuses.
    """
    kind = PILE_OF[card]
    if kind < DIGIT_PILE:
        return kind if named == 0 else NOBODY  # montana.pile.one
    wanted = state.digit_pile(card - DIGITS + 1)  # montana.pile.same-digit
    if wanted < 0 and state.options.oldest:
        wanted = lowest_empty(state)
        if wanted < 0:
            wanted = DIGIT_PILE + state.age[0]
    if wanted >= 0:
        return wanted if named == 0 or named == wanted - DIGIT_PILE + 1 else NOBODY
    if named:
        return DIGIT_PILE + named - 1
    return lowest_empty(state)  # montana.pile.free, montana.pile.full


def lowest_empty(state: MontanaState) -> i64:
    """The first digit pile without a card; NOBODY when all three have one."""
    pile: i64 = DIGIT_PILE
    while pile < PILES:
        if state.tops[pile] < 0:
            return pile
        pile += 1
    return NOBODY

"""What is a good choice, from a view alone."""

from typing import Final

from koloda.kernel import Action, Brain, Chance, Form, View
from koloda.kernel.kit import KitGame
from koloda_durak.cards import RANKS, rank_of, suit_of, worth
from koloda_durak.state import TAKE, Durak

TRUMP: Final = len(RANKS)
"""What is worth so much or more is a trump."""
NEVER: Final = 1000


class DurakBrain(Brain):
    """`easy` does anything that is allowed, `plain` what costs the lowest card; `normal` also throws in cheap
    cards and takes before it spends trumps early; `hard` leads what it has several of, and at the end
    throws in whatever helps."""

    def __init__(self, game: KitGame, level: str, seat: int) -> None:
        self.game = game
        self.level = level
        self.seat = seat

    def choose(
        self, view: View, legal: list[Action], forms: list[Form], waited_for: bool, chance: Chance
    ) -> Action | None:
        if self.level == "easy":
            return legal[chance.below(len(legal))] if waited_for else None
        state = self.game.guess(view, chance)  # of it only what the view shows is asked
        assert isinstance(state, Durak)
        price, at = min((self.price(state, action), at) for at, action in enumerate(legal))
        return legal[at] if waited_for or price < 0 else None

    def price(self, state: Durak, action: Action) -> int:
        """The lowest is done; what costs less than nothing also unasked."""
        row = self.game.verbs.row(action)
        if row.name == "pass":
            return 0
        if row.name == "take":
            return self.price_of_taking(state)
        card = row.things(action)[0]
        cost = worth(card, state.trump)
        if row.name != "lay":
            return cost - TRUMP * (row.name == "transfer")
        if not state.table:
            return cost - 2 * self.like(state, card)
        return cost - self.most_thrown(state)

    def like(self, state: Durak, card: int) -> int:
        """How many more of its rank could follow a lead."""
        plain = [other for other in state.hands[self.seat] if suit_of(other) != state.trump]
        same = [other for other in plain if rank_of(other) == rank_of(card) and other != card]
        return len(same) if self.level == "hard" else 0

    def most_thrown(self, state: Durak) -> int:
        """Cards cheaper than this are thrown in; less dear ones where they only go into somebody's hand."""
        if self.level == "plain":
            return 0
        if state.phase == TAKE:
            return 3 if state.deck else TRUMP
        return TRUMP - 3 if state.deck else TRUMP + 4 * (self.level == "hard")

    def price_of_taking(self, state: Durak) -> int:
        """Never, where all can be beaten without the best trumps or little is left to draw."""
        hand = state.hands[self.seat]
        dearest = 0
        for card in state.open_cards():
            fits = [own for own in hand if not state.why(self.seat, "beat", [own, card])]
            dearest = max(dearest, min([worth(own, state.trump) for own in fits], default=NEVER))
        if dearest == NEVER:
            return -1
        keeps = self.level != "plain" and len(state.deck) > state.count and len(state.table) < 3
        return TRUMP + 5 if keeps else NEVER

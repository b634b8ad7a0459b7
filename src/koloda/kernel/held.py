"""A hand as far as somebody else can know it: which cards it has or had, since when and until when."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

HIDDEN: Final[i64] = -1
"""A card of which it is not known which one it is."""
STAYS: Final[i64] = 1 << 30
"""Until when a card is held that has not left."""


@final
class Held:
    """A card of a hand: which one it is, or was before one of several left unseen; since when, until when."""

    __slots__ = ("came", "card", "left", "was")

    def __init__(self, card: i64, came: i64) -> None:
        self.card: i64 = card
        self.came: i64 = came
        self.left: i64 = STAYS
        self.was: i64 = HIDDEN


@mypyc_attr(allow_interpreted_subclasses=True)
class HeldHand:
    """`cards` in the order in which they came, `gone` those that have left and were seen then."""

    def __init__(self) -> None:
        self.cards: list[Held] = []
        self.gone: list[Held] = []

    def take(self, card: i64, when: i64) -> None:
        self.cards.append(Held(card, when))

    def lose(self, card: i64, when: i64, *, newest: bool) -> None:
        """A card was laid: the one that came last, a known one, or else the hidden one held longest."""
        at: i64 = -1
        if newest and self.cards:
            at = len(self.cards) - 1
        else:
            for place, held in enumerate(self.cards):
                if held.card == card or (held.was == card and card >= 0):
                    at = place
                    break
                if held.card < 0 and at < 0:
                    at = place
        if at < 0:
            return
        held = self.cards[at]
        del self.cards[at]
        held.card = card
        held.left = when
        self.gone.append(held)

    def fit(self, size: i64, when: i64) -> None:
        """As many cards as everybody sees."""
        while len(self.cards) < size:
            self.take(HIDDEN, when)
        while len(self.cards) > size:
            at = 0
            while at < len(self.cards) - 1 and self.cards[at].card >= 0:
                at += 1
            del self.cards[at]

    def show(self, named: list[int], when: i64) -> None:
        """Somebody has seen it whole."""
        self.cards = []
        for card in named:
            self.take(card, when)
        self.gone = []

    def hidden(self) -> i64:
        """How many of its cards are not known."""
        count: i64 = 0
        for held in self.cards:
            if held.card < 0:
                count += 1
        return count

    def whole(self, hidden: list[int]) -> list[int]:
        """The hand with these cards where it is not known."""
        found: list[int] = []
        at = 0
        for held in self.cards:
            if held.card >= 0:
                found.append(int(held.card))
            elif at < len(hidden):
                found.append(hidden[at])
                at += 1
        return found

"""What a bot remembers of its own proposals, so that it never proposes without end."""

from typing import Final, final

from mypy_extensions import i64

from koloda.kernel import Value
from koloda.kernel.seats import LETTERS

MOST_OFFERS: Final = 8
"""Trades that a bot starts in a whole game, one in a turn at most, and each of them once."""
MOST_THEFTS: Final = 2
"""Thefts that a bot tries in one turn: who goes on failing stops."""
MOST_ASKED: Final = 2
"""Help proposals to one seat in one combat."""


@final
class Memory:
    """Filled by events: what was only meant and never said does not count."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.asked: list[int] = []
        """To whom it has proposed help, or to be helped, in this turn's combat."""
        self.offers: list[tuple[int, str]] = []
        """The trades it has ever proposed, and to whom."""
        self.offered = False
        """Whether one of them was in this turn."""
        self.thefts: i64 = 0

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        if kind == "turn":
            self.asked = []
            self.offered = False
            self.thefts = 0
        elif kind == "theft" and seat == self.seat:
            self.thefts += 1
        elif kind == "propose" and seat == self.seat:
            target, terms = values["target"], values["terms"]
            assert isinstance(target, str) and isinstance(terms, str)
            if terms.startswith("give="):
                self.offers.append((LETTERS.index(target), terms))
                self.offered = True
            else:
                self.asked.append(LETTERS.index(target))

    def may_ask(self, seat: i64) -> bool:
        return self.asked.count(int(seat)) < MOST_ASKED

    def may_steal(self) -> bool:
        return self.thefts < MOST_THEFTS

    def may_offer(self) -> bool:
        return not self.offered and len(self.offers) < MOST_OFFERS

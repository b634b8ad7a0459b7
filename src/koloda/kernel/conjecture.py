"""How the hidden cards may lie, the likely ways more often.

A walk that exchanges two hidden cards at a time and keeps the exchange by how much better or worse it
explains what was seen (Metropolis): after enough steps the ways it passes come as often as they are likely.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from koloda.kernel.chance import Chance

MILLION: Final[i64] = 1000000
FIRST: Final[i64] = 20
"""So many times as far to the first way: a random deal is seldom a likely one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Conjecture:
    """`hands` are the hidden cards of each hand, slot by slot, `rest` those that lie elsewhere."""

    def __init__(self, hands: list[list[int]], rest: list[int]) -> None:
        self.hands = hands
        self.rest = rest
        self.has_begun = False
        self.scores: list[float] = []
        self.slots: list[int] = []
        """seat * 64 + place, for every hidden card of a hand."""
        for seat in range(len(hands)):
            self.scores.append(0.0)
            for at in range(len(hands[seat])):
                self.slots.append(seat * 64 + at)

    def explains(self, seat: i64) -> float:
        """How well the hidden cards of this hand explain what its holder did: a logarithm."""
        raise NotImplementedError

    def weigh(self) -> None:
        """All hands anew."""
        for seat in range(len(self.hands)):
            if self.hands[seat]:
                self.scores[seat] = self.explains(seat)

    def walk_on(self, steps: i64, chance: Chance) -> None:
        """To the next way, so many exchanges from the last one."""
        if not self.has_begun:
            self.has_begun = True
            self.weigh()
            self.walk(FIRST * steps, chance)
        self.walk(steps, chance)

    def walk(self, steps: i64, chance: Chance) -> None:
        """So many exchanges, each tried once."""
        count: i64 = len(self.slots)
        elsewhere: i64 = len(self.rest)
        if count == 0 or count + elsewhere < 2:
            return
        while steps > 0:
            steps -= 1
            slot: i64 = self.slots[chance.below(count)]
            other = chance.below(count + elsewhere)
            if other < elsewhere:
                self.exchange_with_rest(slot, other, chance)
            else:
                self.exchange(slot, self.slots[other - elsewhere], chance)

    def exchange_with_rest(self, slot: i64, at: i64, chance: Chance) -> None:
        seat = slot >> 6
        hand = self.hands[seat]
        place = slot & 63
        mine = hand[place]
        theirs = self.rest[at]
        if mine == theirs:
            return
        hand[place] = theirs
        self.rest[at] = mine
        score = self.explains(seat)
        if is_kept(score - self.scores[seat], chance):
            self.scores[seat] = score
        else:
            hand[place] = mine
            self.rest[at] = theirs

    def exchange(self, slot: i64, other: i64, chance: Chance) -> None:
        seat = slot >> 6
        partner = other >> 6
        mine = self.hands[seat][slot & 63]
        theirs = self.hands[partner][other & 63]
        if mine == theirs:
            return
        self.hands[seat][slot & 63] = theirs
        self.hands[partner][other & 63] = mine
        score = self.explains(seat)
        change = score - self.scores[seat]
        answer = score
        if partner != seat:
            answer = self.explains(partner)
            change += answer - self.scores[partner]
        if is_kept(change, chance):
            self.scores[seat] = score
            self.scores[partner] = answer
        else:
            self.hands[seat][slot & 63] = mine
            self.hands[partner][other & 63] = theirs


@final
class Leanings(Conjecture):
    """Where every hidden card speaks for itself: a logarithm by hand, slot and card."""

    def __init__(self, hands: list[list[int]], rest: list[int], leanings: list[list[list[float]]]) -> None:
        super().__init__(hands, rest)
        self.leanings = leanings

    def explains(self, seat: i64) -> float:
        hand = self.hands[seat]
        leanings = self.leanings[seat]
        total = 0.0
        for at in range(len(hand)):
            total += leanings[at][hand[at]]
        return total


def is_kept(change: float, chance: Chance) -> bool:
    """Better always, worse by its odds."""
    return change >= 0.0 or float(chance.below(MILLION)) < exp(change) * 1000000.0

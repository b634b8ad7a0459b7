"""All cards of the packs in play: a card is a number, what is printed on it stands in its kind."""

from typing import Final, final

from koloda.games.munchkin.packs.kinds import Kind, Pack, People
from koloda.kernel import NotationError

NO_CARD: Final = -1
LOWEST: Final = -99
"""iron.over: a card that beats R1 takes a munchkin no further down than this."""


@final
class Cards:
    """munchkin.pack.mix: the doors of all packs are one deck, the treasures another."""

    def __init__(self, packs: list[Pack]) -> None:
        self.kinds: list[Kind] = []
        self.codes: list[str] = []
        self.numbers: dict[str, int] = {}
        self.decks: list[list[int]] = [[], []]
        self.kills = False
        self.sinks = False
        """Whether a card beats R1, so that levels below 1 occur."""
        for pack in packs:
            for kind in pack.kinds:
                self.kills = self.kills or kind.kills()
                self.sinks = self.sinks or "R1" in kind.over
                for copy in range(1, kind.copies + 1):
                    code = kind.code if kind.copies == 1 else f"{kind.code}.{copy}"
                    self.add(kind, code if len(packs) == 1 else f"{pack.name}:{code}")

    def add(self, kind: Kind, code: str) -> None:
        """munchkin.code.cards: several packs set their name before the code."""
        card = len(self.codes)
        self.kinds.append(kind)
        self.codes.append(code)
        self.numbers[code] = card
        self.decks[kind.deck].append(card)

    def read(self, code: str) -> int:
        card = self.numbers.get(code, NO_CARD)
        if card == NO_CARD:
            raise NotationError(f"no card {code!r}", clause="munchkin.code.action")
        return card

    def by_code(self, cards: list[int]) -> list[int]:
        """In code order A–Z."""
        return [self.numbers[code] for code in sorted([self.codes[card] for card in cards])]

    def people(self) -> People:
        """The names of races and classes, for the texts of cards."""
        return {kind.code: kind.names for kind in self.kinds if kind.is_person()}

"""All cards of the packs in play: a card is a number, what is printed on it stands in its kind."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin.packs.reading import Kind
from koloda.games.munchkin.packs.shelf import find_pack
from koloda.games.munchkin.packs.vocabulary import CLASS, DOOR, RACE, TREASURE
from koloda.games.munchkin.packs.wording import describe
from koloda.kernel.errors import NotationError

NO_CARD: Final = -1
LOWEST: Final = -99
"""iron.over: a card that beats R1 takes a munchkin no further down than this."""


@final
class Cards:
    """munchkin.pack.mix: the doors of all packs are one deck, the treasures another."""

    def __init__(self, names: list[str]) -> None:
        self.kinds: list[Kind] = []
        self.codes: list[str] = []
        self.numbers: dict[str, int] = {}
        self.decks: list[list[int]] = [[], []]
        self.kills = False
        self.sinks = False
        """Whether a card beats R1, so that levels below 1 occur."""
        for name in names:
            for kind in find_pack(name).kinds:
                self.kills = self.kills or kind.kills()
                self.sinks = self.sinks or "R1" in kind.over
                for copy in range(1, kind.copies + 1):
                    code = kind.code if kind.copies == 1 else f"{kind.code}.{copy}"
                    self.add(kind, code if len(names) == 1 else f"{name}:{code}")

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

    def is_door(self, card: i64) -> bool:
        return self.kinds[card].deck == DOOR

    def is_treasure(self, card: i64) -> bool:
        return self.kinds[card].deck == TREASURE

    def by_code(self, cards: list[int]) -> list[int]:
        """In code order A–Z."""
        return [self.numbers[code] for code in sorted([self.codes[card] for card in cards])]


LOADED: Final[dict[str, Cards]] = {}


def load_cards(packs: str) -> Cards:
    """The cards of packs joined by commas; made once."""
    if packs not in LOADED:
        names = packs.split(",")
        if len(set(names)) != len(names):
            raise NotationError(f"a pack is named twice in {packs!r}", clause="munchkin.pack.mix")
        LOADED[packs] = Cards(names)
    return LOADED[packs]


def card_text(cards: Cards, card: i64, language: str) -> list[str]:
    """The lines on a card in `ru` or `en`, generated from its data."""
    names = {
        kind.code: kind.names[language] for kind in cards.kinds if kind.type == RACE or kind.type == CLASS
    }
    return describe(cards.kinds[card], names, language)

"""The cards of a position as rows: hands, piles and pairs, written, read and shown to whom they may be."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from koloda.kernel.errors import NotationError
from koloda.kernel.facts import CARDS, EXACT, PILE
from koloda.kernel.fields import Field, Word, hidden, sees
from koloda.kernel.positions import Piles, split_cards
from koloda.kernel.seats import EVERYTHING, letter
from koloda.kernel.state import State

OPEN: Final = 0
"""Everybody sees the cards."""
SHUT: Final = 1
"""Nobody does."""
LAST: Final = 2
"""Only the last one, at the bottom, lies face up."""


@final
class CardPack:
    """The cards of a game: their codes by number, and how often each is there. Where codes are a rank and a
    suit, these say which: screens draw `s`, `c`, `d`, `h` as spades, clubs, diamonds, hearts, and `T`, `J`,
    `Q`, `K`, `A` as ten, jack, queen, king, ace."""

    def __init__(
        self, codes: list[str], pack: list[int] | None = None, *, ranks: str = "", suits: str = ""
    ) -> None:
        self.codes = codes
        self.ranks = ranks
        self.suits = suits
        self.pack: list[int] = list(range(len(codes))) if pack is None else pack
        self.numbers: dict[str, int] = {code: number for number, code in enumerate(codes)}

    def read_card(self, text: str) -> i64:
        if text not in self.numbers:
            raise NotationError(f"{text!r} is no card")
        return self.numbers[text]

    def write(self, cards: list[int]) -> str:
        """`6s Td`, or `-` for none."""
        return " ".join([self.codes[card] for card in cards]) or "-"

    def names(self, cards: list[int]) -> tuple[str, ...]:
        """The codes, as an event has them."""
        return tuple([self.codes[card] for card in cards])


def suited_pack(ranks: str, suits: str) -> CardPack:
    """Every rank in every suit, `6s`: a card's number is its suit times the number of ranks, and its rank."""
    return CardPack([rank + suit for suit in suits for rank in ranks], ranks=ranks, suits=suits)


@final
class PackPiles(Piles):
    """`clause` refuses a card that is named too often."""

    def __init__(self, cards: CardPack, order: list[int], open_ended: tuple[str, ...], clause: str) -> None:
        super().__init__(order, cards.read_card, open_ended)
        self.codes: list[str] = cards.codes
        self.clause = clause

    def too_many(self, card: i64) -> NotationError:
        return NotationError(f"{self.codes[card]} is named too often", clause=self.clause)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardField(Field):
    """Cards in a list that is called like the row. They are read in two steps, since a `?5` of one row is
    what no other row names: `name` first for all rows, then `fill`."""

    def __init__(
        self, name: str, cards: CardPack, default: str = "-", *, shown: int = OPEN, compare: int = PILE
    ) -> None:
        super().__init__(name, default, compare=compare)
        self.attribute = name
        self.cards = cards
        self.shown = shown

    def found(self, state: State) -> list[int]:
        cards: list[int] = getattr(state, self.attribute)
        return cards

    def write(self, state: State, seat: i64) -> str:
        cards = self.found(state)
        if seat == EVERYTHING or self.shown == OPEN or not cards:
            return self.cards.write(cards)
        if self.shown == SHUT or state.deals_next():
            return hidden(len(cards))
        last = self.cards.codes[cards[len(cards) - 1]]
        return last if len(cards) == 1 else f"{hidden(len(cards) - 1)} {last}"

    def name_cards(self, piles: Piles, text: str) -> None:
        piles.name(self.name, text)

    def fill(self, state: State, piles: Piles) -> None:
        setattr(state, self.attribute, piles.fill(self.name))


@final
class PileOf(CardField):
    """A pile, top first."""

    def kind(self) -> str:
        return "pile"


@final
class RowOf(CardField):
    """Cards side by side, as they were laid: a trick."""

    def __init__(self, name: str, cards: CardPack) -> None:
        super().__init__(name, cards, compare=EXACT)

    def kind(self) -> str:
        return "row"


@final
class HeapOf(CardField):
    """Cards whose order does not matter: they are kept sorted."""

    def __init__(self, name: str, cards: CardPack, default: str = "-", *, shown: int = OPEN) -> None:
        super().__init__(name, cards, default, shown=shown, compare=CARDS)

    def kind(self) -> str:
        return "heap"

    def write(self, state: State, seat: i64) -> str:
        cards = self.found(state)
        shut = self.shown == SHUT and seat != EVERYTHING
        return hidden(len(cards)) if shut else self.cards.write(sorted(cards))

    def fill(self, state: State, piles: Piles) -> None:
        setattr(state, self.attribute, sorted(piles.fill(self.name)))


@final
class HandOf(CardField):
    """One seat's hand, a sorted list in `hands`: its own secret, unless hands are open."""

    def __init__(self, seat: int, cards: CardPack, *, shown: int = SHUT) -> None:
        super().__init__(letter(seat), cards, shown=shown, compare=CARDS)
        self.attribute = "hands"
        self.seat = seat
        self.own = True

    def kind(self) -> str:
        return "hand"

    def is_there(self, state: State) -> bool:
        return self.seat < state.count

    def found(self, state: State) -> list[int]:
        hands: list[list[int]] = getattr(state, self.attribute)
        return hands[self.seat]

    def write(self, state: State, seat: i64) -> str:
        cards = self.found(state)
        if self.shown == OPEN or sees(seat, self.seat):
            return self.cards.write(sorted(cards))
        return hidden(len(cards))

    def fill(self, state: State, piles: Piles) -> None:
        hands: list[list[int]] = getattr(state, self.attribute)
        hands[self.seat] = sorted(piles.fill(self.name))

    def copy(self, into: State, of: State) -> None:
        if self.seat < of.count:
            hands: list[list[int]] = getattr(into, self.attribute)
            hands[self.seat] = self.found(of).copy()


def hands_of(most: int, cards: CardPack, *, shown: int = SHUT) -> list[Field]:
    """A hand for each seat."""
    return [HandOf(seat, cards, shown=shown) for seat in range(most)]


@final
class PairsOf(CardField):
    """Cards with a card upon them or none, `8s>7s 9c`: the lower ones in the list that is called like the
    row, the upper ones (-1 for none) in `upper`."""

    def __init__(self, name: str, upper: str, cards: CardPack) -> None:
        super().__init__(name, cards, compare=EXACT)
        self.upper = upper

    def kind(self) -> str:
        return "pairs"

    def write(self, state: State, seat: i64) -> str:
        codes = self.cards.codes
        upper: list[int] = getattr(state, self.upper)
        words = [
            f"{codes[upper[at]]}>{codes[card]}" if upper[at] >= 0 else codes[card]
            for at, card in enumerate(self.found(state))
        ]
        return " ".join(words) or "-"

    def name_cards(self, piles: Piles, text: str) -> None:
        words = split_cards(text)
        piles.words[self.name] = words
        for word in words:
            for code in word.split(">", 1):
                piles.take(self.cards.read_card(code))

    def fill(self, state: State, piles: Piles) -> None:
        lower: list[int] = []
        upper: list[int] = []
        for word in piles.words[self.name]:
            over, mark, under = word.rpartition(">")
            lower.append(int(self.cards.read_card(under)))
            upper.append(int(self.cards.read_card(over)) if mark else -1)
        setattr(state, self.attribute, lower)
        setattr(state, self.upper, upper)

    def copy(self, into: State, of: State) -> None:
        super().copy(into, of)
        upper: list[int] = getattr(of, self.upper)
        setattr(into, self.upper, upper.copy())


@final
class SuitOf(Word):
    """A suit of the pack, or `-`; the attribute is its number, -1 for none."""

    def __init__(self, name: str, cards: CardPack) -> None:
        super().__init__(name, ["-", *cards.suits], least=-1)

    def kind(self) -> str:
        return "suit"

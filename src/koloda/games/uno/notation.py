"""Cards and colours as text."""

from typing import Final

from mypy_extensions import i64

from koloda.games.uno.cards import CODES, COLOURS, NUMBERS
from koloda.kernel import NotationError
from koloda.kernel.verbs import OrderSlot, WordSlot

CARD_SLOT: Final = WordSlot("card", "", CODES)


def colour_slot(*, shift: int = 0, bits: int = 2, absent: int = -1) -> WordSlot:
    """uno.act.whole: a colour that a card asks for."""
    what = "colour: r, g, b or y is meant"
    return WordSlot(
        "colour", ":", list(COLOURS), shift=shift, bits=bits, absent=absent, what=what, clause="uno.act.whole"
    )


def read_card(text: str) -> i64:
    card = NUMBERS.get(text, -1)
    if card < 0:
        raise NotationError(f"{text!r} is no card of UNO")
    return card


ORDER_SLOT: Final = OrderSlot(CODES, read_card)


def read_colour(text: str) -> i64:
    colour = COLOURS.find(text) if len(text) == 1 else -1
    if colour < 0:
        raise NotationError(f"{text!r} is no colour: r, g, b or y is meant", clause="uno.act.whole")
    return colour


def write_cards(cards: list[int]) -> str:
    return " ".join([CODES[card] for card in cards]) or "-"

"""Cards as text."""

from mypy_extensions import i64

from koloda.games.montana.cards import CODES, NUMBERS
from koloda.kernel import NotationError


def read_card(text: str) -> i64:
    card = NUMBERS.get(text, -1)
    if card < 0:
        raise NotationError(f"{text!r} is no card of Montana")
    return card


def write_card(card: i64) -> str:
    """`-` for none."""
    return "-" if card < 0 else CODES[card]


def write_cards(cards: list[int]) -> str:
    return " ".join([CODES[card] for card in cards]) or "-"

"""Cards, colours and players as text (chapter 1.3)."""

from mypy_extensions import i64

from koloda.games.arne.cards import CODES, COLOURS, NUMBERS
from koloda.kernel import NotationError
from koloda.kernel.masks import bit
from koloda.kernel.seats import LETTERS


def read_card(text: str) -> i64:
    card = NUMBERS.get(text, -1)
    if card < 0:
        raise NotationError(f"{text!r} is no card of Arne", clause="arne.code.action")
    return card


def write_cards(cards: tuple[int, ...] | list[int] | bytes) -> str:
    return " ".join([CODES[card] for card in cards]) or "-"


def read_colour(text: str) -> i64:
    colour = COLOURS.find(text) if len(text) == 1 else -1
    if colour < 0:
        raise NotationError(f"{text!r} is no colour: one of {' '.join(COLOURS)}", clause="arne.code.action")
    return colour


def read_colours(text: str) -> i64:
    """A mask; `-` is none."""
    mask: i64 = 0
    if text != "-":
        for char in text:
            colour = read_colour(char)
            if mask >> colour & 1:
                raise NotationError(f"a colour stands twice in {text!r}")
            mask |= bit(colour)
    return mask


def write_colours(mask: i64) -> str:
    """In the order r y g b o v."""
    return "".join([COLOURS[k] for k in range(6) if mask >> k & 1]) or "-"


def read_player(text: str, count: i64) -> i64:
    seat = LETTERS.find(text) if len(text) == 1 else -1
    if seat < 0 or seat >= count:
        raise NotationError(f"there is no player {text!r} at this table", clause="arne.code.action")
    return seat

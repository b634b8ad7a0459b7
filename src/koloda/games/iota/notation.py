"""Cards, cells and tiles on cells as text (chapter 3.2)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.iota.cards import CARD, CODES, INDEX, JOKER, MEANT
from koloda.games.iota.cells import FARTHEST, TAKEN, cell_of, make_cell, put, tile_of, x_of, y_of
from koloda.kernel import NotationError
from koloda.kernel.positions import is_number

CODE: Final = "iota.turn.code"


def read_card(text: str) -> i64:
    if text not in INDEX:
        raise NotationError(f"{text!r} is no card of Iota", clause=CODE)
    return INDEX[text]


def write_cards(cards: list[int]) -> str:
    return " ".join([CODES[card] for card in cards]) or "-"


def read_coordinate(text: str) -> i64:
    number = text[1:] if text.startswith("-") else text
    plain = is_number(number, 4) and (number == "0" or not number.startswith("0")) and text != "-0"
    if not plain or int(number) > FARTHEST:
        raise NotationError(f"{text!r} is no coordinate of the grid", clause=CODE)
    return int(text)


def read_cell(text: str) -> i64:
    x, comma, y = text.partition(",")
    if not comma:
        raise NotationError(f"a cell is x,y, not {text!r}", clause=CODE)
    return make_cell(read_coordinate(x), read_coordinate(y))


def write_cell(cell: i64) -> str:
    return f"{x_of(cell)},{y_of(cell)}"


def write_ends(first: i64, last: i64) -> str:
    """A line by its end cells: `0,0>4,0`."""
    return f"{write_cell(first)}>{write_cell(last)}"


def read_lay(text: str, declared: bool) -> i64:
    """`gt2@1,0`; where jokers are declared also `j1=gt2@1,0`."""
    name, _, cell = text.partition("@")
    name, equals, meaning = name.partition("=")
    tile = read_card(name)
    if equals:
        meant = read_card(meaning)
        if not declared or tile < JOKER or meant >= JOKER:
            raise NotationError(f"{text!r} declares what cannot be declared", clause=CODE)
        tile |= (meant + 1) << MEANT
    return put(tile, read_cell(cell))


def write_meaning(tile: i64) -> str:
    """What a joker was declared to be; empty where it was not."""
    return CODES[(tile >> MEANT) - 1] if tile >> MEANT else ""


def write_tile(tile: i64) -> str:
    """`gt2`, `j1=gt2`."""
    meaning = write_meaning(tile)
    return f"{CODES[tile & CARD]}={meaning}" if meaning else CODES[tile & CARD]


def write_lay(lay: i64) -> str:
    """`gt2@1,0`, `j1=gt2@1,0`."""
    return f"{write_tile(tile_of(lay))}@{write_cell(cell_of(lay))}"


def write_lays(lays: list[int]) -> tuple[str, ...]:
    """As they are told: in the order of their cells."""
    return tuple([write_lay(lay) for lay in sorted(lays)])


def write_step(step: i64) -> str:
    """A step of the draft: `+gt2@1,0`, `*gs3@2,0`."""
    return ("*" if step & TAKEN else "+") + write_lay(step)

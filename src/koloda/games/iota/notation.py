"""Iota as text: cards, cells and action codes (chapter 3.2)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.iota.cards import CODES, INDEX, JOKER, MEANT
from koloda.games.iota.cells import FARTHEST, make_cell, put
from koloda.games.iota.codes import (
    AUTO,
    CALL,
    CLOSE,
    COMMIT,
    DECK,
    FIRST,
    LAYS,
    MOST_TAKES,
    OK,
    PASS,
    PASSES,
    PLACE,
    REPLACE,
    TAKES,
    UNDO,
    is_lay,
    is_pass,
    rest_of,
    takes_in,
)
from koloda.games.iota.rules.turns import write_lay
from koloda.kernel.actions import Action
from koloda.kernel.errors import NotationError
from koloda.kernel.positions import is_number
from koloda.kernel.seats import HOST, letter, read_seat
from koloda.kernel.spelled import read_told, write_told

CODE: Final = "iota.turn.code"
WORDS: Final[dict[str, int]] = {"<": int(UNDO), ".": int(COMMIT), "!": int(CALL), "ok": int(OK)}
WORD_OF: Final = {**{code: word for word, code in WORDS.items()}, int(CLOSE): "close"}


def unreadable(text: str) -> NotationError:
    return NotationError(f"{text!r} is no action of Iota", clause=CODE)


def read_card(text: str) -> i64:
    if text not in INDEX:
        raise NotationError(f"{text!r} is no card of Iota", clause=CODE)
    return INDEX[text]


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


def read_code(seat: i64, text: str, declared: bool) -> Action:
    """A player's action as it stands behind the seat letter."""
    if text in WORDS:
        return Action(seat, WORDS[text])
    if text.startswith("+"):
        return Action(seat, PLACE, (int(read_lay(text[1:], declared)),))
    if text.startswith("*"):
        return Action(seat, REPLACE, (int(read_lay(text[1:], False)),))
    words = text.split()
    if not words:
        raise unreadable(text)
    takes: list[int] = []
    if words[0] == "T":
        words = words[1:]
        while words and words[0] != "L" and words[0] != "P":
            takes.append(int(read_lay(words[0], False)))
            words = words[1:]
        if not takes or len(takes) > MOST_TAKES:
            raise unreadable(text)
        if not words:
            return Action(seat, TAKES + len(takes), tuple(takes))
    if words[0] == "L":
        lays = [int(read_lay(word, declared)) for word in words[1:]]
        return Action(seat, LAYS + len(takes), tuple(takes + lays))
    if words[0] == "P":
        cards = [int(read_card(word)) for word in words[1:]]
        return Action(seat, PASSES + len(takes) if takes else PASS, tuple(takes + cards))
    raise unreadable(text)


def read_host_code(text: str, count: i64) -> Action:
    verb, _, rest = text.partition(" ")
    rest = rest.strip()
    if text == "close":
        return Action(HOST, CLOSE)
    if verb == "deck":
        return Action(HOST, DECK, read_told(rest, read_card))
    if verb == "first":
        return Action(HOST, FIRST, (int(read_seat(rest, count)),))
    if verb == "auto" and rest.endswith(" P"):
        return Action(HOST, AUTO, (int(read_seat(rest[:-2], count)),))
    raise unreadable(text)


def write_code(action: Action) -> str:
    """What `read_code` and `read_host_code` read."""
    code = action.code
    if int(code) in WORD_OF:
        return WORD_OF[int(code)]
    if code == PLACE:
        return "+" + write_lay(action.args[0])
    if code == REPLACE:
        return "*" + write_lay(action.args[0])
    if code == DECK:
        return "deck " + write_told(action.args, CODES)
    if code == FIRST:
        return f"first {letter(action.args[0])}"
    if code == AUTO:
        return f"auto {letter(action.args[0])} P"
    words: list[str] = []
    takes = takes_in(action)
    if takes:
        words += ["T", *[write_lay(take) for take in takes]]
    if is_lay(action):
        words += ["L", *[write_lay(lay) for lay in rest_of(action)]]
    elif is_pass(action):
        words += ["P", *write_exchanged(rest_of(action))]
    return " ".join(words)


def write_exchanged(cards: tuple[int, ...]) -> list[str]:
    """Cards that a seat does not know are -1."""
    if cards and cards[0] < 0:
        return [f"?{len(cards)}"]
    return [CODES[card] for card in cards]


def write_cards(cards: list[int]) -> str:
    return " ".join([CODES[card] for card in cards]) or "-"

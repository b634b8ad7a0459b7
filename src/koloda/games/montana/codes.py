"""The actions as numbers. A card alone is its number, a rule card with its digit pile in bits 6 and 7."""

from typing import Final

from mypy_extensions import i64

from koloda.kernel.actions import Action

PILE_SHIFT: Final[i64] = 6
CARDS: Final[i64] = 256
"""Codes below put one card down."""
SET: Final[i64] = CARDS
"""args are the number cards in lay order."""
MALFORMED: Final[i64] = CARDS + 1
"""A `play` or `lay` that makes no sense; its words are the text."""
DRAW: Final[i64] = CARDS + 2
KEEP: Final[i64] = CARDS + 3
TAP: Final[i64] = CARDS + 4
SHOUT: Final[i64] = CARDS + 5
COVER: Final[i64] = CARDS + 6
"""args: the effective time in ms."""
SWAP: Final[i64] = CARDS + 16
"""SWAP + seat; NO_PARTNER when the words name nobody."""
NO_PARTNER: Final[i64] = 15
SAY: Final[i64] = CARDS + 32
"""SAY + colour * 6 + number - 1."""
CALL: Final[i64] = CARDS + 64
"""CALL + offence * 8 + seat."""
CLOSE_TURN: Final[i64] = CARDS + 96
CLOSE_RACE: Final[i64] = CARDS + 97
CLOSE_SWAP: Final[i64] = CARDS + 98
CLOSE_FINAL: Final[i64] = CARDS + 99
NEXT: Final[i64] = CARDS + 100
DECK: Final[i64] = CARDS + 101
"""args: cards, top first; -1 for `…`, -1 - n for `?n`."""
FIRST: Final[i64] = CARDS + 102
LOSER: Final[i64] = CARDS + 103
"""args of FIRST and LOSER: the seat."""
CODE_COUNT: Final[i64] = CARDS + 104

OFFENCES: Final = ("wrong", "say", "tap", "shout")
WRONG_PLAY: Final[i64] = 0
NO_WORDS: Final[i64] = 1
NO_TAP: Final[i64] = 2
NO_SHOUT: Final[i64] = 3

MADE: Final[list[Action | None]] = [None] * (7 * int(CODE_COUNT))


def act(seat: i64, code: i64) -> Action:
    """The action of that number, made once: lists of legal actions share them."""
    at = (seat + 1) * CODE_COUNT + code
    known = MADE[at]
    if known is not None:
        return known
    made = Action(seat, code)
    MADE[at] = made
    return made


def cards_of(action: Action) -> tuple[int, ...]:
    """The cards of a play or lay, in lay order."""
    return (int(action.code & 63),) if action.code < CARDS else action.args

"""The actions as numbers. A card alone is its number, a rule card with its digit pile in bits 6 and 7."""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana.cards import COLOUR_OF, COLOURS, NUMBER_OF
from koloda.kernel import Action

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
"""SAY + the place of the words."""
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

OFFENCES: Final = ["wrong", "say", "tap", "shout"]
WRONG_PLAY: Final[i64] = 0
NO_WORDS: Final[i64] = 1
NO_TAP: Final[i64] = 2
NO_SHOUT: Final[i64] = 3

WORDS: Final = [colour + number for colour in COLOURS for number in "123456"]
"""What can be said: a colour and a number."""

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


def card_of(code: i64) -> i64:
    """The card of a play or lay of one card."""
    return code & 63


def pile_of(code: i64) -> i64:
    """The digit pile that a rule card names, 1 to 3; 0 where it names none."""
    return code >> PILE_SHIFT if code < CARDS else 0


def lay(card: i64, pile: i64) -> i64:
    return card | pile << PILE_SHIFT


def is_move(code: i64) -> bool:
    """Whether cards are put down or drawn."""
    return code <= SET or code == DRAW


def is_swap(code: i64) -> bool:
    return code >= SWAP and code < SWAP + 16


def words_for(card: i64) -> i64:
    """What has to be said for a number card."""
    return COLOUR_OF[card] * 6 + NUMBER_OF[card] - 1


def is_say(code: i64) -> bool:
    return code >= SAY and code < SAY + 18


def call(target: i64, offence: i64) -> i64:
    return CALL + offence * 8 + target


def is_call(code: i64) -> bool:
    return code >= CALL and code < CALL + 32


def target_of(code: i64) -> i64:
    """Whom a call is about."""
    return (code - CALL) & 7


def offence_of(code: i64) -> i64:
    return (code - CALL) >> 3


def cards_of(action: Action) -> tuple[int, ...]:
    """The cards of a play or lay, in lay order."""
    return (int(card_of(action.code)),) if action.code < CARDS else action.args

"""The actions as numbers: a play packs card, colour, target and shout into 14 bits."""

from typing import Final

from mypy_extensions import i64

from koloda.games.uno import cards
from koloda.kernel import Action
from koloda.kernel.seats import HOST

NO_TARGET: Final[i64] = 15
SHOUTED: Final[i64] = 1 << 13

PLAYS: Final[i64] = 1 << 14
"""Codes below are plays."""
DRAW: Final[i64] = PLAYS
PASS: Final[i64] = PLAYS + 1
SHOUT: Final[i64] = PLAYS + 2
CHALLENGE: Final[i64] = PLAYS + 3
TAKE: Final[i64] = PLAYS + 4
JOKE: Final[i64] = PLAYS + 5
LAUGH: Final[i64] = PLAYS + 6
STONE: Final[i64] = PLAYS + 7
CROW: Final[i64] = PLAYS + 8
DONE: Final[i64] = PLAYS + 9
OK: Final[i64] = PLAYS + 10
SHED: Final[i64] = PLAYS + 11
"""`disc:…`: args are the cards, code + 1 with a shout."""
COLOUR: Final[i64] = PLAYS + 16
CATCH: Final[i64] = PLAYS + 32
CALL: Final[i64] = PLAYS + 48
KEEP: Final[i64] = PLAYS + 64
"""KEEP + card, 64 more with a shout."""
HOLD: Final[i64] = PLAYS + 192
AUTO: Final[i64] = PLAYS + 193
"""`~ auto B take`: args are the seat, the code and its args."""
VOTE_OVER: Final[i64] = PLAYS + 194
STUNT_OVER: Final[i64] = PLAYS + 195
CUSTOM_OVER: Final[i64] = PLAYS + 196
CALL_OVER: Final[i64] = PLAYS + 197
NEXT: Final[i64] = PLAYS + 198
DEALER: Final[i64] = PLAYS + 199
"""args: the seat named, or seats and their cards in turn."""
DECK: Final[i64] = PLAYS + 200
SHUFFLE: Final[i64] = PLAYS + 201
"""args of DECK and SHUFFLE: cards, top first; -1 for `…`, -1 - n for `?n`."""
CODE_COUNT: Final[i64] = PLAYS + 202

MADE: Final[list[list[Action | None]]] = [[None] * int(CODE_COUNT) for _ in range(11)]
"""The actions made so far, by seat (the host's first) and code: lists of legal actions share them."""


def act(seat: i64, code: i64) -> Action:
    """The action of that number."""
    known = MADE[seat + 1][code]
    return known if known is not None else make(seat, code)


def make(seat: i64, code: i64) -> Action:
    made = Action(seat, code)
    MADE[seat + 1][code] = made
    return made


def asked(action: Action) -> Action:
    """What `~ auto B take` does for B."""
    return Action(action.args[0], action.args[1], action.args[2:], action.text)


def auto(action: Action) -> Action:
    """`~ auto B take`."""
    return Action(HOST, AUTO, (int(action.seat), int(action.code), *action.args), action.text)


def card_of(code: i64) -> i64:
    """The card of a play."""
    return code & 63


def colour_of(code: i64) -> i64:
    return code >> 6 & 7


def target_of(code: i64) -> i64:
    return code >> 9 & 15


def play_code(card: i64, colour: i64 = cards.NO_COLOUR, target: i64 = NO_TARGET, shout: i64 = 0) -> i64:
    return card | colour << 6 | target << 9 | shout << 13


WILD_PLAYS: Final[list[list[Action]]] = [
    [act(seat, play_code(card, colour)) for colour in range(4)] for seat in range(10) for card in (52, 53)
]
"""A Wild or Wild Draw Four with each colour, by seat: what most long lists of actions consist of."""

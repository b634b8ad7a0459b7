"""The actions as numbers: a kind, and beside it what it names, each in bits of its own."""

from typing import Final

from mypy_extensions import i64

COLOUR: Final[i64] = 0
PLAY: Final[i64] = 1
PULL: Final[i64] = 2
TWO_BLACK: Final[i64] = 3
TWO_SCORE: Final[i64] = 4
DRAW3: Final[i64] = 5
PASS: Final[i64] = 6
SWAP: Final[i64] = 7
X3: Final[i64] = 8
DISCARD: Final[i64] = 9
SKIP: Final[i64] = 10
"""PLAY to SKIP are the mover's moves."""
GIVE: Final[i64] = 11
"""args: the cards."""
OK: Final[i64] = 12
DONE: Final[i64] = 13
CALL: Final[i64] = 14
"""aim: which act, see CALLS."""
MINUS: Final[i64] = 16
CRASH: Final[i64] = 17
LOCK: Final[i64] = 18
CHAMELEON: Final[i64] = 19
THIEF_TOP: Final[i64] = 20
THIEF: Final[i64] = 21
STOP: Final[i64] = 22
REVERSE: Final[i64] = 23
JOINT: Final[i64] = 24
"""MINUS to JOINT are black cards; args of JOINT: the codes of its parts."""
TICK: Final[i64] = 25
"""aim: which window, see TICKS."""
PULLED: Final[i64] = 26
FIRST: Final[i64] = 27
MARKERS: Final[i64] = 28
"""args: a mask of colours for each seat that chooses, then the dummy's."""
DECK: Final[i64] = 29
"""args: a told order (`kernel.spelled`)."""

CALLS: Final = ["give", "disc", "skip"]
CALL_GIVE: Final[i64] = 0
CALL_DISCARD: Final[i64] = 1

TICKS: Final = ["colour", "move", "beat", "give", "quiet", "end", "final"]
"""By the number of the phase whose window ran out."""

NO_FIELD: Final[i64] = 15
NO_AIM: Final[i64] = 15
NO_NAMED: Final[i64] = 7
KEEP: Final[i64] = 1
MOST_STACKS: Final = 1023


def pack_code(
    kind: i64,
    card: i64 = 0,
    field: i64 = NO_FIELD,
    stack: i64 = 0,
    flag: i64 = 0,
    aim: i64 = NO_AIM,
    colour: i64 = NO_NAMED,
) -> i64:
    """`stack` counts from 1; `flag` is the joined chameleon or a thief's :keep; `aim` a player or a field."""
    return kind | card << 5 | field << 11 | stack << 15 | flag << 25 | aim << 27 | colour << 31


def kind_of(code: i64) -> i64:
    return code & 31


def card_of(code: i64) -> i64:
    return code >> 5 & 63


def field_of(code: i64) -> i64:
    return code >> 11 & 15


def stack_of(code: i64) -> i64:
    return code >> 15 & 1023


def flag_of(code: i64) -> i64:
    return code >> 25 & 3


def aim_of(code: i64) -> i64:
    return code >> 27 & 15


def colour_of(code: i64) -> i64:
    return code >> 31 & 7

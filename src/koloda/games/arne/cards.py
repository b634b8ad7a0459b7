"""The cards: a number each, everything else in tables. Score cards are colour * 6 + rank.

A stack is one number too: the card that lies at the bottom, what lies on it from the bottom up
(three bits each), and a bit for each kind that lies on it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final = "rygbov"
NO_COLOUR: Final[i64] = 7
RANKS: Final = ["50", "100", "200", "500", "1000", "x2"]
X2_RANK: Final[i64] = 5

PULL: Final[i64] = 36
TWO_BLACK: Final[i64] = 37
TWO_SCORE: Final[i64] = 38
DRAW3: Final[i64] = 39
PASS: Final[i64] = 40
SWAP: Final[i64] = 41
X3: Final[i64] = 42
MINUS: Final[i64] = 43
"""-200 of the first colour; the others follow."""
CRASH: Final[i64] = 49
LOCK: Final[i64] = 50
CHAMELEON: Final[i64] = 51
THIEF: Final[i64] = 52
STOP: Final[i64] = 53
REVERSE: Final[i64] = 54
KINDS: Final[i64] = 55

ACTION_CODES: Final = ["a-pull", "a-2black", "a-2score", "a-draw3", "a-pass", "a-swap", "a-x3"]
BLACK_CODES: Final = ["k-crash", "k-lock", "k-cham", "k-thief", "k-stop", "k-rev"]
CODES: Final = (
    [colour + rank for colour in COLOURS for rank in RANKS]
    + ACTION_CODES
    + ["k-200" + colour for colour in COLOURS]
    + BLACK_CODES
)
NUMBERS: Final = {code: number for number, code in enumerate(CODES)}

COLOUR_OF: Final = vec[i64]([i64(k // 6 if k < 36 else k - 43 if 43 <= k < 49 else 7) for k in range(55)])
VALUE_OF: Final = vec[i64]([i64((50, 100, 200, 500, 1000, 0)[k % 6] if k < 36 else 0) for k in range(55)])
BIT_OF: Final = vec[i64]([i64(2**k) for k in range(55)])
"""For sets of cards; mypyc would shift a literal 1 in 32 bits."""
ONE: Final = [bytes([k]) for k in range(64)]
"""A card as a pile of one."""

GONE: Final[i64] = -1
"""The place of a stack that has gone (arne.code.stack)."""
ON_X3: Final[i64] = 1 << 18
ON_CHAMELEON: Final[i64] = 1 << 19
ON_CRASH: Final[i64] = 1 << 20
ON_LOCK: Final[i64] = 1 << 21
ON_NAMES: Final = ["x3", "cham", "crash", "lock"]
ON_CARDS: Final = [int(X3), int(CHAMELEON), int(CRASH), int(LOCK)]


def is_score(card: i64) -> bool:
    return card < PULL


def is_white(card: i64) -> bool:
    return card < MINUS


def is_black(card: i64) -> bool:
    return card >= MINUS


def is_x2(card: i64) -> bool:
    return card < PULL and card % 6 == X2_RANK


def is_minus(card: i64) -> bool:
    return card >= MINUS and card < CRASH


def bottom(stack: i64) -> i64:
    """The card that the stack is about."""
    return stack & 63


def put_on(stack: i64, mark: i64) -> i64:
    """The stack with one more card on it; `mark` is its bit (ON_X3 and so on)."""
    kind: i64 = 1 if mark == ON_X3 else 2 if mark == ON_CHAMELEON else 3 if mark == ON_CRASH else 4
    at: i64 = 6
    while stack >> at & 7:
        at += 3
    return stack | kind << at | mark


def lying_on(stack: i64) -> list[int]:
    """The cards on the bottom one, from the bottom up."""
    found: list[int] = []
    at: i64 = 6
    while at < 18 and stack >> at & 7:
        found.append(ON_CARDS[(stack >> at & 7) - 1])
        at += 3
    return found

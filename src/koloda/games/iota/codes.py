"""The actions as numbers (chapter 3.2). `args` are tiles on cells and cards."""

from typing import Final

from mypy_extensions import i64

from koloda.kernel import Action

PLACE: Final[i64] = 0
"""`+`: the tile on its cell."""
REPLACE: Final[i64] = 1
"""`*`: the natural on the joker's cell."""
UNDO: Final[i64] = 2
COMMIT: Final[i64] = 3
PASS: Final[i64] = 4
"""The cards to exchange, in their order."""
CALL: Final[i64] = 5
OK: Final[i64] = 6
CLOSE: Final[i64] = 7
DECK: Final[i64] = 8
"""Cards, top first; -1 for `…`, -1 - n for `?n`."""
FIRST: Final[i64] = 9
"""The seat that begins."""
AUTO: Final[i64] = 10
"""The seat whose time is out."""

MOST_TAKES: Final = 15
LAYS: Final[i64] = 16
"""LAYS + n is a full move: n takes, then lays; PASSES + n: n takes, then cards to exchange."""
PASSES: Final[i64] = 32
TAKES: Final[i64] = 48
"""TAKES + n: nothing follows the takes, which completes no turn."""


def takes_in(action: Action) -> tuple[int, ...]:
    return action.args[: action.code & 15] if action.code >= LAYS else ()


def rest_of(action: Action) -> tuple[int, ...]:
    """What follows the takes: lays, or cards to exchange."""
    return action.args[action.code & 15 :] if action.code >= LAYS else action.args


def is_lay(action: Action) -> bool:
    return action.code >= LAYS and action.code < PASSES


def is_pass(action: Action) -> bool:
    return action.code == PASS or (action.code >= PASSES and action.code < TAKES)


def in_order(action: Action) -> Action:
    """A full move in canonical order: iota.turn.set, the order of the lays has no meaning."""
    takes = list(takes_in(action))
    if is_lay(action):
        return lay_move(action.seat, takes, list(rest_of(action)))
    return pass_move(action.seat, takes, rest_of(action))


def lay_move(seat: i64, takes: list[int], lays: list[int]) -> Action:
    """A full move with cards laid, in canonical order (iota.turn.canonical)."""
    return Action(seat, LAYS + len(takes), tuple(sorted(takes) + sorted(lays)))


def pass_move(seat: i64, takes: list[int], exchanged: tuple[int, ...]) -> Action:
    """A pass; with takes it is written as a full move."""
    if not takes:
        return Action(seat, PASS, exchanged)
    return Action(seat, PASSES + len(takes), tuple(sorted(takes)) + exchanged)

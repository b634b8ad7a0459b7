"""The helpers of all games, bound to Iota."""

from koloda.games.iota.game import IOTA
from koloda.games.iota.play import Iota
from koloda.kernel.state import State
from tests import helpers
from tests.helpers import assert_legal, assert_not_legal, assert_refused, events, listed, why_not

__all__ = [
    "IOTA",
    "assert_fact",
    "assert_legal",
    "assert_not_legal",
    "assert_position_refused",
    "assert_refused",
    "events",
    "listed",
    "play",
    "read",
    "sees",
    "why_not",
]


def read(text: str) -> Iota:
    state = IOTA.read(text)
    assert isinstance(state, Iota)
    return state


def play(position: State | str, actions: str) -> State:
    return helpers.play(position, actions, IOTA)


def assert_fact(position: State | str, facts: str) -> None:
    helpers.assert_fact(position, facts, IOTA)


def assert_position_refused(text: str, *, by: str) -> None:
    helpers.assert_position_refused(text, by=by, game=IOTA)


def sees(state: State, seat: int, field: str) -> str | None:
    return state.view(seat).field(field)

"""The helpers of all tests, bound to Montana."""

from koloda.games.montana.game import MONTANA
from koloda.kernel.state import State
from tests import helpers
from tests.helpers import assert_legal, assert_refused, listed

__all__ = [
    "MONTANA",
    "assert_fact",
    "assert_legal",
    "assert_position_refused",
    "assert_refused",
    "listed",
    "play",
    "read",
]


def read(text: str) -> State:
    return MONTANA.read(text)


def play(position: State | str, actions: str) -> State:
    return helpers.play(position, actions, MONTANA)


def assert_fact(position: State | str, facts: str) -> None:
    helpers.assert_fact(position, facts, MONTANA)


def assert_position_refused(text: str, *, by: str) -> None:
    helpers.assert_position_refused(text, by=by, game=MONTANA)

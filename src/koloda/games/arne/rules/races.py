"""arne.race.order: in which order actions that came together are taken."""

from typing import Final

from mypy_extensions import i64

from koloda.games.arne.codes import JOINT, MINUS, kind_of
from koloda.games.arne.state import NOBODY, ArneState
from koloda.kernel.actions import Action

BUCKET_MS: Final = 150


def rank(state: ArneState, action: Action) -> i64:
    """Lower goes first: black before white, then by distance from the mover in the direction of play."""
    kind = kind_of(action.code)
    rank: i64 = 0 if kind >= MINUS and kind <= JOINT else 100
    if state.turn == NOBODY or action.seat < 0:
        return rank
    away = (state.places[action.seat] - state.places[state.turn]) * state.direction
    return rank + away % state.count

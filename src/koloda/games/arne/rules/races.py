"""arne.race.order: in which order actions that came together are taken."""

from typing import Final

from mypy_extensions import i64

from koloda.games.arne import codes
from koloda.games.arne.state import ArneState
from koloda.kernel import Action
from koloda.kernel.seats import NOBODY

BUCKET_MS: Final = 150


def rank(state: ArneState, action: Action) -> i64:
    """Lower goes first: black before white, then by distance from the mover in the direction of play."""
    kind = codes.kind_of(action.code)
    rank: i64 = 0 if kind >= codes.MINUS and kind <= codes.JOINT else 100
    if state.turn == NOBODY or action.seat < 0:
        return rank
    away = (state.places[action.seat] - state.places[state.turn]) * state.direction
    return rank + away % state.count

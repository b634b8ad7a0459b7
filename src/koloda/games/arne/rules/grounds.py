"""Why a card may be played."""

from koloda.games.arne import codes
from koloda.games.arne.state import ArneState
from koloda.kernel import Action
from koloda.kernel.errors import Ground


def ground(state: ArneState, action: Action) -> Ground | None:
    kind = codes.kind_of(action.code)
    if kind == codes.PLAY:
        return Ground("arne.move.score", {})
    if kind == codes.DISCARD:
        return Ground("arne.move.discard", {})
    if codes.PULL <= kind <= codes.X3:
        return Ground("arne.move.action", {})
    return Ground("arne.black.anytime", {}) if codes.MINUS <= kind <= codes.JOINT else None

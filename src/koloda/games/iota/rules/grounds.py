"""Why a card may be laid where it goes."""

from koloda.games.iota import codes
from koloda.games.iota.state import IotaState
from koloda.kernel import Action
from koloda.kernel.errors import Ground


def ground(state: IotaState, action: Action) -> Ground | None:
    if action.code == codes.REPLACE:
        return Ground("iota.take.fits", {})
    return Ground("iota.line.attr", {}) if action.code == codes.PLACE else None

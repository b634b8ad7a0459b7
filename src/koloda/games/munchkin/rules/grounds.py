"""Why a card may be played: what its kind is for."""

from typing import Final

from koloda.games.munchkin.state import MunchkinState
from koloda.kernel import Action
from koloda.kernel.errors import Ground

CLAUSES: Final = {
    "trouble": "munchkin.turn.trouble",
    "enh": "munchkin.enh.play",
    "curse": "munchkin.curse.hand",
    "wander": "munchkin.wander.play",
    "cheat": "munchkin.cheat.play",
    "event": "munchkin.event.play",
    "use": "munchkin.one.combat",
    "gual": "munchkin.gual.play",
    "put": "munchkin.zone.play",
}
"""By the word of the action."""


def ground(state: MunchkinState, action: Action) -> Ground | None:
    clause = CLAUSES.get(state.write_code(action).partition(" ")[0])
    return Ground(clause, {}) if clause is not None else None

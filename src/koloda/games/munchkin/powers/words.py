"""Every named power, by its number; and the verb that uses one."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes
from koloda.games.munchkin.cards import NO_CARD
from koloda.games.munchkin.notation import MunchkinVerb, PowerVerb
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.powers import combat, flight, quiet
from koloda.games.munchkin.powers.power import Power
from koloda.games.munchkin.state import MunchkinPublic
from koloda.kernel import Action

BY_NAME: Final = {power.name: power for power in [*combat.POWERS, *flight.POWERS, *quiet.POWERS]}
POWERS: Final[list[Power]] = [BY_NAME[name] for name in vocabulary.POWERS]

HELD: Final[dict[i64, list[Power]]] = {}
"""Those of each set of powers that was asked for: lists are made at every step."""


def used_in(action: Action) -> Power:
    return POWERS[action.args[0]]


def held(state: MunchkinPublic, seat: i64) -> list[Power]:
    """The powers that a munchkin has now."""
    munchkin = state.seats[seat]
    mask: i64 = 0
    for card in (munchkin.race, munchkin.trade):
        if card != NO_CARD:
            mask |= state.kind(card).powers
    if mask not in HELD:
        HELD[mask] = [power for power in POWERS if mask >> power.number & 1]
    return HELD[mask]


VERBS: Final[list[MunchkinVerb]] = [
    PowerVerb(
        "pow", codes.POW, [], lambda s, a: used_in(a).why_not(s, a), lambda s, a: used_in(a).use(s, a)
    ),
]  # fmt: skip

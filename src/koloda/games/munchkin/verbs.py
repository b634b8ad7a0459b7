"""All actions of Munchkin (munchkin.code.action), gathered from the chapters that they belong to."""

from typing import Final

from koloda.games.munchkin import codes
from koloda.games.munchkin.notation import MunchkinVerb
from koloda.games.munchkin.powers.words import VERBS as POWERS
from koloda.games.munchkin.rules.combat import VERBS as COMBAT
from koloda.games.munchkin.rules.dealing import VERBS as DEALING
from koloda.games.munchkin.rules.flight import VERBS as FLIGHT
from koloda.games.munchkin.rules.flow import VERBS as FLOW
from koloda.games.munchkin.rules.gear import VERBS as GEAR
from koloda.games.munchkin.rules.picks import VERBS as PICKS
from koloda.games.munchkin.rules.plays import VERBS as PLAYS
from koloda.games.munchkin.rules.proposals import VERBS as PROPOSALS
from koloda.games.munchkin.rules.referee import VERBS as REFEREE
from koloda.games.munchkin.rules.talking import VERBS as TALKING
from koloda.games.munchkin.rules.telling import VERBS as TELLING
from koloda.games.munchkin.rules.turns import VERBS as TURNS
from koloda.kernel import Action
from koloda.kernel.verbs import Verbs

ROWS: Final[list[MunchkinVerb]] = [
    *DEALING, *TURNS, *GEAR, *PLAYS, *POWERS, *COMBAT, *FLOW, *FLIGHT, *PROPOSALS, *PICKS, *TALKING, *REFEREE,
    *TELLING,
]  # fmt: skip
VERBS: Final = Verbs("munchkin", [*ROWS], clause="munchkin.code.action")


BY_CODE: Final[list[MunchkinVerb]] = [ROWS[0]] * (codes.BACK + 1)
for row in ROWS:
    BY_CODE[row.code] = row


def row_of(action: Action) -> MunchkinVerb:
    """What every decision asks for: by its number alone."""
    return BY_CODE[action.code]

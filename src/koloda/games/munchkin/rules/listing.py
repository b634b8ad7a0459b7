"""What a seat can do now: a finite list, and forms for what cannot be listed."""

from mypy_extensions import i64

from koloda.games.munchkin.state import MunchkinState
from koloda.kernel.actions import Action, Form
from koloda.kernel.chance import Chance


def legal(state: MunchkinState, seat: i64) -> list[Action]:
    return []


def forms(state: MunchkinState, seat: i64) -> list[Form]:
    return []


def fill(state: MunchkinState, form: Form, chance: Chance) -> Action:
    raise NotImplementedError

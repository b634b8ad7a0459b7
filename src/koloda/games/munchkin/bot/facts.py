"""What an action of Munchkin does, told to whoever asks why it is good."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.bot.fighting import lacking
from koloda.games.munchkin.rules.strength import might
from koloda.games.munchkin.state import MunchkinState
from koloda.kernel.measures import Measure

MEASURES: Final = [
    Measure("level", 0.5, more=True),
    Measure("might", 0.9, more=True),
    Measure("leader", 0.5, more=False),
    Measure("fight", 0.9, more=True),
]


def measure(before: MunchkinState, after: MunchkinState, seat: i64) -> list[float]:
    leader = 0
    for other in range(after.count):
        if other != seat:
            leader = max(leader, int(after.seats[other].level))
    return [
        float(after.seats[seat].level),
        float(might(after, seat) - after.seats[seat].level),
        float(leader),
        ahead(after, seat) if before.combat is not None else 0.0,
    ]


def ahead(state: MunchkinState, seat: i64) -> float:
    """By how much this seat's side of a fight is ahead."""
    combat = state.combat
    if combat is None:
        return 0.0
    mine = combat.main == seat or combat.helper == seat
    return float(-lacking(state) if mine else lacking(state))

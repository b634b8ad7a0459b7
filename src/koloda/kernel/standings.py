"""What points are worth in a match that goes on until somebody reaches a target."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

STEEPNESS: Final = 1.7
"""How much the chance falls with each unit of luck that somebody is behind."""


def match_chance(points: list[int], target: i64, a_round: float, seat: i64, *, against: bool) -> float:
    """The chance of a seat to win the match if all are equally good from now on.

    A round brings about `a_round` points in all; `against`: points are bad, and the target ends the match.
    How far a seat has to go counts in units of the luck that is left.
    """
    left = 0.0
    for one in points:
        left += max(0.0, float(target - one))
    luck = a_round * sqrt(max(1.0, left / a_round))
    mine = 0.0
    everybody = 0.0
    for other, one in enumerate(points):
        way = float(one) if against else float(target - one)
        share = exp(-STEEPNESS * way / luck)
        everybody += share
        if other == seat:
            mine = share
    return mine / everybody

"""What a UNO move does, told to whoever asks why it is good."""

from typing import Final

from mypy_extensions import i64

from koloda.games.uno import cards, phases
from koloda.games.uno.rules.matching import playable
from koloda.games.uno.state import UnoState
from koloda.kernel.measures import Measure
from koloda.kernel.seats import NOBODY

MEASURES: Final = [
    Measure("out", 0.3, more=True, chance=True),
    Measure("stuck", 0.12, more=True, chance=True),
    Measure("skips", 0.5, more=True, chance=True),
    Measure("turns", 0.5, more=True, chance=True),
    Measure("draws", 0.9, more=True),
    Measure("colours", 0.6, more=True),
    Measure("wilds", 0.6, more=True),
    Measure("points", 9.0, more=False),
    Measure("lacks", 0.2, more=True, chance=True, learnt=True),
]


def measure(before: UnoState, after: UnoState, seat: i64) -> list[float]:
    following = before.after(seat)
    held = after.held_mask(seat)
    colours = 0
    for colour in range(cards.NO_COLOUR):
        colours += 1 if held & cards.OF_COLOUR[colour] else 0
    others = float(after.stack)
    points = 0
    wilds = 0
    for other in range(after.count):
        if other != seat:
            others += float(after.size(other) - before.size(other))
    for card in after.cards_in(seat):
        points += int(cards.POINTS[card])
        wilds += 1 if card >= cards.WILD else 0
    out = after.size(seat) == 0
    moves_on = after.turn != NOBODY and after.turn != seat and after.phase == phases.TURN
    stuck = moves_on and not playable(after, after.turn)
    laid = after.size(seat) < before.size(seat)
    turned = after.count > 2 and after.direction != before.direction
    skips = laid and not out and not turned and after.phase == phases.TURN and after.turn != following
    return [
        1.0 if out else 0.0,
        1.0 if stuck else 0.0,
        1.0 if skips else 0.0,
        1.0 if laid and turned and not out else 0.0,
        others,
        float(colours),
        float(wilds),
        float(points),
        1.0 if moves_on and not after.held_mask(after.turn) & cards.OF_COLOUR[after.colour] else 0.0,
    ]

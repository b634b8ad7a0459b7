"""What an Iota move does, told to whoever asks why it is good."""

from typing import Final

from mypy_extensions import i64

from koloda.games.iota.cards import JOKER
from koloda.games.iota.moves import Choices
from koloda.games.iota.rules.attempts import Attempt
from koloda.games.iota.state import IotaState
from koloda.kernel.measures import Measure

MEASURES: Final = [
    Measure("scores", 4.0, more=True),
    Measure("opens", 5.0, more=False),
    Measure("jokers", 0.7, more=True),
]


def measure(before: IotaState, after: IotaState, seat: i64) -> list[float]:
    jokers = len([card for card in after.hands[seat] if card >= JOKER])
    return [
        float(after.total(seat) - before.total(seat)),
        float(best_answer(after, before.after(seat))),
        float(jokers),
    ]


def best_answer(state: IotaState, seat: i64) -> int:
    """The most points that the next player could make."""
    if state.is_over() or not state.hands[seat]:
        return 0
    points = Choices(Attempt(state, seat), scored=True).points
    return max(points) if points else 0

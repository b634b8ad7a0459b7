"""The end between two, when the deck is empty: both hands are known, so moves can be counted out."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.iota.moves import Choices
from koloda.games.iota.play import Iota
from koloda.games.iota.rules.attempts import Attempt
from koloda.kernel import Action

WIDTH: Final = 6
"""How many moves of a seat are looked at, those with most points first."""
DEEPEST: Final[i64] = 8
MOST: Final[i64] = 100
"""How many positions are looked at; after them everybody takes the most points."""
SURELY: Final[i64] = 100000


@final
class Ending:
    """Counts out what a seat will be ahead by."""

    def __init__(self, seat: i64, effort: i64 = 1) -> None:
        self.seat: i64 = seat
        self.effort: i64 = effort
        self.looked: i64 = 0

    def lead(self, state: Iota) -> i64:
        return state.total(self.seat) - state.total(1 - self.seat)

    def count_out(self, state: Iota, depth: i64, low: i64, high: i64) -> i64:
        """The lead at the end, if both play well; alpha-beta."""
        if state.is_over() or depth == 0:
            return self.lead(state)
        self.looked += 1
        seat = state.turn
        mine = seat == self.seat
        best = -SURELY if mine else SURELY
        for action in self.moves(state, seat):
            trial = state.clone()
            trial.push(action)
            value = self.count_out(trial, depth - 1, low, high)
            if mine:
                best = max(best, value)
                low = max(low, value)
            else:
                best = min(best, value)
                high = min(high, value)
            if low >= high:
                break
        return best

    def moves(self, state: Iota, seat: i64) -> list[Action]:
        choices = Choices(Attempt(state, seat), scored=True)
        order = sorted([(-choices.points[k], k) for k in range(len(choices.lays))])
        width = WIDTH * self.effort if self.looked < MOST * self.effort else 1
        found = [choices.lays[k] for _, k in order[:width]]
        return found if found else choices.passes[:1]


def final_lead(state: Iota, seat: i64, action: Action, effort: i64 = 1) -> i64:
    """What a seat will be ahead by in the end, after this action."""
    trial = state.clone()
    trial.push(action)
    return Ending(seat, effort).count_out(trial, DEEPEST, -SURELY, SURELY)

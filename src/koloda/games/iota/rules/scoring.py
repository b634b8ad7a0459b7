"""Points of a turn (chapter 5.1)."""

from typing import final

from mypy_extensions import i64

from koloda.games.iota.cells import cell_of
from koloda.games.iota.grid import DenseGrid
from koloda.games.iota.state import HAND
from koloda.kernel.masks import bit


@final
class LayScore:
    """The sums of the lines that count, their sum, and how often it doubles."""

    def __init__(self, lines: list[int], chains: i64, four: bool, last: bool) -> None:
        self.lines = lines
        self.sum: i64 = sum(lines)
        self.chains: i64 = chains
        self.four = four
        self.last = last
        doublings = chains + (1 if four else 0) + (1 if last else 0)
        self.times: i64 = bit(doublings)
        self.points: i64 = self.sum * self.times


def score_lay(dense: DenseGrid, lays: list[int], *, last: bool) -> LayScore:
    """iota.score.formula, for cards that lie there."""
    lines, chains = dense.sums([dense.place(int(cell_of(lay))) for lay in lays])
    return LayScore(lines, chains, len(lays) == HAND, last)

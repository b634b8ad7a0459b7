"""Points of a turn (chapter 5.1)."""

from typing import final

from mypy_extensions import i64

from koloda.games.iota.board import Board
from koloda.games.iota.cells import cell_of
from koloda.games.iota.state import HAND


@final
class Score:
    """The sums of the lines that count, their sum, and how often it doubles."""

    def __init__(self, lines: list[int], chains: i64, four: bool, last: bool) -> None:
        self.lines = lines
        self.sum: i64 = sum(lines)
        self.chains: i64 = chains
        self.four = four
        self.last = last
        doublings = chains + (1 if four else 0) + (1 if last else 0)
        self.times: i64 = 1 << doublings
        self.points: i64 = self.sum * self.times


def score_lay(board: Board, lays: list[int], *, last: bool) -> Score:
    """iota.score.formula, for cards that lie on the board."""
    lines, chains = board.sums([board.place(int(cell_of(lay))) for lay in lays])
    return Score(lines, chains, len(lays) == HAND, last)

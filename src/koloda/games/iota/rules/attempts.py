"""A turn being tried out: table and hand with takes and lays applied."""

from typing import final

from mypy_extensions import i64

from koloda.games.iota import cards
from koloda.games.iota.cells import TAKEN, cell_of, put, step_between, tile_of
from koloda.games.iota.grid import DenseGrid
from koloda.games.iota.state import IotaState


@final
class Attempt:
    """`takes` and `lays` are tiles on cells, in the order in which they were done."""

    def __init__(self, state: IotaState, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.grid: dict[int, int] = state.grid.copy()
        self.hand: list[int] = state.hands[seat][:]
        self.takes: list[int] = []
        self.lays: list[int] = []

    def take(self, card: i64, cell: i64) -> None:
        """iota.take.hand: one card for one."""
        joker = self.grid[cell] & cards.CARD
        self.hand.remove(card)
        self.hand.append(joker)
        self.hand.sort()
        self.grid[cell] = card
        self.takes.append(put(card, cell))

    def lay(self, tile: i64, cell: i64) -> None:
        self.hand.remove(tile & cards.CARD)
        self.grid[cell] = tile
        self.lays.append(put(tile, cell))

    def replay(self, takes: tuple[int, ...], lays: tuple[int, ...]) -> None:
        """What has been judged before."""
        for step in takes:
            self.take(tile_of(step), cell_of(step))
        for step in lays:
            self.lay(tile_of(step), cell_of(step))

    def dense(self) -> DenseGrid:
        return DenseGrid(self.grid, settled_in(self.grid, self.state.settled))


def drafted(state: IotaState) -> Attempt:
    """The turn as far as it is drafted."""
    attempt = Attempt(state, state.turn)
    for step in state.draft:
        if step & TAKEN:
            attempt.take(tile_of(step), cell_of(step))
        else:
            attempt.lay(tile_of(step), cell_of(step))
    return attempt


def settled_in(grid: dict[int, int], settled: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """iota.table.stands: a settled line is judged again once a card is laid into it."""
    if not settled:
        return settled
    found: list[tuple[int, int]] = []
    for first, last in settled:
        step = int(step_between(first, last))
        if first - step not in grid and last + step not in grid:
            found.append((first, last))
    return tuple(found)

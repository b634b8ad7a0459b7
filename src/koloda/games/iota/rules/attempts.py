"""A turn being tried out: table and hand with takes and lays applied."""

from typing import final

from mypy_extensions import i64

from koloda.games.iota.board import Board
from koloda.games.iota.cards import CARD
from koloda.games.iota.cells import TAKEN, cell_of, put, tile_of
from koloda.games.iota.state import IotaState


@final
class Attempt:
    """`takes` and `lays` are tiles on cells, in the order in which they were done."""

    def __init__(self, state: IotaState, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.table: dict[int, int] = state.table.copy()
        self.hand: list[int] = state.hands[seat][:]
        self.takes: list[int] = []
        self.lays: list[int] = []

    def take(self, card: i64, cell: i64) -> None:
        """iota.take.hand: one card for one."""
        joker = self.table[cell] & CARD
        self.hand.remove(card)
        self.hand.append(joker)
        self.hand.sort()
        self.table[cell] = card
        self.takes.append(put(card, cell))

    def lay(self, tile: i64, cell: i64) -> None:
        self.hand.remove(tile & CARD)
        self.table[cell] = tile
        self.lays.append(put(tile, cell))

    def replay(self, takes: tuple[int, ...], lays: tuple[int, ...]) -> None:
        """What has been judged before."""
        for step in takes:
            self.take(tile_of(step), cell_of(step))
        for step in lays:
            self.lay(tile_of(step), cell_of(step))

    def board(self) -> Board:
        return Board(self.table, settled_in(self.table, self.state.settled))


def drafted(state: IotaState) -> Attempt:
    """The turn as far as it is drafted."""
    attempt = Attempt(state, state.turn)
    for step in state.draft:
        if step & TAKEN:
            attempt.take(tile_of(step), cell_of(step))
        else:
            attempt.lay(tile_of(step), cell_of(step))
    return attempt


def settled_in(table: dict[int, int], settled: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """iota.table.stands: a settled line is judged again once a card is laid into it."""
    if not settled:
        return settled
    found: list[tuple[int, int]] = []
    for first, last in settled:
        step = 1 if first >> 16 == last >> 16 else 1 << 16
        if first - step not in table and last + step not in table:
            found.append((first, last))
    return tuple(found)

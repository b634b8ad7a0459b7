"""Laying cards (chapter 4.2)."""

from mypy_extensions import i64

from koloda.games.iota import cards
from koloda.games.iota.cells import DOWN, RIGHT, cell_of, column_of, row_of, tile_of, touches
from koloda.games.iota.notation import write_cell
from koloda.games.iota.rules.attempts import Attempt
from koloda.games.iota.rules.lines import why_not_table
from koloda.games.iota.state import HAND
from koloda.kernel import Refusal


def why_not_lay(attempt: Attempt, lays: tuple[int, ...]) -> Refusal | None:
    """What both referees enforce; if nothing forbids it the cards are laid in the attempt."""
    if attempt.state.options.declared:
        for lay in lays:
            tile = tile_of(lay)
            if tile & cards.CARD >= cards.JOKER and not tile >> cards.MEANT:
                return Refusal("iota.joker.declare", {"card": cards.CODES[tile & cards.CARD]})
    left = attempt.hand[:]
    for lay in lays:
        card = tile_of(lay) & cards.CARD
        if card not in left:
            return Refusal("iota.lay.own", {"card": cards.CODES[card]})
        left.remove(card)
    count = len(attempt.lays) + len(lays)
    if count < 1 or count > HAND:
        return Refusal("iota.lay.count", {"count": count})
    for lay in lays:
        cell = cell_of(lay)
        if int(cell) in attempt.grid:
            return Refusal("iota.lay.cell", {"cell": write_cell(cell)})
        attempt.lay(tile_of(lay), cell)
    return None


def fault_of_lay(attempt: Attempt) -> Refusal | None:
    """What `strict` enforces besides, and `table` leaves to the players (iota.table.free)."""
    if not attempt.lays:
        return None
    cells = sorted([cell_of(lay) for lay in attempt.lays])
    if not is_one_line(attempt, cells):
        return Refusal("iota.lay.one-line")
    old = attempt.grid.copy()
    for cell in cells:
        del old[cell]
    if not any(touches(old, cell) for cell in cells):
        return Refusal("iota.lay.touch", {"cell": write_cell(cells[0])})
    return why_not_table(attempt.dense())


def is_one_line(attempt: Attempt, cells: list[i64]) -> bool:
    """iota.lay.one-line: one row or column, no cell between the outermost empty but for these."""
    first, last = cells[0], cells[len(cells) - 1]
    step = RIGHT
    for cell in cells:
        if row_of(cell) != row_of(first):
            step = DOWN
    if step == DOWN:
        for cell in cells:
            if column_of(cell) != column_of(first):
                return False
    cell = first
    while cell < last:
        if int(cell) not in attempt.grid and cell not in cells:
            return False
        cell += step
    return True

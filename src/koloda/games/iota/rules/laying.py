"""Laying cards (chapter 4.2)."""

from mypy_extensions import i64

from koloda.games.iota.cards import CARD, CODES, JOKER, MEANT
from koloda.games.iota.cells import DOWN, RIGHT, cell_of, tile_of, touches
from koloda.games.iota.rules.attempts import Attempt
from koloda.games.iota.rules.lines import why_not_table, write_cell
from koloda.games.iota.state import HAND
from koloda.kernel.errors import Refusal


def why_not_lay(attempt: Attempt, lays: tuple[int, ...]) -> Refusal | None:
    """What both referees enforce; if nothing forbids it the cards are laid in the attempt."""
    if attempt.state.options.declared:
        for lay in lays:
            tile = tile_of(lay)
            if tile & CARD >= JOKER and not tile >> MEANT:
                return Refusal("iota.joker.declare", {"card": CODES[tile & CARD]})
    left = attempt.hand[:]
    for lay in lays:
        card = tile_of(lay) & CARD
        if card not in left:
            return Refusal("iota.lay.own", {"card": CODES[card]})
        left.remove(card)
    count = len(attempt.lays) + len(lays)
    if count < 1 or count > HAND:
        return Refusal("iota.lay.count", {"count": count})
    for lay in lays:
        cell = cell_of(lay)
        if int(cell) in attempt.table:
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
    old = attempt.table.copy()
    for cell in cells:
        del old[cell]
    if not any(touches(old, cell) for cell in cells):
        return Refusal("iota.lay.touch", {"cell": write_cell(cells[0])})
    return why_not_table(attempt.board())


def is_one_line(attempt: Attempt, cells: list[i64]) -> bool:
    """iota.lay.one-line: one row or column, no cell between the outermost empty but for these."""
    first, last = cells[0], cells[len(cells) - 1]
    step = RIGHT
    for cell in cells:
        if cell >> 16 != first >> 16:
            step = DOWN
    if step == DOWN:
        for cell in cells:
            if cell & 0xFFFF != first & 0xFFFF:
                return False
    cell = first
    while cell < last:
        if int(cell) not in attempt.table and cell not in cells:
            return False
        cell += step
    return True

"""Taking a joker (chapter 4.4)."""

from mypy_extensions import i64

from koloda.games.iota import cards
from koloda.games.iota.cells import cell_of, tile_of
from koloda.games.iota.notation import write_cell
from koloda.games.iota.rules.attempts import Attempt
from koloda.games.iota.rules.lines import why_not_table
from koloda.kernel import Refusal


def why_not_take(attempt: Attempt, take: i64) -> Refusal | None:
    """One take, in a turn as it is tried; if nothing forbids it it is done in the attempt."""
    card, cell = tile_of(take), cell_of(take)
    if card not in attempt.hand:
        return Refusal("iota.take.own", {"card": cards.CODES[card]})
    if card >= cards.JOKER:
        return Refusal("iota.take.natural", {"card": cards.CODES[card]})
    # iota.take.count: what was there when the turn began, and still is a joker
    tile = attempt.state.grid.get(cell, -1)
    if tile & cards.CARD < cards.JOKER or tile < 0 or attempt.grid[cell] != tile:
        return Refusal("iota.take.cell", {"cell": write_cell(cell)})
    strict = not attempt.state.options.table
    if strict:
        refusal = fault_of_take(attempt, card, cell, tile)
        if refusal is not None:
            return refusal
    attempt.take(card, cell)
    return None


def fault_of_take(attempt: Attempt, card: i64, cell: i64, tile: i64) -> Refusal | None:
    """iota.take.fits: the table is valid afterwards; a declared joker is exactly its card."""
    meant = cards.face(tile)
    if meant != cards.JOKER:
        fits = meant == card
    else:
        attempt.grid[cell] = card
        fits = why_not_table(attempt.dense()) is None
        attempt.grid[cell] = tile
    return None if fits else Refusal("iota.take.fits", {"card": cards.CODES[card], "cell": write_cell(cell)})

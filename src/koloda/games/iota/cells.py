"""The grid (iota.grid.cells): a cell is one number that sorts by (y, x); a tile on a cell another."""

from typing import Final

from mypy_extensions import i64

FARTHEST: Final = 9999
"""No code names a cell farther out: only a misplay under `table` could ever get there."""
MIDDLE: Final[i64] = 1 << 15
DOWN: Final[i64] = 1 << 16
RIGHT: Final[i64] = 1

TILE_BITS: Final[i64] = 14
TILE_MASK: Final[i64] = (1 << 14) - 1
TAKEN: Final[i64] = 1 << 50
"""A step of a draft is a tile on a cell; this marks a take."""


def make_cell(x: i64, y: i64) -> i64:
    return (y + MIDDLE) << 16 | (x + MIDDLE)


def column_of(cell: i64) -> i64:
    return cell & (DOWN - 1)


def row_of(cell: i64) -> i64:
    return cell >> 16


def x_of(cell: i64) -> i64:
    return column_of(cell) - MIDDLE


def y_of(cell: i64) -> i64:
    return row_of(cell) - MIDDLE


def step_between(first: i64, last: i64) -> i64:
    """From cell to cell along the line with these ends."""
    return RIGHT if row_of(first) == row_of(last) else DOWN


def put(tile: i64, cell: i64) -> i64:
    """A tile on a cell, as one number."""
    return cell << TILE_BITS | tile


def cell_of(lay: i64) -> i64:
    return (lay & ~TAKEN) >> TILE_BITS


def tile_of(lay: i64) -> i64:
    return lay & TILE_MASK


def touches(grid: dict[int, int], cell: i64) -> bool:
    """Whether a card lies at a side of the cell (iota.grid.touch)."""
    return (
        int(cell - RIGHT) in grid
        or int(cell + RIGHT) in grid
        or int(cell - DOWN) in grid
        or int(cell + DOWN) in grid
    )

"""Lines and the meanings of jokers (chapters 4.1 and 4.3)."""

from mypy_extensions import i64

from koloda.games.iota.board import MOST, Board, Line, is_good
from koloda.games.iota.cards import ANY, ATTRIBUTES, CODES, JOKER, VALUES
from koloda.games.iota.cells import x_of, y_of
from koloda.kernel.errors import Refusal, Values


def why_not_table(board: Board) -> Refusal | None:
    """iota.line.all: every line good, and a meaning for every joker."""
    lines = board.lines()
    for line in lines:
        if line[2] > MOST:
            return Refusal("iota.line.max", told(board, line))
    for line in lines:
        _, _, naturals, _ = board.run(line[0], line[1])
        if not is_good(naturals >> 12, naturals & ANY):
            return Refusal("iota.line.attr", {**told(board, line), **offence(naturals >> 12, naturals & ANY)})
    if not board.solve():
        return Refusal("iota.joker.one-card", told_jokers(board))
    return None


def told(board: Board, line: Line) -> Values:
    """The line for iota.human.why: its end cells and its cards."""
    first, step, length = line
    faces = [board.faces[first + k * step] for k in range(length)]
    return {
        "line": write_ends(board.cell(first), board.cell(first + (length - 1) * step)),
        "cards": " ".join(["j" if face == JOKER else CODES[face] for face in faces]),
    }


def offence(count: i64, values: i64) -> Values:
    """The attribute that is neither all equal nor all different, and its values."""
    for k in range(3):
        found = values >> (4 * k) & 15
        different = int(found).bit_count()
        if different != 1 and different != count:
            names = [VALUES[k][v] for v in range(4) if found >> v & 1]
            return {"attribute": ATTRIBUTES[k], "values": " ".join(names)}
    return {}


def told_jokers(board: Board) -> Values:
    cells = [write_cell(board.cell(board.joker_at[k])) for k in range(board.jokers)]
    return {"cell": " ".join(cells)}


def write_cell(cell: i64) -> str:
    return f"{x_of(cell)},{y_of(cell)}"


def write_ends(first: i64, last: i64) -> str:
    """A line by its end cells: `0,0>4,0`."""
    return f"{write_cell(first)}>{write_cell(last)}"

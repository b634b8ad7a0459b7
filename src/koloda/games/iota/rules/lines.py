"""Lines and the meanings of jokers (chapters 4.1 and 4.3)."""

from mypy_extensions import i64

from koloda.games.iota import cards
from koloda.games.iota.grid import MOST, DenseGrid, Line, is_good
from koloda.games.iota.notation import write_cell, write_ends
from koloda.kernel import Refusal
from koloda.kernel.errors import Values


def why_not_table(dense: DenseGrid) -> Refusal | None:
    """iota.line.all: every line good, and a meaning for every joker."""
    lines = dense.lines()
    for line in lines:
        if line[2] > MOST:
            return Refusal("iota.line.max", told(dense, line))
    for line in lines:
        _, _, naturals, _ = dense.run(line[0], line[1])
        if not is_good(naturals >> 12, naturals & cards.ANY):
            return Refusal(
                "iota.line.attr", {**told(dense, line), **offence(naturals >> 12, naturals & cards.ANY)}
            )
    if not dense.solve():
        return Refusal("iota.joker.one-card", told_jokers(dense))
    return None


def told(dense: DenseGrid, line: Line) -> Values:
    """The line for iota.human.why: its end cells and its cards."""
    first, step, length = line
    faces = [dense.faces[first + k * step] for k in range(length)]
    return {
        "line": write_ends(dense.cell(first), dense.cell(first + (length - 1) * step)),
        "cards": " ".join(["j" if face == cards.JOKER else cards.CODES[face] for face in faces]),
    }


def offence(count: i64, values: i64) -> Values:
    """The attribute that is neither all equal nor all different, and its values."""
    for k in range(3):
        found = values >> (4 * k) & 15
        different = int(found).bit_count()
        if different != 1 and different != count:
            names = [cards.VALUES[k][v] for v in range(4) if found >> v & 1]
            return {"attribute": cards.ATTRIBUTES[k], "values": " ".join(names)}
    return {}


def told_jokers(dense: DenseGrid) -> Values:
    cells = [write_cell(dense.cell(dense.joker_at[k])) for k in range(dense.jokers)]
    return {"cell": " ".join(cells)}

"""The table as a dense field: runs, lines, the open meanings of jokers, sums. No clause is named here.

Columns and rows far from any card are left out, so that a place is a small number whatever the cells.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from koloda.games.iota import cards

EMPTY: Final[i64] = -1
MARGIN: Final[i64] = 6
"""Free places around the cards: a move reaches four cells out, and looks one further."""
MOST: Final[i64] = 4
"""Cards in a line (iota.line.max)."""

DIFFERENT: Final = vec[i64]([i64(values.bit_count()) for values in range(16)])

Line = tuple[int, int, int]
"""First place, step from card to card, length."""


def is_good(count: i64, values: i64) -> bool:
    """iota.line.attr for naturals with these values: each attribute all equal or all different."""
    one, two, three = DIFFERENT[values & 15], DIFFERENT[values >> 4 & 15], DIFFERENT[values >> 8 & 15]
    return count < 2 or (
        (one == 1 or one == count) and (two == 1 or two == count) and (three == 1 or three == count)
    )


def spread(coordinates: list[int]) -> tuple[dict[int, int], list[int]]:
    """Where each of these sorted coordinates comes to lie, and what coordinate each place is."""
    place: dict[int, int] = {}
    back: list[int] = [coordinates[0] - int(MARGIN) + i for i in range(MARGIN)]
    last = coordinates[0] - 1
    for coordinate in coordinates:
        if coordinate in place:
            continue
        gap = coordinate - last - 1
        if gap > 2 * MARGIN:
            back += [last + 1 + i for i in range(MARGIN)]
            back += [coordinate - int(MARGIN) + i for i in range(MARGIN)]
        else:
            back += [last + 1 + i for i in range(gap)]
        place[coordinate] = len(back)
        back.append(coordinate)
        last = coordinate
    back += [last + 1 + i for i in range(MARGIN)]
    return place, back


@final
class DenseGrid:
    """`faces` has EMPTY, a natural, or JOKER where the meaning is open."""

    def __init__(self, grid: dict[int, int], settled: tuple[tuple[int, int], ...]) -> None:
        cells = sorted(grid)
        self.columns, back_x = spread(sorted([cell & 0xFFFF for cell in cells]))
        self.rows, back_y = spread([cell >> 16 for cell in cells])
        self.back_x: list[int] = back_x
        self.back_y: list[int] = back_y
        self.width: i64 = len(back_x)
        size = self.width * len(back_y)
        self.faces: vec[i64] = vec[i64]([EMPTY] * size)
        self.worths: vec[i64] = vec[i64]([0] * size)
        self.jokers: i64 = 0
        self.joker_at: vec[i64] = vec[i64]([0, 0])
        self.domain_one: i64 = cards.ANY
        self.domain_two: i64 = cards.ANY
        self.shared: i64 = -1
        self.places: list[int] = []
        for cell in cells:
            at = self.place(cell)
            self.places.append(at)
            self.lay(at, grid[cell])
        self.settled: list[tuple[int, int]] = [(self.place(one), self.place(two)) for one, two in settled]

    def place(self, cell: int) -> int:
        """Where an occupied cell lies."""
        return self.rows[cell >> 16] * int(self.width) + self.columns[cell & 0xFFFF]

    def cell(self, at: i64) -> i64:
        return self.back_y[at // self.width] << 16 | self.back_x[at % self.width]

    def lay(self, at: i64, tile: i64) -> None:
        """Puts a tile on an empty place."""
        shown = cards.face(tile)
        self.faces[at] = shown
        self.worths[at] = cards.WORTH[tile & cards.CARD]
        if shown == cards.JOKER:
            self.joker_at[self.jokers] = at
            self.jokers += 1

    def lift(self, at: i64) -> None:
        """Takes the tile that was put last."""
        if self.faces[at] == cards.JOKER:
            self.jokers -= 1
        self.faces[at] = EMPTY

    def run(self, at: i64, step: i64) -> tuple[i64, i64, i64, i64]:
        """First place, length, count << 12 | values of the naturals, number of jokers."""
        faces = self.faces
        first = at
        while faces[first - step] != EMPTY:
            first -= step
        length: i64 = 0
        naturals: i64 = 0
        wild: i64 = 0
        here = first
        shown = faces[here]
        while shown != EMPTY:
            length += 1
            if shown == cards.JOKER:
                wild += 1
            else:
                naturals = (naturals + 4096) | cards.BITS[shown]
            here += step
            shown = faces[here]
        return first, length, naturals, wild

    def is_settled(self, first: i64, last: i64) -> bool:
        for one, two in self.settled:
            if one == first and two == last:
                return True
        return False

    def lines(self) -> list[Line]:
        """Every line that is judged, row lines first."""
        found: list[Line] = []
        step: i64 = 1
        while step:
            for at in self.places:
                if self.faces[at - step] == EMPTY and self.faces[at + step] != EMPTY:
                    length: i64 = 2
                    while self.faces[at + length * step] != EMPTY:
                        length += 1
                    if not self.settled or not self.is_settled(at, at + (length - 1) * step):
                        found.append((at, int(step), int(length)))
            step = self.width if step == 1 else 0
        return found

    def solve(self) -> bool:
        """Whether the jokers have meanings that suit all their lines; sets their exact domains."""
        if self.jokers == 0:
            return True
        self.shared = -1
        one = self.domain_alone(self.joker_at[0])
        self.domain_one = one
        if self.jokers == 1:
            return not cards.is_empty(one)
        two = self.domain_alone(self.joker_at[1])
        shared = self.shared
        if shared >= 0 and not cards.is_empty(one) and not cards.is_empty(two):
            count, values = shared >> 12, shared & cards.ANY
            both = two & cards.partner(count, values, one)
            one = one & cards.partner(count, values, two)
            two = both
        self.domain_one = one
        self.domain_two = two
        return not cards.is_empty(one) and not cards.is_empty(two)

    def domain_alone(self, at: i64) -> i64:
        """What a joker may be by the lines in which it is the only one."""
        domain = cards.ANY
        step: i64 = 1
        while step:
            first, length, naturals, wild = self.run(at, step)
            if length > 1 and (not self.settled or not self.is_settled(first, first + (length - 1) * step)):
                if length > MOST:
                    return 0
                if wild == 1:
                    domain &= cards.FIT[naturals]
                else:
                    self.shared = naturals
            step = self.width if step == 1 else 0
        return domain

    def domain(self, at: i64) -> i64:
        """After `solve`: what the joker at this place may be."""
        return self.domain_one if self.joker_at[0] == at else self.domain_two

    def sum_of(self, at: i64, step: i64) -> tuple[i64, i64]:
        """The sum of the line through a place, 0 for a single card; 1 if it is a chain."""
        faces = self.faces
        first = at
        while faces[first - step] != EMPTY:
            first -= step
        total: i64 = 0
        length: i64 = 0
        while faces[first] != EMPTY:
            total += self.worths[first]
            length += 1
            first += step
        if length < 2:
            return 0, 0
        return total, 1 if length == MOST else 0

    def lines_through(self, laid: list[int]) -> list[Line]:
        """The lines through these places, each once."""
        found: list[Line] = []
        for at in laid:
            for step in (1, int(self.width)):
                first, length, _, _ = self.run(at, step)
                line = (int(first), step, int(length))
                if length > 1 and line not in found:
                    found.append(line)
        return found

    def sums(self, laid: list[int]) -> tuple[list[int], int]:
        """The sums of the lines through these places, and how many are chains."""
        lines = self.lines_through(laid)
        chains = len([length for _, _, length in lines if length == MOST])
        return [int(self.sum_of(first, step)[0]) for first, step, _ in lines], chains

"""All legal full moves of a hand on a table (chapter 3.5): value masks, windows, joker solver."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from koloda.games.iota import cards, codes
from koloda.games.iota.cells import put
from koloda.games.iota.grid import EMPTY, MOST, DenseGrid
from koloda.games.iota.rules.attempts import Attempt
from koloda.games.iota.state import HAND, LARGEST
from koloda.kernel import Action
from koloda.kernel.masks import bit

KNOWN: Final[i64] = 0x7FFF
"""Count and values inside what a place would join; the length stands above."""
LENGTH: Final[i64] = 16
LONGEST: Final[i64] = MOST - 1
"""Cards that a run may have before one is added."""


@final
class Lays:
    """The lays of one hand on one table, takes done. Each place knows the runs it would join."""

    def __init__(
        self, dense: DenseGrid, hand: list[int], *, deck_empty: bool, scored: bool, declared: bool
    ) -> None:
        self.dense = dense
        self.width: i64 = dense.width
        self.naturals: vec[i64] = vec[i64]([0] * LARGEST)
        self.natural_count: i64 = 0
        self.jokers: vec[i64] = vec[i64]([0, 0])
        self.joker_count: i64 = 0
        self.hand_size: i64 = 0
        self.deck_empty = deck_empty
        self.scored = scored
        self.declared = declared
        self.prefix: list[int] = []
        self.found: list[tuple[int, ...]] = []
        self.points: list[int] = []
        size: i64 = len(dense.faces)
        self.row: vec[i64] = vec[i64]([0] * size)
        self.column: vec[i64] = vec[i64]([0] * size)
        self.slots: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.chosen: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.need: i64 = 0
        self.used: i64 = 0
        self.jokers_used: i64 = 0
        self.across: vec[i64] = self.column
        self.step: i64 = 1
        self.edge: list[int] = []
        self.best_points: i64 = 0
        self.only_best = False
        self.deal(hand)
        self.look_around()

    def deal(self, hand: list[int]) -> None:
        """Another hand on the same table."""
        self.natural_count = 0
        self.joker_count = 0
        self.hand_size = len(hand)
        for card in hand:
            if card < cards.JOKER:
                self.naturals[self.natural_count] = card
                self.natural_count += 1
            else:
                self.jokers[self.joker_count] = card
                self.joker_count += 1

    def look_around(self) -> None:
        """Lengths and values of the runs that each empty place touches; the edge of the table."""
        dense = self.dense
        for at in dense.places:
            self.look_along(at, 1, self.row)
            self.look_along(at, self.width, self.column)
        self.edge.sort()

    def look_along(self, at: i64, step: i64, joins: vec[i64]) -> None:
        dense = self.dense
        if dense.faces[at - step] != EMPTY:
            return
        first, length, naturals, _ = dense.run(at, step)
        self.touch(first - step, length, naturals, joins)
        self.touch(first + length * step, length, naturals, joins)

    def touch(self, at: i64, length: i64, naturals: i64, joins: vec[i64]) -> None:
        if self.row[at] == 0 and self.column[at] == 0:
            self.edge.append(int(at))
        before = joins[at]
        joins[at] = ((before & ~cards.ANY) + (naturals & ~cards.ANY) + (length << LENGTH)) | (
            before | naturals
        ) & cards.ANY

    def find(self) -> None:
        """Single cards first, then windows along rows and columns; no move comes twice."""
        if self.hand_size == 0:
            return
        self.find_singles()
        self.find_windows(1, self.column)
        self.find_windows(self.width, self.row)

    def find_singles(self) -> None:
        for at in self.edge:
            if self.row[at] >> LENGTH <= LONGEST and self.column[at] >> LENGTH <= LONGEST:
                self.slots[0] = at
                self.need = 1
                self.across = self.column
                self.step = 1
                self.fill(0, self.row[at])

    def find_windows(self, step: i64, across: vec[i64]) -> None:
        self.across = across
        self.step = step
        started: set[int] = set()
        for at in self.edge:
            start = at - 3 * step
            while start <= at:
                if int(start) not in started:
                    started.add(int(start))
                    self.find_from(start, step)
                start += step

    def find_from(self, start: i64, step: i64) -> None:
        """The windows of two to four cells that begin here and become exactly one run."""
        faces = self.dense.faces
        if faces[start - step] != EMPTY:
            return
        most = self.hand_size if self.hand_size < MOST else MOST
        length: i64 = 0
        empty: i64 = 0
        along: i64 = 0
        touching = False
        at = start
        while length < MOST:
            shown = faces[at]
            if shown == EMPTY:
                if empty == most or self.across[at] >> LENGTH > LONGEST:
                    return
                self.slots[empty] = at
                empty += 1
                if self.row[at] or self.column[at]:
                    touching = True
            elif shown != cards.JOKER:
                along = (along + 4096) | cards.BITS[shown]
            length += 1
            at += step
            if empty > 1 and touching and faces[at] == EMPTY:
                self.need = empty
                self.fill(0, along)

    def fill(self, slot: i64, along: i64) -> None:
        """Depth first over the empty cells of a window."""
        if slot == self.need:
            self.add()
            return
        fits = cards.FIT[self.across[self.slots[slot]] & KNOWN] & cards.FIT[along & KNOWN]
        k: i64 = 0
        while k < self.natural_count:
            one = bit(k)
            card = self.naturals[k]
            if not self.used & one and cards.is_in(card, fits):
                self.used |= one
                self.chosen[slot] = card
                self.fill(slot + 1, (along + 4096) | cards.BITS[card])
                self.used ^= one
            k += 1
        if self.jokers_used < self.joker_count:
            self.chosen[slot] = self.jokers[self.jokers_used]
            self.jokers_used += 1
            self.fill(slot + 1, along)
            self.jokers_used -= 1

    def add(self) -> None:
        """A filled window: the masks know nothing of jokers, the solver confirms them."""
        dense = self.dense
        if dense.jokers == 0 and self.jokers_used == 0 and not self.scored:
            self.tell()
            return
        if self.jokers_used == 2 and self.declared:
            return  # too many meanings to list: a form
        k: i64 = 0
        while k < self.need:
            dense.lay(self.slots[k], self.chosen[k])
            k += 1
        if dense.solve():
            if self.declared and self.jokers_used:
                self.tell_meanings()
            else:
                self.tell()
        k = self.need
        while k > 0:
            k -= 1
            dense.lift(self.slots[k])

    def best(self) -> int:
        """The most points of a lay, nothing listed; 0 where none can be laid."""
        self.only_best = True
        self.best_points = 0
        self.find()
        self.only_best = False
        return int(self.best_points)

    def tell(self) -> None:
        if self.only_best:
            points = self.worth()
            if points > self.best_points:
                self.best_points = points
            return
        lays = self.prefix[:]
        k: i64 = 0
        while k < self.need:
            lays.append(put(self.chosen[k], self.dense.cell(self.slots[k])))
            k += 1
        self.found.append(tuple(lays))
        if self.scored:
            self.points.append(self.worth())

    def worth(self) -> int:
        """iota.score.formula for the cards that lie there now."""
        dense = self.dense
        across = self.width if self.step == 1 else 1
        total, doublings = dense.sum_of(self.slots[0], self.step)
        k: i64 = 0
        while k < self.need:
            line, chain = dense.sum_of(self.slots[k], across)
            total += line
            doublings += chain
            k += 1
        if self.need == HAND:
            doublings += 1
        if self.deck_empty and self.need == self.hand_size:
            doublings += 1
        return total << doublings

    def tell_meanings(self) -> None:
        """iota.joker.declare: the same lay with every meaning that suits its joker."""
        slot: i64 = 0
        while self.chosen[slot] < cards.JOKER:
            slot += 1
        card = self.chosen[slot]
        for meaning in cards.cards_of(self.dense.domain(self.slots[slot])):
            self.chosen[slot] = card | (meaning + 1) << cards.MEANT
            self.tell()
        self.chosen[slot] = card


@final
class Choices:
    """The full moves of a seat by its takes: each way to take is a hand and a table of its own.

    Where jokers are declared, moves that lay both are left out; `floating` has them, undeclared.
    """

    def __init__(self, attempt: Attempt, *, scored: bool = False, floating: bool = False) -> None:
        self.attempt = attempt
        self.scored = scored
        self.declared = attempt.state.options.declared and not floating
        self.lays: list[Action] = []
        self.points: list[int] = []
        self.passes: list[Action] = []
        self.branch(attempt.grid, attempt.hand, [])
        self.take_jokers()

    def take_jokers(self) -> None:
        """Every joker on the table by every natural of the hand in its domain, also both jokers."""
        attempt = self.attempt
        jokers = [cell for cell in sorted(attempt.grid) if attempt.grid[cell] & cards.CARD >= cards.JOKER]
        after: list[tuple[dict[int, int], list[int], list[int]]] = []
        for cell in jokers:
            for card in fitting(attempt, attempt.grid, attempt.hand, cell):
                grid, hand = exchanged_at(attempt.grid, attempt.hand, card, cell)
                takes = [int(put(card, cell))]
                self.branch(grid, hand, takes)
                if cell == jokers[0] and len(jokers) == 2:
                    after.append((grid, hand, takes))
        for grid, hand, takes in after:
            for card in fitting(attempt, grid, hand, jokers[1]):
                both, left = exchanged_at(grid, hand, card, jokers[1])
                self.branch(both, left, takes + [int(put(card, jokers[1]))])

    def branch(self, grid: dict[int, int], hand: list[int], takes: list[int]) -> None:
        state, seat = self.attempt.state, self.attempt.seat
        moves = Lays(
            DenseGrid(grid, state.settled),
            hand,
            deck_empty=not state.deck,
            scored=self.scored,
            declared=self.declared,
        )
        moves.prefix = takes
        moves.find()
        code = codes.LAYS + len(takes)
        for args in moves.found:
            self.lays.append(Action(seat, code, args))
        self.points += moves.points
        if not takes or not state.options.with_lay:
            for cards in exchanges(hand, len(state.deck)):
                self.passes.append(codes.pass_move(seat, takes, cards))


def fitting(attempt: Attempt, grid: dict[int, int], hand: list[int], cell: int) -> list[int]:
    """The naturals of a hand that may replace a joker (iota.take.fits)."""
    tile = grid[cell]
    if tile >> cards.MEANT:
        return [card for card in hand if card == (tile >> cards.MEANT) - 1]
    dense = DenseGrid(grid, attempt.state.settled)
    if not dense.solve():
        return []
    domain = dense.domain(dense.place(cell))
    return [card for card in hand if card < cards.JOKER and cards.is_in(card, domain)]


def exchanged_at(
    grid: dict[int, int], hand: list[int], card: int, cell: int
) -> tuple[dict[int, int], list[int]]:
    """Table and hand after a take."""
    after = grid.copy()
    joker = after[cell] & cards.CARD
    after[cell] = card
    return after, sorted([other for other in hand if other != card] + [joker])


def exchanges(hand: list[int], most: int) -> list[tuple[int, ...]]:
    """All parts of a hand that may be exchanged, smallest first; `j1` before `j2`."""
    found: list[tuple[int, ...]] = []
    for mask in range(bit(len(hand))):
        cards = [hand[k] for k in range(len(hand)) if mask >> k & 1]
        if len(cards) <= most and len(cards) <= HAND and not (65 in cards and 64 in hand and 64 not in cards):
            found.append(tuple(cards))
    found.sort(key=len)
    return found

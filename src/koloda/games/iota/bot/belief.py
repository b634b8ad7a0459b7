"""What a seat believes of the others' cards: whoever kept them had no much better lay with them, and a joker
that was taken and not laid is still held.

Only the latest turn of each seat is asked: of its hand it is known then which cards were kept, and which have
come since.
"""

from math import exp, log
from typing import Final, final

from mypy_extensions import i64

from koloda.games.iota.cards import CARD, JOKER
from koloda.games.iota.cells import cell_of, make_cell, tile_of
from koloda.games.iota.grid import DenseGrid
from koloda.games.iota.guess import fill_world, left_out, unseen
from koloda.games.iota.moves import Lays
from koloda.games.iota.notation import read_card, read_lay
from koloda.games.iota.play import Iota
from koloda.games.iota.position import UNKNOWN
from koloda.games.iota.rules.attempts import settled_in
from koloda.games.iota.state import IotaState
from koloda.games.iota.view import IotaView, seen_state
from koloda.kernel import Belief, Chance, Value, View
from koloda.kernel.conjecture import Conjecture

MOST_SEATS: Final = 4
STEPS: Final = 4
"""Exchanges of the walk from one world to the next."""
TEMPER: Final = 8.0
"""By how many points a lay must be better to be made e times as often."""
CARELESS: Final = 0.1
"""How many lays in one say nothing."""
KEPT_JOKER: Final = 14.0
"""Points for which a joker is not laid."""


@final
class LatestTurn:
    """A seat's latest turn: the table before it, the cards that it used, and what they brought."""

    def __init__(self, grid: dict[int, int], deck: i64) -> None:
        self.grid = grid
        self.used: list[int] = []
        """What was laid or given for a joker."""
        self.jokers: list[int] = []
        """What was taken for them."""
        self.points = 0
        self.came: i64 = 0
        """How many cards have come since."""
        self.deck: i64 = deck
        self.lays: Lays | None = None
        self.judged: dict[tuple[int, ...], float] = {}

    def likelihood(self, kept: list[int], settled: tuple[tuple[int, int], ...]) -> float:
        """How likely this turn was with these cards beside those that it used: a logarithm."""
        hand = sorted([card for card in kept if card not in self.jokers] + self.used)
        key = tuple(hand)
        known = self.judged.get(key)
        if known is not None:
            return known
        lays = self.lays
        if lays is None:
            dense = DenseGrid(self.grid, settled_in(self.grid, settled))
            lays = Lays(dense, [], deck_empty=self.deck == 0, scored=True, declared=False)
            self.lays = lays
        lays.deal(hand)
        missed = float(lays.best() - self.points)
        if missed > 0.0:
            missed -= KEPT_JOKER * float(len([card for card in kept if card >= JOKER]))
        found = log((1.0 - CARELESS) * exp(-max(0.0, missed) / TEMPER) + CARELESS)
        self.judged[key] = found
        return found


@final
class IotaBelief(Belief):
    """All hands, as one seat can know them."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.grid: dict[int, int] = {}
        self.deck: i64 = 0
        self.declared = False
        self.turns: list[LatestTurn | None] = [None] * MOST_SEATS
        self.jokers: list[list[int]] = [[] for _ in range(MOST_SEATS)]
        """Those that a seat has taken and not laid."""
        self.now: LatestTurn | None = None
        self.guesses: Guesses | None = None

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        self.guesses = None
        if kind == "turn":
            self.now = LatestTurn(self.grid.copy(), self.deck)
        elif kind == "starter":
            self.grid = {int(make_cell(0, 0)): int(read_card(str(values["card"])))}
        elif kind == "took":
            self.take(seat, read_lay(str(values["card"]), True))
        elif kind == "laid":
            named = values["cards"]
            assert isinstance(named, tuple)
            for text in named:
                self.lay(seat, read_lay(text, True))
            self.keep(seat)
        elif kind == "scored":
            turn = self.turns[seat]
            points = values["points"]
            if turn is not None and isinstance(points, int):
                turn.points = points
        elif kind == "passed":
            self.keep(seat)
        elif kind == "drew" or kind == "exchanged":
            count = values["count"]
            turn = self.turns[seat]
            if turn is not None and isinstance(count, int):
                turn.came += count
                self.deck -= count if kind == "drew" else 0

    def take(self, seat: i64, step: i64) -> None:
        """A joker for a natural."""
        cell, card = int(cell_of(step)), int(tile_of(step))
        if cell not in self.grid:
            return  # the game was not seen from its beginning
        joker = self.grid[cell] & int(CARD)
        self.grid[cell] = card
        self.jokers[seat].append(joker)
        now = self.now
        if now is not None:
            now.used.append(card)
            now.jokers.append(joker)

    def lay(self, seat: i64, step: i64) -> None:
        tile = int(tile_of(step))
        card = tile & int(CARD)
        self.grid[int(cell_of(step))] = tile
        now = self.now
        if card in self.jokers[seat]:
            self.jokers[seat].remove(card)
            if now is not None and card in now.jokers:
                now.jokers.remove(card)
                return
        if now is not None:
            now.used.append(card)

    def keep(self, seat: i64) -> None:
        """The turn is over: what was not laid was kept."""
        now = self.now
        if now is not None and seat != self.seat:
            self.turns[seat] = now

    def look(self, view: View) -> None:
        assert isinstance(view, IotaView)
        table = view.table
        self.deck = len(view.deck)
        if self.grid != table.grid:
            self.grid = table.grid.copy()
            self.turns = [None] * MOST_SEATS
        lying = [tile & int(CARD) for tile in table.grid.values()] + view.deck + (view.hands[view.seat] or [])
        for held in self.jokers:
            held[:] = [card for card in held if card not in lying]
        self.guesses = None

    # Worlds

    def world(self, view: View, chance: Chance) -> Iota:
        assert isinstance(view, IotaView)
        guesses = self.guesses
        if guesses is None:
            guesses = self.begin(view, chance)
            self.guesses = guesses
        guesses.walk_on(STEPS, chance)
        state = Iota(view.table.options, view.table.count, chance)
        hands = [guesses.known[seat] + guesses.hands[seat] for seat in range(len(guesses.hands))]
        fill_world(state, view, guesses.out[:], hands, chance.shuffled(guesses.rest), chance)
        return state

    def begin(self, view: IotaView, chance: Chance) -> "Guesses":
        """The hidden cards dealt at random: of each hand those that were kept first."""
        seen = seen_state(view)
        known: list[list[int]] = []
        for seat in range(seen.count):
            named = [card for card in seen.hands[seat] if card != UNKNOWN]
            for joker in self.jokers[seat]:
                if joker not in named and len(named) < len(seen.hands[seat]):
                    named.append(joker)
            known.append(named)
        taken = [card for named in known for card in named]
        rest = chance.shuffled([card for card in unseen(seen, view) if card not in taken])
        out = left_out(view, rest)
        hidden: list[list[int]] = []
        for seat in range(seen.count):
            missing = len(seen.hands[seat]) - len(known[seat])
            hidden.append(rest[:missing])
            rest = rest[missing:]
        turns = self.turns[: int(seen.count)]
        if not seen.has_points():
            turns = [None for _ in turns]
        guesses = Guesses(hidden, rest, known, turns, seen)
        guesses.out = out
        return guesses


@final
class Guesses(Conjecture):
    """Hands of Iota that explain what was laid from them."""

    def __init__(
        self,
        hidden: list[list[int]],
        rest: list[int],
        known: list[list[int]],
        turns: list[LatestTurn | None],
        seen: IotaState,
    ) -> None:
        super().__init__(hidden, rest)
        self.known = known
        self.turns = turns
        self.settled = seen.settled
        self.out: list[int] = []

    def explains(self, seat: i64) -> float:
        turn = self.turns[seat]
        if turn is None:
            return 0.0
        hidden = self.hands[seat]
        kept = len(hidden) - turn.came
        if kept <= 0:
            return 0.0
        return turn.likelihood(hidden[:kept] + self.known[seat], self.settled)

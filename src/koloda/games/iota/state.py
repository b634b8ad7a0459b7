"""What is on the table: hands, deck, grid, points, the draft. No rule in here.

A game goes DEAL → TURN, seat by seat, → OVER; under `table` a move waits in WINDOW to be called.
"""

from typing import Final

from mypy_extensions import i64

from koloda.games.iota import cards, phases
from koloda.games.iota.options import IotaOptions
from koloda.kernel import Action, Chance, State
from koloda.kernel.seats import EVERYTHING, NOBODY, SPECTATOR, all_seats, bit

HAND: Final[i64] = 4
LARGEST: Final[i64] = 16
"""No hand grows beyond HAND in play; a written position may show one that did."""

NOTHING: Final[dict[int, int]] = {}
NO_CARDS: Final[list[int]] = []
NO_HANDS: Final[list[list[int]]] = []


class IotaPublic(State):
    """What everybody at the table sees; a view holds a copy of it, a guess starts from it.

    `grid` is tile by cell. The latest points, lines and verdict are for whoever asks; they are no part of
    the position.
    """

    def __init__(self, options: IotaOptions, count: i64, chance: Chance | None) -> None:
        super().__init__(count, chance)
        self.options = options
        self.phase: i64 = phases.DEAL
        self.turn: i64 = NOBODY
        self.first: i64 = NOBODY
        self.grid: dict[int, int] = NOTHING
        self.points: tuple[int, ...] = ()
        self.dry: i64 = 0
        self.agreed: i64 = 0
        self.settled: tuple[tuple[int, int], ...] = ()
        self.end: i64 = 0
        self.score: tuple[int, int] = (0, 0)
        self.lines_scored: list[int] = NO_CARDS
        self.verdict = "-"

    def copy_public(self, other: "IotaPublic") -> None:
        self.options = other.options
        self.phase = other.phase
        self.turn = other.turn
        self.first = other.first
        self.grid = other.grid.copy()
        self.points = other.points
        self.dry = other.dry
        self.agreed = other.agreed
        self.settled = other.settled
        self.end = other.end
        self.score = other.score
        self.lines_scored = other.lines_scored
        self.verdict = other.verdict

    def after(self, seat: i64) -> i64:
        """The next seat clockwise (iota.turn.order)."""
        return 0 if seat + 1 == self.count else seat + 1

    def has_points(self) -> bool:
        return not self.options.kids

    def total(self, seat: i64) -> int:
        return self.points[seat] if self.points else 0

    def enter(self, phase: i64, turn: i64) -> None:
        """A new phase: whoever is asked gets a new window."""
        self.phase = phase
        self.turn = turn
        self.opened = self.step

    def header(self) -> str:
        return self.options.header(self.count)


class IotaState(IotaPublic):
    """Hands are sorted; the deck is top first; `known` has, by card, the seats that know its place in the
    deck. Draft and waiting move are not applied to hands and grid."""

    def __init__(self, options: IotaOptions, count: i64, chance: Chance | None) -> None:
        super().__init__(options, count, chance)
        self.hands: list[list[int]] = NO_HANDS
        self.deck: list[int] = NO_CARDS
        self.out: list[int] = NO_CARDS
        self.draft: tuple[int, ...] = ()
        self.move: Action | None = None
        self.known: dict[int, int] = NOTHING

    def lay_out(self) -> None:
        """Room for the cards, which a clone has from the state it copies."""
        self.grid = {}
        self.hands = [[] for _ in range(self.count)]
        self.deck = cards.PACK[:]
        self.known = {}

    def copy_table(self, other: "IotaState") -> None:
        """Everything but the kernel's part."""
        self.copy_public(other)
        self.hands = [hand[:] for hand in other.hands]
        self.deck = other.deck[:]
        self.out = other.out
        self.draft = other.draft
        self.move = other.move
        self.known = other.known.copy()

    def knows(self, seat: i64, card: int) -> bool:
        """Whether a seat knows the place of a card in the deck; a spectator what everybody knows."""
        mask = self.known.get(card, 0)
        if seat == SPECTATOR:
            return mask == all_seats(self.count)
        return seat == EVERYTHING or mask & bit(seat) != 0

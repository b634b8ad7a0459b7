"""What is on the table: hands, deck, grid, points, the draft. No rule in here.

A game goes DEAL → TURN, seat by seat, → OVER; under `table` a move waits in WINDOW to be called.
"""

from typing import Final

from mypy_extensions import i64

from koloda.games.iota.cards import PACK
from koloda.games.iota.options import IotaOptions
from koloda.kernel.actions import Action
from koloda.kernel.chance import Chance
from koloda.kernel.state import State

PHASES: Final = ["DEAL", "TURN", "WINDOW", "OVER"]
DEAL: Final = 0
TURN: Final = 1
WINDOW: Final = 2
OVER: Final = 3

ENDS: Final = ["-", "out", "stuck", "stall"]
OUT: Final = 1
STUCK: Final = 2
STALL: Final = 3

NOBODY: Final = -1
HAND: Final[i64] = 4
LARGEST: Final[i64] = 16
"""No hand grows beyond HAND in play; a written position may show one that did."""


class IotaState(State):
    """`table` is tile by cell; hands are sorted; the deck is top first; `known` has, by card, the
    seats that know its place in the deck. Draft and waiting move are not applied to hands and table.

    The latest points, lines and verdict are for whoever asks; they are no part of the position.
    """

    def __init__(self, options: IotaOptions, count: i64, chance: Chance | None) -> None:
        super().__init__(count, chance)
        self.options = options
        self.phase: i64 = DEAL
        self.opened: i64 = 0
        self.turn: i64 = NOBODY
        self.first: i64 = NOBODY
        self.table: dict[int, int] = {}
        self.hands: list[list[int]] = [[] for _ in range(count)]
        self.deck: list[int] = PACK[:]
        self.out: list[int] = []
        self.points: list[int] = [0] * int(count)
        self.dry: i64 = 0
        self.draft: tuple[int, ...] = ()
        self.move: Action | None = None
        self.agreed: i64 = 0
        self.settled: tuple[tuple[int, int], ...] = ()
        self.known: dict[int, int] = {}
        self.end: i64 = 0
        self.score: tuple[int, int] = (0, 0)
        self.lines_scored: list[int] = []
        self.verdict = "-"

    def copy_table(self, other: "IotaState") -> None:
        """Everything but the kernel's part."""
        self.options = other.options
        self.phase = other.phase
        self.opened = other.opened
        self.turn = other.turn
        self.first = other.first
        self.table = other.table.copy()
        self.hands = [hand[:] for hand in other.hands]
        self.deck = other.deck[:]
        self.out = other.out
        self.points = other.points[:]
        self.dry = other.dry
        self.draft = other.draft
        self.move = other.move
        self.agreed = other.agreed
        self.settled = other.settled
        self.known = other.known.copy()
        self.end = other.end
        self.score = other.score
        self.lines_scored = other.lines_scored
        self.verdict = other.verdict

    def after(self, seat: i64) -> i64:
        """The next seat clockwise (iota.turn.order)."""
        return 0 if seat + 1 == self.count else seat + 1

    def has_points(self) -> bool:
        return not self.options.kids

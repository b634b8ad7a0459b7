"""What lies on the market, and its words as numbers."""

from typing import Final

from koloda.kernel.chance import Chance
from koloda.kernel.errors import NotationError
from koloda.kernel.facts import CARDS, EXACT, PAIRS, PILE, SET
from koloda.kernel.options import Option, read_options, write_options
from koloda.kernel.seats import (
    all_seats,
    bit,
    letter,
)
from koloda.kernel.state import State

CARD_CODES: Final = [fruit + str(number) for fruit in "pqr" for number in range(1, 7)]
FRUITS: Final = "pqr"
PACK: Final = list(range(len(CARD_CODES)))
NOTE_LENGTH: Final = 60
NOBODY: Final = -1

PHASES: Final = ["DEAL", "TURN", "OFFER", "HAGGLE", "OVER"]
DEAL, TURN, OFFER, HAGGLE, OVER = range(5)

WORDS: Final = ["draw", "roll", "pass", "haggle", "yield", "stand", "call", "drop"]
DRAW, ROLL, PASS, HAGGLES, YIELD, STAND, CALL, DROP = range(8)
SELL, ASK = 8, 9
DENY, MOVE, GIVE = 16, 32, 64
"""DENY and MOVE with the seat, GIVE with seat * 32 + card."""
CLOSE_OFFER, CLOSE_HAGGLE, CLOSE_TURN, EXPIRE, DECK, DIE = 1000, 1001, 1002, 1100, 1200, 1201
HOST_WORDS: Final = {"close offer": CLOSE_OFFER, "close haggle": CLOSE_HAGGLE, "close turn": CLOSE_TURN}

OPTIONS: Final = [
    Option("referee", "strict", "market.call", words=("strict", "table")),
    Option("hand", "3", "market.deal", least=1, most=3),
    Option("days", "20", "market.over", least=1, most=60),
]
FIELDS: Final = [
    "deck", "places", "rows", "coins", "turn", "phase", "day", "sale", "haggled", "passed", "asks",
]  # fmt: skip
KINDS: Final = {
    **{letter(seat): (CARDS, 0) for seat in range(5)},
    "deck": (PILE, 0),
    "places": (EXACT, 0),
    "coins": (PAIRS, 0),
    "total": (PAIRS, 0),
    "haggled": (SET, 0),
    "passed": (SET, 0),
    "over": (SET, 0),
}

SLOTS: Final = 16
CALL_SLOT, TURN_SLOT, OFFER_SLOT, HAGGLE_SLOT, ASK_SLOT = 0, 1, 2, 3, 4

Ask = tuple[int, int, str]
"""Who is asked, for which fruit, with which note."""


class MarketState(State):
    def __init__(self, options: dict[str, str], count: int, chance: Chance | None) -> None:
        super().__init__(count, chance)
        self.options = options
        self.table = options["referee"] == "table"
        self.phase = DEAL
        self.hands: list[list[int]] = [[] for _ in range(count)]
        self.deck: list[int] = []
        self.places = list(range(count))
        self.rows: list[list[int]] = [[] for _ in range(count)]
        self.coins = [0] * count
        self.turn = 0
        self.day = 1
        self.sale: list[int] = []
        self.seller = NOBODY
        self.halved = False
        self.haggler = NOBODY
        self.haggled = 0
        self.passed = 0
        self.called = 0
        self.asks: list[Ask | None] = [None] * count
        self.opened = 0
        self.offer_opened = 0
        self.asked_times = [0] * (count * count)

    def copy_open(self, other: "MarketState") -> None:
        """What lies open for everybody."""
        self.options, self.table = other.options, other.table
        self.phase, self.turn, self.day = other.phase, other.turn, other.day
        self.places = other.places[:]
        self.rows = [row[:] for row in other.rows]
        self.coins = other.coins[:]
        self.sale, self.seller, self.halved = other.sale[:], other.seller, other.halved
        self.haggler, self.haggled = other.haggler, other.haggled
        self.opened, self.offer_opened = other.opened, other.offer_opened

    def copy_table(self, other: "MarketState") -> None:
        self.copy_open(other)
        self.hands = [hand[:] for hand in other.hands]
        self.deck = other.deck[:]
        self.passed, self.called = other.passed, other.called
        self.asks = other.asks[:]
        self.asked_times = other.asked_times[:]

    def others(self, seat: int) -> int:
        return all_seats(self.count) & ~bit(seat)

    def header(self) -> str:
        return f"{self.count}p {write_options(OPTIONS, self.options)}"


def is_mixed(cards: tuple[int, ...]) -> bool:
    return len({card // 6 for card in cards}) > 1


def agree(count: int, given: dict[str, str]) -> dict[str, str]:
    if not 2 <= count <= 5:
        raise NotationError(f"the market is for 2 to 5 traders, not {count}", clause="market.deal")
    return read_options(OPTIONS, given)

"""What lies on the market, and its words as numbers."""

from typing import Final

from koloda.kernel import Chance, NotationError, Option, State
from koloda.kernel.options import read_options, write_options
from koloda.kernel.seats import NOBODY, all_seats, bit
from koloda.kernel.verbs import read_quoted, write_quoted

CARD_CODES: Final = [fruit + str(number) for fruit in "pqr" for number in range(1, 7)]
FRUITS: Final = "pqr"
PACK: Final = list(range(len(CARD_CODES)))
NOTE_LENGTH: Final = 60

PHASES: Final = ["DEAL", "TURN", "OFFER", "HAGGLE", "OVER"]
DEAL, TURN, OFFER, HAGGLE, OVER = range(5)

DRAW, ROLL, PASS, HAGGLES, YIELD, STAND, CALL, DROP = range(8)
SELL, ASK = 8, 9
DENY, MOVE, GIVE = 16, 32, 64
"""DENY and MOVE with the seat, GIVE with seat * 32 + card."""
CLOSE_OFFER, CLOSE_HAGGLE, CLOSE_TURN, EXPIRE, DECK, DIE = 1000, 1001, 1002, 1100, 1200, 1201

OPTIONS: Final = [
    Option("referee", "strict", "market.call", words=("strict", "table")),
    Option("hand", "3", "market.deal", least=1, most=3),
    Option("days", "20", "market.over", least=1, most=60),
]
CALL_SLOT, TURN_SLOT, OFFER_SLOT, HAGGLE_SLOT, ASK_SLOT = 0, 1, 2, 3, 4

Ask = tuple[int, int, str]
"""Who is asked, for which fruit, with which note."""


class MarketPublic(State):
    """What lies open for everybody."""

    def __init__(self, options: dict[str, str], count: int, chance: Chance | None) -> None:
        super().__init__(count, chance)
        self.options = options
        self.table = options["referee"] == "table"
        self.phase = DEAL
        self.places = list(range(count))
        self.rows: list[list[int]] = [[] for _ in range(count)]
        self.coins = [0] * count
        self.turn = 0
        self.day = 1
        self.sale: list[int] = []
        self.seller = int(NOBODY)
        self.halved = False
        self.haggler = int(NOBODY)
        self.haggled = 0

    def copy_public(self, other: "MarketPublic") -> None:
        self.options, self.table = other.options, other.table
        self.phase, self.turn, self.day = other.phase, other.turn, other.day
        self.places = other.places[:]
        self.rows = [row[:] for row in other.rows]
        self.coins = other.coins[:]
        self.sale, self.seller, self.halved = other.sale[:], other.seller, other.halved
        self.haggler, self.haggled = other.haggler, other.haggled

    def others(self, seat: int) -> int:
        return all_seats(self.count) & ~bit(seat)

    def header(self) -> str:
        return f"{self.count}p {write_options(OPTIONS, self.options)}"


class MarketState(MarketPublic):
    """`played` is the step of the latest sale; requests are counted by pair, for their windows."""

    def __init__(self, options: dict[str, str], count: int, chance: Chance | None) -> None:
        super().__init__(options, count, chance)
        self.hands: list[list[int]] = [[] for _ in range(count)]
        self.deck: list[int] = []
        self.passed = 0
        self.called = 0
        self.asks: list[Ask | None] = [None] * count
        self.asked_times = [0] * (count * count)

    def copy_table(self, other: "MarketState") -> None:
        self.copy_public(other)
        self.hands = [hand[:] for hand in other.hands]
        self.deck = other.deck[:]
        self.passed, self.called = other.passed, other.called
        self.asks = other.asks[:]
        self.asked_times = other.asked_times[:]


def read_card(text: str) -> int:
    if text not in CARD_CODES:
        raise NotationError(f"{text!r} is no card of the market")
    return CARD_CODES.index(text)


def write_cards(cards: list[int]) -> str:
    return " ".join(CARD_CODES[card] for card in cards) or "-"


def read_fruit(text: str) -> int:
    if len(text) != 1 or text not in FRUITS:
        raise NotationError(f"{text!r} is no fruit: p, q or r is meant")
    return FRUITS.index(text)


def read_note(text: str) -> str:
    return read_quoted(text, NOTE_LENGTH, "a note")


def write_note(note: str) -> str:
    return write_quoted(note)


def is_mixed(cards: tuple[int, ...]) -> bool:
    return len({card // 6 for card in cards}) > 1


def agree(count: int, given: dict[str, str]) -> dict[str, str]:
    if not 2 <= count <= 5:
        raise NotationError(f"the market is for 2 to 5 traders, not {count}", clause="market.deal")
    return read_options(OPTIONS, given)

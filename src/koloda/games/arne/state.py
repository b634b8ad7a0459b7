"""What is on the table: places, fields, hands, piles, whose turn, what was claimed. No rule in here.

A game goes SETUP → COLOUR → MOVE (with a BEAT after each black card) → GIVE, QUIET or END → the next
MOVE, until the last card is taken; then FINAL, a lap of black cards, and OVER.

Players are numbers from 0 (`A`); places at the table are numbers from 1, and a field belongs to a place.
"""

from typing import Final

from mypy_extensions import i64

from koloda.games.arne.cards import COLOUR_OF, GONE, MINUS, ONE
from koloda.games.arne.options import ArneOptions
from koloda.kernel.chance import Chance
from koloda.kernel.state import State

PHASES: Final = ["COLOUR", "MOVE", "BEAT", "GIVE", "QUIET", "END", "FINAL", "OVER", "SETUP"]
COLOUR: Final[i64] = 0
MOVE: Final[i64] = 1
BEAT: Final[i64] = 2
GIVE: Final[i64] = 3
QUIET: Final[i64] = 4
END: Final[i64] = 5
FINAL: Final[i64] = 6
OVER: Final[i64] = 7
SETUP: Final[i64] = 8

MOVED: Final = [
    "-", "play", "disc", "skip", "x3", "pull", "2black", "2score", "draw3", "pass", "swap", "stolen",
]  # fmt: skip
NOT_MOVED: Final[i64] = 0
PLAYED: Final[i64] = 1
DISCARDED: Final[i64] = 2
SKIPPED: Final[i64] = 3
TRIPLED: Final[i64] = 4
PULLED: Final[i64] = 5
ASKED_BLACK: Final[i64] = 6
ASKED_SCORE: Final[i64] = 7
DREW: Final[i64] = 8
PASSED: Final[i64] = 9
SWAPPED: Final[i64] = 10
STOLEN: Final[i64] = 11

NOBODY: Final[i64] = -1
DUMMY: Final[i64] = 0
"""The dummy's field."""
FACE_UP: Final[i64] = 63
"""The mark of a card on the discard that everybody saw; otherwise the player who put it there."""


class ArneState(State):
    """`fields` and `colours` are by place, the dummy's first; `hands` and `places` by player.

    Hands and piles are immutable rows of cards, so that a clone shares them. `opened_at` and `beat_at`
    number the windows; `answer` is that of the last call: both are no part of the position.
    """

    def __init__(self, options: ArneOptions, count: i64, chance: Chance | None) -> None:
        super().__init__(count, chance)
        self.options = options
        self.phase: i64 = SETUP
        self.hands: list[bytes] = [b""] * count
        self.places: list[int] = [seat + 1 for seat in range(count)]
        self.sitters: list[int] = [-1] + list(range(count))
        self.colours: list[int] = [0] * (count + 1)
        self.fields: list[tuple[int, ...]] = [()] * (count + 1)
        self.pile = b""
        self.marks = b""
        self.deck = options.unshuffled
        self.drawn: i64 = 0
        self.turn: i64 = NOBODY
        self.first: i64 = NOBODY
        self.direction: i64 = 1
        self.claim: i64 = NOBODY
        self.flips: i64 = 0
        self.asked: i64 = NOBODY
        self.asked_colour: i64 = 0
        self.moved: i64 = NOT_MOVED
        self.owed: i64 = 0
        self.breach: i64 = NOT_MOVED
        self.called: i64 = 0
        self.opener: i64 = NOBODY
        self.agreed: i64 = 0
        self.lap: tuple[int, ...] = ()
        self.owner: i64 = 0
        self.answer: i64 = -1
        self.opened_at: i64 = 0
        self.beat_at: i64 = 0

    def copy_table(self, other: "ArneState") -> None:
        """Everything but the kernel's part."""
        self.options = other.options
        self.phase = other.phase
        self.hands = other.hands[:]
        self.places = other.places[:]
        self.sitters = other.sitters[:]
        self.colours = other.colours[:]
        self.fields = other.fields[:]
        self.pile = other.pile
        self.marks = other.marks
        self.deck = other.deck
        self.drawn = other.drawn
        self.turn = other.turn
        self.first = other.first
        self.direction = other.direction
        self.claim = other.claim
        self.flips = other.flips
        self.asked = other.asked
        self.asked_colour = other.asked_colour
        self.moved = other.moved
        self.owed = other.owed
        self.breach = other.breach
        self.called = other.called
        self.opener = other.opener
        self.agreed = other.agreed
        self.lap = other.lap
        self.owner = other.owner
        self.answer = other.answer
        self.opened_at = other.opened_at
        self.beat_at = other.beat_at

    # Hands

    def holds(self, seat: i64, card: i64) -> bool:
        return ONE[card] in self.hands[seat]

    def receive(self, seat: i64, card: i64) -> None:
        self.hands[seat] = self.hands[seat] + ONE[card]

    def lose(self, seat: i64, card: i64) -> None:
        """The first such card in hand order."""
        hand = self.hands[seat]
        at = hand.find(ONE[card])
        self.hands[seat] = hand[:at] + hand[at + 1 :]

    def has_white(self, seat: i64) -> bool:
        for card in self.hands[seat]:
            if card < MINUS:
                return True
        return False

    # Piles

    def deck_left(self) -> i64:
        return len(self.deck) - self.drawn

    def take_top(self) -> i64:
        """The top card of the deck."""
        card = self.deck[self.drawn]
        self.drawn += 1
        return card

    def throw(self, card: i64, mark: i64 = FACE_UP) -> None:
        """On top of the discard."""
        self.pile = self.pile + ONE[card]
        self.marks = self.marks + ONE[mark]

    def unthrow(self, at: i64) -> i64:
        """Takes a card out of the discard."""
        card = self.pile[at]
        self.pile = self.pile[:at] + self.pile[at + 1 :]
        self.marks = self.marks[:at] + self.marks[at + 1 :]
        return card

    # Fields

    def stack(self, field: i64, number: i64) -> i64:
        """The stack of that number, GONE where none lies."""
        row = self.fields[field]
        return row[number - 1] if number <= len(row) else GONE

    def set_stack(self, field: i64, number: i64, stack: i64) -> None:
        row = self.fields[field]
        self.fields[field] = row[: number - 1] + (int(stack),) + row[number:]

    def add_stack(self, field: i64, stack: i64) -> i64:
        """Lays a stack down; its number."""
        self.fields[field] = self.fields[field] + (int(stack),)
        return len(self.fields[field])

    def fits(self, field: i64, card: i64) -> bool:
        """Whether a card has a colour of this field."""
        return (self.colours[field] >> COLOUR_OF[card] & 1) != 0

    # Places

    def owns_dummy(self, seat: i64) -> bool:
        return self.owner != 0 and self.owner == self.places[seat]

    def after(self, place: i64, direction: i64) -> i64:
        """The next place in a direction."""
        place += direction
        return 1 if place > self.count else self.count if place < 1 else place

    def opposite(self, place: i64) -> i64:
        """The partner's place (arne.team.setup)."""
        return (place - 1 + self.count // 2) % self.count + 1

    def is_final(self) -> bool:
        """Whether the last card of the deck has been taken (arne.final.start)."""
        return self.drawn == len(self.deck)

    def is_last_round_beat(self) -> bool:
        return self.phase == BEAT and len(self.lap) > 0

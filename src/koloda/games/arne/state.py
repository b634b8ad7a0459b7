"""What is on the table: places, fields, hands, piles, whose turn, what was claimed. No rule in here.

A game goes SETUP → COLOUR → MOVE (with a BEAT after each black card) → GIVE, QUIET or END → the next
MOVE, until the last card is taken; then FINAL, a lap of black cards, and OVER.

Players are numbers from 0 (`A`); places at the table are numbers from 1, and a field belongs to a place.
"""

from typing import Final

from mypy_extensions import i64

from koloda.games.arne import cards, phases
from koloda.games.arne.options import ArneOptions
from koloda.kernel import Chance, State
from koloda.kernel.seats import NOBODY

DUMMY: Final[i64] = 0
"""The dummy's field."""
FACE_UP: Final[i64] = 63
"""The mark of a card on the discard that everybody saw; otherwise the player who put it there."""


class ArnePublic(State):
    """What everybody at the table sees; a view holds a copy of it, a guess starts from it.

    `fields` and `colours` are by place, the dummy's first; `places` by player. `marks` are who put the cards
    of the discard there.
    """

    def __init__(self, options: ArneOptions, count: i64, chance: Chance | None) -> None:
        super().__init__(count, chance)
        self.options = options
        self.phase: i64 = phases.SETUP
        self.places: list[int] = []
        self.sitters: list[int] = []
        self.colours: list[int] = []
        self.fields: list[tuple[int, ...]] = []
        self.marks = b""
        self.turn: i64 = NOBODY
        self.first: i64 = NOBODY
        self.direction: i64 = 1
        self.claim: i64 = NOBODY
        self.flips: i64 = 0
        self.asked: i64 = NOBODY
        self.asked_colour: i64 = 0
        self.moved: i64 = phases.NOT_MOVED
        self.called: i64 = 0
        self.opener: i64 = NOBODY
        self.agreed: i64 = 0
        self.lap: tuple[int, ...] = ()
        self.owner: i64 = 0

    def copy_public(self, other: "ArnePublic") -> None:
        self.options = other.options
        self.phase = other.phase
        self.places = other.places[:]
        self.sitters = other.sitters[:]
        self.colours = other.colours[:]
        self.fields = other.fields[:]
        self.marks = other.marks
        self.turn = other.turn
        self.first = other.first
        self.direction = other.direction
        self.claim = other.claim
        self.flips = other.flips
        self.asked = other.asked
        self.asked_colour = other.asked_colour
        self.moved = other.moved
        self.called = other.called
        self.opener = other.opener
        self.agreed = other.agreed
        self.lap = other.lap
        self.owner = other.owner

    def header(self) -> str:
        return self.options.header(self.count)

    # Fields

    def stack(self, field: i64, number: i64) -> i64:
        """The stack of that number, GONE where none lies."""
        row = self.fields[field]
        return row[number - 1] if number <= len(row) else cards.GONE

    def set_stack(self, field: i64, number: i64, stack: i64) -> None:
        row = self.fields[field]
        self.fields[field] = row[: number - 1] + (int(stack),) + row[number:]

    def add_stack(self, field: i64, stack: i64) -> i64:
        """Lays a stack down; its number."""
        self.fields[field] = self.fields[field] + (int(stack),)
        return len(self.fields[field])

    def fits(self, field: i64, card: i64) -> bool:
        """Whether a card has a colour of this field."""
        return (self.colours[field] >> cards.COLOUR_OF[card] & 1) != 0

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

    def is_last_round_beat(self) -> bool:
        return self.phase == phases.BEAT and len(self.lap) > 0


class ArneState(ArnePublic):
    """`hands` are by player. Hands and piles are immutable rows of cards, so that a clone shares them.
    `answer` is that of the last call: no part of the position."""

    def __init__(self, options: ArneOptions, count: i64, chance: Chance | None) -> None:
        super().__init__(options, count, chance)
        self.hands: list[bytes] = []
        self.pile = b""
        self.deck = options.unshuffled
        self.drawn: i64 = 0
        self.owed: i64 = 0
        self.breach: i64 = phases.NOT_MOVED
        self.answer: i64 = -1

    def lay_out(self) -> None:
        """An empty table, which a clone has from the state it copies."""
        count = int(self.count)
        self.hands = [b""] * count
        self.places = [seat + 1 for seat in range(count)]
        self.sitters = [-1] + list(range(count))
        self.colours = [0] * (count + 1)
        self.fields = [()] * (count + 1)

    def copy_table(self, other: "ArneState") -> None:
        """Everything but the kernel's part."""
        self.copy_public(other)
        self.hands = other.hands[:]
        self.pile = other.pile
        self.deck = other.deck
        self.drawn = other.drawn
        self.owed = other.owed
        self.breach = other.breach
        self.answer = other.answer

    # Hands

    def holds(self, seat: i64, card: i64) -> bool:
        return cards.ONE[card] in self.hands[seat]

    def receive(self, seat: i64, card: i64) -> None:
        self.hands[seat] = self.hands[seat] + cards.ONE[card]

    def lose(self, seat: i64, card: i64) -> None:
        """The first such card in hand order."""
        hand = self.hands[seat]
        at = hand.find(cards.ONE[card])
        self.hands[seat] = hand[:at] + hand[at + 1 :]

    def has_white(self, seat: i64) -> bool:
        for card in self.hands[seat]:
            if card < cards.MINUS:
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
        self.pile = self.pile + cards.ONE[card]
        self.marks = self.marks + cards.ONE[mark]

    def unthrow(self, at: i64) -> i64:
        """Takes a card out of the discard."""
        card = self.pile[at]
        self.pile = self.pile[:at] + self.pile[at + 1 :]
        self.marks = self.marks[:at] + self.marks[at + 1 :]
        return card

    def is_final(self) -> bool:
        """Whether the last card of the deck has been taken (arne.final.start)."""
        return self.drawn == len(self.deck)

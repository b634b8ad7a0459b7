"""What is on the table: hands, piles, whose move, what is owed. No rule in here.

A deal goes DEAL → FIRST → MOVE ⇄ DRAWN, with RACE and SWAP inside a play, until somebody has won:
under the table referee FINAL first, then OVER.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from koloda.games.montana import phases
from koloda.games.montana.cards import DIGIT_PILE, DIGITS, NO_CARD, PILES
from koloda.games.montana.options import MontanaOptions
from koloda.kernel import Chance, State
from koloda.kernel.masks import BITS, lowest
from koloda.kernel.seats import NOBODY, bit

ROW: Final = 3
"""A hand is a row of three numbers: masks of the cards held once and twice, and how many there are."""
PACK_SIZE: Final = 100
NO_NUMBERS: Final = vec[i64]()
NO_CARDS: Final = vec[u8]()
NO_PILES: Final[list[tuple[int, ...]]] = []

Entry = tuple[int, ...]
"""One line of the journal: what happened, to whom, and the cards in the order they came."""
TOOK: Final = 0
PAID: Final = 1
SWAPPED: Final = 2
"""SWAPPED has the two seats."""
RECYCLED: Final = 3


class MontanaPublic(State):
    """What everybody at the table sees; a view holds a copy of it, a guess starts from it.

    `played` is the step of the play that lies open, `paused` the one at which it was settled.
    """

    def __init__(self, options: MontanaOptions, count: i64, chance: Chance | None) -> None:
        super().__init__(count, chance)
        self.options = options
        self.phase: i64 = phases.DEAL
        self.turn: i64 = NOBODY
        self.direction: i64 = 1
        self.deck_size: i64 = 0
        self.pile_size: i64 = 0
        self.tops: vec[i64] = NO_NUMBERS
        self.age: tuple[int, ...] = (0, 1, 2)
        self.owed: i64 = 0
        self.skip: i64 = 0
        self.said: i64 = 0
        self.last: i64 = 1
        self.idle: i64 = 0
        self.moves: i64 = 0
        self.first: i64 = NOBODY
        self.points: tuple[int, ...] = ()
        self.winner: i64 = NOBODY
        # Inside a play
        self.stage: i64 = phases.SETTLED
        self.below: i64 = phases.RESOLVING
        self.triggers: tuple[int, ...] = ()
        self.seven: i64 = 0
        self.changed: i64 = 0
        # The open play
        self.open: i64 = NOBODY
        self.laid_on: i64 = NOBODY
        self.astray: i64 = 0
        self.spent: i64 = 0
        self.penalised: i64 = 0

    def copy_public(self, other: "MontanaPublic") -> None:
        self.options = other.options
        self.phase = other.phase
        self.turn = other.turn
        self.direction = other.direction
        self.deck_size = other.deck_size
        self.pile_size = other.pile_size
        self.tops = other.tops[:]
        self.age = other.age
        self.owed = other.owed
        self.skip = other.skip
        self.said = other.said
        self.last = other.last
        self.idle = other.idle
        self.moves = other.moves
        self.first = other.first
        self.points = other.points
        self.winner = other.winner
        self.stage = other.stage
        self.below = other.below
        self.triggers = other.triggers
        self.seven = other.seven
        self.changed = other.changed
        self.open = other.open
        self.laid_on = other.laid_on
        self.astray = other.astray
        self.spent = other.spent
        self.penalised = other.penalised

    # Seats

    def after(self, seat: i64) -> i64:
        """The neighbour in the present direction (montana.next.dir)."""
        at = seat + self.direction
        if at == self.count:
            return 0
        return at if at >= 0 else self.count - 1

    def in_order(self, seat: i64) -> list[int]:
        """All seats in order of play, from that one on."""
        order: list[int] = []
        i: i64 = 0
        while i < self.count:
            order.append(int(seat))
            seat = self.after(seat)
            i += 1
        return order

    def mover(self) -> i64:
        """The player of the open play, else the one whose move it is."""
        return self.open if self.open >= 0 else self.turn

    def enter(self, phase: i64, turn: i64) -> None:
        """A new phase: whoever is asked gets a new window."""
        self.phase = phase
        self.turn = turn
        self.opened = self.step

    def digit_pile(self, digit: i64) -> i64:
        """The pile on which that digit rule is active; NOBODY when it is not."""
        pile: i64 = DIGIT_PILE
        while pile < PILES:
            if self.tops[pile] == DIGITS + digit - 1:
                return pile
            pile += 1
        return NOBODY

    def header(self) -> str:
        return self.options.header(self.count)


class MontanaState(MontanaPublic):
    """While a play can be taken back, or lies open in a race or swap, `base` is the position before it
    and `journal` what it has done to the hands since."""

    def __init__(self, options: MontanaOptions, count: i64, chance: Chance | None) -> None:
        super().__init__(options, count, chance)
        self.hands: vec[i64] = NO_NUMBERS
        self.deck: vec[u8] = NO_CARDS
        self.pile: vec[u8] = NO_CARDS
        self.under: list[tuple[int, ...]] = NO_PILES
        self.drawn: i64 = NO_CARD
        self.times: tuple[int, ...] = ()
        self.journal: tuple[Entry, ...] = ()
        self.wrong: i64 = 0
        self.owes: i64 = 0
        self.due: i64 = 0
        self.unfounded: i64 = 0

    def lay_out(self) -> None:
        """Room for the cards, which a clone has from the state it copies."""
        self.tops = vec[i64]([NO_CARD] * int(PILES))
        self.hands = vec[i64]([0] * (self.count * ROW))
        self.deck = vec[u8]([0] * PACK_SIZE)
        self.pile = vec[u8]([0] * PACK_SIZE)
        self.under = [()] * int(PILES)

    def copy_table(self, other: "MontanaState") -> None:
        """Everything but the kernel's part."""
        self.copy_public(other)
        self.hands = other.hands[:]
        self.deck = other.deck[:]
        self.pile = other.pile[:]
        self.under = other.under[:]
        self.drawn = other.drawn
        self.times = other.times
        self.journal = other.journal
        self.wrong = other.wrong
        self.owes = other.owes
        self.due = other.due
        self.unfounded = other.unfounded

    # Hands

    def size(self, seat: i64) -> i64:
        return self.hands[seat * ROW + 2]

    def held_mask(self, seat: i64) -> i64:
        """The cards in a hand, each once."""
        return self.hands[seat * ROW]

    def copies_in(self, seat: i64, card: i64) -> i64:
        at = seat * ROW
        one = BITS[card]
        if not self.hands[at] & one:
            return 0
        return 2 if self.hands[at + 1] & one else 1

    def add(self, seat: i64, card: i64) -> None:
        hands = self.hands
        at = seat * ROW
        hands[at + 2] = hands[at + 2] + 1
        if hands[at] & BITS[card]:
            at += 1
        hands[at] = hands[at] | BITS[card]

    def remove(self, seat: i64, card: i64) -> None:
        hands = self.hands
        at = seat * ROW
        hands[at + 2] = hands[at + 2] - 1
        if hands[at + 1] & BITS[card]:
            at += 1
        hands[at] = hands[at] & ~BITS[card]

    def empty(self, seat: i64) -> None:
        at = seat * ROW
        self.hands[at] = 0
        self.hands[at + 1] = 0
        self.hands[at + 2] = 0

    def swap_hands(self, one: i64, two: i64) -> None:
        hands = self.hands
        i: i64 = 0
        while i < ROW:
            at, to = one * ROW + i, two * ROW + i
            number = hands[at]
            hands[at] = hands[to]
            hands[to] = number
            i += 1

    def cards_in(self, seat: i64) -> list[int]:
        """Every card of a hand, in pack order."""
        cards: list[int] = []
        once = self.hands[seat * ROW]
        twice = self.hands[seat * ROW + 1]
        while once:
            card = lowest(once)
            cards.append(card)
            if twice & BITS[card]:
                cards.append(card)
            once &= once - 1
        return cards

    # Piles

    def top(self) -> i64:
        """The top of the play pile."""
        return i64(self.pile[self.pile_size - 1]) if self.pile_size else NO_CARD

    def lay(self, card: i64) -> None:
        """A number card on top of the play pile."""
        self.pile[self.pile_size] = u8(card)
        self.pile_size += 1

    def pile_cards(self) -> list[int]:
        """The play pile, bottom first."""
        return [int(self.pile[i]) for i in range(self.pile_size)]

    def latest(self) -> list[int]:
        """The cards of the latest number play, the top card last."""
        size = self.pile_size
        return [int(self.pile[i]) for i in range(max(0, size - self.last), size)]

    def deck_cards(self) -> list[int]:
        """The deck, top first."""
        return [int(self.deck[self.deck_size - 1 - i]) for i in range(self.deck_size)]

    def put_on_deck(self, card: i64) -> None:
        self.deck[self.deck_size] = u8(card)
        self.deck_size += 1

    def set_deck(self, cards: list[int]) -> None:
        """A new deck, top first."""
        self.deck_size = 0
        for card in reversed(cards):
            self.put_on_deck(card)

    def put_rule(self, pile: i64, card: i64) -> None:
        """A rule card on its pile; what it covers stays under it."""
        top = self.tops[pile]
        if top >= 0:
            self.under[pile] = self.under[pile] + (int(top),)
        self.tops[pile] = card
        if pile >= DIGIT_PILE:
            number = int(pile - DIGIT_PILE)
            self.age = tuple([other for other in self.age if other != number]) + (number,)

    # The play

    def touch(self, seat: i64) -> None:
        """A hand has changed: montana.shout.form, montana.shout.lapse."""
        self.changed |= bit(seat)
        self.said &= ~bit(seat)
        if self.due & bit(seat) and self.size(seat) != 1:
            self.due &= ~bit(seat)

    def note(self, entry: Entry) -> None:
        """A line of the journal, as long as the play may still be told from its beginning."""
        if self.base is not None:
            self.journal = self.journal + (entry,)

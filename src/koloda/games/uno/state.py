"""What is on the table: hands, piles, whose turn, what is owed. No rule in here.

A round goes DEALER_DRAW → DEAL → (START_COLOUR) → TURN ⇄ DRAWN, with answers in between
(CHALLENGE, PENALTY, the phases of a blank's rule), until a hand is empty: ROUND_OVER.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from koloda.games.uno import cards, phases
from koloda.games.uno.options import UnoOptions
from koloda.kernel import Chance, State
from koloda.kernel.masks import BITS
from koloda.kernel.seats import NOBODY

ROW: Final = 5
"""A bag of cards is a row of five numbers: masks of the cards held at least once, twice, three
and four times, and how many there are."""
NO_BAGS: Final = vec[i64]()
NO_CARDS: Final = vec[u8]()

Verdict = tuple[int, int, int, tuple[int, ...]]
"""Challenger, accused, guilty, the hand shown."""
Choice = tuple[int, tuple[int, ...], int]
"""Seat, the cards it will discard, whether it shouted with it."""


class UnoPublic(State):
    """What everybody at the table sees; a view holds a copy of it, a guess starts from it."""

    def __init__(self, options: UnoOptions, count: i64, chance: Chance | None) -> None:
        super().__init__(count, chance)
        self.options = options
        self.phase: i64 = phases.DEALER_DRAW
        self.turn: i64 = NOBODY
        self.dealer: i64 = NOBODY
        self.direction: i64 = 1
        self.top: i64 = cards.NO_CARD
        self.colour: i64 = cards.NO_COLOUR
        self.deck_size: i64 = 0
        self.pile_size: i64 = 0
        self.owes: i64 = 0
        self.jump: i64 = 0
        self.held: i64 = 0
        self.call_held: i64 = 0
        self.armed: i64 = NOBODY
        self.accused: i64 = NOBODY
        self.colour_before: i64 = cards.NO_COLOUR
        self.stack: i64 = 0
        self.three: i64 = 0
        self.open: i64 = 0
        self.stiff: i64 = 0
        self.shed: tuple[int, ...] = ()
        self.voted: i64 = 0
        self.tied: i64 = 0
        self.idle: i64 = 0
        self.round: i64 = 1
        self.points: tuple[int, ...] = ()
        self.won: i64 = 0
        self.agreed: i64 = 0
        self.player: i64 = NOBODY

    def copy_public(self, other: "UnoPublic") -> None:
        self.options = other.options
        self.phase = other.phase
        self.turn = other.turn
        self.dealer = other.dealer
        self.direction = other.direction
        self.top = other.top
        self.colour = other.colour
        self.deck_size = other.deck_size
        self.pile_size = other.pile_size
        self.owes = other.owes
        self.jump = other.jump
        self.held = other.held
        self.call_held = other.call_held
        self.armed = other.armed
        self.accused = other.accused
        self.colour_before = other.colour_before
        self.stack = other.stack
        self.three = other.three
        self.open = other.open
        self.stiff = other.stiff
        self.shed = other.shed
        self.voted = other.voted
        self.tied = other.tied
        self.idle = other.idle
        self.round = other.round
        self.points = other.points
        self.won = other.won
        self.agreed = other.agreed
        self.player = other.player

    # Seats

    def after(self, seat: i64, steps: i64 = 1) -> i64:
        """The seat so many steps on in the current direction (uno.seat.order)."""
        at = seat + self.direction * steps
        while at >= self.count:
            at -= self.count
        while at < 0:
            at += self.count
        return at

    def in_play(self) -> bool:
        """Whether a round is dealt and not over."""
        return self.phase <= phases.LAST_CALL

    def enter(self, phase: i64, turn: i64) -> None:
        """A new phase: whoever is asked gets a new window."""
        self.phase = phase
        self.turn = turn
        self.opened = self.step

    def header(self) -> str:
        return self.options.header(self.count)


class UnoState(UnoPublic):
    """The bags are the hands by seat, then the cards drawn this turn, then the accused's hand."""

    def __init__(self, options: UnoOptions, count: i64, chance: Chance | None) -> None:
        super().__init__(options, count, chance)
        self.bags: vec[i64] = NO_BAGS
        self.deck: vec[u8] = NO_CARDS
        self.pile: vec[u8] = NO_CARDS
        self.verdicts: tuple[Verdict, ...] = ()
        self.chosen: tuple[Choice, ...] = ()
        self.laughed: i64 = 0
        self.called: i64 = 0
        self.misplayed: i64 = 0
        self.drew: i64 = 0

    def lay_out(self) -> None:
        """Room for the cards, which a clone has from the state it copies."""
        size = len(self.options.pack)
        self.bags = vec[i64]([0] * ((self.count + 2) * ROW))
        self.deck = vec[u8]([0] * size)
        self.pile = vec[u8]([0] * size)

    def copy_table(self, other: "UnoState") -> None:
        """Everything but the kernel's part."""
        self.copy_public(other)
        self.bags = other.bags[:]
        self.deck = other.deck[:]
        self.pile = other.pile[:]
        self.verdicts = other.verdicts
        self.chosen = other.chosen
        self.laughed = other.laughed
        self.called = other.called
        self.misplayed = other.misplayed
        self.drew = other.drew

    # Bags of cards

    def size(self, row: i64) -> i64:
        return self.bags[row * ROW + 4]

    def held_mask(self, row: i64) -> i64:
        """The cards in a bag, each once."""
        return self.bags[row * ROW]

    def holds(self, row: i64, card: i64) -> bool:
        return (self.bags[row * ROW] & BITS[card]) != 0

    def add(self, row: i64, card: i64) -> None:
        bags = self.bags
        at = row * ROW
        one = BITS[card]
        last = at + 4
        bags[last] = bags[last] + 1
        while bags[at] & one:
            at += 1
        bags[at] = bags[at] | one

    def remove(self, row: i64, card: i64) -> None:
        bags = self.bags
        at = row * ROW
        one = BITS[card]
        last = at + 4
        bags[last] = bags[last] - 1
        while at + 1 < last and bags[at + 1] & one:
            at += 1
        bags[at] = bags[at] ^ one

    def empty(self, row: i64) -> None:
        bags = self.bags
        at = row * ROW
        last = at + ROW
        while at < last:
            bags[at] = 0
            at += 1

    def copy_bag(self, source: i64, target: i64) -> None:
        bags = self.bags
        i: i64 = 0
        while i < ROW:
            bags[target * ROW + i] = bags[source * ROW + i]
            i += 1

    def swap_bags(self, one: i64, two: i64) -> None:
        bags = self.bags
        i: i64 = 0
        while i < ROW:
            at, to = one * ROW + i, two * ROW + i
            number = bags[at]
            bags[at] = bags[to]
            bags[to] = number
            i += 1

    def copies_in(self, row: i64, card: i64) -> i64:
        at = row * ROW
        one = BITS[card]
        found: i64 = 0
        while found < 4 and self.bags[at + found] & one:
            found += 1
        return found

    def cards_in(self, row: i64) -> list[int]:
        """Every card of a bag, in the order of their numbers."""
        cards: list[int] = []
        card: i64 = 0
        rest = self.bags[row * ROW]
        while rest:
            if rest & 1:
                n = self.copies_in(row, card)
                while n:
                    cards.append(card)
                    n -= 1
            rest >>= 1
            card += 1
        return cards

    def drawn_row(self) -> i64:
        return self.count

    def accused_row(self) -> i64:
        return self.count + 1

    # Piles

    def lay(self, card: i64) -> None:
        """On top of the discard pile."""
        self.pile[self.pile_size] = u8(card)
        self.pile_size += 1
        self.top = card

    def lay_under(self, card: i64) -> None:
        """Under the top card of the discard pile."""
        at = self.pile_size
        self.pile[at] = self.pile[at - 1]
        self.pile[at - 1] = u8(card)
        self.pile_size = at + 1

    def pile_cards(self) -> list[int]:
        """The discard pile, bottom first."""
        return [int(self.pile[i]) for i in range(self.pile_size)]

    def deck_cards(self) -> list[int]:
        """The draw pile, top first."""
        return [int(self.deck[self.deck_size - 1 - i]) for i in range(self.deck_size)]

    def set_deck(self, cards: list[int]) -> None:
        """A new draw pile, top first."""
        n: i64 = len(cards)
        i: i64 = 0
        while i < n:
            self.deck[n - 1 - i] = u8(cards[i])
            i += 1
        self.deck_size = n

    def in_dealer_draw(self) -> bool:
        return self.phase == phases.DEALER_DRAW

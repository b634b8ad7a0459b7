"""What a seat believes of the others' cards: what was shown, given and stolen is known; of the rest, what
stays in a hand through many moves is what people keep.

Whoever lays a card lays his best, whoever discards has none of his colour, whoever skips has nothing white;
black cards are kept until they pay: whoever lets something pass has no card for it. How much each of these
says was counted in games between bots (`KEPT`, `LET_PASS`).
"""

from math import log
from typing import Final, final

from mypy_extensions import i64

from koloda.games.arne import cards
from koloda.games.arne.guess import copy_seen, fill_pile, fill_world, name_seen, needs_black
from koloda.games.arne.play import Arne
from koloda.games.arne.state import ArnePublic
from koloda.games.arne.view import ArneView
from koloda.kernel import Belief, Chance, Value, View
from koloda.kernel.conjecture import Leanings
from koloda.kernel.held import HeldHand
from koloda.kernel.positions import Supply
from koloda.kernel.seats import NOBODY, read_seat

MOST_SEATS: Final = 12
STEPS: Final = 8
"""Exchanges of the walk from one world to the next."""
DEALT: Final = 8

LAID: Final[i64] = 0
USED: Final[i64] = 1
DISCARDED: Final[i64] = 2
SKIPPED: Final[i64] = 3
GAVE: Final[i64] = 4
WAVED: Final[i64] = 5
"""It said `ok`; the value is what it let pass."""

BETTER, EQUAL, X2, SMALL, MIDDLE, BIG, FOREIGN_X2, QUICK, SWAP, X3, PASS, BLACK, CHAMELEON = range(13)
"""Kinds of cards: of one's colour and worth more than what was laid, of one's colour and worth no more, …; of
another colour the cheapest of the pack, twice that, more; actions that are played at once; …"""
KEPT: Final = [
    [0.2, 0.6, 0.6, 0.95, 0.86, 0.8, 0.85, 0.85, 0.6, 0.66, 0.77, 0.95, 1.1],
    [0.3, 0.75, 0.8, 1.2, 1.05, 0.9, 1.1, 0.9, 0.7, 0.95, 0.9, 0.83, 0.88],
    [0.05, 0.05, 0.63, 0.3, 0.6, 1.1, 0.48, 0.06, 0.53, 0.6, 1.0, 1.1, 0.87],
    [0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 0.02, 1.6, 0.6],
]
"""By move and kind: how much more often than any card such a one is still held after such a move."""
ACTIONS: Final = [QUICK, QUICK, QUICK, QUICK, PASS, SWAP, X3]
"""The kinds of the action cards, by their numbers."""
NOTHING_MUCH, THOUSAND, SHIELDED, DOUBLE, TRIPLE, LOCKED, HIT = range(7)
"""What others let pass: a discard, a 1000 that was laid, the same with a chameleon, an X2, an X3 that was put
on, a lock; a crash on one's own."""
LET_PASS: Final = [
    [0.99, 1.0, 1.0, 0.86, 1.0, 1.0],
    [0.71, 1.0, 0.78, 0.5, 1.0, 1.0],
    [0.51, 1.0, 1.0, 0.02, 0.9, 0.85],
    [0.6, 0.9, 0.75, 0.7, 0.8, 0.95],
    [0.31, 0.9, 0.92, 0.95, 0.95, 1.0],
    [0.54, 1.0, 1.0, 1.0, 1.0, 1.0],
    [1.0, 0.06, 0.9, 1.0, 1.0, 1.0],
]
"""By what was let pass and by card, from the crash to the reverse: how much less often such a one is held."""
LEAST_LOG: Final = log(0.02)
LIKELY: Final = 4.0
"""What speaks for a card that was known before one of its kind was discarded."""


@final
class Deed:
    """What a seat has done with a white card, or let pass without a black one."""

    __slots__ = ("among", "colours", "kind", "value", "when")

    def __init__(self, kind: i64, value: i64, colours: i64, when: i64) -> None:
        self.kind: i64 = kind
        self.value: i64 = value
        """What was laid; of a gift the colour that was asked for, of a discard the least that could be."""
        self.colours: i64 = colours
        """Of the mover's place."""
        self.when: i64 = when
        self.among = 1.0
        """How many could have answered what was let pass: it tells the less of each."""

    def kept(self, card: i64) -> float:
        """How much more likely a card is to be in the hand since: a logarithm."""
        if self.kind == GAVE:
            asked = cards.is_black(card) if self.value == cards.NO_COLOUR else self.is_asked(card)
            return LEAST_LOG if asked else 0.0
        if self.kind == WAVED:
            return log(LET_PASS[self.value][card - cards.CRASH]) / self.among if card >= cards.CRASH else 0.0
        return log(KEPT[self.kind][self.kind_of(card)])

    def is_asked(self, card: i64) -> bool:
        return cards.is_score(card) and cards.COLOUR_OF[card] == self.value

    def kind_of(self, card: i64) -> int:
        if card == cards.CHAMELEON:
            return CHAMELEON
        if cards.is_black(card):
            return BLACK
        if not cards.is_score(card):
            return ACTIONS[card - cards.PULL]
        if not self.colours >> cards.COLOUR_OF[card] & 1:
            if cards.is_x2(card):
                return FOREIGN_X2
            cheapest = self.value if self.kind == DISCARDED else 100
            value = cards.VALUE_OF[card]
            return SMALL if value <= cheapest else MIDDLE if value <= 2 * cheapest else BIG
        if cards.is_x2(card):
            return X2
        return BETTER if cards.VALUE_OF[card] > self.value else EQUAL


@final
class Hand(HeldHand):
    def __init__(self) -> None:
        super().__init__()
        self.moves: list[Deed] = []

    def leanings(self) -> list[list[float]]:
        """For each hidden card, what speaks for it being this or that one."""
        found: list[list[float]] = []
        at: i64 = -1
        last: list[float] = []
        for held in self.cards:
            if held.card >= 0:
                continue
            if held.came != at:
                at = held.came
                last = self.leaning(at)
            found.append(last)
            if held.was >= 0:
                likely = last[:]
                likely[held.was] += LIKELY
                found[len(found) - 1] = likely
        return found

    def doubt(self, colours: i64) -> None:
        """One of the cards that may be discarded has gone, nobody knows which."""
        for held in self.cards:
            card = held.card
            own = card >= 0 and colours >> cards.COLOUR_OF[card] & 1
            if card >= 0 and cards.is_white(card) and not own:
                held.was = card
                held.card = -1

    def leaning(self, came: i64) -> list[float]:
        since = [move for move in self.moves if move.when > came]
        found: list[float] = []
        for card in range(int(cards.KINDS)):
            total = 0.0
            for move in since:
                total += move.kept(card)
            found.append(total)
        return found


@final
class ArneBelief(Belief):
    """All hands, as one seat can know them."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.hands: list[Hand] = [Hand() for _ in range(MOST_SEATS)]
        self.places: list[int] = []
        self.sitters: list[int] = []
        self.colours: list[int] = []
        self.direction: i64 = 1
        self.clockwise: bool = False
        self.count: i64 = 0
        self.when: i64 = 0
        self.cheapest: i64 = 100
        self.given: list[Hand] = []
        """The hands before they were passed on."""
        self.doer: i64 = NOBODY
        """Who has done last what others may answer with a black card."""
        self.deed: i64 = NOTHING_MUCH
        self.aim: i64 = NOBODY
        """Whose card it was that was hit."""
        self.unread: list[tuple[str, int, dict[str, Value]]] = []
        self.fresh = False
        """Whether somebody has only just drawn."""
        self.guesses: Leanings | None = None
        self.pile: list[int] = []
        """The discard as it lies in all its worlds."""

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        self.guesses = None
        if not self.count:
            self.unread.append((kind, int(seat), values))
        else:
            self.read(kind, seat, values)

    def read(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        self.when += 1
        if kind == "dealt" or kind == "drew":
            self.take(seat, values)
        elif kind == "ok":
            if self.doer != NOBODY and self.doer != seat and (self.deed != HIT or self.aim == seat):
                self.wave(seat)
        elif kind == "turn":
            self.doer = NOBODY
        elif kind == "laid":
            self.see_laid(seat, values)
        elif kind == "discarded":
            self.do(seat, NOTHING_MUCH)
            self.note(seat, DISCARDED, self.cheapest)
            if "card" not in values:
                self.hands[seat].doubt(self.colours[self.places[seat]])
            self.lose_hidden(seat, values)
        elif kind == "skipped":
            self.note(seat, SKIPPED, 0)
        elif kind == "used":
            self.see_used(seat, cards.NUMBERS[str(values["card"])])
        elif kind == "put-on":
            card = cards.NUMBERS[str(values["card"])]
            if card == cards.X3:
                self.note(seat, USED, 0)
                self.do(seat, TRIPLE)
            elif card == cards.LOCK:
                self.do(seat, LOCKED)
            elif card == cards.CRASH:
                self.do(seat, HIT)
                self.aim = read_seat(str(values["target"]), MOST_SEATS)
            self.lose(seat, card)
        elif kind == "laid-on":
            named = values["cards"]
            assert isinstance(named, tuple)
            for code in named:
                self.lose(seat, cards.NUMBERS[code])
        elif kind == "gave":
            self.see_gift(seat, values)
        elif kind == "pulled":
            other = read_seat(str(values["target"]), MOST_SEATS)
            self.lose_hidden(other, values)
            self.take_one(seat, values)
        elif kind == "stole-top" or kind == "stole-to-hand" or kind == "took-back":
            self.take_one(seat, values)
        elif kind == "got-hand":
            self.see_hand(seat, values)
        elif kind == "swapped":
            here, there = values["from"], values["to"]
            other = read_seat(str(values["target"]), MOST_SEATS)
            assert isinstance(here, int) and isinstance(there, int)
            self.places[seat], self.places[other] = there, here
            self.sitters[there], self.sitters[here] = int(seat), int(other)
        elif kind == "flipped":
            self.direction = 1 if values["dir"] == "+" else -1

    def see_laid(self, seat: i64, values: dict[str, Value]) -> None:
        named = values["cards"]
        assert isinstance(named, tuple)
        card = cards.NUMBERS[named[0]]
        self.note(seat, LAID, cards.VALUE_OF[card])
        if cards.is_x2(card):
            self.do(seat, DOUBLE)
        elif cards.VALUE_OF[card] == 1000:
            self.do(seat, SHIELDED if len(named) > 1 else THOUSAND)
        else:
            self.do(seat, NOTHING_MUCH)
        for code in named:
            self.lose(seat, cards.NUMBERS[code])

    def see_used(self, seat: i64, card: i64) -> None:
        if cards.is_white(card):
            self.note(seat, USED, 0)
        if card == cards.PASS:
            self.given = []
        self.lose(seat, card)

    def see_gift(self, seat: i64, values: dict[str, Value]) -> None:
        """Who gives fewer than two has no more of them."""
        count = values["count"]
        taker = read_seat(str(values["target"]), MOST_SEATS)
        assert isinstance(count, int)
        named = values.get("cards")
        codes = named if isinstance(named, tuple) else ("",) * count
        for code in codes:
            card = cards.NUMBERS[code] if code else -1
            self.hands[seat].lose(card, self.when, newest=False)
            if named is None or "colour" not in values or not self.is_home(taker, str(values["colour"])):
                self.hands[taker].take(card, self.when)
        if count < 2:
            colour = values.get("colour")
            asked = cards.COLOURS.index(str(colour)) if colour else cards.NO_COLOUR
            self.note(seat, GAVE, asked)

    def is_home(self, taker: i64, colour: str) -> bool:
        """arne.2score.colour: such cards go to the taker's field."""
        return self.colours[self.places[taker]] >> cards.COLOURS.index(colour) & 1 != 0

    def see_hand(self, seat: i64, values: dict[str, Value]) -> None:
        """arne.pass.effect: told for every taker, in the order of the seats."""
        if seat == 0 or not self.given:
            self.given = self.hands[: int(self.count)]
        way: i64 = 1 if self.clockwise else self.direction
        for giver in range(self.count):
            place = self.places[giver] + way
            place = 1 if place > self.count else self.count if place < 1 else place
            if self.sitters[place] == seat:
                self.hands[seat] = self.given[giver]
        named = values.get("cards")
        if isinstance(named, tuple):
            self.hands[seat].show([cards.NUMBERS[code] for code in named], self.when)
            self.hands[seat].moves = []

    def do(self, seat: i64, deed: i64) -> None:
        self.doer = seat
        self.deed = deed

    def wave(self, seat: i64) -> None:
        self.note(seat, WAVED, self.deed)
        if self.deed != HIT:
            moves = self.hands[seat].moves
            moves[len(moves) - 1].among = float(self.count - 1)

    def note(self, seat: i64, kind: i64, value: i64) -> None:
        self.hands[seat].moves.append(Deed(kind, value, self.colours[self.places[seat]], self.when))

    def take(self, seat: i64, values: dict[str, Value]) -> None:
        named = values.get("cards")
        count = values["count"]
        assert isinstance(count, int)
        for at in range(count):
            self.hands[seat].take(cards.NUMBERS[named[at]] if isinstance(named, tuple) else -1, self.when)

    def take_one(self, seat: i64, values: dict[str, Value]) -> None:
        card = values.get("card")
        self.hands[seat].take(cards.NUMBERS[str(card)] if card else -1, self.when)

    def lose_hidden(self, seat: i64, values: dict[str, Value]) -> None:
        """A card that not everybody sees."""
        card = values.get("card")
        self.hands[seat].lose(cards.NUMBERS[str(card)] if card else -1, self.when, newest=False)

    def lose(self, seat: i64, card: i64) -> None:
        self.hands[seat].lose(card, self.when, newest=False)

    def look(self, view: View) -> None:
        assert isinstance(view, ArneView)
        table = view.table
        if not self.count:
            self.copy_places(table)
            self.clockwise = table.options.pass_clockwise != 0
            self.count = table.count
            self.cheapest = 50 if 0 in table.options.pack else 100
            unread = self.unread
            self.unread = []
            for kind, seat, values in unread:
                self.read(kind, seat, values)
        self.copy_places(table)
        for seat in range(self.count):
            hand = self.hands[seat]
            if seat == self.seat:
                hand.show(list(view.hand), self.when)
            else:
                hand.fit(view.sizes[seat], self.when)
        self.guesses = None

    def copy_places(self, table: ArnePublic) -> None:
        self.places = table.places[:]
        self.sitters = table.sitters[:]
        self.colours = table.colours[:]
        self.direction = table.direction

    # Worlds

    def world(self, view: View, chance: Chance) -> Arne:
        assert isinstance(view, ArneView)
        guesses = self.guesses
        if guesses is None:
            guesses = self.begin(view, chance)
            self.guesses = guesses
        guesses.walk_on(STEPS, chance)
        state = Arne(view.table.options, view.table.count, chance)
        hands: list[list[int]] = []
        for seat in range(self.count):
            hands.append(self.hands[seat].whole(guesses.hands[seat]))
        fill_world(state, view, self.pile[:], hands, chance.shuffled(guesses.rest), chance)
        return state

    def begin(self, view: ArneView, chance: Chance) -> Leanings:
        """The hidden cards dealt at random."""
        pack = Supply(view.table.options.pack)
        name_seen(view, pack)
        for seat in range(self.count):
            if seat != self.seat:
                for held in self.hands[seat].cards:
                    if held.card >= 0 and not pack.name(int(held.card)):
                        held.card = -1
        rest = chance.shuffled(pack.rest())
        scratch = Arne(view.table.options, view.table.count, None)
        copy_seen(scratch, view)
        pile = fill_pile(scratch, view, rest)
        hidden: list[list[int]] = []
        leanings: list[list[list[float]]] = []
        for seat in range(self.count):
            hand = self.hands[seat]
            missing = int(hand.hidden())
            if needs_black(view, seat):
                rest.sort(key=cards.is_white)
            hidden.append(rest[:missing])
            rest = chance.shuffled(rest[missing:])
            leanings.append(hand.leanings())
        guesses = Leanings(hidden, rest, leanings)
        self.pile = pile
        return guesses

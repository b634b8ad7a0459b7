"""What a seat believes of the others' cards: from what they laid, drew and kept, in the light of how people
play, and from what was shown.

A hand belongs to whoever holds it: in a swap it goes on with all that is known of it.
"""

from math import exp, log
from typing import Final, final

from mypy_extensions import i64

from koloda.games.montana import cards, codes, phases
from koloda.games.montana.bot.tactics import moves, worth
from koloda.games.montana.guess import fill_world
from koloda.games.montana.play import Montana
from koloda.games.montana.rules.ending import fulfils
from koloda.games.montana.state import ROW, MontanaState
from koloda.games.montana.view import MontanaView
from koloda.kernel import Belief, Chance, Value, View
from koloda.kernel.conjecture import Conjecture
from koloda.kernel.held import STAYS, HeldHand
from koloda.kernel.masks import BITS
from koloda.kernel.positions import Supply
from koloda.kernel.seats import read_seat

MOST_SEATS: Final = 6
STEPS: Final = 8
"""Exchanges of the walk from one world to the next."""
MEMORY: Final = 8
"""How many of its latest moves a hand is asked about."""
TEMPER: Final = 70.0
"""By how much worth a move must be better to be made e times as often."""
CARELESS: Final = 0.15
"""How many moves in one say nothing."""
DEALT: Final = 7
IMPOSSIBLE: Final = -30.0
"""For a hand that would have won."""


@final
class Moment:
    """A move as it was seen: the table before it, who moved, and what he did."""

    __slots__ = ("code", "seat", "state", "when")

    def __init__(self, state: MontanaState, seat: i64, code: i64, when: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.code: i64 = code
        self.when: i64 = when


@final
class Hand(HeldHand):
    """One hand with the latest moves made from it."""

    def __init__(self) -> None:
        super().__init__()
        self.moments: list[Moment] = []

    def show(self, named: list[int], when: i64) -> None:
        super().show(named, when)
        self.moments = []

    def forget(self) -> None:
        self.moments = []
        for held in self.cards:
            held.card = cards.NO_CARD


@final
class MontanaBelief(Belief):
    """All hands and piles, as one seat can know them."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.hands: list[Hand] = [Hand() for _ in range(MOST_SEATS)]
        self.unread: list[tuple[str, int, dict[str, Value]]] = []
        self.table: Montana | None = None
        """What everybody sees, kept up with what happens: hands have their sizes alone."""
        self.pile: list[int] = []
        self.covered: list[list[int]] = [[] for _ in range(int(cards.PILES))]
        self.when: i64 = 0
        self.guessing: Guesses | None = None

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        table = self.table
        self.guessing = None
        if table is None:
            self.unread.append((kind, int(seat), values))
        else:
            self.read(table, kind, seat, values)

    def read(self, table: Montana, kind: str, seat: i64, values: dict[str, Value]) -> None:
        self.when += 1
        if kind == "played":
            self.see_play(table, seat, values)
        elif kind == "laid":
            self.see_lay(table, seat, values)
        elif kind == "drew":
            self.see_draw(table, seat, values)
        elif kind == "kept":
            self.note(table, seat, codes.KEEP)
        elif kind == "dealt":
            self.hands[seat] = Hand()
            self.take(seat, values)
        elif kind == "turned-under" or kind == "turned-up":
            self.pile.append(number(values["card"]))
        elif kind == "swapped":
            other = read_seat(str(values["target"]), MOST_SEATS)
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
            table.swap_hands(seat, other)
        elif kind == "got-hand":
            self.see_hand(seat, values)
        elif kind == "reversed":
            table.direction = 1 if values["dir"] == "cw" else -1
        elif kind == "hit":
            table.skip |= BITS[seat]
        elif kind == "missed":
            table.skip &= ~BITS[seat]
        elif kind == "recycled":
            self.pile = self.pile[len(self.pile) - min(len(self.pile), int(table.last) + 1) :]
            self.covered = [[] for _ in range(int(cards.PILES))]
        elif kind == "undone":
            for hand in self.hands:
                hand.forget()
            self.pile = []
        elif kind == "next-deal":
            self.hands = [Hand() for _ in range(MOST_SEATS)]
            self.pile = []
            self.covered = [[] for _ in range(int(cards.PILES))]
            self.table = None

    def see_play(self, table: Montana, seat: i64, values: dict[str, Value]) -> None:
        named = values["cards"]
        assert isinstance(named, tuple)
        played = numbers(named)
        drawn = values.get("drawn") == "yes"
        if not drawn:
            self.note(table, seat, played[0])
        for card in played:
            self.hands[seat].lose(card, self.when, newest=drawn and seat != self.seat)
            self.pile.append(card)
            table.lay(card)
        table.last = len(played)
        shrink(table, seat, len(played))

    def see_lay(self, table: Montana, seat: i64, values: dict[str, Value]) -> None:
        card = number(values["card"])
        drawn = values.get("drawn") == "yes"
        if not drawn:
            self.note(table, seat, card)
        self.hands[seat].lose(card, self.when, newest=drawn and seat != self.seat)
        place = values.get("pile")
        pile = cards.PILE_OF[card]
        if isinstance(place, int):
            pile = cards.DIGIT_PILE + place - 1
        under = table.tops[pile]
        if under >= 0:
            self.covered[pile].append(int(under))
        table.tops[pile] = card
        shrink(table, seat, 1)

    def see_draw(self, table: Montana, seat: i64, values: dict[str, Value]) -> None:
        count = values["count"]
        assert isinstance(count, int)
        if count == 1:
            self.note(table, seat, codes.DRAW)
        self.take(seat, values)
        shrink(table, seat, -count)

    def note(self, table: Montana, seat: i64, code: i64) -> None:
        """A move that tells something of the hand it was made from."""
        if seat == self.seat or table.pile_size == 0:
            return
        state = table.clone()
        state.turn = seat
        state.phase = phases.DRAWN if code == codes.KEEP else phases.MOVE
        moments = self.hands[seat].moments
        moments.append(Moment(state, seat, code, self.when))
        if len(moments) > MEMORY:
            del moments[0]

    def take(self, seat: i64, values: dict[str, Value]) -> None:
        named = values.get("cards")
        if isinstance(named, tuple):
            for card in numbers(named):
                self.hands[seat].take(card, self.when)
        else:
            count = values["count"]
            assert isinstance(count, int)
            for _ in range(count):
                self.hands[seat].take(cards.NO_CARD, self.when)

    def see_hand(self, seat: i64, values: dict[str, Value]) -> None:
        named = values.get("cards")
        if isinstance(named, tuple):
            self.hands[seat].show(numbers(named), self.when)

    def look(self, view: View) -> None:
        assert isinstance(view, MontanaView)
        table = self.table
        if table is None:
            table = Montana(view.table.options, view.table.count, None)
            table.lay_out()
            self.table = table
            unread = self.unread
            self.unread = []
            if not [one for one in unread if one[0] == "dealt"]:
                for hand in self.hands:
                    for _ in range(DEALT):
                        hand.take(cards.NO_CARD, 0)
            for kind, seat, values in unread:
                self.read(table, kind, seat, values)
        self.guessing = None
        seen = view.table
        pile, last = self.pile[-1:], view.shown_pile[-1:]
        if last and pile != last:
            self.pile = []
        table.copy_steps(seen)
        table.copy_public(seen)
        table.pile_size = 0
        for card in view.shown_pile:
            table.lay(card)
        for other in range(seen.count):
            hand = self.hands[other]
            shown = view.hands[other]
            if shown is not None:
                hand.show(shown, self.when)
            else:
                hand.fit(view.sizes[other], self.when)
            table.hands[other * ROW + 2] = view.sizes[other]

    # Worlds

    def world(self, view: View, chance: Chance) -> Montana:
        assert isinstance(view, MontanaView)
        guesses = self.guessing
        if guesses is None:
            guesses = self.begin(view, chance)
            self.guessing = guesses
        guesses.walk_on(STEPS, chance)
        hands = guesses.whole_hands()
        state = Montana(view.table.options, view.table.count, chance)
        fill_world(state, view, hands, guesses.under, guesses.covered, chance.shuffled(guesses.rest), chance)
        return state

    def begin(self, view: MontanaView, chance: Chance) -> "Guesses":
        """The hidden cards dealt at random."""
        table = view.table
        pack = Supply(table.options.pack)
        shown = view.shown_pile
        for card in shown:
            pack.name(card)
        for pile in range(cards.PILES):
            if table.tops[pile] >= 0:
                pack.name(int(table.tops[pile]))
        for other in range(table.count):
            for held in self.hands[other].cards:
                if held.card >= 0 and not pack.name(int(held.card)):
                    held.card = cards.NO_CARD
        under = [card for card in self.pile[: max(0, len(self.pile) - len(shown))] if pack.name(card)]
        covered = [[card for card in found if pack.name(card)] for found in self.covered]
        rest = chance.shuffled(pack.rest())
        missing = int(table.pile_size) - len(shown) - len(under)
        under = under[max(0, -missing) :]
        for card in [card for card in rest if card < cards.RULES][: max(0, missing)]:
            rest.remove(card)
            under.insert(0, card)
        for pile in range(cards.PILES):
            kind = min(pile, int(cards.DIGIT_PILE))
            lacking = view.covered[pile] - len(covered[pile])
            covered[pile] = covered[pile][max(0, -lacking) :]
            for card in [card for card in rest if cards.PILE_OF[card] == kind][: max(0, lacking)]:
                rest.remove(card)
                covered[pile].insert(0, card)
        hidden: list[list[int]] = []
        for other in range(table.count):
            count = int(self.hands[other].hidden())
            hidden.append(rest[:count])
            rest = rest[count:]
        scratch = Montana(table.options, table.count, None)
        scratch.lay_out()
        scratch.copy_public(table)
        guesses = Guesses(hidden, rest, self.hands[: int(table.count)], scratch)
        guesses.under = under
        guesses.covered = covered
        return guesses


@final
class Guesses(Conjecture):
    """Hands of Montana that explain the moves made from them."""

    def __init__(self, hidden: list[list[int]], rest: list[int], held: list[Hand], table: Montana) -> None:
        super().__init__(hidden, rest)
        self.held = held
        self.table = table
        self.under: list[int] = []
        self.covered: list[list[int]] = []

    def whole_hands(self) -> list[list[int]]:
        return [held.whole(self.hands[seat]) for seat, held in enumerate(self.held)]

    def explains(self, seat: i64) -> float:
        held = self.held[seat]
        self.fill(self.table, seat, held, STAYS - 1)
        found = IMPOSSIBLE if fulfils(self.table, seat) else 0.0
        for moment in held.moments:
            self.fill(moment.state, moment.seat, held, moment.when)
            if moment.code == codes.KEEP:
                moment.state.drawn = self.newest(seat, held, moment.when)
            found += likelihood(moment)
        return found

    def fill(self, state: MontanaState, mover: i64, held: Hand, when: i64) -> None:
        """The hand as it was then, on the table as it was then. `mover` is who held it."""
        holder = self.holder(held)
        hidden = self.hands[holder]
        state.empty(mover)
        at: i64 = 0
        for one in held.cards:
            card = one.card
            if card < 0:
                card = hidden[at]
                at += 1
            if one.came < when:
                state.add(mover, card)
        for one in held.gone:
            if one.came < when and one.left >= when:
                state.add(mover, one.card)

    def holder(self, held: Hand) -> i64:
        seat: i64 = 0
        for one in self.held:
            if one is held:
                break
            seat += 1
        return seat

    def newest(self, seat: i64, held: Hand, when: i64) -> i64:
        """The card that was drawn just then."""
        hidden = self.hands[seat]
        at: i64 = 0
        found = cards.NO_CARD
        latest: i64 = -1
        for one in held.cards:
            card = one.card
            if card < 0:
                card = hidden[at]
                at += 1
            if one.came < when and one.came > latest:
                found, latest = card, one.came
        for one in held.gone:
            if one.came < when and one.left >= when and one.came > latest:
                found, latest = one.card, one.came
        return found


def likelihood(moment: Moment) -> float:
    """How likely this move was with this hand, as people move: a logarithm."""
    state, seat = moment.state, moment.seat
    if state.phase == phases.DRAWN and state.drawn < 0:
        return 0.0
    best = -1000000.0
    values: list[float] = []
    done: list[bool] = []
    for action in moves(state, seat):
        value = float(worth(state, seat, action)) / TEMPER
        values.append(value)
        done.append(is_done(action.code, moment.code, action.args))
        if value > best:
            best = value
    total = 0.0
    made = 0.0
    for at in range(len(values)):
        share = exp(values[at] - best)
        total += share
        if done[at]:
            made += share
    return log((1.0 - CARELESS) * made / total + CARELESS / float(len(values) + 1))


def is_done(code: i64, told: i64, args: tuple[int, ...]) -> bool:
    """Whether this action is the one that was seen; a set by its first card."""
    if told >= codes.CARDS:
        return code == told
    if code == codes.SET:
        return args[0] == told
    return code < codes.CARDS and codes.card_of(code) == told


def shrink(table: Montana, seat: i64, count: i64) -> None:
    at = seat * ROW + 2
    table.hands[at] = max(0, table.hands[at] - count)


def number(card: Value) -> int:
    return cards.NUMBERS[str(card)]


def numbers(named: tuple[str, ...]) -> list[int]:
    return [cards.NUMBERS[card] for card in named]

"""What a seat believes of the others' cards: from what they drew, played, named and showed.

Every card that is hidden in a hand is a slot with a mask of the cards that it is not. Who draws in his turn
held nothing that fits, so none of his slots is such a card; the card he draws is a new slot. Cards that were
shown, or given away in a swap, are known until they are laid.
"""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.uno import cards
from koloda.games.uno.guess import fill_world, name_seen
from koloda.games.uno.play import Uno
from koloda.games.uno.view import UnoView, numbers
from koloda.kernel import Belief, Chance, Value, View
from koloda.kernel.masks import BITS
from koloda.kernel.positions import Supply
from koloda.kernel.seats import NOBODY, read_seat

DOUBT: Final = 6
"""How often in a hundred somebody does not do what his cards suggest: draws, or lays a wild, with a coloured
card that fits."""
FOND: Final = 75
"""How often in a hundred somebody holds the colour that he has named last."""
LYING: Final = 12
"""How often in a hundred who could bluff with a Wild Draw Four does so, before anything is known of him."""
TRIES: Final = 6
MOST_SEATS: Final = 10


@final
class Hidden:
    """One hand as far as it can be known."""

    __slots__ = ("fond", "known", "slots")

    def __init__(self) -> None:
        self.slots: list[int] = []
        self.known: list[int] = []
        self.fond: i64 = cards.NO_COLOUR

    def exclude(self, mask: i64) -> None:
        """None of the cards held now is one of these."""
        self.slots = [slot | int(mask) for slot in self.slots]
        if self.fond < cards.NO_COLOUR and mask & cards.OF_COLOUR[self.fond] == cards.OF_COLOUR[self.fond]:
            self.fond = cards.NO_COLOUR

    def draw(self, count: i64) -> None:
        self.slots += [0] * int(count)

    def lose(self, card: i64, *, newest: bool) -> None:
        """A card was laid: the one drawn just now, a known one, or else that of which least is possible."""
        if newest and self.slots:
            del self.slots[-1]
            return
        if int(card) in self.known:
            self.known.remove(int(card))
            return
        best = len(self.slots) - 1
        least = -1
        for at, slot in enumerate(self.slots):
            if not slot & BITS[card] and slot.bit_count() > least:
                best, least = at, slot.bit_count()
        if best >= 0:
            del self.slots[best]

    def fit(self, size: i64) -> None:
        """As many cards as everybody sees."""
        missing = size - len(self.slots) - len(self.known)
        if missing > 0:
            self.draw(missing)
        while missing < 0:
            if self.slots:
                del self.slots[0]
            else:
                del self.known[0]
            missing += 1


@final
class UnoBelief(Belief):
    """All hands, as one seat can know them."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.hands: list[Hidden] = [Hidden() for _ in range(MOST_SEATS)]
        self.count: i64 = 2
        self.top: i64 = cards.NO_CARD
        self.colour: i64 = cards.NO_COLOUR
        self.fresh: i64 = NOBODY
        """Who has drawn in this turn."""
        self.suspect: i64 = NOBODY
        """Whose Wild Draw Four has not been answered yet."""
        self.denied: i64 = 0
        """The cards that he claims not to have."""
        self.lies: i64 = 0
        self.truths: i64 = 0

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        if kind == "drew":
            self.see_draw(seat, values)
        elif kind == "played" or kind == "jumped":
            self.see_play(seat, values)
        elif kind == "passed":
            self.see_pass(seat)
        elif kind == "dealt":
            self.hands[seat] = Hidden()
            self.take(seat, values)
        elif kind == "start-card":
            self.lay(cards.NUMBERS[str(values["card"])], cards.NO_COLOUR)
        elif kind == "colour":
            self.colour = cards.COLOURS.index(str(values["colour"]))
        elif kind == "took":
            self.believe_suspect()
        elif kind == "challenged":
            self.see_challenge(values)
        elif kind == "swapped":
            other = read_seat(str(values["target"]), MOST_SEATS)
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
        elif kind == "rotated":
            self.rotate(1 if values["dir"] == "cw" else -1)
        elif kind == "got-hand" or kind == "open-hand":
            self.see_hand(seat, values)
        elif kind == "shed":
            named = values["cards"]
            assert isinstance(named, tuple)
            for card in numbers(named):
                self.hands[seat].lose(card, newest=False)
        elif kind == "undone":
            self.forget()

    def see_draw(self, seat: i64, values: dict[str, Value]) -> None:
        if values["count"] == 1 and seat != self.seat and self.top >= 0 and seat != self.fresh:
            self.hands[seat].exclude(self.matching())
            self.fresh = seat
        self.take(seat, values)

    def take(self, seat: i64, values: dict[str, Value]) -> None:
        named = values.get("cards")
        if isinstance(named, tuple):
            self.hands[seat].known += numbers(named)
        else:
            count = values["count"]
            assert isinstance(count, int)
            self.hands[seat].draw(count)

    def see_play(self, seat: i64, values: dict[str, Value]) -> None:
        card = cards.NUMBERS[str(values["card"])]
        hand = self.hands[seat]
        hand.lose(card, newest=seat == self.fresh and seat != self.seat)
        named = str(values.get("colour", ""))
        colour = i64(cards.COLOURS.index(named)) if named else cards.NO_COLOUR
        if card >= cards.WILD and seat != self.seat:
            if card == cards.WILD4:
                self.suspect = seat
                self.denied = cards.OF_COLOUR[self.colour]
            elif seat != self.fresh and card == cards.WILD:
                hand.exclude(self.matching() & cards.COLOURED)
            hand.fond = colour
        self.fresh = NOBODY
        self.lay(card, colour)

    def see_pass(self, seat: i64) -> None:
        """What he has drawn did not fit either."""
        hand = self.hands[seat]
        if seat == self.fresh and hand.slots:
            hand.slots[-1] |= int(self.matching())
        self.fresh = NOBODY

    def see_challenge(self, values: dict[str, Value]) -> None:
        accused = read_seat(str(values["target"]), MOST_SEATS)
        if values["verdict"] == "guilty":
            self.lies += 1
            self.suspect = NOBODY
        else:
            self.truths += 1
            self.believe_suspect()
        if accused != self.seat:
            self.see_hand(accused, values)

    def see_hand(self, seat: i64, values: dict[str, Value]) -> None:
        named = values.get("cards")
        if isinstance(named, tuple):
            hand = self.hands[seat]
            hand.known = numbers(named)
            hand.slots = []

    def believe_suspect(self) -> None:
        """Nobody has shown that he lied."""
        if self.suspect != NOBODY:
            self.hands[self.suspect].exclude(self.denied)
            self.suspect = NOBODY

    def rotate(self, way: i64) -> None:
        count = int(self.count)
        old = self.hands[:count]
        for seat in range(count):
            self.hands[(seat + int(way)) % count] = old[seat]

    def forget(self) -> None:
        """A move was taken back: what it told may be wrong."""
        for hand in self.hands:
            hand.slots = [0] * len(hand.slots)
            hand.fond = cards.NO_COLOUR
        self.fresh = NOBODY
        self.suspect = NOBODY

    def lay(self, card: i64, colour: i64) -> None:
        self.top = card
        self.colour = card // 13 if card < cards.WILD else colour

    def matching(self) -> i64:
        """The cards that fit what lies on top."""
        mask = cards.OF_COLOUR[self.colour] | cards.WILDS
        if self.top >= 0 and self.top < cards.WILD:
            mask |= cards.OF_RANK[cards.RANK_OF[self.top]]
        return mask

    def look(self, view: View) -> None:
        assert isinstance(view, UnoView)
        table = view.table
        self.count = table.count
        self.top = table.top
        self.colour = table.colour
        for seat in range(table.count):
            hand = self.hands[seat]
            shown = view.hands[seat]
            if shown is not None:
                hand.known = shown[:]
                hand.slots = []
            else:
                hand.fit(view.sizes[seat])
        if table.accused == NOBODY:
            self.believe_suspect()

    # Worlds

    def world(self, view: View, chance: Chance) -> Uno:
        """Who is suspected may have lied."""
        assert isinstance(view, UnoView)
        state = Uno(view.table.options, view.table.count, chance)
        tries = TRIES if self.suspect != NOBODY else 1
        hands, under, rest = self.deal(view, chance, open_mind=tries > 1)
        while tries > 1:
            if not self.holds_denied(hands[self.suspect]) or chance.below(100) < self.lying():
                break
            tries -= 1
            hands, under, rest = self.deal(view, chance, open_mind=tries > 1)
        fill_world(state, view, hands, under + rest, chance)
        return state

    def holds_denied(self, hand: list[int]) -> bool:
        for card in hand:
            if self.denied & BITS[card]:
                return True
        return False

    def lying(self) -> i64:
        """How often in a hundred people at this table bluff when they can."""
        return (100 * self.lies + 4 * LYING) // (self.lies + self.truths + 4)

    def deal(
        self, view: UnoView, chance: Chance, *, open_mind: bool
    ) -> tuple[list[list[int]], list[int], list[int]]:
        """The hands, what is remembered of the pile, and the rest of the cards in random order."""
        pack = Supply(view.table.options.pack)
        under = name_seen(view, pack)
        hands: list[list[int]] = []
        for seat in range(view.table.count):
            shown = view.hands[seat]
            if shown is not None:
                hands.append(shown[:])
            else:
                hands.append([card for card in self.hands[seat].known if pack.name(card)])
        rest = chance.shuffled(pack.rest())
        first = chance.below(view.table.count)
        for step in range(view.table.count):
            seat = (int(first) + step) % int(view.table.count)
            if view.hands[seat] is None:
                self.deal_hand(seat, hands[seat], view.sizes[seat], rest, chance, open_mind=open_mind)
        return hands, under, rest

    def deal_hand(
        self, seat: i64, hand: list[int], size: i64, rest: list[int], chance: Chance, *, open_mind: bool
    ) -> None:
        hidden = self.hands[seat]
        slots = hidden.slots
        if chance.below(100) < DOUBT:
            slots = [0] * len(slots)
        elif seat == self.suspect and not open_mind:
            slots = [slot | int(self.denied) for slot in slots]
        fond = hidden.fond
        if fond < cards.NO_COLOUR and slots and chance.below(100) < FOND:
            at = chance.below(len(slots))
            mask = int(~cards.OF_COLOUR[fond]) | slots[at]
            if take_first(rest, mask, hand):
                slots = slots[:at] + slots[at + 1 :]
        for slot in slots:
            if slot and len(hand) < size:
                take_first(rest, slot, hand)
        while len(hand) < size:
            hand.append(rest.pop())


def take_first(rest: list[int], mask: int, hand: list[int]) -> bool:
    """The first card of a shuffled rest that is none of these."""
    excluded: i64 = mask
    for at, card in enumerate(rest):
        if not excluded & BITS[card]:
            hand.append(card)
            del rest[at]
            return True
    return False

"""What a seat believes of the others' hands: from which deck each card came, how long it has been kept, and
what people keep.

Cards that were shown, searched or stolen are in the view. Of the others it is seen when they were drawn and
from which deck; things and levels are used at once, curses and monsters are kept for others. Who draws a
second door has no monster that he would beat; who lets somebody near the goal kill has little to stop him.
"""

from math import log
from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin import phases
from koloda.games.munchkin.guess import Dealer, fill_passes, named_cards, open_table
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.packs.kinds import Kind
from koloda.games.munchkin.play import Munchkin
from koloda.games.munchkin.rules.strength import might
from koloda.games.munchkin.view import MunchkinView
from koloda.kernel import Belief, Chance, Value, View
from koloda.kernel.conjecture import Leanings
from koloda.kernel.held import HIDDEN
from koloda.kernel.seats import NOBODY, bit, has, read_seat

MOST_SEATS: Final = 6
STEPS: Final = 8
"""Exchanges of the walk from one world to the next."""
KEPT: Final = {
    vocabulary.MONSTER: 0.9, vocabulary.ENHANCER: 0.92, vocabulary.CURSE: 0.95, vocabulary.RACE: 0.45,
    vocabulary.CLASS: 0.33, vocabulary.WANDER: 0.92, vocabulary.CHEAT: 0.87, vocabulary.EVENT: 0.88,
    vocabulary.ITEM: 0.2, vocabulary.ONESHOT: 0.54, vocabulary.TRICK: 0.76, vocabulary.GUAL: 0.16,
}  # fmt: skip
"""How many cards of a type are still in the hand after the turn that brought them, and after each further
one, as found by calibration in games between bots."""
LOOTED, FINAL, NEAR = range(3)
"""What was let pass: trouble of one's own, a kill that wins, one that leaves a level to go."""
HINDERS: Final = {
    vocabulary.ENHANCER: (0.36, 0.56), vocabulary.CURSE: (0.65, 0.91), vocabulary.EVENT: (0.65, 0.67),
    vocabulary.MONSTER: (0.72, 0.78), vocabulary.ONESHOT: (0.62, 1.0), vocabulary.WANDER: (0.7, 0.78),
    vocabulary.TRICK: (0.84, 0.73), vocabulary.ITEM: (1.25, 1.3),
}  # fmt: skip
"""By type, how much less often such a card is held by who has let the one kill pass, or the other."""
BEATEN: Final = [0.05, 0.1, 0.17, 0.4, 0.62, 0.8]
"""The same of a monster for who has looked for no trouble: from six weaker than he, by twos, to four more."""
QUICK: Final = 0.5
"""What is kept less often than that was drawn lately when it is played."""
ELSEWHERE: Final = -30.0
"""For a card of the other deck."""
ANY_DECK: Final[i64] = -1
LIKELY: Final = 3.0
"""What speaks for a card that was known before something has left the hand unseen."""
PLAYED: Final = (
    "put", "curse", "gual", "use", "use-on", "use-side", "use-die", "enhance", "event", "cheat", "throw",
    "monster",
)  # fmt: skip
"""What happens with a card of a hand."""


@final
class HandSlot:
    """A card of a hand: its deck, how many turns its holder had had when it came, and how much he had let
    pass; which one it is, or was before one of several has left unseen."""

    __slots__ = ("came", "card", "deck", "passed", "was")

    def __init__(self, deck: i64, came: i64, passed: i64, card: i64) -> None:
        self.deck: i64 = deck
        self.came: i64 = came
        self.passed: i64 = passed
        self.card: i64 = card
        self.was: i64 = HIDDEN

    def copy(self) -> "HandSlot":
        other = HandSlot(self.deck, self.came, self.passed, self.card)
        other.was = self.was
        return other


@final
class Hand:
    def __init__(self) -> None:
        self.slots: list[HandSlot] = []
        self.turns: i64 = 0
        self.passed: list[tuple[int, int]] = []
        """What its holder has let pass, and how strong he was."""

    def take(self, deck: i64, card: i64 = HIDDEN) -> None:
        self.slots.append(self.new_slot(deck, card))

    def new_slot(self, deck: i64, card: i64 = HIDDEN) -> HandSlot:
        return HandSlot(deck, self.turns, len(self.passed), card)

    def lose(self, card: i64, deck: i64, *, newest: bool) -> None:
        """This card, or a hidden one of this deck: the one that came last or the one held longest."""
        for at, slot in enumerate(self.slots):
            if card >= 0 and (slot.card == card or slot.was == card):
                del self.slots[at]
                return
        order = list(range(len(self.slots)))
        if newest:
            order.reverse()
        for known in (False, True):
            for at in order:
                slot = self.slots[at]
                if (slot.card >= 0) == known and (deck == ANY_DECK or slot.deck == deck):
                    del self.slots[at]
                    return

    def lose_unseen(self) -> None:
        """Any of its cards has gone."""
        for slot in self.slots:
            if slot.card >= 0:
                slot.was = slot.card
                slot.card = HIDDEN
        self.lose(HIDDEN, ANY_DECK, newest=False)

    def drop_open(self, open_cards: set[int]) -> None:
        """What lies open is in no hand."""
        self.slots = [slot for slot in self.slots if slot.card < 0 or int(slot.card) not in open_cards]

    def fit(self, size: i64, shed: list[int]) -> None:
        """As many cards as everybody sees; `shed` are the decks of cards that came from some hand."""
        while len(self.slots) < size:
            self.take(ANY_DECK)
        while len(self.slots) > size:
            decks = [slot.deck for slot in self.slots]
            for deck in shed:
                if deck in decks:
                    self.lose(HIDDEN, deck, newest=False)
                    shed.remove(deck)
                    break
            else:
                self.lose(HIDDEN, ANY_DECK, newest=False)


@final
class MunchkinBelief(Belief):
    """All hands, as one seat can know them."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.hands: list[Hand] = [Hand() for _ in range(MOST_SEATS)]
        self.levels: list[int] = [1] * MOST_SEATS
        self.turn: i64 = NOBODY
        self.fighters: i64 = 0
        self.stake: i64 = 1
        """Levels that the monster brings."""
        self.claim: i64 = NOBODY
        """What everybody lets pass who does not stop the kill that is claimed."""
        self.unread: list[tuple[str, int, dict[str, Value]]] = []
        self.open: set[int] = set()
        """The cards that lie open, or have been named since."""
        self.shed: list[int] = []
        self.named: list[list[int]] = []
        """In all its worlds: the cards that were seen to come into each hand."""
        self.guesses: Leanings | None = None

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        self.unread.append((kind, int(seat), values))
        self.guesses = None

    def look(self, view: View) -> None:
        assert isinstance(view, MunchkinView)
        unread = self.unread
        self.unread = []
        for kind, seat, values in unread:
            self.read(view, kind, seat, values)
        if view.table.stage == phases.S_CREATE:
            self.deal(view)
        else:
            self.open = named_cards(view.sight, [[] for _ in view.sight.hands])
            for seat, (_, size) in enumerate(view.sight.hands):
                self.hands[seat].drop_open(self.open)
                self.hands[seat].fit(size, self.shed)
                self.levels[seat] = int(view.table.seats[seat].level)
        self.turn = view.table.turn
        self.shed = []
        self.guesses = None

    def deal(self, view: MunchkinView) -> None:
        """setup.deal: as many doors as treasures."""
        for seat, (_, size) in enumerate(view.sight.hands):
            hand = self.hands[seat]
            if not hand.slots:
                for at in range(size):
                    hand.take(vocabulary.DOOR if 2 * at < size else vocabulary.TREASURE)

    def read(self, view: MunchkinView, kind: str, seat: i64, values: dict[str, Value]) -> None:
        if kind == "discard":
            for code in spelled(values, "cards"):
                self.see_card(view, code)
            return
        if seat < 0:
            return
        self.read_fight(view, kind, seat, values)
        hand = self.hands[seat]
        if kind == "reveal":
            for code in spelled(values, "cards") + spelled(values, "worn") + spelled(values, "carried"):
                hand.lose(HIDDEN, deck_of(view, code), newest=False)
        elif kind == "turn":
            hand.turns += 1
            self.turn = seat
        elif kind == "draw":
            count = values["count"]
            assert isinstance(count, int)
            if count == 1 and values["deck"] == "DD" and seat == self.turn:
                hand.passed.append((LOOTED, might(view.table, seat)))
            for _ in range(count):
                hand.take(vocabulary.DOOR if values["deck"] == "DD" else vocabulary.TREASURE)
        elif kind == "take" or kind == "loot":
            card = view.table.cards.read(str(values["card"]))
            hand.take(view.table.kind(card).deck, card)
            return
        elif kind in PLAYED and "card" in values:
            card = view.table.cards.read(str(values["card"]))
            if card not in self.open:
                known = view.table.kind(card)
                hand.lose(card, known.deck, newest=KEPT[known.type] < QUICK)
        elif kind == "pass-left" or kind == "give":
            count = values.get("count", 1)
            assert isinstance(count, int)
            target = values.get("target")
            named = [values["card"]] if "card" in values else list(spelled(values, "cards"))
            for at in range(count):
                card = view.table.cards.read(str(named[at])) if at < len(named) else HIDDEN
                deck = view.table.kind(card).deck if card >= 0 else ANY_DECK
                if card >= 0:
                    hand.lose(card, deck, newest=False)
                else:
                    hand.lose_unseen()
                if isinstance(target, str) and target:
                    self.hands[read_seat(target, MOST_SEATS)].take(deck, card)
            return
        elif kind == "death":
            hand.slots = []
        if "card" in values:
            self.open.add(view.table.cards.read(str(values["card"])))

    def read_fight(self, view: MunchkinView, kind: str, seat: i64, values: dict[str, Value]) -> None:
        """Who lets whom come near the goal."""
        if kind == "level":
            level = values["level"]
            assert isinstance(level, int)
            self.levels[seat] = level
        elif kind == "combat":
            self.fighters = bit(seat)
            self.claim = NOBODY
            self.stake = view.table.kind(view.table.cards.read(str(values["card"]))).levels
        elif kind == "helper":
            self.fighters |= bit(seat)
        elif kind == "claim":
            left = view.table.options.goal - self.levels[seat] - self.stake
            self.claim = FINAL if left <= 0 else NEAR if left == 1 else NOBODY
        elif kind == "run":
            self.claim = NOBODY
        elif kind == "combat-over" and self.claim != NOBODY:
            for other in range(view.table.count):
                if not has(self.fighters, other):
                    self.hands[other].passed.append((int(self.claim), 0))
            self.claim = NOBODY

    def see_card(self, view: MunchkinView, code: str) -> None:
        """What is laid off and lay nowhere came from a hand."""
        card = view.table.cards.read(code)
        if card not in self.open:
            self.shed.append(int(view.table.kind(card).deck))
            self.open.add(card)

    # Worlds

    def world(self, view: View, chance: Chance) -> Munchkin:
        assert isinstance(view, MunchkinView)
        state = Munchkin(view.table.options, view.table.count, chance)
        dealer = open_table(state, view, chance)
        if view.table.stage != phases.S_CREATE and not dealer.hides_cards():
            guesses = self.guesses
            if guesses is None:
                guesses = self.begin(view, dealer)
                self.guesses = guesses
            guesses.walk_on(STEPS, chance)
            dealer.hold([self.named[seat] + hand for seat, hand in enumerate(guesses.hands)])
        dealer.deal()
        fill_passes(state, view)
        return state

    def begin(self, view: MunchkinView, dealer: Dealer) -> Leanings:
        """The hidden cards dealt at random, of each deck as many as must be in hands."""
        table = view.table
        hidden: list[list[HandSlot]] = []
        unseen = [cards[:] for cards in dealer.unseen]
        doors = dealer.held_from(vocabulary.DOOR)
        self.named = []
        for seat, known in enumerate(dealer.known):
            room = view.sight.hands[seat][1] - len(known)
            slots = [slot for slot in self.hands[seat].slots if slot.card < 0 or int(slot.card) not in known]
            named: list[int] = []
            for slot in slots:
                deck = table.kind(slot.card).deck if slot.card >= 0 else 0
                if slot.card >= 0 and len(named) < room and int(slot.card) in unseen[deck]:
                    named.append(int(slot.card))
                    unseen[deck].remove(int(slot.card))
                    doors -= 1 if deck == vocabulary.DOOR else 0
            slots = [slot for slot in slots if slot.card < 0 or int(slot.card) not in named]
            missing = room - len(named)
            for card in known:
                if len(slots) > missing:
                    drop_one(slots, table.kind(card).deck)
            while len(slots) > missing:
                drop_one(slots, ANY_DECK)
            while len(slots) < missing:
                slots.append(self.hands[seat].new_slot(ANY_DECK))
            self.named.append(named)
            hidden.append(slots)
        share_decks(hidden, doors)
        hands: list[list[int]] = []
        leanings: list[list[list[float]]] = []
        for seat, slots in enumerate(hidden):
            hands.append([take_from(unseen, slot) for slot in slots])
            leanings.append([leaning(view, slot, self.hands[seat]) for slot in slots])
        guesses = Leanings(hands, unseen[0] + unseen[1], leanings)
        return guesses


def take_from(unseen: list[list[int]], slot: HandSlot) -> int:
    """A card for a slot, of its deck as long as there are any."""
    if not unseen[slot.deck]:
        slot.deck = 1 - slot.deck
    return unseen[slot.deck].pop()


def deck_of(view: MunchkinView, code: str) -> i64:
    return view.table.kind(view.table.cards.read(code)).deck


def spelled(values: dict[str, Value], name: str) -> tuple[str, ...]:
    named = values.get(name)
    return named if isinstance(named, tuple) else ()


def drop_one(slots: list[HandSlot], deck: i64) -> None:
    """The place of a known card: one of its deck, if there is."""
    for at, slot in enumerate(slots):
        if slot.deck == deck:
            del slots[at]
            return
    for at, slot in enumerate(slots):
        if slot.deck == ANY_DECK:
            del slots[at]
            return
    if slots:
        del slots[0]


def share_decks(hidden: list[list[HandSlot]], doors: i64) -> None:
    """Gives every slot a deck, so that there are so many doors: everybody can count the decks."""
    found = [[slot.copy() for slot in slots] for slots in hidden]
    every = [slot for slots in found for slot in slots]
    missing = doors - len([slot for slot in every if slot.deck == vocabulary.DOOR])
    for deck in (ANY_DECK, i64(vocabulary.TREASURE)):
        for slot in every:
            if missing > 0 and slot.deck == deck:
                slot.deck = vocabulary.DOOR
                missing -= 1
    for slot in every:
        if slot.deck == ANY_DECK or (missing < 0 and slot.deck == vocabulary.DOOR):
            missing += 1 if slot.deck == vocabulary.DOOR else 0
            slot.deck = vocabulary.TREASURE
    hidden[:] = found


def leaning(view: MunchkinView, slot: HandSlot, hand: Hand) -> list[float]:
    """What speaks for a slot being this or that card."""
    age = float(hand.turns - slot.came + 1)
    since = hand.passed[slot.passed :]
    found: list[float] = []
    for kind in view.table.cards.kinds:
        if kind.deck != slot.deck:
            found.append(ELSEWHERE)
            continue
        total = age * log(KEPT[kind.type])
        for what, strength in since:
            total += log(kept_through(kind, what, strength))
        found.append(total)
    if slot.was >= 0:
        found[slot.was] += LIKELY
    return found


def kept_through(kind: Kind, what: i64, strength: i64) -> float:
    """How much less often such a card is in the hand of who has let this pass."""
    if what == LOOTED:
        if kind.type != vocabulary.MONSTER:
            return 1.0
        ahead = (kind.level - strength + 6) // 2
        return BEATEN[max(0, ahead)] if ahead < len(BEATEN) else 1.0
    hinders = HINDERS.get(kind.type)
    return 1.0 if hinders is None else hinders[0] if what == FINAL else hinders[1]

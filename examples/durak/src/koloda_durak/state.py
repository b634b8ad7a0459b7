"""A game of Durak: the attacker leads, all others throw in at any moment, the defender beats, takes or
transfers.

DEAL → ATTACK → DEFEND → THROW (all is beaten: does anybody throw more?) or TAKE (he takes: more for him?) →
the hands are filled up → ATTACK … → OVER.
"""

from typing import Final

from koloda.kernel import NotationError, Window
from koloda.kernel.kit import Choice, KitState
from koloda.kernel.seats import NOBODY, bit, has, letter
from koloda.kernel.windows import ANSWER, NOTICE, TURN
from koloda_durak.cards import PACK, beats, rank_of, suit_of, worth

PHASES: Final = ["DEAL", "ATTACK", "DEFEND", "THROW", "TAKE", "OVER"]
DEAL, ATTACK, DEFEND, THROW, TAKE, OVER = range(len(PHASES))
HAND: Final = 6
MOST: Final = 6
NONE: Final = -1


class Durak(KitState):
    """`table` are the cards of the attack, `covers` what beats them; `passed` who throws in no more."""

    def begin(self) -> None:
        self.deck = PACK.pack.copy()
        self.discard: list[int] = []
        self.table: list[int] = []
        self.covers: list[int] = []
        self.trump = NONE
        self.attack = self.defend = int(NOBODY)
        self.passed = 0

    def check(self) -> None:
        if self.phase in (DEAL, OVER):
            return
        if self.attack in (NOBODY, self.defend) or self.defend == NOBODY or not self.hands[self.defend]:
            raise NotationError("somebody attacks somebody else who has cards", clause="durak.bout.next")
        leads = self.phase == ATTACK
        if leads == bool(self.table) or leads > bool(self.hands[self.attack]):
            raise NotationError("only whoever leads has nothing before him", clause="durak.attack.first")
        if (self.phase == THROW) != self.all_beaten():
            raise NotationError("all is beaten in THROW and only there", clause="durak.bout.beaten")

    # What lies on the table

    def throwers(self) -> int:
        """durak.throw.who: all others, or the two beside the defender."""
        others = self.playing_after(self.defend)
        if self.options["throw"] == "sides":
            others = others[:1] + others[-1:]
        return sum(bit(seat) for seat in set(others))

    def playing_after(self, seat: int) -> list[int]:
        """The others who have cards, clockwise."""
        return [other for other in self.others(seat) if self.hands[other]]

    def others(self, seat: int) -> list[int]:
        return [(seat + step) % self.count for step in range(1, self.count)]

    def open_cards(self) -> list[int]:
        """The cards that are not beaten."""
        return [card for card, cover in zip(self.table, self.covers, strict=True) if cover == NONE]

    def all_beaten(self) -> bool:
        return bool(self.table) and not self.open_cards()

    def has_room(self, seat: int) -> bool:
        """durak.throw.limit: six cards, and no more than this defender could beat."""
        return len(self.table) < MOST and len(self.open_cards()) < len(self.hands[seat])

    # Who may do what

    def moments(self) -> list[Window]:
        if self.phase == ATTACK:
            return [self.ask("ATTACK", TURN, bit(self.attack), "durak.time.attack", 60_000)]
        throw = self.ask("throw", NOTICE, self.throwers(), "durak.throw.when", slot=1, since=self.played)
        if self.phase == DEFEND:
            return [throw, self.ask("DEFEND", TURN, bit(self.defend), "durak.time.defend", 60_000)]
        asked = self.throwers() & ~self.passed
        return [throw, self.ask(PHASES[self.phase], ANSWER, asked, "durak.time.pass", 15_000)]

    def choices(self, seat: int) -> list[Choice]:
        found: list[Choice] = [("lay", [card]) for card in self.hands[seat]]
        if seat == self.defend:
            found = [("beat", [card, other]) for other in self.open_cards() for card in self.hands[seat]]
            found += [("transfer", [card]) for card in self.hands[seat]]
        return [*found, ("take", []), ("pass", [])]

    def why(self, seat: int, verb: str, things: list[int]) -> str:
        if verb == "take":
            if seat != self.defend:
                return "durak.take.who"
            return "" if self.phase == DEFEND else "durak.take.when"
        if verb == "pass":
            if self.phase not in (THROW, TAKE) or not has(self.throwers(), seat):
                return "durak.pass.when"
            return "durak.pass.once" if has(self.passed, seat) else ""
        if things[0] not in self.hands[seat]:
            return "durak.card.held"
        if verb == "lay":
            return self.why_not_lay(seat, things[0])
        if seat != self.defend or self.phase != DEFEND:
            return "durak.beat.who"
        if verb == "transfer":
            return self.why_not_transfer(things[0])
        if things[1] not in self.open_cards():
            return "durak.beat.open"
        return "" if beats(things[0], things[1], self.trump) else "durak.beat.higher"

    def why_not_lay(self, seat: int, card: int) -> str:
        if self.phase == ATTACK:
            return "" if seat == self.attack else "durak.attack.first"
        if not has(self.throwers(), seat):
            return "durak.throw.who"
        if rank_of(card) not in [rank_of(other) for other in self.table + self.covers if other != NONE]:
            return "durak.throw.rank"
        return "" if self.has_room(self.defend) else "durak.throw.limit"

    def why_not_transfer(self, card: int) -> str:
        if self.options["transfer"] == "off":
            return "durak.transfer.agreed"
        if len(self.open_cards()) < len(self.table):
            return "durak.transfer.first"
        if rank_of(card) != rank_of(self.table[0]):
            return "durak.transfer.rank"
        heirs = self.playing_after(self.defend)[:1]
        return "" if heirs and self.has_room(heirs[0]) else "durak.transfer.room"

    # What follows

    def carry_out(self, seat: int, verb: str, things: list[int]) -> None:
        names = PACK.names(things)
        if verb == "lay":
            self.lay(seat, things[0])
        elif verb == "beat":
            self.hands[seat].remove(things[0])
            self.covers[self.table.index(things[1])] = things[0]
            self.tell("beaten", seat, "durak.beat.higher", {"card": names[0], "other": names[1]})
            self.ask_on(THROW if self.all_beaten() else DEFEND)
        elif verb == "transfer":
            self.attack, self.defend = seat, self.playing_after(seat)[0]
            self.put(seat, things[0])
            target = letter(self.defend)
            self.tell("transferred", seat, "durak.transfer.rank", {"card": names[0], "target": target})
            self.played = self.step
            self.ask_on(DEFEND)
        elif verb == "take":
            self.tell("takes", seat, "durak.take.cards")
            self.ask_on(TAKE)
        else:
            self.passed |= bit(seat)
            self.tell("passed", seat, "durak.pass.once")
            if not self.throwers() & ~self.passed:
                self.end_bout()

    def time_out(self) -> None:
        """durak.time.attack, durak.time.defend, durak.time.pass."""
        if self.phase == ATTACK:
            hand = self.hands[self.attack]
            self.lay(self.attack, min(hand, key=lambda card: (worth(card, self.trump), card)))
        elif self.phase == DEFEND:
            self.carry_out(self.defend, "take", [])
        else:
            self.end_bout()

    def put(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.table.append(card)
        self.covers.append(NONE)

    def lay(self, seat: int, card: int) -> None:
        self.put(seat, card)
        if self.phase == ATTACK:
            self.played = self.step
            self.tell("attacked", seat, "durak.attack.first", {"card": PACK.codes[card]})
            self.ask_on(DEFEND)
            return
        self.tell("thrown", seat, "durak.throw.rank", {"card": PACK.codes[card]})
        if self.phase != DEFEND:
            self.ask_on(TAKE if self.phase == TAKE else DEFEND)

    def ask_on(self, phase: int) -> None:
        """Everybody is asked anew; where nobody could throw in any more, the bout is over."""
        self.passed = 0
        self.enter(phase)
        if phase != DEFEND and not (self.throwers() and self.has_room(self.defend)):
            self.end_bout()

    def end_bout(self) -> None:
        """durak.bout.beaten, durak.take.cards: the cards go, hands are filled up, the next one attacks."""
        cards = self.table + [cover for cover in self.covers if cover != NONE]
        taken = self.phase == TAKE
        self.table, self.covers, self.passed = [], [], 0
        if taken:
            self.hands[self.defend] = sorted(self.hands[self.defend] + cards)
            self.tell("took", self.defend, "durak.take.cards", {"cards": PACK.names(cards)})
        else:
            self.discard = sorted(self.discard + cards)
            self.tell("discarded", self.defend, "durak.bout.beaten", {"count": len(cards)})
        for seat in [seat for seat in (self.attack, *self.others(self.attack)) if seat != self.defend]:
            self.draw(seat)
        self.draw(self.defend)
        self.begin_bout(self.others(self.defend)[0] if taken else self.defend)

    def draw(self, seat: int) -> None:
        """durak.bout.refill."""
        count = max(0, min(HAND - len(self.hands[seat]), len(self.deck)))
        drawn, self.deck = self.deck[:count], self.deck[count:]
        if drawn:
            self.hands[seat] = sorted(self.hands[seat] + drawn)
            self.tell("drew", seat, "durak.bout.refill", {"count": count}, {"cards": PACK.names(drawn)})

    def begin_bout(self, first: int) -> None:
        """durak.bout.next: the first who has cards attacks, the one after him defends; durak.end.fool."""
        playing = [seat for seat in (first, *self.others(first)) if self.hands[seat]]
        if len(playing) > 1:
            self.attack, self.defend = playing[:2]
            self.enter(ATTACK)
            self.tell("bout", self.attack, "durak.bout.next", {"target": letter(self.defend)})
            return
        self.attack = self.defend = int(NOBODY)
        self.enter(OVER)
        if playing:
            self.tell("over", playing[0], "durak.end.fool")
        else:
            self.tell("even", int(NOBODY), "durak.end.even")

    def is_out(self, seat: int) -> bool:
        return self.phase not in (DEAL, OVER) and not self.hands[seat] and not self.deck

    # The beginning and the end

    def deal(self, order: list[int]) -> None:
        """durak.setup.deal, durak.setup.trump, durak.setup.first."""
        for seat in range(self.count):
            self.hands[seat] = sorted(order[seat * HAND : seat * HAND + HAND])
            names = PACK.names(self.hands[seat])
            self.tell("dealt", seat, "durak.setup.deal", {"count": HAND}, {"cards": names})
        self.deck = order[self.count * HAND :]
        self.trump = suit_of(order[-1])
        self.tell("trump", NOBODY, "durak.setup.trump", {"card": PACK.codes[order[-1]]})
        held = [(card, seat) for seat in range(self.count) for card in self.hands[seat]]
        trumps = [(card, seat) for card, seat in held if suit_of(card) == self.trump]
        card, first = min(trumps, default=(NONE, 0))
        if trumps:
            self.tell("first", first, "durak.setup.first", {"card": PACK.codes[card]})
        self.begin_bout(first)

    def winners(self) -> int:
        """durak.end.fool: all but the one who is left with cards."""
        if self.phase != OVER:
            return 0
        out = [seat for seat in range(self.count) if not self.hands[seat]]
        return sum(bit(seat) for seat in out) or bit(self.count) - 1

    def totals(self) -> list[int]:
        return [int(has(self.winners(), seat)) for seat in range(self.count)]

"""What a seat can do now: a finite list, and forms for what cannot be listed.

The list comes from the cards a seat has and the window that is open. It is bounded: a card in hand is
listed at most once for each seat, side, monster, curse in play or pair of monsters that it can name, a
power once for each card that pays and each target, a proposal twice; theft, hiding, sales, charity,
talk and proposals to make are forms.
"""

from typing import final

from mypy_extensions import i64

from koloda.games.munchkin import codes, frames, phases
from koloda.games.munchkin.cards import NO_CARD
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.powers.words import held
from koloda.games.munchkin.rules.combat import pledged, why_not_leave
from koloda.games.munchkin.rules.gear import bar_worn, why_not_dress
from koloda.games.munchkin.rules.judging import why_not
from koloda.games.munchkin.rules.permission import OC, OF, XC, O, X, situation
from koloda.games.munchkin.rules.picks import wanted
from koloda.games.munchkin.rules.plays import highest, why_not_join
from koloda.games.munchkin.rules.referee import CALL_CLAIM, CALL_RUN, CALL_WEAR
from koloda.games.munchkin.rules.strength import forbids, is_winning
from koloda.games.munchkin.rules.turns import surplus
from koloda.games.munchkin.state import TRADE, Character, Combat, MunchkinState
from koloda.games.munchkin.windows import asked_in_lap, fresh_seats, missing, roller
from koloda.kernel import Action
from koloda.kernel.seats import has


def legal(state: MunchkinState, seat: i64) -> list[Action]:
    """In a stable order; nothing is tried that the window or the actor's situation rules out."""
    if state.stage == phases.S_DEAL or state.stage == phases.G_OVER or seat < 0 or state.waiting:
        return []
    lister = Lister(state, seat)
    if state.frame is not None:
        lister.answers()
    elif state.stage == phases.S_CREATE:
        lister.creation()
    else:
        lister.open_window()
    return lister.found


@final
class Lister:
    """One seat's list being made. The permission table (chapter 3.2) is looked up once."""

    def __init__(self, state: MunchkinState, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.munchkin: Character = state.seats[seat]
        self.combat: Combat | None = state.combat
        self.found: list[Action] = []
        self.promised: list[int] = pledged(state, seat)
        now = situation(state, seat)
        self.situation: i64 = now
        self.meddles = state.is_fighting() and (now == OC or now == XC or now == X)
        """May play into the combat."""
        self.flees = state.combat is not None and (
            state.stage == phases.W_RUN or state.stage == phases.F_ROLL
        )
        self.held_back = fresh_seats(state) != 0
        """when.fresh: the turn waits."""

    def add(self, code: i64, args: tuple[int, ...] = ()) -> None:
        self.found.append(Action(self.seat, code, args))

    def offer(self, code: i64, args: tuple[int, ...]) -> None:
        """What is rare is tried."""
        action = Action(self.seat, code, args)
        if why_not(self.state, action) is None:
            self.found.append(action)

    def is_asked(self) -> bool:
        """time.ask-mode."""
        return not self.state.options.ask or has(asked_in_lap(self.state), self.seat)

    def is_quiet(self, card: int) -> bool:
        """Own turn out of combat, or a card just received."""
        return self.situation == O or (self.situation == X and card in self.munchkin.fresh)

    # Locked windows

    def answers(self) -> None:
        """time.answers, and the choices of a prompt."""
        frame = self.state.the_frame()
        if not self.is_asked():
            return
        if frame.kind == phases.W_DIE or frame.kind == phases.W_CURSE:
            if not has(frame.seats, self.seat):
                self.add(codes.PASS, (-1,))
            for card in self.munchkin.hand:
                self.answer_with(card, frame.kind)
            for card in self.munchkin.carried:
                self.answer_with(card, frame.kind)
            if frame.seat == self.seat:
                for power in held(self.state, self.seat):
                    if power.answers(frame.kind):
                        power.list_uses(self)
        elif frame.kind == phases.W_RULE:
            self.offer(codes.RULE, (0,))
            self.offer(codes.RULE, (1,))
        elif frame.kind == phases.W_SECRET:
            if has(missing(self.state), self.seat):
                for card in self.munchkin.hand:
                    self.add(codes.PICK, (card,))
        elif frame.seat == self.seat:
            several = wanted(self.state, frame) > 1
            for choice in frame.values[frames.CHOICES :]:
                if choice == frames.HAND_CARDS:
                    if not several:
                        for card in self.munchkin.hand:
                            self.add(codes.PICK, (card,))
                elif choice < 0 or not several:
                    self.add(codes.PICK, (choice,))

    def answer_with(self, card: int, window: i64) -> None:
        kind = self.state.kind(card)
        if (kind.type == vocabulary.ONESHOT or kind.type == vocabulary.TRICK) and kind.play().answers(window):
            self.uses(card)

    def creation(self) -> None:
        """setup.play."""
        state, munchkin = self.state, self.munchkin
        if has(state.passed, self.seat):
            return
        self.add(codes.SEX, (0 if munchkin.sex == 1 else 1,))
        for card in munchkin.hand:
            kind = state.kind(card)
            if kind.is_person():
                if munchkin.person(kind) == NO_CARD:
                    self.add(codes.PUT, (card, 0))
            elif kind.is_gear():
                self.add(codes.PUT, (card, 0))
                if not bar_worn(state, self.seat, card):
                    self.add(codes.PUT, (card, 1))
        self.add(codes.READY)

    # Open windows

    def open_window(self) -> None:
        state, munchkin = self.state, self.munchkin
        if not self.is_asked():
            self.proposals()
            return
        if self.situation == O:
            self.phases()
        combat = self.combat
        if munchkin.fresh:
            self.add(codes.KEEP)
        if combat is None:
            if state.stage == phases.W_TURN:
                self.offer(codes.PASS, (-1,))
        else:
            self.fight(combat)
        self.proposals()
        if munchkin.race != NO_CARD:
            self.add(codes.DROP, (int(munchkin.race),))
        if munchkin.trade != NO_CARD:
            self.add(codes.DROP, (int(munchkin.trade),))
        for card in munchkin.hand:
            self.hand_card(card)
        if state.door != NO_CARD and self.seat == state.turn:
            self.hand_card(int(state.door))
        self.items()
        for power in held(state, self.seat):
            power.list_uses(self)
        if state.options.table:
            self.calls()

    def phases(self) -> None:
        """What each state of one's own turn is for."""
        state = self.state
        stage = state.stage
        if stage == phases.T_DOOR:
            self.add(codes.TAKE)
        elif stage == phases.T_ROOM and forbids(state, self.seat, "loot"):
            self.add(codes.SKIP)
        elif self.held_back:
            return
        elif stage == phases.T_START:
            self.add(codes.KICK)
        elif stage == phases.T_ROOM:
            self.add(codes.LOOT)
        elif stage == phases.T_END and (state.options.table or not surplus(state, self.seat)):
            self.add(codes.DONE)

    def fight(self, combat: Combat) -> None:
        """The main's decision, the others' passes, rolls."""
        state, options = self.state, self.state.options
        version = int(combat.version)
        stage = state.stage
        if stage == phases.F_ROLL:
            if roller(state) == self.seat:
                for foe in combat.foes:
                    if not has(foe.rolled, self.seat):
                        self.add(codes.ROLL, (int(foe.card),))
            return
        if self.situation == OC:
            if stage == phases.C_OPEN:
                winning = is_winning(state)
                if winning or options.table:
                    self.add(codes.CLAIM, (version,))
                if not winning or options.table or options.run_winning:
                    self.add(codes.RUN, (version,))
            return
        if stage != phases.C_OPEN and not options.ask and self.munchkin.holds:
            self.add(codes.HOLD)
        if self.situation == XC and why_not_leave(state, self.seat) is None:
            self.add(codes.LEAVE)
        if options.ask:
            self.offer(codes.PASS, (version,))
        elif not has(state.passed, self.seat):
            self.add(codes.PASS, (version,))

    def proposals(self) -> None:
        for proposal in self.state.proposals:
            number = int(proposal.number)
            if proposal.to == self.seat:
                version = -1 if proposal.kind == TRADE else int(self.state.the_combat().version)
                self.offer(codes.ACCEPT, (number, version))
                self.add(codes.REFUSE, (number, -1))
            elif proposal.author == self.seat:
                self.add(codes.WITHDRAW, (number, -1))

    def hand_card(self, card: int) -> None:
        """Everything a card of this type is for."""
        card_type = self.state.kind(card).type
        if card_type >= vocabulary.FIRST_TREASURE:
            self.treasure(card, card_type)
        elif card_type == vocabulary.CURSE:
            self.aim(codes.CURSE, card)
        elif card_type == vocabulary.RACE or card_type == vocabulary.CLASS:
            now = self.situation
            if now == O or now == OC or now == OF or (now == X and card in self.munchkin.fresh):
                self.add(codes.PUT, (card, 0))
        elif card_type == vocabulary.CHEAT:
            if self.is_quiet(card):
                for item in self.munchkin.items():
                    if self.state.kind(item).type != vocabulary.ONESHOT:
                        self.add(codes.CHEAT, (card, item))
        elif card_type == vocabulary.EVENT:
            self.state.kind(card).play().list_events(self, card)
        elif self.meddles:
            self.strengthen(card, card_type)
        elif card_type == vocabulary.MONSTER and self.is_looking():
            self.add(codes.TROUBLE, (card,))

    def is_looking(self) -> bool:
        """turn.trouble."""
        return self.situation == O and self.state.stage == phases.T_ROOM and not self.held_back

    def aim(self, code: i64, card: int) -> None:
        """A curse or a Go Up a Level on everybody that it can be played on."""
        if card in self.promised:
            return
        most = highest(self.state, card)
        for seat, munchkin in enumerate(self.state.seats):
            if not munchkin.dead and (code == codes.CURSE or munchkin.level < most):
                self.add(code, (card, seat))

    def strengthen(self, card: int, card_type: i64) -> None:
        """Monsters and what makes them stronger, in C.*."""
        combat = self.state.the_combat()
        if card_type == vocabulary.ENHANCER:
            for foe in combat.foes:
                self.add(codes.ENH, (card, int(foe.card)))
        elif card_type == vocabulary.WANDER:
            for monster in self.hand_monsters():
                self.add(codes.WANDER, (card, monster))
        elif why_not_join(self.state, self.seat, card) is None:
            self.add(codes.JOIN, (card,))

    def treasure(self, card: int, card_type: i64) -> None:
        if card_type == vocabulary.GUAL:
            self.aim(codes.GUAL, card)
            return
        if card_type != vocabulary.TRICK:
            slips = self.state.options.table and not self.state.in_combat(self.seat)
            if slips or self.is_quiet(card):
                self.add(codes.PUT, (card, 0))
                if card_type == vocabulary.ITEM and not bar_worn(self.state, self.seat, card):
                    self.add(codes.PUT, (card, 1))
            self.throws(card)
        if card_type != vocabulary.ITEM:
            self.uses(card)

    def items(self) -> None:
        """What is in play: dressing, sticks, one-shots."""
        state, munchkin = self.state, self.munchkin
        dresses = why_not_dress(state, self.seat) is None
        for item in munchkin.worn:
            if dresses:
                self.add(codes.DOFF, (item,))
            self.throws(item)
        for item in munchkin.carried:
            if dresses and not bar_worn(state, self.seat, item):
                self.add(codes.WEAR, (item,))
            self.throws(item)
            if state.kind(item).type == vocabulary.ONESHOT:
                self.uses(item)

    def foes(self) -> list[int]:
        combat = self.combat
        return [] if combat is None else [int(foe.card) for foe in combat.foes]

    def hand_monsters(self) -> list[int]:
        return [card for card in self.munchkin.hand if self.state.kind(card).type == vocabulary.MONSTER]

    def throws(self, item: int) -> None:
        if self.flees and self.state.kind(item).tags:
            for foe in self.foes():
                self.offer(codes.THROW, (item, foe))

    def uses(self, card: int) -> None:
        """In the window that its effect needs."""
        self.state.kind(card).play().list_uses(self, card)

    def add_use(self, card: int, kind: int, target: int, mark: int, number: int) -> None:
        self.add(codes.USE, (card, kind, target, mark, number))

    def offer_use(self, card: int, kind: int, target: int, mark: int, number: int) -> None:
        self.offer(codes.USE, (card, kind, target, mark, number))

    def calls(self) -> None:
        self.add(codes.CALL, (CALL_CLAIM, -1, -1))
        self.add(codes.CALL, (CALL_RUN, -1, -1))
        for seat in range(self.state.count):
            for item in self.state.seats[seat].worn:
                self.add(codes.CALL, (CALL_WEAR, seat, item))

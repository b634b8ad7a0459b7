"""What a seat can do now: a finite list, and forms for what cannot be listed.

The list comes from the cards a seat has and the window that is open. It is bounded: a card in hand is
listed at most once for each seat, side, monster, curse in play or pair of monsters that it can name, a
power once for each card that pays and each target, a proposal twice; theft, hiding, sales, charity,
talk and proposals to make are forms.
"""

from typing import final

from mypy_extensions import i64

from koloda.games.munchkin.cards import NO_CARD
from koloda.games.munchkin.codes import (
    ACCEPT,
    CALL,
    CARD_TARGET,
    CHEAT,
    CLAIM,
    CURSE,
    DOFF,
    DONE,
    DROP,
    ENH,
    EQUALS,
    EVENT,
    GUAL,
    HOLD,
    JOIN,
    KEEP,
    KICK,
    LEAVE,
    LOOT,
    MINUS,
    MONSTERS,
    MUNCHKINS,
    NO_NUMBER,
    NO_TARGET,
    PASS,
    PICK,
    PILE_TARGET,
    PILES,
    PLUS,
    POW,
    PUT,
    READY,
    REFUSE,
    ROLL,
    RULE,
    RUN,
    SEAT_TARGET,
    SEX,
    SIDE_TARGET,
    SKIP,
    TAKE,
    THROW,
    TROUBLE,
    USE,
    WANDER,
    WEAR,
    WITHDRAW,
)
from koloda.games.munchkin.packs.vocabulary import (
    BACKSTAB,
    BERSERK,
    CANCEL_CURSE,
    CHARM,
    CLASS,
    CLONE_MONSTER,
    DIE_MOD,
    DIE_SET,
    ENHANCER,
    FETCH,
    FIRST_TREASURE,
    FLIGHT,
    ITEM,
    MONSTER,
    ONESHOT,
    RACE,
    REMOVE_MONSTER,
    REROLL,
    SERENADE,
    SIDE,
    SWAP_MONSTER,
    TRICK,
)
from koloda.games.munchkin.packs.vocabulary import CHEAT as CHEAT_CARD
from koloda.games.munchkin.packs.vocabulary import CURSE as CURSE_CARD
from koloda.games.munchkin.packs.vocabulary import EVENT as EVENT_CARD
from koloda.games.munchkin.packs.vocabulary import GUAL as GUAL_CARD
from koloda.games.munchkin.packs.vocabulary import WANDER as WANDER_CARD
from koloda.games.munchkin.rules.combat import pledged
from koloda.games.munchkin.rules.gear import why_not_dress, why_not_worn
from koloda.games.munchkin.rules.judging import why_not
from koloda.games.munchkin.rules.permission import OC, OF, XC, O, X, situation
from koloda.games.munchkin.rules.picks import wanted
from koloda.games.munchkin.rules.plays import highest, play_of, why_not_join
from koloda.games.munchkin.rules.powers import giver, why_not_leave, why_not_power
from koloda.games.munchkin.rules.referee import CALL_CLAIM, CALL_RUN, CALL_WEAR
from koloda.games.munchkin.rules.strength import forbids, is_winning
from koloda.games.munchkin.rules.turns import surplus
from koloda.games.munchkin.state import (
    C_OPEN,
    CHOICES,
    F_ROLL,
    G_OVER,
    HAND_CARDS,
    S_CREATE,
    S_DEAL,
    T_DOOR,
    T_END,
    T_ROOM,
    T_START,
    TRADE,
    W_CURSE,
    W_DIE,
    W_RULE,
    W_RUN,
    W_SECRET,
    W_TURN,
    Combat,
    Munchkin,
    MunchkinState,
)
from koloda.games.munchkin.windows import asked_in_lap, fresh_seats, missing, roller
from koloda.kernel.actions import Action
from koloda.kernel.seats import has


def legal(state: MunchkinState, seat: i64) -> list[Action]:
    """In a stable order; nothing is tried that the window or the actor's situation rules out."""
    if state.stage == S_DEAL or state.stage == G_OVER or seat < 0 or state.waiting:
        return []
    lister = Lister(state, seat)
    if state.frames:
        lister.answers()
    elif state.stage == S_CREATE:
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
        self.munchkin: Munchkin = state.seats[seat]
        self.combat: Combat | None = state.combat
        self.found: list[Action] = []
        self.promised: list[int] = pledged(state, seat)
        now = situation(state, seat)
        self.situation: i64 = now
        self.meddles = state.is_fighting() and (now == OC or now == XC or now == X)
        """May play into the combat."""
        self.flees = state.combat is not None and (state.stage == W_RUN or state.stage == F_ROLL)
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
        frame = self.state.frames[-1]
        if not self.is_asked():
            return
        if frame.kind == W_DIE or frame.kind == W_CURSE:
            if not has(frame.seats, self.seat):
                self.add(PASS, (-1,))
            for card in self.munchkin.hand:
                self.answer_with(card, frame.kind)
            for card in self.munchkin.carried:
                self.answer_with(card, frame.kind)
            if frame.kind == W_DIE and frame.seat == self.seat:
                self.pay_single(FLIGHT)
                self.pay_single(REROLL)
        elif frame.kind == W_RULE:
            self.offer(RULE, (0,))
            self.offer(RULE, (1,))
        elif frame.kind == W_SECRET:
            if has(missing(self.state), self.seat):
                for card in self.munchkin.hand:
                    self.add(PICK, (card,))
        elif frame.seat == self.seat:
            several = wanted(self.state, frame) > 1
            for choice in frame.values[CHOICES:]:
                if choice == HAND_CARDS:
                    if not several:
                        for card in self.munchkin.hand:
                            self.add(PICK, (card,))
                elif choice < 0 or not several:
                    self.add(PICK, (choice,))

    def answer_with(self, card: int, window: i64) -> None:
        kind = self.state.kind(card)
        if kind.type == ONESHOT or kind.type == TRICK:
            verb = play_of(kind).verb
            turns_die = verb == DIE_MOD or verb == DIE_SET
            if turns_die if window == W_DIE else verb == CANCEL_CURSE:
                self.uses(card)

    def creation(self) -> None:
        """setup.play."""
        state, munchkin = self.state, self.munchkin
        if has(state.passed, self.seat):
            return
        self.add(SEX, (0 if munchkin.sex == 1 else 1,))
        for card in munchkin.hand:
            card_type = state.kind(card).type
            if card_type == RACE or card_type == CLASS:
                if (munchkin.race if card_type == RACE else munchkin.trade) == NO_CARD:
                    self.add(PUT, (card, 0))
            elif card_type == ITEM or card_type == ONESHOT:
                self.add(PUT, (card, 0))
                if why_not_worn(state, self.seat, card) is None:
                    self.add(PUT, (card, 1))
        self.add(READY)

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
            self.add(KEEP)
        if combat is None:
            if state.stage == W_TURN:
                self.offer(PASS, (-1,))
        else:
            self.fight(combat)
        self.proposals()
        if munchkin.race != NO_CARD:
            self.add(DROP, (int(munchkin.race),))
        if munchkin.trade != NO_CARD:
            self.add(DROP, (int(munchkin.trade),))
        for card in munchkin.hand:
            self.hand_card(card)
        if state.door != NO_CARD and self.seat == state.turn:
            self.hand_card(int(state.door))
        self.items()
        if munchkin.race != NO_CARD or munchkin.trade != NO_CARD:
            self.powers()
        if state.options.table:
            self.calls()

    def phases(self) -> None:
        """What each state of one's own turn is for."""
        state = self.state
        stage = state.stage
        if stage == T_DOOR:
            self.add(TAKE)
        elif stage == T_ROOM and forbids(state, self.seat, "loot"):
            self.add(SKIP)
        elif self.held_back:
            return
        elif stage == T_START:
            self.add(KICK)
        elif stage == T_ROOM:
            self.add(LOOT)
        elif stage == T_END and (state.options.table or not surplus(state, self.seat)):
            self.add(DONE)

    def fight(self, combat: Combat) -> None:
        """The main's decision, the others' passes, rolls."""
        state, options = self.state, self.state.options
        version = int(combat.version)
        stage = state.stage
        if stage == F_ROLL:
            if roller(state) == self.seat:
                for foe in combat.foes:
                    if not has(foe.rolled, self.seat):
                        self.add(ROLL, (int(foe.card),))
            return
        if self.situation == OC:
            if stage == C_OPEN:
                winning = is_winning(state)
                if winning or options.table:
                    self.add(CLAIM, (version,))
                if not winning or options.table or options.run_winning:
                    self.add(RUN, (version,))
            return
        if stage != C_OPEN and not options.ask and self.munchkin.holds:
            self.add(HOLD)
        if self.situation == XC and why_not_leave(state, self.seat) is None:
            self.add(LEAVE)
        if options.ask:
            self.offer(PASS, (version,))
        elif not has(state.passed, self.seat):
            self.add(PASS, (version,))

    def proposals(self) -> None:
        combat = self.combat
        version = -1 if combat is None else int(combat.version)
        for proposal in self.state.proposals:
            number = int(proposal.number)
            if proposal.to == self.seat:
                self.offer(ACCEPT, (number, -1 if proposal.kind == TRADE else version))
                self.add(REFUSE, (number, -1))
            elif proposal.author == self.seat:
                self.add(WITHDRAW, (number, -1))

    def hand_card(self, card: int) -> None:
        """Everything a card of this type is for."""
        card_type = self.state.kind(card).type
        if card_type >= FIRST_TREASURE:
            self.treasure(card, card_type)
        elif card_type == CURSE_CARD:
            self.aim(CURSE, card)
        elif card_type == RACE or card_type == CLASS:
            now = self.situation
            if now == O or now == OC or now == OF or (now == X and card in self.munchkin.fresh):
                self.add(PUT, (card, 0))
        elif card_type == CHEAT_CARD:
            if self.is_quiet(card):
                for item in self.munchkin.items():
                    if self.state.kind(item).type != ONESHOT:
                        self.add(CHEAT, (card, item))
        elif card_type == EVENT_CARD:
            self.events(card)
        elif self.meddles:
            self.strengthen(card, card_type)
        elif card_type == MONSTER and self.is_looking():
            self.add(TROUBLE, (card,))

    def is_looking(self) -> bool:
        """turn.trouble."""
        return self.situation == O and self.state.stage == T_ROOM and not self.held_back

    def aim(self, code: i64, card: int) -> None:
        """A curse or a Go Up a Level on everybody that it can be played on."""
        if card in self.promised:
            return
        goal = highest(self.state, card) if code == GUAL else self.state.options.goal + 1
        for seat, munchkin in enumerate(self.state.seats):
            if not munchkin.dead and munchkin.level < goal:
                self.add(code, (card, seat))

    def strengthen(self, card: int, card_type: i64) -> None:
        """Monsters and what makes them stronger, in C.*."""
        combat = self.state.the_combat()
        if card_type == ENHANCER:
            for foe in combat.foes:
                self.add(ENH, (card, int(foe.card)))
        elif card_type == WANDER_CARD:
            for monster in self.hand_monsters():
                self.add(WANDER, (card, monster))
        elif why_not_join(self.state, self.seat, card) is None:
            self.add(JOIN, (card,))

    def treasure(self, card: int, card_type: i64) -> None:
        if card_type == GUAL_CARD:
            self.aim(GUAL, card)
            return
        if card_type != TRICK:
            slips = self.state.options.table and not self.state.in_combat(self.seat)
            if slips or self.is_quiet(card):
                self.add(PUT, (card, 0))
                if card_type == ITEM and why_not_worn(self.state, self.seat, card) is None:
                    self.add(PUT, (card, 1))
            self.throws(card)
        if card_type != ITEM:
            self.uses(card)

    def items(self) -> None:
        """What is in play: dressing, sticks, one-shots."""
        state, munchkin = self.state, self.munchkin
        dresses = why_not_dress(state, self.seat) is None
        for item in munchkin.worn:
            if dresses:
                self.add(DOFF, (item,))
            self.throws(item)
        for item in munchkin.carried:
            if dresses and why_not_worn(state, self.seat, item) is None:
                self.add(WEAR, (item,))
            self.throws(item)
            if state.kind(item).type == ONESHOT:
                self.uses(item)

    def foes(self) -> list[int]:
        combat = self.combat
        return [] if combat is None else [int(foe.card) for foe in combat.foes]

    def hand_monsters(self) -> list[int]:
        return [card for card in self.munchkin.hand if self.state.kind(card).type == MONSTER]

    def events(self, card: int) -> None:
        verb = play_of(self.state.kind(card)).verb
        if verb == CLONE_MONSTER or verb == REMOVE_MONSTER:
            for foe in self.foes():
                self.offer(EVENT, (card, foe, -1))
        elif verb == SWAP_MONSTER:
            if self.meddles:
                for foe in self.foes():
                    for monster in self.hand_monsters():
                        self.offer(EVENT, (card, foe, monster))
        else:
            self.offer(EVENT, (card, -1, -1))

    def throws(self, item: int) -> None:
        if self.flees and self.state.kind(item).tags:
            for foe in self.foes():
                self.offer(THROW, (item, foe))

    def uses(self, card: int) -> None:
        """One action for each thing the card can name, in the window that its verb needs."""
        step = play_of(self.state.kind(card))
        verb = step.verb
        if verb == SIDE:
            if self.meddles and card not in self.promised:
                if step.on != "monsters":
                    self.add(USE, (card, SIDE_TARGET, MUNCHKINS, NO_NUMBER, 0))
                if step.on != "munchkins":
                    self.add(USE, (card, SIDE_TARGET, MONSTERS, NO_NUMBER, 0))
        elif verb == DIE_MOD or verb == DIE_SET:
            if self.state.phase() == W_DIE:
                self.turn_die(card, verb, int(step.n))
        elif verb == REMOVE_MONSTER:
            if self.meddles:
                for foe in self.foes():
                    self.offer(USE, (card, CARD_TARGET, foe, NO_NUMBER, 0))
        elif verb == FETCH:
            if self.is_quiet(card):
                for pile in (PILES.index("DX"), PILES.index("TX")):
                    self.offer(USE, (card, PILE_TARGET, pile, NO_NUMBER, 0))
        elif verb == CANCEL_CURSE and not self.state.frames:
            if self.is_quiet(card):
                for munchkin in self.state.seats:
                    for curse in munchkin.curses:
                        self.offer(USE, (card, CARD_TARGET, curse, NO_NUMBER, 0))
        else:
            self.offer(USE, (card, NO_TARGET, 0, NO_NUMBER, 0))

    def turn_die(self, card: int, verb: i64, amount: int) -> None:
        if verb == DIE_MOD:
            for mark in (PLUS, MINUS):
                self.offer(USE, (card, NO_TARGET, 0, mark, amount))
        else:
            for face in range(1, 7):
                self.offer(USE, (card, NO_TARGET, 0, EQUALS, face))

    # Powers

    def powers(self) -> None:
        """One card paid each time; theft, hiding and what takes more cards are forms."""
        now = self.situation
        if now == OC or now == XC:
            self.pay_single(BERSERK)
            if giver(self.state, self.seat, CHARM) != NO_CARD:
                for foe in self.foes():
                    self.offer(POW, (CHARM, CARD_TARGET, foe, -1))
        if self.meddles and giver(self.state, self.seat, BACKSTAB) != NO_CARD:
            for victim in self.state.the_combat().fighters():
                if victim != self.seat and not has(self.state.seats[victim].stabbed, self.seat):
                    for card in fuel(self.state, self.seat, BACKSTAB):
                        self.add(POW, (BACKSTAB, SEAT_TARGET, victim, -1, card))
        if now == OC and giver(self.state, self.seat, SERENADE) != NO_CARD:
            cards = fuel(self.state, self.seat, SERENADE)
            for seat in self.state.around(self.seat):
                if cards and why_not_power(self.state, self.seat, serenade_of(seat, cards[0])) is None:
                    for card in cards:
                        self.add(POW, serenade_of(seat, card))

    def pay_single(self, power: int) -> None:
        """A power that names nothing: each card that can pay for it, if the first can."""
        if giver(self.state, self.seat, power) == NO_CARD:
            return
        cards = fuel(self.state, self.seat, power)
        if cards and why_not_power(self.state, self.seat, paid_with(power, cards[0])) is None:
            for card in cards:
                self.add(POW, paid_with(power, card))

    def calls(self) -> None:
        self.add(CALL, (CALL_CLAIM, -1, -1))
        self.add(CALL, (CALL_RUN, -1, -1))
        for seat in range(self.state.count):
            for item in self.state.seats[seat].worn:
                self.add(CALL, (CALL_WEAR, seat, item))


def paid_with(power: int, card: int) -> tuple[int, ...]:
    return (power, NO_TARGET, 0, -1, card)


def serenade_of(seat: int, card: int) -> tuple[int, ...]:
    return (SERENADE, SEAT_TARGET, seat, -1, card)


def fuel(state: MunchkinState, seat: i64, power: i64) -> list[int]:
    """power.cost: what may be paid for this power now."""
    gives = giver(state, seat, power)
    promised = pledged(state, seat)
    return [card for card in payable(state, seat) if card != gives and card not in promised]


def payable(state: MunchkinState, seat: i64) -> list[int]:
    """power.cost: hand and play, race and class, a Cheat!."""
    munchkin = state.seats[seat]
    found = munchkin.hand + munchkin.items() + [cheat for _, cheat in munchkin.cheats]
    for card in (munchkin.race, munchkin.trade):
        if card != NO_CARD:
            found.append(int(card))
    return found


def picks_several(state: MunchkinState, seat: i64) -> int:
    """How many cards an open prompt wants of this seat, where it is more than one."""
    frame = state.top_frame()
    if frame is None or frame.kind in (W_DIE, W_CURSE, W_RULE, W_SECRET) or frame.seat != seat:
        return 0
    count = int(wanted(state, frame))
    return count if count > 1 else 0


def choices_of(state: MunchkinState, seat: i64) -> list[int]:
    """The cards among which an open prompt lets this seat choose."""
    frame = state.frames[-1]
    if HAND_CARDS in frame.values[CHOICES:]:
        return state.seats[seat].hand[:]
    return [choice for choice in frame.values[CHOICES:] if choice >= 0]

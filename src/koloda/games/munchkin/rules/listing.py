"""What a seat can do now: a finite list, and forms for what cannot be listed.

Candidates come from the cards a seat has and the window that is open; `why_not` decides.
"""

from typing import Final

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
    ITEM_TARGET,
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
from koloda.games.munchkin.packs import vocabulary as words
from koloda.games.munchkin.packs.vocabulary import POWERS
from koloda.games.munchkin.rules.judging import why_not
from koloda.games.munchkin.rules.picks import wanted
from koloda.games.munchkin.rules.plays import play_of
from koloda.games.munchkin.rules.powers import (
    BACKSTAB,
    BERSERK,
    CHARM,
    FLIGHT,
    HIDE,
    REROLL,
    SERENADE,
    STEAL,
    giver,
)
from koloda.games.munchkin.rules.referee import CALL_CLAIM, CALL_RUN, CALL_WEAR
from koloda.games.munchkin.state import (
    CHOICES,
    G_OVER,
    HAND_CARDS,
    S_CREATE,
    S_DEAL,
    TRADE,
    W_CURSE,
    W_DIE,
    W_RULE,
    W_SECRET,
    MunchkinState,
)
from koloda.kernel.actions import Action

PLAIN: Final = (KICK, TAKE, LOOT, SKIP, DONE, HOLD, KEEP, LEAVE)
"""Verbs that name nothing."""


def legal(state: MunchkinState, seat: i64) -> list[Action]:
    """In the order of candidates, which is stable."""
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


class Lister:
    """Collects what is accepted."""

    def __init__(self, state: MunchkinState, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.found: list[Action] = []

    def offer(self, code: i64, args: tuple[int, ...] = ()) -> None:
        action = Action(self.seat, code, args)
        if why_not(self.state, action) is None:
            self.found.append(action)

    # Locked windows

    def answers(self) -> None:
        frame = self.state.frames[-1]
        munchkin = self.state.seats[self.seat]
        if frame.kind == W_DIE or frame.kind == W_CURSE:
            self.offer(PASS, (-1,))
            for card in munchkin.hand + munchkin.carried:
                if self.state.kind(card).type in (words.ONESHOT, words.TRICK):
                    self.uses(card)
            self.powers()
        elif frame.kind == W_RULE:
            self.offer(RULE, (0,))
            self.offer(RULE, (1,))
        elif frame.kind == W_SECRET:
            for card in munchkin.hand:
                self.offer(PICK, (card,))
        elif frame.seat == self.seat:
            for choice in frame.values[CHOICES:]:
                if choice == HAND_CARDS:
                    for card in munchkin.hand:
                        self.offer(PICK, (card,))
                else:
                    self.offer(PICK, (choice,))

    def creation(self) -> None:
        for sex in (0, 1):
            if sex != self.state.seats[self.seat].sex:
                self.offer(SEX, (sex,))
        for card in self.state.seats[self.seat].hand:
            self.offer(PUT, (card, 0))
            self.offer(PUT, (card, 1))
        self.offer(READY)

    # Open windows

    def open_window(self) -> None:
        state = self.state
        munchkin = state.seats[self.seat]
        combat = state.combat
        for verb in PLAIN:
            self.offer(verb)
        if combat is None:
            self.offer(PASS, (-1,))
        else:
            version = int(combat.version)
            self.offer(PASS, (version,))
            self.offer(CLAIM, (version,))
            self.offer(RUN, (version,))
            for foe in combat.foes:
                self.offer(ROLL, (int(foe.card),))
        self.proposals()
        for card in (munchkin.race, munchkin.trade):
            if card != NO_CARD:
                self.offer(DROP, (int(card),))
        for card in munchkin.hand:
            self.hand_card(card)
        if state.door != NO_CARD and self.seat == state.turn:
            self.hand_card(int(state.door))
        for item in munchkin.items():
            self.offer(WEAR, (item,))
            self.offer(DOFF, (item,))
            self.throws(item)
            if state.kind(item).type == words.ONESHOT:
                self.uses(item)
        self.powers()
        if state.options.table:
            self.calls()

    def proposals(self) -> None:
        combat = self.state.combat
        version = -1 if combat is None else int(combat.version)
        for proposal in self.state.proposals:
            number = int(proposal.number)
            if proposal.to == self.seat:
                self.offer(ACCEPT, (number, -1 if proposal.kind == TRADE else version))
                self.offer(REFUSE, (number, -1))
            elif proposal.author == self.seat:
                self.offer(WITHDRAW, (number, -1))

    def hand_card(self, card: int) -> None:
        """Everything a card of this type is for."""
        state = self.state
        card_type = state.kind(card).type
        if card_type == words.MONSTER:
            self.offer(TROUBLE, (card,))
            self.offer(JOIN, (card,))
        elif card_type == words.ENHANCER:
            for foe in self.foes():
                self.offer(ENH, (card, foe))
        elif card_type == words.CURSE or card_type == words.GUAL:
            for seat in range(state.count):
                self.offer(CURSE if card_type == words.CURSE else GUAL, (card, seat))
        elif card_type == words.RACE or card_type == words.CLASS:
            self.offer(PUT, (card, 0))
        elif card_type == words.WANDER:
            for monster in self.hand_monsters():
                self.offer(WANDER, (card, monster))
        elif card_type == words.CHEAT:
            for item in state.seats[self.seat].items():
                self.offer(CHEAT, (card, item))
        elif card_type == words.EVENT:
            self.events(card)
        else:
            self.treasure(card)

    def treasure(self, card: int) -> None:
        card_type = self.state.kind(card).type
        if card_type != words.TRICK:
            self.offer(PUT, (card, 0))
            self.throws(card)
        if card_type == words.ITEM:
            self.offer(PUT, (card, 1))
        else:
            self.uses(card)

    def foes(self) -> list[int]:
        combat = self.state.combat
        return [] if combat is None else [int(foe.card) for foe in combat.foes]

    def hand_monsters(self) -> list[int]:
        hand = self.state.seats[self.seat].hand
        return [card for card in hand if self.state.kind(card).type == words.MONSTER]

    def events(self, card: int) -> None:
        verb = play_of(self.state.kind(card)).verb
        if verb == words.CLONE_MONSTER or verb == words.REMOVE_MONSTER:
            for foe in self.foes():
                self.offer(EVENT, (card, foe, -1))
        elif verb == words.SWAP_MONSTER:
            for foe in self.foes():
                for monster in self.hand_monsters():
                    self.offer(EVENT, (card, foe, monster))
        else:
            self.offer(EVENT, (card, -1, -1))

    def throws(self, item: int) -> None:
        if self.state.kind(item).tags:
            for foe in self.foes():
                self.offer(THROW, (item, foe))

    def uses(self, card: int) -> None:
        """One action for each thing the card can name."""
        state = self.state
        step = play_of(state.kind(card))
        verb = step.verb
        if verb == words.SIDE:
            for side in (MUNCHKINS, MONSTERS):
                self.offer(USE, (card, SIDE_TARGET, side, NO_NUMBER, 0))
        elif verb == words.REMOVE_MONSTER:
            for foe in self.foes():
                self.offer(USE, (card, CARD_TARGET, foe, NO_NUMBER, 0))
        elif verb == words.FETCH:
            for pile in (PILES.index("DX"), PILES.index("TX")):
                self.offer(USE, (card, PILE_TARGET, pile, NO_NUMBER, 0))
        elif verb == words.DIE_MOD:
            for mark in (PLUS, MINUS):
                self.offer(USE, (card, NO_TARGET, 0, mark, int(step.n)))
        elif verb == words.DIE_SET:
            for face in range(1, 7):
                self.offer(USE, (card, NO_TARGET, 0, EQUALS, face))
        elif verb == words.CANCEL_CURSE and state.phase() != W_CURSE:
            for munchkin in state.seats:
                for curse in munchkin.curses:
                    self.offer(USE, (card, CARD_TARGET, curse, NO_NUMBER, 0))
        else:
            self.offer(USE, (card, NO_TARGET, 0, NO_NUMBER, 0))

    # Powers

    def powers(self) -> None:
        for power in (BERSERK, FLIGHT, CHARM, BACKSTAB, STEAL, SERENADE, HIDE, REROLL):
            if giver(self.state, self.seat, POWERS[power]) != NO_CARD:
                self.power(power)

    def power(self, power: int) -> None:
        """One card paid each time; what takes more is a form, save for two cards that hide."""
        state = self.state
        if power == CHARM:
            for foe in self.foes():
                self.offer(POW, (power, CARD_TARGET, foe, -1))
            return
        fuel = payable(state, self.seat)
        for at, card in enumerate(fuel):
            if power == BACKSTAB or power == SERENADE:
                for seat in range(state.count):
                    self.offer(POW, (power, SEAT_TARGET, seat, -1, card))
            elif power == STEAL:
                for seat in range(state.count):
                    for item in state.seats[seat].items():
                        self.offer(POW, (power, ITEM_TARGET, seat, item, card))
            elif power == HIDE:
                for second in fuel[at + 1 :]:
                    self.offer(POW, (power, NO_TARGET, 0, -1, card, second))
            else:
                self.offer(POW, (power, NO_TARGET, 0, -1, card))

    def calls(self) -> None:
        self.offer(CALL, (CALL_CLAIM, -1, -1))
        self.offer(CALL, (CALL_RUN, -1, -1))
        for seat in range(self.state.count):
            for item in self.state.seats[seat].worn:
                self.offer(CALL, (CALL_WEAR, seat, item))


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

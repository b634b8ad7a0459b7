"""easy, normal and hard: the same judgement, used more and more."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin.bot.answering import avert, pick, turn_die
from koloda.games.munchkin.bot.brain import MunchkinBrain
from koloda.games.munchkin.bot.dealing import answer_ask, answer_bid, find_accept, offer_help
from koloda.games.munchkin.bot.fighting import boosts, total_move
from koloda.games.munchkin.bot.housekeeping import tidy, unload
from koloda.games.munchkin.bot.hunting import look_for_trouble
from koloda.games.munchkin.bot.leading import flee, lead, save_skin, support
from koloda.games.munchkin.bot.meddling import call_slip, meddle
from koloda.games.munchkin.bot.moment import Moment
from koloda.games.munchkin.bot.plain import PlainBrain
from koloda.games.munchkin.bot.trading import likes_trade, start_trade, turn_round
from koloda.games.munchkin.bot.worth import by_worth
from koloda.games.munchkin.codes import HOLD, PICK, READY, REFUSE, RULE
from koloda.games.munchkin.state import (
    C_OPEN,
    F_ROLL,
    HELP_ASKED,
    S_CREATE,
    T_END,
    T_ROOM,
    T_START,
    TRADE,
    W_CURSE,
    W_DIE,
    W_KILL,
    W_RULE,
    W_RUN,
    W_SECRET,
    Proposal,
)
from koloda.games.munchkin.terms import read_swap
from koloda.kernel.actions import Action
from koloda.kernel.brain import Brain

HASTE: Final = {"easy": 65, "normal": 35, "hard": 0}
"""How often in a hundred a level goes on without looking at its things."""
MEDDLES: Final = {"easy": 10, "normal": 50, "hard": 100}
"""How often in a hundred it thinks of stopping somebody else's kill."""
ASKS: Final = {"easy": 25, "normal": 75, "hard": 100}
"""How often in a hundred it asks for help in a lost fight."""
TRADES: Final = {"easy": 0, "normal": 60, "hard": 100}
"""How often in a hundred it looks for a trade in its turn."""
UNDECIDED: Final[i64] = -1


@final
class LevelBrain(MunchkinBrain):
    def __init__(self, level: str, seat: i64) -> None:
        super().__init__(level, seat)
        self.window: i64 = UNDECIDED
        self.turn: i64 = UNDECIDED
        self.minds = True
        """Whether it means to meddle in what this window asks about."""
        self.asks = True
        self.trades = True
        self.hasty = False

    def decide(self, moment: Moment) -> Action | None:
        self.notice(moment)
        table = moment.table
        if table.frames:
            return self.answer(moment) if moment.waited_for else None
        if table.stage == S_CREATE:
            return self.create(moment) if moment.waited_for else None
        proposal = moment.proposal_to_me()
        if proposal is not None:
            return self.reply(moment, proposal)
        if table.combat is not None:
            return self.fight(moment)
        if not moment.waited_for:
            return None
        if not self.hasty:
            step = tidy(table, self.seat, moment.legal, moment.verbs)
            if step is not None:
                return step
        return self.take_turn(moment) if table.turn == self.seat else self.go_on(moment)

    def notice(self, moment: Moment) -> None:
        """What is decided once for a turn or a window, so that a second look changes nothing."""
        if self.turn != moment.table.turn:
            self.turn = moment.table.turn
            self.asks = moment.happens(ASKS[self.level])
            self.trades = moment.happens(TRADES[self.level])
        if self.window != moment.view.opened:
            self.window = moment.view.opened
            self.minds = moment.happens(MEDDLES[self.level])
            self.hasty = moment.happens(HASTE[self.level])

    # One's own turn

    def create(self, moment: Moment) -> Action:
        step = tidy(moment.table, self.seat, moment.legal, [])
        return step if step is not None else Action(self.seat, READY)

    def take_turn(self, moment: Moment) -> Action | None:
        stage = moment.table.stage
        step: Action | None = None
        if stage == T_START and self.trades and not self.hasty and "offer" in moment.verbs:
            step = start_trade(moment, self.memory)
        elif stage == T_ROOM:
            step = look_for_trouble(moment)
        elif stage == T_END:
            step = unload(moment.table, self.seat, moment.legal)
        return step if step is not None else self.go_on(moment)

    # Fights

    def fight(self, moment: Moment) -> Action | None:
        table, stage = moment.table, moment.table.stage
        combat = table.the_combat()
        if stage == F_ROLL:
            return flee(moment) if moment.waited_for else None
        if combat.main == self.seat:
            if stage == W_RUN:
                return save_skin(moment)
            leads = stage == C_OPEN and moment.waited_for
            if not leads:
                return None
            return lead(moment, self.memory, asks=self.asks, shrewd=self.level == "hard")
        if combat.helper == self.seat:
            return support(moment) if moment.waited_for or stage == C_OPEN else None
        return self.look_on(moment)

    def look_on(self, moment: Moment) -> Action | None:
        """Others' fights."""
        stage = moment.table.stage
        step: Action | None = None
        if stage == W_KILL and moment.waited_for:
            step = call_slip(moment)
            if step is None and self.minds:
                self.lingers = self.level == "hard"
                step = meddle(moment, patient=self.lingers)
        elif stage != W_KILL and self.level != "easy":
            if moment.own_proposal() is not None:
                return moment.find(HOLD) if stage == W_RUN else None
            step = offer_help(moment, self.memory)
        if step is not None or not moment.waited_for:
            return step
        if moment.table.seats[self.seat].fresh:
            step = tidy(moment.table, self.seat, moment.legal, [])
        return step if step is not None else self.go_on(moment)

    # Answers

    def reply(self, moment: Moment, proposal: Proposal) -> Action:
        """Proposals to this seat."""
        if proposal.kind == TRADE:
            return self.reply_to_trade(moment, proposal)
        if proposal.kind == HELP_ASKED:
            return answer_ask(moment, self.memory, proposal, counters=self.level != "easy")
        spare = total_move(boosts(moment.table, self.seat, moment.legal)) // 2
        return answer_bid(moment, self.memory, proposal, spare)

    def reply_to_trade(self, moment: Moment, proposal: Proposal) -> Action:
        number = int(proposal.number)
        swap = read_swap(moment.table.cards, proposal.terms)
        accept = find_accept(moment, number)
        if swap is not None and accept is not None:
            if likes_trade(moment.table, self.seat, proposal.author, swap):
                return accept
            counter = turn_round(moment, self.memory, proposal) if self.level != "easy" else None
            if counter is not None:
                return counter
        return Action(self.seat, REFUSE, (number, -1))

    def answer(self, moment: Moment) -> Action | None:
        """Locked windows."""
        table, legal = moment.table, moment.legal
        frame = table.frames[-1]
        kind = frame.kind
        chosen: Action | None = None
        if kind == W_CURSE:
            chosen = avert(table, self.seat, frame, legal, moment.verbs)
        elif kind == W_DIE:
            chosen = turn_die(table, self.seat, frame, legal, spiteful=self.level == "hard")
        elif kind == W_RULE:
            chosen = Action(self.seat, RULE, (0,))
        elif kind == W_SECRET:
            cards = by_worth(table, self.seat, table.seats[self.seat].hand)
            chosen = Action(self.seat, PICK, (cards[0],))
        else:
            chosen = pick(table, self.seat, frame)
        return chosen if chosen is not None else self.go_on(moment)


def make_brain(level: str, seat: i64) -> Brain:
    return PlainBrain(level, seat) if level == "plain" else LevelBrain(level, seat)

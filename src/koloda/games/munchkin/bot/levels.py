"""easy, normal and hard: the same judgement, used more and more."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin import codes, phases
from koloda.games.munchkin.bot.answering import avert, pick, turn_die
from koloda.games.munchkin.bot.bargaining import answer_ask, answer_bid, find_accept, offer_help
from koloda.games.munchkin.bot.brain import MunchkinBrain
from koloda.games.munchkin.bot.fighting import boosts, total_move
from koloda.games.munchkin.bot.housekeeping import tidy, unload
from koloda.games.munchkin.bot.hunting import look_for_trouble
from koloda.games.munchkin.bot.leading import flee, lead, save_skin, support
from koloda.games.munchkin.bot.meddling import call_slip, meddle
from koloda.games.munchkin.bot.outlook import Outlook
from koloda.games.munchkin.bot.plain import PlainBrain
from koloda.games.munchkin.bot.trading import likes_trade, start_trade, turn_round
from koloda.games.munchkin.bot.weights import trained
from koloda.games.munchkin.bot.worth import by_worth
from koloda.games.munchkin.state import HELP_ASKED, TRADE, Proposal
from koloda.games.munchkin.terms import read_swap
from koloda.kernel import Action, Brain

HASTE: Final = {"easy": 50, "normal": 35, "hard": 0, "expert": 0}
"""How often in a hundred a level goes on without looking at its things."""
MEDDLES: Final = {"easy": 50, "normal": 80, "hard": 100, "expert": 100}
"""How often in a hundred it thinks of stopping somebody else's kill."""
ASKS: Final = {"easy": 25, "normal": 75, "hard": 100, "expert": 100}
"""How often in a hundred it asks for help in a lost fight."""
TRADES: Final = {"easy": 0, "normal": 60, "hard": 100, "expert": 100}
"""How often in a hundred it looks for a trade in its turn."""
UNDECIDED: Final[i64] = -1


@final
class LevelBrain(MunchkinBrain):
    def __init__(self, level: str, seat: i64) -> None:
        super().__init__(level, seat)
        if level == "expert":
            self.weights = trained()
        self.shrewd = level == "hard" or level == "expert"
        self.window: i64 = UNDECIDED
        self.turn: i64 = UNDECIDED
        self.minds = True
        """Whether it means to meddle in what this window asks about."""
        self.asks = True
        self.trades = True
        self.hasty = False

    def decide(self, outlook: Outlook) -> Action | None:
        self.notice(outlook)
        table = outlook.table
        if table.frame is not None:
            return self.answer(outlook) if outlook.waited_for else None
        if table.stage == phases.S_CREATE:
            return self.create(outlook) if outlook.waited_for else None
        proposal = outlook.proposal_to_me()
        if proposal is not None:
            return self.reply(outlook, proposal)
        if table.combat is not None:
            return self.fight(outlook)
        if not outlook.waited_for:
            return None
        if not self.hasty:
            verbs = [verb for verb in outlook.verbs if verb != "pow steal" or self.memory.may_steal()]
            step = tidy(self.weights, table, self.seat, outlook.legal, verbs)
            if step is not None:
                return step
        return self.take_turn(outlook) if table.turn == self.seat else self.go_on(outlook)

    def notice(self, outlook: Outlook) -> None:
        """What is decided once for a turn or a window, so that a second look changes nothing."""
        if self.turn != outlook.table.turn:
            self.turn = outlook.table.turn
            self.asks = outlook.happens(ASKS[self.level])
            self.trades = outlook.happens(TRADES[self.level])
        if self.window != outlook.table.opened:
            self.window = outlook.table.opened
            self.minds = outlook.happens(MEDDLES[self.level])
            self.hasty = outlook.happens(HASTE[self.level])

    # One's own turn

    def create(self, outlook: Outlook) -> Action:
        step = tidy(self.weights, outlook.table, self.seat, outlook.legal, [])
        return step if step is not None else Action(self.seat, codes.READY)

    def take_turn(self, outlook: Outlook) -> Action | None:
        stage = outlook.table.stage
        step: Action | None = None
        if stage == phases.T_START and self.trades and not self.hasty and "offer" in outlook.verbs:
            step = start_trade(outlook, self.memory)
        elif stage == phases.T_ROOM:
            step = look_for_trouble(outlook)
        elif stage == phases.T_END:
            step = unload(outlook.table, self.seat, outlook.legal)
        return step if step is not None else self.go_on(outlook)

    # Fights

    def fight(self, outlook: Outlook) -> Action | None:
        table, stage = outlook.table, outlook.table.stage
        combat = table.the_combat()
        if stage == phases.F_ROLL:
            return flee(outlook) if outlook.waited_for else None
        if combat.main == self.seat:
            if stage == phases.W_RUN:
                return save_skin(outlook)
            leads = stage == phases.C_OPEN and outlook.waited_for
            if not leads:
                return None
            return lead(outlook, self.memory, asks=self.asks, shrewd=self.shrewd)
        if combat.helper == self.seat:
            return support(outlook) if outlook.waited_for or stage == phases.C_OPEN else None
        return self.look_on(outlook)

    def look_on(self, outlook: Outlook) -> Action | None:
        """Others' fights."""
        stage = outlook.table.stage
        step: Action | None = None
        if stage == phases.W_KILL and outlook.waited_for:
            step = call_slip(outlook)
            if step is None and self.minds:
                self.lingers = self.shrewd
                step = meddle(outlook, patient=self.lingers)
        elif stage != phases.W_KILL and self.level != "easy":
            if outlook.own_proposal() is not None:
                return outlook.find(codes.HOLD) if stage == phases.W_RUN else None
            step = offer_help(outlook, self.memory)
        if step is not None or not outlook.waited_for:
            return step
        if outlook.table.seats[self.seat].fresh:
            step = tidy(self.weights, outlook.table, self.seat, outlook.legal, [])
        return step if step is not None else self.go_on(outlook)

    # Answers

    def reply(self, outlook: Outlook, proposal: Proposal) -> Action:
        """Proposals to this seat."""
        if proposal.kind == TRADE:
            return self.reply_to_trade(outlook, proposal)
        if proposal.kind == HELP_ASKED:
            return answer_ask(outlook, self.memory, proposal, counters=self.level != "easy")
        spare = total_move(boosts(outlook.table, self.seat, outlook.legal)) // 2
        return answer_bid(outlook, self.memory, proposal, spare)

    def reply_to_trade(self, outlook: Outlook, proposal: Proposal) -> Action:
        number = int(proposal.number)
        swap = read_swap(outlook.table.cards, proposal.terms)
        accept = find_accept(outlook, number)
        if swap is not None and accept is not None:
            if likes_trade(self.weights, outlook.table, self.seat, proposal.author, swap):
                return accept
            counter = turn_round(outlook, self.memory, proposal) if self.level != "easy" else None
            if counter is not None:
                return counter
        return Action(self.seat, codes.REFUSE, (number, -1))

    def answer(self, outlook: Outlook) -> Action | None:
        """Locked windows."""
        table, legal = outlook.table, outlook.legal
        frame = table.the_frame()
        kind = frame.kind
        chosen: Action | None = None
        if kind == phases.W_CURSE:
            chosen = avert(table, self.seat, frame, legal, outlook.verbs)
        elif kind == phases.W_DIE:
            chosen = turn_die(table, self.seat, frame, legal, spiteful=self.shrewd)
        elif kind == phases.W_RULE:
            chosen = Action(self.seat, codes.RULE, (0,))
        elif kind == phases.W_SECRET:
            cards = by_worth(table, self.seat, table.seats[self.seat].hand)
            chosen = Action(self.seat, codes.PICK, (cards[0],))
        else:
            chosen = pick(table, self.seat, frame)
        return chosen if chosen is not None else self.go_on(outlook)


def make_brain(level: str, seat: i64) -> Brain:
    return PlainBrain(level, seat) if level == "plain" else LevelBrain(level, seat)

"""What all bots of Munchkin share: their time (time.bots), and what lets the game go on."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.bot.housekeeping import charity
from koloda.games.munchkin.bot.memory import Memory
from koloda.games.munchkin.bot.moment import Moment
from koloda.games.munchkin.bot.worth import by_worth
from koloda.games.munchkin.codes import (
    BID,
    CLAIM,
    DONE,
    KEEP,
    KICK,
    LOOT,
    PASS,
    PICK,
    READY,
    REFUSE,
    ROLL,
    RULE,
    RUN,
    SKIP,
    TAKE,
)
from koloda.games.munchkin.state import C_OPEN
from koloda.games.munchkin.view import MunchkinView
from koloda.kernel.actions import Action, Form
from koloda.kernel.brain import Brain
from koloda.kernel.chance import Chance
from koloda.kernel.events import Value
from koloda.kernel.views import View

ONWARD: Final = (PASS, KEEP, TAKE, ROLL, CLAIM, RUN, KICK, LOOT, SKIP, DONE, READY)
"""What lets the game go on, in this order."""
PATIENCE: Final = 12000
"""ms that somebody has for a bot's proposal before it goes on without him."""
COURTESY: Final = 3000
"""ms that a fighter has to think for himself before a bot offers its help."""


class MunchkinBrain(Brain):
    def __init__(self, level: str, seat: i64) -> None:
        self.level = level
        self.seat: i64 = seat
        self.memory = Memory(seat)
        self.meant: Action | None = None
        self.waits = False
        self.lingers = False
        """Whether it lets the others go first with what it has chosen."""
        self.ms: i64 = 0

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        self.memory.see(kind, seat, values)

    def choose(
        self, view: View, legal: list[Action], forms: list[Form], waited_for: bool, chance: Chance
    ) -> Action | None:
        assert isinstance(view, MunchkinView)
        moment = Moment(view, self.seat, legal, forms, waited_for, chance)
        self.lingers = False
        action = self.decide(moment)
        waits = moment.own_proposal() is not None
        if action is not None and (self.meant is None or action != self.meant or waits != self.waits):
            least, _, most = view.options.values["bot_delay"].partition("-")
            span = int(most) - int(least)
            late = span if self.lingers else chance.below(span + 1) if span > 0 else 0
            self.ms = int(least) + late
            if action.code == BID and moment.table.stage == C_OPEN:
                self.ms += COURTESY
            elif waits and action.code in ONWARD and action.code != PASS:
                self.ms = PATIENCE
        self.meant = action
        self.waits = waits
        return action

    def delay(self) -> i64:
        return self.ms

    def decide(self, moment: Moment) -> Action | None:
        raise NotImplementedError

    def go_on(self, moment: Moment) -> Action | None:
        """Whatever the window waits for."""
        for code in ONWARD:
            action = moment.find(code)
            if action is not None:
                return action
        if "give" in moment.verbs or "trash" in moment.verbs:
            return charity(moment.table, self.seat, self.rank_hand(moment))
        action = moment.find(PICK)
        return action if action is not None else moment.find(RULE)

    def rank_hand(self, moment: Moment) -> list[int]:
        """The hand cards, what will be missed least first."""
        return by_worth(moment.table, self.seat, moment.table.seats[self.seat].hand)

    def refuse(self, moment: Moment) -> Action | None:
        """offer.life: nobody is left without an answer."""
        proposal = moment.proposal_to_me()
        return None if proposal is None else Action(self.seat, REFUSE, (int(proposal.number), -1))

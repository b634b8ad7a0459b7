"""What all bots of Munchkin share: their time (time.bots), and what lets the game go on."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes, phases
from koloda.games.munchkin.bot.housekeeping import charity
from koloda.games.munchkin.bot.memory import Memory
from koloda.games.munchkin.bot.outlook import Outlook
from koloda.games.munchkin.bot.weights import HAND
from koloda.games.munchkin.bot.worth import by_worth
from koloda.games.munchkin.view import MunchkinView
from koloda.kernel import Action, Brain, Chance, Form, Value, View

ONWARD: Final = (
    codes.PASS,
    codes.KEEP,
    codes.TAKE,
    codes.ROLL,
    codes.CLAIM,
    codes.RUN,
    codes.KICK,
    codes.LOOT,
    codes.SKIP,
    codes.DONE,
    codes.READY,
)
"""What lets the game go on, in this order."""
PATIENCE: Final = 12000
"""ms that somebody has for a bot's proposal before it goes on without him."""
COURTESY: Final = 3000
"""ms that a fighter has to think for himself before a bot offers its help."""

HESITATION: Final = 4
"""Who lets others go first comes in the last part of so many; at once, the lowest seat would always pay."""


class MunchkinBrain(Brain):
    def __init__(self, level: str, seat: i64) -> None:
        self.level = level
        self.seat: i64 = seat
        self.memory = Memory(seat)
        self.weights = HAND
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
        outlook = Outlook(view, self.seat, legal, forms, waited_for, chance, self.weights)
        self.lingers = False
        action = self.decide(outlook)
        waits = outlook.own_proposal() is not None
        if action is not None and (self.meant is None or action != self.meant or waits != self.waits):
            least, _, most = view.table.options.values["bot_delay"].partition("-")
            span = max(int(most) - int(least), 0)
            late = span - chance.below(span // HESITATION + 1) if self.lingers else chance.below(span + 1)
            self.ms = int(least) + late
            if action.code == codes.BID and outlook.table.stage == phases.C_OPEN:
                self.ms += COURTESY
            elif waits and action.code in ONWARD and action.code != codes.PASS:
                self.ms = PATIENCE
        self.meant = action
        self.waits = waits
        return action

    def delay(self) -> i64:
        return self.ms

    def decide(self, outlook: Outlook) -> Action | None:
        raise NotImplementedError

    def go_on(self, outlook: Outlook) -> Action | None:
        """Whatever the window waits for."""
        for code in ONWARD:
            action = outlook.find(code)
            if action is not None:
                return action
        if "give" in outlook.verbs or "trash" in outlook.verbs:
            return charity(outlook.table, self.seat, self.rank_hand(outlook))
        action = outlook.find(codes.PICK)
        return action if action is not None else outlook.find(codes.RULE)

    def rank_hand(self, outlook: Outlook) -> list[int]:
        """The hand cards, what will be missed least first."""
        return by_worth(outlook.table, self.seat, outlook.table.seats[self.seat].hand)

    def refuse(self, outlook: Outlook) -> Action | None:
        """offer.life: nobody is left without an answer."""
        proposal = outlook.proposal_to_me()
        return None if proposal is None else Action(self.seat, codes.REFUSE, (int(proposal.number), -1))

"""How a bot judges an Iota position, from its view alone."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.iota.codes import CALL, LAYS, OK, PASSES, UNDO
from koloda.games.iota.play import Iota
from koloda.games.iota.rules.calls import fault
from koloda.games.iota.state import TURN, WINDOW
from koloda.games.iota.tactics import Tactics
from koloda.games.iota.view import IotaView, guess
from koloda.kernel.actions import Action, Form
from koloda.kernel.brain import Brain
from koloda.kernel.chance import Chance
from koloda.kernel.views import View

NOTICES: Final = {"plain": 0, "easy": 40, "normal": 75, "hard": 97}
"""How often in a hundred a wrong move of another is noticed."""
TRIES: Final[i64] = 3
"""How many random lays `easy` looks at."""


@final
class IotaBrain(Brain):
    """plain: any lay. easy: the best of a few. normal: most points now. hard: looks one move ahead."""

    def __init__(self, level: str, seat: i64) -> None:
        self.level = level
        self.seat: i64 = seat

    def choose(
        self, view: View, legal: list[Action], forms: list[Form], waited_for: bool, chance: Chance
    ) -> Action | None:
        assert isinstance(view, IotaView)
        if view.phase == WINDOW:
            return self.answer(view, legal, chance)
        if view.phase != TURN or view.turn != self.seat:
            return None
        if view.draft:
            return Action(self.seat, UNDO)  # somebody else began this turn
        if self.level == "plain":
            return self.any_lay(legal, chance)
        tactics = Tactics(view)
        if not tactics.lays:
            return tactics.pass_on()
        if self.level == "easy":
            return tactics.better_of(TRIES, chance)
        if self.level == "normal":
            return tactics.most_points(chance)
        return tactics.look_ahead(chance)

    def any_lay(self, legal: list[Action], chance: Chance) -> Action:
        """The yardstick: each lay as likely as the next, a full exchange where there is none."""
        lays = [action for action in legal if action.code >= LAYS and action.code < PASSES]
        return lays[chance.below(len(lays))] if lays else legal[len(legal) - 1]

    def answer(self, view: IotaView, legal: list[Action], chance: Chance) -> Action | None:
        """iota.table.window: call what is wrong, if it is noticed."""
        if not legal:
            return None
        if chance.below(100) < NOTICES[self.level]:
            state = Iota(view.options, view.count, None)
            guess(state, view, chance.clone())
            if fault(state) is not None:
                return Action(self.seat, CALL)
        return Action(self.seat, OK)


def make_brain(level: str, seat: i64) -> Brain:
    return IotaBrain(level, seat)

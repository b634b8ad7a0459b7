"""How a bot judges an Iota position, from its view alone."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.iota import codes, phases
from koloda.games.iota.bot.tactics import Tactics
from koloda.games.iota.guess import guess
from koloda.games.iota.play import Iota
from koloda.games.iota.rules.calls import fault
from koloda.games.iota.view import IotaView
from koloda.kernel import Action, Brain, Chance, Form, View

NOTICES: Final = {"plain": 0, "easy": 40, "normal": 75, "hard": 97, "expert": 98}
"""How often in a hundred a wrong move of another is noticed."""
TRIES: Final[i64] = 30
"""How many random lays `easy` looks at, of a hundred or two."""


@final
class IotaBrain(Brain):
    """plain: any lay. easy: the best of some. normal: most points now. hard: looks one move ahead."""

    def __init__(self, level: str, seat: i64) -> None:
        self.level = level
        self.seat: i64 = seat

    def choose(
        self, view: View, legal: list[Action], forms: list[Form], waited_for: bool, chance: Chance
    ) -> Action | None:
        assert isinstance(view, IotaView)
        if view.table.phase == phases.WINDOW:
            return self.answer(view, legal, chance)
        if view.table.phase != phases.TURN or view.table.turn != self.seat:
            return None
        if view.draft:
            return Action(self.seat, codes.UNDO)  # somebody else began this turn
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

    def ponders(self, view: View, waited_for: bool) -> bool:
        assert isinstance(view, IotaView)
        looks_ahead = self.level == "hard" or self.level == "expert"
        return waited_for and looks_ahead and view.table.phase == phases.TURN

    def cards_in(self, action: Action) -> i64:
        return len(codes.rest_of(action)) if codes.is_lay(action) else 0

    def any_lay(self, legal: list[Action], chance: Chance) -> Action:
        """The yardstick: each lay as likely as the next, a full exchange where there is none."""
        lays = [action for action in legal if codes.is_lay(action)]
        return lays[chance.below(len(lays))] if lays else legal[len(legal) - 1]

    def answer(self, view: IotaView, legal: list[Action], chance: Chance) -> Action | None:
        """iota.table.window: call what is wrong, if it is noticed."""
        if not legal:
            return None
        if chance.below(100) < NOTICES[self.level]:
            state = Iota(view.table.options, view.table.count, None)
            guess(state, view, chance.clone())
            if fault(state) is not None:
                return Action(self.seat, codes.CALL)
        return Action(self.seat, codes.OK)


def make_brain(level: str, seat: i64) -> Brain:
    return IotaBrain(level, seat)

"""The strongest Iota player: weighs its lays by what the next player and it itself make of them in many
deals, and counts out the end between two."""

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from koloda.games.iota import phases
from koloda.games.iota.bot.belief import IotaBelief
from koloda.games.iota.bot.brain import IotaBrain
from koloda.games.iota.bot.endings import final_lead
from koloda.games.iota.bot.tactics import GAIN, SHARE, SHARE_OF_MANY, Candidate, Tactics
from koloda.games.iota.play import Iota
from koloda.games.iota.view import IotaView
from koloda.kernel import Action, Chance, Form, ReadingMind, State, View

MOST_IDEAS: Final = 16
A_TURN: Final = 11.0
"""How much the lead may still change with every turn to come."""
LAID: Final = 2.5
"""Cards laid in a turn."""


@final
class WeighedLay:
    """An idea, and what is known of it whatever the others hold."""

    def __init__(self, action: Action, candidate: Candidate) -> None:
        self.action = action
        self.candidate = candidate
        self.lead: i64 = 0
        self.is_counted = False


@final
class IotaMind(ReadingMind):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, IotaBrain("expert", seat), IotaBelief(seat))
        self.weighed: list[WeighedLay] = []
        self.spread = 1.0

    def ideas(
        self, view: View, legal: list[Action], forms: list[Form], waited_for: bool, chance: Chance
    ) -> list[Action]:
        assert isinstance(view, IotaView)
        if view.table.phase != phases.TURN or view.table.turn != self.seat or view.draft:
            return []
        self.look(view)
        tactics = Tactics(view)
        self.weighed = [
            WeighedLay(tactics.lays[candidate.number], candidate) for candidate in tactics.best(MOST_IDEAS)
        ]
        left = float(len(view.deck) + sum(view.sizes)) / LAID
        self.spread = A_TURN * sqrt(1.0 + left)
        return [one.action for one in self.weighed]

    def outcome(self, world: State, action: Action, chance: Chance) -> float:
        assert isinstance(world, Iota)
        one = self.find(action)
        if world.options.kids:
            return self.prospects(world, one, chance)
        if world.count == 2 and not world.deck and not world.options.table:
            if not one.is_counted:
                one.lead = final_lead(world, self.seat, action)
                one.is_counted = True
            return decided(one.lead)
        return self.prospects(world, one, chance)

    def find(self, action: Action) -> WeighedLay:
        for one in self.weighed:
            if one.action is action:
                return one
        raise AssertionError("no idea of this mind")

    def prospects(self, world: Iota, one: WeighedLay, chance: Chance) -> float:
        """The chance to win, by the lead after the answer and the own next turn."""
        candidate = one.candidate
        lost, gained = candidate.answers(world.hands[world.after(self.seat)], world.deck)
        share = SHARE if world.count == 2 else SHARE_OF_MANY
        best: i64 = -1000000
        for other in range(world.count):
            if other != self.seat:
                best = max(best, world.total(other))
        lead = float(world.total(self.seat) - best + candidate.now)
        lead += float(GAIN * gained - share * lost) / 100.0
        if candidate.moves is None:
            return decided(i64(int(lead)))
        return 1.0 / (1.0 + exp(-lead / self.spread))

    def playouts(self, ideas: i64) -> i64:
        return 100 * ideas


def decided(lead: i64) -> float:
    """A sure end; more points are better all the same."""
    sure = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return 0.998 * sure + 0.002 / (1.0 + exp(-float(lead) / 50.0))

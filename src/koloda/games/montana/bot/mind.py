"""The strongest Montana player: reads hands from the moves made with them, and tries its own in worlds that
fit."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.montana import phases
from koloda.games.montana.bot.belief import MontanaBelief
from koloda.games.montana.bot.brain import LevelBrain
from koloda.games.montana.bot.rollouts import imagine, rank, relax, roll_out
from koloda.games.montana.bot.tactics import WON, moves, worth
from koloda.games.montana.play import Montana
from koloda.games.montana.rules.ending import close_check, is_match_over, total
from koloda.games.montana.state import MontanaState
from koloda.games.montana.view import MontanaView
from koloda.kernel import Action, Chance, Form, ReadingMind, State, View
from koloda.kernel.standings import match_chance

MOST_IDEAS: Final = 8
LONGEST: Final = 100
"""Moves of a playout."""
A_DEAL: Final[list[float]] = [0.0, 0.0, 100.0, 160.0, 220.0, 280.0, 340.0]
"""About how many points a deal brings, by the number of players."""


@final
class MontanaMind(ReadingMind):
    """Its covers, duties and calls are the level's; moves and swaps are compared."""

    def __init__(self, seat: i64) -> None:
        self.level = LevelBrain("expert", seat)
        super().__init__(seat, self.level, MontanaBelief(seat))

    def ideas(
        self, view: View, legal: list[Action], forms: list[Form], waited_for: bool, chance: Chance
    ) -> list[Action]:
        assert isinstance(view, MontanaView)
        self.look(view)
        phase = view.table.phase
        if not waited_for or (phase > phases.DRAWN and phase != phases.SWAP) or self.level.has_decided(view):
            return []
        if view.table.open >= 0 and self.level.attend(view, legal, chance) is not None:
            return []
        state = imagine(view, self.level.relax(view.table.options), chance)
        ranked = rank(state, self.seat, moves(state, self.seat))
        if not ranked or worth(state, self.seat, ranked[0]) == WON:
            return []
        return ranked[:MOST_IDEAS]

    def calm(self, world: State) -> None:
        assert isinstance(world, Montana)
        close_check(world)
        world.options = self.level.relax(world.options)

    def outcome(self, world: State, action: Action, chance: Chance) -> float:
        assert isinstance(world, Montana)
        state = world.clone()
        state.chance = chance
        state.push(action)
        roll_out(state, chance, LONGEST)
        return prospects(state, self.seat)

    def settle(self, action: Action, legal: list[Action], chance: Chance) -> Action:
        view = self.view
        assert isinstance(view, MontanaView)
        self.level.ms = -1
        self.level.decide(view, action, chance)
        self.level.hold_back(view)
        return action

    def playouts(self, ideas: i64) -> i64:
        return 150 * ideas


def finish(state: State, chance: Chance) -> list[float]:
    """The deal played on quickly, and every seat's chance to win the match then."""
    assert isinstance(state, Montana)
    end = state.clone()
    end.chance = chance
    if end.phase < phases.OVER:
        close_check(end)
        end.options = relax(end.options)
        roll_out(end, chance, LONGEST)
    return [prospects(end, seat) for seat in range(end.count)]


def prospects(state: MontanaState, seat: i64) -> float:
    """The chance to win the match after this deal, if all are equally good from then on."""
    even = 1.0 / float(state.count)
    if state.phase < phases.OVER or state.winner < 0:
        return even
    if is_match_over(state):
        return 1.0 if state.winner == seat else 0.0
    points = [int(total(state, other)) for other in range(state.count)]
    return match_chance(points, state.options.target, A_DEAL[state.count], seat, against=False)

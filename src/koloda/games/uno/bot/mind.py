"""The strongest UNO player: reads what the others cannot have, and tries its moves in worlds that fit."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.uno import codes, phases
from koloda.games.uno.bot.belief import UnoBelief
from koloda.games.uno.bot.brain import LevelBrain
from koloda.games.uno.bot.rollouts import calm, roll_out, without_shouts
from koloda.games.uno.options import ROUND_ONLY
from koloda.games.uno.play import Uno
from koloda.games.uno.rules.ending import match_winners, total
from koloda.games.uno.state import UnoState
from koloda.games.uno.view import UnoView
from koloda.kernel import Action, Chance, Form, ReadingMind, State, View
from koloda.kernel.seats import bit, seats_in
from koloda.kernel.standings import match_chance

LONGEST: Final = 400
"""Actions of a playout."""
A_ROUND: Final[list[float]] = [0.0, 0.0, 42.0, 70.0, 95.0, 120.0, 145.0, 170.0, 195.0, 220.0, 245.0]
"""About how many points a round brings, by the number of players."""


@final
class UnoMind(ReadingMind):
    """Its shouts, catches and small answers are the level's; moves and challenges are compared."""

    def __init__(self, seat: i64) -> None:
        self.level = LevelBrain("expert", seat)
        super().__init__(seat, self.level, UnoBelief(seat))

    def look(self, view: View) -> None:
        assert isinstance(view, UnoView)
        self.level.tactics.look(view)
        super().look(view)

    def ideas(
        self, view: View, legal: list[Action], forms: list[Form], waited_for: bool, chance: Chance
    ) -> list[Action]:
        assert isinstance(view, UnoView)
        self.look(view)
        phase = view.table.phase
        if not waited_for or phase > phases.CHALLENGE:
            return []
        if phase == phases.CHALLENGE:
            return [action for action in legal if action.code in (codes.TAKE, codes.CHALLENGE)]
        return self.level.tactics.candidates(self.level.tactics.rank(self.level.quiet(legal)))

    def calm(self, world: State) -> None:
        assert isinstance(world, Uno)
        calm(world, self.level.tactics.relax(world.options))

    def outcome(self, world: State, action: Action, chance: Chance) -> float:
        assert isinstance(world, Uno)
        state = world.clone()
        state.chance = chance
        state.push(action)
        roll_out(state, chance, LONGEST)
        return prospects(state, self.seat)

    def settle(self, action: Action, legal: list[Action], chance: Chance) -> Action:
        return self.level.shout_with(action, legal, chance)


def finish(state: State, chance: Chance) -> list[float]:
    """The round played on quickly, and every seat's chance to win the match then."""
    assert isinstance(state, Uno)
    end = state.clone()
    end.chance = chance
    if end.phase < phases.ROUND_OVER:
        calm(end, without_shouts(end.options))
        roll_out(end, chance, LONGEST)
    return [prospects(end, seat) for seat in range(end.count)]


def prospects(state: UnoState, seat: i64) -> float:
    """The chance to win the match after this round, if all are equally good from then on."""
    if state.phase < phases.ROUND_OVER:
        return 1.0 / float(state.count)
    options = state.options
    if options.target == ROUND_ONLY and not state.won:
        return 1.0 / float(state.count)
    winners = state.won if options.target == ROUND_ONLY else match_winners(state)
    if winners:
        return 1.0 / float(len(seats_in(winners))) if winners & bit(seat) else 0.0
    points = [int(total(state, other)) for other in range(state.count)]
    return match_chance(points, options.target, A_ROUND[state.count], seat, against=options.against != 0)

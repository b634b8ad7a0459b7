"""Arne Total as a whole."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.arne.bot import make_brain
from koloda.games.arne.fields import KINDS
from koloda.games.arne.options import OPTIONS, PRESETS, ArneOptions, agree
from koloda.games.arne.play import Arne
from koloda.games.arne.reading import read_position
from koloda.games.arne.rules.setup import go_on
from koloda.games.arne.view import ArneView, guess
from koloda.kernel.brain import Brain
from koloda.kernel.chance import Chance
from koloda.kernel.game import Game
from koloda.kernel.positions import Position
from koloda.kernel.state import State
from koloda.kernel.views import View


@final
class ArneGame(Game):
    """Arne Total, with Minimum, the dummy and the team game."""

    def __init__(self) -> None:
        super().__init__("arne", 1, 2, 12, OPTIONS, KINDS, spaced=True, closed=True, presets=PRESETS)

    def new(self, count: i64, options: dict[str, str], chance: Chance | None) -> Arne:
        return self.start(count, agree(count, options), chance)

    def start(self, count: i64, options: ArneOptions, chance: Chance | None) -> Arne:
        """`new` with options that have been agreed on: many games of one table begin faster."""
        state = Arne(options, count, chance)
        if options.first >= 0:
            state.first = options.first
        go_on(state, None)
        return state

    def read_fields(self, position: Position) -> State:
        state = Arne(agree(position.count, position.options), position.count, None)
        read_position(state, position)
        return state

    def guess(self, seen: View, chance: Chance) -> State:
        assert isinstance(seen, ArneView)
        state = Arne(seen.options, seen.count, chance)
        guess(state, seen, chance)
        return state

    def brain(self, level: str, seat: i64) -> Brain:
        return make_brain(level, seat)


ARNE: Final = ArneGame()

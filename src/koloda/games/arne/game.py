"""Arne Total as a whole."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.arne import numbers
from koloda.games.arne.bot.belief import ArneBelief
from koloda.games.arne.bot.brain import LevelBrain, make_brain
from koloda.games.arne.bot.facts import MEASURES, measure
from koloda.games.arne.cards import CODES
from koloda.games.arne.guess import guess
from koloda.games.arne.options import MOST_ALONE, OPTIONS, PRESETS, VERSION, ArneOptions, agree
from koloda.games.arne.play import Arne
from koloda.games.arne.position import FIELDS, read_position
from koloda.games.arne.rules.dealing import go_on
from koloda.games.arne.state import ArneState
from koloda.games.arne.verbs import VERBS
from koloda.games.arne.view import ArneView
from koloda.kernel import Brain, Chance, Game, Mind, ReadingMind, State, View
from koloda.kernel.action_ids import ActionIds
from koloda.kernel.measures import Measure
from koloda.kernel.observation import Observation
from koloda.kernel.positions import Position
from koloda.kernel.verbs import Verbs


@final
class ArneGame(Game):
    """Arne Total, with Minimum, the dummy and the team game."""

    def __init__(self, version: int = VERSION) -> None:
        super().__init__(
            "arne",
            version,
            2,
            12,
            OPTIONS,
            FIELDS,
            spaced=True,
            closed=True,
            presets=PRESETS,
            minutes=(10, 25),
            age=8,
        )

    def fit(self, count: i64, options: dict[str, str]) -> dict[str, str]:
        """More than six play in teams."""
        return {**options, "variant": "team"} if count > MOST_ALONE else options

    def new(self, count: i64, options: dict[str, str], chance: Chance | None) -> Arne:
        return self.start(count, agree(count, options, self.version), chance)

    def start(self, count: i64, options: ArneOptions, chance: Chance | None) -> Arne:
        """`new` with options that have been agreed on: many games of one table begin faster."""
        state = Arne(options, count, chance)
        state.lay_out()
        if options.first >= 0:
            state.first = options.first
        go_on(state, None)
        return state

    def read_fields(self, position: Position) -> State:
        options = agree(position.count, position.options, self.version)
        state = Arne(options, position.count, None)
        state.lay_out()
        read_position(state, position)
        return state

    def guess(self, seen: View, chance: Chance) -> State:
        assert isinstance(seen, ArneView)
        state = Arne(seen.table.options, seen.table.count, chance)
        guess(state, seen, chance)
        return state

    def brain(self, level: str, seat: i64) -> Brain:
        return make_brain(level, seat)

    def expert(self, seat: i64) -> Mind:
        return ReadingMind(seat, LevelBrain("expert", seat), ArneBelief(seat))

    def honesty(self) -> tuple[float, float]:
        return -0.01, 0.53

    def measures(self) -> list[Measure]:
        return MEASURES

    def measure(self, before: State, after: State, seat: i64) -> list[float]:
        assert isinstance(before, ArneState) and isinstance(after, ArneState)
        return measure(before, after, seat)

    def grammar(self) -> Verbs:
        return VERBS

    def actions(self, count: i64, options: dict[str, str]) -> ActionIds:
        return numbers.list_actions(count, agree(count, options, self.version))

    def observation(self, count: i64, options: dict[str, str]) -> Observation:
        return numbers.observation(count)

    def all_cards(self, count: i64, options: dict[str, str]) -> list[str]:
        return [CODES[card] for card in agree(count, options, self.version).pack]


ARNE: Final = ArneGame()
ARNE.editions[1] = ArneGame(1)

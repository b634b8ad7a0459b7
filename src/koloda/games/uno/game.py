"""UNO as a whole."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.uno import cards, numbers
from koloda.games.uno.bot.brain import make_brain
from koloda.games.uno.bot.facts import MEASURES, measure
from koloda.games.uno.bot.mind import UnoMind, finish
from koloda.games.uno.guess import guess, guess_base
from koloda.games.uno.options import OPTIONS, PRESETS, VERSION, UnoOptions, agree
from koloda.games.uno.play import Uno
from koloda.games.uno.position import FIELDS, read_position
from koloda.games.uno.rules.dealing import choose_dealer
from koloda.games.uno.state import UnoState
from koloda.games.uno.verbs import VERBS
from koloda.games.uno.view import UnoView
from koloda.kernel import Brain, Chance, Game, Mind, State, View
from koloda.kernel.action_ids import ActionIds
from koloda.kernel.measures import Measure
from koloda.kernel.observation import Observation
from koloda.kernel.positions import Position
from koloda.kernel.verbs import Verbs


@final
class UnoGame(Game):
    """UNO, the edition with 112 cards."""

    def __init__(self, version: int = VERSION) -> None:
        super().__init__(
            "uno", version, 2, 10, OPTIONS, FIELDS, presets=PRESETS, talk=("joke",), minutes=(10, 40), age=7
        )

    def new(self, count: i64, options: dict[str, str], chance: Chance | None) -> Uno:
        return self.start(count, agree(count, options, self.version), chance)

    def start(self, count: i64, options: UnoOptions, chance: Chance | None) -> Uno:
        """`new` with options that have been agreed on: many games of one table begin faster."""
        state = Uno(options, count, chance)
        state.lay_out()
        choose_dealer(state, None)
        return state

    def read_fields(self, position: Position) -> State:
        options = agree(position.count, position.options, self.version)
        state = Uno(options, position.count, None)
        state.lay_out()
        read_position(state, position)
        return state

    def guess(self, seen: View, chance: Chance) -> State:
        assert isinstance(seen, UnoView)
        table = seen.table
        state = Uno(table.options, table.count, chance)
        guess(state, seen, chance)
        if seen.before is not None:
            guess_base(state, Uno(table.options, table.count, chance.clone()), seen, chance)
        return state

    def brain(self, level: str, seat: i64) -> Brain:
        return make_brain(level, seat)

    def finish(self, state: State, chance: Chance) -> list[float]:
        return finish(state, chance)

    def expert(self, seat: i64) -> Mind:
        return UnoMind(seat)

    def honesty(self) -> tuple[float, float]:
        return -0.28, 0.8

    def measures(self) -> list[Measure]:
        return MEASURES

    def measure(self, before: State, after: State, seat: i64) -> list[float]:
        assert isinstance(before, UnoState) and isinstance(after, UnoState)
        return measure(before, after, seat)

    def grammar(self) -> Verbs:
        return VERBS

    def actions(self, count: i64, options: dict[str, str]) -> ActionIds:
        return numbers.list_actions(count, agree(count, options, self.version))

    def observation(self, count: i64, options: dict[str, str]) -> Observation:
        return numbers.UnoObservation(count)

    def all_cards(self, count: i64, options: dict[str, str]) -> list[str]:
        return [cards.CODES[card] for card in agree(count, options).pack]


UNO: Final = UnoGame()
UNO.editions[1] = UnoGame(1)

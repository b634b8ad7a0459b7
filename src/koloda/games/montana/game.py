"""Montana as a whole."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.montana import cards, numbers
from koloda.games.montana.bot.brain import make_brain
from koloda.games.montana.bot.facts import MEASURES, measure
from koloda.games.montana.bot.mind import MontanaMind, finish
from koloda.games.montana.guess import guess, guess_play, is_plausible
from koloda.games.montana.options import OPTIONS, PRESETS, MontanaOptions, agree
from koloda.games.montana.play import Montana
from koloda.games.montana.position import FIELDS, read_position
from koloda.games.montana.rules.dealing import prepare
from koloda.games.montana.rules.matching import fitting
from koloda.games.montana.state import MontanaState
from koloda.games.montana.verbs import VERBS
from koloda.games.montana.view import MontanaView
from koloda.kernel import Brain, Chance, Game, Mind, State, View
from koloda.kernel.action_ids import ActionIds
from koloda.kernel.masks import BITS
from koloda.kernel.measures import Measure
from koloda.kernel.observation import Observation
from koloda.kernel.positions import Position
from koloda.kernel.verbs import Verbs

TRIES: Final = 30
"""How often a guess is made anew because somebody would have won already."""


@final
class MontanaGame(Game):
    """Montana, 100 cards."""

    def __init__(self) -> None:
        super().__init__("montana", 1, 2, 6, OPTIONS, FIELDS, presets=PRESETS, minutes=(10, 20), age=6)

    def new(self, count: i64, options: dict[str, str], chance: Chance | None) -> Montana:
        return self.start(count, agree(count, options), chance)

    def start(self, count: i64, options: MontanaOptions, chance: Chance | None) -> Montana:
        """`new` with options that have been agreed on: many games of one table begin faster."""
        state = Montana(options, count, chance)
        state.lay_out()
        prepare(state, None)
        return state

    def read_fields(self, position: Position) -> State:
        state = Montana(agree(position.count, position.options), position.count, None)
        state.lay_out()
        read_position(state, position)
        return state

    def guess(self, seen: View, chance: Chance) -> State:
        assert isinstance(seen, MontanaView)
        options, count = seen.table.options, seen.table.count
        tries = 0
        while True:
            state = Montana(options, count, chance)
            guess(state, seen, chance)
            if seen.before is not None:
                guess_play(state, Montana(options, count, chance.clone()), seen, chance)
            tries += 1
            if tries == TRIES or is_plausible(state):
                return state

    def brain(self, level: str, seat: i64) -> Brain:
        return make_brain(level, seat)

    def finish(self, state: State, chance: Chance) -> list[float]:
        return finish(state, chance)

    def expert(self, seat: i64) -> Mind:
        return MontanaMind(seat)

    def can(self, state: State, seat: i64, code: str) -> bool:
        """`can b5*`: whether a card fits as the first of a play; otherwise an action code."""
        if code not in cards.NUMBERS:
            return super().can(state, seat, code)
        assert isinstance(state, MontanaState)
        card: i64 = cards.NUMBERS[code]
        return card >= cards.RULES or (fitting(state) & BITS[card]) != 0

    def honesty(self) -> tuple[float, float]:
        return -0.23, 0.87

    def measures(self) -> list[Measure]:
        return MEASURES

    def measure(self, before: State, after: State, seat: i64) -> list[float]:
        assert isinstance(before, MontanaState) and isinstance(after, MontanaState)
        return measure(before, after, seat)

    def grammar(self) -> Verbs:
        return VERBS

    def actions(self, count: i64, options: dict[str, str]) -> ActionIds:
        return numbers.list_actions(count)

    def observation(self, count: i64, options: dict[str, str]) -> Observation:
        return numbers.observation(count)

    def all_cards(self, count: i64, options: dict[str, str]) -> list[str]:
        return [cards.CODES[card] for card in agree(count, options).pack]


MONTANA: Final = MontanaGame()

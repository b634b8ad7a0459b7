"""Iota as a whole."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.iota import numbers
from koloda.games.iota.bot.brain import make_brain
from koloda.games.iota.bot.facts import MEASURES, measure
from koloda.games.iota.bot.mind import IotaMind
from koloda.games.iota.cards import CODES, PACK
from koloda.games.iota.guess import guess
from koloda.games.iota.options import LEAST, MOST, OPTIONS, PRESETS, agree
from koloda.games.iota.play import Iota
from koloda.games.iota.position import FIELDS, read_position
from koloda.games.iota.rules.dealing import open_game
from koloda.games.iota.state import IotaState
from koloda.games.iota.verbs import VERBS
from koloda.games.iota.view import IotaView
from koloda.kernel import Brain, Chance, Game, Mind, State, View
from koloda.kernel.action_ids import ActionIds
from koloda.kernel.measures import Measure
from koloda.kernel.observation import Observation
from koloda.kernel.positions import Position
from koloda.kernel.verbs import Verbs


@final
class IotaGame(Game):
    """Iota, 66 cards."""

    def __init__(self) -> None:
        super().__init__("iota", 1, LEAST, MOST, OPTIONS, FIELDS, presets=PRESETS, minutes=(20, 30), age=8)

    def new(self, count: i64, options: dict[str, str], chance: Chance | None) -> Iota:
        state = Iota(agree(count, options), count, chance)
        state.lay_out()
        open_game(state, None)
        return state

    def read_fields(self, position: Position) -> State:
        state = Iota(agree(position.count, position.options), position.count, None)
        state.lay_out()
        read_position(state, position)
        return state

    def guess(self, seen: View, chance: Chance) -> State:
        assert isinstance(seen, IotaView)
        state = Iota(seen.table.options, seen.table.count, chance)
        guess(state, seen, chance)
        return state

    def brain(self, level: str, seat: i64) -> Brain:
        return make_brain(level, seat)

    def expert(self, seat: i64) -> Mind:
        return IotaMind(seat)

    def measures(self) -> list[Measure]:
        return MEASURES

    def measure(self, before: State, after: State, seat: i64) -> list[float]:
        assert isinstance(before, IotaState) and isinstance(after, IotaState)
        return measure(before, after, seat)

    def grammar(self) -> Verbs:
        return VERBS

    def actions(self, count: i64, options: dict[str, str]) -> ActionIds:
        return numbers.list_actions()

    def observation(self, count: i64, options: dict[str, str]) -> Observation:
        return numbers.observation(count)

    def all_cards(self, count: i64, options: dict[str, str]) -> list[str]:
        return [CODES[card] for card in PACK]


IOTA: Final = IotaGame()

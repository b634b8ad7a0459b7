"""Munchkin as a whole."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin.bot.levels import make_brain
from koloda.games.munchkin.codes import VERBS
from koloda.games.munchkin.facts import KINDS, holds
from koloda.games.munchkin.guess import fill_view, fit
from koloda.games.munchkin.options import OPTIONS, PRESETS, agree
from koloda.games.munchkin.packs.sheet import sheets
from koloda.games.munchkin.packs.shelf import pack_names
from koloda.games.munchkin.placing import read_position
from koloda.games.munchkin.play import MunchkinTable
from koloda.games.munchkin.rules.creation import deal, gather
from koloda.games.munchkin.view import MunchkinView
from koloda.kernel.brain import Brain
from koloda.kernel.chance import Chance
from koloda.kernel.errors import NotationError
from koloda.kernel.game import Game
from koloda.kernel.positions import Position
from koloda.kernel.state import State
from koloda.kernel.views import View


@final
class MunchkinGame(Game):
    """Munchkin Christmas Lite with the pack Winter, or any packs that are mixed."""

    def __init__(self) -> None:
        super().__init__("munchkin", 1, 3, 6, OPTIONS, KINDS, spaced=True, presets=PRESETS)

    def new(self, count: i64, options: dict[str, str], chance: Chance | None) -> MunchkinTable:
        state = MunchkinTable(agree(count, options), count, chance)
        gather(state)
        if chance is not None:
            deal(state)
        return state

    def read_fields(self, position: Position) -> State:
        state = MunchkinTable(agree(position.count, position.options), position.count, None)
        read_position(state, position)
        return state

    def guess(self, seen: View, chance: Chance) -> State:
        assert isinstance(seen, MunchkinView)
        state = MunchkinTable(seen.options, seen.count, chance)
        read_position(state, fill_view(seen, chance))
        fit(state, seen)
        return state

    def brain(self, level: str, seat: i64) -> Brain:
        return make_brain(level, seat)

    def parts(self, option: str) -> list[str]:
        return pack_names() if option == "packs" else []

    def sheet(self, options: dict[str, str]) -> dict[str, object]:
        return sheets(options["packs"])

    def holds(self, name: str, expected: str, found: str, hidden: bool) -> bool:
        return holds(name, expected, found, hidden)

    def can(self, state: State, seat: i64, code: str) -> bool:
        """A verb alone means any action with it."""
        if code in VERBS:
            listed = [state.write_code(action).partition(" ")[0] for action in state.legal(seat)]
            return code in listed + [form.verb.partition(" ")[0] for form in state.forms(seat)]
        try:
            return state.why_not(state.read_action(seat, code)) is None
        except NotationError:
            return False


MUNCHKIN: Final = MunchkinGame()

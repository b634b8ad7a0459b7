"""Iota as a whole."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.iota.bot import make_brain
from koloda.games.iota.fields import KINDS, read_position
from koloda.games.iota.options import LEAST, MOST, OPTIONS, PRESETS, agree
from koloda.games.iota.play import Iota
from koloda.games.iota.rules.dealing import open_game
from koloda.games.iota.view import IotaView, guess
from koloda.kernel.brain import Brain
from koloda.kernel.chance import Chance
from koloda.kernel.game import Game
from koloda.kernel.positions import Position
from koloda.kernel.state import State
from koloda.kernel.views import View


@final
class IotaGame(Game):
    """Iota, 66 cards."""

    def __init__(self) -> None:
        super().__init__("iota", 1, LEAST, MOST, OPTIONS, KINDS, presets=PRESETS)

    def new(self, count: i64, options: dict[str, str], chance: Chance | None) -> Iota:
        state = Iota(agree(count, options), count, chance)
        open_game(state, None)
        return state

    def read_fields(self, position: Position) -> State:
        state = Iota(agree(position.count, position.options), position.count, None)
        read_position(state, position)
        return state

    def guess(self, seen: View, chance: Chance) -> State:
        assert isinstance(seen, IotaView)
        state = Iota(seen.options, seen.count, chance)
        guess(state, seen, chance)
        return state

    def brain(self, level: str, seat: i64) -> Brain:
        return make_brain(level, seat)

    def holds(self, name: str, expected: str, found: str, hidden: bool) -> bool:
        if name == "cell":
            return holds_cell(expected, found)
        if name == "dom":
            return holds_domain(expected, found)
        return super().holds(name, expected, found, hidden)


def holds_cell(expected: str, found: str) -> bool:
    """`cell 2,0 j2`; `cell 2,0 -` where nothing lies."""
    cell, _, card = expected.partition(" ")
    lying = [word.partition("@")[0] for word in found.split() if word.partition("@")[2] == cell]
    return lying == ([] if card == "-" else [card])


def holds_domain(expected: str, found: str) -> bool:
    """`dom 2,0 gs3 gs4`, or how many: `dom 2,0 #8`."""
    cell, _, wanted = expected.partition(" ")
    for part in found.split("; "):
        where, _, cards = part.partition(" ")
        if where == cell:
            if wanted.startswith("#"):
                return wanted == f"#{0 if cards == '-' else len(cards.split())}"
            return sorted(wanted.split()) == sorted(cards.split())
    return False


IOTA: Final = IotaGame()

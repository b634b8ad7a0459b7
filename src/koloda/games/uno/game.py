"""UNO as a whole."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.uno.bot import make_brain
from koloda.games.uno.fields import KINDS, read_position, same_choices
from koloda.games.uno.options import OPTIONS, PRESETS, UnoOptions, agree
from koloda.games.uno.play import Uno
from koloda.games.uno.rules.dealing import choose_dealer
from koloda.games.uno.view import UnoView, guess, guess_base
from koloda.kernel.brain import Brain
from koloda.kernel.chance import Chance
from koloda.kernel.game import Game
from koloda.kernel.positions import Position
from koloda.kernel.state import State
from koloda.kernel.views import View


@final
class UnoGame(Game):
    """UNO, the edition with 112 cards."""

    def __init__(self) -> None:
        super().__init__("uno", 1, 2, 10, OPTIONS, KINDS, presets=PRESETS)

    def new(self, count: i64, options: dict[str, str], chance: Chance | None) -> Uno:
        return self.start(count, agree(count, options), chance)

    def start(self, count: i64, options: UnoOptions, chance: Chance | None) -> Uno:
        """`new` with options that have been agreed on: many games of one table begin faster."""
        state = Uno(options, count, chance)
        choose_dealer(state, None)
        return state

    def read_fields(self, position: Position) -> State:
        state = Uno(agree(position.count, position.options), position.count, None)
        read_position(state, position)
        return state

    def guess(self, seen: View, chance: Chance) -> State:
        assert isinstance(seen, UnoView)
        state = Uno(seen.options, seen.count, chance)
        guess(state, seen, chance)
        if seen.before is not None:
            guess_base(state, Uno(seen.options, seen.count, chance.clone()), seen, chance)
        return state

    def brain(self, level: str, seat: i64) -> Brain:
        return make_brain(level, seat)

    def holds(self, name: str, expected: str, found: str, hidden: bool) -> bool:
        if name == "verdict" and "," in expected + found:
            wanted, is_ = expected.split(","), found.split(",")
            return len(wanted) == len(is_) and all(
                super(UnoGame, self).holds(name, one.strip(), two.strip(), hidden)
                for one, two in zip(wanted, is_, strict=True)
            )
        if name == "chosen":
            return same_choices(expected, found, hidden)
        return super().holds(name, expected, found, hidden)


UNO: Final = UnoGame()

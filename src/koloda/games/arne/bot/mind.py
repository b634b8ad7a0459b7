"""The strongest Arne player: judges by numbers that self-play has found, and knows who may hold what."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.arne.bot.belief import Belief
from koloda.games.arne.bot.brain import LevelBrain
from koloda.games.arne.view import ArneView
from koloda.kernel import Action, Chance, Form, Mind, State, Value, View

STEPS: Final = 8
"""Exchanges of the walk from one world to the next."""


@final
class ArneMind(Mind):
    """It compares nothing by itself; its worlds are for whoever explains or judges."""

    def __init__(self, seat: i64) -> None:
        self.habits = LevelBrain("expert", seat)
        self.belief = Belief(seat)
        self.view: ArneView | None = None

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        self.belief.see(kind, seat, values)

    def look(self, view: View) -> None:
        assert isinstance(view, ArneView)
        self.belief.look(view)
        self.view = view

    def choose(
        self, view: View, legal: list[Action], forms: list[Form], waited_for: bool, chance: Chance
    ) -> Action | None:
        return self.habits.choose(view, legal, forms, waited_for, chance)

    def delay(self) -> i64:
        return self.habits.delay()

    def cards_in(self, action: Action) -> i64:
        return self.habits.cards_in(action)

    def world(self, chance: Chance) -> State:
        view = self.view
        assert view is not None
        return self.belief.world(view, chance, STEPS)

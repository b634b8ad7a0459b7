"""The strongest Arne player: the judgement of `hard` with the numbers that self-play has found."""

from typing import final

from mypy_extensions import i64

from koloda.games.arne.bot.brain import LevelBrain
from koloda.kernel import Action, Chance, Form, Mind, Value, View


@final
class ArneMind(Mind):
    """It compares nothing in worlds: playing on quickly judges black cards worse than these numbers do."""

    def __init__(self, seat: i64) -> None:
        self.habits = LevelBrain("expert", seat)

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        self.habits.see(kind, seat, values)

    def choose(
        self, view: View, legal: list[Action], forms: list[Form], waited_for: bool, chance: Chance
    ) -> Action | None:
        return self.habits.choose(view, legal, forms, waited_for, chance)

    def delay(self) -> i64:
        return self.habits.delay()

"""Bots by name: how well they judge, how fast they react, how often they miss something."""

from typing import Final, final

from mypy_extensions import i64

from koloda.bots.outside import make_outsider, outside_names
from koloda.bots.player import Plan, Player, RandomPlayer
from koloda.kernel import Action, Brain, Chance, Form, Game, NotationError, Value, View

LEVELS: Final = ["random", "plain", "easy", "normal", "hard"]

THINKS: Final = {"plain": (600, 900), "easy": (900, 2200), "normal": (800, 1700), "hard": (700, 1400)}
"""ms for an answer that the game waits for."""
REACTS: Final = {"plain": (600, 900), "easy": (1400, 2500), "normal": (1000, 2100), "hard": (600, 1300)}
"""ms for stepping in unasked: bots must not outrun people."""


@final
class LevelPlayer(Player):
    """A game's brain with human delays."""

    def __init__(self, game: Game, seat: i64, chance: Chance, level: str, brain: Brain) -> None:
        super().__init__(game, seat, chance)
        self.level = level
        self.brain = brain

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        self.brain.see(kind, seat, values)

    def plan(self, view: View, legal: list[Action], forms: list[Form], waited_for: bool) -> Plan | None:
        if not legal and not forms:
            return None
        action = self.brain.choose(view, legal, forms, waited_for, self.chance)
        if action is None:
            return None
        ms = self.brain.delay()
        if ms >= 0:
            return Plan(action, ms)
        span = THINKS[self.level] if waited_for else REACTS[self.level]
        return Plan(action, self.between(span[0], span[1]))


def make_player(game: Game, level: str, seat: i64, chance: Chance) -> Player:
    """A bot of that level for a seat, or one that another package brings under that name."""
    if level == "random":
        return RandomPlayer(game, seat, chance)
    if level in LEVELS:
        return LevelPlayer(game, seat, chance, level, game.brain(level, seat))
    if ":" not in level and level not in outside_names():
        raise NotationError(f"there is no bot {level!r}; there is {', '.join(LEVELS + outside_names())}")
    return make_outsider(game, level, seat, chance)

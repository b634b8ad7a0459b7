"""Bots by name: how well they judge, how fast they react, how often they miss something."""

from typing import Final, final

from mypy_extensions import i64

from koloda.bots.outside import make_outsider, outside_names
from koloda.bots.player import Plan, Player, RandomPlayer, Thought
from koloda.bots.search import Search, Tried
from koloda.kernel import Action, Brain, Chance, Form, Game, Mind, NotationError, Value, View

LEVELS: Final = ["random", "plain", "easy", "normal", "hard"]
EXPERT: Final = "expert"
"""On top, in games that have a mind for it."""

THINKS: Final = {
    "plain": (600, 900), "easy": (900, 2200), "normal": (800, 1700), "hard": (700, 1400),
    "expert": (700, 1400),
}  # fmt: skip
"""ms for an answer that the game waits for."""
REACTS: Final = {
    "plain": (600, 900), "easy": (1400, 2500), "normal": (1000, 2100), "hard": (600, 1300),
    "expert": (600, 1300),
}  # fmt: skip
"""ms for stepping in unasked: bots must not outrun people."""

PORTION: Final[i64] = 1000000


@final
class LevelPlayer(Player):
    """A game's brain with human delays."""

    def __init__(self, game: Game, seat: i64, chance: Chance, level: str, brain: Brain) -> None:
        super().__init__(game, seat, chance)
        self.level = level
        self.brain = brain
        self.effort: i64 = 100
        """How much it thinks, in hundredths of what it is meant to."""
        self.considered: list[Tried] = []
        """What its last choice was compared with, best first; nothing where it did not compare."""

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        self.brain.see(kind, seat, values)

    def plan(self, view: View, legal: list[Action], forms: list[Form], waited_for: bool) -> Plan | None:
        thought = self.consider(view, legal, forms, waited_for)
        while not thought.done:
            thought.go_on(PORTION)
        return thought.plan

    def consider(self, view: View, legal: list[Action], forms: list[Form], waited_for: bool) -> Thought:
        """What a search finds among the ideas of a mind, else what the brain chooses."""
        self.considered = []
        if not legal and not forms:
            return Thought(None, done=True)
        brain = self.brain
        brain.people = self.people
        if isinstance(brain, Mind):
            ideas = brain.ideas(view, legal, forms, waited_for, self.chance)
            if len(ideas) > 1:
                playouts = brain.playouts(len(ideas)) * self.effort // 100
                search = Search(brain, ideas, playouts, self.chance)
                return Searching(self, brain, search, legal, waited_for)
        action = brain.choose(view, legal, forms, waited_for, self.chance)
        return Thought(None if action is None else self.timed(action, waited_for), done=True)

    def timed(self, action: Action, waited_for: bool) -> Plan:
        ms = self.brain.delay()
        if ms >= 0:
            return Plan(action, ms)
        span = THINKS[self.level] if waited_for else REACTS[self.level]
        return Plan(action, self.between(span[0], span[1]))


@final
class Searching(Thought):
    """A search that goes on in portions."""

    def __init__(
        self, player: LevelPlayer, mind: Mind, search: Search, legal: list[Action], waited_for: bool
    ) -> None:
        super().__init__(None, done=False)
        self.player = player
        self.mind = mind
        self.search = search
        self.legal = legal
        self.waited_for = waited_for

    def go_on(self, playouts: i64) -> None:
        self.search.go_on(playouts)
        if self.search.is_done():
            self.cut_short()

    def cut_short(self) -> None:
        found = self.search.found()
        self.player.considered = found
        action = self.mind.settle(found[0].action, self.legal, self.player.chance)
        self.plan = self.player.timed(action, self.waited_for)
        self.done = True


def levels(game: Game) -> list[str]:
    """The levels of bots that a game has."""
    return LEVELS if game.mind(0) is None else [*LEVELS, EXPERT]


def make_player(game: Game, level: str, seat: i64, chance: Chance) -> Player:
    """A bot of that level for a seat, or one that another package brings under that name."""
    if level == "random":
        return RandomPlayer(game, seat, chance)
    if level in LEVELS:
        return LevelPlayer(game, seat, chance, level, game.brain(level, seat))
    if level == EXPERT:
        mind = game.mind(seat)
        if mind is not None:
            return LevelPlayer(game, seat, chance, level, mind)
    if ":" not in level and level not in outside_names():
        raise NotationError(
            f"there is no bot {level!r}; there is {', '.join(levels(game) + outside_names())}"
        )
    return make_outsider(game, level, seat, chance)

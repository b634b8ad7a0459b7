"""Bots by name: how well they judge, how fast they react, how often they miss something."""

from typing import Final, final

from mypy_extensions import i64

from koloda.bots import pace
from koloda.bots.outside import make_outsider, outside_names
from koloda.bots.player import Plan, Player, RandomPlayer, Thought
from koloda.bots.search import Search, Tried
from koloda.kernel import Action, Brain, Chance, Form, Game, Mind, NotationError, Value, View

LEVELS: Final = ["random", "plain", "easy", "normal", "hard"]
EXPERT: Final = "expert"
"""On top, in games that have a mind for it."""

PORTION: Final[i64] = 1000000
UNASKED: Final[i64] = -1


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
        self.considered = []
        if not legal and not forms:
            return Thought(None, done=True)
        self.brain.people = self.people
        if self.brain.ponders(view, waited_for):
            return Pondering(self, view, legal, forms, waited_for)
        return self.think(view, legal, forms, waited_for)

    def think(self, view: View, legal: list[Action], forms: list[Form], waited_for: bool) -> Thought:
        """What a search finds among the ideas of a mind, else what the brain chooses."""
        brain = self.brain
        if isinstance(brain, Mind):
            ideas = brain.ideas(view, legal, forms, waited_for, self.chance)
            if len(ideas) > 1:
                playouts = brain.playouts(len(ideas)) * self.effort // 100
                search = Search(brain, ideas, playouts, self.chance)
                return Searching(self, brain, search, legal, len(legal) + len(forms))
        action = brain.choose(view, legal, forms, waited_for, self.chance)
        if action is None:
            return Thought(None, done=True)
        choices = len(legal) + len(forms) if waited_for else UNASKED
        return Thought(self.timed(action, choices), done=True)

    def timed(self, action: Action, choices: i64, weighed: float = 1.0) -> Plan:
        ms = self.brain.delay()
        if ms < 0 and choices == UNASKED:
            ms = pace.reacting(self.level, self.chance)
        elif ms < 0:
            ms = pace.answering(self.level, choices, self.brain.cards_in(action), self.chance, weighed)
        return Plan(action, ms)


@final
class Pondering(Thought):
    """A thought that is not begun before somebody has time for it."""

    def __init__(
        self, player: LevelPlayer, view: View, legal: list[Action], forms: list[Form], waited_for: bool
    ) -> None:
        super().__init__(None, done=False)
        self.player = player
        self.view = view
        self.legal = legal
        self.forms = forms
        self.waited_for = waited_for
        self.begun: Thought | None = None

    def go_on(self, playouts: i64) -> None:
        begun = self.begun
        if begun is None:
            begun = self.begun = self.player.think(self.view, self.legal, self.forms, self.waited_for)
        else:
            begun.go_on(playouts)
        self.take(begun)

    def cut_short(self) -> None:
        if self.begun is None:
            self.go_on(0)
        begun = self.begun
        if begun is not None and not begun.done:
            begun.cut_short()
            self.take(begun)

    def take(self, begun: Thought) -> None:
        self.plan = begun.plan
        self.done = begun.done


@final
class Searching(Thought):
    """A search that goes on in portions."""

    def __init__(
        self, player: LevelPlayer, mind: Mind, search: Search, legal: list[Action], choices: i64
    ) -> None:
        super().__init__(None, done=False)
        self.player = player
        self.mind = mind
        self.search = search
        self.legal = legal
        self.choices: i64 = choices

    def go_on(self, playouts: i64) -> None:
        self.search.go_on(playouts)
        if self.search.is_done():
            self.cut_short()

    def cut_short(self) -> None:
        found = self.search.found()
        self.player.considered = found
        action = self.mind.settle(found[0].action, self.legal, self.player.chance)
        weighed = pace.weighing(found[0].mean(), found[1].mean())
        self.plan = self.player.timed(action, self.choices, weighed)
        self.done = True


def levels(game: Game) -> list[str]:
    """The levels of bots that a game has."""
    return LEVELS if game.expert(0) is None else [*LEVELS, EXPERT]


def known_bots(game: Game) -> list[str]:
    """The bots that have a name: the levels, and what installed packages offer."""
    return levels(game) + outside_names()


def unknown_bot(game: Game, name: str) -> NotationError:
    return NotationError(f"there is no bot {name!r}; there is {', '.join(known_bots(game))}")


def make_player(game: Game, level: str, seat: i64, chance: Chance) -> Player:
    """A bot of that level for a seat, or one that another package brings under that name."""
    if level == "random":
        return RandomPlayer(game, seat, chance)
    if level in LEVELS:
        return LevelPlayer(game, seat, chance, level, game.brain(level, seat))
    if level == EXPERT:
        brain = game.expert(seat)
        if brain is not None:
            return LevelPlayer(game, seat, chance, level, brain)
    if ":" not in level and level not in outside_names():
        raise unknown_bot(game, level)
    return make_outsider(game, level, seat, chance)

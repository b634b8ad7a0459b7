"""Tables to play at, and random walks on them."""

import random

from hypothesis import strategies as st

from koloda.bots.wander import wander
from koloda.kernel.actions import Action
from koloda.kernel.chance import Chance, open_chance
from koloda.kernel.errors import NotationError
from koloda.kernel.game import Game
from koloda.kernel.seats import letter
from koloda.kernel.state import State
from koloda.testing.subject import Options, Subject, plays


class PlainTable:
    """A game, its players and options, and the seed of all that happens at it."""

    def __init__(self, subject: Subject, count: int, options: Options, seed: int) -> None:
        self.subject = subject
        self.game: Game = subject.game
        self.count = count
        self.options = options
        self.seed = seed

    def __repr__(self) -> str:
        return f"PlainTable({self.subject}, {self.count}, {self.options}, seed={self.seed:#x})"

    @property
    def seed_name(self) -> str:
        return f"k1:{self.seed:x}"

    def new(self, *, seeded: bool = True) -> State:
        chance = open_chance(self.seed_name) if seeded else None
        return self.game.new(self.count, self.options, chance)


class Walk:
    """A random game at a table: `next` chooses, whoever walks applies."""

    def __init__(self, table: PlainTable, *, state: State | None = None, ends: bool = False) -> None:
        self.table = table
        self.ends = ends
        self.state: State = table.new() if state is None else state
        self.chance: Chance = open_chance(f"k1:{table.seed ^ 0x5EED:x}")
        self.dice: random.Random = random.Random(table.seed)
        self.steps: int = 0

    def next(self) -> Action | None:
        """Something to do; None when the game is over. Opens what waits for the host itself."""
        state = self.state
        if state.is_over():
            return None
        action = wander(state, self.chance, ends=self.ends)
        if action is None:
            action = self.begin()
        self.steps += 1
        return action

    def begin(self) -> Action:
        """Nobody can do anything: the host is to name whoever deals or begins, or a new seed."""
        state = self.state
        seat = letter(self.dice.randrange(state.count))
        for line in (f"~ seed k1:{self.table.seed + 1:x}", f"~ dealer {seat}", f"~ first {seat}"):
            try:
                action = state.action(line)
            except NotationError:
                continue
            if state.why_not(action) is None and (state.chance is None or "seed" not in line):
                return action
        raise AssertionError(f"nobody can do anything: {state.text()}")

    def random_code(self) -> str:
        """A code of the game's language, whether it makes sense now or not."""
        return self.table.subject.random_code(self.state, self.dice)


@st.composite
def tables(draw: st.DrawFn, subject: Subject, *, ending: bool = False) -> PlainTable:
    """Players, some options away from their defaults, a seed; `ending` where random play must end."""
    game = subject.game
    count = draw(st.sampled_from(list(subject.seats)), label="players")
    options: Options = {}
    fixed = subject.endless | set(subject.brief) if ending else set()
    free = {option.name: option for option in game.options if option.name not in fixed}
    some = st.lists(st.sampled_from(list(free)), unique=True, max_size=6) if free else st.just([])
    names = draw(some, label="options")
    for name in names:
        options[name] = draw(st.sampled_from(subject.values(free[name])), label=name)
    needed = subject.seats[count] | (subject.brief if ending else {})
    options |= needed
    if not plays(game, count, options):  # these do not go together: the first that stands in the way goes
        fewer = [
            {other: value for other, value in options.items() if other != name} | needed for name in options
        ]
        options = next(
            (rest for rest in fewer if plays(game, count, rest)), subject.brief | subject.seats[count]
        )
    return PlainTable(subject, count, options, draw(st.integers(0, 2**40), label="seed"))

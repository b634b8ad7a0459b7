"""A game as a whole: what it is called, what can be chosen, how it begins and is read."""

from mypy_extensions import i64, mypyc_attr

from koloda.kernel.action_ids import ActionIds, ids_of_rows
from koloda.kernel.brain import Brain, LotBrain
from koloda.kernel.chance import Chance, read_chance
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.fields import Fields
from koloda.kernel.measures import Measure
from koloda.kernel.observation import Observation, parts_of_fields
from koloda.kernel.options import Option
from koloda.kernel.positions import Position, read_segments
from koloda.kernel.state import State
from koloda.kernel.verbs import Verbs
from koloda.kernel.views import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One instance a game. `version` is its behaviour: it moves when the same inputs may give
    another result.

    `fields` are those of its positions; `spaced` that codes contain spaces, so that commas separate them in
    lists; `closed` that hands stay hidden even when the game is over; `talk` are the events that carry what
    players write themselves (`text`). `presets` are names for some options together: `book` is the game as
    it is written, `advised` what the lobby offers first, `quick` a first game, and there may be others.
    `minutes` are how long a game usually takes, at least and at most, and `age` from which year on it is
    for; 0 where nobody says.
    """

    def __init__(
        self,
        name: str,
        version: int,
        least: int,
        most: int,
        options: list[Option],
        fields: Fields,
        spaced: bool = False,
        closed: bool = False,
        presets: dict[str, dict[str, str]] | None = None,
        talk: tuple[str, ...] = (),
        minutes: tuple[int, int] = (0, 0),
        age: int = 0,
    ) -> None:
        self.name = name
        self.version = version
        self.least = least
        self.most = most
        self.options = options
        self.fields = fields
        self.spaced = spaced
        self.closed = closed
        self.talk = talk
        self.minutes = minutes
        self.age = age
        self.presets: dict[str, dict[str, str]] = {"book": {}, **(presets or {})}
        self.editions: dict[int, Game] = {}
        """Earlier versions whose behaviour is kept."""

    def new(self, count: i64, options: dict[str, str], chance: Chance | None) -> State:
        """A game about to begin; with a source of chance it goes on to the first decision."""
        raise NotImplementedError

    def read_fields(self, position: Position) -> State:
        """The state that a position's fields describe, without its chance."""
        raise NotImplementedError

    def guess(self, view: View, chance: Chance) -> State:
        """A full state that fits the view: unseen cards dealt at random, going on with `chance`."""
        raise NotImplementedError

    def brain(self, level: str, seat: i64) -> Brain:
        """How a bot of this level judges at this seat: `plain`, `easy`, `normal` or `hard`; by lot, where a
        game has no judgement."""
        return LotBrain()

    def expert(self, seat: i64) -> Brain | None:
        """How the level `expert` judges: a mind, if it compares its choices in worlds; None where a game has
        no such level."""
        return None

    def finish(self, state: State, chance: Chance) -> list[float]:
        """Plays a copy on, quickly and sensibly, until it is decided what the match comes to: the chance of
        every seat to win it. Nothing where a game has no quick way."""
        return []

    def honesty(self) -> tuple[float, float]:
        """What worlds that are played on say of the chance to win among experts, in logarithms of odds beside
        an even share: how much is added, and by what it is multiplied. They flatter whoever has just chosen,
        and few worlds say little (`bench/calibration.py` finds the numbers)."""
        return 0.0, 1.0

    def measures(self) -> list[Measure]:
        """What its advice is explained by."""
        return []

    def measure(self, before: State, after: State, seat: i64) -> list[float]:
        """What a choice of this seat has come to, a number for each of `measures`."""
        return []

    def parts(self, option: str) -> list[str]:
        """What an option that is a list may hold, as far as can be listed; for clients."""
        return []

    def suited(self) -> tuple[str, str]:
        """The ranks and the suits of its cards, where their codes are made of these; for screens."""
        return "", ""

    def sheet(self, options: dict[str, str]) -> dict[str, object]:
        """What stands on the cards under these options, where their codes do not say it; for clients."""
        return {}

    def fit(self, count: i64, options: dict[str, str]) -> dict[str, str]:
        """The options, with what must differ where so many play."""
        return options

    def pin(self, options: dict[str, str]) -> dict[str, str]:
        """The options with what they name, such as packs of cards, by its contents: they mean the same for
        ever. What comes with the game changes only with its version and needs no pin."""
        return options

    def unpin(self, options: dict[str, str]) -> dict[str, str]:
        """The options as people read and choose them."""
        return options

    def contents(self, options: dict[str, str]) -> dict[str, str]:
        """What pinned options name, to be kept as text by its name; `add_contents` brings it back."""
        return {}

    def add_contents(self, name: str, text: str) -> None:
        raise NotImplementedError

    def at(self, version: int, options: dict[str, str]) -> "Game | None":
        """The game as that version of it was played with these options; None where that behaviour is kept no
        longer."""
        return self if version == self.version else self.editions.get(version)

    def read(self, text: str) -> State:
        """The state that `State.text` wrote."""
        position = read_segments(text)
        state = self.read_fields(position)
        if position.chance:
            state.chance = read_chance(position.chance)
        for part in position.since:
            try:
                state.apply(state.action(part))
            except Refusal as refusal:
                raise NotationError(
                    f"{part!r} after `since` is refused: {refusal.clause}", clause=refusal.clause
                ) from None
        return state

    def holds(self, name: str, expected: str, found: str, hidden: bool) -> bool:
        """Whether a fact holds; `hidden` where a seat's view is asked."""
        return self.fields.same(name, expected, found, hidden)

    def can(self, state: State, seat: i64, code: str) -> bool:
        """Whether `can CODE` holds for a seat."""
        try:
            return state.why_not(state.read_action(seat, code)) is None
        except NotationError:
            return False

    def grammar(self) -> Verbs:
        """What can be done in it, a row each; no rows where it reads and writes its actions by itself."""
        return Verbs(self.name, [])

    def actions(self, count: i64, options: dict[str, str]) -> ActionIds:
        """All that can be done in it as a finite list, the same for so many players with these options."""
        return ids_of_rows(self.grammar(), count, self.all_cards(count, options))

    def observation(self, count: i64, options: dict[str, str]) -> Observation:
        """What a seat sees, as numbers of a fixed shape."""
        return Observation(
            parts_of_fields(self.fields, count, self.all_cards(count, options), self.suited()[1])
        )

    def all_cards(self, count: i64, options: dict[str, str]) -> list[str]:
        """The codes of all cards that so many play with under these options, each as often as it is there."""
        return []

"""A game as a whole: what it is called, what can be chosen, how it begins and is read."""

from mypy_extensions import i64, mypyc_attr

from koloda.kernel.brain import Brain
from koloda.kernel.chance import Chance, read_chance
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.facts import EXACT, same
from koloda.kernel.options import Option
from koloda.kernel.positions import Position, read_segments
from koloda.kernel.state import State
from koloda.kernel.views import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One instance a game. `version` is its behaviour: it moves when the same inputs may give
    another result.

    `kinds` says how a field is compared with a fact (see `facts`), with the number of leading words
    that must be equal; `spaced` that codes contain spaces, so that commas separate them in lists;
    `closed` that hands stay hidden even when the game is over. `presets` are names for some options
    together: `book` is the game as it is written, `advised` what the lobby offers first, `quick` a first
    game, and there may be others.
    """

    def __init__(
        self,
        name: str,
        version: int,
        least: int,
        most: int,
        options: list[Option],
        kinds: dict[str, tuple[int, int]],
        spaced: bool = False,
        closed: bool = False,
        presets: dict[str, dict[str, str]] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.least = least
        self.most = most
        self.options = options
        self.kinds = kinds
        self.spaced = spaced
        self.closed = closed
        self.presets: dict[str, dict[str, str]] = {"book": {}, **(presets or {})}

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
        """How a bot of this level judges at this seat: `plain`, `easy`, `normal` or `hard`."""
        raise NotImplementedError

    def parts(self, option: str) -> list[str]:
        """What an option that is a list may hold, as far as can be listed; for clients."""
        return []

    def sheet(self, options: dict[str, str]) -> dict[str, object]:
        """What stands on the cards under these options, where their codes do not say it; for clients."""
        return {}

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
        kind = self.kinds.get(name)
        if kind is None:
            return same(EXACT, 0, expected, found, hidden)
        return same(kind[0], kind[1], expected, found, hidden)

    def can(self, state: State, seat: i64, code: str) -> bool:
        """Whether `can CODE` holds for a seat."""
        try:
            return state.why_not(state.read_action(seat, code)) is None
        except NotationError:
            return False

"""What is a good choice here: a game's own judgement, from a view."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from koloda.kernel.actions import Action, Form
from koloda.kernel.chance import Chance
from koloda.kernel.events import Value
from koloda.kernel.views import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Brain:
    """One seat's judgement in one game. It remembers what it has seen; time is not its business.

    `people` are the seats that persons hold, as everybody at the table can see.
    """

    people: i64 = 0

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        """An event as this seat reads it."""

    def choose(
        self, view: View, legal: list[Action], forms: list[Form], waited_for: bool, chance: Chance
    ) -> Action | None:
        """An action that `why_not` accepts, or nothing where the game can go on without this seat."""
        raise NotImplementedError

    def ponders(self, view: View, waited_for: bool) -> bool:
        """Whether to choose here takes so long that others should not have to wait for it."""
        return False

    def delay(self) -> i64:
        """How many ms the action just chosen takes, where the game says so; -1 leaves it to the level.

        An action that is still meant after a change of the position should keep its time.
        """
        return -1

    def cards_in(self, action: Action) -> i64:
        """How many cards are laid by it; 0 where its time must tell nothing of the hand."""
        return 1


@final
class LotBrain(Brain):
    """No judgement at all: whatever may be done, by lot, and nothing unasked."""

    def choose(
        self, view: View, legal: list[Action], forms: list[Form], waited_for: bool, chance: Chance
    ) -> Action | None:
        return legal[chance.below(len(legal))] if waited_for and legal else None

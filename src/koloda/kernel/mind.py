"""A judgement that can be searched with: choices to compare, worlds to try them in, and what they come to."""

from mypy_extensions import i64, mypyc_attr

from koloda.kernel.actions import Action, Form
from koloda.kernel.belief import Belief
from koloda.kernel.brain import Brain
from koloda.kernel.chance import Chance
from koloda.kernel.events import Value
from koloda.kernel.state import State
from koloda.kernel.views import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Brain):
    """A brain that offers its choices to a searcher; where it offers none, it chooses by itself.

    The searcher asks for `ideas`, then for worlds, and compares the ideas in the same worlds with the same
    luck. All of it knows what the seat has seen, and nothing else.
    """

    def look(self, view: View) -> None:
        """What the seat sees now, for `world`; `ideas` looks by itself."""
        raise NotImplementedError

    def ideas(
        self, view: View, legal: list[Action], forms: list[Form], waited_for: bool, chance: Chance
    ) -> list[Action]:
        """The choices worth comparing, the most promising first; fewer than two leave it to `choose`."""
        return []

    def world(self, chance: Chance) -> State:
        """A full state that fits what it looked at last and all that was seen before, the likely more
        often."""
        raise NotImplementedError

    def calm(self, world: State) -> None:
        """Takes a world out of the windows that do not matter for the ideas."""

    def outcome(self, world: State, action: Action, chance: Chance) -> float:
        """What an idea comes to in a calm world, from 0 to 1, played on quickly; the world stays as it is."""
        raise NotImplementedError

    def settle(self, action: Action, legal: list[Action], chance: Chance) -> Action:
        """The idea that was found best, as it is to be done: with what goes without saying."""
        return action

    def playouts(self, ideas: i64) -> i64:
        """How many outcomes to look at when so many ideas are compared."""
        return 600 * ideas


@mypyc_attr(allow_interpreted_subclasses=True)
class ReadingMind(Mind):
    """One that reads hands: its worlds are what its belief deals, and what it does not compare it does as its
    habits are.

    As it stands it compares nothing by itself; its worlds are for whoever explains or judges.
    """

    def __init__(self, seat: i64, habits: Brain, belief: Belief) -> None:
        self.seat: i64 = seat
        self.habits = habits
        self.belief = belief
        self.view: View | None = None

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        self.habits.see(kind, seat, values)
        self.belief.see(kind, seat, values)

    def look(self, view: View) -> None:
        self.belief.look(view)
        self.view = view

    def choose(
        self, view: View, legal: list[Action], forms: list[Form], waited_for: bool, chance: Chance
    ) -> Action | None:
        self.habits.people = self.people
        return self.habits.choose(view, legal, forms, waited_for, chance)

    def ponders(self, view: View, waited_for: bool) -> bool:
        return self.habits.ponders(view, waited_for)

    def delay(self) -> i64:
        return self.habits.delay()

    def cards_in(self, action: Action) -> i64:
        return self.habits.cards_in(action)

    def world(self, chance: Chance) -> State:
        view = self.view
        assert view is not None
        return self.belief.world(view, chance)

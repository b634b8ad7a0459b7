"""What a seat believes of all that is hidden from it."""

from mypy_extensions import i64, mypyc_attr

from koloda.kernel.chance import Chance
from koloda.kernel.events import Value
from koloda.kernel.state import State
from koloda.kernel.views import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """It is told what its seat sees, and deals worlds that fit all of that."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def see(self, kind: str, seat: i64, values: dict[str, Value]) -> None:
        """An event as its seat reads it."""
        raise NotImplementedError

    def look(self, view: View) -> None:
        """What the table shows outweighs what was remembered."""
        raise NotImplementedError

    def world(self, view: View, chance: Chance) -> State:
        """A full state that fits the view, looked at last, and all that was seen before; the likely more
        often."""
        raise NotImplementedError

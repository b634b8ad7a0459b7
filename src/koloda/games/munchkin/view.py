"""What a seat may know (chapter 10)."""

from mypy_extensions import i64

from koloda.games.munchkin.fields import position_fields
from koloda.games.munchkin.state import MunchkinState
from koloda.games.munchkin.windows import windows
from koloda.kernel.seats import letter
from koloda.kernel.views import View, seen_windows


class MunchkinView(View):
    """The position's fields as this seat knows them."""

    def __init__(self, state: MunchkinState, seat: i64, fields: dict[str, str]) -> None:
        super().__init__(seat, state.options.header(state.count), fields, seen_windows(windows(state), seat))
        self.count: i64 = state.count
        self.phase: i64 = state.phase()
        self.turn: i64 = state.turn


def view(state: MunchkinState, seat: i64) -> MunchkinView:
    fields = position_fields(state, seat)
    for other in range(state.count):
        fields.setdefault(letter(other), "-")
    return MunchkinView(state, seat, fields)

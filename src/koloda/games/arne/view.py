"""What a seat may know (chapter 10)."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.arne.position import FIELDS, hides_breach, hides_owed, knows_thrown
from koloda.games.arne.state import ArnePublic, ArneState
from koloda.games.arne.windows import windows
from koloda.kernel import View
from koloda.kernel.fields import Shown
from koloda.kernel.views import seen_windows

HIDDEN: Final = -1


@final
class ArneView(View):
    """The public table, and the cards this seat may see.

    `hand` is the seat's own. `pile` has every card of the discard, bottom first, HIDDEN where this
    seat never saw it lie there. `owed` and `breach` are HIDDEN for all but the one concerned.
    """

    def __init__(self, state: ArneState, seat: i64) -> None:
        shown = Shown(FIELDS, state, seat)
        seen = seen_windows(windows(state), seat)
        super().__init__(seat, state.header(), shown.to(seat), seen, shown.plain_to(seat))
        table = ArnePublic(state.options, state.count, None)
        table.copy_steps(state)
        table.copy_public(state)
        self.table: ArnePublic = table
        self.hand: bytes = state.hands[seat] if seat >= 0 else b""
        self.sizes: list[int] = [len(hand) for hand in state.hands]
        self.pile: list[int] = [
            state.pile[at] if knows_thrown(state, seat, at) else HIDDEN for at in range(len(state.pile))
        ]
        self.deck_size: i64 = state.deck_left()
        self.owed: i64 = HIDDEN if hides_owed(state, seat) else state.owed
        self.breach: i64 = HIDDEN if hides_breach(state, seat) else state.breach

    def facts(self) -> dict[str, str]:
        return FIELDS.facts(self.table, self.seat)


def view(state: ArneState, seat: i64) -> ArneView:
    return ArneView(state, seat)

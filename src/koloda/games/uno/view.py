"""What a seat may know (chapter 10)."""

from mypy_extensions import i64

from koloda.games.uno import codes
from koloda.games.uno.cards import NUMBERS
from koloda.games.uno.position import FIELDS
from koloda.games.uno.state import Choice, UnoPublic, UnoState, Verdict
from koloda.games.uno.windows import windows
from koloda.kernel import Action, View
from koloda.kernel.fields import Shown
from koloda.kernel.seats import SPECTATOR, bit
from koloda.kernel.views import seen_windows


class UnoView(View):
    """The public table, and the cards this seat may see.

    `hands` has None for a hand that is hidden; `drawn`, the accused's hand and the choices of
    others likewise. `before` is the view of the position before an open play (table referee).
    Whoever has watched may put the cards it knows to lie in the discard pile into `remembered`.
    """

    def __init__(self, state: UnoState, seat: i64) -> None:
        shown = Shown(FIELDS, state, seat)
        seen = seen_windows(windows(state), SPECTATOR)
        super().__init__(seat, state.header(), shown.to(seat), seen, shown.plain_to(seat))
        mask = 0 if seat == SPECTATOR else bit(seat)
        table = UnoPublic(state.options, state.count, None)
        table.copy_steps(state)
        table.copy_public(state)
        self.table: UnoPublic = table
        self.sizes: list[int] = [int(state.size(other)) for other in range(state.count)]
        self.hands: list[list[int] | None] = [
            state.cards_in(other) if other == seat or state.open else None for other in range(state.count)
        ]
        self.shown_pile: list[int] = state.pile_cards() if state.in_dealer_draw() else []
        self.drawn_size: i64 = state.size(state.drawn_row())
        sees_drawn = seat == state.turn or state.open
        self.drawn: list[int] | None = state.cards_in(state.drawn_row()) if sees_drawn else None
        self.accused_size: i64 = state.size(state.accused_row())
        sees_accused = seat == state.accused or state.open
        self.accused_hand: list[int] | None = state.cards_in(state.accused_row()) if sees_accused else None
        self.verdicts: tuple[Verdict, ...] = tuple(
            [
                v if mask & (bit(v[0]) | bit(v[1])) else (v[0], v[1], v[2], (-1,) * len(v[3]))
                for v in state.verdicts
            ]
        )
        self.chosen: tuple[Choice, ...] = tuple(
            [c if c[0] == seat else (c[0], (-1,) * len(c[1]), 0) for c in state.chosen]
        )
        self.laughed: i64 = state.laughed & mask
        self.called: i64 = state.called & mask
        self.remembered: list[int] = []
        self.before: UnoView | None = None
        self.open_play: Action | None = None

    def facts(self) -> dict[str, str]:
        return FIELDS.facts(self.table, self.seat)


def view(state: UnoState, seat: i64) -> UnoView:
    """uno.hid.view: nothing beyond the table of chapter 10."""
    found = UnoView(state, seat)
    base = state.base
    if base is not None:
        assert isinstance(base, UnoState)
        played = state.since[0]
        found.before = UnoView(base, seat)
        found.open_play = codes.asked(played) if played.code == codes.AUTO else played
    return found


def numbers(codes: tuple[str, ...]) -> list[int]:
    """The cards of an event."""
    return [NUMBERS[code] for code in codes]

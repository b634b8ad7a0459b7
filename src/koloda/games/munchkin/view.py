"""What a seat may know (chapter 10)."""

from mypy_extensions import i64

from koloda.games.munchkin.announcing import announce
from koloda.games.munchkin.cards import Cards
from koloda.games.munchkin.facts import is_sum, write_fact
from koloda.games.munchkin.fields import FIELDS, LAST_FIELDS, default_field, position_fields
from koloda.games.munchkin.options import MunchkinOptions
from koloda.games.munchkin.seeing import hand_size, see
from koloda.games.munchkin.state import MunchkinState
from koloda.games.munchkin.windows import asked_by_lap, counts_passes, must, windows
from koloda.kernel.seats import has, letter, write_seats
from koloda.kernel.views import View, seen_windows


class MunchkinView(View):
    """The position's fields as this seat knows them, and whether a lap asks it now."""

    def __init__(self, state: MunchkinState, seat: i64, fields: dict[str, str]) -> None:
        header = state.options.header(state.count)
        super().__init__(seat, header, fields, seen_windows(windows(state), seat), announce(state))
        self.options: MunchkinOptions = state.options
        self.cards: Cards = state.cards
        self.count: i64 = state.count
        self.asked = state.options.ask and seat >= 0 and has(asked_by_lap(state), seat)
        self.waits: i64 = -1 if counts_passes(state) else must(state)
        """Whom the game waits for; less than none where that is nobody's knowledge."""
        self.step: i64 = state.step
        self.opened: i64 = state.opened
        self.refreshed: i64 = state.refreshed
        self.table: MunchkinState = see(state, seat)
        """What lies open to this seat, as a table of its own."""
        self.sizes: list[int] = [hand_size(state, other, seat) for other in range(state.count)]

    def field(self, name: str) -> str | None:
        """Also fields at their default, and facts open to all (combat.announce, hidden.passes)."""
        found = super().field(name)
        if found is not None:
            return found
        if is_sum(name):
            sums = self.plain.get("sums", "no combat")
            return "" if sums == name else sums
        if name == "winning" or name == "losing":
            verdict = self.plain.get("verdict", "?" if "sums" in self.plain else "no combat")
            return "" if verdict == name else verdict
        if name == "must":
            return "?" if self.waits < 0 else write_seats(self.waits)
        if name in FIELDS or name in LAST_FIELDS:
            return default_field(self.table, name)
        return write_fact(self.table, name)


def view(state: MunchkinState, seat: i64) -> MunchkinView:
    """Built from what the seat may read, field by field."""
    fields = position_fields(state, seat)
    for other in range(state.count):
        fields.setdefault(letter(other), "-")
    found = MunchkinView(state, seat, fields)
    for name in ("turn", "host", "phase"):
        if name not in fields:
            found.plain[name] = default_field(state, name)
    return found

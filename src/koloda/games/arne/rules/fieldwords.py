"""A field as a sentence tells of it: whose it is, and its colours."""

from mypy_extensions import i64

from koloda.games.arne import cards
from koloda.games.arne.state import DUMMY, ArneState
from koloda.kernel.errors import Values
from koloda.kernel.seats import letter


def told_field(state: ArneState, seat: i64, field: i64) -> Values:
    """As `seat` speaks of it."""
    if field > state.count:
        return {}
    colours = "".join([cards.COLOURS[at] for at in range(6) if state.colours[field] >> at & 1])
    if field == DUMMY:
        return {"whose": "dummy", "colours": colours}
    sitter = state.sitters[field]
    return {"whose": "mine" if sitter == seat else "other", "target": letter(sitter), "colours": colours}

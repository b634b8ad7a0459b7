"""All that one seat may know."""

from mypy_extensions import i64, mypyc_attr

from koloda.kernel.seats import ALL, bit
from koloda.kernel.windows import Window


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """Built by adding what the seat may know; holds no reference to the state it was taken from.

    `header` is the position's (`3p strict`), `fields` the position's fields in writing order with
    `?` for what the seat does not know, `plain` those that the text leaves out because they are as
    the reader expects. A game's own view adds typed values for its bots.
    """

    def __init__(
        self,
        seat: i64,
        header: str,
        fields: dict[str, str],
        windows: list[Window],
        plain: dict[str, str] | None = None,
    ) -> None:
        self.seat: i64 = seat
        self.header = header
        self.fields = fields
        self.windows = windows
        self.plain: dict[str, str] = plain if plain is not None else {}

    def field(self, name: str) -> str | None:
        """What the view shows of a field; None when it has no such field."""
        return self.fields[name] if name in self.fields else self.plain.get(name)

    def facts(self) -> dict[str, str]:
        """What follows from the fields, worked out for whoever draws them; no part of the text."""
        return {}

    def text(self) -> str:
        return " | ".join([self.header] + [f"{name} {value}" for name, value in self.fields.items()])


def seen_windows(windows: list[Window], seat: i64) -> list[Window]:
    """The windows a seat sees, without the action that would close them: it may tell a hand."""
    seen: list[Window] = []
    for window in windows:
        if window.shown != ALL and (seat < 0 or not window.shown & bit(seat)):
            continue
        copy = Window(
            window.serial,
            window.name,
            window.kind,
            window.seats,
            window.clause,
            window.ms,
            None,
            window.race,
            window.shown,
        )
        copy.waits = window.waits
        copy.ordering = window.ordering
        copy.reaction = window.reaction
        seen.append(copy)
    return seen

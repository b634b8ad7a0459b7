"""What a verb of a table is (`verbs` lists them all)."""

from typing import TYPE_CHECKING

from koloda.kernel.seats import HOST
from koloda.table.entries import Entry, Plain
from koloda.table.tickets import Ticket

if TYPE_CHECKING:
    from koloda.table.table_state import TableState


class TableVerb:
    """`kind` is that of the entry it comes to; several verbs may share one."""

    def __init__(self, name: str, kind: str = "") -> None:
        self.name = name
        self.kind = kind or name

    def entries(self, table: "TableState", ticket: Ticket, at: int) -> list[Entry]:
        """What it comes to at that moment, nothing where it is so already; or raises the Refusal. Nothing
        changes."""
        raise NotImplementedError

    def happen(self, table: "TableState", entry: Entry) -> None:
        """What its entry does to the table, now or when the log is read again."""
        raise NotImplementedError

    def entry(self, seat: int = HOST, values: dict[str, Plain] | None = None) -> Entry:
        return Entry(0, "", [], kind=self.kind, seat=seat, values=values)

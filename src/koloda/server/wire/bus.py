"""What processes say to each other: what somebody wants of a table, what came of it, news of its log."""

from msgspec import Struct, field

Values = dict[str, str | int]


class Ask(Struct, frozen=True, kw_only=True):
    """`verb` is the table's method; `by` the guest who asks, empty for the server itself."""

    verb: str
    seat: int = -1
    by: str = ""
    message: str = ""
    values: Values = field(default_factory=dict)

    def text(self, name: str) -> str:
        return str(self.values.get(name, ""))

    def number(self, name: str) -> int:
        return int(self.values.get(name, -1))


class Reply(Struct, frozen=True, kw_only=True):
    """What came of it: done in `version` of the asking seat, or refused by a clause, or unreadable.

    `number` is how far the log has come, for processes that follow it."""

    done: bool
    version: int = 0
    number: int = -1
    clause: str = ""
    values: Values = field(default_factory=dict)
    text: str = ""


class Request(Struct, frozen=True, tag="request"):
    id: int
    sender: str
    table: str
    ask: Ask


class Answered(Struct, frozen=True, tag="answered"):
    """Without a reply: ask again, this process does not write for that table."""

    id: int
    reply: Reply | None


class Note(Struct, frozen=True, tag="note"):
    """The log of a table has reached `number`, its chat `chat`; `anew` where older entries have changed."""

    table: str
    number: int = 0
    chat: int = 0
    anew: bool = False

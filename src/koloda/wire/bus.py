"""What processes say to each other: what somebody asks of a table, what came of it, news of its log."""

from msgspec import Struct, field

Values = dict[str, str | int | bool]


class Request(Struct, frozen=True, tag="request", omit_defaults=True):
    """A ticket for a table that another process writes for."""

    id: int
    sender: str
    table: str
    verb: str
    seat: int
    by: str = ""
    message: str = ""
    code: str = ""
    serial: int = -1
    told: int = -1
    values: Values = field(default_factory=dict)


class Answered(Struct, frozen=True, tag="answered", omit_defaults=True):
    """Done in `version` of the asking seat, or refused by a clause or as unreadable; or `moved`: ask again,
    this process does not write for that table. `number` is how far the log has come, for who follows it."""

    id: int
    moved: bool = False
    done: bool = False
    version: int = 0
    number: int = -1
    clause: str = ""
    values: dict[str, str | int] = field(default_factory=dict)
    text: str = ""


class Note(Struct, frozen=True, tag="note"):
    """The log of a table has reached `number`, its chat `chat`; `anew` where older entries have changed."""

    table: str
    number: int = 0
    chat: int = 0
    anew: bool = False

"""Messages of the socket, told apart by `type`. A client names its messages (`id`), so that sending
one again does nothing twice; every answer carries that name."""

from typing import Annotated

from msgspec import Meta, Struct, field

from koloda.wire.lobby import TableText

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]

Word = Annotated[str, Meta(max_length=80)]


class FromClient(
    Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag=str.lower
):
    """What a client sends."""


class Act(FromClient, frozen=True):
    """Does something. `serial` names the window it is meant for, `told` the ms from painting the
    prompt to the press."""

    id: Id
    code: Annotated[str, Meta(min_length=1, max_length=2000)]
    serial: Annotated[int, Meta(ge=-1, le=1 << 40)] = -1
    told: Annotated[int, Meta(ge=0, le=1 << 40)] | None = None


class Why(FromClient, frozen=True):
    """Asks why something is not possible now: an action by its code, or, without one, what is meant by
    pointing at things (`card`, `cell`)."""

    id: Id
    code: Annotated[str, Meta(max_length=2000)] = ""
    values: Annotated[dict[Word, Word], Meta(max_length=4)] = {}


class Hint(FromClient, frozen=True):
    """Asks what a strong player would do now; the answer is `hinted`."""

    id: Id


class Say(FromClient, frozen=True):
    """Chat."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Report(FromClient, frozen=True):
    """Tells the table's owner, and him alone, of what somebody (`?`: who watches) has said or done."""

    id: Id
    seat: Annotated[str, Meta(pattern="^[A-Z?]$")]
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Mute(FromClient, frozen=True):
    """From now on no chat of this seat reaches this socket; `*` is everybody's."""

    id: Id
    seat: Annotated[str, Meta(pattern="^[A-Z?*]$")]
    on: bool = True


class Pong(FromClient, frozen=True):
    """The answer to a ping, at once: how the server measures the line."""

    number: int


class Add(FromClient, frozen=True):
    """What this browser adds to the next deal: 32 random bytes in hex."""

    id: Id
    bytes: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Agree(FromClient, frozen=True):
    """Agrees that everybody may read the open record, where the rules keep hands closed."""

    id: Id


ClientMessage = Act | Why | Hint | Say | Report | Mute | Pong | Add | Agree


class FromServer(Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="type", tag=str.lower):
    """What the server sends."""


class EventText(Struct, frozen=True):
    """What happened, as this seat may know it."""

    kind: str
    seat: str
    clause: str
    values: dict[str, str | int | tuple[str, ...]]


class StepText(Struct, frozen=True):
    """One change of what this seat sees; `version` counts them, for this seat alone. `kind` is
    `action` for what the rules did, and otherwise says what happened at the table (`seat`, `pause`)."""

    version: int
    at: int
    kind: str
    seat: str
    events: list[EventText]


class WindowText(Struct, frozen=True, omit_defaults=True):
    """A chance to act. `left` is the time until the host closes it, in ms; without it no clock runs."""

    serial: int
    name: str
    kind: str
    seats: str
    clause: str
    ms: int
    left: int | None = None
    race: bool = False
    waits: bool = False
    press: str = ""
    """The code of a press whose reaction time counts."""


class ActionText(Struct, frozen=True, omit_defaults=True):
    """Something that can be done: its code, and what the code names (`card`, `target`), under those names."""

    code: str
    verb: str
    values: dict[str, str | int | tuple[str, ...]] = field(default_factory=dict)


class FormText(Struct, frozen=True):
    """Something that can be done in too many ways to be listed: whoever does it fills in the parts."""

    verb: str
    pattern: str
    least: int
    most: int
    aside: bool


class PositionText(Struct, frozen=True, omit_defaults=True):
    """What this seat sees and can do now: the position's fields, `?` for what it does not know."""

    header: str
    fields: dict[str, str]
    plain: dict[str, str]
    asked: bool
    """Whether the game waits for this seat."""
    legal: list[ActionText]
    windows: list[WindowText]
    forms: list[FormText] = field(default_factory=list)
    over: bool = False
    winners: str = ""
    host: list[ActionText] = field(default_factory=list)
    """What the table's owner may answer for the host, where the game waits for nothing but its word."""


class ChatLine(Struct, frozen=True):
    """`about` is the seat that it reports to the owner, who alone gets it."""

    number: int
    seat: str
    name: str
    text: str
    at: int
    about: str = ""


class Snapshot(FromServer, frozen=True):
    """How it stands, in one message: first on every socket, and whenever the socket's seat changes.

    `steps` are those since the version that the client named; where that is not known any more, the
    past is left out (`fresh`). `position` is missing until the game begins."""

    version: int
    fresh: bool
    seat: str
    now: int
    """The server's time, ms since 1970."""
    table: TableText
    position: PositionText | None
    steps: list[StepText]
    chat: list[ChatLine]


class Update(FromServer, frozen=True):
    """Something happened. `table` is there when it has changed."""

    version: int
    steps: list[StepText]
    position: PositionText | None = None
    table: TableText | None = None


class Chat(FromServer, frozen=True):
    """Somebody has said something."""

    lines: list[ChatLine]


class Done(FromServer, frozen=True):
    """The message has been carried out and stored; this seat sees it in `version`."""

    id: str
    version: int


class Allowed(FromServer, frozen=True):
    """The answer to `why`: nothing forbids it. `clause` allows it, where there is one to tell; its sentence
    (`.yes`) needs `values`."""

    id: str
    clause: str = ""
    values: dict[str, str | int] = field(default_factory=dict)


class ChoiceText(Struct, frozen=True):
    """What could be done: the chance to win with it, and by how much that may be wrong, in hundredths."""

    action: ActionText
    chance: int
    error: int


class Hinted(FromServer, frozen=True):
    """The answer to `hint`: what to do (nothing: to wait), what it was compared with, best first, and what
    speaks for it, as sentences."""

    id: str
    action: ActionText | None = None
    choices: list[ChoiceText] = field(default_factory=list)
    reasons: list[str] = field(default_factory=list)


class Refused(FromServer, frozen=True):
    """A clause forbids it; nothing has changed."""

    id: str
    clause: str
    values: dict[str, str | int]
    text: str


class Error(FromServer, frozen=True):
    """The message could not be understood or carried out; `id` is empty where it could not be read."""

    id: str
    code: str
    text: str


class Notice(FromServer, frozen=True):
    """A word of whoever runs the server to everybody; an empty one takes the last back."""

    text: str


class Ping(FromServer, frozen=True):
    """To be answered at once. `ms` is the last round trip that was measured on this line."""

    number: int
    ms: int | None = None


ServerMessage = Snapshot | Update | Chat | Done | Allowed | Hinted | Refused | Error | Notice | Ping

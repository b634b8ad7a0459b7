"""What the web client asks beside its table: where it is, how a game went."""

from msgspec import Struct

from koloda.wire.socket import EventText, PositionText


class Address(Struct, frozen=True):
    """How others reach this server; `alone` where nobody else can. `build` names the client's files."""

    url: str
    alone: bool
    build: str


class ReplayStep(Struct, frozen=True):
    """What happened, and the position after it."""

    events: list[EventText]
    position: PositionText


class Replay(Struct, frozen=True):
    """Some steps of a game as `seat` saw them (`*` sees every hand), of `total` in all."""

    seat: str
    names: list[str]
    first: int
    total: int
    steps: list[ReplayStep]

"""All that leaves the table for a seat or a spectator: made of views and events only."""

from collections.abc import Callable
from typing import NamedTuple

from koloda.kernel.actions import Form
from koloda.kernel.events import Value
from koloda.table.entries import Plain


class SeenEvent(NamedTuple):
    """An event as the seat reads it."""

    kind: str
    seat: int
    clause: str
    values: dict[str, Value]


class Told(NamedTuple):
    """What one version brought. `kind` is that of the entry (`entries`), `seat` whom it concerns."""

    version: int
    at: int
    kind: str
    seat: int
    events: list[SeenEvent]


class SeenWindow(NamedTuple):
    """A window with the time it has left on this table; None where no clock runs for it."""

    serial: int
    name: str
    kind: str
    seats: list[int]
    clause: str
    ms: int
    left: int | None
    race: bool
    waits: bool
    press: str
    """The code of a press whose time is part of the action; the client tells its reaction time beside it."""


class SeenChair(NamedTuple):
    """Who sits there. `kind` is person, bot or empty; `kept` says that a bot acts for an absent person."""

    kind: str
    name: str
    level: str
    away: bool
    kept: bool


class SeenDeal(NamedTuple):
    """The chance of one deal: its commitment, the bytes added by seats, and once public its secret."""

    commitment: str
    added: dict[int, str]
    salt: str
    secret: str


class Scene(NamedTuple):
    """How it stands for a seat at `version`, its own count of changes."""

    version: int
    seat: int
    begun: bool
    paused: bool
    over: bool
    header: str
    fields: dict[str, str]
    plain: dict[str, str]
    asked: bool
    """Whether the game waits for this seat."""
    legal: list[str]
    forms: list[Form]
    windows: list[SeenWindow]
    totals: list[int]
    winners: list[int]
    chairs: list[SeenChair]
    owner: int
    """The seat of the person who may start, kick and pause; -1 where nobody may."""
    deals: list[SeenDeal]
    next_table: str


class Update(NamedTuple):
    """What has happened since, oldest first, and how it stands now; `fresh` where the past is left out."""

    fresh: bool
    told: list[Told]
    scene: Scene


Ear = Callable[[Update], None]


def plain_update(update: Update) -> dict[str, Plain]:
    """The update in JSON values, in a fixed order."""
    raise NotImplementedError

"""All that leaves the table for a seat or a spectator: made of views and events only."""

from collections.abc import Callable
from typing import NamedTuple

from koloda.kernel.actions import Form
from koloda.kernel.events import Value
from koloda.kernel.seats import letter
from koloda.table.entries import Plain


class SeenEvent(NamedTuple):
    """An event as the seat reads it."""

    kind: str
    seat: int
    clause: str
    values: dict[str, Value]


class Told(NamedTuple):
    """What one version brought. `kind` is that of the entry (`entries`); `seat` whom it concerns, -1 for
    an action: of those the events tell all that may be known."""

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
    totals: list[int]
    """The points of the match before it; none before the first."""


class Around(NamedTuple):
    """What stands around the game: an action in the middle of it changes nothing here."""

    chairs: list[SeenChair]
    owner: int
    """The seat of the person who may start, kick and pause; -1 where nobody may."""
    deals: list[SeenDeal]
    muted: list[int]
    """The seats whose chat is kept from the table; SPECTATOR for all who watch."""
    next_table: str


class Scene:
    """How it stands for a seat at `version`, its own count of changes.

    `asked` says whether the game waits for this seat; `host` is what the owner may answer for the host,
    where the game waits for nothing but its word.
    """

    __slots__ = (
        "around", "asked", "begun", "fields", "forms", "header", "host", "legal", "over", "paused", "plain",
        "seat", "version", "windows", "winners",
    )  # fmt: skip

    def __init__(
        self,
        version: int,
        seat: int,
        begun: bool,
        paused: bool,
        over: bool,
        header: str,
        fields: dict[str, str],
        plain: dict[str, str],
        asked: bool,
        legal: list[str],
        forms: list[Form],
        windows: list[SeenWindow],
        winners: list[int],
        host: list[str],
        around: Around,
    ) -> None:
        self.version = version
        self.seat = seat
        self.begun = begun
        self.paused = paused
        self.over = over
        self.header = header
        self.fields = fields
        self.plain = plain
        self.asked = asked
        self.legal = legal
        self.forms = forms
        self.windows = windows
        self.winners = winners
        self.host = host
        self.around = around

    @property
    def chairs(self) -> list[SeenChair]:
        return self.around.chairs

    @property
    def deals(self) -> list[SeenDeal]:
        return self.around.deals

    def stands_like(self, other: "Scene") -> bool:
        """Whether the table around the game is known to be as it was then."""
        return (
            self.around is other.around
            and self.begun == other.begun
            and self.over == other.over
            and self.paused == other.paused
        )


class Update:
    """What has happened since, oldest first, and how it stands now; `fresh` where the past is left out."""

    __slots__ = ("fresh", "scene", "told")

    def __init__(self, fresh: bool, told: list[Told], scene: Scene) -> None:
        self.fresh = fresh
        self.told = told
        self.scene = scene


Ear = Callable[[Update], None]


def plain_update(update: Update) -> dict[str, Plain]:
    """The update in JSON values, in a fixed order."""
    scene = update.scene
    return {
        "fresh": update.fresh,
        "told": [plain_told(told) for told in update.told],
        "version": scene.version,
        "seat": scene.seat,
        "begun": scene.begun,
        "paused": scene.paused,
        "over": scene.over,
        "header": scene.header,
        "fields": dict(scene.fields),
        "plain": dict(scene.plain),
        "asked": scene.asked,
        "legal": list(scene.legal),
        "forms": [plain_form(form) for form in scene.forms],
        "windows": [plain_window(window) for window in scene.windows],
        "winners": list(scene.winners),
        "host": list(scene.host),
        "chairs": [chair._asdict() for chair in scene.chairs],
        "owner": scene.around.owner,
        "deals": [plain_deal(deal) for deal in scene.deals],
        "muted": list(scene.around.muted),
        "next_table": scene.around.next_table,
    }


def plain_told(told: Told) -> Plain:
    events: list[Plain] = [
        {"kind": event.kind, "seat": event.seat, "clause": event.clause, "values": plain_values(event.values)}
        for event in told.events
    ]
    return {"version": told.version, "at": told.at, "kind": told.kind, "seat": told.seat, "events": events}


def plain_values(values: dict[str, Value]) -> Plain:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


def plain_window(window: SeenWindow) -> Plain:
    return {**window._asdict(), "seats": list(window.seats)}


def plain_form(form: Form) -> Plain:
    return {
        "verb": form.verb,
        "pattern": form.pattern,
        "least": int(form.least),
        "most": int(form.most),
        "aside": form.aside,
    }


def plain_deal(deal: SeenDeal) -> Plain:
    added: dict[str, Plain] = {letter(seat): deal.added[seat] for seat in sorted(deal.added)}
    return {
        "commitment": deal.commitment,
        "added": added,
        "salt": deal.salt,
        "secret": deal.secret,
        "totals": list(deal.totals),
    }

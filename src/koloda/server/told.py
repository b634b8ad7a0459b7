"""From what a table tells a seat to what travels. Nothing is added that the update does not hold."""

from collections.abc import Callable
from functools import lru_cache
from typing import Generic, TypeVar, cast

from msgspec import Raw

from koloda.kernel.actions import Form
from koloda.kernel.seats import letter
from koloda.server.link import encode
from koloda.server.store.chats import ChatRow
from koloda.server.store.tables import TableRow
from koloda.server.wire.lobby import ChairText, DealText, TableText
from koloda.server.wire.socket import ChatLine, EventText, FormText, Position, Step, WindowText
from koloda.table.updates import Scene, SeenWindow, Told

Source = TypeVar("Source")
Made = TypeVar("Made")


@lru_cache(256)
def letters(seats: tuple[int, ...]) -> str:
    return "".join(letter(seat) for seat in seats)


class Alike(Generic[Source, Made]):
    """Seats that are told the same get it from one object: it is written once."""

    def __init__(self, make: Callable[[Source], Made]) -> None:
        self.make = make
        self.source: Source | None = None
        self.written = Raw()

    def of(self, source: Source) -> Made:
        if source is not self.source:
            self.source = source
            self.written = Raw(encode(self.make(source)))
        return cast(Made, self.written)


class Scribe:
    """Writes what the seats of one table are told."""

    def __init__(self) -> None:
        self.step = Alike(step_of)
        self.windows = Alike(windows_of)
        self.plain = Alike(same)

    def steps(self, told: list[Told]) -> list[Step]:
        return [self.step.of(one) for one in told]

    def position(self, scene: Scene) -> Position | None:
        if not scene.begun:
            return None
        return Position(
            scene.header,
            scene.fields,
            self.plain.of(scene.plain),
            scene.asked,
            scene.legal,
            self.windows.of(scene.windows),
            forms_of(scene.forms) if scene.forms else [],
            scene.over,
            letters(tuple(scene.winners)),
        )


def step_of(told: Told) -> Step:
    return Step(
        told.version,
        told.at,
        told.kind,
        letter(told.seat),
        [EventText(event.kind, letter(event.seat), event.clause, event.values) for event in told.events],
    )


def windows_of(windows: list[SeenWindow]) -> list[WindowText]:
    return [
        WindowText(serial, name, kind, letters(tuple(seats)), clause, ms, left, race, waits, press)
        for serial, name, kind, seats, clause, ms, left, race, waits, press in windows
    ]


def forms_of(forms: list[Form]) -> list[FormText]:
    return [FormText(form.verb, form.pattern, form.least, form.most, form.aside) for form in forms]


def same(fields: dict[str, str]) -> dict[str, str]:
    return fields


def table_of(row: TableRow, options: dict[str, str], scene: Scene) -> TableText:
    waiting = not scene.begun
    return TableText(
        row.id,
        row.code if waiting else None,
        row.game,
        row.public,
        row.watch,
        "waiting" if waiting else "over" if scene.over else "playing",
        scene.paused,
        options,
        [
            ChairText(letter(seat), chair.kind, chair.name, chair.level, chair.away, chair.kept)  # type: ignore[arg-type]
            for seat, chair in enumerate(scene.chairs)
        ],
        letter(scene.owner) if scene.owner >= 0 else "",
        [
            DealText(
                deal.commitment,
                {letter(seat): added for seat, added in deal.added.items()},
                deal.salt,
                deal.secret,
            )
            for deal in scene.deals
        ],
        scene.next_table,
        letters(tuple(scene.muted)),
    )


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, letter(row.seat), row.name, row.text, row.at)

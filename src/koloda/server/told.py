"""From what a table tells a seat to what travels. Nothing is added that the update does not hold."""

from functools import lru_cache
from typing import cast

from msgspec import Raw

from koloda.kernel.actions import Form
from koloda.kernel.seats import letter
from koloda.server.link import encode
from koloda.server.store.chats import ChatRow
from koloda.server.store.tables import TableRow
from koloda.server.wire.lobby import ChairText, DealText, TableText
from koloda.server.wire.socket import ChatLine, EventText, FormText, Position, Step, WindowText
from koloda.table.updates import Scene, SeenWindow, Told


@lru_cache(256)
def letters(seats: tuple[int, ...]) -> str:
    return "".join(letter(seat) for seat in seats)


class Scribe:
    """Writes what the seats of one table are told. What they are told alike they get as one object: it is
    written once."""

    def __init__(self) -> None:
        self.told: Told | None = None
        self.windows: list[SeenWindow] | None = None
        self.plain: dict[str, str] | None = None
        self.written_step = self.written_windows = self.written_plain = Raw()

    def step(self, told: Told) -> Step:
        if told is not self.told:
            self.told = told
            self.written_step = Raw(encode(step_of(told)))
        return cast(Step, self.written_step)

    def position(self, scene: Scene) -> Position | None:
        if not scene.begun:
            return None
        if scene.windows is not self.windows:
            self.windows = scene.windows
            self.written_windows = Raw(encode(windows_of(scene.windows)))
        if scene.plain is not self.plain:
            self.plain = scene.plain
            self.written_plain = Raw(encode(scene.plain))
        return Position(
            scene.header,
            scene.fields,
            cast(dict[str, str], self.written_plain),
            scene.asked,
            scene.legal,
            cast(list[WindowText], self.written_windows),
            forms_of(scene.forms) if scene.forms else [],
            scene.over,
            letters(tuple(scene.winners)) if scene.winners else "",
            scene.host,
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
                deal.totals,
            )
            for deal in scene.deals
        ],
        scene.next_table,
        letters(tuple(scene.muted)),
    )


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, letter(row.seat), row.name, row.text, row.at)

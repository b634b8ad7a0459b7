"""From what a table tells a seat to what travels. Nothing is added that the update does not hold."""

from functools import lru_cache

from koloda.kernel.seats import letter
from koloda.server.store.store import ChatRow, TableRow
from koloda.server.wire.lobby import ChairText, DealText, TableText
from koloda.server.wire.socket import ChatLine, EventText, FormText, Position, Step, WindowText
from koloda.table.updates import Scene, SeenWindow, Told


@lru_cache(256)
def letters(seats: tuple[int, ...]) -> str:
    return "".join(letter(seat) for seat in seats)


def step_of(told: Told) -> Step:
    return Step(
        told.version,
        told.at,
        told.kind,
        letter(told.seat),
        [EventText(event.kind, letter(event.seat), event.clause, event.values) for event in told.events],
    )


def window_of(window: SeenWindow) -> WindowText:
    serial, name, kind, seats, clause, ms, left, race, waits, press = window
    return WindowText(serial, name, kind, letters(tuple(seats)), clause, ms, left, race, waits, press)


def position_of(scene: Scene) -> Position | None:
    if not scene.begun:
        return None
    return Position(
        scene.header,
        scene.fields,
        scene.plain,
        scene.asked,
        scene.legal,
        [window_of(window) for window in scene.windows],
        [FormText(form.verb, form.pattern, form.least, form.most, form.aside) for form in scene.forms],
        scene.over,
        letters(tuple(scene.winners)),
        scene.host,
    )


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

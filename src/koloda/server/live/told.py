"""From what a table tells a seat to what travels. Nothing is added that the update does not hold.

What is sent for every move is joined from parts; `wire.socket` says how it looks.
"""

from functools import lru_cache

from koloda.kernel.actions import Form
from koloda.kernel.seats import letter
from koloda.server.live.link import encode
from koloda.server.store.chats import ChatRow
from koloda.server.store.tables import TableRow
from koloda.server.wire.lobby import ChairText, DealText, TableText
from koloda.server.wire.socket import ChatLine, EventText, FormText, Step, WindowText
from koloda.table.updates import Scene, SeenWindow, Told, Update


@lru_cache(256)
def letters(seats: tuple[int, ...]) -> str:
    return "".join(letter(seat) for seat in seats)


class Scribe:
    """Writes what the seats of one table are told. What they are told alike they get as one object: it is
    written once."""

    def __init__(self, row: TableRow, options: dict[str, str]) -> None:
        self.row = row
        self.options = options
        self.told: Told | None = None
        self.header = ""
        self.windows: list[SeenWindow] | None = None
        self.plain: dict[str, str] | None = None
        self.scene: Scene | None = None
        self.written_step = self.written_header = self.written_windows = b""
        self.written_plain = self.written_table = b""

    def snapshot(self, seen: Update, now: int, table: bytes, chat: list[ChatLine]) -> bytes:
        """The first message of a socket."""
        scene = seen.scene
        return b"".join(
            [
                b'{"type":"snapshot","version":%d,"fresh":' % scene.version,
                b"true" if seen.fresh else b"false",
                b',"seat":"%b","now":%d,"table":' % (letter(scene.seat).encode(), now),
                table,
                b',"position":',
                self.position(scene) if scene.begun else b"null",
                b',"steps":',
                self.steps(seen.told),
                b',"chat":',
                encode(chat),
                b"}",
            ]
        )

    def update(self, seen: Update, table: bytes) -> bytes:
        """A message; `table` is how the table stands, where that has changed."""
        scene = seen.scene
        parts = [b'{"type":"update","version":%d,"steps":' % scene.version, self.steps(seen.told)]
        if scene.begun:
            parts += (b',"position":', self.position(scene))
        if table:
            parts += (b',"table":', table)
        parts.append(b"}")
        return b"".join(parts)

    def steps(self, told: list[Told]) -> bytes:
        if len(told) == 1:
            return b"[%b]" % self.step(told[0])
        return b"[%b]" % b",".join([self.step(one) for one in told])

    def step(self, told: Told) -> bytes:
        if told is not self.told:
            self.told = told
            self.written_step = encode(step_of(told))
        return self.written_step

    def position(self, scene: Scene) -> bytes:
        if scene.header != self.header:
            self.header = scene.header
            self.written_header = encode(scene.header)
        if scene.windows is not self.windows:
            self.windows = scene.windows
            self.written_windows = encode(windows_of(scene.windows))
        if scene.plain is not self.plain:
            self.plain = scene.plain
            self.written_plain = encode(scene.plain)
        parts = [
            b'{"header":',
            self.written_header,
            b',"fields":',
            encode(scene.fields),
            b',"plain":',
            self.written_plain,
            b',"asked":true,"legal":' if scene.asked else b',"asked":false,"legal":',
            encode(scene.legal),
            b',"windows":',
            self.written_windows,
        ]
        if scene.forms:
            parts += (b',"forms":', encode(forms_of(scene.forms)))
        if scene.over:
            parts.append(b',"over":true')
        if scene.winners:
            parts += (b',"winners":', encode(letters(tuple(scene.winners))))
        if scene.host:
            parts += (b',"host":', encode(scene.host))
        parts.append(b"}")
        return b"".join(parts)

    def table(self, scene: Scene) -> bytes:
        """The table around the game; the same object as before where nothing of it has changed."""
        if self.scene is None or not scene.stands_like(self.scene):
            self.scene = scene
            text = encode(table_of(self.row, self.options, scene))
            if text != self.written_table:
                self.written_table = text
        return self.written_table


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
    waiting, around = not scene.begun, scene.around
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
            for seat, chair in enumerate(around.chairs)
        ],
        letter(around.owner) if around.owner >= 0 else "",
        [
            DealText(
                deal.commitment,
                {letter(seat): added for seat, added in deal.added.items()},
                deal.salt,
                deal.secret,
                deal.totals,
            )
            for deal in around.deals
        ],
        around.next_table,
        letters(tuple(around.muted)),
    )


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, letter(row.seat), row.name, row.text, row.at)

"""Finished games in a form that needs no rules: they are read, watched and told for ever, whatever becomes of
the game's version, its cards or its code.

An archive holds what every seat saw, step by step, and what else only the rules can tell of the end. Who sat
where, who has agreed to what and the moves themselves stay in the log: an archive knows no names.
"""

import asyncio
import lzma

import msgspec
from mypy_extensions import i64

from koloda.games import GAMES
from koloda.kernel import Action, Brain, Chance, Event, Game, Option, Refusal, State, View, Window
from koloda.kernel.actions import SEED
from koloda.kernel.fields import Fields
from koloda.kernel.records import SEED_LINE
from koloda.kernel.seats import HOST, LETTERS, SPECTATOR, letter
from koloda.server.reading import Slices
from koloda.server.replays import EVERYBODY, events_for, name_of, step, walk
from koloda.table import entries as kinds
from koloda.table.table import Table
from koloda.wire.pages import Replay, ReplayStep

PAGE = 200
"""So many steps of every seat make a page."""


class LastView(msgspec.Struct, frozen=True):
    """What a seat saw in the end."""

    header: str
    fields: dict[str, str]
    plain: dict[str, str]


class Archive(msgspec.Struct, frozen=True):
    """What the rules said of a finished game. `views` and `steps` (how many a seat has seen) are by letters;
    `unseen` are the actions that only their own seat noticed; `totals` the points before each deal."""

    game: str
    version: int
    closed: bool
    options: dict[str, str]
    digest: str
    winners: int
    totals: list[list[int]]
    actions: int
    unseen: list[int]
    views: dict[str, LastView]
    steps: dict[str, int]


read_archive = msgspec.json.Decoder(Archive).decode
read_page = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
read_steps = msgspec.json.Decoder(list[ReplayStep]).decode


# Making one


async def make_archive(table: Table, slices: Slices) -> tuple[bytes, list[bytes]]:
    """The archive of a finished game and its pages, to be stored."""
    seats = [*range(len(table.chairs)), SPECTATOR, EVERYBODY]
    written: dict[str, list[bytes]] = {name_of(seat): [] for seat in seats}
    waiting: dict[str, list[ReplayStep]] = {name_of(seat): [] for seat in seats}
    counts = dict.fromkeys(written, 0)
    for entry, state in walk(table):
        for seat in seats:
            events = events_for(table, entry, seat)
            if events is None:
                continue
            name = name_of(seat)
            waiting[name].append(step(events, state, seat))
            counts[name] += 1
            if len(waiting[name]) == PAGE:
                written[name].append(msgspec.json.encode(waiting.pop(name)))
                waiting[name] = []
        await slices.rest()
    for name, steps in waiting.items():
        if steps:
            written[name].append(msgspec.json.encode(steps))
    pages = [
        await asyncio.to_thread(pack, {name: of[at] for name, of in written.items() if at < len(of)})
        for at in range(max(map(len, written.values())))
    ]
    return msgspec.json.encode(sum_up(table, counts)), pages


def pack(chunks: dict[str, bytes]) -> bytes:
    """The seats of a page side by side: they see nearly the same."""
    page = msgspec.json.encode({name: msgspec.Raw(chunk) for name, chunk in chunks.items()})
    return lzma.compress(page, preset=1)


def sum_up(table: Table, counts: dict[str, int]) -> Archive:
    state = table.state
    actions = [entry for entry in table.log if entry.kind == kinds.ACTION]
    views = {letter(seat): state.view(seat) for seat in [*range(len(table.chairs)), SPECTATOR]}
    return Archive(
        table.game.name,
        table.game.version,
        table.game.closed,
        {**table.options, **table.game.unpin(table.chosen)},
        state.digest(),
        int(state.winners()),
        table.totals,
        len(actions),
        [number for number, entry in enumerate(actions) if entry.unseen],
        {
            name: LastView(view.header, view.fields, {**view.plain, **view.facts()})
            for name, view in views.items()
        },
        counts,
    )


# Reading it


def page_steps(archive: Archive, pages: dict[int, bytes], names: list[str], seat: int, first: int) -> Replay:
    """The steps from `first` on, of the pages that hold them."""
    name = name_of(seat)
    found: list[ReplayStep] = []
    for number in sorted(pages):
        chunk = read_page(lzma.decompress(pages[number])).get(name)
        if chunk is not None:
            found += read_steps(chunk)[max(0, first - number * PAGE) :]
    return Replay(name, names, first, archive.steps[name], found[:PAGE])


class ArchivedGame(Game):
    """A game whose rules are not here: a log is read with it all the same, and nothing can be done in it."""

    def __init__(self, archive: Archive) -> None:
        options = [Option(name, value, "") for name, value in archive.options.items()]
        super().__init__(archive.game, archive.version, 1, 26, options, Fields([]), closed=archive.closed)
        self.archive = archive

    def new(self, count: i64, options: dict[str, str], chance: Chance | None) -> State:
        return ArchivedState(self.archive, count)

    def brain(self, level: str, seat: i64) -> Brain:
        return Brain()

    def unpin(self, options: dict[str, str]) -> dict[str, str]:
        return self.archive.options

    def sheet(self, options: dict[str, str]) -> dict[str, object]:
        newest = GAMES.get(self.name)
        if newest is None:
            return {}
        return (newest.at(self.version, options) or newest).sheet(options)


class ArchivedState(State):
    """Counts the moves that it is told, and shows the end."""

    def __init__(self, archive: Archive, count: i64) -> None:
        super().__init__(count, None)
        self.archive = archive
        self.unseen_ones = frozenset(archive.unseen)
        self.done = 0
        self.dealt = 0

    def action(self, text: str) -> Action:
        if text.startswith(SEED_LINE):
            return Action(HOST, SEED, (), text.removeprefix(SEED_LINE))
        return Action(LETTERS.find(text[0]) if text[0] in LETTERS else HOST, 0, (), text)

    def apply(self, action: Action, serial: int = -1) -> list[Event]:
        if self.done not in self.unseen_ones:
            self.step += 1
        self.done += 1
        return []

    def judge(self, action: Action) -> Refusal | None:
        return Refusal("koloda.over")

    def read_action(self, seat: i64, code: str) -> Action:
        return Action(seat, 0, (), code)

    def write_code(self, action: Action) -> str:
        return action.text

    def is_over(self) -> bool:
        return self.done >= self.archive.actions

    def must(self) -> i64:
        return 0

    def legal(self, seat: i64) -> list[Action]:
        return []

    def windows(self) -> list[Window]:
        return []

    def winners(self) -> i64:
        return self.archive.winners

    def totals(self) -> list[int]:
        """Asked once for every deal behind the first, in their order."""
        told = [totals for totals in self.archive.totals if totals]
        self.dealt += 1
        return told[min(self.dealt, len(told)) - 1] if told else []

    def view(self, seat: i64) -> View:
        seen = self.archive.views[letter(seat)]
        return View(seat, seen.header, seen.fields, [], seen.plain)

    def header(self) -> str:
        return self.archive.views[letter(SPECTATOR)].header

    def write(self) -> str:
        return self.view(SPECTATOR).text()

    def digest(self) -> str:
        return self.archive.digest

    def stands_at(self, digest: str) -> bool:
        return True

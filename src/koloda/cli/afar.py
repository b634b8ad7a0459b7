"""A table of a server as a session in the terminal knows tables: its line lives in a thread of its own, and
what has come over it happens when the session looks (`tick`)."""

import asyncio
import queue
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from random import Random
from typing import Any, TypeVar

from koloda.cli.errors import CommandError
from koloda.cli.words import say
from koloda.client.errors import ClientError
from koloda.client.seat import TableSeat, number_of, write_view
from koloda.client.worlds import world_of
from koloda.games import GAMES
from koloda.kernel import Event, Form, Game, NotationError, Refusal, State, View, Window
from koloda.kernel.hosting import Reaction
from koloda.kernel.positions import read_header
from koloda.kernel.records import Record
from koloda.kernel.seats import ALL, LETTERS, bit
from koloda.table.chairs import EMPTY, Chair
from koloda.table.clocks import WallClock
from koloda.table.entries import Entry
from koloda.table.tickets import Answer, Ticket
from koloda.wire import socket
from koloda.wire.lobby import TableText

LOOK_MS = 40
"""How soon the session looks again."""
ANSWER_S = 30.0
"""In which a question that cannot wait is answered."""
SECRETS = ("card", "cards", "text")
"""What only some of the seats may read of an event that all see."""

T = TypeVar("T")


class AfarTable:
    """Opened with `with`: raises ClientError where the seat cannot be had."""

    def __init__(self, seat: TableSeat) -> None:
        self.seat = seat
        self.clock = WallClock()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.told: queue.SimpleQueue[socket.ServerMessage] = queue.SimpleQueue()
        self.settled: queue.SimpleQueue[tuple[Ticket, Answer]] = queue.SimpleQueue()
        self.text: TableText | None = None
        self.position: socket.PositionText | None = None
        self.entries: list[Entry] = []
        self.chat: list[socket.ChatLine] = []
        self.news: list[socket.StepText] = []
        """What has happened around the game."""
        self.came = 0
        self.world: State | None = None
        self.lot = Random(1)
        self.seen: View | None = None

    def __enter__(self) -> "AfarTable":
        self.thread.start()
        self.seat.listeners.append(self.told.put)
        try:
            self.do(self.seat.__aenter__())
        except BaseException:
            self.end()
            raise
        self.tick()
        return self

    def __exit__(self, *_: object) -> None:
        self.do(self.seat.close())
        self.end()

    def end(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(ANSWER_S)
        if not self.thread.is_alive():
            self.loop.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Something that is answered before anything else is done."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(ANSWER_S + self.seat.line.patience)

    # What has come

    def tick(self) -> None:
        """Lets happen what has come."""
        while True:
            try:
                self.take(self.told.get_nowait())
            except queue.Empty:
                break
        while True:
            try:
                ticket, answer = self.settled.get_nowait()
            except queue.Empty:
                break
            ticket.settle(answer)
        if self.seat.failure is not None and not (self.begun and self.is_over):
            raise self.seat.failure

    def take(self, message: socket.ServerMessage) -> None:
        if isinstance(message, socket.Snapshot | socket.Update):
            self.text = message.table or self.text
            if message.position is not None:
                self.position, self.came = message.position, self.clock.now()
                self.imagine(message.position)
            for step in message.steps:
                events = [read_event(event) for event in step.events]
                if step.kind != "action":
                    self.news.append(step)
                self.entries.append(Entry(len(self.entries), "", events, kind=step.kind, at=step.at))
            if isinstance(message, socket.Snapshot):
                self.chat += message.chat
            if not message.steps:  # what stands there may be new all the same
                self.entries.append(Entry(len(self.entries), "", [], kind="look", at=0))
        elif isinstance(message, socket.Chat):
            self.chat += message.lines

    def imagine(self, position: socket.PositionText) -> None:
        """A game that looks so from here, for whatever draws it."""
        found = world_of(self.game, write_view(position), self.lot)
        if found is None and self.world is None:
            count, options = read_header(position.header)
            found = self.game.new(count, options, None)
        self.world = found or self.world
        self.seen = None

    # The table

    @property
    def table(self) -> TableText:
        assert self.text is not None, "the first message tells it"
        return self.text

    @property
    def game(self) -> Game:
        if self.table.game not in GAMES:
            raise CommandError(say("error-unknown-game", text=self.table.game, there=", ".join(GAMES)))
        return GAMES[self.table.game]

    @property
    def chairs(self) -> list[Chair]:
        return [
            Chair(one.name, empty=one.kind == EMPTY, level="" if one.kind == "person" else one.level)
            for one in self.table.chairs
        ]

    @property
    def begun(self) -> bool:
        return self.position is not None

    @property
    def shown(self) -> socket.PositionText:
        assert self.position is not None, "the game has begun"
        return self.position

    @property
    def state(self) -> State:
        assert self.world is not None, "the game has begun"
        return self.world

    @property
    def is_over(self) -> bool:
        return self.shown.over

    @property
    def version(self) -> int:
        return len(self.entries) - 1

    def record(self) -> Record:
        raise CommandError(say("error-join-record"))

    def next_due(self) -> int | None:
        return self.clock.now() + LOOK_MS

    def since(self, version: int) -> list[Entry]:
        return self.entries[version + 1 :]

    # What the seat sees

    def view(self, seat: int) -> View:
        if self.seen is None:
            shown = self.shown
            view = self.state.view(seat)
            view.header, view.fields = shown.header, shown.fields
            view.plain = {**view.plain, **shown.plain}
            view.windows = [read_window(one) for one in shown.windows]
            self.seen = view
        return self.seen

    def legal(self, seat: int) -> list[str]:
        return [action.code for action in self.shown.legal]

    def offers(self, seat: int) -> list[socket.ActionText]:
        return self.shown.legal

    def forms(self, seat: int) -> list[Form]:
        return [
            Form(seat, one.verb, one.pattern, one.least, one.most, aside=one.aside)
            for one in self.shown.forms
        ]

    def waits_for(self, seat: int) -> bool:
        return self.shown.asked and not self.table.paused

    def waits_for_host(self) -> bool:
        return False

    def host_choices(self) -> list[str]:
        return []

    def time_left(self, window: Window) -> int | None:
        for one in self.shown.windows:
            if one.serial == window.serial and one.left is not None:
                passed = 0 if one.waits or self.table.paused else self.clock.now() - self.came
                return max(0, one.left - passed)
        return None

    def meant(self, seat: int, values: dict[str, str]) -> str:
        action = self.state.meant(seat, values)
        if action is None:
            raise NotationError("nothing is meant by this", clause="koloda.action.unknown")
        return self.state.write_code(action)

    # What it does

    def why_not(self, seat: int, code: str) -> Refusal | None:
        return self.do(self.seat.why_not(code))

    def act(self, seat: int, code: str) -> Ticket:
        ticket = Ticket("act", seat, code=code)
        sent: Future[None] = asyncio.run_coroutine_threadsafe(self.seat.act(code), self.loop)
        sent.add_done_callback(lambda done: self.settled.put((ticket, answer_of(done))))
        return ticket

    def is_early(self, ticket: Ticket) -> bool:
        return False

    def submit(self, seat: int, code: str) -> list[Event]:
        raise Refusal("koloda.table.host")

    def say(self, text: str) -> str:
        """A line of chat; why it could not be said, or nothing."""
        try:
            self.do(self.seat.say(text))
        except (Refusal, NotationError, ClientError) as error:
            return str(error)
        return ""


def answer_of(done: "Future[None]") -> Answer:
    error = done.exception()
    if isinstance(error, Refusal | NotationError):
        return Answer(-1, error)
    if error is not None:
        return Answer(-1, NotationError(str(error)))
    return Answer(0)


def read_event(told: socket.EventText) -> Event:
    """An event as this seat may know it. Which part of it is for few is not told: it is what may be."""
    secret = {name: told.values[name] for name in SECRETS if name in told.values}
    public = {name: value for name, value in told.values.items() if name not in secret}
    return Event(told.kind, number_of(told.seat), told.clause, public, secret, ALL, ALL)


def read_window(told: socket.WindowText) -> Window:
    seats = 0
    for seat in told.seats:
        seats |= bit(LETTERS.index(seat))
    window = Window(told.serial, told.name, told.kind, seats, told.clause, told.ms, None, told.race)
    window.waits = told.waits
    if told.press:
        window.reaction = Reaction(told.press, 0, 0, 0, 0)
    return window

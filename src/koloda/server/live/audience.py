"""Who looks at one table from this process: every socket hears what its seat may know, and the chat."""

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from koloda.kernel.seats import HOST, SPECTATOR, letter
from koloda.server.live.connection import GONE, Connection
from koloda.server.live.subscription import Subscription, quiet_steps
from koloda.server.store.chats import ChatRow
from koloda.table.entries import Entry
from koloda.table.table import Table
from koloda.table.tickets import Ticket
from koloda.wire.socket import Chat, ChatLine, Update

if TYPE_CHECKING:
    from koloda.server.registry import TableRegistry

CENSUS: Final = 2.0
"""How long after taking a table over, or losing a socket, somebody without a socket counts as away."""
STARTS: Final = "start"
"""The entry with which a game begins."""


class Audience:
    def __init__(self, registry: "TableRegistry", id: str, table: Table) -> None:
        self.registry = registry
        self.id = id
        self.table = table
        self.subscriptions: dict[int, Subscription] = {}
        self.chat_number = 0
        """The last line of chat that was told here."""
        self.talking = asyncio.Lock()
        self.closed = False

    def attach(self, connection: Connection, last: int | None, seat: int, chat: list[ChatLine]) -> None:
        """The connection hears everything from now on; first it gets all it lacks, in one message."""
        connection.seat = self.seat_of(connection.guest)
        subscription = self.subscription(connection.seat)
        known = last if seat == connection.seat else None
        self.greet(connection, subscription, known, chat)
        subscription.connections.add(connection)
        if self.chat_number > connection.heard:  # somebody has spoken since the chat was read
            self.registry.spawn(self.tell_chat())
        if connection.seat >= 0 and self.table.is_away(connection.seat):
            self.registry.ask_later(self.id, Ticket("back", connection.seat))
        if connection.watches:
            self.tell_screen(on=True)

    def subscription(self, seat: int) -> Subscription:
        subscription = self.subscriptions.get(seat)
        if subscription is None:
            subscription = self.subscriptions[seat] = Subscription(seat, self.table.game.talk)
            self.table.subscribe(seat, subscription.deliver)
        return subscription

    def greet(
        self, connection: Connection, subscription: Subscription, last: int | None, chat: list[ChatLine]
    ) -> None:
        """The first message of a socket."""
        seat, table, muted = connection.seat, self.table, connection.muted
        snapshot = table.snapshot(seat) if last is None else table.missed(last, seat)
        subscription.version = snapshot.version
        steps = quiet_steps(snapshot.steps, subscription.talk, muted) if muted else snapshot.steps
        heard = [line for line in chat if not muted & {"*", line.seat}]
        connection.send(msgspec.structs.replace(snapshot, steps=steps, chat=heard))

    def detach(self, connection: Connection) -> None:
        subscription = self.subscriptions.get(connection.seat)
        if subscription is None or connection not in subscription.connections:
            return
        subscription.connections.discard(connection)
        if connection.watches:
            self.registry.loop.call_later(CENSUS, self.check_screen)
        if not subscription.connections:
            self.table.unsubscribe(connection.seat, subscription.deliver)
            del self.subscriptions[connection.seat]
            if connection.seat >= 0:
                self.registry.loop.call_later(CENSUS, self.check_here, connection.seat)

    def check_here(self, seat: int) -> None:
        if not self.closed and not self.registry.stopping and not self.is_here(seat):
            self.registry.ask_later(self.id, Ticket("away", seat))

    def check_screen(self) -> None:
        if not self.closed and not self.registry.stopping and not self.shows():
            self.tell_screen(on=False)

    def tell_screen(self, *, on: bool) -> None:
        if self.table.on_screen != on:
            self.registry.ask_later(self.id, Ticket("screen", HOST, values={"on": on}))

    def shows(self) -> bool:
        """Whether a screen that everybody sees is connected here."""
        watching = self.subscriptions.get(SPECTATOR)
        return watching is not None and any(connection.watches for connection in watching.connections)

    def is_here(self, seat: int) -> bool:
        return seat in self.subscriptions

    def move_to(self, table: Table) -> None:
        """The table was read anew: everybody hears what he has missed of it."""
        self.table = table
        self.close_watchers(begun=table.begun)
        for seat, subscription in self.subscriptions.items():
            missed = table.missed(subscription.version, seat)
            if missed.fresh:
                for connection in subscription.connections:
                    self.greet(connection, subscription, None, [])
            else:
                subscription.deliver(Update(missed.version, missed.steps, missed.position, missed.table))
            table.subscribe(seat, subscription.deliver)
        self.reseat()

    def reseat(self) -> None:
        """Somebody may have taken or lost a seat: the socket goes with him."""
        for subscription in list(self.subscriptions.values()):
            for connection in list(subscription.connections):
                seat = self.seat_of(connection.guest)
                if seat != connection.seat:
                    self.detach(connection)
                    if seat != SPECTATOR or (
                        not connection.program
                        and self.table.may_watch(connection.guest or "", begun=self.table.begun)
                    ):
                        self.attach(connection, None, SPECTATOR, [])
                    else:
                        connection.close(GONE)

    def send_off(self, entries: list[Entry]) -> None:
        """Before the game begins at a closed table: who only watches sees nothing of it."""
        if not self.table.begun and any(entry.kind == STARTS for entry in entries):
            self.close_watchers(begun=True)

    def close_watchers(self, *, begun: bool) -> None:
        watching = self.subscriptions.get(SPECTATOR)
        for connection in list(watching.connections) if watching is not None else []:
            if not connection.screen and not self.table.may_watch(connection.guest or "", begun=begun):
                self.detach(connection)
                connection.close(GONE)

    def seat_of(self, guest: str | None) -> int:
        return self.table.seat_of(guest) if guest else SPECTATOR

    @property
    def connections(self) -> list[Connection]:
        return [
            connection
            for subscription in self.subscriptions.values()
            for connection in subscription.connections
        ]

    async def tell_chat(self) -> None:
        """Whatever is new, to everybody who has not heard it yet: once, and in order."""
        async with self.talking:
            heard = [connection.heard for connection in self.connections]
            if not heard:
                return
            rows = await self.registry.store.chat(self.id, min(heard))
            if not rows:
                return
            last = rows[-1].number
            self.chat_number = max(self.chat_number, last)
            lines = [(row, chat_line(row)) for row in rows]
            for connection in self.connections:
                wanted = [
                    line
                    for row, line in lines
                    if line.number > connection.heard
                    and not connection.muted & {"*", line.seat}
                    and self.hears(connection, row)
                ]
                connection.heard = max(connection.heard, last)
                if wanted:
                    connection.send(Chat(lines=wanted))

    def hears(self, connection: Connection, row: ChatRow) -> bool:
        """A report is for the table's owner, unless it is about himself."""
        if row.about is None:
            return True
        owner = self.table.owner
        return connection.guest == owner and self.table.seat_of(owner) != row.about

    def close(self, code: int) -> None:
        self.closed = True
        for connection in self.connections:
            connection.close(code)


def chat_line(row: ChatRow) -> ChatLine:
    about = "" if row.about is None else letter(row.about)
    return ChatLine(row.number, letter(row.seat), row.name, row.text, row.at, about)

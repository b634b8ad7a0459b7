"""Uvicorn's HTTP protocol with deadlines: a connection that says nothing or half a request, or that reads no
answer, is closed, and no address holds more than its share of them. What it needs of uvicorn's class, which
is private, stands in `tests/server/test_connections.py`."""

import asyncio
from collections import Counter
from typing import Any

import msgspec
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from koloda.server import metrics
from koloda.server.guard import HEADERS, place_of
from koloda.server.settings import ServerSettings
from koloda.wire.lobby import ErrorBody

LOOKS = 3
"""How often within its deadline a connection is looked at."""
UNREADABLE = ErrorBody("request.unreadable", "This is no HTTP request that can be read.")


class OpenConnections:
    """How many each address holds; sockets of tables are counted elsewhere (`AppContext.hold`)."""

    def __init__(self, settings: ServerSettings) -> None:
        self.patience = settings.patience
        self.most = settings.connections if settings.limits else 0
        self.trusted = {place.strip() for place in settings.proxies.split(",") if place.strip()}
        self.held: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Whether one more is allowed; if so it is counted until `give`."""
        if self.most and address not in self.trusted and self.held[address] >= self.most:
            return False
        self.held[address] += 1
        return True

    def give(self, address: str) -> None:
        self.held[address] -= 1
        if not self.held[address]:
            del self.held[address]


class HttpProtocol(HttpToolsProtocol):
    def __init__(
        self,
        opened: OpenConnections,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.opened = opened
        self.address: str | None = None
        """Under which it is counted, until it is not."""
        self.since = self.loop.time()
        """Since when the next request is waited for."""
        self.unread = 0
        self.look_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = place_of(self.client)
        if not self.opened.take(address):
            metrics.ERRORS.labels("connection.many").inc()
            transport.abort()
            return
        self.address = address
        self.look_again()

    def connection_lost(self, exc: Exception | None) -> None:
        self.let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.let_go()
        super().handle_websocket_upgrade()

    def let_go(self) -> None:
        if self.look_timer is not None:
            self.look_timer.cancel()
        if self.address is not None:
            self.opened.give(self.address)
            self.address = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.since = self.loop.time()

    def look_again(self) -> None:
        self.look_timer = self.loop.call_later(self.opened.patience / LOOKS, self.look)

    def look(self) -> None:
        """Is somebody still there who asks or reads?"""
        if self.is_stuck():
            self.transport.abort()
        else:
            self.look_again()

    def is_stuck(self) -> bool:
        before, self.unread = self.unread, self.transport.get_write_buffer_size()
        if self.unread:
            return 0 < before <= self.unread
        if self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body:
            return False  # we are the ones who think
        return bool(self.loop.time() - self.since >= self.opened.patience)

    def send_400_response(self, msg: str) -> None:
        metrics.ERRORS.labels(UNREADABLE.code).inc()
        body = msgspec.json.encode(UNREADABLE)
        headers = [
            *HEADERS,
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        lines = [b"HTTP/1.1 400 Bad Request", *(name + b": " + value for name, value in headers)]
        self.transport.write(b"\r\n".join(lines) + b"\r\n\r\n" + body)
        self.transport.close()

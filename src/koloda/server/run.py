"""Running the server: one process of it, until it is told to stop."""

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from io import StringIO
from typing import cast

import msgspec
import segno
import uvicorn

from koloda.server import collector, logs
from koloda.server.app import make_app
from koloda.server.checks import check
from koloda.server.http_protocol import HttpProtocol, OpenConnections
from koloda.server.live.websocket import WebSocketProtocol
from koloda.server.registry import TableRegistry
from koloda.server.settings import ServerSettings
from koloda.server.starting import OnlyOne, bind, database_file, prepare, prepare_file, reason

log = logging.getLogger("koloda.run")


class Server(uvicorn.Server):
    """Sockets are told to come back before uvicorn closes them."""

    registry: TableRegistry
    announce: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.registry.stop()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def serve(settings: ServerSettings, announce: Callable[[ServerSettings], None]) -> None:
    """Serves until a signal comes; `announce` is told when players are taken, with the port that it is. A
    ValueError says what is wrong with the settings."""
    check(settings)
    logs.set_up(settings.log_level)
    file = database_file(settings.database)
    with ExitStack() as stack:
        if file is not None:
            prepare_file(file)
            stack.enter_context(OnlyOne(file))
        sockets = bind(settings.host, settings.port)
        stack.callback(close_all, sockets)
        asyncio.run(prepare(settings))
        port = int(sockets[0].getsockname()[1])
        run(msgspec.structs.replace(settings, port=port), sockets, announce)


SPARE = 512
"""Open files that are not sockets of tables: connections, the database, the bus."""


def with_files(settings: ServerSettings) -> ServerSettings:
    """Raises the limit of open files to what the sockets need; where that is not allowed, there are fewer."""
    try:
        import resource
    except ImportError:
        return settings
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.sockets + SPARE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return settings
    sockets = max(1, soft - min(SPARE, soft // 2))
    log.warning("%d open files are allowed: no more than %d sockets", soft, sockets)
    return msgspec.structs.replace(settings, sockets=sockets)


def close_all(sockets: list[socket.socket]) -> None:
    for line in sockets:
        line.close()


def run(
    settings: ServerSettings, sockets: list[socket.socket], announce: Callable[[ServerSettings], None]
) -> None:
    sys.setswitchinterval(0.0005)  # the thread that stores must not wait for the one that serves
    settings = with_files(settings)
    app, context = make_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop" if has_uvloop() else "asyncio",
        http=cast("type[asyncio.Protocol]", partial(HttpProtocol, OpenConnections(settings))),
        ws=WebSocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=10,
        lifespan="on",
        h11_max_incomplete_event_size=16384,
    )
    # Uvicorn raises the signal again when it has finished; that must not look like a crash.
    signal.signal(signal.SIGTERM, lambda *_: None)
    collector.begin()
    server = Server(config)
    server.registry = context.registry
    server.announce = partial(announce, settings)
    try:
        server.run(sockets)
    except OSError as error:
        raise ValueError(
            f"port {settings.port} of {settings.host} cannot be opened: {reason(error)}"
        ) from None
    except SystemExit:
        raise ValueError("the server could not start; the log says why") from None


def has_uvloop() -> bool:
    try:
        import uvloop  # noqa: F401
    except ImportError:
        return False
    return True


def address(settings: ServerSettings) -> str:
    """What players type into their browsers."""
    if settings.url:
        return settings.url
    host = lan_address() if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def lan_address() -> str:
    """This machine's address in its own network. No packet is sent: the route alone tells it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr_code(text: str) -> str:
    out = StringIO()
    segno.make(text, micro=False).terminal(out, compact=True)
    return out.getvalue()

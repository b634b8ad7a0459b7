"""Running the server: one process of it, until it is told to stop."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from io import StringIO
from pathlib import Path
from types import TracebackType

import segno
import uvicorn
from sqlalchemy import make_url

from koloda.server import logs
from koloda.server.app import make_app
from koloda.server.hub import Hub
from koloda.server.live.frames import Frames
from koloda.server.settings import Settings

log = logging.getLogger("koloda.run")


class Server(uvicorn.Server):
    """Sockets are told to come back before uvicorn closes them."""

    hub: Hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.hub.stop()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)


class OnlyOne:
    """A SQLite file belongs to one process."""

    def __init__(self, database: str) -> None:
        name = make_url(database).database
        self.path = Path(f"{name}.lock") if name and name != ":memory:" else None

    def __enter__(self) -> None:
        if self.path is None:
            return
        try:
            import fcntl
        except ImportError:
            return
        self.file = self.path.open("w")
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ValueError(f"another server uses {self.path.stem}; several need PostgreSQL") from None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.path is not None and hasattr(self, "file"):
            self.file.close()


def serve(settings: Settings) -> None:
    """Serves until a signal comes. A ValueError says what is wrong with the settings."""
    logs.set_up(settings.log_level)
    if settings.embedded:
        with OnlyOne(settings.database):
            run(settings)
    else:
        run(settings)


def run(settings: Settings) -> None:
    sys.setswitchinterval(0.0005)  # the thread that stores must not wait for the one that serves
    gc.set_threshold(20_000, 20, 50)  # a table is many small objects, and hardly any of them in a cycle
    app, house = make_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop" if has_uvloop() else "asyncio",
        ws=Frames,
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
    gc.freeze()  # the code stays; only what tables make is looked through
    server = Server(config)
    server.hub = house.hub
    server.run()
    if not server.started:
        raise ValueError(f"the server could not start on {settings.host}:{settings.port}")


def has_uvloop() -> bool:
    try:
        import uvloop  # noqa: F401
    except ImportError:
        return False
    return True


def address(settings: Settings) -> str:
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

"""Before a server serves: its file, its port, its database and its bus, or one sentence that says what is
wrong with them."""

import asyncio
import os
import socket
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from koloda.server.bus import open_bus
from koloda.server.checks import hidden
from koloda.server.settings import ServerSettings
from koloda.server.store.connect import DATABASE_ERRORS, open_engine, upgrade

PATIENCE = 10.0
"""Seconds in which a database and a bus must answer at the start."""
OWNER_ONLY = 0o600


def database_file(database: str) -> Path | None:
    """The file itself, whatever links lead to it; None where the database is no file."""
    url = make_url(database)
    name = url.database if url.drivername.startswith("sqlite") else None
    return Path(os.path.realpath(name)) if name and name != ":memory:" else None


def prepare_file(path: Path) -> None:
    """Only its owner reads the file: it holds the secret of the cookies, and every hand."""
    if not path.parent.is_dir():
        raise ValueError(f"the folder {path.parent} of the database does not exist")
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        if path.stat().st_mode & 0o077:
            for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
                with suppress(FileNotFoundError):
                    file.chmod(OWNER_ONLY)
        if not os.access(path.parent, os.W_OK):
            raise PermissionError(13, os.strerror(13))
    except OSError as error:
        raise ValueError(f"the database {path} cannot be written to: {reason(error)}") from None


class OnlyOne:
    """A SQLite file belongs to one process."""

    def __init__(self, path: Path) -> None:
        self.path = Path(f"{path}.lock")

    def __enter__(self) -> None:
        try:
            import fcntl
        except ImportError:
            return
        try:
            self.file = os.open(self.path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ValueError(f"another server uses {self.path.stem}; several need PostgreSQL") from None
        except OSError as error:
            raise ValueError(f"{self.path} cannot be locked: {reason(error)}") from None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if hasattr(self, "file"):
            os.close(self.file)


def bind(host: str, port: int) -> list[socket.socket]:
    """The port on every address that the host stands for; nobody can connect yet."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError:
        raise ValueError(f"this machine has no address {host!r}") from None
    bound: list[socket.socket] = []
    try:
        for family, kind, _, _, address in found:
            line = socket.socket(family, kind)
            bound.append(line)
            if os.name != "nt":
                line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                line.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            line.bind(address)
    except OSError as error:
        for line in bound:
            line.close()
        raise ValueError(f"port {port} of {host} cannot be opened: {reason(error)}") from None
    return bound


async def prepare(settings: ServerSettings) -> None:
    """The database answers and is up to date, and the bus answers."""
    await prepare_database(settings.database)
    if settings.bus:
        bus = open_bus(settings.bus)
        try:
            async with asyncio.timeout(PATIENCE):
                await bus.open()
        except OSError as error:
            raise ValueError(f"the bus {hidden(settings.bus)} does not answer: {reason(error)}") from None
        finally:
            with suppress(OSError):
                await bus.close()


async def prepare_database(database: str) -> None:
    engine = open_engine(database)
    try:
        await upgrade(engine)
    except CommandError:
        raise ValueError(f"the database {hidden(database)} was written by a newer Koloda") from None
    except DATABASE_ERRORS as error:
        raise ValueError(f"the database {hidden(database)} does not answer: {reason(error)}") from None
    finally:
        await engine.dispose()


def reason(error: BaseException) -> str:
    """What an error says, in one line."""
    if isinstance(error, TimeoutError):
        return "it takes too long"
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    text = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return " ".join(text.split()) or type(error).__name__

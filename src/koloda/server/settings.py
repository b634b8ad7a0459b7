"""How a server runs: from flags, else from the environment (`KOLODA_PORT`), else as written here."""

import os
from typing import get_type_hints

import msgspec

MINUTE = 60.0
DAY = 24 * 60 * MINUTE
KINDS = {int: "a whole number", float: "a number", bool: "true or false"}


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Times are seconds."""

    host: str = "127.0.0.1"
    port: int = 8420
    database: str = "sqlite:///koloda.db"
    """`sqlite:///FILE` for one process, `postgresql://…` for any number of them."""
    bus: str = ""
    """`valkey://…`, where several processes share the database."""
    url: str = ""
    """The address that players use, where a proxy stands in front."""
    origins: str = ""
    """Other origins whose pages may speak to this server, separated by commas."""
    proxies: str = ""
    """Addresses of proxies whose X-Forwarded-For is believed, separated by commas."""
    secret: str = ""
    """What cookies are signed with; otherwise one is made and kept in the database."""
    log_level: str = "info"

    workers: int = 0
    """How many processes think for bots beside it, and as many for analyses; 0: as there are other cores."""
    lease: float = 10.0
    """How long a silent process keeps its tables."""
    idle: float = 5 * MINUTE
    """When a table that nobody watches leaves the memory."""
    desert: float = 60.0
    """When a game that everybody has left is paused, until somebody comes back; 0 is never."""
    resume: float = 10 * MINUTE
    """How long a one-time link holds."""
    keep_guests: float = 90 * DAY
    keep_waiting: float = 1 * DAY
    """When a table that never began is deleted."""
    keep_playing: float = 30 * DAY
    """When a game that nobody plays on is deleted."""
    keep_chat: float = 30 * DAY
    """When the chat of a finished game is deleted; the record stays."""
    keep_games: float = 0.0
    """When a finished game is deleted, with its record; 0 is never."""

    ping: float = 20.0
    """How often a socket is tried; one that does not answer for as long is closed."""
    patience: float = 15.0
    """How long a connection may take to send a request whole; one that takes longer is closed."""
    connections: int = 300
    """How many connections without a table's socket one address may hold."""
    sockets: int = 4000
    """How many sockets a process holds; fewer where the system allows fewer open files."""
    address_sockets: int = 200
    """How many of them one address may hold; never more than half of all."""
    message_bytes: int = 4096
    body_bytes: int = 65536
    table_rate: float = 12.0
    """Requests that change something, per address and minute, are these times ten; new tables these."""
    message_rate: float = 20.0
    """Socket messages per second and socket, with bursts of five times as many."""
    limits: bool = True

    @property
    def embedded(self) -> bool:
        return self.database.startswith("sqlite")


def read_environment(prefix: str = "KOLODA_") -> dict[str, str | int | float | bool]:
    """The settings that the environment tells."""
    found: dict[str, str | int | float | bool] = {}
    for name, kind in get_type_hints(ServerSettings).items():
        text = os.environ.get(prefix + name.upper())
        if text is None:
            continue
        try:
            found[name] = msgspec.convert(text, kind, strict=False)
        except msgspec.ValidationError:
            raise ValueError(f"{prefix}{name.upper()} is {KINDS[kind]}, not {text!r}") from None
    return found

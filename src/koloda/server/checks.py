"""What is wrong with settings, in one sentence each, before anything is opened."""

import difflib
import ipaddress
import os
import re
from urllib.parse import urlsplit

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from koloda.server.bus import open_bus
from koloda.server.settings import ServerSettings

LEVELS = ("debug", "info", "warning", "error")
ABOVE_ZERO = ("idle", "lease", "message_rate", "patience", "ping", "resume", "table_rate")
NOT_BELOW_ZERO = ("desert", "keep_chat", "keep_games", "keep_guests", "keep_playing", "keep_waiting")
LEAST = {"lease": 0.5, "message_bytes": 256, "body_bytes": 1024, "sockets": 1, "connections": 1}
DATABASES = ("sqlite", "postgresql", "postgres")


def check(settings: ServerSettings) -> None:
    """A ValueError says what cannot be."""
    if not 0 <= settings.port <= 65535:
        raise ValueError(f"the port is 0 to 65535, not {settings.port}")
    if settings.log_level not in LEVELS:
        raise ValueError(f"the log level is one of {', '.join(LEVELS)}, not {settings.log_level!r}")
    for name in ABOVE_ZERO:
        if not getattr(settings, name) > 0:
            raise ValueError(f"{name} must be more than 0, not {getattr(settings, name):g}")
    for name in NOT_BELOW_ZERO:
        if not getattr(settings, name) >= 0:
            raise ValueError(f"{name} must be 0 or more, not {getattr(settings, name):g}")
    for name, least in LEAST.items():
        if getattr(settings, name) < least:
            raise ValueError(f"{name} must be at least {least:g}, not {getattr(settings, name):g}")
    if settings.url:
        check_origin("the address that players use", settings.url)
    for origin in filter(None, map(str.strip, settings.origins.split(","))):
        check_origin("an origin", origin)
    for proxy in filter(None, map(str.strip, settings.proxies.split(","))):
        check_proxy(proxy)
    read_database(settings.database)
    check_bus(settings.bus)


def check_origin(what: str, text: str) -> None:
    """`http(s)://NAME[:PORT]`, as a browser writes it."""
    try:
        parts = urlsplit(text)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits = False
    if not fits or parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise ValueError(f"{what} is like https://cards.example.org, not {text!r}")


def check_proxy(text: str) -> None:
    try:
        if text != "*":
            ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise ValueError(f"a proxy is an address or a network of them, not {text!r}") from None


def read_database(database: str) -> URL:
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        url = None
    if url is None or url.drivername.partition("+")[0] not in DATABASES:
        raise ValueError(f"the database {hidden(database)!r} is neither sqlite:///FILE nor postgresql://…")
    return url


def check_bus(bus: str) -> None:
    try:
        host = urlsplit(bus).hostname if bus else "none"
        open_bus(bus)
    except ValueError:
        host = None
    if host is None:
        raise ValueError(f"the bus {hidden(bus)!r} is not valkey://HOST:PORT")


def hidden(url: str) -> str:
    """An address without its password, to be shown."""
    return re.sub(r"(?<=//)([^:/@]*):[^/]*@", r"\1:***@", url)


def unknown_variables(prefix: str = "KOLODA_") -> list[str]:
    """A sentence for each variable of the environment that looks like a setting and is none."""
    known = [prefix + name.upper() for name in ServerSettings.__struct_fields__]
    found: list[str] = []
    for name in sorted(os.environ):
        if name.startswith(prefix) and name not in known:
            near = difflib.get_close_matches(name, known, 1, 0.8)
            found.append(f"{name} is no setting" + (f"; {near[0]} is one" if near else ""))
    return found

"""What the handlers of one server share, and who is asking."""

import time
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from koloda.server.errors import Problem, too_many
from koloda.server.guard import address_of
from koloda.server.hub import Hub
from koloda.server.identity import COOKIE, Signer
from koloda.server.limits import Limits
from koloda.server.settings import Settings
from koloda.server.store.store import Store
from koloda.texts import LANGUAGES

Connection = ASGIConnection[Any, Any, Any, Any]


class House:
    def __init__(self, settings: Settings, store: Store, hub: Hub, limits: Limits) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub
        self.limits = limits
        self.signer = Signer(settings.secret)
        self.sockets = 0
        self.ready = False

    def who(self, connection: Connection) -> str | None:
        """The guest that the cookie names; None without one that holds."""
        return self.signer.read(connection.cookies.get(COOKIE, ""), int(time.time()))

    async def guest(self, connection: Connection) -> tuple[str, str]:
        """The guest's id and name; a Problem for somebody without a name."""
        guest = self.who(connection)
        name = await self.store.guest_name(guest) if guest else None
        if guest is None or name is None:
            raise Problem("guest.unknown", "Pick a name first.", 401)
        return guest, name

    def cookie(self, guest: str, *, secure: bool) -> Cookie:
        age = int(self.settings.keep_guests)
        return Cookie(
            key=COOKIE,
            value=self.signer.sign(guest, int(time.time()) + age),
            max_age=age,
            path="/",
            httponly=True,
            secure=secure,
            samesite="lax",
        )

    def limit(self, kind: str, connection: Connection, rate: float, most: float) -> None:
        """At most so many, per address."""
        if self.settings.limits and not self.limits.take(kind, address_of(connection.scope), rate, most):
            raise too_many()


def is_secure(connection: Connection) -> bool:
    return connection.scope.get("scheme") in ("https", "wss")


def language(asked: str | None, connection: Connection) -> str:
    """The language asked for, else the first of the browser's that there is, else English."""
    if asked in LANGUAGES:
        return str(asked)
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def clean_name(name: str) -> str:
    """A name on one line, without what cannot be seen."""
    words = " ".join(name.split())
    if not words or not words.isprintable():
        raise Problem("name.form", "A name is 1 to 20 visible characters on one line.", 400)
    return words

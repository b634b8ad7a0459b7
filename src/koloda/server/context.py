"""What the handlers of one server share, and who is asking."""

import asyncio
import time
from collections import Counter
from contextlib import suppress
from typing import Any
from unicodedata import normalize

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from koloda.server import metrics
from koloda.server.analyses import AnalysisDesk
from koloda.server.errors import Problem, banned, too_many
from koloda.server.guard import address_of
from koloda.server.identity import COOKIE, Signer, new_id
from koloda.server.limits import Limits
from koloda.server.registry import TableRegistry
from koloda.server.settings import DAY, ServerSettings
from koloda.server.store.connect import DATABASE_ERRORS
from koloda.server.store.store import Store
from koloda.server.studies import StudyDesk
from koloda.table.names import is_name
from koloda.texts import LANGUAGES

MOST_HEALTH = 4.0
MOST_NOTED = 20_000
MESSAGE_HEADER = "idempotency-key"
HttpConnection = ASGIConnection[Any, Any, Any, Any]


class Health:
    """Whether the store can be written to; however many ask, it is tried once a second."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asking = asyncio.Lock()
        self.known = 0.0
        self.aside = 0

    async def ask(self) -> int:
        """How many tables are set aside; a database error where the store does not answer in time."""
        async with asyncio.timeout(MOST_HEALTH), self.asking:
            if time.monotonic() - self.known > 1.0:
                await self.store.ping()
                self.aside = await self.store.count_aside()
                self.known = time.monotonic()
        return self.aside


class AppContext:
    def __init__(
        self, settings: ServerSettings, store: Store, registry: TableRegistry, limits: Limits
    ) -> None:
        self.settings = settings
        self.store = store
        self.registry = registry
        self.limits = limits
        self.health = Health(store)
        self.signer = Signer(settings.secret)
        self.sockets: Counter[str] = Counter()
        """How many each address holds."""
        self.noted: set[tuple[str, str, str]] = set()
        """Who has come to which table from where, as far as this process has stored it."""
        self.advised: set[str] = set()
        """Whom the coach is thinking for."""
        self.studies = StudyDesk()
        self.analyses = AnalysisDesk(store, registry)
        self.ready = False

    def who(self, connection: HttpConnection) -> str | None:
        """The guest that the cookie names; None without one that holds."""
        found = self.signer.read(connection.cookies.get(COOKIE, ""), self.seconds())
        if found is not None and found[0] in self.registry.orders.bans:
            raise banned()
        return None if found is None else found[0]

    def seconds(self) -> int:
        return self.store.clock() // 1000

    async def renew(self, connection: HttpConnection) -> Cookie | None:
        """Somebody comes back: once a day he is noted, and gets a cookie that holds as long as a new one."""
        found = self.signer.read(connection.cookies.get(COOKIE, ""), self.seconds())
        if found is None or found[1] > self.settings.keep_guests - min(DAY, self.settings.keep_guests / 2):
            return None
        known = await self.store.touch_guest(found[0])
        return self.cookie(found[0], secure=is_secure(connection)) if known else None

    async def guest(self, connection: HttpConnection) -> tuple[str, str]:
        """The guest's id and name; a Problem for somebody without a name."""
        guest = self.who(connection)
        name = await self.store.guest_name(guest) if guest else None
        if guest is None or name is None:
            raise Problem("guest.unknown", "Pick a name first.", 401)
        return guest, name

    def program_of(self, token: str) -> str:
        """Who sits at the one seat that a token opens, as its table's log knows him. The token itself is
        stored nowhere; it opens nothing once another sits there."""
        return self.signer.derive(f"program {token}")

    def cookie(self, guest: str, *, secure: bool) -> Cookie:
        age = int(self.settings.keep_guests)
        return Cookie(
            key=COOKIE,
            value=self.signer.sign(guest, self.seconds() + age),
            max_age=age,
            path="/",
            httponly=True,
            secure=secure,
            samesite="lax",
        )

    def hold(self, address: str) -> None:
        """One more socket, until `let_go`; a Problem where there are enough, here or at this address."""
        settings = self.settings
        if self.sockets.total() >= settings.sockets:
            raise Problem("server.full", "This server is full; try again later.", 503)
        most = min(settings.address_sockets, max(1, settings.sockets // 2))
        if settings.limits and self.sockets[address] >= most:
            raise Problem("socket.many", "Too many tables are open at your address; close some.", 429)
        self.sockets[address] += 1
        metrics.SOCKETS.inc()

    def let_go(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]
        metrics.SOCKETS.dec()

    def place(self, connection: HttpConnection) -> str:
        """A sum of the address that somebody comes from; without our secret it tells nobody the address."""
        return self.signer.derive(f"place {address_of(connection.scope)}")

    async def note_place(self, table: str, guest: str, connection: HttpConnection) -> None:
        """Should he be banned this evening, so will be whoever comes from there alone."""
        noted = table, guest, self.place(connection)
        if noted in self.noted:
            return
        if len(self.noted) >= MOST_NOTED:
            self.noted.clear()
        with suppress(*DATABASE_ERRORS):
            await self.store.note_place(*noted)
            self.noted.add(noted)

    def limit(self, kind: str, connection: HttpConnection, rate: float, most: float) -> None:
        """At most so many, per address."""
        if self.settings.limits and not self.limits.take(kind, address_of(connection.scope), rate, most):
            raise too_many()


def is_secure(connection: HttpConnection) -> bool:
    return connection.scope.get("scheme") in ("https", "wss")


def token_of(connection: HttpConnection) -> str:
    """What a program shows (`Authorization: Bearer TOKEN`); empty where nothing is shown."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def language(asked: str | None, connection: HttpConnection) -> str:
    """The language asked for, else the first of the browser's that there is, else English."""
    if asked in LANGUAGES:
        return str(asked)
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def message_of(connection: HttpConnection) -> str:
    """The name that a client gives its request, so that asking again does nothing twice; one of ours where
    it gives none, so that at least no process asks another twice."""
    told = connection.headers.get(MESSAGE_HEADER)
    if told is None:
        return new_id()
    if not 1 <= len(told) <= 40 or any(not "!" <= letter <= "~" for letter in told):
        raise Problem("request.wrong", f"The header {MESSAGE_HEADER} is 1 to 40 visible ASCII signs.", 400)
    return told


def clean_name(name: str) -> str:
    """A name on one line, without what cannot be seen."""
    words = normalize("NFC", " ".join(name.split()))
    if not is_name(words, 20):
        raise Problem("name.form", "A name is 1 to 20 visible characters on one line.", 400)
    return words

"""What every request passes before anything else sees it: known host, own origin, allowed rate;
and what every answer carries."""

import ipaddress
import socket
from collections.abc import Callable
from copy import copy
from http import HTTPStatus
from urllib.parse import urlsplit

import msgspec
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from koloda.server import metrics
from koloda.server.errors import Problem, banned, failed, too_many
from koloda.server.limits import Limits
from koloda.server.settings import ServerSettings
from koloda.server.stranger import write_stranger
from koloda.wire.lobby import ErrorBody

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        b"frame-ancestors 'none'; form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)
RATES = {"all": (50.0, 200.0), "page": (400.0, 4000.0), "socket": (5.0, 60.0), "change": (2.0, 120.0)}
"""Requests a second and at once, for each address: what is asked, the pages themselves (a party behind one
router loads them at the same time), sockets opened, and what changes something."""
TRANSPORT = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    """An ASGI application around another one."""

    def __init__(
        self, app: ASGIApp, settings: ServerSettings, limits: Limits, kept_out: Callable[[str], bool]
    ) -> None:
        self.app = app
        self.kept_out = kept_out
        self.settings = settings
        self.limits = limits
        told = [origin.strip().rstrip("/") for origin in settings.origins.split(",")]
        self.origins = {origin for origin in told if origin}
        if settings.url:
            self.origins.add(settings.url.rstrip("/"))
        name = socket.gethostname().lower()
        self.hosts = {"localhost", name, f"{name}.local"} | {
            urlsplit(origin).hostname or "" for origin in self.origins
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            try:
                self.check(scope, "GET")
            except Problem as problem:
                await receive()
                await refuse_socket(problem, send)
                return
            await self.app(scope, receive, answering(send))
        elif scope["type"] == ScopeType.HTTP:
            await self.http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        extra = list(HEADERS)
        if scope["scheme"] == "https":
            extra.append(TRANSPORT)
        if scope["path"].startswith("/api"):
            extra.append((b"cache-control", b"no-store"))

        bare = scope["method"] == "HEAD"

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", ()))
                names = {name.lower() for name, _ in given}
                message["headers"] = [*given, *((name, value) for name, value in extra if name not in names)]
            elif bare and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        try:
            self.check(scope, scope["method"])
        except UnknownHost as problem:
            await answer(problem, dressed, page=write_stranger(scope, problem.host))
            return
        except Problem as problem:
            await answer(problem, dressed)
            return
        if bare:  # the same answer as to GET, without its body
            scope = copy(scope)
            scope["method"] = HttpMethod.GET
        await self.app(scope, receive, dressed)

    def check(self, scope: HTTPScope | WebSocketScope, method: str) -> None:
        address = address_of(scope)
        if self.kept_out(address):
            raise banned()
        self.limit(address, "all" if scope["path"].startswith("/api") else "page")
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "").lower()
        if not self.knows(host):
            raise UnknownHost(host)
        opens_socket = scope["type"] == ScopeType.WEBSOCKET
        if method in SAFE and not opens_socket:
            return
        origin = headers.get(b"origin")
        if origin is not None:
            own = is_own(origin, host, secure=scope["scheme"] in ("https", "wss"))
            if not own and origin.rstrip("/") not in self.origins:
                raise Problem("origin.wrong", "This page belongs to another site.", 403)
        elif headers.get(b"sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Problem("origin.wrong", "This page belongs to another site.", 403)
        if opens_socket:
            self.limit(address, "socket")
            return
        kind = headers.get(b"content-type", "")
        has_body = headers.get(b"content-length", "0") != "0" or b"transfer-encoding" in headers
        if has_body and kind.partition(";")[0].strip().lower() != "application/json":
            raise Problem("body.type", "A body must be application/json.", 415)
        self.limit(address, "change")

    def limit(self, address: str, kind: str) -> None:
        rate, most = RATES[kind]
        if self.settings.limits and not self.limits.take(kind, address, rate, most):
            raise too_many()

    def knows(self, host: str) -> bool:
        """An address, this machine's own names, or a name we were told: no other name may point here."""
        try:
            parts = urlsplit(f"//{host}")
            name = parts.hostname or ""
            if parts.port == 0 or "@" in host or "/" in host:
                return False
            if name in self.hosts:
                return True
            ipaddress.ip_address(name)
        except ValueError:  # no port, no address, nothing at all
            return False
        return True


def is_own(origin: str, host: str, *, secure: bool) -> bool:
    """Whether a page of this origin is the server's own. One that came without TLS to a server with it may be
    anybody's."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    schemes = ("https",) if secure else ("https", "http")
    return parts.scheme in schemes and parts.netloc.lower() == host


def address_of(scope: HTTPScope | WebSocketScope) -> str:
    return place_of(scope["client"])


def place_of(client: tuple[str, int] | None) -> str:
    """Who is counted as one: an IPv4 address, or an IPv6 network of the size that one house gets."""
    if client is None:
        return "?"
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def error_body(problem: Problem) -> bytes:
    metrics.ERRORS.labels(problem.code).inc()
    return msgspec.json.encode(ErrorBody(problem.code, problem.text))


class UnknownHost(Problem):
    """Somebody came by a name that is not ours."""

    def __init__(self, host: str) -> None:
        super().__init__("host.unknown", "This server does not go by that name.", 421)
        self.host = host


async def answer(problem: Problem, send: Send, page: bytes = b"") -> None:
    body = error_body(problem)
    kind = b"text/html; charset=utf-8" if page else b"application/json"
    body = page or body
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    if problem.status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def answering(send: Send) -> Send:
    """For a socket: one that is closed before it opens gets an ordinary HTTP answer."""
    opened = False

    async def told(message: Message) -> None:
        nonlocal opened
        if message["type"] == "websocket.close" and not opened:
            await refuse_socket(not_opened(message.get("reason") or ""), send)
        else:
            opened = True
            await send(message)

    return told


def not_opened(reason: str) -> Problem:
    """The framework refuses a socket: it tells its own failures from others by the words alone."""
    if reason == HTTPStatus.INTERNAL_SERVER_ERROR.phrase:
        return failed()
    if reason == HTTPStatus.NOT_FOUND.phrase:
        return Problem("path.unknown", "There is no socket here.", 404)
    return Problem("request.wrong", "A socket cannot be asked for like that.", 400)


async def refuse_socket(problem: Problem, send: Send) -> None:
    """A socket that is refused before it opens gets an ordinary HTTP answer."""
    body = error_body(problem)
    await send(
        {
            "type": "websocket.http.response.start",
            "status": problem.status,
            "headers": [*HEADERS, (b"content-type", b"application/json")],
        }
    )
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})

"""The server as an ASGI application."""

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp, Message, Scope

import koloda
from koloda.server import metrics
from koloda.server.bus import open_bus
from koloda.server.context import AppContext, language
from koloda.server.errors import Problem, failed, store_away
from koloda.server.guard import Guard
from koloda.server.handlers import games, lobby, operations, pages, people, pictures, played, studies, verbs
from koloda.server.handlers.analyses import HANDLERS as ANALYSES
from koloda.server.handlers.sockets import table_socket
from koloda.server.identity import Signer
from koloda.server.limits import Limits
from koloda.server.reference import ReferenceJson, ReferencePage, style
from koloda.server.registry import TableRegistry
from koloda.server.settings import ServerSettings
from koloda.server.store.connect import DATABASE_ERRORS, open_engine
from koloda.server.store.store import Store
from koloda.table.clocks import EpochClock
from koloda.wire.lobby import ErrorBody

log = logging.getLogger("koloda.app")

HttpRequest = Request[object, object, State]
STATUS_CODES = {
    400: "request.wrong",
    401: "guest.unknown",
    404: "path.unknown",
    405: "method.wrong",
    413: "body.size",
    415: "body.type",
}


def answer(code: str, text: str, status: int, clause: str = "") -> Response[ErrorBody]:
    metrics.ERRORS.labels(code).inc()
    return Response(
        ErrorBody(code, text, clause),
        status_code=status,
        media_type="application/json",
        headers={"retry-after": "2"} if status in (429, 503) else {},
    )


def on_problem(request: HttpRequest, problem: Problem) -> Response[ErrorBody]:
    return answer(problem.code, problem.said(language(None, request)), problem.status, problem.clause)


def on_http(_: HttpRequest, error: HTTPException) -> Response[ErrorBody]:
    code = STATUS_CODES.get(error.status_code, "request.wrong")
    text = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        text = "; ".join(
            f"{item.get('key', '')}: {item.get('message', '')}"
            for item in error.extra
            if isinstance(item, dict)
        )
    return answer(code, text or code, error.status_code)


def on_depth(_: HttpRequest, __: RecursionError) -> Response[ErrorBody]:
    return answer("request.wrong", "The body is nested too deeply.", 400)


def on_letters(_: HttpRequest, __: UnicodeDecodeError) -> Response[ErrorBody]:
    return answer("request.wrong", "The request is not UTF-8.", 400)


def on_store(request: HttpRequest, error: Exception) -> Response[ErrorBody]:
    log.error("the store is away: %s", type(error).__name__)
    return on_problem(request, store_away())


def on_bug(request: HttpRequest, error: Exception) -> Response[ErrorBody]:
    log.error("%s %s failed", request.method, request.scope["path_template"], exc_info=error)
    return on_problem(request, failed())


def make_app(settings: ServerSettings) -> tuple[ASGIApp, AppContext]:
    """The application with its guard, and what its handlers share; it opens when the server starts, on a
    database that is up to date."""
    engine = open_engine(settings.database, settings.lease)
    clock = EpochClock()
    store = Store(engine, clock.now, settings.lease)
    registry = TableRegistry(settings, store, open_bus(settings.bus), clock)
    limits = Limits(time.monotonic)
    context = AppContext(settings, store, registry, limits)

    @asynccontextmanager
    async def live(_: Litestar) -> AsyncIterator[None]:
        clock.anchor(await store.latest())
        context.signer = Signer(settings.secret or await store.secret())
        await registry.start()
        log.info("process %s is open", registry.process)
        try:
            yield
        finally:
            await registry.stop()
            await store.close()
            log.info("process %s is closed", registry.process)

    async def renew(message: Message, scope: Scope) -> None:
        """Whoever comes back is not forgotten: the answer carries a new cookie, once a day."""
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders(message)
        if "set-cookie" not in headers:
            with suppress(*DATABASE_ERRORS):
                renewed = await context.renew(ASGIConnection(scope))
                if renewed is not None:
                    headers.add("set-cookie", renewed.to_header(header=""))

    app = Litestar(
        [
            people.me,
            people.name_me,
            people.forget_me,
            people.make_link,
            people.resume,
            *games.HANDLERS,
            *studies.HANDLERS,
            *ANALYSES,
            *lobby.HANDLERS,
            *verbs.HANDLERS,
            *pages.HANDLERS,
            table_socket,
            operations.health,
            operations.measures,
            operations.schema,
            style,
            *played.HANDLERS,
            *pictures.HANDLERS,
        ],
        dependencies={"context": Provide(lambda: context, use_cache=True, sync_to_thread=False)},
        lifespan=[live],
        before_send=[renew],
        exception_handlers={
            Problem: on_problem,
            HTTPException: on_http,
            **dict.fromkeys(DATABASE_ERRORS, on_store),
            RecursionError: on_depth,
            UnicodeDecodeError: on_letters,
            Exception: on_bug,
        },
        openapi_config=OpenAPIConfig(
            title="Koloda",
            version=koloda.__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[ReferenceJson(), ReferencePage()],
        ),
        request_max_body_size=settings.body_bytes,
        logging_config=None,
        debug=False,
    )
    return Guard(app, settings, limits, lambda address: address in registry.orders.bans), context

"""The server as an ASGI application."""

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import koloda
from koloda.server import metrics
from koloda.server.bus import open_bus
from koloda.server.errors import Problem, failed
from koloda.server.guard import Guard
from koloda.server.handlers import lobby, operations, pages, people
from koloda.server.handlers.sockets import table_socket
from koloda.server.house import House
from koloda.server.hub import Hub
from koloda.server.identity import Signer
from koloda.server.limits import Limits
from koloda.server.pages import page
from koloda.server.settings import Settings
from koloda.server.store.connect import AWAY, open_engine, upgrade
from koloda.server.store.store import Store
from koloda.server.wire.lobby import Trouble
from koloda.table.clocks import Clock, EpochClock

log = logging.getLogger("koloda.app")

Asked = Request[object, object, State]
STATUS_CODES = {
    400: "request.wrong",
    401: "guest.unknown",
    404: "path.unknown",
    405: "method.wrong",
    413: "body.size",
    415: "body.type",
}


def answer(code: str, text: str, status: int, clause: str = "") -> Response[Trouble]:
    metrics.ERRORS.labels(code).inc()
    return Response(
        Trouble(code, text, clause),
        status_code=status,
        media_type="application/json",
        headers={"retry-after": "2"} if status in (429, 503) else {},
    )


def on_problem(_: Asked, problem: Problem) -> Response[Trouble]:
    return answer(problem.code, problem.text, problem.status, problem.clause)


def on_http(_: Asked, error: HTTPException) -> Response[Trouble]:
    code = STATUS_CODES.get(error.status_code, "request.wrong")
    text = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        text = "; ".join(
            f"{item.get('key', '')}: {item.get('message', '')}"
            for item in error.extra
            if isinstance(item, dict)
        )
    return answer(code, text or code, error.status_code)


def on_depth(_: Asked, __: RecursionError) -> Response[Trouble]:
    return answer("request.wrong", "The body is nested too deeply.", 400)


def on_store(_: Asked, error: Exception) -> Response[Trouble]:
    log.error("the store is away: %s", type(error).__name__)
    return answer("store.away", "The store does not answer; try again in a moment.", 503)


def on_bug(request: Asked, error: Exception) -> Response[Trouble]:
    log.error("%s %s failed", request.method, request.scope["path_template"], exc_info=error)
    return on_problem(request, failed())


def make_app(settings: Settings, clock: Clock | None = None) -> tuple[ASGIApp, House]:
    """The application with its guard, and the house behind it; it opens when the server starts."""
    engine = open_engine(settings.database)
    store = Store(engine)
    hub = Hub(settings, store, open_bus(settings.bus), clock or EpochClock())
    limits = Limits(time.monotonic)
    house = House(settings, store, hub, limits)

    @asynccontextmanager
    async def live(_: Litestar) -> AsyncIterator[None]:
        await upgrade(engine)
        house.signer = Signer(settings.secret or await store.secret())
        await hub.start()
        log.info("process %s is open", hub.process)
        try:
            yield
        finally:
            await hub.stop()
            await store.close()
            log.info("process %s is closed", hub.process)

    app = Litestar(
        [
            people.me,
            people.name_me,
            people.forget_me,
            people.make_link,
            people.resume,
            *lobby.HANDLERS,
            *pages.HANDLERS,
            table_socket,
            operations.health,
            operations.measures,
            operations.schema,
            page,
        ],
        dependencies={"house": Provide(lambda: house, use_cache=True, sync_to_thread=False)},
        lifespan=[live],
        exception_handlers={
            Problem: on_problem,
            HTTPException: on_http,
            **dict.fromkeys(AWAY, on_store),
            RecursionError: on_depth,
            Exception: on_bug,
        },
        openapi_config=OpenAPIConfig(
            title="Koloda",
            version=koloda.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=settings.body_bytes,
        logging_config=None,
        debug=False,
    )
    return Guard(app, settings, limits), house

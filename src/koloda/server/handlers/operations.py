"""Whether the server is well, and what the socket's messages look like."""

import time
from contextlib import suppress

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.enums import MediaType

from koloda.server import metrics
from koloda.server.context import AppContext
from koloda.server.store.connect import DATABASE_ERRORS
from koloda.wire.schema import socket_schema


@get("/healthz", tags=["operations"], media_type=MediaType.TEXT)
async def health(context: NamedDependency[AppContext]) -> Response[str]:
    """200 while the store can be written to and the server takes players, otherwise 503; with the number of
    tables that cannot be read, where there are some."""
    if context.registry.stopping:
        return Response("stopping", status_code=503, media_type=MediaType.TEXT)
    try:
        aside = await context.health.ask()
    except DATABASE_ERRORS:
        return Response("the store is away", status_code=503, media_type=MediaType.TEXT)
    if time.monotonic() - context.registry.renewed > context.settings.lease:
        return Response("the leases are not renewed", status_code=503, media_type=MediaType.TEXT)
    text = f"ok, but tables set aside: {aside}" if aside else "ok"
    return Response(text, media_type=MediaType.TEXT)


@get("/metrics", tags=["operations"], media_type=MediaType.TEXT)
async def measures(context: NamedDependency[AppContext]) -> Response[bytes]:
    """For Prometheus."""
    sessions = context.registry.sessions.values()
    leading = sum(session.leads for session in sessions)
    metrics.TABLES.labels("leads").set(leading)
    metrics.TABLES.labels("follows").set(len(sessions) - leading)
    metrics.QUEUE.set(sum(len(session.asked) for session in sessions))
    with suppress(*DATABASE_ERRORS):
        metrics.ASIDE.set(await context.store.count_aside())
        metrics.UNARCHIVED.set(await context.store.count_unarchived())
    # As a header: a media type would get its charset a second time.
    return Response(metrics.write(), headers={"content-type": metrics.CONTENT_TYPE})


@get("/api/socket.json", tags=["operations"])
async def schema() -> dict[str, object]:
    """The JSON schema of the socket's messages."""
    return socket_schema()

"""Whether the server is well, and what the socket's messages look like."""

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.enums import MediaType
from sqlalchemy.exc import SQLAlchemyError

from koloda.server import metrics
from koloda.server.house import House
from koloda.server.wire.schema import socket_schema


@get("/healthz", tags=["operations"], media_type=MediaType.TEXT)
async def health(house: NamedDependency[House]) -> Response[str]:
    """200 while the store answers and the server takes players, otherwise 503."""
    if house.hub.stopping:
        return Response("stopping", status_code=503, media_type=MediaType.TEXT)
    try:
        await house.store.ping()
    except (SQLAlchemyError, OSError):
        return Response("the store is away", status_code=503, media_type=MediaType.TEXT)
    return Response("ok", media_type=MediaType.TEXT)


@get("/metrics", tags=["operations"], media_type=MediaType.TEXT)
async def measures(house: NamedDependency[House]) -> Response[bytes]:
    """For Prometheus."""
    rooms = house.hub.rooms.values()
    leading = sum(room.leads for room in rooms)
    metrics.TABLES.labels("leads").set(leading)
    metrics.TABLES.labels("follows").set(len(rooms) - leading)
    metrics.QUEUE.set(sum(len(room.asked) for room in rooms))
    return Response(metrics.write(), media_type=metrics.CONTENT_TYPE)


@get("/api/socket.json", tags=["operations"])
async def schema() -> dict[str, object]:
    """The JSON schema of the socket's messages."""
    return socket_schema()

"""The socket of a seat or a spectator."""

import asyncio
from contextlib import suppress

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from uvicorn.protocols.utils import ClientDisconnected

from koloda.kernel.seats import LETTERS, SPECTATOR
from koloda.server import metrics
from koloda.server.errors import Problem
from koloda.server.guard import refuse_socket
from koloda.server.handlers.lobby import find_room
from koloda.server.house import House, language
from koloda.server.live.frames import EXTENSION, Frames
from koloda.server.live.link import Link
from koloda.server.live.room import Room
from koloda.server.live.talk import Talk
from koloda.server.live.told import chat_line

Socket = WebSocket[object, object, State]


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: Socket,
    house: NamedDependency[House],
    id: FromPath[str],
    last: FromQuery[int | None] = None,
    seat: FromQuery[str | None] = None,
    lang: FromQuery[str | None] = None,
    watch: FromQuery[bool] = False,
) -> None:
    """`last` is the last version that the client knows and `seat` the seat it knows it of. With `watch`
    it looks on, also where its guest has a seat: for a screen that everybody sees."""
    frames = (socket.scope["extensions"] or {})[EXTENSION]
    assert isinstance(frames, Frames)
    try:
        room, link = await admit(socket, house, id, lang, frames, watch=watch)
    except Problem as problem:
        await refuse_socket(problem, socket.send)
        return
    await socket.accept()
    house.sockets += 1
    metrics.SOCKETS.inc()
    talk = Talk(house, room, link)
    closing = asyncio.create_task(close_when_told(socket, link))
    try:
        chat = [chat_line(row) for row in await house.store.chat(id, limit=100)]
        known = LETTERS.find(seat) if seat and seat in LETTERS else SPECTATOR
        room = talk.room = await house.hub.bring(id)
        room.attach(link, last, known, chat)
        talk.ping()
        frames.hear = talk.heard
        while (message := await socket.receive())["type"] == "websocket.receive":  # what came before that
            talk.heard(message.get("text") or message.get("bytes") or "")
    finally:
        house.sockets -= 1
        metrics.SOCKETS.dec()
        frames.hear = None
        talk.stop()
        talk.room.detach(link)
        link.close(1000)
        await asyncio.gather(closing, return_exceptions=True)


async def admit(
    socket: Socket, house: House, id: str, lang: str | None, frames: Frames, *, watch: bool = False
) -> tuple[Room, Link]:
    if house.hub.stopping or house.sockets >= house.settings.sockets:
        raise Problem("server.full", "This server is full; try again later.", 503)
    room = await find_room(house, id)
    guest = None if watch else house.who(socket)
    name = await house.store.guest_name(guest) if guest else None
    if name is None:
        guest = None
    if room.seat_of(guest) == SPECTATOR and not room.row.watch and room.table.standing.begun:
        raise Problem("table.private", "Nobody watches at this table.", 403)
    return room, Link(guest, name or "", language(lang, socket), frames)


async def close_when_told(socket: Socket, link: Link) -> None:
    await link.closed.wait()
    with suppress(ClientDisconnected, OSError, RuntimeError, WebSocketDisconnect):
        await socket.close(link.closing)

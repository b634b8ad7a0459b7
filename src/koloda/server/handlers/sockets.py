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
from koloda.server.context import AppContext, language, token_of
from koloda.server.errors import Problem, store_away
from koloda.server.guard import address_of, refuse_socket
from koloda.server.handlers.lobby import check_ban, find_session, why_kept_out
from koloda.server.live.asgi import AsgiTransport
from koloda.server.live.audience import chat_line
from koloda.server.live.connection import GOING, GONE, Connection, Transport
from koloda.server.live.socket_session import SocketSession
from koloda.server.live.table_session import TableSession
from koloda.server.live.websocket import EXTENSION, WebSocketProtocol
from koloda.server.store.connect import DATABASE_ERRORS
from koloda.wire.socket import Notice

Socket = WebSocket[object, object, State]
MOST_SEATS = 30
"""More seats, and signs for everybody and those who watch, no table has."""


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: Socket,
    context: NamedDependency[AppContext],
    id: FromPath[str],
    last: FromQuery[int | None] = None,
    seat: FromQuery[str | None] = None,
    lang: FromQuery[str | None] = None,
    watch: FromQuery[bool] = False,
    mute: FromQuery[str] = "",
) -> None:
    """`last` is the last version that the client knows and `seat` the seat it knows it of. With `watch`
    it looks on, also where its guest has a seat: for a screen that everybody sees. `mute` are the seats
    whose words it does not want to hear (`BC`), as if it had said so before the first message. A program
    shows its token in the header `Authorization: Bearer TOKEN` and gets its seat, or no socket."""
    protocol = (socket.scope.get("extensions") or {}).get(EXTENSION)
    transport = protocol if isinstance(protocol, WebSocketProtocol) else AsgiTransport(socket.send)
    try:
        session, connection = await admit(socket, context, id, lang, transport, watch=watch)
        renewed = await context.renew(socket)
        address = address_of(socket.scope)
        context.hold(address)
    except Problem as problem:
        await refuse_socket(problem, socket.send)
        return
    except DATABASE_ERRORS:
        await refuse_socket(store_away(), socket.send)
        return
    connection.muted.update(mute[:MOST_SEATS])
    client = SocketSession(context, session, connection)
    closing = asyncio.create_task(close_when_told(socket, connection))
    writing = None if isinstance(transport, WebSocketProtocol) else asyncio.create_task(transport.write())
    try:
        await socket.accept(
            headers={"set-cookie": renewed.to_header(header="")} if renewed is not None else None
        )
        said = await context.store.chat(id, limit=100)
        connection.heard = said[-1].number if said else 0
        known = LETTERS.find(seat) if seat and seat in LETTERS else SPECTATOR
        session = client.session = await context.registry.bring(id)
        kept_out = why_kept_out(session.table, connection.guest) is not None
        revoked = connection.program and not session.table.sits(connection.guest or "")
        if revoked or (kept_out and not connection.screen):
            connection.close(GONE)  # it has begun, or was locked, or the token was taken back meanwhile
            return
        chat = [chat_line(row) for row in said if session.audience.hears(connection, row)]
        session.attach(connection, last, known, chat)
        if context.registry.orders.notice:
            connection.send(Notice(text=context.registry.orders.notice))
        client.ping()
        if isinstance(transport, WebSocketProtocol):
            transport.on_message = client.on_message  # from now on; what came before that is read below
        while (message := await socket.receive())["type"] == "websocket.receive":
            client.on_message(message.get("text") or message.get("bytes") or "")
    except (Problem, *DATABASE_ERRORS):  # the table, or the store, has gone meanwhile: who comes back is told
        connection.close(GOING)
    finally:
        context.let_go(address)
        if isinstance(transport, WebSocketProtocol):
            transport.on_message = None
        client.stop()
        client.session.detach(connection)
        connection.close(1000)
        await asyncio.gather(closing, return_exceptions=True)
        if writing is not None:
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)


async def admit(
    socket: Socket,
    context: AppContext,
    id: str,
    lang: str | None,
    transport: Transport,
    *,
    watch: bool = False,
) -> tuple[TableSession, Connection]:
    if context.registry.stopping:
        raise Problem("server.full", "This server is full; try again later.", 503)
    session = await find_session(context, id)
    lang = language(lang, socket)
    token = token_of(socket)
    if token:
        program = context.program_of(token)
        seat = session.table.seat_of(program)
        if seat == SPECTATOR:
            raise Problem("token.seat", "This token opens no seat of this table.", 403)
        called = session.table.chairs[seat].name
        return session, Connection(program, called, lang, transport, program=True)
    guest = context.who(socket)
    name = await context.store.guest_name(guest) if guest else None
    if name is None:
        guest = None
    table = session.table
    screen = watch and guest is not None and table.runs(guest)
    if watch and not screen:
        guest = None
    problem = why_kept_out(table, guest)
    if problem is not None:
        raise problem
    await check_ban(context, socket, table)
    if guest is not None:
        await context.note_place(id, guest, socket)
    if watch:
        guest, name = None, None
    return session, Connection(guest, name or "", lang, transport, screen=screen, watches=watch)


async def close_when_told(socket: Socket, connection: Connection) -> None:
    await connection.closed.wait()
    with suppress(ClientDisconnected, OSError, RuntimeError, WebSocketDisconnect):
        await socket.close(connection.closing)

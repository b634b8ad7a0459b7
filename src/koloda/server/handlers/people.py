"""Guests: a name, a cookie, a one-time link to another device."""

from contextlib import suppress

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_200_OK

from koloda.server.context import AppContext, clean_name, is_secure
from koloda.server.errors import Problem
from koloda.server.identity import COOKIE, fingerprint, new_id
from koloda.table.tickets import Ticket
from koloda.wire.lobby import Me, NewName, ResumeLink, Token

HttpRequest = Request[object, object, State]


@get("/api/me", tags=["guests"])
async def me(request: HttpRequest, context: NamedDependency[AppContext]) -> Me:
    """Who this browser is."""
    guest = context.who(request)
    return Me((guest and await context.store.guest_name(guest)) or "")


@post("/api/me", tags=["guests"], status_code=HTTP_200_OK)
async def name_me(request: HttpRequest, context: NamedDependency[AppContext], data: NewName) -> Response[Me]:
    """Picks a name, or another one; the answer sets the cookie."""
    name = clean_name(data.name)
    guest = context.who(request)
    if guest and await context.store.guest_name(guest) is not None:
        await context.store.rename(guest, name)
    else:
        context.limit("guest", request, 0.5, 60)
        guest = new_id()
        await context.store.add_guest(guest, name)
    return Response(Me(name), cookies=[context.cookie(guest, secure=is_secure(request))])


@delete("/api/me", tags=["guests"], status_code=HTTP_200_OK)
async def forget_me(request: HttpRequest, context: NamedDependency[AppContext]) -> Response[Me]:
    """Deletes the guest: he leaves his tables, and his name and his chat are taken off them."""
    guest, _ = await context.guest(request)
    tables = await context.store.tables_of(guest, 10_000)
    for id in tables:
        with suppress(Problem):  # nobody sits at a table that cannot be read; his name is taken off it too
            session = await context.registry.session(id)
            seat = session.table.seat_of(guest)
            if seat >= 0 and not session.table.is_over:
                await context.registry.ask(id, Ticket("leave", seat, by=guest))
    await context.store.forget_guest(guest, tables)
    for id in tables:
        await context.registry.reread(id)
    response = Response(Me(""))
    response.delete_cookie(COOKIE)
    return response


@post("/api/me/link", tags=["guests"])
async def make_link(request: HttpRequest, context: NamedDependency[AppContext]) -> ResumeLink:
    """A link that opens this guest on another device, once and soon."""
    guest, _ = await context.guest(request)
    context.limit("connection", request, 0.2, 10)
    token = new_id()
    until = context.store.clock() + int(context.settings.resume * 1000)
    await context.store.add_token(fingerprint(token), "resume", guest, until, None, None)
    return ResumeLink(token, f"/resume#{token}", until)


@post("/api/me/resume", tags=["guests"], status_code=HTTP_200_OK)
async def resume(request: HttpRequest, context: NamedDependency[AppContext], data: Token) -> Response[Me]:
    """Uses such a link."""
    context.limit("resume", request, 0.2, 10)
    row = await context.store.use_token(fingerprint(data.token), "resume")
    name = await context.store.guest_name(row.guest) if row else None
    if row is None or name is None:
        raise Problem("token.unknown", "This link has been used or is too old.", 403)
    return Response(Me(name), cookies=[context.cookie(row.guest, secure=is_secure(request))])

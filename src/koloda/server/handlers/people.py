"""Guests: a name, a cookie, a one-time link to another device."""

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_200_OK

from koloda.server.errors import Problem
from koloda.server.house import House, clean_name, is_secure
from koloda.server.identity import COOKIE, fingerprint, new_id
from koloda.server.wire.bus import Ask
from koloda.server.wire.lobby import Me, NewName, ResumeLink, Token

Asked = Request[object, object, State]


@get("/api/me", tags=["guests"])
async def me(request: Asked, house: NamedDependency[House]) -> Me:
    """Who this browser is."""
    guest = house.who(request)
    return Me((guest and await house.store.guest_name(guest)) or "")


@post("/api/me", tags=["guests"], status_code=HTTP_200_OK)
async def name_me(request: Asked, house: NamedDependency[House], data: NewName) -> Response[Me]:
    """Picks a name, or another one; the answer sets the cookie."""
    name = clean_name(data.name)
    guest = house.who(request)
    if guest and await house.store.guest_name(guest) is not None:
        await house.store.rename(guest, name)
    else:
        house.limit("guest", request, 0.5, 60)
        guest = new_id()
        await house.store.add_guest(guest, name)
    return Response(Me(name), cookies=[house.cookie(guest, secure=is_secure(request))])


@delete("/api/me", tags=["guests"], status_code=HTTP_200_OK)
async def forget_me(request: Asked, house: NamedDependency[House]) -> Response[Me]:
    """Deletes the guest: he leaves his tables, and his name and his chat are taken off them."""
    guest, _ = await house.guest(request)
    tables = await house.store.tables_of(guest, 10_000)
    for id in tables:
        room = await house.hub.room(id)
        seat = room.table.seat_of(guest)
        if seat >= 0 and not room.table.is_over:
            await house.hub.ask(id, Ask(verb="leave", seat=seat, by=guest))
    await house.store.forget_guest(guest, tables)
    for id in tables:
        await house.hub.reread(id)
    response = Response(Me(""))
    response.delete_cookie(COOKIE)
    return response


@post("/api/me/link", tags=["guests"])
async def make_link(request: Asked, house: NamedDependency[House]) -> ResumeLink:
    """A link that opens this guest on another device, once and soon."""
    guest, _ = await house.guest(request)
    house.limit("link", request, 0.2, 10)
    token = new_id()
    until = house.store.clock() + int(house.settings.resume * 1000)
    await house.store.add_token(fingerprint(token), "resume", guest, until, None, None)
    return ResumeLink(token, f"/resume#{token}", until)


@post("/api/me/resume", tags=["guests"], status_code=HTTP_200_OK)
async def resume(request: Asked, house: NamedDependency[House], data: Token) -> Response[Me]:
    """Uses such a link."""
    house.limit("resume", request, 0.2, 10)
    row = await house.store.use_token(fingerprint(data.token), "resume")
    name = await house.store.guest_name(row.guest) if row else None
    if row is None or name is None:
        raise Problem("token.unknown", "This link has been used or is too old.", 403)
    return Response(Me(name), cookies=[house.cookie(row.guest, secure=is_secure(request))])

"""What the web client asks beside its table: where it is, a code to point a phone at, how a game went."""

import asyncio
import ipaddress
from io import BytesIO
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from koloda.kernel.seats import SPECTATOR
from koloda.server.archive import PAGE, page_steps, read_archive
from koloda.server.context import AppContext
from koloda.server.errors import Problem
from koloda.server.handlers.lobby import find_session, private, seat_number
from koloda.server.pages import PAGES, Page
from koloda.server.replays import EVERYBODY, name_of
from koloda.server.replays import replay as replay_of
from koloda.server.store.store import Store
from koloda.table.table import Table
from koloda.texts import say_sheet
from koloda.wire.pages import Address, Replay

HttpRequest = Request[object, object, State]
MOST_STEPS = 200


def address_for(context: AppContext, request: HttpRequest) -> Address:
    """The address that players use: the one we were told, else the one this browser found us at."""
    settings = context.settings
    url = settings.url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
    host = urlsplit(url).hostname or ""
    if is_loopback(host) and settings.host in ("0.0.0.0", "::"):
        from koloda.server.run import lan_address

        host = lan_address()
        url = f"{request.url.scheme}://{host}:{settings.port}"
    return Address(url, is_loopback(host), PAGES.build)


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


@get("/api/address", tags=["pages"])
async def address(request: HttpRequest, context: NamedDependency[AppContext]) -> Address:
    """Where others find this server."""
    return address_for(context, request)


@get("/api/tables/{id:str}/qr.svg", tags=["pages"], media_type="image/svg+xml")
async def qr(
    request: HttpRequest, context: NamedDependency[AppContext], id: FromPath[str]
) -> Response[bytes]:
    """The address of the table's room as a QR code."""
    session = await find_session(context, id)
    out = BytesIO()
    path = f"r/{session.row.code}" if session.row.code else f"t/{session.row.id}"
    code = segno.make(f"{address_for(context, request).url}/{path}", micro=False)
    code.save(out, kind="svg", border=2, dark="#000", light="#fff", xmldecl=False, omitsize=True)
    return Response(out.getvalue(), media_type="image/svg+xml")


@get("/api/tables/{id:str}/cards", tags=["pages"])
async def cards(
    request: HttpRequest, context: NamedDependency[AppContext], id: FromPath[str]
) -> Response[bytes]:
    """What stands on the cards of this table, where their codes do not say it: names and texts in all
    languages. Whoever has the same already is told so."""
    session = await find_session(context, id)
    table = session.table
    sheet = say_sheet(table.game.name, table.game.sheet(table.options))
    return Page("cards.json", msgspec.json.encode(sheet)).answer(request)


@get("/api/tables/{id:str}/replay", tags=["pages"])
async def replay(
    request: HttpRequest,
    context: NamedDependency[AppContext],
    id: FromPath[str],
    seat: FromQuery[str | None] = None,
    first: FromQuery[int] = 0,
) -> Replay:
    """The game step by step: as the own seat saw it, or with every hand (`*`) once they may be known."""
    context.limit("replay", request, 2, 20)
    session = await find_session(context, id)
    guest = context.who(request)
    own = session.audience.seat_of(guest)
    if not session.table.may_read(guest or ""):
        raise private()
    if seat == "*":
        number = EVERYBODY
    elif seat is None:
        number = own
    else:
        number = SPECTATOR if seat == "?" else seat_number(session, seat)
    if number not in (own, SPECTATOR) and not session.table.is_public():
        raise Problem("record.closed", "The other hands are not open yet.", 409)
    table, at = session.table, max(0, first)
    found = await archived_replay(context.store, id, table, number, at) if table.is_over else None
    return found or await replay_of(table, number, at, MOST_STEPS)


async def archived_replay(store: Store, id: str, table: Table, seat: int, first: int) -> Replay | None:
    """The steps from the game's archive, where it has one."""
    head = await store.archive(id)
    if head is None:
        return None
    archive = read_archive(head)
    first = min(first, archive.steps[name_of(seat)])
    page = first // PAGE
    pages = await store.replay_pages(id, page, page + 1)
    return await asyncio.to_thread(page_steps, archive, pages, table.head.names, seat, first)


HANDLERS = [address, qr, cards, replay]

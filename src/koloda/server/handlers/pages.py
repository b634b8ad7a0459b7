"""What the web client asks beside its table: where it is, a code to point a phone at, how a game went."""

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
from koloda.server.errors import Problem
from koloda.server.handlers.lobby import find_room, seat_number
from koloda.server.house import House
from koloda.server.pages import PAGES, Page
from koloda.server.replays import EVERYBODY
from koloda.server.replays import replay as replay_of
from koloda.server.wire.pages import Address, Replay

Asked = Request[object, object, State]
MOST_FRAMES = 200


def address_for(house: House, request: Asked) -> Address:
    """The address that players use: the one we were told, else the one this browser found us at."""
    settings = house.settings
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
async def address(request: Asked, house: NamedDependency[House]) -> Address:
    """Where others find this server."""
    return address_for(house, request)


@get("/api/tables/{id:str}/qr.svg", tags=["pages"], media_type="image/svg+xml")
async def qr(request: Asked, house: NamedDependency[House], id: FromPath[str]) -> Response[bytes]:
    """The table's address as a QR code."""
    room = await find_room(house, id)
    out = BytesIO()
    code = segno.make(f"{address_for(house, request).url}/t/{room.row.id}", micro=False)
    code.save(out, kind="svg", border=2, dark="#000", light="#fff", xmldecl=False, omitsize=True)
    return Response(out.getvalue(), media_type="image/svg+xml")


@get("/api/tables/{id:str}/cards", tags=["pages"])
async def cards(request: Asked, house: NamedDependency[House], id: FromPath[str]) -> Response[bytes]:
    """What stands on the cards of this table, where their codes do not say it: names and texts in all
    languages. Whoever has the same already is told so."""
    room = await find_room(house, id)
    table = room.table
    return Page("cards.json", msgspec.json.encode(table.game.sheet(table.options))).answer(request)


@get("/api/tables/{id:str}/replay", tags=["pages"])
async def replay(
    request: Asked,
    house: NamedDependency[House],
    id: FromPath[str],
    seat: FromQuery[str | None] = None,
    first: FromQuery[int] = 0,
) -> Replay:
    """The game step by step: as the own seat saw it, or with every hand (`*`) once they may be known."""
    house.limit("replay", request, 2, 20)
    room = await find_room(house, id)
    standing = room.table.standing
    own = room.seat_of(house.who(request))
    if own == SPECTATOR and not room.row.watch:
        raise Problem("table.private", "Nobody watches at this table.", 403)
    if seat == "*":
        number = EVERYBODY
    elif seat is None:
        number = own
    else:
        number = SPECTATOR if seat == "?" else seat_number(room, seat)
    if number not in (own, SPECTATOR) and not standing.is_public():
        raise Problem("record.closed", "The other hands are not open yet.", 409)
    return replay_of(standing, number, max(0, first), MOST_FRAMES)


HANDLERS = [address, qr, cards, replay]

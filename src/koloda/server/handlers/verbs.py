"""The verbs of a table over HTTP, made of their rows in `wire.verbs`."""

from collections.abc import Awaitable, Callable

import msgspec
from litestar import route
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK

from koloda.kernel.seats import HOST, SPECTATOR, letter
from koloda.server.context import AppContext
from koloda.server.handlers.lobby import HttpRequest, ask, bot_name, find_session, seat_number
from koloda.server.live.table_session import TableSession
from koloda.table.entries import Plain
from koloda.table.tickets import Ticket
from koloda.wire.lobby import Body, TableSeen
from koloda.wire.verbs import ROUTES, VerbRoute

Handler = Callable[..., Awaitable[TableSeen]]


def handler_of(row: VerbRoute) -> HTTPRouteHandler:
    path = row.path.replace("{seat}", "{seat:str}")
    answer = with_body(row, row.body) if row.body is not None else without_body(row)
    answer.__name__ = row.verb
    answer.__doc__ = row.does
    return route(
        f"/api/tables/{{id:str}}/{path}",
        http_method=[row.method],
        status_code=HTTP_200_OK,
        tags=["seats" if "{seat}" in row.path else "tables"],
        summary=row.does,
    )(answer)


def without_body(row: VerbRoute) -> Handler:
    async def answer(
        request: HttpRequest, context: NamedDependency[AppContext], id: FromPath[str]
    ) -> TableSeen:
        return await ask_verb(row, context, request, id, {})

    return answer


def with_body(row: VerbRoute, body: type[Body]) -> Handler:
    async def answer(
        request: HttpRequest, context: NamedDependency[AppContext], id: FromPath[str], data: Body
    ) -> TableSeen:
        return await ask_verb(row, context, request, id, msgspec.structs.asdict(data))

    answer.__annotations__["data"] = body
    return answer


async def ask_verb(
    row: VerbRoute, context: AppContext, request: HttpRequest, id: str, values: dict[str, Plain]
) -> TableSeen:
    guest, _ = await context.guest(request)
    session = await find_session(context, id)
    seat = seat_of(session, str(request.path_params.get("seat") or values.pop("seat", "")))
    code = str(values.pop("code", ""))
    if "level" in values:
        others = [chair.name for other, chair in enumerate(session.table.chairs) if other != seat]
        values["name"] = bot_name(session.table.game, seat, others, request)
    return await ask(context, request, id, Ticket(row.verb, seat, by=guest, code=code, values=values))


def seat_of(session: TableSession, text: str) -> int:
    """The seat that a verb is about: the host's where it is about none."""
    if text == letter(SPECTATOR):
        return SPECTATOR
    return seat_number(session, text) if text else HOST


HANDLERS = [handler_of(row) for row in ROUTES]

"""Finished games: judged, and their moments once more."""

from collections.abc import Sequence

from litestar import Request, delete, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from koloda.kernel import NotationError, Refusal
from koloda.kernel.records import read_record
from koloda.kernel.seats import read_seat
from koloda.server import tasks
from koloda.server.analyses import RecordWalk, moments_of, unreadable, write_weighed
from koloda.server.context import AppContext, language
from koloda.server.errors import Problem, refused
from koloda.server.handlers.lobby import find_session, private
from koloda.study.what_if import WORLDS
from koloda.table.translation import action_text
from koloda.texts import Texts
from koloda.wire import analysis as wire

HttpRequest = Request[object, object, State]


async def find_game(
    context: AppContext, request: HttpRequest, asked: wire.GameAsked
) -> tuple[tasks.Told, Sequence[int]]:
    """The record that is meant, and when each action was done, where that is known."""
    if bool(asked.table) == bool(asked.record):
        raise Problem("record.which", "Name a table or a record.", 400)
    if asked.record:
        return tasks.Told(asked.record, {}), []
    table = (await find_session(context, asked.table)).table
    if not table.may_read(context.who(request) or ""):
        raise private()
    record = table.open_record()
    if record is None:
        raise Problem("record.closed", "The record is not public yet.", 409)
    return tasks.Told(record, table.game.contents(table.chosen)), moments_of(table)


@post("/api/analyses", tags=["analyses"], status_code=HTTP_200_OK)
async def ask_analysis(
    request: HttpRequest, context: NamedDependency[AppContext], data: wire.GameAsked
) -> wire.AnalysisSeen:
    """A finished game judged decision by decision: asked for again it says how far it is, then what was
    found."""
    context.limit("analysis", request, 3, 60)
    guest, _ = await context.guest(request)
    told, moments = await find_game(context, request, data)
    seen = await context.analyses.ask(told, guest)
    return await context.analyses.fetch(seen, told, moments, language(None, request))


@delete("/api/analyses/{key:str}", tags=["analyses"], status_code=HTTP_204_NO_CONTENT)
async def stop_analysis(
    request: HttpRequest, context: NamedDependency[AppContext], key: FromPath[str]
) -> None:
    """Stops what one has asked for and what is not ready."""
    guest, _ = await context.guest(request)
    await context.store.stop_analysis(key, guest)


@post("/api/what-if", tags=["analyses"], status_code=HTTP_200_OK)
async def what_if(
    request: HttpRequest, context: NamedDependency[AppContext], data: wire.WhatIfAsked
) -> wire.WhatIfText:
    """What other choices of a seat would have come to: each is played on in a hundred worlds that the seat
    could think possible."""
    context.limit("what-if", request, 0.5, 10)
    told, _ = await find_game(context, request, data)
    choices = [f"{data.seat} {code}".strip() for code in data.choices]
    try:
        found = await context.registry.analysts.do(tasks.compare, told, data.step, choices, WORLDS)
        state = RecordWalk(told.read()).before(data.step)
    except NotationError as error:
        raise unreadable(error) from None
    except Refusal as refusal:
        record = read_record(told.record)
        raise refused(refusal, Texts(record.game, language(None, request))) from None
    return wire.WhatIfText([write_weighed(one, data.seat, state) for one in found])


@post("/api/imagine", tags=["analyses"], status_code=HTTP_200_OK)
async def imagine(
    request: HttpRequest, context: NamedDependency[AppContext], data: wire.WhatIfAsked
) -> wire.Imagined:
    """A position that the seat could think to be true at that moment, to be played on from."""
    context.limit("what-if", request, 0.5, 10)
    told, _ = await find_game(context, request, data)
    try:
        position = await context.registry.analysts.do(tasks.imagine_position, told, data.step, data.seat)
        state = RecordWalk(told.read()).before(data.step)
        seat = read_seat(data.seat, state.count)
    except NotationError as error:
        raise unreadable(error) from None
    legal = [action_text(state, one, state.write_code(one)) for one in state.legal(seat)]
    return wire.Imagined(read_record(told.record).game, position, legal)


HANDLERS = [ask_analysis, stop_analysis, what_if, imagine]

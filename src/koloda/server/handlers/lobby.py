"""Tables: what can be played, opening one, sitting down, beginning."""

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK
from sqlalchemy.exc import IntegrityError

from koloda.bots.levels import levels
from koloda.games import GAMES
from koloda.kernel import Game, NotationError, Refusal
from koloda.kernel.seats import HOST, SPECTATOR, letter, read_seat
from koloda.server.context import MESSAGE_HEADER, AppContext, HttpConnection, language, message_of
from koloda.server.errors import Problem, refused, unknown_table
from koloda.server.guard import address_of
from koloda.server.identity import clean_code, fingerprint, new_code, new_id
from koloda.server.live.table_session import TableSession, encode_entry, summary_of
from koloda.server.store.played import read_result
from koloda.server.store.tables import TableRow
from koloda.table.chairs import Chair
from koloda.table.entries import Plain
from koloda.table.names import looks
from koloda.table.opening import next_game, open_table
from koloda.table.settings import TableSettings
from koloda.table.table import Table
from koloda.table.tickets import Ticket
from koloda.table.translation import table_text
from koloda.texts import Texts
from koloda.wire import lobby

HttpRequest = Request[object, object, State]
HOUR = 3600


@get("/api/tables", tags=["tables"])
async def tables(context: NamedDependency[AppContext]) -> list[lobby.PublicTable]:
    """Public tables that wait for players."""
    return [
        lobby.PublicTable(row.id, row.game, row.chairs, row.people, row.free, row.host_name, row.created)
        for row in await context.store.public_tables()
    ]


@get("/api/me/tables", tags=["tables"])
async def my_tables(request: HttpRequest, context: NamedDependency[AppContext]) -> list[lobby.Found]:
    """The tables this guest sits at or has opened, the latest first."""
    guest, _ = await context.guest(request)
    return [lobby.Found(id) for id in await context.store.tables_of(guest)]


@post("/api/tables", tags=["tables"])
async def new_table(
    request: HttpRequest, context: NamedDependency[AppContext], data: lobby.NewTable
) -> lobby.TableSeen:
    """Opens a table. Whoever opens it sits down first, unless he only wants to watch."""
    guest, name = await context.guest(request)
    id = new_id()
    if MESSAGE_HEADER in request.headers:  # the same request opens the same table
        id = context.signer.derive(f"table {guest} {message_of(request)}")
        if await context.store.table(id) is not None:
            return seen((await find_session(context, id)).table, guest)
    context.limit("table", request, context.settings.table_rate / 60, context.settings.table_rate)
    game = GAMES.get(data.game)
    if game is None:
        raise Problem("game.unknown", "There is no such game.", 400)
    if not game.least <= data.count <= game.most:
        raise Problem("table.count", f"This game is for {game.least} to {game.most} players.", 400)
    people = 1 if data.sit else 0
    if len(data.bots) + people > data.count:
        raise Problem("table.count", "There are more players than seats.", 400)
    if any(level not in levels(game) for level in data.bots):
        raise Problem("bot.unknown", f"A bot is one of {', '.join(levels(game))}.", 400)
    if data.public:  # the list has a hundred places, and a table that nobody joins keeps its own for a day
        context.limit("public", request, 2 / HOUR, 10)
    chairs = [Chair(name, person=guest)] if data.sit else []
    chairs += [Chair("", empty=True)] * (data.count - len(chairs) - len(data.bots))
    for number, level in enumerate(data.bots):
        bot = bot_name(game, number, [chair.name for chair in chairs], request)
        chairs.append(Chair(bot, level=level))
    settings = TableSettings(
        turn_ms=data.clock.turn,
        keep_ms=data.clock.keep,
        keep_after=2,
        keeper="normal",
        desert_ms=int(context.settings.desert * 1000),
        bot_pace=data.clock.pace,
        late=data.late,
        hints=data.hints,
        provable=True,
    )
    try:
        table = open_table(
            game, data.options, chairs, context.registry.clock, founder=guest, settings=settings
        )
    except (NotationError, Refusal) as error:
        sentence = Texts(game.name, language(None, request)).clause(error.clause) if error.clause else None
        raise Problem("options.wrong", sentence or str(error), 400, error.clause) from None
    row = await keep(context, table, id, lobby.Listing(public=data.public, watch=data.watch))
    return seen(table if row is not None else (await find_session(context, id)).table, guest)


def bot_name(game: Game, number: int, taken: list[str], request: HttpRequest) -> str:
    """The name of the bot with that number, or the next one that looks like none at the table."""
    names = Texts(game.name, language(None, request)).say("koloda-bot-names").split()
    names = names[number % len(names) :] + names[: number % len(names)]
    others = {looks(name) for name in taken}
    return next((name for name in names if looks(name) not in others), f"{names[0]} {number + 1}")


async def keep(context: AppContext, table: Table, id: str, listing: lobby.Listing) -> TableRow | None:
    """Stores a new table under that id: in the room of the table that is listed so, which gives it its
    code, or in one of its own. None where there is one of that id."""
    table.tick()
    rooms = await context.store.count_codes()
    for _ in range(20):
        row = TableRow(
            id=id,
            code=new_code(rooms),
            room=listing.room,
            game=table.game.name,
            public=listing.public,
            watch=listing.watch,
            created=context.store.clock(),
        )
        try:
            await context.store.add_table(
                row,
                summary_of(table),
                [encode_entry(entry) for entry in table.log],
                table.game.contents(table.chosen),
                before=listing.id,
            )
        except IntegrityError:
            if await context.store.table(id) is not None:
                return None
            continue
        table.listing = row
        return row
    raise Problem("server.full", "No short code is free.", 503)


def seen(table: Table, guest: str | None) -> lobby.TableSeen:
    """The table as somebody may know it: of a closed one strangers see who sits there."""
    seat = table.seat_of(guest) if guest else SPECTATOR
    text = table_text(table)
    if table.begun and not table.may_read(guest or ""):
        text = msgspec.structs.replace(text, deals=[], next="")
    problem = why_kept_out(table, guest)
    return lobby.TableSeen(text, letter(seat), "" if problem is None else problem.code)


def why_kept_out(table: Table, guest: str | None) -> Problem | None:
    """Nothing, or why somebody gets no socket at this table."""
    if guest and (table.sits(guest) or table.runs(guest)):
        return None
    if not table.may_watch(guest or "", begun=table.begun):
        return banned() if guest in table.banned else private()
    if table.locked:
        return Problem("table.locked", "This table is locked: it takes in nobody new.", 403)
    return None


async def check_ban(context: AppContext, connection: HttpConnection, table: Table) -> None:
    """Whom the owner has banned for the evening plays and watches at none of his tables."""
    guest = context.who(connection) or ""
    if guest and (table.sits(guest) or table.runs(guest)):
        return
    if await context.store.is_banned(table.owner, guest, context.place(connection)):
        raise banned()


def banned() -> Problem:
    return Problem("table.banned", "The owner of this table has sent you away for the evening.", 403)


def private() -> Problem:
    return Problem("table.private", "Nobody watches at this table.", 403)


@post("/api/join", tags=["tables"], status_code=HTTP_200_OK)
async def join(request: HttpRequest, context: NamedDependency[AppContext], data: lobby.Code) -> lobby.Found:
    """From the short code of a room to the table where its people are."""
    context.limit("code", request, 0.2, 30)
    id = await context.store.find_code(clean_code(data.code))
    if id is None:
        raise Problem("code.unknown", "There is no room with this code.", 404)
    context.limits.give_back("code", address_of(request.scope))  # only guessing is counted
    return lobby.Found(id)


@get("/api/tables/{id:str}", tags=["tables"])
async def table(
    request: HttpRequest, context: NamedDependency[AppContext], id: FromPath[str]
) -> lobby.TableSeen:
    """The table, for whoever has its link."""
    session = await find_session(context, id)
    found = seen(session.table, context.who(request))
    try:
        await check_ban(context, request, session.table)
    except Problem as problem:
        return msgspec.structs.replace(found, closed=problem.code)
    return found


async def find_session(context: AppContext, id: str) -> TableSession:
    if len(id) > 32 or not id.isascii():
        raise unknown_table()
    return await context.registry.session(id)


async def ask(context: AppContext, request: HttpRequest, id: str, ticket: Ticket) -> lobby.TableSeen:
    """Has the table do it, and answers how it stands after that."""
    ticket.message = message_of(request)
    session = await find_session(context, id)
    answer = await context.registry.ask(id, ticket)
    if answer.error is not None:
        raise refused(answer.error, Texts(session.row.game, language(None, request)), ticket.code)
    session = await context.registry.session(id)
    return seen(session.table, context.who(request))


def seat_number(session: TableSession, text: str) -> int:
    try:
        return read_seat(text, len(session.table.chairs))
    except NotationError:
        raise Problem("seat.unknown", "There is no such seat.", 404) from None


TABLE = "/api/tables/{id:str}"
SEAT = f"{TABLE}/seats/{{seat:str}}"


@post(f"{TABLE}/play", tags=["seats"], status_code=HTTP_200_OK)
async def play(
    request: HttpRequest, context: NamedDependency[AppContext], id: FromPath[str]
) -> lobby.TableSeen:
    """Sits down wherever there is room; before the start one more seat is added where there is none."""
    guest, name = await context.guest(request)
    session = await find_session(context, id)
    await check_ban(context, request, session.table)
    await context.note_place(id, guest, request)
    if session.table.sits(guest):
        return seen(session.table, guest)
    ticket = Ticket("join", HOST, by=guest, values={"person": guest, "name": name})
    return await ask(context, request, id, ticket)


@post(f"{SEAT}/take", tags=["seats"], status_code=HTTP_200_OK)
async def take(
    request: HttpRequest,
    context: NamedDependency[AppContext],
    id: FromPath[str],
    seat: FromPath[str],
    data: lobby.Take,
) -> lobby.TableSeen:
    """Sits down on an empty seat, or on one that is handed over."""
    guest, name = await context.guest(request)
    session = await find_session(context, id)
    number = seat_number(session, seat)
    await check_ban(context, request, session.table)
    await context.note_place(id, guest, request)
    values: dict[str, Plain] = {"person": guest, "name": name}
    if data.token is None:
        return await ask(context, request, id, Ticket("sit", number, by=guest, values=values))
    if session.table.seat_of(guest) == number:  # asked again: the link has been used by this very guest
        return seen(session.table, guest)
    context.limit("resume", request, 0.2, 10)
    row = await context.store.use_token(fingerprint(data.token), "seat")
    if row is None or row.table != id or row.seat != number:
        raise Problem("token.unknown", "This link has been used or is too old.", 403)
    return await ask(context, request, id, Ticket("hand_over", number, by=row.guest, values=values))


@post(f"{SEAT}/hand", tags=["seats"])
async def hand_over(
    request: HttpRequest, context: NamedDependency[AppContext], id: FromPath[str], seat: FromPath[str]
) -> lobby.OneTimeToken:
    """A one-time token with which somebody else takes over the own seat."""
    guest, _ = await context.guest(request)
    session = await find_session(context, id)
    number = seat_number(session, seat)
    if session.table.seat_of(guest) != number:
        raise Problem("seat.not-yours", "This seat is somebody else's.", 403)
    token = new_id()
    until = context.store.clock() + int(context.settings.resume * 1000)
    await context.store.add_token(fingerprint(token), "seat", guest, until, id, number)
    return lobby.OneTimeToken(token, until)


@post(f"{SEAT}/program", tags=["seats"])
async def new_program(
    request: HttpRequest,
    context: NamedDependency[AppContext],
    id: FromPath[str],
    seat: FromPath[str],
    data: lobby.NewProgram,
) -> lobby.ProgramToken:
    """A token with which somebody's own program plays an empty seat, as a bot that all see; for the table's
    owner. It ends when the bot is taken off the seat."""
    guest, _ = await context.guest(request)
    session = await find_session(context, id)
    number = seat_number(session, seat)
    others = [chair.name for other, chair in enumerate(session.table.chairs) if other != number]
    name = data.name or bot_name(session.table.game, number, others, request)
    token = context.signer.derive(f"token {id} {number} {guest} {message_of(request)}")
    values: dict[str, Plain] = {"person": context.program_of(token), "name": name}
    await ask(context, request, id, Ticket("add_program", number, by=guest, values=values))
    return lobby.ProgramToken(token, letter(number), name)


@post(f"{TABLE}/rematch", tags=["rooms"])
async def play_next(
    request: HttpRequest,
    context: NamedDependency[AppContext],
    id: FromPath[str],
    data: lobby.NextGame | None = None,
) -> lobby.Found:
    """What the same people play next, the same again or another game: as whoever runs the table says, or as
    most of them wish. Whoever asks second gets the same table."""
    guest, _ = await context.guest(request)
    session = await find_session(context, id)
    table = session.table
    if table.seat_of(guest) < 0 and not table.runs(guest):
        raise Problem("seat.not-yours", "Only those who played can ask for another game.", 403)
    if not table.is_over:
        raise Problem("table.running", "The game is not over.", 409)
    if not table.next_table:
        context.limit("table", request, context.settings.table_rate / 60, context.settings.table_rate)
        game = (data.game if data is not None else "") or table.game.name
        if not may_choose(table, guest, game):
            raise Problem("room.wish", "The host chooses what is played next, or most of you do.", 409)
        try:
            following = next_game(table, context.registry.clock, by=guest, game=game)
        except (NotationError, Refusal) as error:  # its options, or its pack, are not played here any more
            raise Problem("options.wrong", str(error), 409, error.clause) from None
        next_id = context.signer.derive(f"after {id}")  # whoever else asks comes to the same id
        await keep(context, following, next_id, listing=session.row)
        await context.registry.ask(id, Ticket("follow", HOST, values={"table": next_id}))
        session = await context.registry.session(id)
    return lobby.Found(session.table.next_table)


def may_choose(table: Table, guest: str, game: str) -> bool:
    """Whether somebody may say what is played next: the same again, while nobody wishes otherwise."""
    wished = table.wished(table.clock.now())
    return table.runs(guest) or game == (wished or ("" if table.wishes else table.game.name))


@get(f"{TABLE}/room", tags=["rooms"])
async def room(context: NamedDependency[AppContext], id: FromPath[str]) -> lobby.RoomText:
    """Where the people of a table are now, what they have played this evening, and who has won how often."""
    session = await find_session(context, id)
    rows = await context.store.room(session.row.room)
    games: list[lobby.RoomGame] = []
    scores: dict[str, lobby.RoomScore] = {}
    for row in rows:
        played = read_result(row.result or "[]")
        games.append(lobby.RoomGame(row.id, row.game, [one.name for one in played if one.won]))
        for one in played:
            who = one.person or one.name
            old = scores.get(who, lobby.RoomScore(one.name, 0, 0))
            scores[who] = lobby.RoomScore(one.name, old.games + 1, old.wins + one.won)
    best = sorted(scores.values(), key=lambda score: (-score.wins, score.games))
    return lobby.RoomText(rows[-1].id, next((row.code for row in rows if row.code), None), games, best)


@get("/api/tables/{id:str}/record", tags=["tables"], media_type=MediaType.TEXT)
async def record(
    request: HttpRequest, context: NamedDependency[AppContext], id: FromPath[str]
) -> Response[str]:
    """A finished game as text, for `koloda replay` and `koloda verify`."""
    session = await find_session(context, id)
    if not session.table.may_read(context.who(request) or ""):
        raise private()
    text = session.table.open_record()
    if text is None:
        raise Problem("record.closed", "The record is not public yet.", 409)
    return Response(
        text,
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="{session.row.game}.txt"'},
    )


@delete("/api/tables/{id:str}/chat", tags=["tables"], status_code=HTTP_200_OK)
async def forget_chat(
    request: HttpRequest, context: NamedDependency[AppContext], id: FromPath[str]
) -> lobby.Found:
    """Deletes the chat of a finished game; for whoever played it."""
    _, session = await own_game(context, request, id)
    if not session.table.is_over:
        raise Problem("table.running", "The game is not over.", 409)
    await context.store.forget_chat(id)
    return lobby.Found(id)


@delete("/api/tables/{id:str}/name", tags=["tables"], status_code=HTTP_200_OK)
async def forget_name(
    request: HttpRequest, context: NamedDependency[AppContext], id: FromPath[str]
) -> lobby.Found:
    """Takes the own name off a finished game: off its seat, its chat and its record."""
    guest, session = await own_game(context, request, id)
    if not session.table.is_over:
        raise Problem("table.running", "The game is not over.", 409)
    await context.store.forget_name(id, guest)
    await context.registry.reread(id)
    return lobby.Found(id)


async def own_game(context: AppContext, request: HttpRequest, id: str) -> tuple[str, TableSession]:
    guest, _ = await context.guest(request)
    session = await find_session(context, id)
    if session.table.seat_of(guest) < 0:
        raise Problem("seat.not-yours", "Only those who played can do this.", 403)
    return guest, session


HANDLERS = [
    tables, my_tables, new_table, join, table, play, take, hand_over, new_program, play_next, room,
    record, forget_chat, forget_name,
]  # fmt: skip

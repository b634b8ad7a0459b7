"""Tables: what can be played, opening one, sitting down, beginning."""

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery
from litestar.status_codes import HTTP_200_OK
from sqlalchemy.exc import IntegrityError

from koloda.bots.levels import LEVELS
from koloda.games import GAMES
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.game import Game
from koloda.kernel.seats import HOST, SPECTATOR, letter, read_seat
from koloda.server.errors import Problem, refused, unknown_table
from koloda.server.house import House, language
from koloda.server.identity import clean_code, fingerprint, new_code, new_id
from koloda.server.live.room import Room, card_of, encode_entry
from koloda.server.live.told import table_of
from koloda.server.store.tables import TableRow
from koloda.server.wire.bus import Ask
from koloda.server.wire.lobby import (
    BotLevel,
    Code,
    Count,
    Found,
    GameText,
    Handover,
    HostWord,
    Hush,
    Line,
    NewTable,
    OptionText,
    TableSeen,
    Take,
)
from koloda.table.chairs import Chair
from koloda.table.opening import open_table, rematch
from koloda.table.settings import Settings
from koloda.table.table import Table
from koloda.texts import Texts

Asked = Request[object, object, State]


def option_texts(game: Game, texts: Texts) -> list[OptionText]:
    found: list[OptionText] = []
    for option in game.options:
        ranged = option.most >= option.least
        title = texts.find(f"{game.name}-option-{option.name}") or option.name
        found.append(
            OptionText(
                option.name,
                title,
                option.default,
                list(option.words),
                game.parts(option.name),
                option.least if ranged else None,
                option.most if ranged else None,
                option.group,
                option.clause,
                texts.clause(option.clause) or "",
            )
        )
    return found


@get("/api/games", tags=["games"])
async def games(request: Asked, lang: FromQuery[str | None] = None) -> list[GameText]:
    """The games with their options, in the reader's language."""
    chosen = language(lang, request)
    found: list[GameText] = []
    for name, game in GAMES.items():
        texts = Texts(name, chosen)
        found.append(
            GameText(
                name,
                texts.say(f"{name}-name"),
                texts.say(f"{name}-pitch"),
                game.version,
                game.least,
                game.most,
                option_texts(game, texts),
                game.presets,
                list(LEVELS),
            )
        )
    return found


@get("/api/tables", tags=["tables"])
async def tables(house: NamedDependency[House]) -> list[Line]:
    """Public tables that wait for players."""
    return [
        Line(row.id, row.game, row.chairs, row.people, row.free, row.host_name, row.created)
        for row in await house.store.public_tables()
    ]


@get("/api/me/tables", tags=["tables"])
async def my_tables(request: Asked, house: NamedDependency[House]) -> list[Found]:
    """The tables this guest sits at or has opened, the latest first."""
    guest, _ = await house.guest(request)
    return [Found(id) for id in await house.store.tables_of(guest)]


@post("/api/tables", tags=["tables"])
async def new_table(request: Asked, house: NamedDependency[House], data: NewTable) -> TableSeen:
    """Opens a table. Whoever opens it sits down first, unless he only wants to watch."""
    guest, name = await house.guest(request)
    house.limit("table", request, house.settings.table_rate / 60, house.settings.table_rate)
    game = GAMES.get(data.game)
    if game is None:
        raise Problem("game.unknown", "There is no such game.", 400)
    if not game.least <= data.count <= game.most:
        raise Problem("table.count", f"This game is for {game.least} to {game.most} players.", 400)
    people = 1 if data.sit else 0
    if len(data.bots) + people > data.count:
        raise Problem("table.count", "There are more players than seats.", 400)
    if any(level not in LEVELS for level in data.bots):
        raise Problem("bot.unknown", f"A bot is one of {', '.join(LEVELS)}.", 400)
    chairs = [Chair(name, person=guest)] if data.sit else []
    chairs += [Chair("", empty=True)] * (data.count - len(chairs) - len(data.bots))
    chairs += [bot_chair(game, level, number, request) for number, level in enumerate(data.bots)]
    settings = Settings(
        turn_ms=data.clock.turn,
        keep_ms=data.clock.keep,
        keep_after=2,
        keeper="normal",
        desert_ms=int(house.settings.desert * 1000),
        bot_pace=data.clock.pace,
        provable=True,
    )
    try:
        table = open_table(game, data.options, chairs, house.hub.clock, founder=guest, settings=settings)
    except (NotationError, Refusal) as error:
        sentence = Texts(game.name, language(None, request)).clause(error.clause) if error.clause else None
        raise Problem("options.wrong", sentence or str(error), 400, error.clause) from None
    row = await keep(house, table, public=data.public, watch=data.watch)
    return seen(row, table, guest)


def bot_chair(game: Game, level: str, number: int, request: Asked) -> Chair:
    names = Texts(game.name, language(None, request)).say("koloda-bot-names").split()
    return Chair(names[number % len(names)], level=level)


async def keep(house: House, table: Table, *, public: bool, watch: bool) -> TableRow:
    """Stores a new table under an id and a code of its own."""
    table.tick()
    for _ in range(20):
        row = TableRow(
            id=new_id(),
            code=new_code(),
            game=table.game.name,
            public=public,
            watch=watch,
            created=house.store.clock(),
        )
        try:
            await house.store.add_table(row, card_of(table), [encode_entry(entry) for entry in table.log])
        except IntegrityError:
            continue
        return row
    raise Problem("server.full", "No short code is free.", 503)


def seen(row: TableRow, table: Table, guest: str | None) -> TableSeen:
    seat = table.seat_of(guest) if guest else SPECTATOR
    scene = table.snapshot(SPECTATOR).scene
    return TableSeen(table_of(row, table.options, scene), letter(seat))


@post("/api/join", tags=["tables"], status_code=HTTP_200_OK)
async def join(request: Asked, house: NamedDependency[House], data: Code) -> Found:
    """From the short code to the table; only while it waits for players."""
    house.limit("code", request, 0.2, 10)
    id = await house.store.find_code(clean_code(data.code))
    if id is None:
        raise Problem("code.unknown", "No table waits under this code.", 404)
    return Found(id)


@get("/api/tables/{id:str}", tags=["tables"])
async def table(request: Asked, house: NamedDependency[House], id: FromPath[str]) -> TableSeen:
    """The table, for whoever has its link."""
    room = await find_room(house, id)
    return seen(room.row, room.table, house.who(request))


async def find_room(house: House, id: str) -> Room:
    if len(id) > 32 or not id.isascii():
        raise unknown_table()
    return await house.hub.room(id)


async def ask(house: House, request: Asked, id: str, ask: Ask) -> TableSeen:
    """Has the table do it, and answers how it stands after that."""
    room = await find_room(house, id)
    reply = await house.hub.ask(id, ask)
    if not reply.done:
        raise refused(reply.clause, reply.values, reply.text, Texts(room.row.game, language(None, request)))
    room = await house.hub.room(id)
    return seen(room.row, room.table, house.who(request))


def seat_number(room: Room, text: str) -> int:
    try:
        return read_seat(text, len(room.table.chairs))
    except NotationError:
        raise Problem("seat.unknown", "There is no such seat.", 404) from None


SEAT = "/api/tables/{id:str}/seats/{seat:str}"


@post(f"{SEAT}/take", tags=["seats"], status_code=HTTP_200_OK)
async def take(
    request: Asked, house: NamedDependency[House], id: FromPath[str], seat: FromPath[str], data: Take
) -> TableSeen:
    """Sits down on an empty seat, or on one that is handed over."""
    guest, name = await house.guest(request)
    room = await find_room(house, id)
    number = seat_number(room, seat)
    values: dict[str, str | int] = {"person": guest, "name": name}
    if data.token is None:
        return await ask(house, request, id, Ask(verb="sit", seat=number, by=guest, values=values))
    house.limit("resume", request, 0.2, 10)
    row = await house.store.use_token(fingerprint(data.token), "seat")
    if row is None or row.table != id or row.seat != number:
        raise Problem("token.unknown", "This link has been used or is too old.", 403)
    return await ask(house, request, id, Ask(verb="hand_over", seat=number, by=row.guest, values=values))


@post(f"{SEAT}/leave", tags=["seats"], status_code=HTTP_200_OK)
async def leave(
    request: Asked, house: NamedDependency[House], id: FromPath[str], seat: FromPath[str]
) -> TableSeen:
    """Gives the own seat up."""
    return await ask_seat(house, request, id, seat, "leave")


@post(f"{SEAT}/kick", tags=["seats"], status_code=HTTP_200_OK)
async def kick(
    request: Asked, house: NamedDependency[House], id: FromPath[str], seat: FromPath[str]
) -> TableSeen:
    """Sends somebody away; for the table's owner."""
    return await ask_seat(house, request, id, seat, "kick")


@post(f"{SEAT}/bot", tags=["seats"], status_code=HTTP_200_OK)
async def add_bot(
    request: Asked, house: NamedDependency[House], id: FromPath[str], seat: FromPath[str], data: BotLevel
) -> TableSeen:
    """Puts a bot on an empty seat; for the table's owner."""
    room = await find_room(house, id)
    bot = bot_chair(room.table.game, data.level, seat_number(room, seat), request)
    return await ask_seat(house, request, id, seat, "add_bot", {"level": data.level, "name": bot.name})


@delete(f"{SEAT}/bot", tags=["seats"], status_code=HTTP_200_OK)
async def remove_bot(
    request: Asked, house: NamedDependency[House], id: FromPath[str], seat: FromPath[str]
) -> TableSeen:
    """Takes a bot off its seat; for the table's owner."""
    return await ask_seat(house, request, id, seat, "remove_bot")


async def ask_seat(
    house: House, request: Asked, id: str, seat: str, verb: str, values: dict[str, str | int] | None = None
) -> TableSeen:
    guest, _ = await house.guest(request)
    room = await find_room(house, id)
    number = seat_number(room, seat)
    return await ask(house, request, id, Ask(verb=verb, seat=number, by=guest, values=values or {}))


@post(f"{SEAT}/hand", tags=["seats"])
async def hand_over(
    request: Asked, house: NamedDependency[House], id: FromPath[str], seat: FromPath[str]
) -> Handover:
    """A one-time token with which somebody else takes over the own seat."""
    guest, _ = await house.guest(request)
    room = await find_room(house, id)
    number = seat_number(room, seat)
    if room.table.seat_of(guest) != number:
        raise Problem("seat.not-yours", "This seat is somebody else's.", 403)
    token = new_id()
    until = house.store.clock() + int(house.settings.resume * 1000)
    await house.store.add_token(fingerprint(token), "seat", guest, until, id, number)
    return Handover(token, until)


@post("/api/tables/{id:str}/count", tags=["tables"], status_code=HTTP_200_OK)
async def resize(request: Asked, house: NamedDependency[House], id: FromPath[str], data: Count) -> TableSeen:
    """More seats or fewer, before the start."""
    guest, _ = await house.guest(request)
    return await ask(house, request, id, Ask(verb="resize", by=guest, values={"count": data.count}))


async def ask_table(house: House, request: Asked, id: str, verb: str) -> TableSeen:
    guest, _ = await house.guest(request)
    return await ask(house, request, id, Ask(verb=verb, by=guest))


@post("/api/tables/{id:str}/start", tags=["tables"], status_code=HTTP_200_OK)
async def start(request: Asked, house: NamedDependency[House], id: FromPath[str]) -> TableSeen:
    """Deals; for the table's owner."""
    return await ask_table(house, request, id, "start")


@post("/api/tables/{id:str}/pause", tags=["tables"], status_code=HTTP_200_OK)
async def pause(request: Asked, house: NamedDependency[House], id: FromPath[str]) -> TableSeen:
    """No clock runs and nothing can be done until the table goes on."""
    return await ask_table(house, request, id, "pause")


@post("/api/tables/{id:str}/resume", tags=["tables"], status_code=HTTP_200_OK)
async def go_on(request: Asked, house: NamedDependency[House], id: FromPath[str]) -> TableSeen:
    return await ask_table(house, request, id, "resume")


@post("/api/tables/{id:str}/host", tags=["tables"], status_code=HTTP_200_OK)
async def tell_host(
    request: Asked, house: NamedDependency[House], id: FromPath[str], data: HostWord
) -> TableSeen:
    """Answers for the host where the game waits for its word; for the table's owner."""
    guest, _ = await house.guest(request)
    return await ask(house, request, id, Ask(verb="act", seat=HOST, by=guest, values={"code": data.code}))


@post("/api/tables/{id:str}/mute", tags=["tables"], status_code=HTTP_200_OK)
async def mute(request: Asked, house: NamedDependency[House], id: FromPath[str], data: Hush) -> TableSeen:
    """Keeps somebody's chat, or that of all who watch, from the table; for the table's owner."""
    guest, _ = await house.guest(request)
    room = await find_room(house, id)
    seat = SPECTATOR if data.seat == letter(SPECTATOR) else seat_number(room, data.seat)
    return await ask(house, request, id, Ask(verb="mute", seat=seat, by=guest, values={"on": int(data.on)}))


@post("/api/tables/{id:str}/rematch", tags=["tables"])
async def play_again(request: Asked, house: NamedDependency[House], id: FromPath[str]) -> Found:
    """Another game of the same people; whoever asks second gets the same table."""
    guest, _ = await house.guest(request)
    room = await find_room(house, id)
    if room.table.seat_of(guest) < 0 and room.table.standing.owner != guest:
        raise Problem("seat.not-yours", "Only those who played can ask for another game.", 403)
    if not room.table.is_over:
        raise Problem("table.running", "The game is not over.", 409)
    if not room.table.standing.next_table:
        house.limit("table", request, house.settings.table_rate / 60, house.settings.table_rate)
        following = rematch(room.table, house.hub.clock, by=guest)
        row = await keep(house, following, public=room.row.public, watch=room.row.watch)
        await house.hub.ask(id, Ask(verb="follow", values={"table": row.id}))
        room = await house.hub.room(id)
        if room.table.standing.next_table != row.id:  # somebody else was first
            await house.store.drop_table(row.id)
    return Found(room.table.standing.next_table)


@get("/api/tables/{id:str}/record", tags=["tables"], media_type=MediaType.TEXT)
async def record(house: NamedDependency[House], id: FromPath[str]) -> Response[str]:
    """A finished game as text, for `koloda replay` and `koloda verify`."""
    room = await find_room(house, id)
    text = room.table.open_record()
    if text is None:
        raise Problem("record.closed", "The record is not public yet.", 409)
    return Response(
        text,
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="{room.row.game}.txt"'},
    )


@delete("/api/tables/{id:str}/chat", tags=["tables"], status_code=HTTP_200_OK)
async def forget_chat(request: Asked, house: NamedDependency[House], id: FromPath[str]) -> Found:
    """Deletes the chat of a game; for whoever played it."""
    await own_game(house, request, id)
    await house.store.forget_chat(id)
    return Found(id)


@delete("/api/tables/{id:str}/name", tags=["tables"], status_code=HTTP_200_OK)
async def forget_name(request: Asked, house: NamedDependency[House], id: FromPath[str]) -> Found:
    """Takes the own name off a finished game: off its seat, its chat and its record."""
    guest, room = await own_game(house, request, id)
    if not room.table.is_over:
        raise Problem("table.running", "The game is not over.", 409)
    await house.store.forget_name(id, guest)
    await house.hub.reread(id)
    return Found(id)


async def own_game(house: House, request: Asked, id: str) -> tuple[str, Room]:
    guest, _ = await house.guest(request)
    room = await find_room(house, id)
    if room.table.seat_of(guest) < 0:
        raise Problem("seat.not-yours", "Only those who played can do this.", 403)
    return guest, room


HANDLERS = [
    games, tables, my_tables, new_table, join, table, take, leave, kick, add_bot, remove_bot, hand_over,
    resize, start, pause, go_on, tell_host, mute, play_again, record, forget_chat, forget_name,
]  # fmt: skip

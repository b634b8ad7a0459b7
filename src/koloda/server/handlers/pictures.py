"""A table as a picture, and what a messenger shows of a link to it."""

import re
from html import escape
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from koloda.kernel.seats import SPECTATOR, letter, seats_in
from koloda.server import pictures
from koloda.server.context import AppContext, language
from koloda.server.errors import Problem
from koloda.server.guard import address_of
from koloda.server.handlers.lobby import find_session, private
from koloda.server.handlers.pages import address_for, archived_replay
from koloda.server.identity import clean_code
from koloda.server.live.table_session import TableSession
from koloda.server.pages import PAGES, Page
from koloda.server.replays import EVERYBODY, look
from koloda.server.replays import replay as replay_of
from koloda.server.store.connect import DATABASE_ERRORS
from koloda.table.table import Table
from koloda.texts import Texts, say_sheet
from koloda.wire.pages import Replay, ReplayStep

HttpRequest = Request[object, object, State]
RENDERER: Final = pictures.Renderer()
POINTS: Final = ("points", "scores", "score", "total", "totals", "levels")
"""Fields with everybody's points; the web client looks for the same."""
INVITES: Final = re.compile(r"/(?:r/(?P<code>[\w-]+)|t/(?P<id>[\w-]+)(?P<replay>/replay)?)")
MOMENT: Final = re.compile(r"(?:^|&)step=(\d{1,6})(?:&|$)")


@get("/api/tables/{id:str}/picture.png", tags=["pages"], media_type="image/png")
async def picture(
    request: HttpRequest,
    context: NamedDependency[AppContext],
    id: FromPath[str],
    lang: FromQuery[str | None] = None,
    step: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Who invites to the table; of a finished game its result, or that `step` of it. There is none of what
    the asker may not see, nor where the server cannot draw."""
    context.limit("picture", request, 1, 30)
    session = await find_session(context, id)
    table = session.table
    if not may_see(table, context.who(request)):
        raise private()
    drawn = await RENDERER.draw(await svg_of(context, session, language(lang, request), step))
    if drawn is None:
        raise Problem("picture.none", "This server draws no pictures.", 404)
    return Page("picture.png", drawn).answer(request)


def may_see(table: Table, guest: str | None) -> bool:
    return table.may_read(guest or "") if table.begun else table.may_watch(guest or "", begun=False)


async def svg_of(context: AppContext, session: TableSession, lang: str, step: int | None) -> str:
    table, game = session.table, session.table.game.name
    texts = Texts(game, lang)
    title = texts.find(f"{game}-name") or game
    if step is not None and table.begun:
        return await moment_of(context, session, texts, title, step)
    if not table.is_over:
        return pictures.invitation(game, title, invites(table, texts), session.row.code)
    names = table.head.names
    winners = list(seats_in(table.state.winners()))
    points = points_of(table)
    rows = [
        (names[seat], str(points.get(letter(seat), "")), seat in winners)
        for seat in sorted(
            range(len(names)), key=lambda seat: (seat not in winners, -points.get(letter(seat), 0))
        )
    ]
    return pictures.result(game, title, won(table, texts), rows)


def invites(table: Table, texts: Texts) -> str:
    owner = table.seat_of(table.owner)
    return texts.say("koloda-picture-invites", {"who": table.chairs[owner].name if owner >= 0 else "none"})


def won(table: Table, texts: Texts) -> str:
    names = [table.head.names[seat] for seat in seats_in(table.state.winners())]
    return texts.say("koloda-picture-won", {"who": ", ".join(names), "count": len(names)})


def points_of(table: Table) -> dict[str, int]:
    position = look(table.state, SPECTATOR)
    for name in POINTS:
        found = position.fields.get(name) or position.plain.get(name) or ""
        pairs = re.findall(r"\b([A-Z]) (-?\d+)\b", found)
        if pairs:
            return {seat: int(number) for seat, number in pairs}
    return {}


async def moment_of(context: AppContext, session: TableSession, texts: Texts, title: str, step: int) -> str:
    """With every hand where they may be known, else as somebody saw it who only watched."""
    table, id = session.table, session.row.id
    seat = EVERYBODY if table.is_public() else SPECTATOR
    found: Replay | None = None
    if table.is_over:
        found = await archived_replay(context.store, id, table, seat, step)
    found = found or await replay_of(table, seat, step, 1)
    if not found.steps:
        raise Problem("step.unknown", "The game has no such step.", 404)
    who, codes = acts(found.steps[0], table.head.names)
    words = texts.say("koloda-picture-step", {"step": step + 1, "total": found.total})
    names = card_names(table, texts.lang)
    game = table.game.name
    return pictures.moment(
        game, title, who or title, words, [(code, names.get(code, code)) for code in codes]
    )


def acts(step: ReplayStep, names: list[str]) -> tuple[str, list[str]]:
    """Who did something, and the cards that were seen of it."""
    who, cards = "", list[str]()
    for event in step.events:
        if not who and event.seat.isalpha() and ord(event.seat) - ord("A") < len(names):
            who = names[ord(event.seat) - ord("A")]
        for name in ("card", "cards"):
            value = event.values.get(name)
            told = value if isinstance(value, list) else [value]
            cards += [code for code in told if isinstance(code, str) and code not in cards and code != "?"]
    return who, cards


def card_names(table: Table, lang: str) -> dict[str, str]:
    """What stands on cards whose codes do not say it."""
    sheet = say_sheet(table.game.name, table.game.sheet(table.options))
    found: dict[str, str] = {}

    def read(part: object, code: str) -> None:
        if not isinstance(part, dict):
            return
        names = part.get("names")
        if isinstance(names, dict) and code:
            said = names.get(lang)
            found[code] = " ".join(said) if isinstance(said, list) else str(said or code)
        for key, value in part.items():
            read(value, str(key))

    read(sheet, "")
    return found


# Links


async def tags_for(context: AppContext, request: HttpRequest, path: str) -> bytes:
    """What a page says of itself to a messenger; nothing where the link leads nowhere, or is not for all."""
    query = request.scope["query_string"].decode("latin-1")
    lang = language(request.query_params.get("lang"), request)
    url = address_for(context, request).url
    table: Table | None = None
    session: TableSession | None = None
    found = INVITES.fullmatch(path)
    if found:
        session = await session_at(context, request, found["code"], found["id"])
        table = session.table if session is not None else None
        if table is None or not may_see(table, None):
            return b""
    elif path != "/":
        return b""
    texts = Texts(table.game.name if table else "", lang)
    title, said, image = "Koloda", texts.say("koloda-picture-home"), ""
    if table is not None and session is not None:
        title = texts.find(f"{table.game.name}-name") or table.game.name
        said = won(table, texts) if table.is_over else invites(table, texts)
        step = MOMENT.search(query)
        more = f"&step={step[1]}" if step and found and found["replay"] else ""
        image = f"{url}/api/tables/{session.row.id}/picture.png?lang={lang}{more}"
    if image and not await RENDERER.can_draw():
        image = ""
    properties = {"og:site_name": "Koloda", "og:type": "website", "og:title": title, "og:description": said}
    if image:
        properties |= {"og:image": image, "og:image:width": "1200", "og:image:height": "630"}
    told = [f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items()]
    told.append(f'<meta name="description" content="{escape(said)}">')
    if image:
        told.append('<meta name="twitter:card" content="summary_large_image">')
    return "".join(told).encode()


async def session_at(
    context: AppContext, request: HttpRequest, code: str | None, id: str | None
) -> TableSession | None:
    """The table of a link; None where there is none, or where somebody is guessing codes."""
    try:
        if code is not None:
            context.limit("code", request, 0.2, 30)
            id = await context.store.find_code(clean_code(code))
            if id is not None:
                context.limits.give_back("code", address_of(request.scope))
        return await find_session(context, id) if id is not None else None
    except (Problem, *DATABASE_ERRORS):
        return None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: HttpRequest, context: NamedDependency[AppContext], path: FromPath[str] = "/"
) -> Response[bytes]:
    """The client; a link to a table says whereto it invites."""
    path = "/" + path.strip("/")
    index = PAGES.files.get("/index.html")
    if index is not None and (path == "/" or INVITES.fullmatch(path)):
        tags = await tags_for(context, request, path)
        if tags:
            body = index.body.replace(b"</head>", tags + b"</head>", 1)
            return Page("index.html", body).answer(request)
    return PAGES.answer(request, path)


HANDLERS = [picture, page]

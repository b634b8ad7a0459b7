"""My games: what this guest has played to the end, and how he has done. The list is his own: nobody else sees
it, and what he takes off it stays with the others."""

from litestar import Request, delete, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.status_codes import HTTP_200_OK

from koloda.server.context import AppContext
from koloda.server.errors import Problem, unknown_table
from koloda.server.store.played import read_result
from koloda.wire.lobby import Found, Me
from koloda.wire.played import GameTally, MyGames, PlayedBy, PlayedGame

HttpRequest = Request[object, object, State]
PAGE = 20


@get("/api/me/games", tags=["guests"])
async def my_games(
    request: HttpRequest, context: NamedDependency[AppContext], before: FromQuery[str] = ""
) -> MyGames:
    """The finished games of this guest, the latest first; with `before` those that follow a page."""
    guest = context.who(request)
    if guest is None:
        return MyGames([], "", [])
    rows = await context.store.played(guest, PAGE + 1, read_place(before))
    games = [
        PlayedGame(
            row.table_id,
            row.game,
            row.at,
            row.won,
            [PlayedBy(one.name, one.won, one.person == guest) for one in read_result(row.result or "[]")],
        )
        for row in rows[:PAGE]
    ]
    last = rows[PAGE - 1] if len(rows) > PAGE else None
    tallies = [] if before else tally(await context.store.outcomes(guest))
    return MyGames(games, "" if last is None else f"{last.at}.{last.table_id}", tallies)


def read_place(text: str) -> tuple[int, str] | None:
    """Where a page ended, as `next` named it."""
    at, _, id = text.partition(".")
    if not text:
        return None
    if not (at.isascii() and at.isdigit() and len(at) < 16 and id and id.isascii() and len(id) <= 32):
        raise Problem("request.wrong", "There is no such page.", 400)
    return int(at), id


def tally(outcomes: list[tuple[str, bool]]) -> list[GameTally]:
    """From the latest game to the first."""
    found: dict[str, list[bool]] = {}
    for game, won in outcomes:
        found.setdefault(game, []).append(won)
    return [GameTally(game, len(won), sum(won), *streaks(won)) for game, won in found.items()]


def streaks(won: list[bool]) -> tuple[int, int]:
    """The wins in a row at the head, and the most anywhere."""
    runs = "".join("w" if one else " " for one in won).split(" ")
    return len(runs[0]), max(map(len, runs))


@delete("/api/me/games", tags=["guests"], status_code=HTTP_200_OK)
async def forget_my_games(request: HttpRequest, context: NamedDependency[AppContext]) -> Me:
    """Empties the own list; the games stay with the others."""
    guest, name = await context.guest(request)
    await context.store.forget_played(guest)
    return Me(name)


@delete("/api/me/games/{id:str}", tags=["guests"], status_code=HTTP_200_OK)
async def forget_my_game(
    request: HttpRequest, context: NamedDependency[AppContext], id: FromPath[str]
) -> Found:
    """Takes a game off the own list; it stays with the others."""
    guest, _ = await context.guest(request)
    if not await context.store.forget_played(guest, id):
        raise unknown_table()
    return Found(id)


HANDLERS = [my_games, forget_my_games, forget_my_game]

"""Positions to try things out at: lessons, and whatever somebody pastes."""

import asyncio
from datetime import UTC, datetime
from functools import cache

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery
from litestar.status_codes import HTTP_200_OK

from koloda.games import GAMES
from koloda.kernel import Game, NotationError
from koloda.kernel.options import read_options
from koloda.kernel.positions import read_header
from koloda.server.context import AppContext, language
from koloda.server.errors import Problem
from koloda.server.pages import Page
from koloda.server.studies import unreadable
from koloda.study.lessons import Lesson, course, examples
from koloda.study.puzzles import Puzzle, lesson_of, of_the_day, read_puzzles
from koloda.study.reading import read_pasted
from koloda.table.translation import action_text
from koloda.texts import say_sheet
from koloda.wire import study as wire

HttpRequest = Request[object, object, State]


def game_of(name: str) -> Game:
    game = GAMES.get(name)
    if game is None:
        raise Problem("game.unknown", "There is no such game.", 404)
    return game


LESSONS = ResponseSpec(wire.GameLessons, generate_examples=False)


@get("/api/games/{name:str}/lessons", tags=["studies"], responses={HTTP_200_OK: LESSONS})
async def lessons(
    request: HttpRequest, name: FromPath[str], lang: FromQuery[str | None] = None
) -> Response[bytes]:
    """What can be learned by doing it: the course of a game, and the examples of its rulebook."""
    game_of(name)
    page = await asyncio.to_thread(lessons_page, name, language(lang, request))
    return page.answer(request)


@cache
def lessons_page(name: str, lang: str) -> Page:
    game = GAMES[name]
    found = wire.GameLessons(*([lesson_text(one) for one in those] for those in
                               (course(game, lang), examples(game, lang))))  # fmt: skip
    return Page("lessons.json", msgspec.json.encode(found))


def lesson_text(lesson: Lesson) -> wire.LessonText:
    tasks = [wire.LessonTask(*task) for task in lesson.tasks]
    return wire.LessonText(lesson.name, lesson.title, lesson.before, lesson.after, tasks)


@get("/api/games/{name:str}/puzzle", tags=["studies"])
async def puzzle(
    request: HttpRequest,
    name: FromPath[str],
    number: FromQuery[int | None] = None,
    lang: FromQuery[str | None] = None,
) -> wire.PuzzleText:
    """The puzzle of the day, the same for everybody; or one by its number."""
    game = game_of(name)
    found = await asyncio.to_thread(puzzles_of, name)
    if not found or (number is not None and not 1 <= number <= len(found)):
        raise Problem("puzzle.unknown", "There is no such puzzle.", 404)
    chosen = of_the_day(found, datetime.now(UTC).date()) if number is None else found[number - 1]
    state = game.read(chosen.position)
    choices = [
        wire.PuzzleChoice(action_text(state, state.action(f"{chosen.seat} {code}"), code), chance)
        for code, chance in chosen.chances
    ]
    lesson = lesson_text(lesson_of(game, chosen, language(lang, request)))
    return wire.PuzzleText(chosen.number, len(found), lesson, choices)


@cache
def puzzles_of(name: str) -> list[Puzzle]:
    return read_puzzles(GAMES[name])


@get("/api/games/{name:str}/cards", tags=["studies"])
async def cards(request: HttpRequest, name: FromPath[str], header: FromQuery[str] = "") -> Response[bytes]:
    """What stands on the cards of a game with these options, as a table tells it of its own."""
    game = game_of(name)
    try:
        options = read_options(game.options, read_header(header)[1] if header else {})
        sheet = say_sheet(game.name, game.sheet(options))
    except NotationError as error:
        raise unreadable(str(error)) from None
    return Page("cards.json", msgspec.json.encode(sheet)).answer(request)


@post("/api/studies/read", tags=["studies"], status_code=HTTP_200_OK)
async def read_study(
    request: HttpRequest, context: NamedDependency[AppContext], data: wire.Paste
) -> wire.StudyText:
    """What a pasted text tells: a position, a record, a scenario, a link."""
    context.limit("paste", request, 1, 20)
    if data.game:
        game_of(data.game)
    try:
        found = read_pasted(data.text, data.game)
    except NotationError as error:
        raise unreadable(str(error)) from None
    return wire.StudyText(*found)


@post("/api/studies", tags=["studies"], status_code=HTTP_200_OK)
async def ask_study(
    request: HttpRequest, context: NamedDependency[AppContext], data: wire.StudyAsk
) -> wire.StudySeen:
    """A position, with what has been done since: how it stands, and what comes of one thing more."""
    context.limit("study", request, 6, 90)
    return await context.studies.answer(game_of(data.game), data, language(None, request))


HANDLERS = [lessons, puzzle, cards, read_study, ask_study]

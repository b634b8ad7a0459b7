"""The games: what stands on their boxes, and what a client needs to show one that it does not know."""

import logging
from functools import cache

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from koloda.bots.levels import levels
from koloda.games import GAMES
from koloda.kernel import Game
from koloda.server.context import language
from koloda.server.errors import Problem
from koloda.server.pages import Page
from koloda.texts import LANGUAGES, Texts, read_book, read_source
from koloda.wire import lobby

HttpRequest = Request[object, object, State]


def option_texts(game: Game, texts: Texts) -> list[lobby.OptionText]:
    found: list[lobby.OptionText] = []
    for option in game.options:
        ranged = option.most >= option.least
        title = texts.find(f"{game.name}-option-{option.name}") or option.name
        found.append(
            lobby.OptionText(
                option.name,
                title,
                option.default,
                list(option.words),
                game.parts(option.name),
                option.least if ranged else None,
                option.most if ranged else None,
                option.unit,
                option.group,
                option.clause,
                texts.clause(option.clause) or "",
            )
        )
    return found


def preset_text(game: Game, preset: str, texts: Texts) -> lobby.PresetText:
    """In the game's own words, else in those that every game has for `book`, `quick` and others."""
    own, common = f"{game.name}-preset-{preset}", f"koloda-preset-{preset}"
    title = texts.find(own, attribute="title") or texts.find(common) or preset
    text = texts.find(own) or texts.find(common, attribute="help") or ""
    return lobby.PresetText(title, text, game.presets[preset])


def game_text(game: Game, lang: str) -> lobby.GameText:
    name, texts = game.name, Texts(game.name, lang)
    return lobby.GameText(
        name,
        texts.find(f"{name}-name") or name,
        texts.find(f"{name}-pitch") or "",
        game.version,
        game.least,
        game.most,
        list(game.minutes),
        game.age,
        game.suited()[1],
        option_texts(game, texts),
        {preset: preset_text(game, preset, texts) for preset in game.presets},
        list(levels(game)),
    )


@get("/api/games", tags=["games"])
async def games(request: HttpRequest, lang: FromQuery[str | None] = None) -> list[lobby.GameText]:
    """The games with their options, in the reader's language."""
    chosen = language(lang, request)
    found: list[lobby.GameText] = []
    for name, game in GAMES.items():
        try:
            found.append(game_text(game, chosen))
        except Exception:  # somebody else's code: the other games stay on the shelf
            logging.getLogger(__name__).exception("the game %s cannot be described", name)
    return found


@get("/api/games/{name:str}", tags=["games"])
async def one_game(request: HttpRequest, name: FromPath[str]) -> Response[bytes]:
    """What a client needs to show a game for which it has no board, texts or rulebook of its own. Whoever has
    the same already is told so."""
    if name not in GAMES:
        raise Problem("game.unknown", "There is no such game.", 404)
    return game_page(name).answer(request)


@cache
def game_page(name: str) -> Page:
    game = GAMES[name]
    ranks, suits = game.suited()
    screen = lobby.GameScreen(
        {row.name: row.kind() for row in game.fields.rows},
        ranks,
        suits,
        {lang: read_source(name, lang) for lang in LANGUAGES},
        {lang: read_book(name, lang) for lang in LANGUAGES},
    )
    return Page("game.json", msgspec.json.encode(screen))


HANDLERS = [games, one_game]

"""`koloda games` and `koloda rules`: what there is to read."""

import argparse
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from koloda.cli.errors import CommandError
from koloda.cli.setup import complain, find_game
from koloda.games import GAMES
from koloda.texts import Texts, choose_language


def open_console() -> Console:
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = 80
    return console


def games(arguments: argparse.Namespace) -> int:
    lang = choose_language(arguments.lang)
    console = open_console()
    for name, game in GAMES.items():
        texts = Texts(name, lang)
        title = texts.find(f"{name}-name") or name
        console.print(Text.assemble((f"{name}  ", "bold"), f"{title}, {game.least}-{game.most}"))
        pitch = texts.find(f"{name}-pitch")
        if pitch is not None:
            console.print(Padding(pitch, (0, 0, 0, len(name) + 2)))
    complain()
    return 0


def rules(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game, arguments.lang)
    texts = Texts(game.name, choose_language(arguments.lang))
    if not show_rules(texts, open_console().print, arguments.clause or ""):
        raise CommandError(texts.say("koloda-unknown-clause", {"text": arguments.clause}))
    return 0


def show_rules(texts: Texts, show: Callable[[RenderableType], None], wanted: str) -> bool:
    """All clauses under their titles, those of a chapter, or one; False when there is none."""
    found = False
    for title, clauses in texts.chapters():
        chosen = [clause for clause in clauses if fits(clause, wanted, texts.game)]
        if chosen and len(chosen) == len(clauses):
            show(Text(title, "bold underline"))
        for clause in chosen:
            found = True
            show(Text(clause, "cyan"))
            show(Padding(texts.clause(clause) or "", (0, 0, 0, 2)))
    return found


def fits(clause: str, wanted: str, game: str) -> bool:
    """Whether a clause is the one meant, or lies in the chapter meant; the game's name may be left out."""
    return not wanted or any(
        clause == name or clause.startswith(name + ".")
        for name in (wanted.rstrip("."), f"{game}.{wanted.rstrip('.')}")
    )

"""`koloda games` and `koloda rules`: what there is to read."""

import argparse

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from koloda.cli.console_io import open_console
from koloda.cli.errors import CommandError
from koloda.cli.rulebook import book_of, show_rules
from koloda.cli.setup import complain, find_game
from koloda.games import GAMES
from koloda.texts import Texts, choose_language


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
    """The clauses, or the rulebook; through a pager where they are longer than the screen."""
    game = find_game(arguments.game, arguments.lang)
    texts = Texts(game.name, choose_language(arguments.lang))
    console = open_console()
    if arguments.book:
        console.page_through(book_of(texts))
        return 0
    lines: list[RenderableType] = []
    if not show_rules(texts, lines.append, arguments.clause or ""):
        raise CommandError(texts.say("koloda-unknown-clause", {"text": arguments.clause}))
    console.page_through(*lines)
    return 0

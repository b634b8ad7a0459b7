"""`koloda` alone: asks for the game, the players, the bots and the rules; Enter takes what is usual."""

import argparse
import sys
import time
from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from koloda.cli import saves
from koloda.cli.boards.generic import NUMBER
from koloda.cli.console_io import PlainConsole
from koloda.cli.errors import CommandError
from koloda.cli.setup import PLAYERS
from koloda.cli.typed import from_keys
from koloda.cli.words import Tongue, say
from koloda.games import GAMES
from koloda.kernel import Game
from koloda.texts import Texts

LEAVE = ("q", "quit", "exit", "выход")
BOTS = ("easy", "normal", "hard")
USUAL_BOTS = "normal"


class LeftMenu(Exception):
    """Nothing was chosen."""


class Menu:
    """A row of questions, each with numbered answers."""

    def __init__(self, console: PlainConsole) -> None:
        from prompt_toolkit import PromptSession

        self.console = console
        self.editor: PromptSession[str] = PromptSession()

    def ask(self, title: str, answers: list[tuple[str, str]], usual: str) -> str:
        """One of the answers, by its number or its name."""
        names = [name for name, _ in answers]
        self.console.print(Text(title, "bold"))
        for number, (name, words) in enumerate(answers, 1):
            self.console.print(
                Padding(Text.assemble((f"{number:>2} ", NUMBER), (name, "bold"), "  ", words), (0, 0, 0, 1))
            )
        while True:
            said = self.read(usual)
            if said.isdecimal() and 0 < int(said) <= len(names):
                return names[int(said) - 1]
            if said in names:
                return said
            self.console.print(say("menu-again"))

    def ask_number(self, title: str, least: int, most: int, usual: int) -> int:
        self.console.print(Text(title, "bold"))
        while True:
            said = self.read(str(usual))
            if said.isdecimal() and least <= int(said) <= most:
                return int(said)
            self.console.print(say("menu-again"))

    def read(self, usual: str) -> str:
        hint = f"{say('menu-usual', text=usual)} › " if usual else "› "
        typed = self.editor.prompt(hint).strip().lower()
        if typed in LEAVE or from_keys(typed) in LEAVE:
            raise LeftMenu
        return from_keys(typed) or usual


def choose(arguments: argparse.Namespace, console: PlainConsole) -> bool:
    """Fills in what nobody has said; False when the person leaves."""
    if not (sys.stdin.isatty() and console.is_terminal):
        raise CommandError(say("error-which-game", text=", ".join(GAMES)))
    try:
        menu = Menu(console)
        game = choose_game(menu, arguments)
        if game is not None:
            choose_table(menu, game, arguments)
    except (LeftMenu, EOFError):
        return False
    return True


def choose_game(menu: Menu, arguments: argparse.Namespace) -> Game | None:
    """A game to begin, or none where one goes on that was left."""
    answers = [(name, about(GAMES[name])) for name in GAMES]
    left = {path.stem: path for path in saves.kept()[:3] if game_of(path) in GAMES}
    for path in left.values():
        when = time.strftime("%d.%m %H:%M", time.localtime(path.stat().st_mtime))
        answers.append((path.stem, say("menu-go-on", game=title(GAMES[game_of(path)]), when=when)))
    chosen = menu.ask(say("menu-title"), answers, "uno")
    if chosen in left:
        arguments.resume = str(left[chosen])
        return None
    arguments.game = chosen
    return GAMES[chosen]


def choose_table(menu: Menu, game: Game, arguments: argparse.Namespace) -> None:
    texts = Texts(game.name, Tongue.lang)
    if arguments.players is None and arguments.position is None:
        least, most = game.least, game.most
        usual = max(least, min(most, PLAYERS))
        arguments.players = menu.ask_number(say("menu-players", least=least, most=most), least, most, usual)
    if arguments.bots is None:
        answers = [(level, texts.say(f"koloda-bot-{level}").lower()) for level in BOTS]
        arguments.bots = menu.ask(say("menu-bots"), answers, USUAL_BOTS)
    if arguments.preset is None:
        answers = [(name, preset_words(game, texts, name)) for name in game.presets]
        usual_rules = "advised" if "advised" in game.presets else "book"
        arguments.preset = menu.ask(say("menu-preset"), answers, usual_rules)


def preset_words(game: Game, texts: Texts, preset: str) -> str:
    """What a preset is called, and what it changes."""
    called = texts.find(f"{game.name}-preset-{preset}", attribute="title")
    called = called or texts.find(f"koloda-preset-{preset}") or preset
    help = texts.find(f"{game.name}-preset-{preset}") or texts.find(
        f"koloda-preset-{preset}", attribute="help"
    )
    return f"{called}. {help}" if help else called


def title(game: Game) -> str:
    return Texts(game.name, Tongue.lang).find(f"{game.name}-name") or game.name


def about(game: Game) -> str:
    return f"{title(game)}, {game.least}–{game.most}"


def game_of(path: Path) -> str:
    return path.stem.partition("-")[0]

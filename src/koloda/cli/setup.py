"""From words on the command line to seeds, options, bots and files."""

import hashlib
import os

from koloda.bots.levels import LEVELS
from koloda.cli.errors import Trouble
from koloda.games import GAMES
from koloda.kernel.chance import open_chance
from koloda.kernel.game import Game
from koloda.texts import Texts, choose_language

PLAYERS = 4
"""How many sit at a table when nobody says."""


def find_game(name: str, lang: str | None) -> Game:
    if name not in GAMES:
        texts = Texts("", choose_language(lang))
        raise Trouble(f"{texts.say('koloda-unknown-game', {'text': name})} ({', '.join(GAMES)})")
    return GAMES[name]


def read_seed(text: str | None) -> str:
    """k1:HEX and h1:HEX as they stand, any other text by its hash, nothing by lot."""
    if text is None:
        return f"k1:{os.urandom(7).hex()}"
    if text.startswith(("k1:", "h1:")):
        open_chance(text)
        return text
    return derive(text)


def derive(*parts: str | int) -> str:
    """A seed of its own for everything that needs one."""
    words = "/".join(str(part) for part in parts)
    return f"k1:{hashlib.sha256(words.encode()).hexdigest()[:14]}"


def read_pairs(pairs: list[str]) -> dict[str, str]:
    """`--option k=v`, any number of times."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Trouble(f"--option takes NAME=VALUE, not {pair!r}")
        if name in options:
            raise Trouble(f"option {name!r} is given twice")
        options[name] = value
    return options


def read_levels(text: str | None, default: str, game: Game, players: int | None, people: int) -> list[str]:
    """A level for every bot; how many there are follows from the levels where nobody says."""
    levels = [level.strip() for level in (text or default).split(",")]
    for level in levels:
        if level not in LEVELS:
            raise Trouble(f"there is no bot {level!r}; there is {', '.join(LEVELS)}")
    if players is None:
        players = len(levels) + people if len(levels) > 1 else max(game.least, min(game.most, PLAYERS))
    if not game.least <= players <= game.most:
        raise Trouble(f"{game.name} is for {game.least} to {game.most} players, not {players}")
    bots = players - people
    if len(levels) == 1:
        return levels * bots
    if len(levels) != bots:
        raise Trouble(f"--bots names {len(levels)} bots, but {bots} will sit at the table")
    return levels


def read_file(path: str) -> str:
    try:
        with open(path, encoding="utf-8-sig") as file:
            return file.read()
    except OSError as error:
        raise Trouble(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Trouble(f"cannot read {path}: it is not UTF-8 text") from None


def write_file(path: str, text: str) -> None:
    try:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise Trouble(f"cannot write {path}: {error.strerror}") from None


def check_writable(path: str) -> None:
    """A game should not be lost because its record could not be written at the end."""
    try:
        with open(path, "a", encoding="utf-8"):
            pass
    except OSError as error:
        raise Trouble(f"cannot write {path}: {error.strerror}") from None

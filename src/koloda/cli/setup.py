"""From words on the command line to seeds, options, bots and files."""

import sys

from koloda.bots import levels as known
from koloda.bots.outside import outside_names
from koloda.cli.errors import CommandError
from koloda.games import GAMES
from koloda.kernel import Game
from koloda.texts import Texts, choose_language
from koloda.texts.wanted import spoilt_texts

PLAYERS = 4
"""How many sit at a table when nobody says."""


def find_game(name: str, lang: str | None) -> Game:
    if name not in GAMES:
        if name in GAMES.broken:
            raise CommandError(f"the game {name} cannot be loaded: {GAMES.broken[name]}")
        texts = Texts("", choose_language(lang))
        raise CommandError(f"{texts.say('koloda-unknown-game', {'text': name})} ({', '.join(GAMES)})")
    return GAMES[name]


def complain() -> None:
    """Names the games of other packages that are broken; everything else goes on."""
    loaded = [name for name in GAMES if name in GAMES.found()]
    said = [f"the game {name} cannot be loaded: {why}" for name, why in GAMES.broken.items()]
    said += [f"the game {name} lacks words: {why}" for name in loaded for why in spoilt_texts(GAMES[name])]
    for sentence in said:
        print(f"koloda: {sentence}", file=sys.stderr)


def read_pairs(pairs: list[str]) -> dict[str, str]:
    """`--option k=v`, any number of times."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise CommandError(f"--option takes NAME=VALUE, not {pair!r}")
        if name in options:
            raise CommandError(f"option {name!r} is given twice")
        options[name] = value
    return options


def read_levels(text: str | None, default: str, game: Game, players: int | None, people: int) -> list[str]:
    """A level for every bot; how many there are follows from the levels where nobody says."""
    levels = [level.strip() for level in (text or default).split(",")]
    for level in levels:
        if level not in known.levels(game) and level not in outside_names() and ":" not in level:
            there = ", ".join(known.levels(game) + outside_names())
            raise CommandError(f"there is no bot {level!r}; there is {there}")
    if players is None:
        players = len(levels) + people if len(levels) > 1 else max(game.least, min(game.most, PLAYERS))
    if not game.least <= players <= game.most:
        raise CommandError(f"{game.name} is for {game.least} to {game.most} players, not {players}")
    bots = players - people
    if len(levels) == 1:
        return levels * bots
    if len(levels) != bots:
        raise CommandError(f"--bots names {len(levels)} bots, but {bots} will sit at the table")
    return levels


def read_file(path: str) -> str:
    try:
        with open(path, encoding="utf-8-sig") as file:
            return file.read()
    except OSError as error:
        raise CommandError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CommandError(f"cannot read {path}: it is not UTF-8 text") from None


def write_file(path: str, text: str) -> None:
    try:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise CommandError(f"cannot write {path}: {error.strerror}") from None


def check_writable(path: str) -> None:
    """A game should not be lost because its record could not be written at the end."""
    try:
        with open(path, "a", encoding="utf-8"):
            pass
    except OSError as error:
        raise CommandError(f"cannot write {path}: {error.strerror}") from None

"""From words on the command line to seeds, options, bots and files."""

import sys

from koloda.bots import levels as known
from koloda.cli.errors import CommandError
from koloda.cli.words import reason, say
from koloda.games import GAMES
from koloda.kernel import Game, NotationError
from koloda.kernel.options import REFEREE, STRICT
from koloda.texts.wanted import spoilt_texts

PLAYERS = 4
"""How many sit at a table when nobody says."""


def find_game(name: str, lang: str | None) -> Game:
    if name not in GAMES:
        if name in GAMES.broken:
            raise CommandError(say("error-broken-game", text=name, why=GAMES.broken[name]))
        raise CommandError(say("error-unknown-game", text=name, there=", ".join(GAMES)))
    return GAMES[name]


def complain() -> None:
    """Names the games of other packages that are broken; everything else goes on."""
    loaded = [name for name in GAMES if name in GAMES.found()]
    said = [say("error-broken-game", text=name, why=why) for name, why in GAMES.broken.items()]
    said += [
        say("error-game-words", text=name, why=why) for name in loaded for why in spoilt_texts(GAMES[name])
    ]
    for sentence in said:
        print(f"koloda: {sentence}", file=sys.stderr)


def read_pairs(pairs: list[str]) -> dict[str, str]:
    """`--option k=v`, any number of times."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise CommandError(say("error-pair", text=pair))
        if name in options:
            raise CommandError(say("error-twice", text=name))
        options[name] = value
    return options


def read_choices(game: Game, preset: str | None, pairs: list[str]) -> dict[str, str]:
    """The options of a table: those of a preset, then those that are given."""
    if preset is not None and preset not in game.presets:
        raise CommandError(say("error-unknown-preset", text=preset, there=", ".join(game.presets)))
    given = read_pairs(pairs)
    there = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in there:
            if (name, value) != (REFEREE, STRICT):
                raise CommandError(say("error-unknown-option", text=name, there=", ".join(there)))
            continue
        try:
            there[name].read(value)
        except NotationError:
            takes = there[name].takes()
            raise CommandError(say("error-option-value", name=name, there=takes, text=value)) from None
    return {**game.presets[preset or "book"], **given}


def read_levels(text: str | None, default: str, game: Game, players: int | None, people: int) -> list[str]:
    """A level for every bot; how many there are follows from the levels where nobody says."""
    levels = [level.strip() for level in (text or default).split(",")]
    for level in levels:
        if ":" not in level and level not in known.known_bots(game):
            there = ", ".join(known.known_bots(game))
            raise CommandError(say("error-unknown-bot", text=level, there=there))
    if players is None:
        players = len(levels) + people if len(levels) > 1 else max(game.least, min(game.most, PLAYERS))
    if not game.least <= players <= game.most:
        most = {"least": game.least, "most": game.most, "count": players}
        raise CommandError(say("error-players", game=game.name, **most))
    bots = players - people
    if len(levels) == 1:
        return levels * bots
    if len(levels) != bots:
        raise CommandError(say("error-bots", named=len(levels), count=bots))
    return levels


def read_file(path: str) -> str:
    try:
        with open(path, encoding="utf-8-sig") as file:
            return file.read()
    except OSError as error:
        raise CommandError(say("error-read", text=path, why=reason(error))) from None
    except UnicodeDecodeError:
        raise CommandError(say("error-read", text=path, why=say("error-not-utf8"))) from None


def write_file(path: str, text: str) -> None:
    try:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise CommandError(say("error-write", text=path, why=reason(error))) from None


def check_writable(path: str) -> None:
    """A game should not be lost because its record could not be written at the end."""
    try:
        with open(path, "a", encoding="utf-8"):
            pass
    except OSError as error:
        raise CommandError(say("error-write", text=path, why=reason(error))) from None

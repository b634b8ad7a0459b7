"""Which games there are, and what can be chosen before one begins."""

from types import ModuleType
from typing import NamedTuple

from koloda.games import GAMES, find_game
from koloda.kernel import Game, NotationError
from koloda.kernel.options import read_options
from koloda.texts import Texts

Choice = str | int | bool
"""The value of an option: a word, a number, or yes and no."""
YES, NO = ("on", "yes"), ("off", "no")


class OptionInfo(NamedTuple):
    """What a table may agree on: one of `words`, or a number from `least` to `most` where there is a
    range; with the unit `ms` it counts thousandths of a second."""

    name: str
    default: str
    words: tuple[str, ...]
    least: int | None
    most: int | None
    clause: str
    title: str
    unit: str


class GameInfo(NamedTuple):
    """A game as a list of games would describe it."""

    name: str
    title: str
    version: int
    least: int
    most: int
    options: dict[str, OptionInfo]
    presets: dict[str, dict[str, str]]


def games() -> list[str]:
    """The names of all games, ours and those that installed packages bring."""
    return list(GAMES.names())


class GamesPackage(ModuleType):
    """`koloda.games` is a package, whose modules are imported as any others, and can be called."""

    def __call__(self) -> list[str]:
        """The names of all games, ours and those that installed packages bring."""
        return games()


def about(game: str, lang: str = "en") -> GameInfo:
    """What a game is called, how many play it, its options and presets, in English or Russian (`ru`).

    >>> about("uno").least, about("uno").most
    (2, 10)
    >>> about("uno").options["target"].default
    '500'
    """
    found = find_game(game)
    texts = Texts(game, lang)
    options = {}
    for option in found.options:
        ranged = option.most >= option.least
        options[option.name] = OptionInfo(
            option.name,
            option.default,
            option.words,
            option.least if ranged else None,
            option.most if ranged else None,
            option.clause,
            texts.find(f"{game}-option-{option.name}") or option.name,
            option.unit,
        )
    title = texts.find(f"{game}-name") or game
    return GameInfo(game, title, found.version, found.least, found.most, options, dict(found.presets))


def choose_options(game: Game, preset: str, options: dict[str, Choice]) -> dict[str, str]:
    """The options as a game reads them: a preset's, then those that are given."""
    if preset not in game.presets:
        raise NotationError(f"{game.name} has no preset {preset!r}; there is {', '.join(game.presets)}")
    words = {option.name: option.words for option in game.options}
    given = {name: write_choice(value, words.get(name, ())) for name, value in options.items()}
    return read_options(game.options, {**game.presets[preset], **given})


def write_choice(value: Choice, words: tuple[str, ...]) -> str:
    if isinstance(value, bool):
        return next((word for word in (YES if value else NO) if word in words), str(value))
    return str(value)

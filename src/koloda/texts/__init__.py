"""What players read, from the Fluent files of Koloda and of a game."""

import os
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from koloda.games import GAMES
from koloda.kernel.errors import Refusal
from koloda.kernel.phrases import Passage, Phrase, Spoken
from koloda.texts.tables import Speaker, TextTable, read_table

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES = ("en", "ru")
RULES = ("Rules", "Правила")
"""How the titles of the groups begin whose messages explain clauses."""


def choose_language(asked: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    name = asked or next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return "ru" if name.lower().startswith("ru") else "en"


def folders(game: str) -> "list[Traversable]":
    """Koloda's own texts, then those of the game: the folder `texts` beside its module. A game that is a
    module alone has none."""
    from importlib.resources import files  # `import koloda` needs no texts

    own = files("koloda.texts")
    package = type(GAMES[game]).__module__.rpartition(".")[0] if game in GAMES else ""
    return [own, files(package) / "texts"] if package else [own]


def read_source(game: str, lang: str) -> str:
    """The game's own Fluent file; empty where there is none."""
    return read_beside(game, f"{lang}.ftl")


def read_book(game: str, lang: str) -> str:
    """The rulebook that a package brings with its texts, as Markdown; empty where there is none."""
    return read_beside(game, f"{lang}.md")


def read_beside(game: str, name: str) -> str:
    files = [folder / name for folder in folders(game)[1:] if (folder / name).is_file()]
    return "".join([file.read_bytes().decode("utf-8", "replace") for file in files])


@cache
def read_tables(game: str, lang: str) -> list[TextTable]:
    return [read_table(folder, lang) for folder in folders(game)]


@cache
def open_speaker(game: str, lang: str) -> Speaker:
    return Speaker(lang, read_tables(game, lang))


class Texts:
    """The messages of one game in one language; what is missing there is said in English."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.speakers: list[Speaker] = [open_speaker(game, name) for name in dict.fromkeys((lang, "en"))]

    def find(
        self, name: str, values: Mapping[str, str | int] | None = None, attribute: str = ""
    ) -> str | None:
        """The message, or its attribute, in words; None when there is no such text."""
        for speaker in self.speakers:
            text = speaker.find(name, dict(values or {}), attribute)
            if text is not None:
                return text
        return None

    def say(self, name: str, values: Mapping[str, str | int] | None = None, attribute: str = "") -> str:
        """The message in words; its own name shows that it is missing."""
        text = self.find(name, values, attribute)
        return name if text is None else text

    def phrase(self, phrase: Phrase) -> str:
        """What a game has put together of messages."""
        return self.say(phrase.name, {name: self.spoken(value) for name, value in phrase.values.items()})

    def spoken(self, value: Spoken) -> str | int:
        if isinstance(value, Phrase):
            return self.phrase(value)
        return value[self.lang] if isinstance(value, dict) else value

    def sentence(self, phrase: Phrase) -> str:
        """The same with its capital letter and full stop."""
        text = self.phrase(phrase)
        return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")

    def clause(self, clause: str) -> str | None:
        """The sentence of a clause."""
        return self.find(clause.replace(".", "-"))

    def refusal(self, refusal: Refusal) -> str:
        """The answer to somebody who has just tried what the clause forbids; values are in words."""
        name = refusal.clause.replace(".", "-")
        return self.find(name, refusal.values, "no") or self.say(name, refusal.values)

    def chapters(self) -> list[tuple[str, list[str]]]:
        """The clauses of Koloda and the game under the titles of their groups."""
        return [
            (title_of(group), [clause_of(name) for name in names])
            for table in reversed(read_tables(self.game, self.lang))
            for group, names in table["chapters"]
            if group.startswith(RULES)
        ]


def title_of(group: str) -> str:
    """`Rules: the deal` is `The deal`."""
    short = group.partition(": ")[2] or group
    return short[0].upper() + short[1:]


def say_sheet(game: str, sheet: object) -> object:
    """What a game says of its cards (`Game.sheet`), its passages in all languages."""
    if isinstance(sheet, dict):
        return {name: say_sheet(game, value) for name, value in sheet.items()}
    if isinstance(sheet, Passage):
        return {lang: [Texts(game, lang).sentence(line) for line in sheet.lines] for lang in LANGUAGES}
    return sheet


def clause_of(name: str) -> str:
    """uno-draw-play-drawn is uno.draw.play-drawn; house rules have a chapter of two words."""
    parts = name.split("-")
    depth = 3 if parts[1] == "house" and len(parts) > 3 else 2
    return ".".join([*parts[:depth], "-".join(parts[depth:])] if len(parts) > depth else parts)

"""Which sentences a game needs, who asks for each, and what is wrong with those that it has."""

import ast
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from sys import modules
from typing import NamedTuple

from koloda.games import OWN
from koloda.kernel import Game
from koloda.kernel.cards import CardField
from koloda.kernel.fields import POSITION
from koloda.kernel.kit import KitGame
from koloda.kernel.seats import LETTERS
from koloda.texts import LANGUAGES, RULES
from koloda.texts.tables import Part, Pattern, TextMessage, read_table

OF_THE_KIT = ("setup.players", "setup.pack", "setup.deal", "end.over")
"""The clauses by which a game of the kit refuses what every game does."""


class WantedText(NamedTuple):
    """A message by its id (`durak-event-beaten`), and who asks for it."""

    key: str
    asker: str


class BrokenText(NamedTuple):
    """A message that is missing or cannot be said in a language, and whom that leaves speechless."""

    lang: str
    key: str
    asker: str
    trouble: str = "is missing"

    def __str__(self) -> str:
        return f"{self.lang}: {self.key} {self.trouble}: {self.asker}"


def broken_texts(game: Game, kinds: Iterable[str] = ()) -> list[BrokenText]:
    """What a game would say and cannot, in all languages; `kinds` are events that are known to happen."""
    tables = {lang: texts_of(game, lang) for lang in LANGUAGES}
    shared = {lang: read_table(files("koloda.texts"), lang)["messages"] for lang in LANGUAGES}
    wanted = wanted_texts(game, kinds)
    found = [*clashes(wanted)]
    for lang, messages in tables.items():
        asked = {text.key: text.asker for text in reversed(wanted)}
        for other in LANGUAGES:
            for key, message in tables[other].items():
                for part in ("", *message.get("parts", {})):
                    asked.setdefault(f"{key}.{part}" if part else key, f"the {other} texts have it")
        known = {**shared[lang], **messages}
        found += [BrokenText(lang, key, asker) for key, asker in asked.items() if not has(known, key)]
        for key, message in messages.items():
            for name in sorted(referred(message)):
                if not has(known, name):
                    found.append(BrokenText(lang, name, f"{key} speaks of it"))
    return sorted(set(found), key=lambda text: (text.lang, text.key))


def spoilt_texts(game: Game) -> list[str]:
    """What is wrong with the files of its texts, a sentence each; who only plays reads the rest."""
    from koloda.texts.fluent import make_table

    found: list[str] = []
    for lang in LANGUAGES:
        source = source_of(game) / "texts" / f"{lang}.ftl"
        if not source.is_file():
            found.append(f"there is no texts/{lang}.ftl")
            continue
        try:
            make_table(source.read_text(encoding="utf-8"))
        except ValueError as error:
            found.append(f"texts/{lang}.ftl cannot be read: {' '.join(str(error).split())}")
    return found


def unasked_texts(game: Game) -> list[str]:
    """The messages that nobody asks for: slips of the pen, or leftovers. A rule need not be cited."""
    if is_drawn(game):
        return []
    asked = {text.key for text in wanted_texts(game)}
    asked |= {f"{game.name}-field-{name}" for name in game.fields.by_name}
    asked |= {f"{game.name}-preset-book", f"{game.name}-notice"}
    found: set[str] = set()
    for lang in LANGUAGES:
        table = read_table(source_of(game) / "texts", lang)
        rules = {name for group, names in table["chapters"] if group.startswith(RULES) for name in names}
        used = {
            name.partition(".")[0] for message in table["messages"].values() for name in referred(message)
        }
        found |= table["messages"].keys() - asked - rules - used
    return sorted(found)


def texts_of(game: Game, lang: str) -> dict[str, TextMessage]:
    return read_table(source_of(game) / "texts", lang)["messages"]


def source_of(game: Game) -> Path:
    """The folder of the game's code."""
    return Path(str(modules[type(game).__module__].__file__)).parent


def wanted_texts(game: Game, kinds: Iterable[str] = ()) -> list[WantedText]:
    """All that a game must be able to say, whoever asks first coming first."""
    name = game.name
    found = [
        WantedText(f"{name}-name", "every list of games"),
        WantedText(f"{name}-pitch", "every list of games"),
    ]
    found += [
        WantedText(f"{name}-preset-{preset}", f"the preset {preset}")
        for preset in game.presets
        if preset != "book"
    ]
    for option in game.options:
        found.append(WantedText(f"{name}-option-{option.name}", f"the option {option.name}"))
        found.append(WantedText(dashed(option.clause), f"the option {option.name}, by its clause"))
        if not is_drawn(game):
            found += [
                WantedText(f"{name}-option-{option.name}-{word}", f"the option {option.name}={word}")
                for word in option.words
            ]
    if isinstance(game, KitGame):
        found += [WantedText(f"{name}-{clause.replace('.', '-')}", "the kit") for clause in OF_THE_KIT]
    for where, clause in cited_clauses(game):
        found.append(WantedText(dashed(clause), f"the clause {clause} in {where}"))
    if not is_drawn(game):
        found += [*asked_by_boards(game)]
        for where, kind in told_events(game):
            found.append(WantedText(f"{name}-event-{kind}", f"the event {kind} in {where}"))
        found += [WantedText(f"{name}-event-{kind}", f"the event {kind}") for kind in kinds]
    return found


def is_drawn(game: Game) -> bool:
    """Whether it has boards of its own, which speak in their own words; ours have."""
    return game.name in OWN


def asked_by_boards(game: Game) -> Iterator[WantedText]:
    """What the boards for any game show: phases, fields and actions."""
    name = game.name
    yield WantedText(f"{name}-phase", "the board, to say what is to be done")
    yield WantedText(f"{name}-typing", "`help` in the terminal")
    for row in game.fields.rows:
        hand = row.name in LETTERS or (isinstance(row, CardField) and row.attribute == "hands")
        if row.place == POSITION and not hand:
            yield WantedText(f"{name}-field-{row.name}", f"the board, for the field {row.name}")
    for verb in game.grammar().rows:
        if not verb.host and verb.name:
            yield WantedText(f"{name}-action-{verb.name}", f"the board, for the action {verb.name}")


def clashes(wanted: list[WantedText]) -> Iterator[BrokenText]:
    """A clause whose sentence is the title of something else."""
    titles = {text.key: text.asker for text in wanted if "clause" not in text.asker}
    for key, asker in wanted:
        if "clause" in asker and key in titles and titles[key] != "the kit":
            for lang in LANGUAGES:
                yield BrokenText(lang, key, f"{asker}, and {titles[key]}", "is asked for by two")


# What the code says


def trees(game: Game) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(source_of(game).rglob("*.py")):
        yield path.name, ast.parse(path.read_text(encoding="utf-8"))


def cited_clauses(game: Game) -> Iterator[tuple[str, str]]:
    """The clauses that the code names in so many words, with their places."""
    for name, tree in trees(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and is_clause(game.name, node.value):
                yield f"{name}:{node.lineno}", str(node.value)


def is_clause(game: str, value: object) -> bool:
    if not isinstance(value, str) or not value.startswith(f"{game}."):
        return False
    words = value.split(".")
    return all(word.replace("-", "").isalnum() and not word.startswith("-") for word in words[1:])


def told_events(game: Game) -> Iterator[tuple[str, str]]:
    """The kinds of events that the code tells (`self.tell("kind", …)`, `Event("kind", …)`), and where."""
    for name, tree in trees(game):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
            if called in ("tell", "Event"):
                for word in words_in(node.args[0]):
                    yield f"{name}:{node.lineno}", word


def words_in(node: ast.expr) -> list[str]:
    """A text, or those between which a condition chooses."""
    if isinstance(node, ast.IfExp):
        return words_in(node.body) + words_in(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


# What the texts say


def dashed(clause: str) -> str:
    return clause.replace(".", "-")


def has(messages: dict[str, TextMessage], key: str) -> bool:
    """Whether there is such a message, or such a part of one (`durak-event-took.you`)."""
    name, _, part = key.partition(".")
    if name not in messages:
        return False
    return part in messages[name].get("parts", {}) if part else True


def referred(message: TextMessage) -> set[str]:
    """The messages that a message speaks of."""
    patterns = [message["says"], *message.get("parts", {}).values()]
    return {name for pattern in patterns if pattern is not None for name in referred_in(pattern)}


def referred_in(pattern: Pattern) -> Iterator[str]:
    for piece in [] if isinstance(pattern, str) else pattern:
        if isinstance(piece, str):
            continue
        yield from referred_by(piece)


def referred_by(piece: Part) -> Iterator[str]:
    if "say" in piece:
        part = piece.get("part", "")
        yield f"{piece['say']}.{part}" if part else str(piece["say"])
    cases = piece.get("cases", [])
    assert isinstance(cases, list)
    for case in cases:
        yield from referred_in(case[1])

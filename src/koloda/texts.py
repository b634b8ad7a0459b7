"""What players read, from the Fluent files of Koloda and of a game."""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import GroupComment, Message, Resource

from koloda.kernel.errors import Refusal

LANGUAGES = ("en", "ru")
HERE = Path(__file__).parent
RULES = ("Rules", "Правила")
"""How the titles of the groups begin whose messages explain clauses."""


def choose_language(asked: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    name = asked or next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return "ru" if name.lower().startswith("ru") else "en"


def read_resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8") if path.exists() else "")


@cache
def read_resources(game: str, lang: str) -> tuple[Resource, ...]:
    """Koloda's own messages, then those of the game."""
    own = HERE / "texts" / f"{lang}.ftl"
    return read_resource(own), read_resource(HERE / "games" / game / "texts" / f"{lang}.ftl")


@cache
def open_bundle(game: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for resource in read_resources(game, lang):
        bundle.add_resource(resource)
    return bundle


class Texts:
    """The messages of one game in one language; what is missing there is said in English."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.bundles = [open_bundle(game, name) for name in dict.fromkeys((lang, "en"))]

    def find(
        self, name: str, values: Mapping[str, str | int] | None = None, attribute: str = ""
    ) -> str | None:
        """The message, or its attribute, in words; None when there is no such text."""
        for bundle in self.bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(values or {}))[0])
        return None

    def say(self, name: str, values: Mapping[str, str | int] | None = None, attribute: str = "") -> str:
        """The message in words; its own name shows that it is missing."""
        text = self.find(name, values, attribute)
        return name if text is None else text

    def clause(self, clause: str) -> str | None:
        """The sentence of a clause."""
        return self.find(clause.replace(".", "-"))

    def refusal(self, refusal: Refusal) -> str:
        """The answer to somebody who has just tried what the clause forbids; values are in words."""
        name = refusal.clause.replace(".", "-")
        return self.find(name, refusal.values, "no") or self.say(name, refusal.values)

    def chapters(self) -> list[tuple[str, list[str]]]:
        """The clauses of Koloda and the game under the titles of their groups."""
        found: list[tuple[str, list[str]]] = []
        for resource in reversed(read_resources(self.game, self.lang)):
            inside = False
            for entry in resource.body:
                if isinstance(entry, GroupComment):
                    title = entry.content or ""
                    inside = title.startswith(RULES)
                    if inside:
                        short = title.partition(": ")[2] or title
                        found.append((short[0].upper() + short[1:], []))
                elif inside and isinstance(entry, Message):
                    found[-1][1].append(clause_of(entry.id.name))
        return found


def clause_of(name: str) -> str:
    """uno-draw-play-drawn is uno.draw.play-drawn; house rules have a chapter of two words."""
    parts = name.split("-")
    depth = 3 if parts[1] == "house" and len(parts) > 3 else 2
    return ".".join([*parts[:depth], "-".join(parts[depth:])] if len(parts) > depth else parts)

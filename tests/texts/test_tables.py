"""What our tables say is what Fluent's own run time says, for every message of the product."""

import random
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from koloda.games import GAMES
from koloda.texts import LANGUAGES, Texts, folders
from koloda.texts.fluent import make_table
from koloda.texts.tables import Speaker

FOLDERS = {game: folders(game) for game in GAMES}
FOLDERS["server"] = [files("koloda.texts"), files("koloda.server") / "texts"]
"""Whose texts, and where they stand."""


class Chosen(Visitor):
    """Which variables the texts name, and what they are compared with."""

    def __init__(self) -> None:
        self.cases: dict[str, set[str | int]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.cases.setdefault(node.id.name, {"x", 1, 2, 5, 11, 21, 1000, 12345})

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        assert isinstance(node.selector, ast.VariableReference)
        found = self.cases[node.selector.id.name]
        for variant in node.variants:
            key = variant.key
            if not isinstance(key, ast.Identifier):
                found |= {int(key.value), key.value}
            elif key.name not in ("one", "few", "many", "other"):
                found.add(key.name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("whose", FOLDERS)
def test_every_message_reads_as_fluent_reads_it(whose: str, lang: str) -> None:
    texts = [(folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in FOLDERS[whose]]
    bundle = FluentBundle([lang], use_isolating=False)
    chosen = Chosen()
    for text in texts:
        resource = FluentResource(text)
        chosen.visit(resource)
        bundle.add_resource(resource)
    tables = [make_table(text) for text in texts]
    speaker = Speaker(lang, tables)
    lot = random.Random(1)
    compared = 0
    for name, entry in speaker.messages.items():
        message = bundle.get_message(name)
        for part in ("", *entry.get("parts", {})):
            pattern = message.attributes[part] if part else message.value
            if pattern is None:
                assert speaker.find(name, {}, part) is None
                continue
            for _ in range(8):
                values = {word: lot.choice(sorted(cases, key=str)) for word, cases in chosen.cases.items()}
                assert speaker.find(name, values, part) == bundle.format_pattern(pattern, values)[0]
                compared += 1
    assert compared > 100


def test_a_missing_value_is_seen_and_breaks_nothing() -> None:
    speaker = Speaker("en", [make_table("one = Take { $count } from { two } and { three }.\ntwo = here\n")])
    assert speaker.find("one", {}) == "Take {$count} from here and {three}."


def test_what_is_no_fluent_is_named() -> None:
    with pytest.raises(ValueError, match="this is no Fluent"):
        make_table("nonsense here\n")


def test_numbers_are_grouped_as_people_write_them() -> None:
    table = make_table("points = { $count }\n")
    assert Speaker("en", [table]).find("points", {"count": 12345}) == "12,345"
    assert Speaker("ru", [table]).find("points", {"count": 12345}) == "12\N{NO-BREAK SPACE}345"


def test_what_one_language_lacks_is_said_in_english() -> None:
    assert Texts("uno", "ru").say("no-such-message") == "no-such-message"

"""The Fluent files: the same in both languages, and every message can be said."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).parents[2] / "src" / "koloda"
FOLDERS = sorted(path.parent for path in SOURCE.rglob("texts/ru.ftl"))
folders = pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.relative_to(SOURCE).as_posix())
languages = pytest.mark.parametrize("lang", ["ru", "en"])


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def read(folder: Path, lang: str) -> ast.Resource:
    return FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8"))


def entries(resource: ast.Resource) -> list[ast.Message | ast.Term]:
    return [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]


def shape(resource: ast.Resource) -> dict[str, list[str]]:
    """Every message with its attributes."""
    return {entry.id.name: sorted(part.id.name for part in entry.attributes) for entry in entries(resource)}


@folders
@languages
def test_no_junk_and_nothing_twice(folder: Path, lang: str) -> None:
    resource = read(folder, lang)
    assert [entry.content for entry in resource.body if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in entries(resource)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@folders
def test_both_languages_say_the_same_things(folder: Path) -> None:
    assert shape(read(folder, "ru")) == shape(read(folder, "en"))


@folders
@languages
def test_every_message_can_be_said(folder: Path, lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    seen = Variables()
    for place in dict.fromkeys((SOURCE / "texts", folder)):
        bundle.add_resource(read(place, lang))
        seen.visit(read(place, lang))
    problems = []
    for name in shape(read(folder, lang)):
        message = bundle.get_message(name)
        for pattern in filter(None, [message.value, *message.attributes.values()]):
            for value in (1, 2, 5, 21, "x"):
                said, errors = bundle.format_pattern(pattern, dict.fromkeys(seen.names, value))
                if errors or not str(said).strip():
                    problems.append((name, value, said, errors))
    assert problems == []

"""Every clause has its sentence in both languages, every refusal its answer."""

import re
from pathlib import Path

import pytest

from koloda.games.arne.game import ARNE
from koloda.kernel.errors import Refusal
from koloda.texts import LANGUAGES, Texts

ROOT = Path(__file__).parents[3]
RULES = (ROOT / "docs" / "rules" / "arne.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^- `(arne\.[a-z0-9.-]+)`", RULES, re.MULTILINE)
SOURCE = "".join(path.read_text() for path in (ROOT / "src/koloda/games/arne").rglob("*.py"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_has_a_sentence(lang: str) -> None:
    texts = Texts("arne", lang)
    texts.speakers = texts.speakers[:1]
    assert [clause for clause in CLAUSES if not texts.clause(clause)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_an_answer(lang: str) -> None:
    texts = Texts("arne", lang)
    texts.speakers = texts.speakers[:1]
    for clause, values in re.findall(r'Refusal\("(arne[^"]+)"(?:, \{([^}]*)\})?', SOURCE):
        names = re.findall(r'"(\w+)":', values)
        numbers = {"count", "field", "stack"}
        given: dict[str, str | int] = {name: 1 if name in numbers else "X" for name in names}
        said = texts.find(clause.replace(".", "-"), given, "no")
        assert said and "{" not in said, clause
        assert texts.refusal(Refusal(clause, given)) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_and_option_has_words(lang: str) -> None:
    texts = Texts("arne", lang)
    texts.speakers = texts.speakers[:1]
    kinds = [*re.findall(r'Event\(\s*"([a-z-]+)"', SOURCE), "pushed", "stole"]
    assert [kind for kind in kinds if texts.find(f"arne-event-{kind}") is None] == []
    for option in ARNE.options:
        assert texts.find(f"arne-option-{option.name}") and texts.find(
            f"arne-option-{option.name}", None, "help"
        )

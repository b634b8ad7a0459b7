"""Every clause of the rules has a test of its name, a sentence in each language, and holds its examples."""

import re
from pathlib import Path

import pytest

from koloda.games.iota.game import IOTA
from koloda.kernel.scenarios import Run, Scenario, read_scenarios
from koloda.texts import LANGUAGES, Texts

ROOT = Path(__file__).parents[3]
RULES = (ROOT / "docs/rules/iota.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^- `(iota\.[a-z.-]+)`", RULES, re.MULTILINE)


def scenarios() -> list[Scenario]:
    found = read_scenarios(RULES, ["iota"], markdown=True)
    for path in sorted((ROOT / "tests/scenarios/iota").glob("*.txt")):
        found += read_scenarios(path.read_text(encoding="utf-8"), ["iota"], markdown=False)
    return found


@pytest.mark.parametrize("scenario", scenarios(), ids=lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    failures = Run(IOTA, scenario).run()
    assert not failures, [f"line {f.line}: expected {f.expected}, found {f.found}" for f in failures]


@pytest.mark.parametrize("clause", CLAUSES)
def test_clause_has_a_test(clause: str) -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert f"def test_{clause.replace('.', '_').replace('-', '_')}(" in sources


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clause_has_a_sentence(lang: str) -> None:
    texts = Texts("iota", lang)
    texts.bundles = texts.bundles[:1]
    assert [clause for clause in CLAUSES if not texts.clause(clause)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusal_has_an_answer(lang: str) -> None:
    """Every clause that the code refuses by says so to whoever tried."""
    texts = Texts("iota", lang)
    texts.bundles = texts.bundles[:1]
    source = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src/koloda/games/iota").rglob("*.py")
    )
    refused = set(re.findall(r'(?:Refusal\(|clause=)\s*"(iota\.[a-z.-]+)"', source))
    assert refused - {c for c in refused if texts.find(c.replace(".", "-"), {}, "no")} == set()

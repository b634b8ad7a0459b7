"""Every clause of the example has a scenario and a sentence; both languages say the same things."""

import re

import pytest

from koloda.kernel.scenarios import read_scenarios
from koloda.texts.fluent import make_table
from tests.examples.durak import FOLDER

TEXT = (FOLDER / "rules.md").read_text("utf-8")
CLAUSES = re.findall(r"^- `(durak[a-z.-]+)`", TEXT, re.MULTILINE)
SOURCE = FOLDER / "src" / "koloda_durak"


def test_every_clause_has_a_scenario() -> None:
    named = {
        clause for scenario in read_scenarios(TEXT, ["durak"], markdown=True) for clause in scenario.clauses
    }
    assert named == set(CLAUSES)


def test_code_cites_only_clauses_that_exist() -> None:
    code = "".join(path.read_text("utf-8") for path in SOURCE.glob("*.py"))
    assert set(re.findall(r'"(durak(?:\.[a-z-]+)+)"', code)) <= set(CLAUSES)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_clause_and_event_has_a_sentence(lang: str) -> None:
    messages = make_table((SOURCE / "texts" / f"{lang}.ftl").read_text("utf-8"))["messages"]
    assert {clause.replace(".", "-") for clause in CLAUSES} <= messages.keys()
    told = set(re.findall(r'self\.tell\(\s*"([a-z-]+)"', (SOURCE / "state.py").read_text("utf-8")))
    assert told and {f"durak-event-{kind}" for kind in told} <= messages.keys()


def test_both_languages_say_the_same_things() -> None:
    tables = [make_table((SOURCE / "texts" / f"{lang}.ftl").read_text("utf-8")) for lang in ("en", "ru")]
    shapes = [{n: sorted(m.get("parts", {})) for n, m in table["messages"].items()} for table in tables]
    assert shapes[0] == shapes[1]


def test_it_is_short() -> None:
    assert sum(len(path.read_text("utf-8").splitlines()) for path in SOURCE.glob("*.py")) <= 450

"""Arne keeps the contract in every variant, under both referees and with every option."""

import re
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import pytest

from koloda.games.arne.game import ARNE
from koloda.kernel.scenarios import Run, read_scenarios
from tests.contract.properties import PROPERTIES
from tests.contract.walks import Table
from tests.games.arne.tables import HEADERS, table


@pytest.mark.parametrize("header", HEADERS)
@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda check: check.__name__)
def test_contract(holds: Callable[[Table, int], None], header: str) -> None:
    holds(table(header, crc32(header.encode())), PROPERTIES[holds])


def test_every_clause_has_its_test() -> None:
    """A test is named after each clause of docs/rules/arne.md."""
    here = Path(__file__)
    text = (here.parents[3] / "docs" / "rules" / "arne.md").read_text(encoding="utf-8")
    clauses = re.findall(r"^- `(arne\.[a-z0-9.-]+)`", text, re.MULTILINE)
    tests = "".join(path.read_text(encoding="utf-8") for path in here.parent.glob("test_*.py"))
    missing = [c for c in clauses if f"def test_{re.sub('[.-]', '_', c)}(" not in tests]
    assert len(clauses) > 150 and not missing


def test_worked_examples() -> None:
    """Every worked example of docs/rules/arne.md holds."""
    text = (Path(__file__).parents[3] / "docs" / "rules" / "arne.md").read_text(encoding="utf-8")
    scenarios = read_scenarios(text, ["arne"], markdown=True)
    assert len(scenarios) == 68
    for scenario in scenarios:
        assert [(f.expected, f.found) for f in Run(ARNE, scenario).run()] == [], scenario.name


SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios" / "arne").glob("*.txt"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenarios(path: Path) -> None:
    for scenario in read_scenarios(path.read_text(encoding="utf-8"), ["arne"], markdown=False):
        assert [(f.expected, f.found) for f in Run(ARNE, scenario).run()] == [], scenario.name

"""Every scenario file beside this one, and the worked examples of the rules."""

from pathlib import Path

import pytest

from koloda.games import GAMES
from koloda.kernel.scenarios import Run, Scenario, read_scenarios

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules"
TEXTS = sorted(path for game in GAMES for path in HERE.glob(f"{game}/*.txt"))
FILES = [*TEXTS, *[RULES / f"{game}.md" for game in GAMES]]


def scenarios_in(path: Path) -> list[Scenario]:
    return read_scenarios(path.read_text("utf-8"), list(GAMES), markdown=path.suffix == ".md")


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.name}" for path in FILES])
def test_scenarios_hold(path: Path) -> None:
    """Each fact of the file holds."""
    scenarios = scenarios_in(path)
    assert scenarios
    for scenario in scenarios:
        wrong = [
            f"{path.name}:{failure.line} {failure.scenario}: expected {failure.expected}, is {failure.found}"
            for failure in Run(GAMES[scenario.game], scenario).run()
        ]
        assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", TEXTS, ids=[f"{path.parent.name}/{path.name}" for path in TEXTS])
def test_scenarios_name_clauses(path: Path) -> None:
    """Each scenario names the clauses that decide it, and they exist."""
    for scenario in scenarios_in(path):
        rules = (RULES / f"{scenario.game}.md").read_text("utf-8")
        assert scenario.clauses, f"{path.name}:{scenario.line}: {scenario.name} names no clause"
        for clause in scenario.clauses:
            assert f"`{clause}`" in rules, f"{path.name}:{scenario.line}: no clause {clause}"


def test_scenarios_can_fail() -> None:
    """A wrong fact is found, with its line, what was expected and what is there."""
    text = "game uno\nX01 wrong\nP 2p strict | A r5 g1 g2 | top r3\n> A r5 => turn A | top r5\n! num.none\n"
    (scenario,) = read_scenarios(text, list(GAMES), markdown=False)
    (failure,) = Run(GAMES["uno"], scenario).run()
    assert (failure.line, failure.expected, failure.found) == (4, "turn A", "turn B")

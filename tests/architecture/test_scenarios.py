"""Every scenario holds: those of the tests, and those of the rules of every finished game."""

from pathlib import Path

import pytest

from koloda.games import GAMES
from koloda.kernel.scenarios import Run, Scenario, read_scenarios

ROOT = Path(__file__).parents[2]


def found() -> dict[str, Scenario]:
    scenarios: dict[str, Scenario] = {}
    files = sorted((ROOT / "tests" / "scenarios").rglob("*.txt")) + sorted(
        (ROOT / "docs" / "rules").glob("*.md")
    )
    for path in files:
        text = path.read_text(encoding="utf-8")
        for scenario in read_scenarios(text, list(GAMES), markdown=path.suffix == ".md"):
            scenarios[f"{path.relative_to(ROOT).as_posix()}:{scenario.line}"] = scenario
    return scenarios


SCENARIOS = found()


@pytest.mark.parametrize("place", SCENARIOS)
def test_scenario(place: str) -> None:
    scenario = SCENARIOS[place]
    failures = Run(GAMES[scenario.game], scenario).run()
    wrong = [
        f"line {failure.line}: expected {failure.expected}, found {failure.found}" for failure in failures
    ]
    assert wrong == [], f"{place} {scenario.name} {scenario.title}"


def test_every_finished_game_has_scenarios() -> None:
    assert {scenario.game for scenario in SCENARIOS.values()} == set(GAMES)

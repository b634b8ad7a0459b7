"""The worked examples of the rules, and positions that are written and read again."""

from pathlib import Path

import pytest

from koloda.games.munchkin.game import MUNCHKIN
from koloda.kernel.scenarios import Run, Scenario, read_scenarios

ROOT = Path(__file__).parents[3]
FILES = [
    ROOT / "docs" / "rules" / "munchkin.md",
    *sorted((ROOT / "docs" / "rulebooks").glob("munchkin.*.md")),
    *sorted((ROOT / "tests/scenarios/munchkin").glob("*.txt")),
]


def scenarios_in(path: Path) -> list[Scenario]:
    return read_scenarios(path.read_text("utf-8"), ["munchkin"], markdown=path.suffix == ".md")


SCENARIOS = [scenario for path in FILES for scenario in scenarios_in(path)]
NAMES = [scenario.name for scenario in SCENARIOS]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=NAMES)
def test_examples_hold(scenario: Scenario) -> None:
    """Every fact."""
    wrong = Run(MUNCHKIN, scenario).run()
    assert not [f"{fail.line}: expected {fail.expected}, is {fail.found}" for fail in wrong]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=NAMES)
def test_munchkin_code_position(scenario: Scenario) -> None:
    """After every action of an example the position reads back to the same text."""
    state = None
    for _, line in scenario.lines:
        if line.startswith("P "):
            try:
                state = MUNCHKIN.read(line[2:])
            except ValueError:
                state = None
        if state is None or not line.startswith("> "):
            continue
        for part in line[2:].partition(" => ")[0].split("; "):
            try:
                action = state.action(part)
                assert state.action(state.write_action(action)) == action
                state.apply(action)
            except ValueError:
                break
            assert MUNCHKIN.read(state.text()).text() == state.text()

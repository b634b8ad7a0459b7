"""The text of every position that a scenario reaches, read back and played on, is the position itself."""

from pathlib import Path

import pytest

from koloda.games import GAMES
from koloda.testing.scenarios import follow
from tests.scenarios.test_scenarios import FILES, NAMES, scenarios_in


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_texts_of_scenarios_play_on(path: Path) -> None:
    for scenario in scenarios_in(path):
        try:
            follow(GAMES[scenario.game], scenario)
        except AssertionError as error:
            raise AssertionError(f"{path.name}:{scenario.line} {scenario.name}: {error}") from None

"""What the scenarios do is what a player is offered."""

from pathlib import Path

import pytest

from koloda.games import GAMES
from koloda.testing.scenarios import Listed, wrong_in
from tests.scenarios.test_scenarios import FILES, NAMES, scenarios_in

UNLISTED = {
    "munchkin/chains.txt R21": "sell_over=refuse: no form where all together would be too much",
    "munchkin/gear.txt G09": "the same",
    "munchkin/table.txt T08": "the same",
    "uno/house-jump.txt JU18": "a call is listed once the turn is somebody else's",
    "uno/pairs.txt PA11": "a shout with a card that will leave more than one",
    "uno/shout-calls.txt SH18": "a shout with a card that will leave more than one",
    "uno/table-misplays.txt TA14": "a call that has been made before",
    "uno/table-misplays.txt TA20": "the words of a joke are the player's own",
}
"""What is accepted without being offered: file, scenario, reason."""


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_what_scenarios_do_is_listed(path: Path) -> None:
    """What is accepted is offered, and what is offered is accepted, also with B's seat as seat A."""
    for scenario in scenarios_in(path):
        wrong = wrong_in(GAMES[scenario.game], scenario, Listed)
        unlisted = f"{path.parent.name}/{path.name} {scenario.name}" in UNLISTED
        assert bool(wrong) == unlisted, wrong or f"{scenario.name} is listed"

"""The text of every position that a scenario reaches, read back and played on, is the position itself."""

from pathlib import Path

import pytest

from koloda.bots.wander import wander
from koloda.games import GAMES
from koloda.kernel.chance import open_chance
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.positions import split_actions, split_outside_quotes
from koloda.kernel.scenarios import Scenario
from tests.contract.properties import Readers
from tests.scenarios.test_scenarios import FILES, NAMES, scenarios_in

FURTHER = 12
"""How far a scenario is played on at random."""


def follow(scenario: Scenario) -> None:
    readers: Readers | None = None
    for _, line in scenario.lines:
        if line[0] == "P":
            play_on(readers)
            readers = begin(scenario, line[2:])
        elif line[0] == ">" and readers is not None:
            for text in split_actions(split_outside_quotes(line[2:], " => ")[0]):
                try:
                    readers.apply(readers.state.action(text))
                except (NotationError, Refusal):
                    continue
    play_on(readers)


def begin(scenario: Scenario, text: str) -> Readers | None:
    game = GAMES[scenario.game]
    try:
        return Readers(game, game.read(text))
    except NotationError:
        return None  # a scenario of what is no position


def play_on(readers: Readers | None) -> None:
    """From here, with a seed unless a play is still open, as long as somebody can do something."""
    if readers is None:
        return
    state = readers.state
    if state.base is None and not state.waiting:
        for one in [state, *readers.read]:
            one.chance = open_chance("k1:7e") if one.chance is None else one.chance
    chance = open_chance("k1:7f")
    for _ in range(FURTHER):
        if state.waiting or state.is_over() or (action := wander(state, chance)) is None:
            return
        readers.apply(action)


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_texts_of_scenarios_play_on(path: Path) -> None:
    for scenario in scenarios_in(path):
        try:
            follow(scenario)
        except AssertionError as error:
            raise AssertionError(f"{path.name}:{scenario.line} {scenario.name}: {error}") from None

"""What the scenarios do is what a player is offered."""

from pathlib import Path

import pytest

from koloda.games import GAMES
from koloda.kernel.actions import Action
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.scenarios import Run
from koloda.kernel.state import State
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


class Listed(Run):
    """Runs a scenario and looks at what is listed before each of its actions."""

    def act(self, number: int, actions: list[str], refusal: bool) -> bool:
        state = self.position()
        for text in actions:
            try:
                action = state.action(text)
                if state.why_not(action) is None and not is_listed(state, action):
                    self.fail(number, f"{text} listed", "not listed")
                for seat in range(state.count):
                    listed = state.legal(seat)
                    if len(set(listed)) < len(listed):
                        self.fail(number, f"each action of seat {seat} once", "some twice")
                    for other in listed[:8] + listed[-8:]:
                        written = state.write_action(other)
                        if state.why_not(other) is not None:
                            self.fail(number, f"{written} accepted", "listed and refused")
                        if state.action(written) != other:
                            self.fail(number, f"{written} listed", f"listed as {other}")
                state.apply(action)
            except (NotationError, Refusal):
                break
        return True

    def expect(self, number: int, text: str) -> bool:
        return True


def is_listed(state: State, action: Action) -> bool:
    """Itself, by a form, or by another word for the same."""
    if action.seat < 0 or action in state.legal(action.seat):
        return True
    if any(state.write_code(action).startswith(form.verb) for form in state.forms(action.seat)):
        return True
    result = effect(state, action)
    return result == state.text() or any(effect(state, one) == result for one in state.legal(action.seat))


def effect(state: State, action: Action) -> str:
    after = state.clone()
    after.apply(action)
    return after.text()


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_what_scenarios_do_is_listed(path: Path) -> None:
    """What is accepted is offered, and what is offered is accepted, also with B's seat as seat A."""
    for scenario in scenarios_in(path):
        wrong = [
            f"{fail.line} {fail.expected}: {fail.found}"
            for fail in Listed(GAMES[scenario.game], scenario).run()
        ]
        unlisted = f"{path.parent.name}/{path.name} {scenario.name}" in UNLISTED
        assert bool(wrong) == unlisted, wrong or f"{scenario.name} is listed"

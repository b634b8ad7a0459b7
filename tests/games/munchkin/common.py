"""What the tests of clauses share: a position, an action, a fact, under one referee or both."""

from koloda.games.munchkin.game import MUNCHKIN
from koloda.kernel.errors import NotationError
from koloda.kernel.scenarios import Run, Scenario
from koloda.kernel.state import State


def read(text: str) -> State:
    return MUNCHKIN.read(text)


def play(position: str, actions: str) -> State:
    """The state after actions, none of which may be refused."""
    state = read(position)
    state.play(actions)
    assert not state.waiting, "an action waits for a result of chance"
    return state


def why_not(state: State, action: str) -> str:
    """The clause that forbids an action, `-` when nothing does."""
    try:
        refusal = state.why_not(state.action(action))
    except NotationError as error:
        return error.clause
    return "-" if refusal is None else refusal.clause


def check(*lines: str) -> None:
    """The lines of a scenario hold; `4p both` stands for either referee."""
    for referee in ("strict", "table") if any("p both" in line for line in lines) else ("",):
        scenario = Scenario("munchkin", referee or "check", "", 0)
        scenario.lines = [
            (number, line.replace("p both", f"p {referee}")) for number, line in enumerate(lines, 1)
        ]
        wrong = Run(MUNCHKIN, scenario).run()
        assert not [f"{referee} {fail.line}: expected {fail.expected}, is {fail.found}" for fail in wrong]

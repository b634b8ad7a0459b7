"""What the tests of clauses share: positions and actions as text, and what must hold of them."""

from koloda.games import GAMES
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.events import Event
from koloda.kernel.game import Game
from koloda.kernel.scenarios import Run, Scenario
from koloda.kernel.state import State

uno = GAMES["uno"]


def read(text: str, game: Game = uno) -> State:
    """The state of a position."""
    return game.read(text)


def play(position: State | str, actions: str, game: Game = uno) -> State:
    """The state after `A r5; ~ hold; B draw`, none of which may be refused."""
    state = game.read(position) if isinstance(position, str) else position
    state.play(actions)
    assert not state.waiting, f"{state.write_action(state.waiting[0])} waits for a result of chance"
    return state


def events(state: State, actions: str) -> list[Event]:
    """What happened in these actions."""
    return state.play(actions)


def why_not(state: State, action: str) -> str:
    """The clause that forbids an action, `-` when nothing does."""
    try:
        refusal = state.why_not(state.action(action))
    except NotationError as error:
        if not error.clause:
            raise
        return error.clause
    return "-" if refusal is None else refusal.clause


def assert_refused(state: State, action: str, *, by: str) -> None:
    """The action is refused under this clause and changes nothing."""
    before = state.text()
    found = "-"
    try:
        state.apply(state.action(action))
    except (NotationError, Refusal) as error:
        found = error.clause
    assert found == by, f"{action}: refused by {found}, expected {by}\n{before}"
    assert state.text() == before, f"{action} is refused and still changed the position"


def assert_position_refused(text: str, *, by: str, game: Game = uno) -> None:
    """This position, or its options together, cannot be."""
    found = "-"
    try:
        game.read(text)
    except NotationError as error:
        found = error.clause
    assert found == by, f"{text}: refused by {found}, expected {by}"


def assert_legal(state: State, *actions: str) -> None:
    """Each of these could be done now."""
    for action in actions:
        found = why_not(state, action)
        assert found == "-", f"{action} is refused by {found}\n{state.text()}"


def assert_not_legal(state: State, *actions: str) -> None:
    """None of these could be done now."""
    for action in actions:
        assert why_not(state, action) != "-", f"{action} is accepted\n{state.text()}"


def listed(state: State, seat: str) -> list[str]:
    """The codes that `legal` offers a seat."""
    return [state.write_code(action) for action in state.legal("ABCDEFGHIJ".index(seat))]


def assert_fact(position: State | str, facts: str, game: Game = uno) -> None:
    """Facts as a scenario writes them: `B r1 g2 | turn C | sees B: A ?3`."""
    state = game.read(position) if isinstance(position, str) else position
    run = Run(game, Scenario(game.name, "-", "-", 0))
    run.state = state
    run.refused = "-"
    run.expect(0, facts)
    wrong = [f"expected {failure.expected}, found {failure.found}" for failure in run.failures]
    assert not wrong, "\n".join([*wrong, state.text()])

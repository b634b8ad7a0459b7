"""How a rule is tested: positions, actions and facts as text, and what must hold of them.

The shortest test of a clause is a scenario (`tests/scenarios`). Where it takes Python, `holds` runs the lines
of one, and the other words of `Rules` say the same of a state that is at hand.
"""

from koloda.games import GAMES
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.events import Event
from koloda.kernel.scenarios import Run, Scenario
from koloda.kernel.seats import LETTERS
from koloda.kernel.state import State
from tests.scenarios.turning import all_turns


class Rules:
    """The rules of one game."""

    def __init__(self, game: str) -> None:
        self.game = GAMES[game]

    def read(self, text: str) -> State:
        """The state of a position."""
        return self.game.read(text)

    def play(self, position: State | str, actions: str) -> State:
        """The state after `A r5; ~ hold; B draw`, none of which may be refused."""
        state = self.read(position) if isinstance(position, str) else position
        state.play(actions)
        assert not state.waiting, f"{state.write_action(state.waiting[0])} waits for a result of chance"
        return state

    def holds(self, *lines: str) -> None:
        """The `P …`, `= …` and `> …` lines of a scenario hold; `4p both` is either referee."""
        if any("p both" in line for line in lines):
            self.holds(*(line.replace("p both", "p strict") for line in lines))
            lines = tuple(line.replace("p both", "p table") for line in lines)
        self.run(*lines)

    def holds_turned(self, *lines: str) -> None:
        """`holds`, whoever sits at A."""
        self.holds(*lines)
        case = Scenario(self.game.name, "case", "", 0)
        case.lines = list(enumerate([line.replace("p both", "p strict") for line in lines], 1))
        for turned in all_turns(case):
            self.run(*[line for _, line in turned.lines])

    def after(self, *lines: str) -> State:
        """The state that the lines of a scenario lead to; they hold."""
        state = self.run(*lines)
        assert state is not None
        return state

    def run(self, *lines: str) -> State | None:
        scenario = Scenario(self.game.name, "case", "", 0)
        scenario.lines = list(enumerate(lines, 1))
        run = Run(self.game, scenario)
        wrong = [f"line {fail.line}: expected {fail.expected}, found {fail.found}" for fail in run.run()]
        assert not wrong, "\n".join([*wrong, *lines])
        return run.state

    def events(self, state: State, actions: str) -> list[Event]:
        """What happened in these actions."""
        return state.play(actions)

    def why_not(self, state: State, action: str) -> str:
        """The clause that forbids an action, `-` when nothing does."""
        try:
            refusal = state.why_not(state.action(action))
        except NotationError as error:
            if not error.clause:
                raise
            return error.clause
        return "-" if refusal is None else refusal.clause

    def listed(self, state: State, seat: str) -> list[str]:
        """The codes that `legal` offers a seat."""
        return [state.write_code(action) for action in state.legal(LETTERS.index(seat))]

    def sees(self, state: State, seat: int, field: str) -> str | None:
        """What a seat is shown of a field."""
        return state.view(seat).field(field)

    def assert_refused(self, state: State, action: str, *, by: str) -> None:
        """The action is refused under this clause and changes nothing."""
        before = state.text()
        found = "-"
        try:
            state.apply(state.action(action))
        except (NotationError, Refusal) as error:
            found = error.clause
        assert found == by, f"{action}: refused by {found}, expected {by}\n{before}"
        assert state.text() == before, f"{action} is refused and still changed the position"

    def assert_position_refused(self, text: str, *, by: str) -> None:
        """This position, or its options together, cannot be."""
        found = "-"
        try:
            self.read(text)
        except NotationError as error:
            found = error.clause
        assert found == by, f"{text}: refused by {found}, expected {by}"

    def assert_legal(self, state: State, *actions: str) -> None:
        """Each of these could be done now."""
        for action in actions:
            found = self.why_not(state, action)
            assert found == "-", f"{action} is refused by {found}\n{state.text()}"

    def assert_not_legal(self, state: State, *actions: str) -> None:
        """None of these could be done now."""
        for action in actions:
            assert self.why_not(state, action) != "-", f"{action} is accepted\n{state.text()}"

    def assert_fact(self, position: State | str, facts: str) -> None:
        """Facts as a scenario writes them: `B r1 g2 | turn C | sees B: A ?3`."""
        state = self.read(position) if isinstance(position, str) else position
        run = Run(self.game, Scenario(self.game.name, "-", "-", 0))
        run.state = state
        run.refused = "-"
        run.expect(0, facts)
        wrong = [f"expected {failure.expected}, found {failure.found}" for failure in run.failures]
        assert not wrong, "\n".join([*wrong, state.text()])

"""Runs scenarios: their facts hold, whoever sits at A; what they do is offered; their texts play on."""

from pathlib import Path

from koloda.bots.wander import wander
from koloda.kernel.actions import Action
from koloda.kernel.chance import open_chance
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.game import Game
from koloda.kernel.positions import split_actions, split_outside_quotes
from koloda.kernel.scenarios import Run, Scenario, read_scenarios
from koloda.kernel.state import State
from koloda.testing.properties import Readers
from koloda.testing.turning import Turn, all_turns

FURTHER = 12
"""How far a scenario is played on at random."""


def scenarios_in(path: Path, games: list[str]) -> list[Scenario]:
    """The scenarios of a text, or of the blocks of a Markdown file."""
    return read_scenarios(path.read_text("utf-8"), games, markdown=path.suffix == ".md")


def wrong_in(game: Game, scenario: Scenario, run: type[Run] = Run) -> list[str]:
    """The facts of a scenario that do not hold: `line 12 A03 …: expected turn A, is turn B`."""
    return [
        f"line {failure.line} {failure.scenario}: expected {failure.expected}, is {failure.found}"
        for failure in run(game, scenario).run()
    ]


def wrong_turned(game: Game, scenario: Scenario, turn: Turn | None = None) -> list[str]:
    """The same of the scenario with its seats turned round, in every way."""
    return [fact for turned in all_turns(game, scenario, turn) for fact in wrong_in(game, turned)]


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
                    self.look_at(number, state, seat)
                state.apply(action)
            except (NotationError, Refusal):
                break
        return True

    def look_at(self, number: int, state: State, seat: int) -> None:
        listed = state.legal(seat)
        if len(set(listed)) < len(listed):
            self.fail(number, f"each action of seat {seat} once", "some twice")
        for other in listed[:8] + listed[-8:]:
            written = state.write_action(other)
            if state.why_not(other) is not None:
                self.fail(number, f"{written} accepted", "listed and refused")
            if state.action(written) != other:
                self.fail(number, f"{written} listed", f"listed as {other}")

    def expect(self, number: int, text: str) -> bool:
        return True


def is_listed(state: State, action: Action) -> bool:
    """Itself, by a form, or by another word for the same."""
    if action.seat < 0 or action in state.legal(action.seat):
        return True
    if any(state.write_code(action).startswith(form.verb) for form in state.forms(action.seat)):
        return True
    result = effect_of(state, action)
    return result == state.text() or any(effect_of(state, one) == result for one in state.legal(action.seat))


def effect_of(state: State, action: Action) -> str:
    after = state.clone()
    after.apply(action)
    return after.text()


def follow(game: Game, scenario: Scenario) -> None:
    """The text of every position that a scenario reaches, read back and played on, is the position itself."""
    readers: Readers | None = None
    for _, line in scenario.lines:
        if line[0] == "P":
            play_on(readers)
            readers = begin(game, line[2:])
        elif line[0] == ">" and readers is not None:
            for text in split_actions(split_outside_quotes(line[2:], " => ")[0]):
                try:
                    readers.apply(readers.state.action(text))
                except (NotationError, Refusal):
                    continue
    play_on(readers)


def begin(game: Game, text: str) -> Readers | None:
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

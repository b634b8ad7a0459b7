"""A position that somebody tries things out at, for every seat, and what was done since."""

from typing import NamedTuple

from koloda.bots.decisions import closing, questions
from koloda.bots.levels import make_player
from koloda.kernel import Action, Event, Game, NotationError, Refusal, State
from koloda.kernel.chance import Chance, open_chance
from koloda.kernel.records import SEED_LINE
from koloda.kernel.seats import has

LONGEST = 3000
"""So many actions a study may have."""
ANSWERS = 40
"""So many answers come at a time."""


class StudyStep(NamedTuple):
    """What was done, what happened, and how it stands then."""

    line: str
    events: list[Event]
    state: State


class Study:
    """`state` is how it stands, `done` what was done since the position, the host's part too. What nobody
    tells of chance is drawn, by the position: the same is done again with the same result."""

    def __init__(self, game: Game, position: str) -> None:
        self.game = game
        self.state: State = game.read(position)
        self.done: list[str] = []

    def copy(self) -> "Study":
        other = Study.__new__(Study)
        other.game, other.state, other.done = self.game, self.state.clone(), list(self.done)
        return other

    def play(self, line: str, following: str = "") -> StudyStep:
        """Does it, or raises and changes nothing. `following` is the line after it, where there is one: it
        may tell what chance did."""
        state = self.state
        before = state.clone()
        action = state.action(line)
        try:
            events = state.apply(action)
        except Refusal:
            state.copy_from(before)
            raise
        if state.waiting and not tells(state, following):
            events = self.draw(before, action)
        self.done.append(state.write_action(action))
        return StudyStep(self.done[-1], events, state.clone())

    def draw(self, before: State, action: Action) -> list[Event]:
        """The same with a source of chance: nobody tells the result."""
        asked = before.waiting[0] if before.waiting else action
        self.state.copy_from(before)
        self.state.waiting = ()
        self.state.chance = open_source(self.state)
        return self.state.apply(asked)

    def follow(self, lines: list[str]) -> list[StudyStep]:
        return [self.play(line, after) for line, after in zip(lines, [*lines[1:], ""], strict=False)]

    def host_line(self) -> str:
        """What the host does if nobody acts; empty where somebody has to."""
        state = self.state
        action = closing(state)
        if action is not None:
            return state.write_action(action)
        if state.is_over() or state.must():
            return ""
        if state.deals_next() and state.chance is None:
            return f"{SEED_LINE}{open_source(state).name}"
        choices = state.host_choices()
        return state.write_action(choices[0]) if choices else ""

    def answer(self, bots: int, level: str) -> list[StudyStep]:
        """What the bots of these seats and the host do until somebody else is asked, or may step in."""
        found: list[StudyStep] = []
        stepped_in = 0
        while len(found) < ANSWERS and len(self.done) < LONGEST and not self.state.is_over():
            state = self.state
            asked = [one for one in questions(state) if has(bots, one.seat)]
            waited = [one for one in asked if one.waited_for]
            line = ""
            for one in [*(one for one in asked if not one.waited_for), *waited]:
                if not one.waited_for and has(stepped_in, one.seat):
                    continue
                player = make_player(self.game, level, one.seat, open_source(state, int(one.seat)))
                plan = player.plan(state.view(one.seat), one.legal, one.forms, one.waited_for)
                if not one.waited_for:
                    stepped_in |= 1 << int(one.seat)
                if plan is not None:
                    line = state.write_action(plan.action)
                    break
            people = [one for one in questions(state) if not has(bots, one.seat)]
            if not line and not waited and not any(one.waited_for or one.legal for one in people):
                line = self.host_line()
            if not line:
                break
            try:
                found.append(self.play(line))
            except (NotationError, Refusal):
                break
            if waited:
                stepped_in = 0
        return found


def tells(state: State, line: str) -> bool:
    """Whether a line tells the result that is waited for."""
    if not line.startswith("~ "):
        return False
    try:
        return state.why_not(state.action(line)) is None
    except NotationError:
        return False


def open_source(state: State, turn: int = 0) -> Chance:
    """Chance that follows from how it stands."""
    return open_chance(f"k1:{int(state.digest()[:14], 16) + turn:x}")

"""Lessons: the scenarios of a rulebook or a course as things to do, each from a position.

Whoever learns sits where the first of its actions is done (the last one, where that is refused); what the
other seats and the host do in the same line the program does. An example that only says what can be done is
to be tried out, one without anything to do is to be looked at.
"""

import re
from typing import NamedTuple

from koloda.kernel import Game, State
from koloda.kernel.positions import split_actions, split_outside_quotes
from koloda.kernel.scenarios import Run, Scenario, read_fence, read_lines
from koloda.kernel.seats import write_seats
from koloda.study.books import find_book, find_course
from koloda.study.study import Study

DO, REFUSED, TRY, LOOK, BEST = "do", "refused", "try", "look", "best"
HEADING = re.compile(r"(#+) +(.*)")


class Task(NamedTuple):
    """`goal` is the line of the scenario: `A r5; C catch:A => A g1 b1 b3`. Without facts just that is to be
    done."""

    kind: str
    position: str
    seat: str
    goal: str


class Lesson(NamedTuple):
    """`before` and `after` are Markdown: what is said first, and when all is done."""

    name: str
    title: str
    before: str
    after: str
    tasks: list[Task]


class Outcome(NamedTuple):
    """What came of an attempt: what was done by it, and whether the task is done. `aside`: it was possible,
    but is not what was asked."""

    lines: list[str]
    met: bool
    aside: bool = False


def course(game: Game, lang: str) -> list[Lesson]:
    """The lessons of a game in their order: each is a chapter of its page, with one scenario."""
    return read_course(game, find_course(game.name, lang))


def examples(game: Game, lang: str) -> list[Lesson]:
    """The examples of its rulebook."""
    return [make_lesson(game, one, "", "") for _, found, _ in chapters(game, find_book(game.name, lang))
            for one in found]  # fmt: skip


def read_course(game: Game, text: str) -> list[Lesson]:
    return [
        make_lesson(game, scenario, before, after)
        for before, found, after in chapters(game, text)
        for scenario in found
    ]


def chapters(game: Game, text: str) -> list[tuple[str, list[Scenario], str]]:
    """What is said before the scenarios of each chapter, they themselves, and what is said after them."""
    found: list[tuple[str, list[Scenario], str]] = []
    before: list[str] = []
    after: list[str] = []
    scenarios: list[Scenario] = []
    opened = of = ""
    block: list[tuple[int, str]] = []
    for number, line in enumerate([*text.split("\n"), "# "], 1):
        fence, info = read_fence(line)
        if opened:
            if fence.startswith(opened) and not info:
                if of == game.name:
                    scenarios += read_lines(of, block)
                opened = ""
            else:
                block.append((number, line))
        elif fence:
            opened, of, block = fence, info, []
        elif HEADING.match(line):
            found.append(("\n".join(before).strip(), scenarios, "\n".join(after).strip()))
            before, after, scenarios = [], [], []
        elif scenarios:
            after.append(line)
        else:
            before.append(line)
    return found


def make_lesson(game: Game, scenario: Scenario, before: str, after: str) -> Lesson:
    return Lesson(scenario.name, scenario.title, before, after, make_tasks(game, scenario))


def make_tasks(game: Game, scenario: Scenario) -> list[Task]:
    """A line that is refused is a task where nothing is done after it; a wrong move of one's own is answered
    anyway. What the host alone does is none."""
    run = Run(game, scenario)
    tasks: list[Task] = []
    said: list[Task] = []
    for at, (number, line) in enumerate(scenario.lines):
        if line[0] == "P":
            run.step(number, line)
            continue
        state = run.position()
        if line[0] == "=":
            said.append(spoken(state, line[2:]))
            continue
        moves, refused = moves_of(line[2:])
        follows = [after for _, after in scenario.lines[at + 1 :]]
        last = not any(after[0] == ">" for after in until_position(follows))
        if (not refused or last) and any(not move.startswith("~") for move in moves):
            tasks.append(Task(REFUSED if refused else DO, state.text(), whose(moves, refused), line[2:]))
        run.step(number, line)
    return tasks or said[:1]


def spoken(state: State, facts: str) -> Task:
    """Something to try out, where it is said what can be done."""
    seat = state.field("turn") or "-"
    seat = seat if seat != "-" else write_seats(state.must())[:1]
    can = any(fact.strip().startswith(("can ", "cannot ")) for fact in split_outside_quotes(facts, " | "))
    return Task(TRY if can else LOOK, state.text(), seat.strip("-") or "A", "")


def until_position(lines: list[str]) -> list[str]:
    starts = [at for at, line in enumerate(lines) if line[0] == "P"]
    return lines[: starts[0]] if starts else lines


def moves_of(goal: str) -> tuple[list[str], str]:
    """The actions of a line, and the clause that refuses the last of them; empty where none does."""
    actions, *said = split_outside_quotes(goal, " => ")
    refused = [fact.strip().removeprefix("refused ") for fact in facts_of(" => ".join(said))
               if fact.strip().startswith("refused ")]  # fmt: skip
    return split_actions(actions), next((clause for clause in refused if clause != "-"), "")


def facts_of(said: str) -> list[str]:
    return [fact.strip() for fact in split_outside_quotes(said, " | ") if fact.strip()]


def whose(moves: list[str], refused: str) -> str:
    acting = [move for move in moves if not move.startswith("~")] or ["A"]
    return acting[-1 if refused else 0][:1]


class TaskRun:
    """A task and what has been done of it. `moved` is how many of its moves have been done, -1 after
    something else, which may lead back to them."""

    def __init__(self, study: Study, goal: str) -> None:
        self.study = study
        self.goal = goal
        self.moves, self.refused = moves_of(goal)
        self.facts = facts_of(" => ".join(split_outside_quotes(goal, " => ")[1:]))
        self.seat = whose(self.moves, self.refused)
        self.path = walk_through(study.state, self.moves[:-1] if self.refused else self.moves)
        self.moved = self.farthest = 0

    @property
    def next_move(self) -> str:
        """What comes next of the moves; empty where something else was done or nothing is left."""
        return self.moves[self.moved] if 0 <= self.moved < len(self.moves) else ""

    def play(self, line: str) -> None:
        following = self.moves[self.moved + 1 : self.moved + 2] if self.moved >= 0 else []
        self.study.play(line, "".join(following))
        here = bare_text(self.study.state)
        ahead = [at for at in range(self.farthest + 1, len(self.path)) if self.path[at] == here]
        if ahead:
            self.moved = self.farthest = ahead[0]
        else:
            self.moved = self.farthest if self.path[self.farthest] == here else -1

    def act(self, line: str) -> Outcome:
        """Does something, and what the others do then. Raises what a rule says against it: where that was
        asked for, `is_asked` tells."""
        count = len(self.study.done)
        self.play(measured(self.study.state, line, self.next_move))
        met = not self.goal
        if not met:
            self.go_on()
            through = self.moved == len(self.moves) or (self.moved == -1 and bool(self.facts))
            met = not self.refused and through and self.holds()
        lines = self.study.done[count:]
        again = bool(self.facts) and self.is_still_asked()
        return Outcome(lines, met, not met and self.moved < 0 and not again)

    def go_on(self) -> None:
        """What the other seats and the host do before it is this seat's turn again."""
        while 0 <= self.moved < len(self.path) - 1 and self.next_move[:1] != self.seat:
            self.play(self.next_move)

    def is_still_asked(self) -> bool:
        """Whether more of the same seat may come to the same."""
        state = self.study.state
        return not state.is_over() and self.seat in write_seats(state.must()).split()

    def is_asked(self, clause: str) -> bool:
        """Whether just this refusal is what the task shows."""
        return bool(self.refused) and clause == self.refused and self.moved == len(self.path) - 1

    def holds(self) -> bool:
        """Whether every fact does."""
        game = self.study.game
        run = Run(game, Scenario(game.name, "", "", 0))
        run.state = self.study.state
        run.refused = "-"
        return all(run.found(fact) is None for fact in self.facts)


def walk_through(start: State, moves: list[str]) -> list[str]:
    """The texts of the positions that the moves lead through, the first one included."""
    state = start.clone()
    texts = [bare_text(state)]
    for move in moves:
        state.apply(state.action(move))
        texts.append(bare_text(state))
    return texts


def bare_text(state: State) -> str:
    """How it stands, however its chance came."""
    return re.sub(r" \| chance \S+ \d+", "", state.text())


def measured(state: State, line: str, wanted: str) -> str:
    """A press whose reaction time counts, as it is meant here; 500 ms where nobody says."""
    who, _, code = line.partition(" ")
    for window in state.windows():
        reaction = window.reaction
        if reaction is not None and code.partition(" ")[0] == reaction.code:
            if wanted.startswith(f"{who} {reaction.code} "):
                return wanted
            return line if " " in code else f"{line} 500"
    return line


def open_attempt(game: Game, position: str, done: list[str], goal: str) -> TaskRun:
    """A task as it stands after `done`."""
    attempt = TaskRun(Study(game, position), goal)
    for line in done:
        attempt.play(line)
    attempt.go_on()
    return attempt

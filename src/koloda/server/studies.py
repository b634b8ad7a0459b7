"""Studies: a position and what is asked of it, answered at once and kept only to be quick the next time."""

import asyncio
import hashlib
from collections import OrderedDict

from koloda.kernel import Game, NotationError, Refusal, State, Window
from koloda.kernel.options import read_options
from koloda.kernel.positions import read_header
from koloda.kernel.seats import SPECTATOR, bit, has, letter, read_seat, seats_in
from koloda.kernel.windows import HOLD
from koloda.server.errors import Problem, values_of
from koloda.server.reading import Slices
from koloda.server.replays import EVERYBODY, look, tell
from koloda.study.lessons import Outcome, TaskRun, measured
from koloda.study.study import LONGEST, Study, StudyStep
from koloda.table.translation import action_text, form_text
from koloda.texts import Texts
from koloda.wire.pages import ReplayStep
from koloda.wire.socket import PositionText, WindowText
from koloda.wire.study import StudyAsk, StudyNo, StudySeen

MOST_STEPS = 60
MOST_KEPT = 200
AT_ONCE = 2
LEVEL = "normal"


class StudyDesk:
    """Answers studies, a few at once. The latest ones are kept, so that the next move need not replay all
    those before it."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Study] = OrderedDict()
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def answer(self, game: Game, asked: StudyAsk, lang: str) -> StudySeen:
        async with self.turn:
            return await self.answer_now(game, asked, lang)

    async def answer_now(self, game: Game, asked: StudyAsk, lang: str) -> StudySeen:
        """`steps` are by their numbers: how many actions came before each, its own included."""
        texts = Texts(game.name, lang)
        study, steps = await self.open(game, asked)
        seat = read_eyes(asked.seat, study.state)
        no: StudyNo | None = None
        outcome = Outcome([], met=False)
        task = open_task(game, asked) if asked.goal else None
        count = len(study.done)
        try:
            if asked.why or asked.values:
                refusal = why_not(study.state, seat, asked)
                no = None if refusal is None else told(refusal, texts, asked.why)
            elif task is not None:
                outcome = self.attempt(task, study, asked, seat, steps)
            elif asked.act:
                line = asked.act if asked.act.startswith("~ ") else f"{letter(seat)} {asked.act}"
                note(steps, study, [study.play(measured(study.state, line, ""))])
            if asked.bots or asked.go:
                note(steps, study, self.go_on(study, asked))
        except (NotationError, Refusal) as error:
            no = told(error, texts, asked.act)
            if task is not None and error.clause:
                outcome = Outcome([], met=task.is_asked(error.clause))
        if len(study.done) > count:
            self.keep(game, asked.position, study)
        first = min(asked.first, len(study.done) + 1)
        shown = [steps[at] for at in sorted(steps) if at >= first][:MOST_STEPS]
        return StudySeen(
            letter(seat) if seat != EVERYBODY else "*",
            read_options(game.options, read_header(study.state.header())[1]),
            int(study.state.count),
            study.done,
            first,
            [step_text(game, step, seat) for step in shown],
            "".join(letter(one) for one in seats_in(study.state.must())),
            study.host_line(),
            outcome.met,
            outcome.aside,
            no,
            study.state.text(),
        )

    async def open(self, game: Game, asked: StudyAsk) -> tuple[Study, dict[int, StudyStep]]:
        """The study as far as it was played, and the steps that are wanted of it."""
        if len(asked.actions) > LONGEST:
            raise unreadable(f"a study has {LONGEST} actions at most")
        at = max(0, min(asked.first - 1, len(asked.actions)))
        study = self.find(game, asked.position, asked.actions[:at])
        slices = Slices()
        try:
            if study is None:
                study, at = Study(game, asked.position), 0
            steps = {at: StudyStep("", [], study.state.clone())}
            following = [*asked.actions[1:], ""]
            for number in range(at, len(asked.actions)):
                step = study.play(asked.actions[number], following[number])
                if number + 1 >= asked.first and len(steps) <= MOST_STEPS:
                    steps[number + 1] = step
                await slices.rest()
        except (NotationError, Refusal) as error:
            raise unreadable(str(error)) from None
        self.keep(game, asked.position, study)
        return study.copy(), steps

    def attempt(
        self, task: TaskRun, study: Study, asked: StudyAsk, seat: int, steps: dict[int, StudyStep]
    ) -> Outcome:
        """The next thing done at a task."""
        before = len(task.study.done)
        outcome = Outcome([], met=False)
        task.go_on()
        line = task.next_move if asked.show else f"{letter(seat)} {asked.act}"
        try:
            if asked.act or (asked.show and line):
                outcome = task.act(line)
        finally:
            lines = task.study.done[before:]
            for number, each in enumerate(lines):
                note(steps, study, [study.play(each, "".join(lines[number + 1 : number + 2]))])
        return outcome

    def go_on(self, study: Study, asked: StudyAsk) -> list[StudyStep]:
        bots = sum(int(bit(read_seat(one, study.state.count))) for one in asked.bots)
        found = study.answer(bots, LEVEL) if bots else []
        if asked.go and not found:
            line = study.host_line()
            found = [study.play(line)] if line else []
            found += study.answer(bots, LEVEL) if bots and line else []
        return found

    # What is kept

    def find(self, game: Game, position: str, done: list[str]) -> Study | None:
        found = self.kept.get(key_of(game, position, done))
        return None if found is None else found.copy()

    def keep(self, game: Game, position: str, study: Study) -> None:
        self.kept[key_of(game, position, study.done)] = study.copy()
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)


def key_of(game: Game, position: str, done: list[str]) -> str:
    return hashlib.sha256("\n".join([game.name, position, *done]).encode()).hexdigest()


def note(steps: dict[int, StudyStep], study: Study, done: list[StudyStep]) -> None:
    """The latest steps of a study."""
    steps.update(enumerate(done, len(study.done) - len(done) + 1))


def step_text(game: Game, step: StudyStep, seat: int) -> ReplayStep:
    events = [tell(event, seat) for event in step.events if seat == EVERYBODY or event.reaches(seat)]
    return ReplayStep(events, position_text(game, step.state, seat))


def read_eyes(seat: str, state: State) -> int:
    if seat == "*":
        return EVERYBODY
    try:
        return SPECTATOR if seat == "?" else int(read_seat(seat, state.count))
    except NotationError as error:
        raise unreadable(str(error)) from None


def unreadable(why: str) -> Problem:
    return Problem("position.unreadable", why, 400)


def why_not(state: State, seat: int, asked: StudyAsk) -> NotationError | Refusal | None:
    """As a table answers it."""
    try:
        action = state.read_action(seat, asked.why) if asked.why else state.meant(seat, asked.values)
    except NotationError as error:
        return error
    return None if action is None else state.why_not(action)


def told(error: NotationError | Refusal, texts: Texts, typed: str) -> StudyNo:
    values = values_of(error, typed)
    text = texts.refusal(Refusal(error.clause, values)) if error.clause else str(error)
    return StudyNo(error.clause, values, text)


def open_task(game: Game, asked: StudyAsk) -> TaskRun:
    """The task of a lesson as far as it is done."""
    try:
        task = TaskRun(Study(game, asked.position), asked.goal)
        for line in asked.actions:
            task.play(line)
    except (NotationError, Refusal) as error:
        raise unreadable(str(error)) from None
    return task


def position_text(game: Game, state: State, seat: int) -> PositionText:
    """What somebody sees; a seat also what it can do. No clock runs."""
    if seat in (EVERYBODY, SPECTATOR):
        return look(state, seat)
    view = state.view(seat)
    facts = view.facts()
    over = bool(state.is_over())
    resting = any(window.kind == HOLD for window in view.windows)
    return PositionText(
        view.header,
        view.fields,
        {**view.plain, **facts} if facts else view.plain,
        has(state.must(), seat) and not resting and not over,
        [] if over else [action_text(state, one, state.write_code(one)) for one in state.offers(seat)],
        [window_text(window, state) for window in view.windows],
        [] if over else [form_text(form) for form in state.forms(seat)],
        over,
        "".join(letter(winner) for winner in seats_in(state.winners())) if over else "",
    )


def window_text(window: Window, state: State) -> WindowText:
    seats = "".join(letter(one) for one in seats_in(window.seats & (bit(state.count) - 1)))
    press = window.reaction.code if window.reaction is not None else ""
    return WindowText(
        window.serial,
        window.name,
        window.kind,
        seats,
        window.clause,
        0,
        None,
        window.race,
        window.waits,
        press,
    )

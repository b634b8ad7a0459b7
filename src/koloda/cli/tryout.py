"""A position tried out in the terminal: its table, what was typed as a move, and what came of it."""

import sys
from collections.abc import Iterator
from contextlib import suppress

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from koloda.cli.boards import make_board
from koloda.cli.console_io import PlainConsole
from koloda.cli.typed import Question, ask, from_keys
from koloda.kernel import Event, Game, NotationError, Refusal, State
from koloda.kernel.seats import letter
from koloda.study.study import StudyStep
from koloda.table.translation import action_text
from koloda.texts import Texts
from koloda.wire.socket import ActionText


class Lines:
    """What somebody types: at a terminal with its line editor, otherwise from standard input."""

    def __init__(self, console: PlainConsole) -> None:
        self.live = sys.stdin.isatty() and console.is_terminal and not console.is_dumb_terminal
        self.lines = self.listen()

    def listen(self) -> Iterator[str]:
        if self.live:
            from prompt_toolkit import PromptSession

            editor: PromptSession[str] = PromptSession(lambda: self.asked)
            while True:
                yield editor.prompt()
        yield from sys.stdin

    def read(self, asked: str) -> str:
        """The next line; EOFError where there is none."""
        self.asked = f"{asked} › "
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line.strip()


class Tryout:
    """The table of one position, through the eyes of a seat."""

    def __init__(self, game: Game, texts: Texts, console: PlainConsole, seat: int, state: State) -> None:
        self.game = game
        self.texts = texts
        self.console = console
        self.question: Question | None = None
        self.sit(seat, state)

    def sit(self, seat: int, state: State) -> None:
        """Somebody else's eyes."""
        self.seat = seat
        names = [self.texts.say("koloda-player", {"seat": letter(at)}) for at in range(int(state.count))]
        self.board = make_board(self.texts, names, seat, state.header())
        self.offers: list[ActionText] = []

    def show(self, state: State) -> None:
        """The table, and what can be done."""
        view = state.view(self.seat)
        self.offers = [action_text(state, one, state.write_code(one)) for one in state.offers(self.seat)]
        self.console.print("", self.board.draw(view, state.totals(), self.offers))
        self.board.numbered = []
        choices: RenderableType | None = None
        if self.board.listed(self.offers) or state.forms(self.seat):
            choices = self.board.choices(view, self.offers, state.forms(self.seat))
        if choices is not None:
            self.console.print(choices)

    def show_always(self) -> None:
        """What can be said at any moment."""
        always = self.board.always()
        if always:
            self.console.print(Text.from_markup(self.texts.say("koloda-any-moment", {"text": always})))

    def tell(self, steps: list[StudyStep]) -> None:
        """What happened."""
        for step in steps:
            for event in step.events:
                self.tell_event(event)

    def tell_event(self, event: Event) -> None:
        if event.reaches(self.seat):
            for sentence in self.board.tell(event, event.values(self.seat)):
                self.say(sentence)

    def say(self, markup: str) -> None:
        self.console.print(Padding(Text.from_markup(markup), (0, 0, 0, 2)))

    def refuse(self, error: NotationError | Refusal, typed: str) -> None:
        self.say(f"✗ {self.board.why(error, typed)}")

    def understand(self, line: str, state: State) -> str:
        """The code that a line means; empty where something is asked first."""
        question, self.question = self.question, None
        said = self.board.heard(line) or from_keys(line)
        if question is not None:
            parts = question.parts
            if said.isdecimal() and 0 < int(said) <= len(parts) and said not in parts:
                said = parts[int(said) - 1]
            code = question.answer(said) or self.code(said, state)
        else:
            picked = self.board.pick(said, list(self.board.numbered))
            code = self.code(self.board.split(picked or said)[0], state) if said else self.enter()
        self.question = ask(code, [one.code for one in self.board.askable(self.offers)], further=False)
        if self.question is None:
            return code
        parts = [self.board.choice(self.question.mark, part) for part in self.question.parts]
        choices = " · ".join(f"[bold]{number}[/] {part}" for number, part in enumerate(parts, 1))
        self.say(
            self.texts.say("koloda-choose", {"code": self.question.head.lstrip("+"), "choices": choices})
        )
        return ""

    def enter(self) -> str:
        return self.board.meant_by_enter(self.offers)

    def code(self, line: str, state: State) -> str:
        things = self.board.points_at(line)
        if things:
            with suppress(NotationError):
                action = state.meant(self.seat, things)
                if action is not None:
                    return state.write_code(action)
        codes = [one.code for one in self.board.askable(self.offers)]
        return self.board.code(line, codes, state.forms(self.seat))

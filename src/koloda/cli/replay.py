"""`koloda replay`: a recorded game, watched forward and back, through any eyes."""

import argparse
import sys
from collections.abc import Iterator
from typing import NamedTuple

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from koloda.cli.boards import make_board
from koloda.cli.boards.generic import EVERYBODY, TerminalBoard
from koloda.cli.console_io import PlainConsole, open_console
from koloda.cli.errors import CommandError
from koloda.cli.setup import find_game, read_file
from koloda.cli.words import say
from koloda.kernel import Event, Game, NotationError, State, Value, View, records
from koloda.kernel.positions import read_header, read_segments
from koloda.kernel.records import Record, read_record
from koloda.kernel.seats import SPECTATOR, letter, read_seat
from koloda.texts import Texts, choose_language

BACK = ("b", "back", "p", "назад")
LEAVE = ("q", "quit", "exit", "выход")
BY_ITSELF = ("a", "auto", "само")
HELP = ("?", "h", "help", "помощь")
PACE = 1.2
"""Seconds between two steps that go by themselves."""


def open_record(arguments: argparse.Namespace) -> tuple[Game, Record]:
    text = read_file(arguments.record)
    try:
        record = read_record(text)
    except NotationError as error:
        raise CommandError(f"{arguments.record}: {error}") from None
    return find_game(record.game, arguments.lang), record


def replay(arguments: argparse.Namespace) -> int:
    game, record = open_record(arguments)
    texts = Texts(game.name, choose_language(arguments.lang))
    try:
        start = records.start(game, record)
        seat = read_seat(arguments.seat.upper(), start.count) if arguments.seat is not None else SPECTATOR
        walk = RecordedGame(game, record, texts, EVERYBODY if arguments.all else seat)
        if arguments.step is not None:
            if not 0 <= arguments.step <= walk.last:
                raise CommandError(say("error-step", most=walk.last, count=arguments.step))
            walk.at = arguments.step
        console = open_console()
        if sys.stdin.isatty() and console.is_terminal:
            watch(walk, console)
        else:
            walk.tell_all(console, arguments.step)
            walk.check()
    except NotationError as error:
        raise CommandError(f"{arguments.record}: {error}") from None
    except (EOFError, KeyboardInterrupt) as error:
        print(texts.say("koloda-goodbye"))
        return 130 if isinstance(error, KeyboardInterrupt) else 0
    return 0


class Step(NamedTuple):
    """What was done, what that led to, and what happened."""

    line: str
    state: State
    events: list[Event]


class RecordedGame:
    """A recorded game and where somebody is in it."""

    def __init__(self, game: Game, record: Record, texts: Texts, seat: int) -> None:
        self.record = record
        self.texts = texts
        self.steps = [Step(line, state.clone(), events) for line, state, events in steps(game, record)]
        self.at = 0
        first = self.steps[0].state
        count = int(first.count)
        names = record.names[:count]
        names += [texts.say("koloda-player", {"seat": letter(at)}) for at in range(len(names), count)]
        self.names = names
        self.header = first.view(SPECTATOR).header
        self.look_as(seat)

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    def look_as(self, seat: int) -> None:
        self.seat = seat
        self.board: TerminalBoard = make_board(self.texts, self.names, seat, self.header)
        self.board.go_back_to(self.record.version)

    def told(self) -> list[RenderableType]:
        """What happened in this step."""
        step = self.steps[self.at]
        lines: list[RenderableType] = [Text(f"{self.at}. {step.line}", "dim")] if step.line else []
        for event in step.events:
            for sentence in tell(self.board, event, self.seat):
                lines.append(Padding(Text.from_markup(sentence), (0, 0, 0, 2)))
        return lines

    def drawn(self) -> RenderableType:
        state = self.steps[self.at].state
        return self.board.draw(look(state, self.seat), state.totals(), [])

    def tell_all(self, console: PlainConsole, only: int | None) -> None:
        """Without anybody who steps: everything at once, or one step, and how it stands then."""
        for number in range(len(self.steps)) if only is None else [only]:
            self.at = number
            for line in self.told():
                console.print(line)
        console.print(self.drawn())

    def check(self) -> None:
        digest = self.steps[-1].state.digest()
        if digest != self.record.digest:
            raise NotationError(
                f"the digest does not match: the record says {self.record.digest}, its game ends in {digest}"
            )


def watch(walk: RecordedGame, console: PlainConsole) -> None:
    """Step by step, as the person says."""
    from prompt_toolkit import PromptSession

    from koloda.cli.typed import from_keys

    editor: PromptSession[str] = PromptSession()
    console.print(say("replay-keys"))
    show = True
    while True:
        if show:
            for line in walk.told():
                console.print(line)
            console.print(walk.drawn())
        show = True
        place = say("replay-step", step=walk.at, most=walk.last)
        typed = editor.prompt(f"{place} › ").strip().lower()
        word, _, rest = (
            typed if typed in (*BACK, *LEAVE, *BY_ITSELF, *HELP) else from_keys(typed)
        ).partition(" ")
        if word in LEAVE:
            raise EOFError
        if word in HELP:
            console.print(say("replay-keys"))
            show = False
        elif word in BACK:
            walk.at = max(0, walk.at - 1)
        elif word in BY_ITSELF:
            go_by_itself(walk, console)
        elif word.isdecimal():
            show = int(word) <= walk.last
            walk.at = int(word) if show else walk.at
            if not show:
                console.print(say("replay-no-step", most=walk.last))
        elif word in ("o", "open"):
            walk.look_as(EVERYBODY)
        elif word in ("w", "watch"):
            walk.look_as(SPECTATOR)
        elif word in ("s", "seat"):
            try:
                walk.look_as(read_seat(rest.upper(), len(walk.names)))
            except NotationError as error:
                console.print(str(error))
                show = False
        elif word:
            console.print(say("replay-keys"))
            show = False
        elif walk.at == walk.last:
            walk.check()
            return
        else:
            walk.at += 1


def go_by_itself(walk: RecordedGame, console: PlainConsole) -> None:
    """To the end, or until Ctrl-C."""
    import time

    try:
        while walk.at < walk.last:
            walk.at += 1
            for line in walk.told():
                console.print(line)
            time.sleep(PACE if walk.told()[1:] else 0)
    except KeyboardInterrupt:
        console.print()


def steps(game: Game, record: Record) -> Iterator[Step]:
    """The deal, then every action with what happened."""
    state = records.start(game, record)
    opening: list[Event] = []
    if record.seed and not record.spelled and not record.position:
        # Dealt once more before our eyes: `start` keeps to itself what happens in a deal.
        count, options = read_header(record.header)
        state = records.edition(game, record).new(count, options, None)
        opening = state.play(f"~ seed {record.seed}")
    yield Step("", state, opening)
    for number, line in enumerate(record.actions, 1):
        events: list[Event] = []
        one = records.copy_head(record)
        one.spelled = record.spelled
        one.actions = [line]
        try:
            records.play_on(state, one, events)
        except NotationError as error:
            raise NotationError(error.message, clause=error.clause, where=f"action {number}") from None
        yield Step(line, state, events)


def tell(board: TerminalBoard, event: Event, seat: int) -> list[str]:
    if seat != EVERYBODY:
        return board.tell(event, event.values(seat)) if event.reaches(seat) else []
    if not event.shown:
        return []
    values: dict[str, Value] = {**event.public, **event.secret}
    return board.tell(event, values)


def look(state: State, seat: int) -> View:
    if seat != EVERYBODY:
        return state.view(seat)
    view = state.view(SPECTATOR)
    view.fields = {**view.fields, **read_segments(state.write()).fields}
    return view

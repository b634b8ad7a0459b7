"""Somebody who types, without a terminal: lines written ahead, or an answer to whatever is asked."""

import io
from collections.abc import Callable

from rich.console import Console, RenderableType

from koloda.cli.boards import make_board
from koloda.cli.console_io import Page, Suggest, TypedLine
from koloda.cli.session import TerminalSession
from koloda.games import GAMES
from koloda.kernel.game import Game
from koloda.kernel.state import State
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import table_at
from koloda.table.table import Table
from koloda.table.translation import action_text
from koloda.texts import Texts
from koloda.wire.socket import ActionText

UNO = GAMES["uno"]
NAMES = ["Anya", "Boris", "Vera", "Gleb", "Dina", "Egor", "Faina", "Gera", "Hanna", "Ivo"]


def plain_console() -> Console:
    return Console(
        file=io.StringIO(), width=80, color_system=None, highlight=False, markup=False, emoji=False
    )


class Script:
    """Lines as from a pipe: all there from the start. Waiting moves the clock."""

    live = False

    def __init__(self, clock: HandClock, lines: list[str]) -> None:
        self.clock = clock
        self.lines = lines
        self.console = plain_console()
        self.asked = ""
        self.page: Page = ()
        self.kept: list[str] = []

    def print(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def page_through(self, *parts: RenderableType) -> None:
        self.print(*parts)

    def prompt(self, text: str) -> None:
        self.asked = text

    def turn_page(self, page: Page) -> None:
        self.page = page

    def offer(self, suggest: Suggest) -> None:
        self.suggest = suggest

    def keep(self, line: TypedLine) -> None:
        self.kept.append(line.text)

    def read(self, ms: int) -> TypedLine | None:
        if not self.lines:
            raise EOFError
        return TypedLine(self.lines.pop(0))

    def wait(self, ms: int) -> None:
        self.clock.advance(max(1, ms))

    def text(self) -> str:
        file = self.console.file
        assert isinstance(file, io.StringIO)
        return "\n".join(line.rstrip() for line in file.getvalue().split("\n"))


class Typist(Script):
    """Somebody at a terminal who looks at the clock and types when a function says so."""

    live = True

    def __init__(self, clock: HandClock, choose: Callable[[], str | None]) -> None:
        super().__init__(clock, [])
        self.choose = choose

    def read(self, ms: int) -> TypedLine | None:
        line = self.choose()
        if line is None:
            self.clock.advance(max(1, ms))
            return None
        return TypedLine(line, self.page)


def table_of(position: str, clock: HandClock, chairs: list[Chair] | None = None, game: Game = UNO) -> Table:
    count = int(position.partition("p")[0])
    before, since, after = position.partition(" | since ")
    position = f"{before} | chance k1:1 0{since}{after}"
    return table_at(game, position, chairs or [Chair(name) for name in NAMES[:count]], clock)


def sit(table: Table, console: Script, lang: str = "en") -> TerminalSession:
    texts = Texts(table.game.name, lang)
    board = make_board(texts, [chair.name for chair in table.chairs], 0, table.head.header)
    return TerminalSession(table, 0, board, texts, console)


def typed(
    position: str, lines: list[str], lang: str = "en", chairs: list[Chair] | None = None, game: Game = UNO
) -> tuple[Table, str]:
    """The table and everything printed when these lines were typed at it."""
    clock = HandClock()
    table = table_of(position, clock, chairs, game)
    talk = Script(clock, lines)
    assert sit(table, talk, lang).run() == 0
    return table, talk.text()


def offers(state: State, seat: int) -> list[ActionText]:
    """What can be done, as a board gets it."""
    return [action_text(state, action, state.write_code(action)) for action in state.offers(seat)]

"""Where a session prints, and what it reads from: a terminal with a line being typed, or a pipe."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from rich.console import Console, RenderableType

Page = tuple[str, ...]
"""What the numbers of the list on the screen stand for."""
Suggest = Callable[[str], Sequence[tuple[str, str]]]
"""From the beginning of a line to whole lines, each with what it means."""


class TypedLine(NamedTuple):
    """A line, and the list that was on the screen when its first key was pressed; None where nobody knows."""

    text: str
    page: Page | None = None


class ConsoleIO(Protocol):
    live: bool
    """Whether somebody types at a terminal: then a line counts the moment it comes."""

    def print(self, *parts: RenderableType) -> None: ...

    def prompt(self, text: str) -> None:
        """What stands before the line being typed."""

    def turn_page(self, page: Page) -> None:
        """The list that is about to be shown; keys pressed until now belong to the one before."""

    def offer(self, suggest: Suggest) -> None:
        """What Tab asks."""

    def keep(self, line: TypedLine) -> None:
        """The line stays, as if it had not been sent."""

    def page_through(self, *parts: RenderableType) -> None:
        """Shows something long, a screen at a time where somebody looks."""

    def read(self, ms: int) -> TypedLine | None:
        """The next line, None when there is none within `ms`; EOFError at the end of input."""

    def wait(self, ms: int) -> None: ...


class PlainConsole(Console):
    """Prints what it is given. When the reader has gone, that is no error of ours (`koloda.cli.main`)."""

    def __init__(self) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)
        if not self.is_terminal:
            self.width = 80

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    def page_through(self, *parts: RenderableType) -> None:
        """Through the user's pager where it is longer than the screen."""
        with self.capture() as captured:
            for part in parts:
                self.print(part)
        text = "\n".join(line.rstrip() for line in captured.get().split("\n"))
        if not self.is_terminal or self.is_dumb_terminal or text.count("\n") < self.height:
            self.file.write(text)
            self.file.flush()
            return
        import os
        import pydoc

        os.environ.setdefault("LESS", "-R")  # colours, not their codes
        os.environ.setdefault("LESSCHARSET", "utf-8")  # letters, not their bytes, in whatever locale
        pydoc.pager(text)


def open_console() -> PlainConsole:
    return PlainConsole()

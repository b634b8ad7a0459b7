"""The line being typed, always at the bottom: what happens meanwhile is printed above it.

prompt_toolkit edits the line in an event loop that runs only while the session waits for it.
"""

import asyncio
import contextlib
import signal
import sys
from collections.abc import Coroutine, Iterable
from types import FrameType

from prompt_toolkit import PromptSession
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.key_binding import KeyBindings
from rich.console import RenderableType

from koloda.cli.console_io import Page, PlainConsole, Suggest, TypedLine

try:
    import termios
    import tty
except ImportError:  # Windows has no such modes
    tty = None  # type: ignore[assignment]

MENU_ROWS = 6


class Interrupted(Exception):
    """Ctrl-C, as the loop passes it on."""


class LineCompleter(Completer):
    """Whole lines that begin with what was typed."""

    def __init__(self, suggest: Suggest) -> None:
        self.suggest = suggest

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        begun = document.text_before_cursor
        for line, meaning in self.suggest(begun):
            yield Completion(line, start_position=-len(begun), display_meta=meaning)


class Terminal:
    """Standard input and output of somebody who looks at it."""

    live = True

    def __init__(self, console: PlainConsole) -> None:
        self.console = console
        self.asked = ""
        self.page: Page = ()
        self.begun: Page | None = None
        """The page that was there at the first key of the line being typed."""
        self.kept = ""
        self.interrupted = False
        self.completer = LineCompleter(lambda begun: ())
        self.restore = contextlib.ExitStack()
        self.loop = asyncio.new_event_loop()
        self.task: asyncio.Task[str] | None = None
        self.editor: PromptSession[str] = PromptSession(
            lambda: self.asked,
            completer=self.completer,
            complete_while_typing=False,
            reserve_space_for_menu=MENU_ROWS,
            enable_suspend=True,
            key_bindings=self.keys(),
            interrupt_exception=Interrupted,
        )
        self.editor.default_buffer.on_text_changed += self.note_key

    def keys(self) -> KeyBindings:
        """Esc clears the line; Enter sends it, whatever Tab may be offering."""
        bindings = KeyBindings()

        @bindings.add("escape", eager=False)
        def _(event: object) -> None:
            self.editor.default_buffer.reset()
            self.begun = None

        return bindings

    def __enter__(self) -> "Terminal":
        asyncio.set_event_loop(self.loop)
        self.restore.callback(signal.signal, signal.SIGINT, signal.signal(signal.SIGINT, self.interrupt))
        if tty is not None:  # nothing is echoed between two lines
            before = termios.tcgetattr(sys.stdin)
            self.restore.callback(termios.tcsetattr, sys.stdin, termios.TCSADRAIN, before)
            tty.setcbreak(sys.stdin)
        self.restore.callback(self.loop.close)
        return self

    def __exit__(self, *_: object) -> None:
        if self.task is not None:
            if self.editor.app.is_running:  # nobody is asked any more
                self.editor.app.renderer.erase()
                self.editor.app.erase_when_done = True
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError, EOFError, Interrupted):
                self.loop.run_until_complete(self.task)
        self.restore.close()

    def interrupt(self, _number: int, _frame: FrameType | None) -> None:
        """Ctrl-C between two lines. Remembered: prompt_toolkit swallows one that comes while it writes."""
        self.interrupted = True
        raise KeyboardInterrupt

    def note_key(self, buffer: Buffer) -> None:
        if not buffer.text:
            self.begun = None
        elif self.begun is None:
            self.begun = self.page

    def pump(self) -> None:
        """Takes the keys that were pressed while nobody listened."""
        for _ in range(3):
            self.run(asyncio.sleep(0))

    def run(self, work: Coroutine[object, object, object]) -> None:
        self.loop.run_until_complete(work)
        if self.interrupted:
            raise KeyboardInterrupt

    def start(self) -> asyncio.Task[str]:
        """The line being typed."""
        if self.task is None:
            kept, self.kept = self.kept, ""
            self.task = self.loop.create_task(self.editor.prompt_async(default=kept, handle_sigint=False))
            self.pump()
        return self.task

    # ConsoleIO

    def print(self, *parts: RenderableType) -> None:
        app = self.editor.app
        if app.is_running and self.task is not None and not self.task.done():
            app.renderer.erase()
        for part in parts:
            self.console.print(part)
        app.invalidate()

    def page_through(self, *parts: RenderableType) -> None:
        self.console.page_through(*parts)

    def prompt(self, text: str) -> None:
        if text != self.asked:
            self.asked = text
            self.editor.app.invalidate()

    def turn_page(self, page: Page) -> None:
        if self.task is not None:
            self.pump()
        self.page = page

    def offer(self, suggest: Suggest) -> None:
        self.completer.suggest = suggest

    def keep(self, line: TypedLine) -> None:
        self.kept, self.begun = line.text, line.page

    def read(self, ms: int) -> TypedLine | None:
        task = self.start()
        try:
            self.run(asyncio.wait({task}, timeout=ms / 1000))
            if not task.done():
                return None
            self.task = None
            text = task.result()
        except Interrupted:
            raise KeyboardInterrupt from None
        begun, self.begun = self.begun, None
        return TypedLine(text, self.page if begun is None else begun)

    def wait(self, ms: int) -> None:
        self.run(asyncio.sleep(ms / 1000))

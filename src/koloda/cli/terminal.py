"""Reading while time goes on: a thread waits for keys or lines, the game prints in between.

On a terminal the line being typed always stays at the bottom: what happens meanwhile is printed above it.
"""

import codecs
import contextlib
import os
import queue
import re
import signal
import sys
import threading
import time
from types import FrameType
from typing import Protocol

from rich.console import Console, RenderableType
from rich.text import Text

try:
    import termios
    import tty
except ImportError:  # not on this system: lines come whole
    HAS_KEYS = False
else:
    HAS_KEYS = True

ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|O.|.)?")
ERASE = "\r\x1b[K"


class ConsoleIO(Protocol):
    """Where a session prints, and what it reads from."""

    live: bool
    """Whether somebody types at a terminal: then a line counts the moment it comes."""

    def print(self, *parts: RenderableType) -> None: ...

    def prompt(self, text: str) -> None:
        """What stands before the line being typed."""

    def read(self, ms: int) -> str | None:
        """The next line, None when there is none within `ms`; EOFError at the end of input."""

    def wait(self, ms: int) -> None: ...


class Terminal:
    """Standard input and output."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = HAS_KEYS and sys.stdin.isatty() and console.is_terminal and not console.is_dumb_terminal
        self.typed = ""
        self.asked = ""
        self.restore = contextlib.ExitStack()
        self.chunks: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def __enter__(self) -> "Terminal":
        if self.live:
            before = termios.tcgetattr(sys.stdin)
            self.restore.callback(termios.tcsetattr, sys.stdin, termios.TCSADRAIN, before)
            self.take_keys()
            signal.signal(signal.SIGCONT, self.resume)
        for name in ("SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), signal.default_int_handler)
        threading.Thread(target=self.listen, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.live:
            sys.stdout.write(ERASE)
            sys.stdout.flush()
            self.restore.close()

    def take_keys(self) -> None:
        tty.setcbreak(sys.stdin)

    def resume(self, number: int, frame: FrameType | None) -> None:
        """Back from Ctrl-Z."""
        self.take_keys()
        self.show_line()

    def listen(self) -> None:
        # os.read and not sys.stdin: a thread that waits inside the latter blocks the end of the program.
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        while True:
            try:
                data = os.read(sys.stdin.fileno(), 4096)
            except OSError:
                data = b""
            if not data:
                break
            self.chunks.put(decoder.decode(data))
        self.chunks.put(None)

    # ConsoleIO

    def print(self, *parts: RenderableType) -> None:
        if self.live:
            sys.stdout.write(ERASE)
            sys.stdout.flush()
        for part in parts:
            self.console.print(part)
        self.show_line()

    def prompt(self, text: str) -> None:
        if text != self.asked:
            self.asked = text
            self.show_line()

    def read(self, ms: int) -> str | None:
        until = time.monotonic() + ms / 1000
        while "\n" not in self.typed:
            try:
                chunk = self.chunks.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                return None
            if chunk is None:
                self.chunks.put(None)
                if not self.typed:
                    raise EOFError
                chunk = "\n"
            self.take(chunk)
        line, _, self.typed = self.typed.partition("\n")
        if self.live:
            sys.stdout.write(f"{ERASE}{self.asked}{line}\n")
            self.show_line()
        return line

    def wait(self, ms: int) -> None:
        time.sleep(ms / 1000)

    # The line being typed

    def take(self, chunk: str) -> None:
        if not self.live:
            self.typed += chunk
            return
        for key in ESCAPES.sub("", chunk).replace("\r", "\n"):
            if key in "\x7f\b":
                self.typed = self.typed[:-1]
            elif key == "\x15":  # Ctrl-U
                self.typed = ""
            elif key == "\x04":  # Ctrl-D
                if not self.typed:
                    raise EOFError
            elif key == "\n" or key.isprintable():
                self.typed += key
        self.show_line()

    def show_line(self) -> None:
        if self.live:
            line = self.typed.partition("\n")[0]
            room = max(1, self.console.width - Text(self.asked).cell_len - 1)
            with contextlib.suppress(BlockingIOError):
                sys.stdout.write(f"{ERASE}{self.asked}{line[-room:]}")
                sys.stdout.flush()

"""A real terminal: the command in a pseudo-terminal, and the screen that somebody would see."""

import os
import select
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pyte

PATIENCE = 90
"""Seconds after which nothing more will come."""


class AnsweringScreen(pyte.HistoryScreen):
    """A screen that says where its cursor is when it is asked."""

    def __init__(self, width: int, height: int, answer: Callable[[str], None]) -> None:
        super().__init__(width, height, history=5000)
        self.answer = answer

    def write_process_input(self, data: str) -> None:
        self.answer(data)


class TerminalWindow:
    """The command `koloda` as somebody runs it."""

    def __init__(
        self,
        folder: Path,
        *argv: str,
        width: int = 80,
        height: int = 24,
        lang: str = "en",
        pager: str = "cat",
    ) -> None:
        import fcntl
        import pty
        import struct
        import termios

        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        locale = {"en": "en_US.UTF-8", "ru": "ru_RU.UTF-8"}[lang]
        environment = {
            **os.environ,
            "TERM": "xterm-256color",
            "LC_ALL": locale,
            "PAGER": pager,
            "XDG_STATE_HOME": str(folder),
        }
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "koloda", *argv],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            preexec_fn=lambda: os.login_tty(slave),  # Ctrl-C is a signal to whoever owns the terminal
        )
        os.close(slave)
        self.screen = AnsweringScreen(width, height, lambda data: self.type(data))
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""

    def __enter__(self) -> "TerminalWindow":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def enter(self, text: str = "") -> None:
        self.type(f"{text}\r")

    def text(self) -> str:
        """Everything that was shown, and is shown now."""
        above = [
            "".join(line[x].data for x in range(self.screen.columns)) for line in self.screen.history.top
        ]
        return "\n".join(line.rstrip() for line in [*above, *self.screen.display])

    def last_line(self) -> str:
        """The line where somebody types."""
        return self.screen.display[self.screen.cursor.y].rstrip()

    def last_shown(self) -> str:
        """The last line that is not empty."""
        return [line for line in self.text().split("\n") if line][-1]

    def wait_until(self, holds: Callable[[], bool], what: str) -> None:
        until = time.monotonic() + PATIENCE
        while not holds():
            ready = select.select([self.master], [], [], max(0.0, until - time.monotonic()))[0]
            try:
                data = os.read(self.master, 65536) if ready else b""
            except OSError:  # the other side is closed
                data = b""
            if not data:
                assert holds(), f"waited in vain for {what!r}:\n{self.text()}"
                return
            self.raw += data
            self.stream.feed(data)

    def wait_for(self, text: str) -> None:
        """Until this can be read, wherever lines are broken."""
        wanted = " ".join(text.split())
        self.wait_until(lambda: wanted in " ".join(self.text().split()), text)

    def wait_for_line(self, text: str) -> None:
        """Until the line being typed is this."""
        self.wait_until(lambda: self.last_line() == text, text)

    def ends_with(self) -> int:
        """The exit status."""
        until = time.monotonic() + PATIENCE
        while True:
            ready = select.select([self.master], [], [], max(0.0, until - time.monotonic()))[0]
            assert ready, f"it does not end:\n{self.text()}"
            try:
                data = os.read(self.master, 65536)
            except OSError:
                break
            if not data:
                break
            self.stream.feed(data)
        return self.process.wait(PATIENCE)

"""Lines from a pipe, a file or a terminal that can do nothing: whole lines, while time goes on."""

import codecs
import os
import queue
import sys
import threading
import time

from rich.console import RenderableType

from koloda.cli.console_io import Page, PlainConsole, Suggest, TypedLine


class Pipe:
    """Standard input and output without a line editor."""

    live = False

    def __init__(self, console: PlainConsole) -> None:
        self.console = console
        self.text = ""
        self.chunks: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def __enter__(self) -> "Pipe":
        threading.Thread(target=self.listen, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        pass

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
        for part in parts:
            self.console.print(part)

    def page_through(self, *parts: RenderableType) -> None:
        self.print(*parts)

    def prompt(self, text: str) -> None:
        pass

    def turn_page(self, page: Page) -> None:
        pass

    def offer(self, suggest: Suggest) -> None:
        pass

    def keep(self, line: TypedLine) -> None:
        pass

    def read(self, ms: int) -> TypedLine | None:
        until = time.monotonic() + ms / 1000
        while "\n" not in self.text:
            try:
                chunk = self.chunks.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                return None
            if chunk is None:
                self.chunks.put(None)
                if not self.text:
                    raise EOFError
                chunk = "\n"
            self.text += chunk
        line, _, self.text = self.text.partition("\n")
        return TypedLine(line)

    def wait(self, ms: int) -> None:
        time.sleep(ms / 1000)

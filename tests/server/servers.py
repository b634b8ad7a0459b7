"""Real servers in processes of their own, on loopback ports."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

import httpx

from tests.server.clients import Guest

SOURCE = str(Path(__file__).parents[2] / "src")
WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
PORTS = (10_000 + 1000 * (WORKER % 20) + (os.getpid() + number) % 1000 for number in count())
"""Below those that systems hand out by themselves: no client of another test comes to sit on one that is
about to be opened, or opened again."""
STARTS = 120
"""Seconds that a server may take: a busy machine is slow, not wrong."""


def free_port() -> int:
    """One that nobody listens on, and that this process gives to nobody else."""
    for port in PORTS:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
    raise AssertionError("no port is free")


class Server:
    """`koloda serve` with a database of its own; it can be killed and started again."""

    command: tuple[str, ...] = (sys.executable, str(Path(__file__).with_name("lucky.py")))

    def __init__(
        self, database: str, log: Path, packs: tuple[Path, ...] = (), **settings: str | float
    ) -> None:
        self.database = database
        self.log = log
        self.packs = packs
        self.settings = settings
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.guests: list[Guest] = []
        self.environment: dict[str, str] = {}

    def guest(self, name: str) -> Guest:
        """Somebody new; with a name he has a cookie."""
        guest = Guest(self.url, name)
        self.guests.append(guest)
        return guest

    def close(self) -> None:
        self.kill()
        for guest in self.guests:
            guest.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def file(self) -> str:
        """The SQLite file."""
        return self.database.removeprefix("sqlite:///")

    @contextmanager
    def store(self) -> Iterator[sqlite3.Connection]:
        """The SQLite file beside the server: what is changed there is committed, and nothing stays open."""
        with closing(sqlite3.connect(self.file, timeout=60)) as store, store:
            yield store

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        told = {f"KOLODA_{name.upper()}": str(value) for name, value in self.settings.items()}
        environment = {**os.environ, **told, **self.environment}
        command = [*self.command, "serve", "--port", str(self.port)]
        for pack in self.packs:
            command += ["--pack", str(pack)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.database],
                env=environment,
                stdout=log,
                stderr=log,
            )

    def wait(self) -> None:
        assert self.process is not None
        ends = time.monotonic() + STARTS
        while time.monotonic() < ends:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server has ended:\n{self.log.read_text()}")
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise RuntimeError(f"the server does not answer:\n{self.log.read_text()}")

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        code = self.process.wait(STARTS)
        self.process = None
        return code


@contextmanager
def serving(folder: Path, packs: tuple[Path, ...] = (), **settings: str | float) -> Iterator[Server]:
    """One server on a SQLite file, without limits unless they are asked for."""
    quiet = {"limits": "false", **settings}
    server = Server(f"sqlite:///{folder}/koloda.db", folder / "log", packs, **quiet)
    server.start()
    try:
        yield server
    finally:
        server.close()

"""Three servers on one PostgreSQL and one Valkey, and what can happen to all of them."""

import asyncio
import os
import random
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import httpx

from tests.server.machines import Base
from tests.server.servers import Server
from tests.soak.lines import Line

FAKETIME = Path("/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1")
"""Debian's libfaketime: with it the wall clock of one process is set, its monotonic one is not."""
DISK = 400
"""Megabytes that the database has."""


class Disk:
    """A small file system of its own for the database, where this user may make one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}m,mode=700", "tmpfs", str(folder)]
        self.small = os.geteuid() == 0 and subprocess.run(mount, capture_output=True).returncode == 0

    def fill(self) -> None:
        with suppress(OSError), (self.folder / "ballast").open("wb", buffering=0) as file:
            for size in (1 << 20, 1 << 12):
                with suppress(OSError):
                    while True:
                        file.write(b"\0" * size)

    def empty(self) -> None:
        with suppress(FileNotFoundError):
            (self.folder / "ballast").unlink()

    def close(self) -> None:
        if self.small:
            subprocess.run(["umount", "-l", str(self.folder)], capture_output=True)


class Node(Server):
    """One server, with its own lines to the database and to the bus, and its own wall clock."""

    def __init__(self, number: int, base: Base, folder: Path, seconds: float) -> None:
        self.number = number
        socket = Path(base.database.rpartition("host=")[2]) / ".s.PGSQL.5432"
        self.store_line, self.bus_line = Line(socket), Line(base.port)
        self.clock = folder / f"clock{number}"
        super().__init__("", folder / f"log{number}", (), limits="false", lease=seconds)
        self.clock.write_text("+0")
        if FAKETIME.exists():
            self.environment = {
                "LD_PRELOAD": str(FAKETIME),
                "FAKETIME_TIMESTAMP_FILE": str(self.clock),
                "FAKETIME_CACHE_DURATION": "1",
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
                "DONT_FAKE_MONOTONIC": "1",
            }
        self.wanted = True
        self.paused = False
        self.ended: list[int] = []
        """How it ended when nobody had asked it to."""

    async def open(self) -> None:
        await self.store_line.start()
        await self.bus_line.start()
        self.database = f"postgresql://node{self.number}@127.0.0.1:{self.store_line.port}/postgres"
        self.settings = {**self.settings, "bus": f"valkey://127.0.0.1:{self.bus_line.port}"}
        self.launch()

    def watch(self) -> None:
        """As a service manager does: what has ended is started again."""
        if self.wanted and (self.process is None or self.process.poll() is not None):
            if self.process is not None:
                self.ended.append(int(self.process.returncode))
            self.launch()

    def kill(self) -> None:
        if self.process is not None and self.process.poll() is None:
            super().kill()
        self.process = None
        self.paused = False

    async def healthy(self) -> bool:
        try:
            async with httpx.AsyncClient() as client:
                return (await client.get(f"{self.url}/healthz", timeout=5)).status_code == 200
        except httpx.HTTPError:
            return False


class Storm:
    """What goes wrong, drawn by lot from a seed; several things at the same time."""

    def __init__(self, base: Base, disk: Disk, nodes: list[Node], seed: int, *, longest: float) -> None:
        self.base = base
        self.disk = disk
        self.nodes = nodes
        self.seed = seed
        self.longest = longest
        self.counts: Counter[str] = Counter()
        self.diary: list[str] = []
        self.calm = False
        self.began = time.monotonic()
        self.cut_client: Callable[[random.Random], None] = lambda lot: None

    def note(self, what: str, text: str = "") -> None:
        self.counts[what] += 1
        self.diary.append(f"{time.monotonic() - self.began:8.1f} {what} {text}")

    async def rage(self, seconds: float) -> None:
        """Three streams of faults side by side, none of them longer than this."""
        self.until = time.monotonic() + seconds
        guard = asyncio.create_task(self.guard())
        streams = (
            self.stream(1, (3.0, 9.0), [self.kill, self.pause, self.pause, self.step, self.restart]),
            self.stream(2, (12.0, 30.0), [self.bus_away, self.store_away, self.store_crash, self.disk_full]),
            self.stream(3, (2.0, 7.0), [self.hang, self.cut, self.cut_off, self.cut_some]),
        )
        try:
            await asyncio.gather(*streams)
        finally:
            guard.cancel()
            await self.heal()

    async def stream(
        self,
        number: int,
        gaps: tuple[float, float],
        faults: list[Callable[[random.Random], Awaitable[None]]],
    ) -> None:
        lot = random.Random(f"{self.seed}/{number}")
        for _ in range(10_000):
            await asyncio.sleep(min(lot.uniform(*gaps), max(0.0, self.until - time.monotonic())))
            if time.monotonic() >= self.until:
                return
            await lot.choice(faults)(lot)

    async def guard(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            for node in self.nodes:
                node.watch()

    async def sleep(self, seconds: float) -> None:
        """A fault lasts so long, and not beyond the end."""
        await asyncio.sleep(max(0.0, min(seconds, self.until - time.monotonic())))

    def pick(self, lot: random.Random) -> Node:
        return lot.choice(self.nodes)

    # What happens to a server

    async def kill(self, lot: random.Random) -> None:
        node, seconds = self.pick(lot), lot.uniform(0.2, 4.0)
        self.note("kill", f"node {node.number} for {seconds:.1f} s")
        node.wanted = False
        node.kill()
        await self.sleep(seconds)
        node.wanted = True
        node.watch()

    async def pause(self, lot: random.Random) -> None:
        node, seconds = self.pick(lot), lot.uniform(5.0, self.longest)
        if node.process is None or node.process.poll() is not None:
            return
        self.note("pause", f"node {node.number} for {seconds:.1f} s")
        process = node.process
        process.send_signal(signal.SIGSTOP)
        await self.sleep(seconds)
        if process.poll() is None:
            process.send_signal(signal.SIGCONT)

    async def step(self, lot: random.Random) -> None:
        node, seconds = self.pick(lot), lot.choice((-7200, -61, -5, 5, 61, 7200))
        if FAKETIME.exists():
            self.note("clock", f"node {node.number} by {seconds} s")
            node.clock.write_text(f"{seconds:+d}")

    async def restart(self, lot: random.Random) -> None:
        node = self.pick(lot)
        if node.process is None or node.process.poll() is not None:
            return
        self.note("restart", f"node {node.number}")
        node.wanted = False
        process = node.process
        process.send_signal(signal.SIGTERM)
        for _ in range(300):
            if process.poll() is not None:
                break
            await asyncio.sleep(0.1)
        else:
            self.note("would not stop", f"node {node.number}")
            process.kill()
            process.wait()
        node.process = None
        node.wanted = True
        node.watch()

    # What happens to what they stand on

    async def bus_away(self, lot: random.Random) -> None:
        seconds = lot.uniform(0.0, 5.0)
        self.note("bus away", f"for {seconds:.1f} s")
        await asyncio.to_thread(self.base.valkey.stop)
        await self.sleep(seconds)
        await asyncio.to_thread(self.base.start_bus)

    async def store_away(self, lot: random.Random) -> None:
        seconds = lot.uniform(0.0, 5.0)
        self.note("store away", f"for {seconds:.1f} s")
        await asyncio.to_thread(self.base.postgres.stop)
        await self.sleep(seconds)
        await asyncio.to_thread(self.base.start_store)

    async def store_crash(self, lot: random.Random) -> None:
        self.note("store crash")
        pid = self.base.postgres.get_pid()
        with suppress(ProcessLookupError):
            os.kill(int(pid or 0), signal.SIGQUIT)
        for _ in range(100):
            await asyncio.sleep(0.1)
            if not Path(f"/proc/{pid}").exists():
                break
        await asyncio.to_thread(self.base.start_store)

    async def disk_full(self, lot: random.Random) -> None:
        if not self.disk.small:
            return
        seconds = lot.uniform(2.0, 8.0)
        self.note("disk full", f"for {seconds:.1f} s")
        await asyncio.to_thread(self.disk.fill)
        await self.sleep(seconds)
        await asyncio.to_thread(self.disk.empty)
        await asyncio.to_thread(self.base.start_store)

    # What happens to lines

    async def hang(self, lot: random.Random) -> None:
        node, seconds = self.pick(lot), lot.uniform(1.0, 8.0)
        line, name = lot.choice(((node.store_line, "store"), (node.bus_line, "bus")))
        self.note(f"{name} line hangs", f"node {node.number} for {seconds:.1f} s")
        line.hang()
        await self.sleep(seconds)
        line.mend()

    async def cut(self, lot: random.Random) -> None:
        node = self.pick(lot)
        line, name = lot.choice(((node.store_line, "store"), (node.bus_line, "bus")))
        self.note(f"{name} line cut", f"node {node.number}")
        line.cut()

    async def cut_off(self, lot: random.Random) -> None:
        node, seconds = self.pick(lot), lot.uniform(1.0, 8.0)
        self.note("cut off", f"node {node.number} for {seconds:.1f} s")
        node.store_line.cut(stays=True)
        node.bus_line.cut(stays=True)
        await self.sleep(seconds)
        node.store_line.mend()
        node.bus_line.mend()

    async def cut_some(self, lot: random.Random) -> None:
        self.note("clients cut")
        for _ in range(6):
            self.cut_client(lot)

    async def heal(self) -> None:
        """Everything is as it should be."""
        self.calm = True
        await asyncio.to_thread(self.disk.empty)
        await asyncio.to_thread(self.base.start_store)
        for node in self.nodes:
            node.store_line.mend()
            node.bus_line.mend()
            node.wanted = True
            if node.process is not None and node.process.poll() is None:
                node.process.send_signal(signal.SIGCONT)
            node.watch()
        for _ in range(360):
            for node in self.nodes:
                node.watch()
            if all([await node.healthy() for node in self.nodes]):
                return
            await asyncio.sleep(0.5)
        raise AssertionError("not every server is well again, long after everything was mended")

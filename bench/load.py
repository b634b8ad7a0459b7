"""How much one server process carries: `python -m bench.load`.

200 tables with 4 sockets each on loopback, real moves, every view built and every move stored in SQLite;
beside it, by the same client, a bare `websockets` server that sends each message on to four sockets.
"""

import argparse
import asyncio
import json
import os
import random
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast
from urllib.request import Request, urlopen

import msgspec
import uvloop

from koloda.games import GAMES
from koloda.server.live.table_session import encode_entry, read_body
from koloda.table.chairs import Chair
from koloda.table.clocks import EpochClock
from koloda.table.opening import open_table, rebuild
from koloda.table.settings import LIVE

OPTIONS = {"deck": "classic", "target": "1000", "uno_call": "auto", "uno_hold": "0", "w4_mode": "free"}
SEATS = "ABCD"
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


class SocketClient(asyncio.Protocol):
    """A WebSocket client that does no more than it must: text frames, unmasked from the server."""

    def __init__(self, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self.path = path
        self.cookie = cookie
        self.hear = hear
        self.buffer = b""
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        cookie = f"Cookie: koloda={self.cookie}\r\n" if self.cookie else ""
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n{cookie}\r\n".encode()
        )

    def data_received(self, received: bytes) -> None:
        data = self.buffer + received if self.buffer else received
        at = 0
        if not self.open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = data
                return
            assert b" 101 " in data[:20], data[:200]
            self.open = True
            at = end + 4
        while len(data) - at >= 2:
            size, head = data[at + 1], 2
            if size == 126:
                size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(data[at + 2 : at + 10], "big"), 10
            if len(data) - at < head + size:
                break
            if data[at] & 15 == 1:
                self.hear(data[at + head : at + head + size])
            elif data[at] & 15 == 9:
                self.write(0x8A, data[at + head : at + head + size])
            at += head + size
        self.buffer = data[at:]

    def send(self, text: bytes) -> None:
        self.write(0x81, text)

    def write(self, opcode: int, text: bytes) -> None:
        """With a mask of zeros the payload stays as it is."""
        size = len(text)
        head = bytes((opcode, 0x80 | size)) if size < 126 else bytes((opcode, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)


class ActionSeen(msgspec.Struct):
    code: str


class PositionSeen(msgspec.Struct):
    asked: bool
    legal: list[ActionSeen]
    over: bool = False


class Message(msgspec.Struct):
    type: str
    number: int = 0
    position: PositionSeen | None = None


decode = msgspec.json.Decoder(Message).decode


class PlayedTable:
    """One table and its four sockets. `ready` is called when somebody can move."""

    def __init__(self, load: "LoadRun", id: str) -> None:
        self.load = load
        self.id = id
        self.clients: list[SocketClient] = []
        self.sent = 0.0
        self.seen = 0
        self.moves = 0
        self.next: tuple[int, str] | None = None
        self.answered = True
        self.over = False
        self.ids = 0

    def hear(self, seat: int, text: bytes) -> None:
        message = decode(text)
        kind = message.type
        if kind == "update":
            self.seen += 1
            if self.sent and self.seen >= len(SEATS):
                self.load.latencies.append(time.perf_counter() - self.sent)
                self.sent = 0.0
            position = message.position
            if position is not None:
                if position.over:
                    self.over = True
                elif position.asked and position.legal:
                    self.next = seat, choose([action.code for action in position.legal])
        elif kind == "ping":
            self.clients[seat].send(b'{"type":"pong","number":%d}' % message.number)
            return
        elif kind == "done":
            self.answered = True
            self.moves += 1
        elif kind in ("refused", "error"):
            self.answered = True
            self.load.refused += 1
        elif kind == "snapshot" and message.position is not None and message.position.asked:
            self.next = seat, choose([action.code for action in message.position.legal])
        if self.next is not None and self.answered and not self.sent and not self.over:
            self.load.ready(self)

    def move(self) -> None:
        if self.next is None or not self.answered or self.over:
            return
        (seat, code), self.next = self.next, None
        self.answered = False
        self.seen = 0
        self.ids += 1
        self.sent = time.perf_counter()
        self.clients[seat].send(b'{"type":"act","id":"%d","code":"%s"}' % (self.ids, code.encode()))


def choose(legal: list[str]) -> str:
    for code in legal:
        if code not in ("draw", "pass"):
            return code
    return legal[0]


class LoadRun:
    def __init__(self) -> None:
        self.games: list[PlayedTable] = []
        self.latencies: list[float] = []
        self.refused = 0
        self.waiting: list[PlayedTable] = []
        self.saturated = False

    def ready(self, game: PlayedTable) -> None:
        if self.saturated:
            game.move()
        else:
            self.waiting.append(game)

    @property
    def moves(self) -> int:
        return sum(game.moves for game in self.games)

    async def saturate(self, seconds: float) -> float:
        self.saturated = True
        for game in self.waiting[:]:
            game.move()
        self.waiting.clear()
        await asyncio.sleep(1.0)
        before, began = self.moves, time.perf_counter()
        await asyncio.sleep(seconds)
        rate = (self.moves - before) / (time.perf_counter() - began)
        self.saturated = False
        await asyncio.sleep(1.0)
        return rate

    async def pace(self, rate: float, seconds: float) -> tuple[float, float, float]:
        """Moves per second, p50 and p99 from sending to the last of four views."""
        self.latencies.clear()
        before, began, due = self.moves, time.perf_counter(), 0.0
        while (now := time.perf_counter() - began) < seconds:
            while due < now:
                due += 1 / rate
                if self.waiting:
                    self.waiting.pop(random.randrange(len(self.waiting))).move()
            await asyncio.sleep(0.001)
        found = sorted(self.latencies)
        done = (self.moves - before) / seconds
        return done, found[len(found) // 2], found[int(len(found) * 0.99)]


PUBLIC_WEBSOCKET = """
from koloda.cli import main
from koloda.server import run
run.WebSocketProtocol = "websockets-sansio"
raise SystemExit(main())
"""
"""The command with uvicorn's sockets as they are, without what `server.live.websocket` adds to them."""


class ServerProcess:
    """`koloda serve` in a process of its own."""

    def __init__(self, folder: Path, *, public: bool = False, **settings: object) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        told = {"KOLODA_DATABASE": f"sqlite:///{folder}/load.db"}
        told |= {f"KOLODA_{name.upper()}": str(value) for name, value in settings.items()}
        koloda = ["-c", PUBLIC_WEBSOCKET] if public else ["-m", "koloda"]
        self.process = subprocess.Popen(
            [sys.executable, *koloda, "serve", "--port", str(self.port)],
            env={**os.environ, **told},
            stdout=subprocess.DEVNULL,
        )
        for _ in range(2000):
            try:
                self.ask("GET", "/healthz")
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server does not start")

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[str, str]:
        """The answer and the cookie that it sets."""
        headers = {"content-type": "application/json"} | ({"cookie": f"koloda={cookie}"} if cookie else {})
        data = None if body is None else json.dumps(body).encode()
        url = f"http://127.0.0.1:{self.port}{path}"
        with urlopen(Request(url, data, headers, method=method)) as answer:
            found = re.match(r"koloda=([^;]+)", answer.headers.get("set-cookie", ""))
            return answer.read().decode(), found[1] if found else ""

    def guest(self, name: str) -> str:
        return self.ask("POST", "/api/me", {"name": name})[1]

    def open_table(self, guests: list[str], bots: int = 0) -> str:
        body = {
            "game": "uno",
            "count": len(guests) + bots,
            "bots": ["plain"] * bots,
            "options": OPTIONS,
            "clock": {"turn": 0, "keep": 0},
        }
        id = str(json.loads(self.ask("POST", "/api/tables", body, guests[0])[0])["table"]["id"])
        for seat, guest in zip(SEATS[1:], guests[1:], strict=False):
            self.ask("POST", f"/api/tables/{id}/seats/{seat}/take", {}, guest)
        return id

    def cpu(self) -> float:
        return cpu_of(self.process.pid)

    def resident(self) -> float:
        """MB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0

    def in_memory(self) -> float:
        """How many tables."""
        found = re.findall(r"koloda_tables\{[^}]*\} ([0-9.]+)", self.ask("GET", "/metrics")[0])
        return sum(map(float, found))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


def cpu_of(pid: int) -> float:
    """Seconds of CPU time so far: what a busy machine cannot distort."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def connect(port: int, client: SocketClient) -> None:
    await asyncio.get_running_loop().create_connection(lambda: client, "127.0.0.1", port)
    while not client.open:
        await asyncio.sleep(0)


async def seat_tables(server: ServerProcess, load: LoadRun, count: int) -> None:
    """So many tables more, dealt, with four sockets each."""
    guests = [server.guest(f"P{seat}") for seat in SEATS]
    for _ in range(count):
        game = PlayedTable(load, await asyncio.to_thread(server.open_table, guests))
        load.games.append(game)
        for seat, cookie in enumerate(guests):
            game.clients.append(
                SocketClient(f"/api/tables/{game.id}/socket", cookie, partial(game.hear, seat))
            )
            await connect(server.port, game.clients[-1])
        await asyncio.to_thread(server.ask, "POST", f"/api/tables/{game.id}/start", None, guests[0])


async def measure_tables(server: ServerProcess, count: int, seconds: float) -> tuple[float, float]:
    """Moves a second, and the server's CPU seconds for one."""
    load = LoadRun()
    await seat_tables(server, load, count)
    await asyncio.sleep(2.0)
    print(f"{count} tables, {count * len(SEATS)} sockets, {server.resident():.0f} MB resident")
    cpu, before = server.cpu(), load.moves
    rate = await load.saturate(seconds)
    cost = (server.cpu() - cpu) / (load.moves - before)
    print(f"saturated: {rate:.0f} moves/s, {load.refused} refused; {cost * 1e6:.0f} us of CPU a move")
    done, p50, p99 = await load.pace(500, seconds)
    print(f"at {done:.0f} moves/s, to the last of four views: p50 {p50 * 1e3:.1f} ms, p99 {p99 * 1e3:.1f} ms")
    return rate, cost


ECHO = """
import asyncio, websockets
from websockets.asyncio.server import serve
tables = {}
async def handle(socket):
    group = tables.setdefault(socket.request.path, [])
    group.append(socket)
    async for text in socket:
        for other in group:
            await other.send(text)
async def main():
    async with serve(handle, "127.0.0.1", PORT, compression=None):
        await asyncio.get_running_loop().create_future()
import uvloop
uvloop.run(main())
"""


async def measure_echo(count: int, seconds: float) -> tuple[float, float]:
    """Messages a second, and the CPU seconds for one.

    Each of `count` groups of four sends a message on as soon as all four have the last one."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    process = subprocess.Popen([sys.executable, "-c", ECHO.replace("PORT", str(port))])
    done = 0
    text = b'{"type":"act","id":"1","code":"r5"}' + b" " * 700  # about as long as an update

    def start(group: list[SocketClient], heard: list[int]) -> Callable[[bytes], None]:
        def hear(_: bytes) -> None:
            nonlocal done
            heard[0] += 1
            if heard[0] % len(SEATS) == 0:
                done += 1
                group[done % len(SEATS)].send(text)

        return hear

    try:
        for _ in range(200):
            try:
                with socket.create_connection(("127.0.0.1", port)):
                    break
            except OSError:
                await asyncio.sleep(0.05)
        groups: list[list[SocketClient]] = []
        for number in range(count):
            group: list[SocketClient] = []
            hear = start(group, [0])
            for _ in SEATS:
                group.append(SocketClient(f"/{number}", "", hear))
                await connect(port, group[-1])
            groups.append(group)
        for group in groups:
            group[0].send(text)
        await asyncio.sleep(1.0)
        cpu, before, began = cpu_of(process.pid), done, time.perf_counter()
        await asyncio.sleep(seconds)
        cost = (cpu_of(process.pid) - cpu) / (done - before)
        return (done - before) / (time.perf_counter() - began), cost
    finally:
        process.kill()
        process.wait()


async def measure_idle(server: ServerProcess, count: int) -> None:
    """Games in which nobody has a socket, and how soon each does the next thing."""
    guest = server.guest("Idle")
    gate = asyncio.Semaphore(8)

    async def begin() -> str:
        async with gate:
            id = await asyncio.to_thread(server.open_table, [guest], bots=1)
            await asyncio.to_thread(server.ask, "POST", f"/api/tables/{id}/start", None, guest)
            return id

    tables = await asyncio.gather(*(begin() for _ in range(count)))
    print(f"{count} idle games: {server.resident():.0f} MB resident, {server.in_memory():.0f} in memory")
    while server.in_memory() > 10:
        await asyncio.sleep(1.0)
    print(f"  {server.resident():.0f} MB when all have left the memory")
    took: list[float] = []
    for id in random.sample(tables, min(300, count)):
        began = time.perf_counter()
        await asyncio.to_thread(server.ask, "POST", f"/api/tables/{id}/pause", None, guest)
        took.append((time.perf_counter() - began) * 1e3)
    took.sort()
    print(f"  {len(took)} of them asked again: p50 {took[len(took) // 2]:.1f} ms, slowest {took[-1]:.1f} ms")


def measure_rebuild(count: int) -> None:
    """Reading back a table of so many actions."""
    chairs = [Chair(letter, person=f"p{seat}") for seat, letter in enumerate(SEATS)]
    table = open_table(GAMES["uno"], OPTIONS, chairs, EpochClock(), founder="p0", settings=LIVE)
    table.tick()
    table.ask("start")
    table.tick()
    while table.version < count:
        seat = next(seat for seat in range(len(SEATS)) if table.waits_for(seat))
        table.act(seat, choose(table.legal(seat)), by=f"p{seat}", message=str(table.version))
        table.tick()
    bodies = [encode_entry(entry) for entry in table.log]
    took: list[float] = []
    for _ in range(20):
        began = time.process_time()
        rebuild([read_body(body) for body in bodies], EpochClock())
        took.append((time.process_time() - began) * 1e3)
    print(
        f"rebuilding a table of {count} entries: {min(took):.1f} ms at best, {sorted(took)[10]:.1f} usually"
    )


def measure_server(tables: int, seconds: float, *, public: bool = False) -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), public=public, limits="false", log_level="warning")
        try:
            return uvloop.run(measure_tables(server, tables, seconds))
        finally:
            server.stop()


def compare_websockets(tables: int, seconds: float, times: int) -> None:
    """The same load on our own sockets and on uvicorn's, in turn."""
    costs: dict[bool, list[float]] = {False: [], True: []}
    for _ in range(times):
        for public, found in costs.items():
            found.append(measure_server(tables, seconds, public=public)[1])
    own, public_way = min(costs[False]), min(costs[True])
    print(f"CPU a move at best: {own * 1e6:.0f} us, by the public way {public_way * 1e6:.0f} us")
    print(f"ratio: {public_way / own:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.load")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--idle", type=int, default=10_000)
    parser.add_argument("--websockets", type=int, default=0, metavar="N", help="compare sockets N times")
    arguments = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    if arguments.websockets:
        compare_websockets(arguments.tables, arguments.seconds, arguments.websockets)
        return
    rate, cost = measure_server(arguments.tables, arguments.seconds)
    echo, echo_cost = uvloop.run(measure_echo(arguments.tables, arguments.seconds))
    print(f"bare echo to four: {echo:.0f} messages/s, {echo_cost * 1e6:.0f} us of CPU a message")
    print(f"ratio to it: {rate / echo:.2f} by rate, {echo_cost / cost:.2f} by CPU time")
    measure_rebuild(300)
    if arguments.idle:
        with tempfile.TemporaryDirectory() as folder:
            server = ServerProcess(Path(folder), limits="false", log_level="warning", idle=5)
            try:
                uvloop.run(measure_idle(server, arguments.idle))
            finally:
                server.stop()


if __name__ == "__main__":
    main()

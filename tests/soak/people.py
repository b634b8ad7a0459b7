"""People who play on whichever server answers, and remember everything that they were told."""

import asyncio
import json
import random
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.soak.nodes import Node

Json = dict[str, Any]
LOST = (ConnectionClosed, OSError, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
SETTLED = ("done", "refused")
"""Answers after which nothing is asked again."""
THINKS = (0.15, 0.9)


class History:
    """What one client sent and was told, a line each: seconds, the wall clock, what."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8")
        self.path = path

    def write(self, what: str, value: object) -> None:
        self.file.write(json.dumps([time.monotonic(), time.time(), what, value]) + "\n")

    def close(self) -> None:
        self.file.close()


class Person:
    """Somebody with a cookie; what fails is asked again elsewhere, under the same name."""

    def __init__(self, name: str, nodes: list[Node], lot: random.Random) -> None:
        self.name = name
        self.nodes = nodes
        self.lot = lot
        self.cookie = ""

    async def ask(self, method: str, path: str, body: Json | None = None, patience: float = 150.0) -> Json:
        """The answer; an AssertionError where nobody gives one for so long."""
        key = f"{self.lot.getrandbits(100):x}"
        until = time.monotonic() + patience
        last = ""
        for _ in range(2000):
            node = self.lot.choice(self.nodes)
            headers = {"idempotency-key": key, "cookie": f"koloda={self.cookie}"}
            try:
                async with httpx.AsyncClient() as client:
                    answer = await client.request(
                        method, f"{node.url}{path}", json=body, headers=headers, timeout=8
                    )
            except httpx.HTTPError as error:
                last = type(error).__name__
            else:
                last = answer.text
                if answer.is_success:
                    self.cookie = answer.cookies.get("koloda") or self.cookie
                    found: Json = answer.json()
                    return found
                if answer.status_code < 500 and answer.status_code != 429:
                    raise Denied(answer.status_code, answer.text)
            if time.monotonic() > until:
                break
            await asyncio.sleep(0.3)
        raise AssertionError(f"nobody answers {method} {path}: {last}")


class Denied(Exception):
    """An answer that asking again does not change."""


class Client:
    """A socket of a person at a table, or of somebody who watches."""

    def __init__(self, person: Person | None, table: str, nodes: list[Node], file: Path, seed: str) -> None:
        self.person = person
        self.table = table
        self.nodes = nodes
        self.lot = random.Random(seed)
        self.prefix = f"{self.lot.getrandbits(40):x}"
        self.history = History(file)
        self.seat = "?"
        self.version = -1
        self.position: Json | None = None
        self.over = False
        self.ids = 0
        self.open: tuple[str, Json] | None = None
        """What was sent and is not settled."""
        self.socket: ClientConnection | None = None
        self.answered = asyncio.Event()
        self.acknowledged = 0
        self.stopped = False

    def cut(self) -> None:
        if self.socket is not None:
            self.socket.transport.abort()

    async def live(self) -> None:
        while not (self.over or self.stopped):
            try:
                await self.connect()
            except LOST:
                pass
            finally:
                self.socket = None
            await asyncio.sleep(self.lot.uniform(0.1, 0.8))
        self.history.close()

    async def connect(self) -> None:
        node = self.lot.choice(self.nodes)
        query = f"?last={self.version}&seat={self.seat}" if self.version >= 0 else ""
        headers = {"cookie": f"koloda={self.person.cookie}"} if self.person is not None else {}
        url = node.url.replace("http", "ws", 1)
        async with connect(
            f"{url}/api/tables/{self.table}/socket{query}",
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=8,
            ping_interval=10,
            ping_timeout=15,
            close_timeout=2,
        ) as socket:
            self.socket = socket
            self.history.write("open", node.number)
            playing = asyncio.create_task(self.play(socket)) if self.person is not None else None
            try:
                while not (self.over or self.stopped):
                    text = await asyncio.wait_for(socket.recv(), 30.0)
                    self.take(json.loads(text), socket)
            finally:
                self.history.write("close", node.number)
                if playing is not None:
                    playing.cancel()
                    await asyncio.gather(playing, return_exceptions=True)

    def take(self, message: Json, socket: ClientConnection) -> None:
        kind = message["type"]
        if kind == "ping":
            with suppress(*LOST):
                asyncio.get_running_loop().create_task(self.pong(socket, message["number"]))
            return
        self.history.write("told", message)
        if kind in ("snapshot", "update"):
            self.seat = message.get("seat", self.seat)
            self.version = message["version"]
            self.position = message.get("position") or self.position
            if message.get("table"):
                self.over = message["table"]["status"] == "over"
            self.over = self.over or bool(self.position and self.position.get("over"))
        elif self.open is not None and message.get("id") == self.open[0]:
            if kind in SETTLED or (kind == "error" and message["code"] == "action.unreadable"):
                self.acknowledged += kind == "done"
                self.open = None
            self.answered.set()

    async def pong(self, socket: ClientConnection, number: int) -> None:
        with suppress(*LOST):
            await socket.send(json.dumps({"type": "pong", "number": number}))

    async def play(self, socket: ClientConnection) -> None:
        """What is not settled is sent again, under its name; then whatever can be done."""
        with suppress(*LOST):
            while True:
                await asyncio.sleep(self.lot.uniform(*THINKS))
                if self.open is None:
                    self.open = self.choose()
                if self.open is not None:
                    await self.send(socket, *self.open)

    async def send(self, socket: ClientConnection, id: str, what: Json) -> None:
        self.answered.clear()
        message = {"id": id, **what}
        self.history.write("sent", message)
        await socket.send(json.dumps(message))
        with suppress(TimeoutError):
            await asyncio.wait_for(self.answered.wait(), 12.0)

    def choose(self) -> tuple[str, Json] | None:
        """Mostly an action; now and then a word."""
        self.ids += 1
        id = f"{self.prefix}{self.ids}"
        if self.lot.random() < 0.02:
            return id, {"type": "say", "text": f"line {id}"}
        position = self.position
        if position is None or not position["asked"] or not position["legal"]:
            return None
        codes = [action["code"] for action in position["legal"]]
        best = [code for code in codes if code not in ("draw", "pass")] or codes
        return id, {"type": "act", "code": self.lot.choice(best)}

"""Players: HTTP for the lobby, a socket for the table."""

import asyncio
import json
import random
from collections.abc import Coroutine
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

FAST = {"deck": "classic", "target": "round", "uno_call": "auto", "uno_hold": "0", "w4_mode": "free"}
"""Options with which nobody has to wait for a clock."""
LONG = {**FAST, "hand": "10"}
"""A round of at least ten moves, however the cards lie."""

Json = dict[str, Any]
OPEN: set["Seat"] = set()


def run(work: Coroutine[Any, Any, None]) -> None:
    """Runs it, and closes every socket that it has left open."""

    async def whole() -> None:
        try:
            await work
        finally:
            for seat in list(OPEN):
                await seat.cut()
            OPEN.clear()

    asyncio.run(whole())


class Guest:
    """Somebody with a cookie."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=60.0)
        if name:
            assert self.http.post("/api/me", json={"name": name}).status_code == 200

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("koloda") or ""

    def ask(self, method: str, path: str, body: Json | None = None, status: int = 0) -> Json:
        answer = self.http.request(method, path, json=body)
        if status:
            assert answer.status_code == status, answer.text
        else:
            assert answer.is_success, answer.text
        found: Json = answer.json()
        return found

    def open_table(self, count: int, **more: object) -> Json:
        body = {"game": "uno", "count": count, "options": FAST, "clock": {"turn": 0, "keep": 0}, **more}
        table: Json = self.ask("POST", "/api/tables", body)["table"]
        return table

    def sit(self, table: str, seat: str) -> Json:
        return self.ask("POST", f"/api/tables/{table}/seats/{seat}/take", {})

    def close(self) -> None:
        self.http.close()


class Seat:
    """A socket. It remembers everything it was told, keeps the newest position, answers pings."""

    def __init__(self, url: str, cookie: str, table: str) -> None:
        self.url = url.replace("http", "ws", 1)
        self.cookie = cookie
        self.table = table
        self.seat = "?"
        self.version = -1
        self.raw: list[str] = []
        self.steps: list[Json] = []
        self.position: Json | None = None
        self.info: Json = {}
        self.chat: list[Json] = []
        self.answers: dict[str, Json] = {}
        self.socket: ClientConnection | None = None
        self.ids = 0
        self.prefix = f"{random.randrange(1 << 40):x}"

    async def open(self, *, anew: bool = False, watch: bool = False, mute: str = "", **headers: str) -> Json:
        query = f"?mute={mute}" if mute else ""
        if not anew and self.version >= 0:
            query = f"?last={self.version}&seat={self.seat}&mute={mute}"
        if watch:
            query = "?watch=true"
        if self.cookie:
            headers["cookie"] = f"koloda={self.cookie}"
        await self.cut()
        OPEN.add(self)
        self.socket = await connect(
            f"{self.url}/api/tables/{self.table}/socket{query}",
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=60,
            ping_interval=None,  # whoever waits for an answer asks for no other sign of life
        )
        return await self.until("snapshot")

    async def cut(self) -> None:
        """The line breaks."""
        if self.socket is not None:
            self.socket.transport.abort()
            await self.socket.wait_closed()
            self.socket = None

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def read(self, patience: float = 60.0) -> Json:
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), patience)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        await self.take(message)
        return message

    async def take(self, message: Json) -> None:
        kind = message["type"]
        if kind == "ping":
            await self.send({"type": "pong", "number": message["number"]})
        elif kind == "snapshot":
            self.seat = message["seat"]
            if message["fresh"]:
                self.steps = []
            self.grow(message)
            self.chat = message["chat"] or self.chat
        elif kind == "update":
            self.grow(message)
        elif kind == "chat":
            self.chat += message["lines"]
        elif "id" in message:
            self.answers[message["id"]] = message

    def grow(self, message: Json) -> None:
        for step in message["steps"]:
            if self.steps:
                assert step["version"] == self.steps[-1]["version"] + 1, "a gap"
            self.steps.append(step)
        self.version = message["version"]
        self.position = message.get("position", self.position)
        self.info = message.get("table") or self.info

    async def until(self, kind: str) -> Json:
        while True:
            message = await self.read()
            if message["type"] == kind:
                return message

    async def send(self, message: Json) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    def new_id(self) -> str:
        self.ids += 1
        return f"{self.prefix}{self.ids}"

    async def ask(self, kind: str, *, id: str = "", **values: object) -> Json:
        """Sends a message and waits for its answer."""
        id = id or self.new_id()
        await self.send({"type": kind, "id": id, **values})
        while id not in self.answers:
            await self.read()
        return self.answers.pop(id)

    @property
    def is_over(self) -> bool:
        return self.info.get("status") == "over" or bool(self.position and self.position.get("over"))

    @property
    def legal(self) -> list[str]:
        """The codes of what can be done."""
        if not self.position or not self.position["asked"]:
            return []
        return [action["code"] for action in self.position["legal"]]


async def play(seats: list[Seat], lot: random.Random, most: int = 4000) -> int:
    """Plays to the end by lot; the number of actions."""
    done = 0
    for _ in range(most):
        asked = [seat for seat in seats if seat.legal and not seat.is_over]
        if all(seat.is_over for seat in seats):
            return done
        if not asked:
            await settle(seats)
            continue
        seat = lot.choice(asked)
        answer = await seat.ask("act", code=choose(seat.legal, lot))
        done += answer["type"] == "done"
        await level(seats)
    raise AssertionError("the game does not end")


def choose(legal: list[str], lot: random.Random) -> str:
    """Cards rather than drawing, so that games end."""
    return lot.choice([code for code in legal if code not in ("draw", "pass")] or legal)


async def settle(seats: list[Seat]) -> None:
    """Reads until something has come for somebody."""
    reading = [asyncio.create_task(seat.read()) for seat in seats]
    _, waiting = await asyncio.wait(reading, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    for found in await asyncio.gather(*reading, return_exceptions=True):
        if isinstance(found, BaseException) and not isinstance(found, asyncio.CancelledError):
            raise found


async def level(seats: list[Seat]) -> None:
    """Everybody has read as far as everybody else."""
    newest = max(seat.version for seat in seats)
    for seat in seats:
        while seat.version < newest:
            await seat.read()


__all__ = ["FAST", "ConnectionClosed", "Guest", "Json", "Seat", "choose", "level", "play", "run", "settle"]

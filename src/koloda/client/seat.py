"""A seat at a table of a server: what it sees, what it is asked, what it answers."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from types import TracebackType

import msgspec

from koloda.client.address import TableAddress, ask, find_table
from koloda.client.errors import ClientError, SeatGone
from koloda.client.line import Line
from koloda.kernel import NotationError, Refusal
from koloda.kernel.seats import HOST, LETTERS
from koloda.library.moves import Happening, Move, happening
from koloda.library.views import OpenWindow, SeatView
from koloda.texts import Texts
from koloda.wire import socket
from koloda.wire.lobby import TableText
from koloda.wire.socket import EventText, FormText, PositionText, ServerMessage, WindowText

SLOWER = 0.5
"""Seconds to wait when the server says that too much comes at once."""
TOO_FAST = "rate.limit"
Asked = socket.Act | socket.Why | socket.Say
Answer = socket.Done | socket.Allowed | socket.Refused | socket.Error


class SeatQuestion:
    """One moment in which the seat can act. `legal` is what it can do, `forms` what to fill in beside that;
    `waited_for` says that the game waits for it, otherwise it may step in. `happened` is what has happened
    since the question before, `left` how many ms there are, None without a clock."""

    def __init__(self, seat: "TableSeat", position: PositionText, happened: list[Happening]) -> None:
        self._seat = seat
        self.position = position
        self.happened = happened
        self.seat: str = seat.letter
        self.waited_for: bool = position.asked
        self.view: SeatView = seat.view_of(position)
        self.legal: list[Move] = [
            Move(f"{seat.letter} {action.code}", {"verb": action.verb, **action.values})
            for action in position.legal
        ]
        self.forms: list[FormText] = position.forms
        window = own_window(position, seat.letter)
        self.left: int | None = None if window is None else window.left
        self.serial: int = -1 if window is None or not position.asked else window.serial

    async def answer(self, move: str | None) -> None:
        """What the seat does, as one of `legal` or as a code; None for nothing. What a rule forbids raises
        koloda.Refusal and leaves the question open."""
        if move is not None:
            await self._seat.act(move, self.serial)

    def __repr__(self) -> str:
        return f"SeatQuestion({self.seat}: {', '.join(move.code for move in self.legal)})"


class TableSeat:
    """An open line to a table. `async for` gives its questions until the game is over: those for which the
    game waits, and with `may_step_in` every moment in which something can be done."""

    def __init__(self, line: Line, *, may_step_in: bool = False) -> None:
        self.line = line
        self.may_step_in = may_step_in
        self.letter = "?"
        self.version = -1
        self.table: TableText | None = None
        self.position: PositionText | None = None
        self.chat: list[socket.ChatLine] = []
        self.notice = ""
        self.heard: list[EventText] = []
        self.asked_in = -1
        self.failure: ClientError | None = None
        self.waiting: dict[str, tuple[Asked, asyncio.Future[Answer]]] = {}
        self.listeners: list[Callable[[ServerMessage], None]] = []
        """Get every message as it comes."""
        self.changed = asyncio.Event()
        self.reading: asyncio.Task[None] | None = None

    # Coming and going

    async def __aenter__(self) -> "TableSeat":
        await self.line.open()
        self.reading = asyncio.create_task(self.read())
        try:
            while self.table is None:
                await self.change()
            if self.letter == "?":
                raise SeatGone("this seat is not yours")
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            await asyncio.gather(self.reading, return_exceptions=True)
        await self.line.close()

    async def read(self) -> None:
        try:
            while True:
                message = await self.line.read()
                if message is None:  # the line is new: what was on its way is said again, and done once
                    for waiting, _ in list(self.waiting.values()):
                        await self.line.send(waiting)
                    continue
                if isinstance(message, socket.Ping):
                    await self.line.send(socket.Pong(number=message.number))
                self.take(message)
        except ClientError as error:
            self.fail(error)
        except Exception as error:  # a server of another make
            self.fail(ClientError(f"the server says what cannot be understood: {error}"))

    def fail(self, error: ClientError) -> None:
        self.failure = error
        for _, answer in self.waiting.values():
            if not answer.done():
                answer.set_exception(error)
        self.changed.set()

    async def change(self) -> None:
        """Waits for the next news; raises what has ended the line."""
        if self.failure is not None:
            raise self.failure
        await self.changed.wait()
        self.changed.clear()
        if self.failure is not None:
            raise self.failure

    # What comes

    def take(self, message: ServerMessage) -> None:
        if isinstance(message, socket.Snapshot):
            self.letter = self.line.seat = message.seat
            self.table, self.position = message.table, message.position
            self.hear(message.version, message.steps)
            known = {line.number for line in self.chat}
            self.chat += [line for line in message.chat if line.number not in known]
        elif isinstance(message, socket.Update):
            self.table = message.table or self.table
            self.position = message.position or self.position
            self.hear(message.version, message.steps)
        elif isinstance(message, socket.Chat):
            self.chat += message.lines
        elif isinstance(message, socket.Notice):
            self.notice = message.text
        elif isinstance(message, socket.Done | socket.Allowed | socket.Refused | socket.Error):
            for said, answer in self.waiting.values():  # without an id it could not be read which it was
                if message.id in (said.id, "") and not answer.done():
                    answer.set_result(message)
        for listener in self.listeners:
            listener(message)
        self.changed.set()

    def hear(self, version: int, steps: list[socket.StepText]) -> None:
        self.version = self.line.version = version
        self.heard += [event for step in steps for event in step.events]

    @property
    def game(self) -> str:
        return self.table.game if self.table is not None else ""

    @property
    def is_over(self) -> bool:
        if self.position is not None and self.position.over:
            return True
        return self.table is not None and self.table.status == "over"

    @property
    def winners(self) -> list[str]:
        return list(self.position.winners) if self.position is not None else []

    @property
    def view(self) -> SeatView | None:
        """What the seat sees; None before the game begins."""
        return None if self.position is None else self.view_of(self.position)

    def view_of(self, position: PositionText) -> SeatView:
        windows = [
            OpenWindow(one.name, one.kind, list(one.seats), one.clause, one.ms, one.race)
            for one in position.windows
        ]
        return SeatView(self.game, self.letter, write_view(position), {}, position.plain, windows)

    # Questions

    def __aiter__(self) -> AsyncIterator[SeatQuestion]:
        return self

    async def __anext__(self) -> SeatQuestion:
        while True:
            if self.is_over:
                raise StopAsyncIteration
            question = self.next_question()
            if question is not None:
                return question
            await self.change()

    def next_question(self) -> SeatQuestion | None:
        """What the seat is asked in the position that is there, once."""
        position = self.position
        if position is None or self.asked_in == self.version or self.table is None or self.table.paused:
            return None
        if not (position.legal or position.forms) or not (position.asked or self.may_step_in):
            return None
        self.asked_in = self.version
        heard, self.heard = self.heard, []
        texts = Texts(self.game, self.line.lang)
        return SeatQuestion(
            self,
            position,
            [happening(one.kind, number_of(one.seat), one.clause, one.values, texts) for one in heard],
        )

    # What goes

    async def act(self, move: str, serial: int = -1) -> None:
        """Does something, by its code (`r5`) or as a move (`A r5`)."""
        code = str(move).removeprefix(f"{self.letter} ")
        try:
            said = socket.Act(id=new_id(), code=code, serial=serial)
            checked(said)
        except ValueError as error:
            raise NotationError(f"{code[:60]!r} is no action: {error}") from None
        await self.tell(said)

    async def answer(self, move: str | None) -> None:
        """Answers what is asked now."""
        if move is not None:
            await self.act(move)

    async def why_not(self, code: str) -> Refusal | None:
        """Nothing, or why this cannot be done now."""
        try:
            await self.tell(socket.Why(id=new_id(), code=code))
        except Refusal as refusal:
            return refusal
        return None

    async def say(self, text: str) -> None:
        """A line of chat."""
        said = socket.Say(id=new_id(), text=text)
        checked(said)
        await self.tell(said)

    async def tell(self, message: Asked) -> Answer:
        """Sends a message and waits for what comes of it; a refusal is raised. Who is too fast waits."""
        while True:
            answer = await self.ask(message)
            if isinstance(answer, socket.Refused):
                raise Refusal(answer.clause, answer.values, answer.text)
            if isinstance(answer, socket.Error):
                if answer.code == TOO_FAST:
                    await asyncio.sleep(SLOWER)
                    continue
                raise NotationError(answer.text)
            return answer

    async def ask(self, message: Asked) -> Answer:
        if self.failure is not None:
            raise self.failure
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiting[message.id] = message, future
        try:
            await self.line.send(message)
            return await future
        finally:
            self.waiting.pop(message.id, None)


class Joining:
    """`async with koloda.client.join(url, token=…) as seat`."""

    def __init__(
        self, url: str, token: str, name: str, lang: str, *, may_step_in: bool, patience: float
    ) -> None:
        self.url = url
        self.token = token
        self.name = name
        self.lang = lang
        self.may_step_in = may_step_in
        self.patience = patience
        self.seat: TableSeat | None = None

    async def __aenter__(self) -> TableSeat:
        address = await find_table(self.url)
        cookie = "" if self.token else await sit_down(address, self.name)
        line = Line(address, token=self.token, cookie=cookie, lang=self.lang, patience=self.patience)
        self.seat = TableSeat(line, may_step_in=self.may_step_in)
        return await self.seat.__aenter__()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.seat is not None:
            await self.seat.close()


def join(
    url: str,
    *,
    token: str = "",
    name: str = "",
    lang: str = "en",
    may_step_in: bool = False,
    patience: float = 60.0,
) -> Joining:
    """A seat at a table of a server: with the `token` that its host has made for a program, or, for a person,
    under a `name`. `may_step_in` asks also where the game waits for others; `patience` is how many seconds
    the server may be away."""
    if not token and not name:
        raise ClientError("a program needs the token of its seat, a person a name")
    return Joining(url, token, name, lang, may_step_in=may_step_in, patience=patience)


async def sit_down(address: TableAddress, name: str, cookie: str = "") -> str:
    """A person takes a seat wherever there is room, or comes back to the own one; the cookie that says who
    he is."""
    if name or not cookie:
        named = await ask(address.origin, "POST", "/api/me", {"name": name}, cookie)
        cookie = named.cookie or cookie
    await ask(address.origin, "POST", f"/api/tables/{address.table}/play", None, cookie)
    return cookie


def new_id() -> str:
    return secrets.token_hex(8)


def checked(message: Asked) -> None:
    """Raises ValueError for what the server would not even read."""
    msgspec.convert(msgspec.to_builtins(message), type(message))


def number_of(seat: str) -> int:
    return int(HOST) if seat == "~" else LETTERS.find(seat)


def write_view(position: PositionText) -> str:
    return " | ".join([position.header, *(f"{name} {value}" for name, value in position.fields.items())])


def own_window(position: PositionText, letter: str) -> WindowText | None:
    """The window in which the seat is asked."""
    own = [one for one in position.windows if letter in one.seats and not one.waits]
    return own[-1] if own else None

"""A socket to a table that comes back by itself: who loses the line gets what he has missed."""

import asyncio
import time
from contextlib import suppress
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from koloda.client.address import TableAddress, told
from koloda.client.errors import ClientError, SeatGone
from koloda.wire.socket import ClientMessage, ServerMessage

MOST_BYTES = 8 << 20
"""Of one message."""
WAITS = (0.2, 0.5, 1.0, 2.0, 4.0)
"""Seconds between tries to come back, the last one again and again."""
GONE, RUDE = 4004, 1008
"""How the server closes a line for good: there is no seat here any more; too much nonsense came."""
COME_BACK = (429, 502, 503, 504)
"""Refusals that pass."""

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ServerMessage).decode


class Line:
    """`patience` is how many seconds a server may be away. A token or a cookie says who is here."""

    def __init__(
        self,
        address: TableAddress,
        *,
        token: str = "",
        cookie: str = "",
        lang: str = "en",
        patience: float = 60,
    ) -> None:
        self.address = address
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        if cookie:
            self.headers["cookie"] = f"koloda={cookie}"
        self.lang = lang
        self.patience = patience
        self.version = -1
        self.seat = "?"
        self.socket: ClientConnection | None = None

    async def open(self) -> None:
        """Connects, and tries again for a while where that may help; raises ClientError where it does not."""
        until = time.monotonic() + self.patience
        number = 0
        while True:
            wait = WAITS[min(number, len(WAITS) - 1)]
            number += 1
            try:
                self.socket = await connect(
                    self.address.socket(self.query()),
                    additional_headers=self.headers,
                    max_size=MOST_BYTES,
                    user_agent_header="koloda",
                )
                return
            except InvalidStatus as error:
                problem = told(bytes(error.response.body or b""), error.response.status_code)
                if error.response.status_code not in COME_BACK or time.monotonic() + wait > until:
                    raise (SeatGone(str(problem), problem.code) if self.version >= 0 else problem) from None
            except (OSError, InvalidHandshake, TimeoutError) as error:
                if time.monotonic() + wait > until:
                    raise ClientError(f"{self.address.origin} does not answer: {error}") from None
            await asyncio.sleep(wait)

    def query(self) -> str:
        known = {"last": self.version, "seat": self.seat} if self.version >= 0 else {}
        return "?" + urlencode({"lang": self.lang, **known})

    async def read(self) -> ServerMessage | None:
        """The next message; None after the line has broken and is open again. Messages of a newer server that
        are not known here are passed over."""
        assert self.socket is not None
        while True:
            try:
                text = await self.socket.recv()
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 0
                if code == GONE:
                    raise SeatGone("this seat is not yours any more, or the table is gone") from None
                if code == RUDE:
                    raise ClientError(
                        "the server has closed the line: too much came that it could not take"
                    ) from None
                await self.open()
                return None
            with suppress(msgspec.DecodeError):
                message: ServerMessage = decode(text)
                return message

    async def send(self, message: ClientMessage) -> None:
        """Sends; on a broken line nothing: who waits for an answer says it again."""
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(encode(message).decode())

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

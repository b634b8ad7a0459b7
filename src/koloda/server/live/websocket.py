"""Uvicorn's WebSocket protocol with a short way for text: a message that arrives whole is heard at once,
without a task that has to wake for it, and one that is told is written as it is. `asgi` is the public way;
`python -m bench.load --websockets 3` measures both. What it needs of uvicorn's private class stands in
`tests/server/test_websocket.py`."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION: Final = "koloda.websocket"
"""Under this name the application finds the connection among the scope's extensions."""
TEXT: Final = 0x81
"""The first byte of a text frame that is a whole message."""
MASKED: Final = 0x80


class Cork:
    """`with cork:` whatever is told goes out at the end, for each connection in one write."""

    def __init__(self) -> None:
        self.inside = False
        self.held_back: list[WebSocketProtocol] = []

    def __enter__(self) -> None:
        self.inside = True

    def __exit__(self, *_: object) -> None:
        self.inside = False
        held_back, self.held_back = self.held_back, []
        for protocol in held_back:
            protocol.flush()


cork = Cork()


@mypyc_attr(native_class=False)
class WebSocketProtocol(WebSocketsSansIOProtocol):
    on_message: Callable[[bytes], None] | None = None
    """Gets every message from the moment it is set; what came before waits for `receive`."""
    aligned = True
    """Whether the next byte begins a frame, as far as is known; if not, the long way is taken for good."""
    held: tuple[bytes, ...] = ()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # it was refused, which is an answer: uvicorn would log an error

    # What comes

    def data_received(self, data: bytes) -> None:
        if self.on_message is None or not self.aligned:
            super().data_received(data)
            return
        start = 0
        while start < len(data) and self.on_message is not None:
            at, end = payload(data, start)
            if end > len(data) or not data[start] & 0x80:  # the rest is still to come
                self.aligned = False
                super().data_received(data[start:])
                return
            if data[start] == TEXT and end - at <= self.config.ws_max_size and not self.close_sent:
                self.on_message(apply_mask(data[at:end], data[at - 4 : at]))
            else:
                super().data_received(data[start:end])
            start = end

    def send_receive_event_to_app(self) -> None:
        if self.on_message is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self.on_message(data)

    # What goes

    def send_text(self, text: bytes) -> None:
        """Sends a text message; it never waits (see `backlog`)."""
        if cork.inside:
            if not self.held:
                cork.held_back.append(self)
            self.held += (header(len(text)), text)
        elif not self.close_sent and not self.disconnected:
            self.transport.write(header(len(text)) + text)

    def flush(self) -> None:
        held, self.held = self.held, ()
        if not self.close_sent and not self.disconnected:
            self.transport.write(b"".join(held))

    @property
    def backlog(self) -> int:
        """How many bytes the peer has not taken yet."""
        return self.transport.get_write_buffer_size()


def payload(data: bytes, start: int) -> tuple[int, int]:
    """Where the payload of a client's frame begins and ends; past the end where that cannot be told."""
    beyond = len(data) + 1
    if len(data) - start < 2 or not data[start + 1] & MASKED:
        return beyond, beyond
    size = data[start + 1] & 0x7F
    at = start + 6
    if size == 126:
        size, at = int.from_bytes(data[start + 2 : start + 4], "big"), start + 8
    elif size == 127:
        size, at = int.from_bytes(data[start + 2 : start + 10], "big"), start + 14
    return at, at + size


def header(size: int) -> bytes:
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")

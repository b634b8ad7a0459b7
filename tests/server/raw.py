"""A WebSocket by hand: frames cut, joined and left unanswered as no library would."""

import json
import os
import socket
from types import TracebackType

from tests.server.clients import Json

TEXT, CONTINUED, CLOSE, PING = 0x1, 0x0, 0x8, 0x9
WHOLE = 0x80


def frame(text: bytes, opcode: int = TEXT, *, whole: bool = True, masked: bool = True) -> bytes:
    mask = os.urandom(4) if masked else b""
    size = len(text)
    bit = 0x80 if masked else 0
    head = bytes([opcode | (WHOLE if whole else 0)])
    head += bytes([bit | size]) if size < 126 else bytes([bit | 126]) + size.to_bytes(2, "big")
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text)) if masked else text
    return head + mask + body


def message(**values: object) -> bytes:
    return json.dumps(values).encode()


class RawSocket:
    def __init__(self, port: int, table: str, cookie: str, *, small: bool = False) -> None:
        self.socket = socket.socket()
        if small:  # so that little fits into the buffers on the way
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(20)
        self.socket.connect(("127.0.0.1", port))
        self.socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: koloda={cookie}\r\n\r\n".encode()
        )
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.more()
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        assert b" 101 " in head, head

    def __enter__(self) -> "RawSocket":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    def more(self) -> bytes:
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("closed")
        return data

    def take(self, size: int) -> bytes:
        while len(self.buffer) < size:
            self.buffer += self.more()
        found, self.buffer = self.buffer[:size], self.buffer[size:]
        return found

    def next(self) -> tuple[int, bytes]:
        """The opcode and the payload of the next frame."""
        first, size = self.take(2)
        if size == 126:
            size = int.from_bytes(self.take(2), "big")
        elif size == 127:
            size = int.from_bytes(self.take(8), "big")
        return first & 15, self.take(size)

    def until(self, kind: str, id: str = "") -> Json:
        """The next message of a type, and of an id."""
        while True:
            opcode, text = self.next()
            assert opcode != CLOSE, text
            if opcode == TEXT:
                found: Json = json.loads(text)
                if found["type"] == kind and (not id or found["id"] == id):
                    return found

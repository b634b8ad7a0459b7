"""Lines that break, stall or chop what they carry."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from koloda.server.live.connection import SLOW, Connection
from koloda.wire.socket import Chat, ChatLine
from tests.server.clients import Guest, Seat, run
from tests.server.raw import CLOSE, CONTINUED, PING, RawSocket, frame, message
from tests.server.servers import Server, serving
from tests.server.test_durable import begin, sit_down


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("lines")) as server:
        yield server


@pytest.fixture
def line(server: Server) -> Iterator[RawSocket]:
    anya = server.guest("Anya")
    with RawSocket(server.port, anya.open_table(2)["id"], anya.cookie) as line:
        line.until("snapshot")
        yield line


def why(id: str) -> bytes:
    return message(type="why", id=id, code="draw")


def test_several_messages_in_one_packet(line: RawSocket) -> None:
    pong = frame(message(type="pong", number=99))
    line.socket.sendall(frame(why("1")) + pong + frame(b"", PING) + frame(why("2")) + frame(why("3")))
    assert [line.until("refused")["id"] for _ in range(3)] == ["1", "2", "3"]


def test_a_message_in_many_packets(line: RawSocket) -> None:
    for id in ("1", "2"):
        for byte in frame(why(id)):
            line.socket.sendall(bytes([byte]))
            time.sleep(0.0005)
        assert line.until("refused", id)
    line.socket.sendall(frame(why("3")))
    assert line.until("refused", "3")


def test_a_message_in_many_frames(line: RawSocket) -> None:
    text = why("1")
    parts = [text[:5], text[5:9], text[9:]]
    line.socket.sendall(frame(parts[0], whole=False) + frame(b"between", PING))
    line.socket.sendall(
        frame(parts[1], CONTINUED, whole=False) + frame(parts[2], CONTINUED) + frame(why("2"))
    )
    assert line.until("refused", "1") and line.until("refused", "2")


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b"x", masked=False), 1002),
        (frame(b"x", 0x3), 1002),
        (frame(b"lost", CONTINUED), 1002),
        (frame(b"x" * 5000), 1009),
        (frame(b"x" * 3000, whole=False) + frame(b"x" * 3000, CONTINUED), 1009),
    ],
    ids=["unmasked", "opcode", "continued", "too long", "too long in parts"],
)
def test_frames_against_the_protocol_end_the_socket(line: RawSocket, sent: bytes, code: int) -> None:
    line.socket.sendall(sent)
    while True:
        opcode, text = line.next()
        if opcode == CLOSE:
            assert int.from_bytes(text[:2], "big") == code
            return


def is_away(guest: Guest, table: str, seat: int) -> bool:
    return bool(guest.ask("GET", f"/api/tables/{table}")["table"]["chairs"][seat]["away"])


def test_who_vanishes_without_a_word_is_away(tmp_path: Path) -> None:
    """A half-open socket: the peer has lost its power and answers nothing any more."""
    with serving(tmp_path, ping=0.4) as server:
        people, table = begin(server)

        async def start() -> None:
            seats = await sit_down(server, people, table)
            await seats[1].close()
            with RawSocket(server.port, table, people[1].cookie) as silent:
                silent.until("snapshot")
                for _ in range(200):
                    if is_away(people[0], table, 1):
                        break
                    await seats[0].read()
                else:
                    pytest.fail("the seat is never free")
            back = Seat(server.url, people[1].cookie, table)
            await back.open()
            while back.info["chairs"][1]["away"]:
                await back.read()

        run(start())


class Slow:
    """A line that takes nothing."""

    def __init__(self) -> None:
        self.backlog = 0

    def send_text(self, text: bytes) -> None:
        self.backlog += len(text)


def test_who_does_not_read_is_cut_off() -> None:
    slow = Slow()
    connection = Connection("p0", "Anya", "en", slow)
    told = 0
    while not connection.closing:
        connection.send(Chat(lines=[ChatLine(1, "A", "Anya", "y" * 400, 0)]))
        told += 1
    assert connection.closing == SLOW and 1000 < told < 10_000
    before = slow.backlog
    connection.send(Chat(lines=[]))
    assert slow.backlog == before

"""Two worlds that look the same to a seat give its sockets the same bytes, over whole games of every kind.

What may tell the worlds apart is what the rules open (a deal's end that shows the hands): the contract says
it for each game, as the events that reveal something. And every message is as the schema says.
"""

import msgspec
import pytest

from koloda.games import GAMES
from koloda.kernel.events import Event
from koloda.kernel.seats import SPECTATOR
from koloda.kernel.state import State
from koloda.server.live.connection import Connection
from koloda.server.live.table_session import TableSession
from koloda.server.store.tables import TableRow
from koloda.table.clocks import HandClock
from koloda.testing.subject import Options, Subject
from koloda.wire.socket import ServerMessage
from tests.contract.subjects import SUBJECTS
from tests.table.test_worlds import CASES, World, walk

read_message = msgspec.json.Decoder(ServerMessage).decode


class Wire:
    """What would have gone into a socket."""

    def __init__(self, guest: str, *, program: bool = False) -> None:
        self.backlog = 0
        self.sent: list[str] = []
        self.connection = Connection(guest, "", "en", self, program=program)

    def send_text(self, text: bytes) -> None:
        assert msgspec.json.encode(read_message(text)) == text
        self.sent.append(text.decode())


class ServedWorld(World):
    """A table in a session, and the sockets of one seat: one that stays, and each time two that come anew."""

    is_program = False

    def __init__(self, subject: Subject, state: State, seat: int, clock: HandClock) -> None:
        super().__init__(subject, state, seat, clock)
        row = TableRow(
            id="t", code=None, game=subject.game.name, public=False, watch=True, created=0, status="playing"
        )
        self.session = TableSession(None, row, self.table, 0)  # type: ignore[arg-type]
        self.wire = self.connect(None)

    def connect(self, last: int | None) -> Wire:
        wire = Wire("" if self.seat == SPECTATOR else f"p{self.seat}", program=self.is_program)
        self.session.attach(wire.connection, last, self.seat, [])
        return wire

    def new(self) -> tuple[list[str], list[Event]]:
        known = self.known
        heard, events = super().new()
        for last in (known, None):
            wire = self.connect(last)
            self.session.audience.subscriptions[self.seat].connections.discard(wire.connection)
            heard += wire.sent
        heard += self.wire.sent
        self.wire.sent = []
        return heard, events


class ProgramWorld(ServedWorld):
    """The same where somebody's own program has the seat."""

    is_program = True

    def connect(self, last: int | None) -> Wire:
        """Its seat is marked while it is greeted, and a person's again while the game is walked: nobody keeps
        it warm."""
        chair = self.table.chairs[self.seat] if self.seat >= 0 else None
        if chair is not None:
            chair.program, self.table.text = True, None
        wire = super().connect(last)
        if chair is not None:
            chair.program, self.table.text = False, None
        return wire


SERVED = [subject for subject in SUBJECTS if subject.game.name in GAMES]
WHOLE = [(subject, *next(case[1:] for case in CASES if case[0] is subject)) for subject in SERVED]


def compare(
    subject: Subject,
    count: int,
    options: Options,
    seed: int,
    steps: int,
    world: type[ServedWorld] = ServedWorld,
) -> None:
    compared, different = walk(subject, count, {**options, **subject.brief}, seed, steps, world)
    assert different > compared // 2 > 0, "the worlds were the same world"


@pytest.mark.parametrize(("subject", "count", "options", "seed"), WHOLE, ids=map(str, SERVED))
def test_a_socket_is_told_no_more_than_the_view(
    subject: Subject, count: int, options: Options, seed: int
) -> None:
    compare(subject, count, options, seed, 60)


@pytest.mark.parametrize(("subject", "count", "options", "seed"), WHOLE, ids=map(str, SERVED))
def test_a_program_is_told_no_more_than_the_view(
    subject: Subject, count: int, options: Options, seed: int
) -> None:
    compare(subject, count, options, seed, 30, ProgramWorld)


@pytest.mark.soak
@pytest.mark.parametrize(("subject", "count", "options", "seed"), WHOLE, ids=map(str, SERVED))
def test_a_whole_game_tells_no_more_than_the_view(
    subject: Subject, count: int, options: Options, seed: int
) -> None:
    compare(subject, count, options, seed, 600)


def test_the_test_would_notice_a_card_on_the_wire(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = ServedWorld.connect

    def leaks(self: ServedWorld, last: int | None) -> Wire:
        wire = honest(self, last)
        wire.sent.append(self.table.state.field("B") or "")
        return wire

    monkeypatch.setattr(ServedWorld, "connect", leaks)
    subject, count, options, _ = WHOLE[0]
    with pytest.raises(AssertionError, match="tells two worlds apart"):
        walk(subject, count, options, count + 1, 100, ServedWorld)

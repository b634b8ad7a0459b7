"""BEAT and END betray no black card: the same public game at a table, with and without them in other hands.

Both tables stand in sessions of a server and run on hand-held clocks that go from one due moment to the next.
Compared is what goes into every client's socket, and when: byte by byte for those who hold the same at both
tables and for who watches; for those whose hands differ, all but their hand and what they can do with it.
"""

import json
from typing import Final

import pytest

from koloda.bots.levels import make_player
from koloda.games.arne.game import ARNE
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import SPECTATOR, letter
from koloda.server.live.connection import Connection
from koloda.server.live.table_session import TableSession
from koloda.server.store.tables import TableRow
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import table_at

A, B, C, D = range(4)
PUBLIC: Final = "field1 [r50] | field2 [y50 crash] | field3 [g100] | field4 [b50] | deck v50 o50 …"
WHITE: Final = "B v100 v200 | C o100 o200 | D v500 o500"
BLACK: Final = "B k-200r k-crash | C k-lock k-stop | D k-cham k-thief"
IDLE: Final = "B k-cham k-cham | C k-lock k-lock | D k-lock k-cham"
"""Black cards that nobody who thinks would play yet."""
Got = dict[int, list[tuple[int, str]]]
"""By client: when, what."""


class Socket:
    """Where the messages of a client go, with the moment of each."""

    backlog = 0

    def __init__(self, seen: "Seen", seat: int) -> None:
        self.seen = seen
        self.seat = seat
        self.connection = Connection("" if seat == SPECTATOR else f"p{seat}", "", "en", self)

    def send_text(self, text: bytes) -> None:
        self.seen.got[self.seat].append((self.seen.clock.ms, without_own(text.decode(), self.seat)))


class Seen:
    """A table in a session, and what each client got."""

    def __init__(self, hands: str, header: str = "strict", level: str = "", seed: int = 1) -> None:
        self.clock = HandClock(1000)
        chairs = [Chair(letter(seat), person=f"p{seat}") for seat in range(4)]
        for seat in (B, C, D) if level else ():
            chairs[seat] = Chair(letter(seat), bot=make_player(ARNE, level, seat, open_chance("k1:1")))
        self.table = table_at(ARNE, f"4p {header} | A r100 k-200y | {hands} | {PUBLIC}", chairs, self.clock)
        self.table.luck = f"luck {seed}"
        self.got: Got = {seat: [] for seat in (A, B, C, D, int(SPECTATOR))}
        row = TableRow(id="t", code=None, game="arne", public=False, watch=True, created=0, status="playing")
        self.session = TableSession(None, row, self.table, 0)  # type: ignore[arg-type]
        for seat in self.got:
            self.session.attach(Socket(self, seat).connection, None, seat, [])

    def run_on(self, ms: int) -> None:
        """What happens by itself within so much time."""
        until = self.clock.ms + ms
        self.table.tick()
        while (due := self.table.next_due()) is not None and due <= until:
            self.clock.ms = max(due, self.clock.ms)
            self.table.tick()
        self.clock.ms = until

    def play(self, seat: int, code: str, *, then: int) -> None:
        self.table.submit(seat, code)
        self.run_on(then)

    def run_until(self, phase: str) -> None:
        while self.table.state.field("phase") != phase:
            self.run_on(50)


def without_own(text: str, seat: int) -> str:
    """A message without its reader's hand and what that hand can do; A's hand is the same at both tables."""
    if seat not in (B, C, D):
        return text
    message = json.loads(text)
    position = message.get("position")
    if position:
        del position["fields"][letter(seat)], position["legal"]
        position.pop("forms", None)
    return json.dumps(message)


def play_turn(seen: Seen) -> Got:
    """A minus card, a white card, some are content, the others let the time run out."""
    seen.play(A, "k-200y>2", then=700)
    seen.play(D, "ok", then=100)
    seen.run_until("MOVE")
    seen.play(A, "play r100", then=400)
    seen.play(C, "ok", then=2900)
    seen.run_until("MOVE")
    return seen.got


@pytest.mark.parametrize("header", ["strict", "table honesty=call", "strict tempo=blitz race=bucket"])
def test_arne_window_ok_people(header: str) -> None:
    black, white = play_turn(Seen(BLACK, header)), play_turn(Seen(WHITE, header))
    assert black == white
    versions = [json.loads(message)["version"] for _, message in black[A]]
    assert versions == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_arne_window_ok_bots(level: str) -> None:
    """Their `ok` comes at the same moment, whatever they hold."""
    for seed in range(1, 6):
        got = []
        for hands in (IDLE, WHITE):
            seen = Seen(hands, level=level, seed=seed)
            seen.play(A, "k-200y>2", then=1)
            seen.run_until("MOVE")
            seen.play(A, "play r100", then=1)
            seen.run_until("MOVE")
            got.append(seen.got)
        assert got[0] == got[1]


def test_arne_window_ok_would_be_noticed() -> None:
    """A black card that is played does make a difference."""
    one, two = Seen(BLACK), Seen(WHITE)
    for seen in (one, two):
        seen.play(A, "play r100", then=100)
    one.play(C, "k-stop", then=100)
    assert one.got != two.got

"""What cannot be done is refused with its clause, and nothing changes: position, windows, log, updates."""

from typing import Final

import pytest

from koloda.games.arne.game import ARNE
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.seats import SPECTATOR, letter, read_seat
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import table_at
from koloda.table.table import Table
from tests.table.house import raw

STALE: Final = "koloda.window.stale"


class Played:
    """A table at a position, with people."""

    def __init__(self, position: str) -> None:
        chairs = [Chair(letter(seat), person=f"p{seat}") for seat in range(4)]
        self.clock = HandClock(1000)
        self.table: Table = table_at(ARNE, position, chairs, self.clock)

    def look(self) -> list[str]:
        """All that anybody gets from it."""
        seats = [*range(4), int(SPECTATOR)]
        return [self.table.state.text(), *(raw(self.table.snapshot(seat)) for seat in seats)]

    def refuses(self, line: str, serial: int = -1) -> str:
        """The clause; fails if something has changed."""
        who, _, code = line.partition(" ")
        before, length = self.look(), len(self.table.log)
        ticket = self.table.act(int(read_seat(who, 4)), code, serial)
        self.table.tick()
        assert ticket.answer is not None and ticket.answer.error is not None, f"{line} was accepted"
        assert self.look() == before and len(self.table.log) == length
        error = ticket.answer.error
        assert isinstance(error, Refusal | NotationError)
        return error.clause

    def does(self, line: str) -> None:
        who, _, code = line.partition(" ")
        ticket = self.table.act(int(read_seat(who, 4)), code)
        self.table.tick()
        assert ticket.answer is not None and ticket.answer.done, line

    def serial(self) -> int:
        return int(self.table.windows[-1].serial)


def test_an_ok_for_a_beat_that_was_restarted() -> None:
    played = Played("4p strict | A r50 | B k-crash | C k-crash | field1 [r100] [r200]")
    played.does("B k-crash@1.1")
    seen = played.serial()
    played.does("C k-crash@1.2")
    assert played.refuses("A ok", seen) == STALE


def test_a_black_card_for_a_window_that_has_closed() -> None:
    played = Played("4p strict | A r50 | B k-stop | C k-crash | field1 [r100]")
    played.does("A play r50")
    seen = played.serial()
    played.clock.advance(3000)
    played.table.tick()
    assert played.table.state.field("turn") == "B"
    assert played.refuses("C k-crash@1.1", seen) == STALE


def test_a_gift_for_a_request_that_was_answered_by_the_clock() -> None:
    played = Played("4p strict | A a-2black | B k-stop k-lock k-rev")
    played.does("A 2black>B")
    seen = played.serial()
    played.clock.advance(20000)
    played.table.tick()
    assert played.refuses("B give k-stop k-rev", seen) == STALE
    assert played.refuses("B give k-rev") == "arne.window.phase"


GONE = "4p strict | A a-x3 k-crash k-lock k-cham k-thief | B k-200r | field1 [] [r50] | field2 []"


@pytest.mark.parametrize(
    "code",
    ["k-crash@1.1", "k-lock@1.1", "k-cham@1.1", "k-thief@2.1:keep", "k-thief@2.2:drop", "x3@1.1", "x3@1.7"],
)
def test_stacks_that_are_gone(code: str) -> None:
    assert Played(GONE).refuses(f"A {code}") == "arne.race.stale"


@pytest.mark.parametrize(
    ("code", "clause"),
    [
        ("k-crash@1.1 & k-crash@1.1", "arne.crash.once"),
        ("k-200y>2 & k-lock@1.1", "arne.lock.target"),
        ("k-stop & k-stop", "arne.stop.own-claim"),
        ("k-crash@1.1 & k-lock@1.1 & k-200r>1", "arne.m200.rival"),
        ("k-stop & k-thief@top", "arne.card.held"),
        ("k-stop & k-crash@1.9", "arne.race.stale"),
        ("k-stop & ok", "arne.code.action"),
        ("k-stop & ", "arne.code.action"),
    ],
)
def test_joint_plays_with_one_illegal_part(code: str, clause: str) -> None:
    hand = "A k-crash k-crash k-lock k-stop k-stop k-200y k-200r"
    assert Played(f"4p strict | {hand} | field1 [r50]").refuses(f"A {code}") == clause


@pytest.mark.parametrize(
    ("ask", "gift", "clause"),
    [
        ("2score>B:g", "give y50", "arne.give.matching"),
        ("2score>B:g", "give k-200g", "arne.give.matching"),
        ("2score>B:g", "give g50", "arne.give.honest"),
        ("2score>B:g", "give g50 g50", "arne.card.held"),
        ("2score>B:g", "give g1000 g50", "arne.card.held"),
        ("2score>B:g", "give -", "arne.give.honest"),
        ("2black>B", "give g50 k-lock", "arne.give.matching"),
        ("2black>B", "give k-lock", "arne.give.honest"),
        ("2black>B", "give k-lock k-200g k-stop", "arne.give.matching"),
        ("2black>B", "give", "arne.code.action"),
        ("2black>B", "give k-nothing", "arne.code.action"),
    ],
)
def test_cards_given_that_do_not_match(ask: str, gift: str, clause: str) -> None:
    played = Played("4p strict | A a-2score a-2black | B g50 g500 y50 k-200g k-lock k-stop")
    played.does(f"A {ask}")
    assert played.refuses(f"B {gift}") == clause
    assert played.refuses(f"C {gift}") in ("arne.window.phase", "arne.code.action")


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("A pull>A", "arne.target.other"),
        ("A pull>E", "arne.code.action"),
        ("A pull>D", "arne.pull.target"),
        ("A swap>A", "arne.target.other"),
        ("A 2score>B", "arne.2score.effect"),
        ("A 2score>B:x", "arne.code.action"),
        ("A k-200r>1", "arne.m200.rival"),
        ("A k-200r>2", "arne.m200.colour"),
        ("A k-200r>9", "arne.code.action"),
        ("A k-200r>0", "arne.code.action"),
        ("A k-crash@2.2", "arne.crash.target"),
        ("A k-lock@2.1", "arne.lock.target"),
        ("A k-cham@2.2", "arne.cham.laid"),
        ("A k-thief@1.1:keep", "arne.thief.rival"),
        ("A k-thief@2.1:keep", "arne.thief.field"),
        ("A x3@2.1", "arne.x3.target"),
        ("A play b50", "arne.move.colour"),
        ("A play r50>2", "arne.move.own-field"),
        ("B play y100", "arne.turn.mover"),
        ("A give -", "arne.window.phase"),
        ("A done", "arne.window.phase"),
        ("A call:disc", "arne.table.call"),
        ("A k-crash@1.1.1", "arne.code.action"),
        ("A k-crash@-1.1", "arne.code.action"),
        ("A k-crash@1.99999999999999999999", "arne.code.action"),
        ("A", "arne.code.action"),
        ("A \u044f", "arne.code.action"),
    ],
)
def test_wrong_targets(line: str, clause: str) -> None:
    hand = "A a-pull a-swap a-2score a-x3 b50 r50 k-200r k-crash k-lock k-cham k-thief"
    position = f"4p strict | {hand} | B y100 | field1 [r500] | field2 [y500] [k-200y]"
    assert Played(position).refuses(line) == clause

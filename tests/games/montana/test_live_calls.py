"""Calls, duties and moves at a live table: when the host admits them (montana.call.admission) and in
which order it writes them (montana.call.ordering)."""

import pytest

from tests.games.montana.live import live
from tests.rules import Rules
from tests.table.house import A, B, C, House

rules = Rules("montana")


CARDS = "A b5o g1* g2* | B r1* r2* b3* | C b1* b2* r4* | pile g5* | deck r6* r6o b4o g4* g6o b6o"
TABLE = f"3p table | {CARDS}"
SAY = f"{TABLE} | rules S=:say"


def after(house: House, ms: int) -> list[str]:
    """What the table has written within so much time."""
    house.run_on(ms)
    return house.actions()


def played(position: str, code: str, trips: tuple[int, ...] = (0, 0, 0)) -> House:
    """A has just played, at 0 ms."""
    house = live(position, trips)
    house.did(house.table.act(A, code))
    assert house.clock.ms == 0
    return house


@pytest.mark.parametrize(("position", "offence"), [(SAY, "say"), (SAY.replace(":say", ":tap"), "tap")])
def test_montana_call_admission__words_and_tap(position: str, offence: str) -> None:
    """An early call waits for 1200 ms after the play, then 250 ms among its neighbours."""
    house = played(position, "play b5o")
    house.run_on(100)
    call = house.table.act(B, f"call A {offence}")
    assert after(house, 1_349) == ["A play b5o"] and call.answer is None
    assert after(house, 1) == ["A play b5o", f"B call A {offence}"]
    assert house.clock.ms == 1_450
    house.did(call)


def test_montana_call_admission__the_grace_saves_who_is_slow_with_words() -> None:
    house = played(SAY, "play b5o")
    house.run_on(10)
    house.table.act(B, "call A say")
    house.run_on(1_000)
    house.table.act(A, "say b5")
    assert after(house, 600) == ["A play b5o", "A say b5", "B call A say"]
    rules.assert_fact(house.table.state, "A g1* g2*")


def test_montana_call_admission__shout_after_settlement() -> None:
    """A swap lies between: the shout is owed, and can be called, from then on."""
    house = played(f"{TABLE.replace('A b5o g1* g2*', 'A b5o g1*')} | rules D=#5", "play b5o")
    house.run_on(2_000)
    call = house.table.act(C, "call B shout")
    assert after(house, 2_000) == ["A play b5o"]
    swap = house.table.act(A, "swap B")
    house.run_on(250)
    house.did(swap)
    assert after(house, 1_449) == ["A play b5o", "A swap B"] and call.answer is None
    assert after(house, 1) == ["A play b5o", "A swap B", "C call B shout"]
    rules.assert_fact(house.table.state, "A r1* r2* b3* | B g1* r6* r6o")


def test_montana_call_admission__wrong_at_once() -> None:
    house = played(TABLE.replace("b5o", "b4o"), "play b4o")
    house.table.act(B, "call A wrong")
    assert after(house, 249) == ["A play b4o"]
    assert after(house, 1) == ["A play b4o", "B call A wrong"]
    rules.assert_fact(house.table.state, "A b4o g1* g2* r6* r6o | turn B")


@pytest.mark.parametrize("first", ["play b5o", "play g1*", "lay #4"])
def test_montana_call_admission__the_next_move_waits_after_every_play(first: str) -> None:
    """2500 ms after settlement, whatever was played: the wait reveals nothing."""
    house = played(SAY.replace("g2*", "#4"), first)
    house.run_on(300)
    move = house.table.act(B, "draw")
    assert after(house, 2_449) == [f"A {first}"] and move.answer is None
    assert after(house, 1) == [f"A {first}", "B draw"]


def test_montana_call_admission__the_latest_move_of_a_seat_counts() -> None:
    house = played(TABLE, "play b5o")
    house.run_on(300)
    first = house.table.act(B, "draw")
    house.run_on(300)
    second = house.table.act(B, "play b3*")
    assert house.refused(first) == "koloda.table.replaced"
    assert after(house, 3_000) == ["A play b5o", "B play b3*"]
    house.did(second)


def test_montana_call_admission__a_call_waits_beside_a_move() -> None:
    """Who calls and then makes his move has done both."""
    house = played(SAY, "play b5o")
    house.run_on(300)
    call = house.table.act(B, "call A say")
    other = house.table.act(B, "call A shout")
    move = house.table.act(B, "play b3*")
    assert after(house, 3_000) == ["A play b5o", "B call A say", "B call A shout", "B play b3*"]
    for ticket in (call, other, move):
        house.did(ticket)


def test_montana_call_admission__a_waiting_move_is_judged_when_its_time_has_come() -> None:
    """C wants to move after B has been skipped; the wrong play is called, and it is B's turn."""
    house = played(f"{TABLE.replace('b5o', 'r3o')} | rules D=#3", "play r3o")
    house.run_on(100)
    move = house.table.act(C, "draw")
    house.run_on(100)
    house.table.act(B, "call A wrong")
    house.run_on(250)
    assert house.actions() == ["A play r3o", "B call A wrong"]
    assert house.refused(move) == "montana.turn.out-of-turn"


def test_montana_call_admission__nothing_waits_under_strict_or_with_no_play_open() -> None:
    house = played(TABLE.replace("table", "strict"), "play b5o")
    house.did(house.table.act(B, "draw"))
    fresh = live(TABLE)
    fresh.did(fresh.table.act(A, "draw"))


def test_montana_call_admission__is_not_recorded() -> None:
    """The times are the host's alone: the log has nothing but what the players did."""
    house = played(SAY, "play b5o")
    house.table.act(B, "draw")
    house.run_on(5_000)
    assert house.kinds() == ["open", "action", "action"]


def test_montana_call_ordering__the_slower_line_is_dated_back() -> None:
    """A's words left before C's call and arrive after it: half of 300 ms is 150, half of 20 is 10."""
    house = played(SAY, "play b5o", (300, 20, 20))
    house.run_on(1_300)
    house.table.act(C, "call A say")  # counts as 1290
    house.run_on(120)
    house.table.act(A, "say b5")  # arrives at 1420, counts as 1270
    assert after(house, 300) == ["A play b5o", "A say b5", "C call A say"]
    rules.assert_fact(house.table.state, "A g1* g2*")


def test_montana_call_ordering__at_most_150_ms() -> None:
    """Half a round trip of a second would be 500 ms."""
    house = played(SAY, "play b5o", (1_000, 20, 20))
    house.run_on(1_300)
    house.table.act(C, "call A say")  # counts as 1290
    house.run_on(190)
    house.table.act(A, "say b5")  # counts as 1340, not 990
    assert after(house, 300) == ["A play b5o", "C call A say", "A say b5"]
    rules.assert_fact(house.table.state, "A g1* g2* r6* r6o")


@pytest.mark.parametrize(
    ("later", "order"),
    [(20, ["A say b5", "C call A say"]), (21, ["C call A say", "A say b5"])],
)
def test_montana_call_ordering__duty_before_call_within_20_ms(later: int, order: list[str]) -> None:
    house = played(SAY, "play b5o")
    house.run_on(1_300)
    house.table.act(C, "call A say")
    house.run_on(later)
    house.table.act(A, "say b5")
    assert after(house, 400) == ["A play b5o", *order]


def test_montana_call_ordering__call_before_move() -> None:
    """The move would close the window that the call needs."""
    house = played(SAY, "play b5o")
    house.run_on(3_000)
    house.table.act(B, "draw")
    house.run_on(15)
    house.table.act(C, "call A say")
    assert after(house, 400) == ["A play b5o", "C call A say", "B draw"]


def test_montana_call_ordering__seat_order_from_the_open_mover() -> None:
    house = played(TABLE.replace("b5o", "b4o"), "play b4o")
    house.run_on(500)
    late = house.table.act(C, "call A wrong")
    house.run_on(10)
    house.table.act(B, "call A wrong")
    assert after(house, 400) == ["A play b4o", "B call A wrong"]
    assert house.refused(late) == "montana.call.closed"


def test_a_call_on_a_window_that_has_closed_is_refused() -> None:
    """The move came first by more than the buffer can mend."""
    house = played(SAY, "play b5o")
    house.run_on(2_600)
    house.table.act(B, "draw")
    house.run_on(251)
    assert house.refused(house.table.act(C, "call A say")) == "montana.call.closed"
    assert house.actions() == ["A play b5o", "B draw"]


def test_montana_window_final__live() -> None:
    """The last card: 4000 ms to look, then the deal is over; a call within them takes the win away."""
    last = f"3p table | A r5o | {CARDS.split(' | ', 1)[1]} | rules S=:tap"
    house = played(last, "play r5o")
    rules.assert_fact(house.table.state, "pending A")
    assert after(house, 3_999) == ["A play r5o"]
    assert after(house, 1) == ["A play r5o", "~ close final"]
    assert house.table.is_over
    called = played(last, "play r5o")
    called.run_on(3_990)
    called.table.act(C, "call A tap")
    assert after(called, 300) == ["A play r5o", "C call A tap"]
    rules.assert_fact(called.table.state, "A r6* r6o | phase MOVE | turn B")

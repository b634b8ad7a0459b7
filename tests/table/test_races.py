"""Fair races (DESIGN): the reaction decides, not the ping."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koloda.bots.player import Plan, Player
from koloda.kernel.actions import Action, Form
from koloda.kernel.chance import open_chance
from koloda.kernel.hosting import Ordering, Reaction, Wait
from koloda.kernel.state import State
from koloda.kernel.views import View
from koloda.kernel.windows import ANSWER, NOTICE, Window
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock, WindowClock
from koloda.table.entries import ACTION
from koloda.table.latency import RACE, Latency
from koloda.table.opening import table_at
from koloda.table.queue import Queue
from koloda.table.table import Table
from koloda.table.tickets import Ticket
from tests.table.clients import CRITICAL, ROUNDS, Client, chi_square
from tests.table.house import UNO, A, B, C, D

CAUGHT = "4p strict | A r5 g1 | B b1 b2 b3 | C b4 b5 b6 | D b7 b8 b9 | top r3 | chance k1:1 0"


def race(clients: list[Client], reactions: list[int]) -> tuple[Table, list[str]]:
    """A lays the second last card without a word; everybody tries to catch A."""
    clock = HandClock()
    table = table_at(UNO, CAUGHT, [Chair(name, person=name) for name in "ABCD"], clock)
    for client in clients:
        for _ in range(8):
            table.round_trip(client.seat, client.measured)
    table.submit(A, "r5")
    serial = next(window.serial for window in table.view(B).windows if window.race)
    arrivals = sorted(
        (client.arrival(reaction), client.seat, client.told(reaction))
        for client, reaction in zip(clients, reactions, strict=True)
    )
    for at, seat, told in arrivals:
        while (due := table.next_due()) is not None and due < at:
            clock.ms = max(due, clock.ms)
            table.tick()
        clock.ms = at
        table.act(seat, "catch:A", int(serial), told=told)
        table.tick()
    for _ in range(20):
        due = table.next_due()
        if due is None or due > 1_900:
            break
        clock.ms = max(due, clock.ms)
        table.tick()
    return table, [entry.action for entry in table.log[2:]]


def winner(clients: list[Client], reactions: list[int]) -> int:
    _, actions = race(clients, reactions)
    assert actions, "nobody caught anybody"
    return "ABCD".index(actions[0][0])


def wins(clients: list[Client], seed: int = 1) -> list[int]:
    """How often each wins when all react alike: about 400 ms, give or take 80."""
    dice = random.Random(seed)
    won = [winner(clients, [max(150, round(dice.gauss(400, 80))) for _ in clients]) for _ in range(ROUNDS)]
    return [won.count(client.seat) for client in clients]


def test_equal_reactions_win_equally_often_at_20_150_and_300_ms() -> None:
    """Pearson's chi-square test against a third each, alpha = 0.001."""
    counts = wins([Client(B, 20), Client(C, 150), Client(D, 300)])
    assert sum(counts) == ROUNDS
    assert chi_square(counts) < CRITICAL, counts


def test_the_test_would_notice_a_race_by_arrival() -> None:
    """Without round trips measured the same clients are far from equal: the test has power."""
    counts = wins([Client(B, 20, measured=0), Client(C, 150, measured=0), Client(D, 300, measured=0)])
    assert chi_square(counts) > 10 * CRITICAL, counts


def test_equal_reactions_are_settled_by_lot_not_by_seat_or_line() -> None:
    """The same reaction to the millisecond; chi-square as above."""
    clients = [Client(B, 20), Client(C, 150), Client(D, 300)]
    won = [winner(clients, [reaction] * 3) for reaction in range(200, 500)]
    counts = [won.count(client.seat) for client in clients]
    assert chi_square(counts) < CRITICAL, counts


def test_a_faster_reaction_wins_on_a_slower_line() -> None:
    clients = [Client(B, 20), Client(C, 150), Client(D, 300)]
    assert winner(clients, [301, 300, 299]) == D
    assert winner(clients, [299, 301, 300]) == B


def test_a_line_slower_than_the_allowance_loses_only_the_excess() -> None:
    """At 400 ms the measured lag counts as 300, and 60 more are let go: 40 are lost, not 400."""
    clients = [Client(B, 20), Client(C, 400)]
    assert winner(clients, [300, 259]) == C
    assert winner(clients, [300, 261]) == B


@given(st.integers(100, 3000))
def test_the_effective_time_of_a_slower_line_is_the_excess_later(reaction: int) -> None:
    line = Latency()
    for _ in range(8):
        line.add(400)
    assert RACE.effective(reaction, reaction + 400, line.median) == reaction + 40


def test_a_liar_gains_at_most_the_cap() -> None:
    """He says 100 ms whatever he needed. What he gains is the slack of his own line, here 60 ms."""
    clients = [Client(B, 20), Client(C, 20, lie=100)]
    assert winner(clients, [300, 359]) == C
    assert winner(clients, [300, 361]) == B


def test_a_liar_who_also_delays_his_pongs_gains_at_most_the_cap() -> None:
    """The most that can be had: lag 300 and slack 60 are granted, 20 of it is his true line."""
    clients = [Client(B, 20), Client(C, 20, lie=100, measured=5_000)]
    assert winner(clients, [300, 639]) == C
    assert winner(clients, [300, 641]) == B


@given(
    told=st.integers(-10, 5_000),
    elapsed=st.integers(0, 5_000),
    trips=st.lists(st.integers(0, 2_000), min_size=1, max_size=12),
)
def test_what_a_client_tells_moves_its_time_by_no_more_than_the_cap(
    told: int, elapsed: int, trips: list[int]
) -> None:
    line = Latency()
    for trip in trips:
        line.add(trip)
    effective = RACE.effective(told, elapsed, line.median)
    assert max(elapsed, 100) - 360 <= effective <= max(elapsed, 100)
    assert effective >= 100


@pytest.mark.parametrize("number", [-(10**30), -1, 0, 10**30])
def test_numbers_of_any_size_are_taken(number: int) -> None:
    clock = HandClock()
    table = table_at(UNO, CAUGHT, [Chair(name, person=name) for name in "ABCD"], clock)
    table.round_trip(B, number)
    table.submit(A, "r5")
    clock.ms = 400
    ticket = table.act(B, "catch:A", told=number)
    other = table.act(C, "catch:A", number, told=number)
    clock.ms = 60_000
    table.tick()
    assert ticket.answer is not None and other.answer is not None
    assert ticket.answer.done != other.answer.done


def test_the_last_eight_round_trips_count_by_their_median() -> None:
    line = Latency()
    assert (line.median, line.allowance) == (0, 0)
    for trip in [1000, 1000, 1000, 1000, 10, 20, 30, 40, 50, 60, 70, 80]:
        line.add(trip)
    assert line.median == 45
    assert line.allowance == 105


def test_presses_are_collected_for_one_allowance_after_the_first() -> None:
    table, actions = race([Client(B, 20), Client(D, 300)], [300, 250])
    assert actions[0] == "D catch:A"
    assert table.log[2].at == 550, "as soon as everybody who could have been faster has pressed"
    clock = HandClock()
    table = table_at(UNO, CAUGHT, [Chair(name, person=name) for name in "ABCD"], clock)
    for seat, trip in ((A, 40), (B, 20), (C, 150), (D, 300)):
        table.round_trip(seat, trip)
    table.submit(A, "r5")
    clock.ms = 500
    ticket = table.act(B, "catch:A", told=480)
    table.tick()
    assert ticket.answer is None and table.next_due() == 500 + 300 + 60
    clock.ms = 859
    table.tick()
    assert ticket.answer is None
    clock.ms = 860
    table.tick()
    assert ticket.answer is not None and ticket.answer.done


def test_who_has_lost_the_race_is_answered_by_the_rules() -> None:
    clock = HandClock()
    table = table_at(UNO, CAUGHT, [Chair(name, person=name) for name in "ABCD"], clock)
    for seat in (A, B):
        table.round_trip(seat, 100)
    table.submit(A, "r5")
    clock.ms = 400
    catch = table.act(B, "catch:A", told=300)
    clock.ms = 420
    shout = table.act(A, "uno", told=310)
    table.tick()
    assert shout.answer is not None and catch.answer is not None
    assert catch.answer.done
    assert getattr(shout.answer.error, "clause", "").startswith("uno.")


def test_a_hold_does_not_end_while_a_press_is_being_weighed() -> None:
    clock = HandClock()
    table = table_at(UNO, CAUGHT, [Chair(name, person=name) for name in "ABCD"], clock)
    table.round_trip(D, 300)
    table.submit(A, "r5")
    clock.ms = 1_990
    ticket = table.act(B, "catch:A")
    clock.ms = 2_100
    table.tick()
    assert ticket.answer is None and len(table.log) == 2
    clock.ms = 2_350
    table.tick()
    assert table.log[2].action == "B catch:A"


def test_naming_no_window_or_another_one_evades_no_race() -> None:
    clock = HandClock()
    table = table_at(UNO, CAUGHT, [Chair(name, person=name) for name in "ABCD"], clock)
    for seat in (B, D):
        table.round_trip(seat, 300)
    table.submit(A, "r5")
    clock.ms = 560
    table.act(B, "catch:A")  # neither a serial nor a time
    table.tick()
    clock.ms = 600
    table.act(D, "catch:A", told=290)
    table.tick()
    assert table.log[2].action == "D catch:A"


class Catcher(Player):
    """Catches A after its delay."""

    def __init__(self, seat: int, ms: int) -> None:
        super().__init__(UNO, seat, open_chance("k1:1"))
        self.ms = ms

    def plan(self, view: View, legal: list[Action], forms: list[Form], waited_for: bool) -> Plan | None:
        state = UNO.read(CAUGHT)
        return Plan(state.read_action(self.seat, "catch:A"), self.ms)


@pytest.mark.parametrize(("reaction", "first"), [(899, "B"), (901, "C")])
def test_a_bot_races_with_its_delay_and_does_not_outrun_a_line(reaction: int, first: str) -> None:
    clock = HandClock()
    chairs = [Chair("Anya"), Chair("Boris", person="p1"), Chair("bot", bot=Catcher(C, 900)), Chair("Vera")]
    table = table_at(UNO, CAUGHT, chairs, clock)
    table.round_trip(B, 200)
    table.submit(A, "r5")
    clock.ms = 900
    table.tick()
    assert len(table.log) == 2, "Boris may have been faster"
    clock.ms = 200 + reaction
    table.act(B, "catch:A", told=reaction)
    table.tick()
    assert table.log[2].action == f"{first} catch:A"


def test_where_nobody_has_a_line_nobody_waits() -> None:
    table, _ = race([Client(B, 20)], [300])
    assert table.log[2].at == 320


# What games say otherwise


class Ranked(State):
    """A game that lets a lower code come first."""

    def rank(self, action: Action) -> int:
        return action.code


def test_an_ordering_dates_back_by_half_a_round_trip_and_breaks_ties_by_rank() -> None:
    queue = Queue()
    window = Window(1, "check", NOTICE, 15, "x")
    window.ordering = Ordering(keep_ms=250, allowed_ms=150, tie_ms=20)
    state = Ranked(4, None)
    queue.note_windows([window], 0)
    for seat, trip in ((B, 20), (C, 200), (D, 900)):
        queue.latency(seat).add(trip)
    for seat, arrived in ((B, 1_000), (C, 1_080), (D, 1_200)):
        ticket = Ticket(ACTION, seat)
        ticket.arrived = arrived
        queue.place(ticket, Action(seat, seat), state, [window], {}, arrived)
    assert [kept.dated for kept in queue.kept] == [990, 980, 1_050]
    first = queue.first_kept()
    assert (first.ticket.seat, first.until) == (C, 1_330)
    taken = [queue.take_kept(state).seat for _ in range(3)]
    assert taken == [B, C, D], "within 20 ms the game's rank decides"


def test_a_reaction_is_written_into_the_action() -> None:
    queue = Queue()
    window = Window(1, "race", ANSWER, 15, "x")
    window.reaction = Reaction("cover", least=100, most=1_000, lag_ms=300, slack_ms=60)
    queue.note_windows([window], 500)
    queue.latency(B).add(80)
    for told, arrived, code in ((240, 820, "cover 240"), (-1, 820, "cover 320"), (10, 820, "cover 180")):
        ticket = Ticket(ACTION, B, code="cover 1", told=told)
        ticket.arrived = arrived
        queue.react(ticket, [window])
        assert ticket.code == code
    late = Ticket(ACTION, B, code="cover", told=1_001)
    late.arrived = 1_600
    with pytest.raises(ValueError, match=r"koloda\.window\.stale"):
        queue.react(late, [window])


class Waiting(State):
    """A game that takes nothing within 700 ms after its window has opened, which is 5 or still to come."""

    serial = 5

    def wait(self, action: Action) -> Wait | None:
        return Wait(self.serial, 700)


def test_an_action_waits_for_its_time_and_the_latest_of_a_seat_counts() -> None:
    queue = Queue()
    state = Waiting(4, None)
    clocks = {5: WindowClock(100)}
    first, second = Ticket(ACTION, B), Ticket(ACTION, B)
    queue.place(first, Action(B, 1), state, [], clocks, 300)
    queue.place(second, Action(B, 2), state, [], clocks, 500)
    assert first.answer is not None and str(first.answer.error) == "koloda.table.replaced"
    assert queue.waiting == {(B, 0): (second, Action(B, 2))}
    assert queue.wait_of(Action(B, 2), state, clocks, 500) == 300
    assert queue.wait_of(Action(B, 2), state, clocks, 800) == 0
    queue.place(third := Ticket(ACTION, C), Action(C, 2), state, [], clocks, 800)
    assert queue.ready == [third]


def test_a_wait_stands_still_with_its_window_and_may_be_for_one_to_come() -> None:
    queue = Queue()
    state = Waiting(4, None)
    clocks = {5: WindowClock(100)}
    clocks[5].stand(200)
    assert queue.wait_of(Action(B, 2), state, clocks, 5_000) is None
    clocks[5].run(6_000)
    assert queue.wait_of(Action(B, 2), state, clocks, 6_100) == 500
    state.serial = -1
    assert queue.wait_of(Action(B, 2), state, clocks, 6_100) is None

"""Covering the pile at a live table (chapter 9.5): the reaction decides, not the line."""

import random

import pytest

from koloda.games.montana.game import MONTANA
from koloda.kernel.records import read_record, replay
from tests.games.montana.live import live, serial_of
from tests.rules import Rules
from tests.table.clients import CRITICAL, ROUNDS, Client, chi_square
from tests.table.house import A, B, C, House, raw

rules = Rules("montana")


LAID = "3p strict | A g2* g1* g3* | B r1* r2* b5o | C b1* b2* b6o | pile g5* | deck r6* b4o r5* b5* r3* r4*"
RULES = "rules D=#2"


def race(clients: list[Client], reactions: list[int]) -> House:
    """A lays the 2 and everybody covers; no time passes that the clients do not need."""
    house = live(f"{LAID} | {RULES}")
    for client in clients:
        for _ in range(8):
            house.table.round_trip(client.seat, client.measured)
    house.did(house.table.act(A, "play g2*"))
    serial = serial_of(house.table, "race")
    presses = sorted(
        (client.arrival(reaction), client.seat, client.told(reaction))
        for client, reaction in zip(clients, reactions, strict=True)
    )
    for at, seat, told in presses:
        house.run_on(at - house.clock.ms)
        house.table.act(seat, "cover", serial, told=told)
        house.run()
    return house


def loser(house: House) -> int:
    """Who has taken two cards."""
    sizes = [int(size) for size in house.table.state.view(A).sizes]  # type: ignore[attr-defined]
    assert sorted(sizes) == [2, 3, 5] or sorted(sizes) == [3, 3, 4], "one seat and no other takes two"
    return next(seat for seat in (A, B, C) if sizes[seat] == (4 if seat == A else 5))


def losses(clients: list[tuple[int, int]], seed: int) -> list[int]:
    """How often each line loses when all react alike: about 400 ms, give or take 80.

    A client is its round trip and what the server has measured of it. Who of them is the mover, and who
    sits next to him, changes by lot: a tie goes against the mover (montana.race.result).
    """
    dice = random.Random(seed)
    lost = [0] * len(clients)
    for _ in range(ROUNDS):
        seats = dice.sample([A, B, C], 3)
        lines = [
            Client(seat, round(trip * dice.uniform(0.9, 1.1)), measured=measured)
            for seat, (trip, measured) in zip(seats, clients, strict=True)
        ]
        reactions = [max(150, round(dice.gauss(400, 80))) for _ in lines]
        lost[seats.index(loser(race(lines, reactions)))] += 1
    return lost


def test_montana_race_form__equal_reactions_lose_equally_often_at_20_150_and_300_ms() -> None:
    """Pearson's chi-square test against a third each, two degrees of freedom, alpha = 0.001; the lines
    waver by a tenth."""
    lost = losses([(20, 20), (150, 150), (300, 300)], seed=1)
    assert chi_square(lost) < CRITICAL, lost


def test_the_test_would_notice_a_race_by_arrival() -> None:
    """Where no round trip has been measured the slow line loses nearly always: the test has power."""
    lost = losses([(20, 0), (150, 0), (300, 0)], seed=1)
    assert chi_square(lost) > 10 * CRITICAL, lost


@pytest.mark.parametrize(
    ("reactions", "last"), [([300, 301, 299], B), ([301, 300, 299], A), ([299, 300, 301], C)]
)
def test_a_millisecond_decides_whatever_the_line(reactions: list[int], last: int) -> None:
    assert loser(race([Client(A, 20), Client(B, 150), Client(C, 300)], reactions)) == last


def test_montana_race_form__the_record() -> None:
    """Effective times are written as ordinary actions, in the order of their arrival."""
    house = race([Client(A, 20), Client(B, 150), Client(C, 300)], [480, 300, 310])
    assert house.actions() == ["A play g2*", "B cover 300", "A cover 480", "C cover 310"]
    text = house.table.record().text()
    assert replay(MONTANA, read_record(text)).text() == house.table.state.text()
    rules.assert_fact(house.table.state, "A g1* g3* r6* b4o | turn B")


def test_montana_race_form__a_liar() -> None:
    """Who tells 1 ms gains the 60 ms that every line is allowed, no more."""
    house = race([Client(A, 20), Client(B, 20, lie=1), Client(C, 20)], [400, 500, 430])
    assert "B cover 440" in house.actions() and loser(house) == B


def test_montana_race_form__only_the_host_writes_a_time() -> None:
    """A time inside the code counts for nothing; without a told time the arrival counts."""
    house = live(f"{LAID} | {RULES}")
    house.did(house.table.act(A, "play g2*"))
    house.run_on(700)
    house.did(house.table.act(B, "cover 101"))
    assert house.actions()[-1] == "B cover 700"


def test_montana_race_once__live() -> None:
    house = live(f"{LAID} | {RULES}")
    house.did(house.table.act(A, "play g2*"))
    house.run_on(300)
    house.did(house.table.act(B, "cover", told=300))
    assert house.refused(house.table.act(B, "cover", told=200)) == "montana.race.once"
    assert house.actions() == ["A play g2*", "B cover 300"]


def test_a_cover_for_another_window_is_refused() -> None:
    """Two 2s: who is late for the first race has not covered in the second."""
    house = live(f"{LAID.replace('A g2* g1*', 'A g2* g2o g1*')} | rules S=:same D=#2")
    house.did(house.table.act(A, "play g2* g2o"))
    first = serial_of(house.table, "race")
    house.run_on(3_300)
    assert house.actions()[-1] == "~ close race"
    second = serial_of(house.table, "race")
    assert first != second
    assert house.refused(house.table.act(B, "cover", first, told=2_900)) == "koloda.window.stale"
    assert house.refused(house.table.act(B, "cover", 10**9, told=200)) == "koloda.window.stale"
    house.run_on(250)
    house.did(house.table.act(B, "cover", second, told=250))
    assert house.actions()[-1] == "B cover 250"


def test_montana_race_none__live() -> None:
    house = live(f"{LAID} | {RULES}")
    serial = serial_of(house.table, "turn")
    assert house.refused(house.table.act(B, "cover", serial, told=300)) == "montana.race.none"
    assert house.refused(house.table.act(B, "cover 300", serial)) == "montana.race.none"
    assert house.actions() == []


def test_montana_race_close__live() -> None:
    """Whoever is missing at 3300 ms pays; a press after 3000 ms is no cover, on any line."""
    house = live(f"{LAID} | {RULES}", (20, 150, 300))
    house.did(house.table.act(A, "play g2*"))
    serial = serial_of(house.table, "race")
    house.run_on(3_020)
    house.did(house.table.act(A, "cover", serial, told=3_000))
    house.run_on(131)
    assert house.refused(house.table.act(B, "cover", serial, told=3_001)) == "koloda.window.stale"
    house.run_on(148)
    house.did(house.table.act(C, "cover", serial, told=2_999))
    assert house.clock.ms == 3_299 and house.actions()[-1] == "C cover 2999"
    house.run_on(1)
    assert house.actions()[-1] == "~ close race"
    rules.assert_fact(house.table.state, "B r1* r2* b5o r6* b4o | A g1* g3* | C b1* b2* b6o")


def test_who_has_covered_is_seen_at_once_and_the_times_afterwards() -> None:
    house = live(f"{LAID} | {RULES}")
    heard: list[str] = []
    house.table.subscribe(C, lambda update: heard.append(raw(update)))
    house.did(house.table.act(A, "play g2*"))
    house.run_on(431)
    house.did(house.table.act(B, "cover", told=417))
    assert "cover" in heard[-1] and "417" not in heard[-1]
    house.run_on(100)
    house.did(house.table.act(A, "cover", told=519))
    assert "417" not in heard[-1] and "519" not in heard[-1]
    house.run_on(100)
    house.did(house.table.act(C, "cover", told=600))
    assert "417" in heard[-1] and "519" in heard[-1] and "600" in heard[-1]


def test_montana_race_start__under_table() -> None:
    """The race runs in the open play: a call of the wrong card takes it away, covers and all."""
    house = live(f"{LAID.replace('strict', 'table').replace('g2*', 'r2*')} | {RULES}", (20, 150, 300))
    house.did(house.table.act(A, "play r2*"))
    house.run_on(400)
    house.table.act(A, "cover", told=380)
    house.run_on(500)
    assert house.actions() == ["A play r2*", "A cover 380"]
    ticket = house.table.act(B, "call A wrong")
    house.run_on(250)
    house.did(ticket)
    rules.assert_fact(
        house.table.state, "A r2* g1* g3* r6* b4o | B r1* r2* b5o | C b1* b2* b6o | turn B | phase MOVE"
    )
    assert house.refused(house.table.act(C, "cover", told=500)) == "montana.race.none"


def test_montana_race_chance__live() -> None:
    """Nobody presses: the table draws the loser and play goes on, the same again from the record."""
    position = f"{LAID.replace('strict', 'strict race=chance')} | {RULES}"
    lost = []
    for seed in range(60):
        house = live(f"{position} | chance k1:{seed} 0")
        house.did(house.table.act(A, "play g2*"))
        house.run()
        assert not [window for window in house.table.state.windows() if window.name == "race"]
        assert house.refused(house.table.act(B, "cover 200")) == "montana.race.none"
        assert replay(MONTANA, house.table.record()).text() == house.table.state.text()
        lost.append(loser(house))
    assert chi_square([lost.count(seat) for seat in (A, B, C)]) < CRITICAL

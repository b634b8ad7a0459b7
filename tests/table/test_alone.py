"""A person among bots: nothing that waits for him runs out, no bot takes his cards, races run."""

import pytest

from koloda.games import GAMES
from koloda.kernel.seats import SPECTATOR
from koloda.kernel.windows import HOLD
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import table_at
from koloda.table.settings import TableSettings
from tests.table.house import A, B, C, D, House, lobby, seated

HOUR = 3_600_000
BUSY = TableSettings(turn_ms=15_000, keep_ms=5_000, keep_after=2, provable=True)


def waits(house: House) -> bool:
    """The game stands until the person acts: an hour later nothing has happened."""
    house.run_on(HOUR)
    before = house.kinds()
    house.run_on(HOUR)
    return house.kinds() == before and house.table.waits_for(A) and not house.table.state.is_over()


def test_no_clock_runs_against_a_person_alone() -> None:
    for name in ("uno", "iota", "montana", "arne", "munchkin"):
        options = {"referee": "strict"} if name == "montana" else {}
        house = seated(1, 3, BUSY, GAMES[name], options)
        assert waits(house), name
        assert house.table.chairs[A].keeper is None and house.table.chairs[A].timeouts == 0
        assert all(house.table.time_left(window) is None for window in house.table.windows if window.close)


def test_nobody_is_kept_warm_who_has_gone_and_left_bots_behind() -> None:
    house = seated(1, 2, TableSettings(keep_ms=5_000, keep_after=1, provable=True))
    assert waits(house)
    house.did(house.table.ask("away", A))
    house.run_on(HOUR)
    assert house.table.chairs[A].keeper is None
    house.did(house.table.ask("back", A))
    assert house.table.waits_for(A)


def test_two_people_have_their_clocks() -> None:
    house = seated(2, 1, BUSY)
    before = house.actions()
    house.run_on(40_000)
    assert len(house.actions()) > len(before)
    assert any(chair.timeouts or chair.keeper for chair in house.table.chairs[:2])


def alone_from(name: str, position: str, settings: TableSettings = BUSY) -> House:
    clock = HandClock(1000)
    count = int(position.partition("p")[0])
    chairs = [Chair("Anya", person="p0"), *(Chair(f"bot {seat}", level="plain") for seat in range(1, count))]
    return House(table_at(GAMES[name], position, chairs, clock, settings), clock)


@pytest.mark.parametrize(("pace", "times"), [(50, 1), (100, 1), (200, 2)])
def test_a_race_runs_also_against_a_person_alone(pace: int, times: int) -> None:
    """A slow table gives more time for it, a quick one no less."""
    position = (
        "3p strict | A g2* g1* g3* | B r1* r2* b5o | C b1* b2* b6o | pile g5* | deck r6* b4o … | rules D=#2"
    )
    house = alone_from("montana", position, TableSettings(bot_pace=pace))
    house.did(house.table.act(A, "play g2*"))
    (race,) = [window for window in house.table.windows if window.race]
    assert house.table.limits[race.serial] == race.ms * times
    house.run_on(HOUR)
    assert not any(window.race for window in house.table.windows)


def test_a_hold_ends_by_itself() -> None:
    """It keeps the moves back: nobody is asked in it."""
    hands = "A r5 g1 b2 | B b2 b7 g3 | C y4 y6 g4"
    house = alone_from("uno", f"3p strict jump_in=on | {hands} | top r3 | deck b1 b3 …")
    house.did(house.table.act(A, "r5"))
    assert any(window.kind == HOLD for window in house.table.windows)
    for _ in range(100):
        if house.table.waits_for(A) and house.table.legal(A):
            return
        house.run_on(1_000)
    raise AssertionError("the turn does not come round")


@pytest.mark.parametrize(("hand", "asks"), [("r50", False), ("r50 k-stop", True)])
def test_after_a_black_card_only_who_can_answer_is_waited_for(hand: str, asks: bool) -> None:
    house = alone_from("arne", f"4p strict | A {hand} | B r100 | C y100 | D k-200r")
    house.table.submit(D, "k-200r>1")
    (beat,) = [window for window in house.table.windows if window.name == "BEAT"]
    assert (house.table.time_left(beat) is None) == asks


def test_whoever_comes_late_takes_a_bot_s_chair_and_clocks_begin_with_all_of_their_time() -> None:
    house = seated(1, 2, TableSettings(turn_ms=15_000, provable=True))
    house.run_on(HOUR)
    assert house.table.waits_for(A)
    held = house.table.view(B).text()
    house.did(house.table.ask("sit", B, person="p1", name="Boris", by="p1"))
    assert house.table.view(B).text() == held and house.table.chairs[B].name == "Boris"
    assert (
        house.refused(house.table.ask("sit", C, person="p1", name="Boris", by="p1")) == "koloda.table.seated"
    )
    before = house.actions()
    house.run_on(14_000)
    assert house.actions() == before
    house.run_on(2_000)
    assert len(house.actions()) > len(before)


def test_a_chair_that_a_person_has_held_is_not_taken_from_the_bot_that_keeps_it() -> None:
    house = seated(2, 1)
    house.did(house.table.ask("leave", B, by="p1"))
    late = {"person": "p7", "name": "Vera", "by": "p7"}
    assert house.refused(house.table.ask("sit", B, **late)) == "koloda.table.vacated"
    house.did(house.table.ask("add_bot", B, level="easy", name="bot", by="p0"))
    assert house.refused(house.table.ask("sit", B, **late)) == "koloda.table.taken"
    assert house.refused(house.table.ask("sit", C, person="p1", name="Boris", by="p1")) == "koloda.table.sat"
    house.did(house.table.ask("sit", C, **late))
    assert [chair.kind for chair in house.table.chairs] == ["person", "bot", "person"]


def test_nobody_takes_a_bot_s_chair_before_the_game_or_at_a_locked_table() -> None:
    house = lobby(2)
    house.did(house.table.ask("sit", A, person="p0", name="Anya", by="p0"))
    house.did(house.table.ask("add_bot", B, level="easy", name="bot", by="p0"))
    late = {"person": "p7", "name": "Vera", "by": "p7"}
    assert house.refused(house.table.ask("sit", B, **late)) == "koloda.table.taken"
    house.did(house.table.ask("start", by="p0"))
    assert house.table.snapshot(SPECTATOR).table.chairs[B].free
    house.did(house.table.ask("lock", on=True, by="p0"))
    assert not house.table.snapshot(SPECTATOR).table.chairs[B].free
    assert house.refused(house.table.ask("sit", B, **late)) == "koloda.table.locked"


def test_bots_are_made_slower_in_the_middle_of_a_game() -> None:
    """By the owner alone; races among bots wait as much longer, and the log can be read again."""
    house = seated(1, 3, BUSY)
    house.did(house.table.ask("pace", pace=200, by="p0"))
    assert house.table.settings.bot_pace == 200
    assert house.refused(house.table.ask("pace", pace=50, by="p9")) == "koloda.table.owner"
    assert house.table.settings.bot_pace == 200

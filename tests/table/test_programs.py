"""A program of somebody's own at a table: a bot for all, absent by the rules when it is slow or gone."""

import pytest

from koloda.table.settings import TableSettings
from koloda.table.table import PROGRAM_MS
from koloda.table.translation import table_text
from tests.table.house import A, B, C, House, lobby, raw

UNHURRIED = TableSettings(turn_ms=0, keep_ms=60_000, keep_after=2, keeper="plain", provable=True)


def table_of(people: int = 2, settings: TableSettings = UNHURRIED) -> House:
    """Persons p0, p1, … and a program called x at the last seat."""
    house = lobby(people + 1, settings, options={"hand": "10", "target": "round"})
    for seat in range(people):
        house.did(house.table.ask("sit", seat, person=f"p{seat}", name=f"Person {seat}", by=f"p{seat}"))
    house.did(house.table.ask("add_program", people, person="x", name="Rex", by="p0"))
    return house


def begun(people: int = 2, settings: TableSettings = UNHURRIED) -> House:
    house = table_of(people, settings)
    house.did(house.table.ask("back", people, by="x"))
    house.did(house.table.ask("start", by="p0"))
    return house


def come_to(house: House, seat: int) -> None:
    """The others play until the game waits for this seat."""
    while not house.table.waits_for(seat):
        assert not house.table.is_over
        who = next((other for other in range(len(house.table.chairs)) if house.table.waits_for(other)), None)
        if who is None:
            house.run_on(100)  # a pause
            continue
        legal = house.table.legal(who)
        code = next((code for code in ("draw", "pass") if code in legal), legal[0])
        house.did(house.table.act(who, code, by=house.table.chairs[who].person))


def kept(house: House, seat: int) -> bool:
    return table_text(house.table).chairs[seat].kept


def test_all_see_that_it_is_a_bot() -> None:
    chair = table_text(table_of().table).chairs[C]
    assert (chair.kind, chair.level, chair.name, chair.away) == ("bot", "program", "Rex", True)


def test_only_the_owner_gives_a_seat_to_a_program() -> None:
    house = table_of()
    house.did(house.table.ask("remove_bot", C, by="p0"))
    asked = house.table.ask("add_program", C, person="y", name="Y", by="p1")
    assert house.refused(asked) == "koloda.table.owner"
    asked = house.table.ask("add_program", A, person="y", name="Y", by="p0")
    assert house.refused(asked) == "koloda.table.taken"


def test_it_gets_no_cards_that_somebody_has_left_without_the_owner_s_word() -> None:
    house = begun()
    house.did(house.table.ask("leave", B, by="p1"))
    asked = house.table.ask("add_program", B, person="y", name="Y", by="p0")
    assert house.refused(asked) == "koloda.table.vacated"
    house.did(house.table.ask("free", B, by="p0"))
    house.did(house.table.ask("add_program", B, person="y", name="Y", by="p0"))


def test_the_game_begins_without_a_program_that_does_not_come() -> None:
    house = table_of()
    assert house.refused(house.table.ask("start", by="p0")) == "koloda.table.missing"
    house.run_on(10_000)
    house.did(house.table.ask("start", by="p0"))
    assert kept(house, C)


def test_a_program_that_says_nothing_holds_nobody_up() -> None:
    """Where no clock runs for people, one runs for programs; the one who comes back gets the seat back."""
    house = begun()
    come_to(house, C)
    house.run_on(PROGRAM_MS - 1)
    assert house.table.waits_for(C) and not kept(house, C)
    house.run_on(60_000)
    assert kept(house, C) and not house.table.waits_for(C)
    house.restart()
    assert kept(house, C)
    come_to(house, C)
    house.did(house.table.act(C, house.table.legal(C)[-1], by="x"))
    assert not kept(house, C)


def test_a_person_who_plays_with_a_program_alone_is_not_hurried() -> None:
    house = begun(
        people=1, settings=TableSettings(turn_ms=5_000, keep_ms=5_000, keep_after=1, keeper="plain")
    )
    come_to(house, A)
    done = len(house.actions())
    house.run_on(3_600_000)
    assert len(house.actions()) == done and not kept(house, A)


def test_a_program_never_owns_the_table() -> None:
    house = begun(people=1)
    house.did(house.table.ask("leave", A, by="p0"))
    assert not house.table.runs("x")
    assert house.refused(house.table.ask("pause", by="x")) == "koloda.table.owner"


def test_a_deserted_table_does_not_wake_for_a_program() -> None:
    settings = TableSettings(turn_ms=0, keep_ms=1_000, keep_after=2, keeper="plain", desert_ms=5_000)
    house = begun(people=1, settings=settings)
    house.did(house.table.ask("away", A, by="p0"))
    house.did(house.table.ask("away", B, by="x"))
    house.run_on(10_000)
    assert house.table.paused_at is not None
    house.did(house.table.ask("back", B, by="x"))
    assert house.table.paused_at is not None
    house.did(house.table.ask("back", A, by="p0"))
    assert house.table.paused_at is None


@pytest.mark.parametrize("verb", ["remove_bot", "kick"])
def test_the_owner_takes_the_seat_back(verb: str) -> None:
    house = begun()
    house.did(house.table.ask(verb, C, by="p0"))
    assert house.refused(house.table.act(C, "draw", by="x")) == "koloda.table.seat"
    house.restart()
    assert table_text(house.table).chairs[C].kind == "empty"


def test_nobody_waits_for_its_word_about_the_open_record() -> None:
    house = begun()
    assert not house.table.has_sat("x")


def test_who_plays_for_it_is_told_to_nobody() -> None:
    house = begun()
    for seat in (A, B, C):
        assert '"x"' not in raw(house.table.snapshot(seat))

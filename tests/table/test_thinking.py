"""Bots that think in portions, beside whatever else goes on."""

import pytest

from koloda.games import GAMES
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import new_table, rebuild, table_at
from koloda.table.settings import TableSettings
from tests.table.house import House

POSITION = "3p strict | A r5 g1 | B r7 r9 b7 | C g2 g3 | top r3 | turn B | deck y1 y2 y3 y4 …"


def at_expert(patient: bool, position: str = POSITION) -> House:
    clock = HandClock(1000)
    chairs = [Chair("Anya", person="p0"), Chair("Bo", level="expert"), Chair("Cy", person="p1")]
    opened = table_at(GAMES["uno"], position, chairs, clock, TableSettings(turn_ms=60_000))
    table = rebuild(opened.log, clock, GAMES["uno"])
    table.patient = patient
    return House(table, clock)


def think_to_the_end(house: House) -> None:
    while house.table.thoughts:
        house.table.think_on(1)


def test_thinking_in_portions_comes_to_the_same_move() -> None:
    whole, portions = at_expert(False), at_expert(True)
    whole.run()
    portions.run()
    assert portions.table.thoughts and not portions.table.plans
    think_to_the_end(portions)
    assert portions.table.plans[1][0] == whole.table.plans[1][0]
    whole.run_on(5_000)
    portions.run_on(5_000)
    assert portions.actions()[:1] == whole.actions()[:1] != []


def test_nothing_happens_before_the_bot_knows_and_then_at_once() -> None:
    house = at_expert(True)
    house.run_on(20_000)
    assert house.actions() == []
    think_to_the_end(house)
    house.run()
    assert house.actions()[0].startswith("B ")


def test_who_has_no_more_time_does_what_it_has_found() -> None:
    house = at_expert(True)
    house.run()
    house.table.think_on(1)
    assert house.table.cut_thoughts(1_000) == 0
    house.clock.ms += 1_000
    assert house.table.cut_thoughts(1_000) == 1
    house.run_on(5_000)
    assert house.actions()[0].startswith("B ")


def test_a_thought_about_another_position_is_dropped() -> None:
    house = at_expert(True, POSITION.replace("A r5 g1", "A r5").replace("turn B", "turn B | owes A"))
    house.run()
    house.table.think_on(1)
    before = house.table.thoughts[1][0]
    house.did(house.table.act(2, "catch:A"))
    assert house.table.thoughts[1][0] is not before


@pytest.mark.parametrize("name", ["uno", "iota", "montana"])
def test_who_looks_ahead_holds_nobody_up(name: str) -> None:
    """A hard bot has not begun to choose when the others go on; it comes to the same as at once."""
    found: list[str] = []
    for patient in (False, True):
        game, clock = GAMES[name], HandClock(1000)
        opened = new_table(game, {}, "k1:7", [Chair("Anya", person="p0"), Chair("Bo", level="hard")], clock)
        table = rebuild(opened.log, clock, game)
        table.patient = patient
        house = House(table, clock)
        while not table.waits_for(1):
            house.did(house.table.act(0, house.table.legal(0)[0]))
        house.run()
        assert bool(table.thoughts) == patient
        think_to_the_end(house)
        house.run()
        assert not table.thoughts and 1 in table.plans
        found.append(table.state.write_action(table.plans[1][1].action))
    assert found[0] == found[1]

"""The log: stored before it happens, plain values, and everything follows from it."""

import json

import pytest

from koloda.kernel.records import read_record, replay
from koloda.kernel.seats import SPECTATOR
from koloda.table.entries import read_entry
from koloda.table.opening import rebuild
from koloda.table.settings import LIVE, TableSettings
from koloda.wire.socket import Update
from tests.table.house import UNO, House, pick, raw, seated, shown, turn

FAST = TableSettings(turn_ms=20_000, keep_ms=30_000, keep_after=2, keeper="plain", provable=True)


def standing(house: House) -> list[object]:
    """All that must be the same after a rebuild."""
    table = house.table
    return [
        table.state.text(),
        table.version,
        [raw(table.snapshot(seat)) for seat in [*range(len(table.chairs)), SPECTATOR]],
        [table.state.legal(seat) for seat in range(len(table.chairs))],
        table.next_due(),
        sorted((seat, at, plan.action, plan.ms) for seat, (at, plan) in table.plans.items()),
        table.record().text(),
    ]


def test_nothing_happens_before_it_is_stored() -> None:
    house = seated(3)
    heard: list[Update] = []
    seat = turn(house)
    for who in (0, 1, 2, SPECTATOR):
        house.table.subscribe(who, heard.append)
    before = standing(house)
    ticket = house.table.act(seat, "draw", by=f"p{seat}", message="1")
    proposed = house.table.propose()
    assert [entry.action for entry in proposed] == [f"{'ABC'[seat]} draw"]
    assert proposed[0].values == {"message": "1", "asked": ticket.mark, "by": f"p{seat}"}
    assert (ticket.answer, heard) == (None, [])
    assert standing(house)[:4] == before[:4]
    assert house.table.propose() == []
    house.table.confirm()
    assert ticket.answer is not None and ticket.answer.done
    assert ticket.answer.version == house.table.version_for(seat)
    assert len(heard) == 4


def test_what_could_not_be_stored_is_judged_anew() -> None:
    house = seated(3)
    seat = turn(house)
    ticket = house.table.act(seat, "draw", by=f"p{seat}")
    first = house.table.propose()[0].plain()
    house.table.withdraw()
    assert ticket.answer is None
    assert house.table.propose()[0].plain() == first
    house.table.withdraw()
    house.clock.advance(LIVE.turn_ms)  # meanwhile the time is out, but the action came before
    assert [entry.action for entry in house.table.propose()] == [f"{'ABC'[seat]} draw"]


def test_an_action_that_came_second_is_judged_against_the_newer_position() -> None:
    house = seated(3)
    seat = turn(house)
    one = house.table.act(seat, "draw", by=f"p{seat}")
    two = house.table.act(seat, "draw", by=f"p{seat}")
    three = house.table.act(seat, "pass", by=f"p{seat}")
    house.did(one)
    assert house.refused(two).startswith("uno.")
    house.did(three)


def test_a_resent_message_is_harmless() -> None:
    house = seated(3)
    seat = turn(house)
    first = house.table.act(seat, "draw", by=f"p{seat}", message="7")
    twin = house.table.act(seat, "draw", by=f"p{seat}", message="7")
    assert first.answer is None and twin.answer is None
    house.did(first)
    length = house.table.version
    assert twin.answer is first.answer
    later = house.did(house.table.act(seat, "draw", by=f"p{seat}", message="7"))
    assert later.answer is first.answer
    house.restart()
    after = house.did(house.table.act(seat, "draw", by=f"p{seat}", message="7"))
    assert after.answer is not None and first.answer is not None
    assert (after.answer.version, house.table.version) == (first.answer.version, length)
    refused = house.table.act((seat + 1) % 3, "no such thing", by=f"p{(seat + 1) % 3}", message="7")
    assert house.refused(refused), "another person's 7 is another message"


def test_a_refused_message_keeps_its_answer() -> None:
    house = seated(3)
    seat = turn(house)
    other = (seat + 1) % 3
    clause = house.refused(house.table.act(other, "draw", by=f"p{other}", message="1"))
    house.did(house.table.act(seat, "draw", by=f"p{seat}"))
    house.did(house.table.act(seat, "pass", by=f"p{seat}"))
    assert house.refused(house.table.act(other, "draw", by=f"p{other}", message="1")) == clause
    house.did(house.table.act(other, "draw", by=f"p{other}", message="2"))


def test_an_entry_is_json_and_can_be_read_back() -> None:
    house = seated(2, 1)
    house.run_on(120_000)
    for entry in house.table.log:
        plain = entry.plain()
        assert read_entry(json.loads(json.dumps(plain))).plain() == plain


@pytest.mark.parametrize(
    ("people", "bots", "level"),
    [(3, 0, "plain"), (1, 2, "plain"), (0, 3, "random"), (1, 2, "normal"), (0, 3, "easy")],
)
def test_a_table_goes_on_the_same_after_a_crash_at_any_moment(people: int, bots: int, level: str) -> None:
    """Two houses run the same game; one dies after every single entry and is rebuilt."""
    one = seated(people, bots, settings=FAST, level=level)
    two = seated(people, bots, settings=FAST, level=level)
    for step in range(150):
        two.restart()
        assert standing(two) == standing(one), f"step {step}"
        if one.table.is_over:
            break
        for house in (one, two):
            advance(house, step)
    assert one.stored == two.stored


def advance(house: House, step: int) -> None:
    """Somebody acts, is away or comes back, or time passes."""
    persons = [seat for seat, chair in enumerate(house.table.chairs) if chair.is_person]
    asked = [seat for seat in persons if house.table.waits_for(seat) and house.table.legal(seat)]
    if persons and step % 17 == 3:
        house.table.ask("away", persons[step % len(persons)])
    elif persons and step % 17 == 12:
        house.table.ask("back", persons[step % len(persons)])
    elif step % 29 == 20:
        house.table.ask("pause")
        house.run_on(5_000)
        house.table.ask("resume")
    elif asked and step % 5:
        seat = asked[0]
        house.table.act(seat, pick(house.table, seat, str(step)), by=f"p{seat}", message=str(step))
    house.run_on(900 + 137 * (step % 40))


def test_the_times_left_are_those_of_the_log() -> None:
    house = seated(3, settings=FAST)
    seat = turn(house)
    house.clock.advance(7_300)
    house.restart()
    assert shown(house.table.snapshot(seat)).windows[-1].left == 12_700
    house.clock.advance(60_000)
    house.restart()
    house.run()
    assert len(house.actions()) == 2, "a deadline that has passed meanwhile fires once"
    house.restart()
    house.run()
    assert len(house.actions()) == 2


def test_time_that_nobody_ran_the_table_does_not_count() -> None:
    house = seated(3, settings=FAST)
    seat = turn(house)
    house.clock.advance(5_000)
    left = shown(house.table.snapshot(seat)).windows[-1].left
    house.clock.advance(600_000)
    house.restart()
    house.did(house.table.ask("downtime", ms=600_000))
    assert shown(house.table.snapshot(seat)).windows[-1].left == left
    house.restart()
    assert shown(house.table.snapshot(seat)).windows[-1].left == left


def test_the_table_s_own_time_never_goes_back() -> None:
    house = seated(3, settings=FAST)
    seat = turn(house)
    house.clock.advance(5_000)
    house.did(house.table.ask("downtime", ms=1_000_000))
    assert shown(house.table.snapshot(seat)).windows[-1].left == FAST.turn_ms
    house.did(house.table.ask("downtime", ms=1_000_000))
    house.did(house.table.ask("downtime", ms=-5))
    assert house.kinds().count("stood") == 1


def test_a_follower_hears_what_the_leader_wrote() -> None:
    leader = seated(3, settings=FAST)
    follower = House(
        rebuild([read_entry(json.loads(text)) for text in leader.stored], leader.clock), leader.clock
    )
    heard: list[str] = []
    said: list[str] = []
    leader.table.subscribe(1, lambda update: said.append(raw(update)))
    follower.table.subscribe(1, lambda update: heard.append(raw(update)))
    known = len(leader.stored)
    for step in range(40):
        advance(leader, step)
    while known < len(leader.stored):
        follower.table.absorb([read_entry(json.loads(leader.stored[known]))])
        known += 1
    assert heard and standing(follower)[:4] == standing(leader)[:4]
    assert [json.loads(text)["version"] for text in heard][-1] == json.loads(said[-1])["version"]


def test_a_log_with_a_gap_is_not_a_table() -> None:
    house = seated(3)
    house.did(house.table.act(turn(house), "draw"))
    entries = [read_entry(json.loads(text)) for text in house.stored]
    with pytest.raises(AssertionError, match="entry"):
        rebuild(entries[:-2] + entries[-1:], house.clock)


def test_the_log_of_another_version_of_the_rules_is_refused() -> None:
    house = seated(3)
    entries = [read_entry(json.loads(text)) for text in house.stored]
    entries[0].values["rules"] = UNO.version + 1
    with pytest.raises(ValueError, match="version"):
        rebuild(entries, house.clock)


def test_the_record_of_a_table_replays() -> None:
    house = seated(2, 1, settings=FAST)
    for step in range(400):
        advance(house, step)
    text = house.table.record().text()
    assert replay(UNO, read_record(text)).digest() == house.table.state.digest()


@pytest.mark.parametrize("stored", [True, False])
def test_a_crash_between_storing_and_confirming_loses_and_doubles_nothing(stored: bool) -> None:
    """Whoever got no answer sends again; the action has happened once, whenever the process died."""
    house = seated(3)
    seat = turn(house)
    house.table.act(seat, "draw", by=f"p{seat}", message="m")
    entries = house.table.propose()
    if stored:
        house.stored += [json.dumps(entry.plain()) for entry in entries]
    house.restart()
    house.did(house.table.act(seat, "draw", by=f"p{seat}", message="m"))
    assert house.actions().count(f"{'ABC'[seat]} draw") == 1
    house.restart()
    assert house.actions().count(f"{'ABC'[seat]} draw") == 1


def test_entries_of_many_tables_share_a_transaction() -> None:
    houses = [seated(3) for _ in range(5)]
    tickets = [house.table.act(turn(house), "draw") for house in houses]
    batch = [(house, house.table.propose()) for house in houses]
    assert all(ticket.answer is None for ticket in tickets)
    for house, entries in batch:
        house.stored += [json.dumps(entry.plain()) for entry in entries]
    for house, _ in batch:
        house.table.confirm()
    assert all(ticket.answer is not None and ticket.answer.done for ticket in tickets)

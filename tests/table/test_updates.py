"""What leaves the table: versions, what was missed, snapshots, spectators."""

import json

import pytest
from msgspec.structs import replace

from koloda.kernel.seats import HOST, SPECTATOR
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import table_at
from koloda.table.settings import TableSettings
from koloda.table.table import MISSED_MOST, Table
from koloda.wire.socket import StepText, Update
from tests.table.house import UNO, A, B, C, House, codes, pick, raw, seated, shown, turn

FAST = TableSettings(turn_ms=20_000, provable=True)


def play(house: House, steps: int) -> None:
    for step in range(steps):
        if house.table.is_over:
            return
        asked = [seat for seat in range(len(house.table.chairs)) if house.table.waits_for(seat)]
        if asked and house.table.legal(asked[0]):
            house.table.act(asked[0], pick(house.table, asked[0], str(step)))
        house.run_on(2_500)


def test_live_messages_count_on_and_a_reconnect_gives_the_same() -> None:
    house = seated(3, settings=FAST)
    heard: list[Update] = []
    start = house.table.version_for(B)
    house.table.subscribe(B, heard.append)
    play(house, 60)
    told = [one for update in heard for one in update.steps]
    assert [one.version for one in told] == list(range(start + 1, house.table.version_for(B) + 1))
    for known in range(start, house.table.version_for(B) + 1):
        missed = house.table.missed(known, B)
        assert not missed.fresh
        assert missed.steps == told[known - start :]
        assert raw(replace(missed, fresh=True, steps=[])) == raw(house.table.snapshot(B))


@pytest.mark.parametrize("version", [-1, -5, 10_000])
def test_a_version_that_is_not_known_gets_a_snapshot(version: int) -> None:
    house = seated(3)
    assert raw(house.table.missed(version, A)) == raw(house.table.snapshot(A))
    assert house.table.snapshot(A).fresh


def test_who_has_missed_very_much_gets_a_snapshot() -> None:
    house = seated(3, settings=FAST)
    while house.table.version <= MISSED_MOST + 3:
        house.did(house.table.ask("away", A))
        house.did(house.table.ask("back", A))
    assert house.table.missed(0, A).fresh
    assert not house.table.missed(house.table.version_for(A) - MISSED_MOST, A).fresh


def test_after_a_restart_the_versions_go_on() -> None:
    house = seated(3, settings=FAST)
    play(house, 30)
    known = house.table.version_for(A) - 5
    before = raw(house.table.missed(known, A))
    house.restart()
    assert raw(house.table.missed(known, A)) == before


def test_a_prompt_comes_with_the_time_it_has_left() -> None:
    house = seated(3, settings=FAST)
    seat = turn(house)
    house.clock.advance(4_321)
    own = house.table.missed(house.table.version_for(seat), seat)
    assert shown(own).asked and "draw" in codes(own)
    assert [(window.kind, window.left) for window in shown(own).windows] == [("turn", 15_679)]
    other = house.table.snapshot((seat + 1) % 3)
    assert not shown(other).asked and "draw" not in codes(other)
    assert shown(other).windows == shown(own).windows


def test_a_subscriber_that_is_gone_hears_nothing() -> None:
    house = seated(3)
    heard: list[Update] = []
    house.table.subscribe(A, heard.append)
    house.table.unsubscribe(A, heard.append)
    play(house, 3)
    assert heard == []


def test_nobody_listens_as_the_host() -> None:
    table = seated(3).table
    with pytest.raises(AssertionError):
        table.subscribe(HOST, lambda update: None)
    with pytest.raises(AssertionError):
        table.snapshot(HOST)


OPEN_PLAY = "4p table | A r5 g1 b2 | B b1 b2 b3 | C b4 b5 b6 | D b7 b8 b9 | top r3 | chance k1:1 0"


def after_open_play(*chairs: Chair) -> tuple[Table, HandClock]:
    """A has laid a card that fits; whoever calls it is wrong, and only he learns that he called."""
    clock = HandClock()
    table = table_at(UNO, OPEN_PLAY, list(chairs) or [Chair(name, person=name) for name in "ABCD"], clock)
    table.submit(A, "r5")
    return table, clock


def versions(told: list[StepText]) -> list[int]:
    return [one.version for one in told]


def test_a_secret_action_moves_only_its_own_seat_s_version() -> None:
    table, _ = after_open_play()
    heard: dict[int, list[Update]] = {seat: [] for seat in (A, B, C, SPECTATOR)}
    for seat, ears in heard.items():
        table.subscribe(seat, ears.append)
    before = {seat: raw(table.snapshot(seat)) for seat in heard}
    table.submit(B, "call:A")
    assert table.log[-1].unseen
    assert {seat: len(ears) for seat, ears in heard.items()} == {A: 0, B: 1, C: 0, SPECTATOR: 0}
    assert {seat: raw(table.snapshot(seat)) for seat in (A, C, SPECTATOR)} == {
        seat: before[seat] for seat in (A, C, SPECTATOR)
    }
    assert (table.version_for(B), table.version_for(C), table.version) == (2, 1, 2)
    table.submit(C, "call:A")
    assert (table.version_for(B), table.version_for(C), table.version) == (2, 2, 3)
    table.submit(B, "draw")
    assert [table.version_for(seat) for seat in (A, B, C, SPECTATOR)] == [2, 3, 3, 2]
    assert versions(table.missed(0, A).steps) == [1, 2]
    assert versions(table.missed(1, B).steps) == [2, 3]
    assert versions(table.missed(2, C).steps) == [3]
    assert versions(table.missed(1, SPECTATOR).steps) == [2]
    assert [one.events[0].kind for one in table.missed(1, C).steps] == ["called", "drew"]


def test_a_secret_action_does_not_make_a_bot_think_again() -> None:
    """The bot's delay would tell it."""
    table, clock = after_open_play(Chair("A"), Chair("B"), Chair("C"), Chair("bot", level="random"))
    table.submit(B, "draw")
    table.submit(B, "pass")
    table.submit(C, "draw")
    table.submit(C, "pass")
    plan = table.plans[3]
    clock.advance(300)
    table.submit(B, "call:A")
    assert table.log[-1].unseen
    assert table.plans[3] is plan


def cards(text: str) -> set[str]:
    """Every card that a message names."""
    found = set()
    for word in json.dumps(json.loads(text), ensure_ascii=False).replace('"', " ").replace(",", " ").split():
        if len(word) == 2 and word[0] in "rgby" and word[1] in "0123456789+RS":
            found.add(word)
    return found


def test_a_spectator_learns_only_what_is_public() -> None:
    """No card that does not lie open on the pile, and nothing to do."""
    house = seated(3, settings=FAST, options={"target": "round"})
    heard: list[Update] = []
    house.table.subscribe(SPECTATOR, heard.append)
    seen: set[str] = set()
    for _ in range(40):
        play(house, 1)
        position = shown(house.table.snapshot(SPECTATOR))
        assert (position.legal, position.forms, position.asked) == ([], [], False)
        if not position.over:
            assert all(position.fields[name].startswith(("?", "-")) for name in "ABC")
        seen.add(position.plain.get("top", ""))
        while heard:
            update = heard.pop(0)
            for one in update.steps:
                for event in one.events:
                    if event.kind == "drew":
                        assert set(event.values) == {"count"}, event
    assert cards(raw(house.table.snapshot(SPECTATOR))) <= seen | {""}


def test_person_ids_secrets_and_luck_leave_for_nobody() -> None:
    house = seated(2, 1)
    play(house, 20)
    entry = next(entry for entry in house.table.log if entry.kind == "commit")
    private = [entry.text("salt"), entry.text("secret"), house.table.luck]
    private += [chair.person for chair in house.table.chairs if chair.person]
    private.append(house.table.record().seed)
    for seat in (A, B, C, SPECTATOR):
        sent = raw(house.table.snapshot(seat)) + raw(house.table.missed(0, seat))
        assert not [word for word in private if f'"{word}"' in sent or (len(word) > 8 and word in sent)]


def test_the_table_is_told_when_it_has_changed() -> None:
    house = seated(3, settings=FAST)
    house.table.snapshot(A)
    heard: list[Update] = []
    house.table.subscribe(A, heard.append)
    play(house, 1)
    assert heard and all(update.table is None for update in heard), "a move changes nothing around the game"
    heard.clear()
    house.did(house.table.ask("pause", by="p0"))
    assert [update.table and update.table.paused for update in heard] == [True]


def test_what_can_be_done_is_told_with_its_parts() -> None:
    house = seated(3, settings=FAST)
    seat = turn(house)
    state = house.table.state
    for action, text in zip(state.legal(seat), shown(house.table.snapshot(seat)).legal, strict=True):
        assert text.code == state.write_code(action)
        assert {"verb": text.verb, **text.values} == state.parts(action)

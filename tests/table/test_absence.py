"""Somebody is not there: the clock, the default of the rules, a bot that keeps the seat warm."""

from dataclasses import replace

from koloda.kernel.seats import HOST
from koloda.table.opening import rebuild
from koloda.table.settings import LIVE, TableSettings
from koloda.wire.lobby import ChairText
from tests.table.house import NAMES, A, B, House, pick, seated, shown, turn

CLOCK = TableSettings(turn_ms=20_000, provable=True)
KEEP = TableSettings(turn_ms=20_000, keep_ms=30_000, keeper="plain", provable=True)


def test_the_table_has_a_clock_where_the_game_sets_none() -> None:
    house = seated(3, settings=CLOCK)
    seat = turn(house)
    window = shown(house.table.snapshot(seat)).windows[-1]
    assert (window.kind, window.ms, window.left) == ("turn", 20_000, 20_000)
    house.run_on(19_999)
    assert house.actions()[1:] == []
    house.run_on(1)
    assert house.actions()[1:] == [f"~ auto {'ABC'[seat]} draw"]
    assert house.table.log[-1].values["late"] == [seat]


def test_the_clock_of_the_game_comes_before_that_of_the_table() -> None:
    house = seated(3, settings=CLOCK, options={"turn_ms": "5000"})
    assert shown(house.table.snapshot(turn(house))).windows[-1].ms == 5_000


def test_bots_have_no_clock_of_the_table() -> None:
    house = seated(2, 1, settings=CLOCK)
    for _ in range(40):
        seat = turn(house)
        windows = shown(house.table.snapshot(0)).windows
        assert seat < 2 or all(w.ms == 0 for w in windows if w.kind == "turn" and w.seats == "C")
        house.run_on(20_000 if seat < 2 else 3_000)
        if house.table.is_over:
            break


def test_a_game_ends_even_when_everybody_has_gone() -> None:
    house = seated(3, settings=KEEP)
    for seat in range(3):
        house.did(house.table.ask("away", seat))
    for _ in range(500):
        if house.table.is_over:
            break
        house.run_on(20_000)
    assert house.table.is_over


def test_a_bot_keeps_the_seat_of_somebody_who_is_away() -> None:
    house = seated(3, settings=KEEP)
    seat = turn(house)
    house.did(house.table.ask("away", seat))
    assert house.table.snapshot(seat).table.chairs[seat].away
    house.run_on(29_999)
    assert "keep" not in house.kinds()
    house.run_on(1)
    assert house.kinds().count("keep") == 1
    chair = house.table.snapshot((seat + 1) % 3).table.chairs[seat]
    assert (chair.kind, chair.away, chair.kept) == ("person", True, True)
    while turn(house) != seat:
        house.run_on(1_000)
    before = house.table.clock.now()
    house.run_on(2_500)
    assert any(
        entry.kind == "action" and entry.seat == seat and entry.at > before for entry in house.table.log
    ), "the bot does not play"


def test_the_seat_is_given_back_the_moment_the_person_returns() -> None:
    house = seated(3, settings=KEEP)
    seat = (turn(house) + 1) % 3
    house.did(house.table.ask("away", seat))
    house.run_on(30_000)
    assert house.table.chairs[seat].keeper is not None
    house.did(house.table.ask("back", seat, by=f"p{seat}"))
    assert house.table.chairs[seat].keeper is None
    assert seat not in house.table.plans
    name = house.table.chairs[seat].name
    assert house.table.snapshot(seat).table.chairs[seat] == ChairText("ABC"[seat], "person", name)
    version = house.table.version
    house.did(house.table.ask("back", seat))
    assert house.table.version == version
    assert house.kinds().count("back") == 1


def test_the_seat_is_given_back_the_moment_the_person_acts() -> None:
    house = seated(3, settings=KEEP)
    seat = turn(house)
    house.did(house.table.ask("away", seat))
    while house.table.chairs[seat].keeper is None or turn(house) != seat:
        house.run_on(500)
    house.did(house.table.act(seat, pick(house.table, seat, "any"), by=f"p{seat}"))
    assert house.kinds()[-2:] == ["back", "action"]
    assert house.table.chairs[seat].keeper is None
    assert house.table.chairs[seat].away_since is None


def idle(house: House, seat: int) -> int:
    """Others play, this one lets his time run out; how often until a bot keeps the seat."""
    times = 0
    while house.table.chairs[seat].keeper is None:
        assert not house.table.is_over
        now = turn(house)
        if now == seat:
            house.run_on(60_000)
            times += 1
        else:
            ticket = house.table.act(now, "draw", by=f"p{now}")
            house.run()
            assert ticket.answer is not None
            if house.table.waits_for(now):
                house.did(house.table.act(now, "pass", by=f"p{now}"))
    return times


def test_a_person_who_lets_the_time_run_out_is_replaced_after_a_while() -> None:
    house = seated(3, settings=LIVE)
    assert idle(house, 1) <= 2 * LIVE.keep_after  # a turn may have two windows: drawing, then passing
    assert house.table.chairs[1].timeouts == LIVE.keep_after
    house.did(house.table.ask("back", 1, by="p1"))
    assert house.table.chairs[1].timeouts == 0


def test_acting_in_time_starts_the_count_anew() -> None:
    house = seated(2, settings=TableSettings(turn_ms=1_000, keep_after=3, provable=True))
    seat = turn(house)
    house.run_on(1_000)
    house.run_on(1_000)
    while turn(house) != seat:
        house.run_on(1_000)
    count = house.table.chairs[seat].timeouts
    assert 0 < count < 3
    house.did(house.table.act(seat, "draw", by=f"p{seat}"))
    assert house.table.chairs[seat].timeouts == 0


def test_a_pause_that_runs_out_is_nobody_s_fault() -> None:
    house = seated(2, settings=TableSettings(turn_ms=5_000, provable=True), options={"hand": "5"})
    while house.table.state.field("phase") != "ROUND_OVER":
        seat = turn(house)
        house.did(house.table.act(seat, house.table.legal(seat)[0], by=f"p{seat}"))
        house.run_on(2_100)
    house.run_on(60_000)
    assert house.table.state.field("round") == "2"
    closing = next(entry for entry in house.table.log if entry.action == "~ next")
    assert closing.values["late"] == []


def test_who_leaves_in_the_middle_is_played_on_and_somebody_else_may_sit_down() -> None:
    house = seated(3, settings=KEEP)
    seat = turn(house)
    house.did(house.table.ask("leave", seat, by=f"p{seat}"))
    chair = house.table.snapshot(0).table.chairs[seat]
    assert (chair.kind, chair.kept) == ("empty", True)
    house.run_on(3_000)
    assert house.actions()[1].startswith("ABC"[seat])
    assert house.table.record().names == NAMES[:3]
    house.did(house.table.ask("free", seat, by=house.table.owner))
    house.did(house.table.ask("sit", seat, person="p9", name="Gleb", by="p9"))
    assert house.table.seat_of("p9") == seat
    assert house.table.chairs[seat].keeper is None


def test_the_keeper_has_seen_what_the_seat_has_seen() -> None:
    """A bot that comes late knows the discards, as one that was there all the time."""
    house = seated(2, 1, settings=KEEP, level="normal", options={"target": "round"})
    for _ in range(30):
        house.run_on(20_000)
    late = house.table.make_bot(2, "normal")
    early = house.table.chairs[2].bot
    assert early is not None
    view, legal = house.table.view(2), house.table.state.legal(2)
    forms = house.table.forms(2)
    for version in range(20):
        plans = []
        for bot in (early, late):
            bot.chance = house.table.bot_chance(2, version)
            plans.append(bot.plan(view, legal, forms, house.table.waits_for(2)))
        one, two = plans
        assert (one is None) == (two is None)
        assert one is None or two is None or (one.action, one.ms) == (two.action, two.ms)


DESERT = TableSettings(turn_ms=15_000, keep_ms=30_000, keep_after=2, desert_ms=60_000)


def test_a_game_that_everybody_has_left_stands_still_until_somebody_comes() -> None:
    house = seated(2, 1, settings=DESERT, options={"target": "500"})
    house.table.ask("away", A)
    house.run_on(5_000)
    house.table.ask("away", B)
    house.run_on(59_000)
    assert not house.table.snapshot(A).table.paused and not house.table.is_over
    house.run_on(2_000)
    assert house.kinds()[-1] == "pause" and house.table.snapshot(A).table.paused
    assert house.table.next_due() is None and house.table.is_idle()
    version = house.table.version
    house.restart()
    house.run_on(3_600_000)
    assert house.table.version == version, "bots play on among themselves"
    house.did(house.table.ask("back", B, by="p1"))
    assert house.kinds()[version + 1 : version + 3] == ["back", "resume"]
    assert not house.table.snapshot(B).table.paused
    house.run_on(20_000)
    assert house.table.version > version + 2


def test_somebody_new_wakes_a_deserted_game_and_the_owner_s_pause_stays() -> None:
    house = seated(2, 1, settings=replace(DESERT, late=True))
    for seat in (A, B):
        house.did(house.table.ask("leave", seat, by=f"p{seat}"))
    house.run_on(61_000)
    assert house.table.snapshot(A).table.paused
    house.did(house.table.ask("sit", B, person="p7", name="Vera", by="p7"))
    assert not house.table.snapshot(B).table.paused
    house.did(house.table.ask("pause", by="p7"))
    house.did(house.table.ask("away", B))
    house.run_on(500_000)
    house.did(house.table.ask("back", B, by="p7"))
    assert house.table.snapshot(B).table.paused


def test_who_only_forgot_to_play_goes_on_by_playing() -> None:
    house = seated(2, settings=replace(DESERT, bot_pace=1_000))
    for _ in range(1_000):
        if all(chair.keeper for chair in house.table.chairs):
            break
        house.run_on(1_000)
    house.run_on(60_001)
    assert house.table.snapshot(A).table.paused
    code = next(iter(house.table.legal(A)), "")
    if code:
        house.did(house.table.act(A, code, by="p0"))
    else:
        house.did(house.table.ask("back", A, by="p0"))
    assert not house.table.snapshot(A).table.paused and not house.table.is_away(A)


def test_bots_take_the_time_that_the_table_gives_them() -> None:
    spans = []
    for pace in (100, 10):
        house = seated(1, 2, settings=TableSettings(bot_pace=pace))
        while turn(house) == A and not house.table.is_over:
            house.did(house.table.act(A, house.table.legal(A)[0], by="p0"))
        due = house.table.next_due()
        assert due is not None
        spans.append(due - house.clock.ms)
    assert 0 < spans[1] <= spans[0] // 10 + 1


def test_where_the_founder_does_not_play_the_next_one_is_host_while_a_bot_plays_for_the_first() -> None:
    house = seated(3, settings=KEEP)
    house.did(house.table.ask("leave", A, by="p0"))
    assert house.table.owner == "p1"
    house.did(house.table.ask("away", B))
    assert house.table.owner == "p1", "a phone that sleeps for a moment is host still"
    house.run_on(30_000)
    assert house.table.chairs[B].keeper is not None and house.table.owner == "p2"
    house.did(house.table.ask("back", B))
    assert house.table.owner == "p1"


def test_everybody_is_told_whether_a_screen_shows_the_table() -> None:
    house = seated(3)
    for on in (True, False):
        house.did(house.table.ask("screen", HOST, on=on))
        assert house.table.snapshot(A).table.screen is on
        assert house.kinds().count("screen") == 2 - on
        house.table.ask("screen", HOST, on=on)
        assert house.kinds().count("screen") == 2 - on, "twice is as good as once"
    rebuilt = rebuild(house.table.log, house.table.clock)
    assert not rebuilt.on_screen

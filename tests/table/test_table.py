"""The table with a clock that the test moves: nothing here depends on real time."""

import pytest

from koloda.bots.levels import make_player
from koloda.bots.player import Plan, Player, RandomPlayer
from koloda.games import GAMES
from koloda.kernel.actions import Action, Form
from koloda.kernel.chance import open_chance
from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.events import Event, Value
from koloda.kernel.records import read_record, replay
from koloda.kernel.seats import HOST
from koloda.kernel.views import View
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import new_table, table_at
from koloda.table.table import Table

UNO = GAMES["uno"]
A, B, C = 0, 1, 2


def people(count: int) -> list[Chair]:
    return [Chair(name) for name in ("Anya", "Boris", "Vera")[:count]]


def bot(seat: int) -> Chair:
    return Chair(f"bot {seat}", bot=RandomPlayer(UNO, seat, open_chance(f"k1:b{seat}")))


def at(position: str, chairs: list[Chair] | None = None) -> tuple[Table, HandClock]:
    clock = HandClock()
    return table_at(UNO, f"{position} | chance k1:1 0", chairs or people(3), clock), clock


def refused(table: Table, seat: int, code: str, serial: int = -1) -> str:
    """The clause that forbids what a seat sends."""
    with pytest.raises(Refusal) as refusal:
        table.submit(seat, code, serial)
    return refusal.value.clause


def last(table: Table) -> str:
    return table.log[-1].action


def run(table: Table, clock: HandClock, most: int = 5000) -> None:
    """Lets bots and clocks act until the table waits for people or the game is over."""
    while (due := table.next_due()) is not None and most:
        clock.ms = max(clock.ms, due)
        table.tick()
        most -= 1


def test_uno_win_hold_is_closed_after_its_time() -> None:
    table, clock = at("3p strict uno_hold=2000 | A r5 g1 | top r3")
    table.submit(A, "r5")
    clock.advance(1999)
    table.tick()
    assert refused(table, B, "draw") == "uno.win.hold"
    clock.advance(1)
    table.tick()
    assert last(table) == "~ hold"
    table.submit(B, "draw")
    assert refused(table, C, "catch:A") == "uno.catch.closed"


def test_a_catch_within_the_hold_counts_and_ends_it() -> None:
    table, clock = at("3p strict | A r5 g1 | top r3")
    table.submit(A, "r5")
    clock.advance(1500)
    table.submit(C, "catch:A")
    assert table.state.field("held") == "-"
    assert len((table.state.field("A") or "").split()) == 3
    assert table.next_due() is None
    table.submit(B, "draw")


def test_koloda_window_stale_refuses_a_late_serial() -> None:
    table, clock = at("3p strict | A r5 g1 | top r3")
    table.submit(A, "r5")
    serial = next(window.serial for window in table.view(C).windows if window.name == "W-UNO")
    clock.advance(2000)
    table.tick()
    table.submit(B, "draw")
    before = table.state.text(), table.version
    assert refused(table, C, "catch:A", serial) == "koloda.window.stale"
    assert (table.state.text(), table.version) == before


def test_a_serial_of_an_open_window_is_accepted() -> None:
    table, _ = at("3p strict | A r5 g1 | top r3")
    table.submit(A, "r5")
    serial = next(window.serial for window in table.view(C).windows if window.name == "W-UNO")
    assert table.submit(C, "catch:A", serial)[0].kind == "caught"


def test_the_clock_of_a_window_that_waits_stands_still() -> None:
    table, clock = at("3p strict uno_hold=2000 | A w4 g1 | top r3")
    table.submit(A, "w4:b")
    assert table.next_due() == 2000
    clock.advance(2000)
    table.tick()
    assert last(table) == "~ hold"
    assert table.next_due() == 12000
    clock.advance(9999)
    table.tick()
    assert last(table) == "~ hold"
    window = table.view(B).windows[-1]
    assert table.time_left(window) == 1
    clock.advance(1)
    table.tick()
    assert last(table) == "~ auto B take"


def test_a_shout_shortens_the_hold_to_what_is_left_of_the_jump() -> None:
    table, clock = at("3p strict uno_hold=2000 jump_in=on jump_hold=1000 | A r5 g1 | top r3")
    table.submit(A, "r5")
    assert table.next_due() == 2000
    clock.advance(400)
    table.submit(A, "uno")
    assert table.next_due() == 1000


def test_a_turn_without_a_clock_waits_for_ever_and_one_with_a_clock_does_not() -> None:
    table, clock = at("3p strict | A r5 g1 b2 | top r3")
    assert table.next_due() is None
    table, clock = at("3p strict turn_ms=5000 | A r5 g1 b2 | top r3")
    assert table.next_due() == 5000
    clock.advance(5000)
    table.tick()
    assert last(table) == "~ auto A draw"
    assert table.next_due() == 10000


ROUND_ENDS = "3p strict | A r5 | B g1 | C g2 | top r3"


def test_a_pause_ends_when_every_person_has_said_ok() -> None:
    table, _ = at(ROUND_ENDS, [Chair("Anya"), bot(B), Chair("", empty=True)])
    table.submit(A, "r5")
    table.tick()
    assert table.state.field("phase") == "ROUND_OVER"
    table.submit(A, "ok")
    table.tick()
    assert last(table) == "~ next"
    assert table.state.field("round") == "2"


def test_a_pause_ends_by_itself_after_its_time() -> None:
    table, clock = at(ROUND_ENDS)
    table.submit(A, "r5")
    table.submit(B, "ok")
    clock.advance(14999)
    table.tick()
    assert table.state.field("phase") == "ROUND_OVER"
    clock.advance(1)
    table.tick()
    assert last(table) == "~ next"


def test_bots_among_themselves_end_a_pause_one_by_one() -> None:
    table, clock = at(ROUND_ENDS, [bot(A), bot(B), bot(C)])
    while table.state.field("round") == "1":
        clock.ms = max(clock.ms, table.next_due() or 0)
        table.tick()
    assert sorted(entry.action for entry in table.log[-3:]) == ["A ok", "B ok", "C ok"]


def bots_match(seed: str) -> Table:
    clock = HandClock()
    table = new_table(UNO, {"target": "round", "hand": "5"}, seed, [bot(seat) for seat in range(3)], clock)
    run(table, clock)
    return table


def test_bots_play_a_match_to_its_end_and_its_record_replays() -> None:
    table = bots_match("k1:7")
    assert table.state.is_over()
    text = table.record().text()
    assert text.startswith(f"koloda 1\ngame uno version {UNO.version} 3p strict hand=5 target=round\nseats ")
    assert replay(UNO, read_record(text)).text() == table.state.text()


def test_same_seed_and_inputs_give_the_same_record() -> None:
    assert bots_match("k1:7").record().text() == bots_match("k1:7").record().text()
    assert bots_match("k1:7").record().actions != bots_match("k1:8").record().actions


def test_an_interrupted_game_is_a_record_too() -> None:
    table, _clock = at("3p strict | A r5 g1 b2 | top r3")
    table.submit(A, "r5")
    text = table.record().text()
    assert "position 3p strict" in text
    assert replay(UNO, read_record(text)).digest() == table.state.digest()


def test_listeners_and_the_log_tell_versions_in_order() -> None:
    table, _ = at("3p strict | A r5 g1 b2 | top r3")
    heard: list[tuple[int, list[str]]] = []

    def listen(version: int, events: list[Event]) -> None:
        heard.append((version, [event.kind for event in events]))

    table.listeners.append(listen)
    table.submit(A, "r5")
    table.submit(B, "draw")
    assert heard == [(1, ["played"]), (2, ["drew"])]
    assert [entry.action for entry in table.since(1)] == ["B draw"]
    assert table.version == 2


def test_a_refused_or_unreadable_action_leaves_no_trace() -> None:
    table, _ = at("3p strict | A r5 g1 b2 | top r3")
    before = table.record().text()
    assert refused(table, A, "g1") == "uno.match.rule"
    with pytest.raises(NotationError):
        table.submit(A, "no such thing")
    assert table.record().text() == before


class Watcher(Player):
    """Notes what the table lets a bot know, and means to do one thing."""

    def __init__(self, seat: int, code: str = "", ms: int = 0) -> None:
        super().__init__(UNO, seat, open_chance("k1:1"))
        self.heard: list[tuple[str, dict[str, Value]]] = []
        self.seen: list[View] = []
        self.asked: list[bool] = []
        self.code = code
        self.ms = ms

    def see(self, kind: str, seat: int, values: dict[str, Value]) -> None:
        self.heard.append((kind, values))

    def plan(self, view: View, legal: list[Action], forms: list[Form], waited_for: bool) -> Plan | None:
        self.seen.append(view)
        self.asked.append(waited_for)
        state = UNO.read("3p strict | top r3")
        return Plan(state.read_action(self.seat, self.code), self.ms) if self.code else None


def test_a_bot_gets_its_own_view_and_its_own_events_only() -> None:
    watcher = Watcher(C)
    table, _ = at("3p strict | A r5 g1 b2 | B b7 b8 b9 | top g3", [*people(2), Chair("bot", bot=watcher)])
    table.submit(A, "draw")
    assert watcher.heard == [("drew", {"count": 1})]
    assert all(view.seat == C and view.fields["A"].startswith("?") for view in watcher.seen)
    assert len(watcher.seen) == 2  # once at the start, once after the change


def test_nobody_is_asked_while_a_hold_is_open() -> None:
    watcher = Watcher(B)
    table, clock = at(
        "3p strict | A r5 g1 | top r3", [Chair("Anya"), Chair("bot", bot=watcher), Chair("Vera")]
    )
    table.submit(A, "r5")
    clock.advance(2000)
    table.tick()
    assert watcher.asked == [False, False, True]


@pytest.mark.parametrize(
    ("level", "hand"), [("plain", "r5 g1"), ("easy", "r5 g1"), ("normal", "r5 g1"), ("hard", "r5")]
)
def test_bots_of_every_level_play_on_at_a_table(level: str, hand: str) -> None:
    clock = HandClock()
    chairs = [Chair(level, bot=make_player(UNO, level, seat, open_chance(f"k1:{seat}"))) for seat in range(3)]
    position = f"3p strict target=round | A {hand} | B r1 b2 | C r2 y2 | top r3 | chance k1:1 0"
    table = table_at(UNO, position, chairs, clock)
    run(table, clock)
    assert table.state.is_over()


def test_a_plan_comes_at_its_time() -> None:
    table, clock = at(
        "3p strict | A r5 g1 | top r3", [*people(2), Chair("bot", bot=Watcher(C, "catch:A", 900))]
    )
    table.submit(A, "r5")
    clock.advance(899)
    table.tick()
    assert last(table) == "A r5"
    clock.advance(1)
    table.tick()
    assert last(table) == "C catch:A"


def test_a_person_who_is_faster_wins_the_race() -> None:
    table, clock = at(
        "3p strict | A r5 g1 | top r3", [*people(2), Chair("bot", bot=Watcher(C, "catch:A", 900))]
    )
    table.submit(A, "r5")
    clock.advance(899)
    table.submit(A, "uno")
    clock.advance(5000)
    table.tick()  # the plan is no longer legal: dropped, and nothing breaks
    assert last(table) == "A uno"
    assert table.next_due() is None


def test_an_empty_seat_holds_up_only_what_has_no_clock() -> None:
    absent = [Chair("", empty=True), *people(2)]
    table, _ = at("3p strict | A r5 g1 b2 | top r3", absent)
    assert table.next_due() is None
    table, _ = at("3p strict | A g1 | top w4 | colour r | accused C r g2 | phase CHALLENGE", absent)
    assert table.next_due() == 10000


def test_a_game_may_wait_for_its_host() -> None:
    table = new_table(UNO, {"dealer": "host"}, "k1:1", people(3), HandClock())
    assert table.waits_for_host()
    table.submit(HOST, "dealer B")
    assert not table.waits_for_host()
    assert table.state.field("dealer") == "B"
    assert replay(UNO, read_record(table.record().text())).text() == table.state.text()

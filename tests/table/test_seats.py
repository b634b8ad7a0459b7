"""Seats: taken, left, handed over, emptied, filled with bots; and the course of a table."""

import pytest

from koloda.games import GAMES
from koloda.kernel.seats import HOST, SPECTATOR
from koloda.table.opening import next_game
from koloda.table.tickets import Ticket
from koloda.wire.lobby import ChairText
from tests.table.house import NAMES, UNO, A, B, C, House, Luck, lobby, seated, shown, turn


def test_a_table_waits_for_its_players() -> None:
    house = lobby(2)
    assert house.refused(house.table.ask("start", by="p0")) == "koloda.table.absent"
    assert house.refused(house.table.act(A, "draw")) == "koloda.table.waits"
    house.did(house.table.ask("sit", A, person="p0", name="Anya", by="p0"))
    assert house.refused(house.table.ask("start", by="p0")) == "koloda.table.absent"
    house.did(house.table.ask("sit", B, person="p1", name="Boris", by="p1"))
    assert not house.table.begun and house.table.next_due() is None
    house.did(house.table.ask("start", by="p0"))
    assert house.table.begun
    assert house.table.record().names == ["Anya", "Boris"]


def test_a_table_does_not_start_while_somebody_is_away() -> None:
    house = lobby(2)
    house.did(house.table.ask("sit", A, person="p0", name="Anya"))
    house.did(house.table.ask("sit", B, person="p1", name="Boris"))
    house.did(house.table.ask("away", B))
    assert house.refused(house.table.ask("start", by="p0")) == "koloda.table.missing"
    house.did(house.table.ask("back", B))
    house.did(house.table.ask("start", by="p0"))


def test_one_seat_for_one_person_and_one_person_for_one_seat() -> None:
    house = lobby(3)
    house.did(house.table.ask("sit", A, person="p0", name="Anya", by="p0"))
    assert (
        house.refused(house.table.ask("sit", A, person="p1", name="Boris", by="p1")) == "koloda.table.taken"
    )
    assert (
        house.refused(house.table.ask("sit", B, person="p0", name="Anya", by="p0")) == "koloda.table.seated"
    )
    assert (
        house.refused(house.table.ask("sit", 7, person="p1", name="Boris", by="p1")) == "koloda.seat.unknown"
    )
    assert house.table.seat_of("p0") == A
    assert house.table.seat_of("p1") == SPECTATOR
    assert house.table.seat_of("") == SPECTATOR


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "two\nlines"])
def test_a_name_is_short_and_on_one_line(name: str) -> None:
    house = lobby(2)
    assert "1 to 40 characters" in house.refused(house.table.ask("sit", A, person="p0", name=name, by="p0"))


def test_leaving_and_handing_over() -> None:
    house = lobby(3)
    house.did(house.table.ask("sit", A, person="p0", name="Anya", by="p0"))
    house.did(house.table.ask("sit", B, person="p1", name="Boris", by="p1"))
    assert house.refused(house.table.ask("leave", A, by="p1")) == "koloda.table.seat"
    assert (
        house.refused(house.table.ask("hand_over", A, person="p2", name="Vera", by="p1"))
        == "koloda.table.seat"
    )
    house.did(house.table.ask("hand_over", B, person="p2", name="Vera", by="p1"))
    assert (house.table.chairs[B].name, house.table.seat_of("p1")) == ("Vera", SPECTATOR)
    house.did(house.table.ask("leave", B, by="p2"))
    assert house.table.chairs[B].empty


def test_who_was_kicked_does_not_sit_down_again() -> None:
    house = lobby(2)
    table = house.table
    house.did(table.ask("sit", A, person="p0", name="Anya", by="p0"))
    house.did(table.ask("sit", B, person="p1", name="Boris", by="p1"))
    house.did(table.ask("kick", B, by="p0"))
    assert house.refused(table.ask("sit", B, person="p1", name="Boris", by="p1")) == "koloda.table.kicked"
    assert (
        house.refused(table.ask("hand_over", A, person="p1", name="Boris", by="p0")) == "koloda.table.kicked"
    )
    house.did(table.ask("sit", B, person="p2", name="Vera", by="p2"))


def test_only_the_owner_kicks_and_starts_and_pauses() -> None:
    house = lobby(2)
    house.did(house.table.ask("sit", A, person="p0", name="Anya", by="p0"))
    house.did(house.table.ask("sit", B, person="p1", name="Boris", by="p1"))
    table = house.table
    for ticket in (
        table.ask("kick", A, by="p1"),
        table.ask("start", by="p1"),
        table.ask("add_bot", A, level="easy", name="x", by="p1"),
    ):
        assert house.refused(ticket) == "koloda.table.owner"
    house.did(table.ask("kick", B, by="p0"))
    assert table.chairs[B].empty
    assert house.refused(table.act(B, "draw", by="p1")) != ""


def test_the_table_passes_on_when_its_owner_leaves() -> None:
    house = lobby(2)
    house.did(house.table.ask("sit", A, person="p0", name="Anya", by="p0"))
    house.did(house.table.ask("sit", B, person="p1", name="Boris", by="p1"))
    house.did(house.table.ask("leave", A, by="p0"))
    assert house.refused(house.table.ask("kick", B, by="p0")) == "koloda.table.owner"
    house.did(house.table.ask("add_bot", A, level="plain", name="Robot", by="p1"))
    assert house.table.snapshot(B).table.owner == "B"
    house.did(house.table.ask("start", by="p1"))


def test_bots_come_and_go_and_seats_are_added_and_removed() -> None:
    house = lobby(2)
    table = house.table
    assert "there is no bot" in house.refused(table.ask("add_bot", A, level="genius", name="x", by="p0"))
    house.did(table.ask("add_bot", B, level="easy", name="Robot", by="p0"))
    assert table.snapshot(SPECTATOR).table.chairs[B] == ChairText("B", "bot", "Robot", "easy")
    assert house.refused(table.ask("resize", count=1, by="p0")).startswith("uno is for 2 to 10")
    house.did(table.ask("resize", count=4, by="p0"))
    assert (len(table.chairs), table.state.count) == (4, 4)
    house.did(table.ask("resize", count=2, by="p0"))
    house.did(table.ask("remove_bot", B, by="p0"))
    assert table.chairs[B].empty
    house.did(table.ask("sit", B, person="p1", name="Boris", by="p1"))
    house.did(table.ask("add_bot", A, level="plain", name="Robot", by="p0"))
    house.did(table.ask("start", by="p0"))
    assert house.refused(table.ask("resize", count=3, by="p0")) == "koloda.table.begun"


def test_a_seat_that_is_taken_cannot_be_removed() -> None:
    house = lobby(3)
    house.did(house.table.ask("sit", C, person="p2", name="Vera"))
    assert house.refused(house.table.ask("resize", count=2, by="p0")) == "koloda.table.taken"


def test_acting_for_another_seat_is_refused() -> None:
    house = seated(3)
    seat = turn(house)
    other = f"p{(seat + 1) % 3}"
    assert house.refused(house.table.act(seat, "draw", by=other)) == "koloda.table.seat"
    assert house.refused(house.table.act(seat, "draw", by="stranger")) == "koloda.table.seat"
    house.did(house.table.act(seat, "draw", by=f"p{seat}"))


def test_the_owner_speaks_for_the_host_where_the_game_waits_for_it() -> None:
    house = lobby(2, options={"dealer": "host"})
    house.did(house.table.ask("sit", A, person="p0", name="Anya"))
    house.did(house.table.ask("sit", B, person="p1", name="Boris"))
    house.did(house.table.ask("start", by="p0"))
    assert house.table.waits_for_host()
    assert house.refused(house.table.act(HOST, "dealer A", by="p1")) == "koloda.table.owner"
    assert house.refused(house.table.act(HOST, "seed k1:1", by="p0")) == "koloda.table.host"
    house.did(house.table.act(HOST, "dealer B", by="p0"))
    assert house.refused(house.table.act(HOST, "auto A draw", by="p0")) == "koloda.table.host"
    assert house.refused(house.table.act(HOST, "next", by="p1")) == "koloda.table.owner"


@pytest.mark.parametrize(
    ("game", "options", "word"),
    [
        ("uno", {"dealer": "host"}, "dealer"),
        ("iota", {"first": "youngest"}, "first"),
        ("arne", {"first": "youngest"}, "first"),
        ("montana", {"first": "host"}, "first"),
    ],
)
def test_the_owner_is_offered_the_hosts_answers(game: str, options: dict[str, str], word: str) -> None:
    house = lobby(3, game=GAMES[game], options=options)
    for seat in (A, B, C):
        house.did(house.table.ask("sit", seat, person=f"p{seat}", name=f"N{seat}"))
    house.did(house.table.ask("start", by="p0"))
    choices = [action.code for action in shown(house.table.snapshot(B)).host]
    assert choices == [f"{word} A", f"{word} B", f"{word} C"]
    house.did(house.table.act(HOST, choices[2], by="p0"))
    assert shown(house.table.snapshot(B)).host == []
    assert not house.table.waits_for_host()


def test_a_paused_table_stands_still() -> None:
    house = seated(3)
    seat = turn(house)
    before = shown(house.table.snapshot(seat)).windows[-1].left
    house.clock.advance(10_000)
    assert house.refused(house.table.ask("pause", by="p1")) == "koloda.table.owner"
    house.did(house.table.ask("pause", by="p0"))
    assert house.table.next_due() is None
    assert house.refused(house.table.act(seat, "draw", by=f"p{seat}")) == "koloda.table.paused"
    house.run_on(3_600_000)
    paused = house.table.snapshot(seat)
    assert paused.table.paused and before is not None
    assert shown(paused).windows[-1].left == before - 10_000
    house.did(house.table.ask("resume", by="p0"))
    assert shown(house.table.snapshot(seat)).windows[-1].left == before - 10_000
    house.did(house.table.act(seat, "draw", by=f"p{seat}"))


def test_bots_rest_while_the_table_is_paused() -> None:
    house = seated(1, 2)
    while house.table.waits_for(A):
        house.did(house.table.act(A, "draw", by="p0"))
        if house.table.waits_for(A):
            house.did(house.table.act(A, "pass", by="p0"))
    house.did(house.table.ask("pause"))
    length = len(house.actions())
    house.run_on(60_000)
    assert len(house.actions()) == length
    house.did(house.table.ask("resume"))
    house.run_on(60_000)
    assert len(house.actions()) > length


def finish(house: House) -> None:
    """Everybody's time runs out until the game is over."""
    for _ in range(20_000):
        if house.table.is_over:
            return
        house.run_on(60_000)
    raise AssertionError("the game does not end")


def test_a_rematch_has_the_same_people_and_waits_for_them() -> None:
    house = seated(2, 1)
    finish(house)
    again = next_game(house.table, house.clock, luck=Luck("again"))
    house.did(house.table.ask("follow", table="the-next"))
    house.did(house.table.ask("follow", table="another"))
    assert house.table.snapshot(SPECTATOR).table.next == "the-next"
    second = House(again, house.clock)
    assert [chair.name for chair in again.chairs] == [*NAMES[:2], "bot 2"]
    assert again.game is UNO and again.options == house.table.options
    assert second.refused(again.ask("start", by="p0")) == "koloda.table.missing"
    second.did(again.ask("back", A, by="p0"))
    assert second.refused(again.ask("start", by="p0")) == "koloda.table.missing"
    second.did(again.ask("back", B, by="p1"))
    second.did(again.ask("start", by="p0"))
    assert again.record().seed != house.table.record().seed


def test_whoever_is_missing_at_the_next_game_holds_it_up_for_ten_seconds() -> None:
    """Then anybody may begin, and a bot keeps the chair until he is back."""
    house = seated(2, 1)
    finish(house)
    again = next_game(house.table, house.clock, luck=Luck("again"), by="p1")
    second = House(again, house.clock)
    second.did(again.ask("back", A, by="p0"))
    house.clock.ms += 9_000
    assert second.refused(again.ask("start", by="p0")) == "koloda.table.owner"
    assert second.refused(again.ask("start", by="p1")) == "koloda.table.missing"
    house.clock.ms += 1_000
    second.did(again.ask("start", by="p0"))
    second.restart()
    assert [chair.kept for chair in second.table.snapshot(A).table.chairs] == [False, True, False]
    second.did(second.table.ask("back", B, by="p1"))
    assert not second.table.snapshot(A).table.chairs[B].kept


def test_whoever_has_waited_for_a_missing_host_fills_the_chairs_and_begins() -> None:
    house = lobby(3)
    for seat, person in ((A, "p0"), (B, "p1")):
        house.did(house.table.ask("sit", seat, person=person, name=person, by=person))
    house.did(house.table.ask("away", A, by="p0"))

    def add_bot(by: str, seat: int = C) -> Ticket:
        return house.table.ask("add_bot", seat, level="plain", name="Cleo", by=by)

    house.clock.ms += 9_000
    assert house.refused(add_bot("p1")) == "koloda.table.owner"
    house.clock.ms += 1_000
    assert house.refused(add_bot("p7")) == "koloda.table.owner"
    house.did(add_bot("p1"))
    house.did(house.table.ask("start", by="p1"))
    house.did(house.table.ask("leave", B, by="p1"))
    assert house.refused(add_bot("p1", B)) == "koloda.table.owner"


def test_the_next_game_of_an_evening_may_be_another_one() -> None:
    house = seated(2, 1)
    finish(house)
    again = next_game(house.table, house.clock, luck=Luck("again"), by="p0", game="munchkin")
    assert again.game.name == "munchkin" and [chair.kind for chair in again.chairs] == [
        "person",
        "person",
        "bot",
    ]
    few = seated(2)
    finish(few)
    again = next_game(few.table, few.clock, luck=Luck("again"), by="p0", game="munchkin")
    assert [chair.kind for chair in again.chairs] == ["person", "person", "empty"]


def test_what_most_wish_for_is_known_when_all_have_spoken_or_have_had_their_time() -> None:
    house = seated(2, 1)
    finish(house)
    table = house.table
    assert house.refused(table.ask("wish", by="stranger", game="arne")) == "koloda.table.seat"
    house.did(table.ask("wish", by="p0", game="arne"))
    assert table.wished(house.clock.ms) == ""
    assert table.wished(house.clock.ms + 10_000) == "arne"
    house.did(table.ask("wish", by="p1", game="iota"))
    house.did(table.ask("wish", by="p0", game="iota"))
    assert table.wished(house.clock.ms) == "iota"
    house.restart()
    assert house.table.snapshot(A).table.wishes == {"A": "iota", "B": "iota"}


def test_seats_grow_with_the_people_and_the_rules_with_the_seats() -> None:
    house = lobby(2, game=GAMES["arne"], options={})
    for number in range(7):
        house.did(house.table.ask("join", by=f"p{number}", person=f"p{number}", name=f"Guest {number}"))
    house.restart()
    table = house.table
    assert [chair.kind for chair in table.chairs] == ["person"] * 7 + ["empty"]
    assert table.options["variant"] == "team", "seven play in teams, with one more"
    house.did(table.ask("join", by="p7", person="p7", name="Guest 7"))
    house.did(table.ask("start", by="p0"))


def test_whoever_plays_at_a_full_table_takes_the_chair_of_a_bot() -> None:
    house = lobby(4, game=GAMES["iota"], options={})
    for seat in range(4):
        house.did(house.table.ask("add_bot", seat, level="easy", name=f"bot {seat}", by="p0"))
    house.did(house.table.ask("join", by="p0", person="p0", name="Anya"))
    assert [chair.kind for chair in house.table.chairs] == ["bot", "bot", "bot", "person"]


def test_the_owner_changes_the_rules_before_the_start() -> None:
    house = lobby(2)
    for person, name in (("p0", "Anya"), ("p1", "Boris")):
        house.did(house.table.ask("join", by=person, person=person, name=name))
    assert house.refused(house.table.ask("rules", by="p1", options="")) == "koloda.table.owner"
    assert "nonsense" in house.refused(house.table.ask("rules", by="p0", options="nonsense=1"))
    house.did(house.table.ask("rules", by="p0", options="hand=9 target=300", turn=30_000, pace=50))
    house.restart()
    assert house.table.options["hand"] == "9" and house.table.settings.turn_ms == 30_000
    house.did(house.table.ask("start", by="p0"))
    assert len(shown(house.table.snapshot(A)).fields["A"].split()) == 9
    assert house.refused(house.table.ask("rules", by="p0", options="")) == "koloda.table.begun"


def test_at_a_screen_the_first_who_sits_runs_the_table_and_the_next_after_him() -> None:
    house = lobby(2)
    for person, name in (("p1", "Anya"), ("p2", "Boris")):
        house.did(house.table.ask("join", by=person, person=person, name=name))
    table = house.table
    assert table.snapshot(A).table.owner == "A"
    assert house.refused(table.ask("start", by="p2")) == "koloda.table.owner"
    house.did(table.ask("leave", A, by="p1"))
    assert table.snapshot(B).table.owner == "B"
    house.did(table.ask("add_bot", A, level="easy", name="bot", by="p2"))
    house.did(table.ask("start", by="p0"))


def test_whoever_asks_for_a_rematch_begins_it() -> None:
    """The old host may be gone for good."""
    house = seated(2, 1)
    finish(house)
    again = next_game(house.table, house.clock, luck=Luck("again"), by="p1")
    second = House(again, house.clock)
    second.did(again.ask("back", B, by="p1"))
    second.did(again.ask("kick", A, by="p1"))
    second.did(again.ask("add_bot", A, level="easy", name="bot", by="p1"))
    second.did(again.ask("start", by="p1"))


def test_the_owner_mutes_a_person_or_all_who_watch() -> None:
    house = seated(2, 1)
    assert house.refused(house.table.ask("mute", A, on=True, by="p1")) == "koloda.table.owner"
    assert house.refused(house.table.ask("mute", C, on=True, by="p0")) == "koloda.table.mute"
    house.did(house.table.ask("mute", B, on=True, by="p0"))
    house.did(house.table.ask("mute", int(SPECTATOR), on=True, by="p0"))
    house.restart()
    assert house.table.snapshot(A).table.muted == "?B"
    house.did(house.table.ask("leave", B, by="p1"))
    assert house.table.snapshot(A).table.muted == "?", "it is the person who is muted"
    house.did(house.table.ask("mute", int(SPECTATOR), on=False, by="p0"))
    assert house.table.snapshot(A).table.muted == ""

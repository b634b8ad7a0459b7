"""A seat of a running game has something to hide: who may take it, who may be kept out, who must agree."""

from dataclasses import replace

import pytest

from koloda.games.uno.game import UnoGame
from koloda.kernel.seats import SPECTATOR
from koloda.table.settings import LIVE
from koloda.table.tickets import Ticket
from tests.table.house import A, B, C, House, lobby, seated


def sit(house: House, seat: int, person: str) -> Ticket:
    return house.table.ask("sit", seat, person=person, name=person, by=person)


def free_seats(house: House) -> str:
    return "".join(chair.seat for chair in house.table.snapshot(SPECTATOR).table.chairs if chair.free)


def test_who_has_sat_at_a_running_game_takes_no_other_seat_of_it() -> None:
    house = seated(3)
    house.did(house.table.ask("leave", C, by="p2"))
    house.did(house.table.ask("free", C, by="p0"))
    house.did(house.table.ask("leave", B, by="p1"))
    assert house.refused(sit(house, C, "p1")) == "koloda.table.sat"
    house.did(sit(house, B, "p1"))  # the own one holds nothing new
    assert (
        house.refused(house.table.ask("hand_over", B, person="p2", name="x", by="p1")) == "koloda.table.sat"
    )
    house.restart()
    house.did(house.table.ask("leave", B, by="p1"))
    assert house.refused(sit(house, C, "p1")) == "koloda.table.sat"


def test_a_vacated_seat_needs_the_owner_s_word() -> None:
    house = seated(3)
    house.did(house.table.ask("leave", C, by="p2"))
    assert free_seats(house) == ""
    assert house.refused(sit(house, C, "p7")) == "koloda.table.vacated"
    assert house.refused(house.table.ask("free", C, by="p1")) == "koloda.table.owner"
    assert house.refused(house.table.ask("free", B, by="p0")) == "koloda.table.taken"
    house.did(house.table.ask("free", C, by="p0"))
    assert free_seats(house) == "C"
    house.restart()
    house.did(sit(house, C, "p7"))
    house.did(house.table.ask("leave", C, by="p7"))
    assert house.refused(sit(house, C, "p8")) == "koloda.table.vacated", "one word, one sitter"
    assert house.refused(sit(house, C, "p2")) == "koloda.table.vacated", "somebody else has played his cards"
    house.did(sit(house, C, "p7"))


def test_a_table_may_leave_its_vacated_seats_to_whoever_comes() -> None:
    house = seated(3, settings=replace(LIVE, late=True))
    house.did(house.table.ask("leave", C, by="p2"))
    house.did(house.table.ask("leave", B, by="p1"))
    assert free_seats(house) == "BC"
    assert house.refused(sit(house, C, "p1")) == "koloda.table.sat"
    house.did(sit(house, C, "p7"))


def test_a_chair_that_no_person_has_held_is_free_to_latecomers() -> None:
    house = lobby(3)
    for seat in (A, B):
        house.did(sit(house, seat, f"p{seat}"))
    house.did(sit(house, C, "p2"))
    house.did(house.table.ask("leave", C, by="p2"))  # before the game: he has seen nothing
    house.did(house.table.ask("add_bot", C, level="plain", name="Robot", by="p0"))
    house.did(house.table.ask("start", by="p0"))
    house.did(house.table.ask("remove_bot", C, by="p0"))
    assert free_seats(house) == "C"
    house.did(house.table.ask("leave", B, by="p1"))
    assert house.refused(sit(house, C, "p1")) == "koloda.table.sat"
    house.did(sit(house, C, "p2"))


def test_a_locked_table_takes_in_nobody_new() -> None:
    house = lobby(3)
    house.did(sit(house, A, "p0"))
    assert house.refused(house.table.ask("lock", on=True, by="p1")) == "koloda.table.owner"
    house.did(house.table.ask("lock", on=True, by="p0"))
    assert free_seats(house) == "" and house.table.snapshot(A).table.locked
    assert house.refused(sit(house, B, "p1")) == "koloda.table.locked"
    house.did(house.table.ask("lock", on=False, by="p0"))
    house.did(sit(house, B, "p1"))
    house.did(sit(house, C, "p2"))
    house.did(house.table.ask("start", by="p0"))
    house.did(house.table.ask("lock", on=True, by="p0"))
    house.restart()
    assert (
        house.refused(house.table.ask("hand_over", B, person="p7", name="x", by="p1"))
        == "koloda.table.locked"
    )
    house.did(house.table.ask("leave", B, by="p1"))
    house.did(sit(house, B, "p1"))


def test_who_is_banned_is_sent_away() -> None:
    house = seated(3)
    assert house.refused(house.table.ask("ban", B, by="p2")) == "koloda.table.owner"
    house.did(house.table.ask("ban", B, by="p0"))
    house.restart()
    assert house.refused(sit(house, B, "p1")) == "koloda.table.kicked"
    assert house.table.banned == {"p1"} and not house.table.may_watch("p1", begun=True)


@pytest.mark.parametrize("how", ["leave", "away", "never sat"])
def test_a_paused_table_whose_owner_has_gone_is_resumed_by_whoever_sits_there(how: str) -> None:
    house = lobby(3)
    first = A if how == "never sat" else B
    if how != "never sat":
        house.did(sit(house, A, "p0"))
    for seat in range(first, 3):
        house.did(sit(house, seat, f"q{seat}"))
    house.did(house.table.ask("start", by="p0"))
    house.did(house.table.ask("pause", by="p0"))
    if how != "never sat":
        assert house.refused(house.table.ask("resume", by="q2")) == "koloda.table.owner"
        house.did(house.table.ask(how, A, by="p0"))
    assert house.refused(house.table.ask("resume", by="stranger")) == "koloda.table.owner"
    house.did(house.table.ask("resume", by={"leave": "q1", "away": "q2", "never sat": "q0"}[how]))
    assert not house.table.snapshot(C).table.paused


# Who must agree to an open record


def closed_house(people: int = 2) -> House:
    """UNO where hands stay hidden for ever."""
    game = UnoGame()
    game.closed = True
    return seated(people, 1, game=game, settings=replace(LIVE, turn_ms=1_000, desert_ms=0, bot_pace=1))


def finish(house: House) -> House:
    while not house.table.is_over:
        house.run_on(20_000)
    return house


def test_who_was_sent_away_must_agree_too() -> None:
    house = closed_house()
    house.did(house.table.ask("kick", B, by="p0"))
    finish(house)
    house.did(house.table.ask("agree", A, by="p0"))
    assert house.table.open_record() is None
    assert house.refused(house.table.ask("agree", SPECTATOR, by="p7")) == "koloda.table.seat"
    house.did(house.table.ask("agree", SPECTATOR, by="p1"))
    assert house.table.open_record() is not None
    house.restart()
    assert house.table.open_record() is not None


def test_all_who_held_a_seat_must_agree() -> None:
    house = closed_house()
    house.did(house.table.ask("hand_over", B, person="p7", name="Vera", by="p1"))
    finish(house)
    house.did(house.table.ask("agree", A, by="p0"))
    house.did(house.table.ask("agree", B, by="p7"))
    assert house.table.open_record() is None
    house.did(house.table.ask("agree", SPECTATOR, by="p1"))
    assert house.table.open_record() is not None


def test_a_deleted_name_is_no_consent() -> None:
    house = finish(closed_house())
    house.did(house.table.ask("agree", A, by="p0"))
    house.stored = [text.replace('"p0"', '""').replace('"p1"', '""') for text in house.stored]
    house.restart()
    assert house.table.open_record() is None

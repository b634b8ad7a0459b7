"""Names that can be seen and told apart, and words inside moves."""

import pytest

from koloda.games import GAMES
from koloda.kernel.seats import SPECTATOR
from koloda.table.names import is_name, looks
from koloda.table.settings import LIVE
from tests.table.house import A, B, C, D, House, lobby, seated

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"


@pytest.mark.parametrize(
    "name",
    [
        "Anya", "Аня", "José", "Nguyễn", "नमस्ते", "محمد", "می\u200cخواهم", "Player 2", "Jean-Luc", FAMILY,
        f"{FAMILY} Аня", "\N{WOMAN}\U0001f3fd\u200d\N{ROCKET}", "\u2764\ufe0f", "#\ufe0f\u20e3",
        "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    ],
)  # fmt: skip
def test_a_name_that_can_be_seen(name: str) -> None:
    assert is_name(name, 20)


@pytest.mark.parametrize(
    "name",
    [
        "", " ", "\u3164", "\u2800", "\u115f", "\uffa0", "\u0301", "\u200d", "\ufe0f", "\xa0", "\xad",
        "\ue000", "a\u202eb", "a\u200bb", "A\u200dnya", "An\u200cya", "A\ufe0fnya", " Anya", "a\nb", "a\0b",
        "a\u034fb",         "a" + "\u0301" * 9, "x\U000e0041", "x" * 21,
    ],
)  # fmt: skip
def test_a_name_that_hides_something(name: str) -> None:
    assert not is_name(name, 20)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anya", "Аnуа"),
        ("Вера", "Bepa"),
        ("Ilya", "llya"),
        ("anya", "ANYA"),
        ("Алёна", "Алена"),
        ("Arne", "Ame"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert looks(one) == looks(other)


@pytest.mark.parametrize(("one", "other"), [("Anya", "Anna"), ("P1", "P11"), ("Вера", "Лера"), ("Ян", "Ким")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert looks(one) != looks(other)


def test_two_names_at_a_table_do_not_look_alike() -> None:
    house = lobby(3)
    house.did(house.table.ask("sit", A, person="p0", name="Anya", by="p0"))
    twin = house.table.ask("sit", B, person="p1", name="Аnya", by="p1")
    assert house.refused(twin) == "koloda.table.name"
    assert (
        house.refused(house.table.ask("add_bot", B, level="plain", name="ANYA", by="p0"))
        == "koloda.table.name"
    )
    house.did(house.table.ask("hand_over", A, person="p2", name="Anya", by="p0"))  # the seat keeps its name


def test_a_bot_gives_way_to_a_person_who_is_called_so() -> None:
    """Also in the middle of the game, and in its record; it gets its name back."""
    house = lobby(4)
    house.did(house.table.ask("sit", A, person="p0", name="Anya", by="p0"))
    for seat, name in ((B, "Ben"), (C, "Cleo")):
        house.did(house.table.ask("add_bot", seat, level="plain", name=name, by="p0"))
    house.did(house.table.ask("sit", D, person="p1", name="Bеn 2", by="p1"))
    assert told(house) == ["Anya", "Ben", "Cleo", "Bеn 2"]
    house.did(house.table.ask("start", by="p0"))
    house.did(house.table.ask("sit", C, person="p2", name="BEN", by="p2"))
    for _ in range(2):
        assert told(house) == house.table.head.names == ["Anya", "Ben 3", "BEN", "Bеn 2"]
        house.restart()
    house.did(house.table.ask("leave", C, by="p2"))
    assert told(house)[B] == "Ben"


def told(house: House) -> list[str]:
    """What everybody is called."""
    return [chair.name for chair in house.table.snapshot(SPECTATOR).table.chairs]


# Words inside moves


@pytest.fixture
def talkers() -> House:
    return seated(3, game=GAMES["munchkin"], options={}, settings=LIVE)


def say(house: House, words: str, seat: int = B) -> str:
    """What it was refused by, or nothing."""
    ticket = house.table.act(seat, f'say "{words}"', by=f"p{seat}")
    house.run()
    assert ticket.answer is not None
    return "" if ticket.answer.error is None else house.refused(ticket)


def test_the_owner_s_mute_holds_inside_moves(talkers: House) -> None:
    talkers.did(talkers.table.ask("mute", B, on=True, by="p0"))
    assert say(talkers, "hello") == "koloda.table.muted"
    assert say(talkers, "…") == "", "an action that needs words is not taken away"
    assert say(talkers, "hello", A) == ""
    talkers.did(talkers.table.ask("mute", B, on=False, by="p0"))
    assert say(talkers, "thanks") == ""


@pytest.mark.parametrize("words", ["x" * 401, "a\u202eb", "\u3164"])
def test_words_inside_moves_are_a_line_of_chat(talkers: House, words: str) -> None:
    assert say(talkers, words) == "koloda.table.words"


def test_words_inside_moves_come_no_faster_than_chat(talkers: House) -> None:
    said = [say(talkers, f"line {n}") for n in range(10)]
    assert said == [""] * 6 + ["koloda.table.hurry"] * 4
    talkers.restart()
    assert say(talkers, "again") == "koloda.table.hurry"
    talkers.clock.advance(6_000)
    assert say(talkers, "again") == ""


def test_bots_and_tables_without_people_talk_as_they_like() -> None:
    house = seated(3, game=GAMES["munchkin"], options={}, settings=LIVE)
    for number in range(10):
        house.table.submit(B, f'say "line {number}"')

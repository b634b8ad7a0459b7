"""What can be pasted: positions, records, scenarios, links."""

import pytest

import koloda
from koloda.games import GAMES
from koloda.kernel import NotationError
from koloda.study.reading import read_pasted, write_link
from koloda.study.study import Study

POSITION = "3p strict | A r5 g1 | B b2 b7 | C y4 y6 | top r3 | deck b1 b3 …"


def test_a_position_finds_its_game() -> None:
    assert read_pasted(POSITION).game == "uno"
    assert read_pasted(f"uno {POSITION}").position == POSITION
    assert read_pasted("2p strict | grid rs1@0,0 | A gs2 gs3 bc2 yx3 | B ?4").game == "iota"


def test_a_scenario_is_played_up_to_what_is_refused() -> None:
    found = read_pasted(
        f"# one\nX1 a title\nP {POSITION}\n= can r5\n> A r5; C catch:A => top r5\n"
        "> B y9 => refused uno.act.held"
    )
    assert (found.game, found.position, found.actions) == ("uno", POSITION, ["A r5", "C catch:A"])


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_played_again(game: str) -> None:
    match = koloda.new(game, seed=7)
    koloda.play(match, ["normal"] * len(match.seats), most=30)
    found = read_pasted(match.record())
    study = Study(GAMES[found.game], found.position)
    study.follow(found.actions)
    assert study.state.text() == match.text


def test_a_link_is_read_as_it_was_written() -> None:
    moves = ["A r5", 'B joke "a; b"']
    found = read_pasted(f"https://example.org{write_link('uno', POSITION, moves)}")
    assert (found.game, found.position, found.actions) == ("uno", POSITION, moves)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no text"),
        ("hello", "no game can read"),
        ("x" * 70_000, "60000"),
        ("koloda 1\ngame uno", "game NAME version"),
        ("https://example.org/study#game=uno", "no position"),
        ("uno 3p strict | A r5 r5 r5 | top r3", "r5"),
    ],
)
def test_what_cannot_be_read_is_told_why(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        read_pasted(text)


def test_what_nobody_tells_of_chance_is_drawn_the_same_again() -> None:
    position = "3p strict | A L5 on=boots | combat v2 A vs slush petarda | phase F.ROLL"
    first, second = Study(GAMES["munchkin"], position), Study(GAMES["munchkin"], position)
    first.play("A roll petarda")
    second.play("A roll petarda")
    assert first.state.text() == second.state.text() and not first.state.waiting


def test_bots_answer_until_somebody_else_is_asked() -> None:
    study = Study(GAMES["uno"], POSITION)
    study.play("A r5")
    steps = study.answer(0b110, "normal")
    assert steps and all(step.line[0] in "BC~" for step in steps)
    assert study.host_line() or study.state.must() == 1

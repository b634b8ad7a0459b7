"""Iota in the terminal: what is typed, what is answered, and whole games card by card."""

import pytest

from koloda.games import GAMES
from koloda.kernel.chance import open_chance
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from tests.cli.script import Typist, sit, table_of, typed

IOTA = GAMES["iota"]
START = "2p strict | grid gs1@0,0 gs2@1,0 j1@2,0 | A gs4 rt1 bt2 yt4"
CALLED = "2p table | grid rs1@0,0 | A rs2 | B gs2 gt3 bc1 yt1 | turn B | phase WINDOW | move L gs2@1,0"


def actions(position: str, lines: list[str]) -> list[str]:
    return typed(position, lines, game=IOTA)[0].record().actions


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["rt1 0 1", "d"], "+rt1@0,1 ."),
        (["RT1@0,1", "done"], "+rt1@0,1 ."),
        (["ке1 0 1", "в"], "+rt1@0,1 ."),
        (["+rt1@0,-1", "."], "+rt1@0,-1 ."),
        (["rt1 0 1", "u", "bt2 0,1", "d"], "+rt1@0,1 < +bt2@0,1 ."),
        (["gs4 2 0", "p"], "*gs4@2,0 P"),
        (["gs4 2 0", "j 3 0", "d"], "*gs4@2,0 +j1@3,0 ."),
        (["l rt1@0,1 bt2@1,1"], "L rt1@0,1 bt2@1,1"),
        (["p"], "P"),
        (["pass rt1, bt2"], "P rt1 bt2"),
        (["P bt2 rt1"], "P bt2 rt1"),
    ],
)
def test_what_is_typed(lines: list[str], expected: str) -> None:
    assert " ".join(line.removeprefix("A ") for line in actions(START, lines)) == expected


@pytest.mark.parametrize(("line", "expected"), [("ok", "A ok"), ("!", "A !"), ("wrong", "A !")])
def test_a_move_is_answered(line: str, expected: str) -> None:
    assert actions(CALLED, [line])[0] == expected


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("rt1 9 9", "iota.lay.touch"),
        ("rt1 0 0", "iota.lay.cell"),
        ("rt1 99999 0", "iota.turn.code"),
        ("rt1 0", "iota.turn.code"),
        ("zz9 1 1", "iota.turn.code"),
        ("rs1 0 1", "iota.lay.own"),
        ("rt1 2 0", "iota.take.fits"),
        ("u", "iota.turn.undo"),
        ("d", "iota.turn.main"),
        ("p rs1", "iota.pass.own"),
        ("!", "iota.table.window"),
    ],
)
def test_what_cannot_be_done_is_answered(line: str, clause: str) -> None:
    table, screen = typed(START, [line], game=IOTA)
    assert table.record().actions == [] and clause in screen


def test_iota_human_why__the_line_that_is_wrong_is_shown() -> None:
    screen = typed(START, ["rt1 3 0"], game=IOTA)[1]
    assert "(iota.line.attr) ■gs1  ■gs2  ★j  ▲rt1" in screen


@pytest.mark.parametrize(("lang", "ends"), [("en", "The game is over."), ("ru", "Игра окончена.")])
def test_a_whole_game_card_by_card(lang: str, ends: str) -> None:
    """Against itself at two chairs: whoever is asked at A types, B passes."""
    clock = HandClock()
    table = table_of("2p strict pack=short | grid rs1@0,0 | deck …", clock, [Chair("A"), Chair("B")], IOTA)
    chance = open_chance("k1:5")

    def choose() -> str | None:
        if table.waits_for(1):
            table.submit(1, "P")
            return None
        steps = [offer.code for offer in table.offers(0) if offer.verb in ("place", "replace")]
        if steps and chance.below(4):
            step = steps[chance.below(len(steps))]
            return step.replace("@", " ").replace(",", " ") if step[0] == "+" else step
        return "d" if table.state.field("draft") != "-" and "+" in (table.state.field("draft") or "") else "p"

    talk = Typist(clock, choose)
    assert sit(table, talk, lang).run() == 0
    assert table.state.is_over() and ends in talk.text()


def test_iota_table_window__the_move_is_seen_before_it_is_judged() -> None:
    """With the cards in the grid, and what can be answered."""
    clock = HandClock()
    text = "2p table | grid rs1@0,0 | A rs2 | B gs2 gt3 bc1 yt1 | turn B | deck …"
    table = table_of(text, clock, [Chair("A"), Chair("B")], IOTA)
    typist = Typist(clock, lambda: "quit" if table.state.field("phase") == "WINDOW" else None)
    table.submit(1, "L gs2@1,0 bc1@2,0")
    sit(table, typist, "en").run()
    screen = typist.text()
    assert "■rs1 ■gs2<●bc1<" in screen
    assert "\n   1 ok  " in screen and "\n   2 !   " in screen

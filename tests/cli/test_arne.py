"""Arne in the terminal. After a change on purpose: KOLODA_GOLDEN=write pytest tests/cli."""

import pytest

from koloda.cli.boards import make_board
from koloda.cli.boards.arne import ArneBoard
from koloda.games.arne.game import ARNE
from koloda.kernel.seats import SPECTATOR
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.table import Table
from koloda.texts import Texts
from tests.cli.script import NAMES, Typist, plain_console, sit, table_of
from tests.cli.test_boards import drawn, same_as_golden

POSITIONS = {
    "arne-move": "4p strict | A r50 b50 a-x3 a-2score k-crash k-thief k-cham k-200b | B ?5 | C ?8 | D ?7 "
    "| field1 [r1000 x3 crash lock] [] [r200] [k-200g cham] | field2 [y1000 crash] [y500] [yx2] "
    "| field3 [g500 cham] | disc a-pull b200/C k-stop | claim C | dir -",
    "arne-end": "3p strict variant=dummy | A k-crash k-stop | B ?5 | C ?8 | field0 [v500 crash] "
    "| field2 [y50] | dummy v | owner B | turn C | phase END | opened C | moved play",
}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", POSITIONS)
def test_the_board_of_arne(name: str, lang: str) -> None:
    state = ARNE.read(POSITIONS[name])
    parts = []
    for who, seat in {"own": 0, "spectator": SPECTATOR}.items():
        board = make_board(Texts("arne", lang), NAMES[: int(state.count)], seat, state.view(seat).header)
        parts.append(f"# {who}\n{drawn(board, state, plain_console())}")
    same_as_golden(f"{name}.{lang}", "\n".join(parts))


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("r50", "play r50"),
        ("B50 cham", "play b50+k-cham"),
        ("play b50+k-cham>2", "play b50+k-cham>2"),
        ("crash 2.1", "k-crash@2.1"),
        ("THIEF top", "k-thief@top"),
        ("thief 3.1 keep", "k-thief@3.1:keep"),
        ("cham 1.2 3", "k-cham@1.2>3"),
        ("200b 4", "k-200b>4"),
        ("-200g+cham 1", "k-200g+k-cham>1"),
        ("cham 2.1 & thief 2.1 drop", "k-cham@2.1 & k-thief@2.1:drop"),
        ("2score b r", "2score>B:r"),
        ("x3 1.1", "x3@1.1"),
        ("disc x3", "disc a-x3"),
        ("give lock stop", "give k-lock k-stop"),
        ("swap c", "swap>C"),
        ("call give", "call:give"),
        ("ok", "ok"),
    ],
)
def test_what_is_typed_short(typed: str, code: str) -> None:
    board = make_board(Texts("arne", "en"), NAMES[:4], 0, "4p strict")
    assert isinstance(board, ArneBoard)
    assert board.spell(typed) == code
    assert board.spell(code) == code


def test_the_table_is_not_drawn_again_for_every_ok() -> None:
    clock = HandClock()
    text = "4p strict | A k-crash | B v50 | C v100 | D v200 | field1 [r50] | phase END | turn B | opened B"
    table = table_of(text, clock, [Chair(name) for name in NAMES[:4]], ARNE)
    typist = Typist(clock, lambda: "quit" if "D" in (table.state.field("ok") or "") else answer(table))
    sit(table, typist, "en").run()
    assert typist.text().count("1.1:r50") == 1


def answer(table: Table) -> None:
    """C and D are content, one after the other."""
    table.submit(3 if "C" in (table.state.field("ok") or "") else 2, "ok")

"""The terminal board as people see it. After a change on purpose: KOLODA_GOLDEN=write pytest tests/cli."""

import io
import os
import re
from pathlib import Path

import pytest
from rich.console import Console

from koloda.cli.boards import make_board
from koloda.cli.boards.generic import GenericBoard, TerminalBoard
from koloda.games import GAMES
from koloda.kernel.game import Game
from koloda.kernel.seats import SPECTATOR
from koloda.kernel.state import State
from koloda.texts import Texts
from tests.cli.script import NAMES, UNO, offers, plain_console

GOLDEN = Path(__file__).parent / "golden"
SEATS = {"own": 0, "spectator": SPECTATOR}

UNO_POSITIONS = {
    "turn": "4p strict | A r2 b7 gS w w4 y7 g8 wb1 wx | B ?3 | C ?1 | D ?9 | top r7 | deck ?40 "
    "| dealer B | round 3 | total A 120 B 0 C 45 D 1",
    "drawn": "3p strict | A r2 b7 y7 | top r7 | drawn y7 | phase DRAWN | dir ccw",
    "challenge": "2p strict | A r1 r2 | top w4 | colour g | accused B r ?3 | phase CHALLENGE",
    "stack": "3p strict stacking=any | A r+ b1 w4 | top g+ | stack 6 | phase PENALTY",
    "blank": "3p strict blank_rules=B01,B03,B05 "
    "| A r9 w g1 | top wb3 | colour b | phase DISCARD | turn C | shed A 2",
    "open": "3p strict blank_rules=B07,B09,B04 "
    "| A r9 w g1 | B b1 b2 | C g4 | top wb1 | colour b | open B | stiff C",
    "ten": "10p strict | top r7",
}

CARDS = "A g2* g5o b5* b5o #2 :run !o1 | B ?3 | C ?1 | pile b1* g5* | deck ?40"
MONTANA_POSITIONS = {
    "strict": f"3p strict target=300 | {CARDS} | rules V=Vodd>Veven S=:same D=#2>#3,#4,#1 | said C | skip B "
    "| total A 12 B 0 C 250",
    "table": f"3p table | {CARDS} | rules M=!s1 | dir - | owed 1",
    "race": f"3p strict | {CARDS} | rules D=#2 | since A play g2*; C cover 300",
    "hidden": f"3p table | {CARDS} | rules D=#2 | since A play g2*; C cover 300",
    "drawn": f"3p table | {CARDS} | drawn b5o",
    "swap": f"3p strict | {CARDS} | rules D=#5 | since A play g5o",
}
BOOK = "grid rt2@0,0 bx2@1,0 gc2@2,0 rc3@2,-1 yc1@2,1"
IOTA_POSITIONS = {
    "turn": f"4p strict | {BOOK} | A ys2 gt3 rx4 j1 | points A 6 D 208 | deck ?40",
    "draft": "2p strict | grid gs1@0,0 gs2@1,0 j1@2,0 j2@1,1 | A gs4 rt1 bt2 yt4 | draft *gs4@2,0 +rt1@2,1",
    "window": f"3p table | {BOOK} | A rs1 | B ys2 gt3 bc1 yt1 | turn B | phase WINDOW"
    " | move L ys2@3,0 gt3@3,1",
    "wide": "2p strict joker_meaning=declared scoring=kids | grid rs1@-9,0 rs2@-8,0 rs3@-7,0 rs4@-6,0 "
    "gt1@-6,1 gt2@-5,1 gt3@-4,1 gt4@-3,1 bc1@-3,2 bc2@-2,2 bc3@-1,2 bc4@0,2 yx1@0,3 yx2@1,3 yx3@2,3 yx4@3,3 "
    "rc1@3,4 rc2@4,4 rc3@5,4 j1=rc4@6,4 | A gx1 gx2 | B ?1 | deck -",
}
POSITIONS = {
    **{f"iota/{name}": position for name, position in IOTA_POSITIONS.items()},
    **{f"uno/{name}": position for name, position in UNO_POSITIONS.items()},
    **{f"montana/{name}": position for name, position in MONTANA_POSITIONS.items()},
}


def fill(game: Game, position: str) -> State:
    return game.read(position.replace("B r ?3", "B r b1 b2 b3"))


def drawn(board: TerminalBoard, state: State, console: Console) -> str:
    offered = offers(state, board.seat) if board.seat >= 0 else []
    console.print(board.draw(state.view(board.seat), state.totals(), offered))
    if board.seat >= 0:
        choices = board.choices(state.view(board.seat), offered, state.forms(board.seat))
        if choices is not None:
            console.print(choices)
    rows = [[100 * seat for seat in range(int(state.count))], [7] * int(state.count)]
    console.print(board.sheet(rows, state.totals()))
    file = console.file
    file.seek(0)
    return "".join(line.rstrip() + "\n" for line in file.read().split("\n")[:-1])


def same_as_golden(name: str, text: str) -> None:
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("KOLODA_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
    assert max(map(len, text.split("\n"))) <= 80


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", POSITIONS)
def test_the_board(name: str, lang: str) -> None:
    game = GAMES[name.partition("/")[0]]
    state = fill(game, POSITIONS[name])
    texts = Texts(game.name, lang)
    parts = []
    for who, seat in SEATS.items():
        board = make_board(texts, NAMES[: int(state.count)], seat, state.view(seat).header)
        parts.append(f"# {who}\n{drawn(board, state, plain_console())}")
    same_as_golden(f"{name}.{lang}", "\n".join(parts))


def test_a_board_shows_no_hidden_card() -> None:
    one = UNO.read("3p strict | A r2 b7 | B g1 g2 | C y1 | top r7 | deck b1 b2 b3")
    two = UNO.read("3p strict | A r2 b7 | B y8 w4 | C b9 | top r7 | deck g1 g2 y5")
    boards = [make_board(Texts("uno", "en"), NAMES[:3], 0, "3p strict") for _ in (one, two)]
    assert drawn(boards[0], one, plain_console()) == drawn(boards[1], two, plain_console())


def test_any_game_can_be_drawn_from_its_fields() -> None:
    state = UNO.read("3p strict | A r2 b7 | top r7")
    board = GenericBoard(Texts("uno", "en"), NAMES[:3], 0, "3p strict")
    text = drawn(board, state, plain_console())
    assert "► A Anya  r2 b7" in text
    assert "B Boris  ▮×7" in text
    assert "top  r7" in text
    assert "r2 Play r2" in text


def test_colours_are_left_out_when_they_are_not_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    console = Console(file=io.StringIO(), force_terminal=True, width=80)
    state = UNO.read("3p strict | A r2 b7 | top r7")
    text = drawn(make_board(Texts("uno", "en"), NAMES[:3], 0, "3p strict"), state, console)
    assert not re.search(r"\x1b\[[0-9;]*[34][0-7]m", text)
    assert "r2 b7" in re.sub(r"\x1b\[[0-9;]*m", "", text)

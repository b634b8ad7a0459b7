"""Durak on the terminal's board for any game: by the kinds of its fields, in words, with suits."""

from collections.abc import Iterator

import pytest

from koloda.cli.boards import make_board
from koloda.cli.boards.generic import GenericBoard
from koloda.games import GAMES
from koloda.texts import Texts
from koloda.wire.socket import ActionText
from koloda_durak.game import DURAK
from tests.cli.script import plain_console

POSITION = (
    "3p strict transfer=on | A 9s 7h Td | B 6c 7c Kc | C 6d 7d Kd | table 8s>6s 7s | passed C "
    "| deck 8h 9h Ah | trump h | phase DEFEND | attack C | defend A"
)
ENGLISH = """\
Durak
     ► A Anya  9♠ 10♦ 7♥  Defends
      B Boris  ▮×3
       C Vera  ▮×3  Attacks, Passed
 On the table  6♠ ← 8♠  7♠
         Deck  ▮×2 A♥
      Discard  ▮×21
        Trump  ♥
You can now:
1 9s>7s Beat 9♠ 7♠   2 7h>7s Beat 7♥ 7♠   3 take Take
"""


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    GAMES["durak"] = DURAK
    yield
    del GAMES["durak"]


def shown(lang: str) -> str:
    state = DURAK.read(POSITION)
    board = make_board(Texts("durak", lang), ["Anya", "Boris", "Vera"], 0, "3p strict transfer=on")
    legal = [(state.write_code(action), state.parts(action)) for action in state.legal(0)]
    offers = [
        ActionText(code, str(parts["verb"]), {name: value for name, value in parts.items() if name != "verb"})
        for code, parts in legal
    ]
    console = plain_console()
    console.print(board.draw(state.view(0), state.totals(), offers))
    console.print(board.choices(state.view(0), offers, []))
    console.file.seek(0)
    return "".join(line.rstrip() + "\n" for line in console.file.read().splitlines())


def test_what_people_see() -> None:
    assert shown("en") == ENGLISH


def test_titles_ranks_and_verbs_are_translated() -> None:
    text = shown("ru")
    for said in ("На столе", "Отбой", "Козырь  ♥", "Отбивается", "Т♥", "Отбить 9♠ 7♠", "Взять"):
        assert said in text, said


@pytest.mark.parametrize(("typed", "code"), [("9♠>7♠", "9s>7s"), ("10♦", "Td"), ("take", "take")])
def test_cards_can_be_typed_as_they_are_shown(typed: str, code: str) -> None:
    board = make_board(Texts("durak", "en"), ["Anya", "Boris", "Vera"], 0, "3p strict")
    assert isinstance(board, GenericBoard)
    assert board.spell(typed) == code

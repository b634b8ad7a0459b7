"""Montana in the terminal: what is typed, the race by a key, and what the board keeps to itself."""

import re

import pytest
from rich.text import Text

from koloda.cli.boards import make_board
from koloda.cli.console_io import TypedLine
from koloda.games import GAMES
from koloda.kernel.actions import Action, Form
from koloda.kernel.chance import Chance, open_chance
from koloda.kernel.state import State
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.texts import Texts
from tests.cli.script import Typist, sit, table_of, typed
from tests.table.house import B, C

MONTANA = GAMES["montana"]
CARDS = "A g2* g5o b5* b5o #2 :run r4o | B r1* r2* r3* | C b1* b2* | pile b1* g5* | deck ?40"
STRICT = f"3p strict | {CARDS} | rules S=:same D=#1,#3,#4"
TABLE = f"3p table | {CARDS}"


def actions(position: str, lines: list[str]) -> list[str]:
    return typed(position, lines, game=MONTANA)[0].record().actions


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("g2*", "play g2*"),
        ("G2F", "play g2*"),
        ("п2*", "play g2*"),
        ("g5e", "play g5o"),
        ("g50", "play g5o"),
        ("play g5o", "play g5o"),
        ("b5o b5*", "play b5o b5*"),
        ("b5o, b5f", "play b5o b5*"),
        ("#2 1", "lay #2 @1"),
        ("#2@3", "lay #2 @3"),
        ("№2 @3", "lay #2 @3"),
        ("run", "lay :run"),
        (":RUN", "lay :run"),
        ("d", "draw"),
        ("draw", "draw"),
    ],
)
def test_what_is_typed(text: str, action: str) -> None:
    assert actions(STRICT, [text]) == [f"A {action}"]


@pytest.mark.parametrize(
    "line", ["zzz", "g9*", "#2 9", "swap z", "k", "call b wrong", "t", "m", "b5", "cover"]
)
def test_what_cannot_be_done_is_answered(line: str) -> None:
    table, screen = typed(STRICT, [line], game=MONTANA)
    assert table.record().actions == [] and "✗ " in screen


def test_a_play_bundled_with_its_duties() -> None:
    """The record lists them one after the other (montana.duty.void)."""
    say = f"{TABLE.replace('g2* g5o b5* ', '')} | rules S=:say"
    assert actions(say, ["b5o b5", "table"]) == ["A play b5o", "A say b5"]
    assert actions(say, ["r4o t", "table"]) == ["A play r4o", "A tap"]
    last = "3p table | A g2* g5o | B r1* r2* | C b1* b2* | pile g1* | deck ?40"
    assert actions(last, ["g2* m", "table"]) == ["A play g2*", "A montana"]


def test_a_call_names_a_seat_and_an_offence() -> None:
    called = f"{TABLE.replace('g5*', 'g6*')} | turn B | since B play r1*"
    assert actions(called, ["b wrong", "table"])[0] == "A call B wrong"
    assert actions(called, ["call B shout", "table"])[0] == "A call B shout"


def race_key(referee: str, ms: int) -> tuple[list[str], str]:
    """B lays the 2; A presses Enter after so many ms; the others have covered."""
    clock = HandClock()
    position = f"3p {referee} | {CARDS.replace('r2*', 'g2o')} | rules D=#2 | turn B"
    table = table_of(position, clock, [Chair("Anya"), Chair("Boris"), Chair("Vera")], MONTANA)
    started: list[int] = []

    def choose() -> str | None:
        if not started:
            started.append(clock.ms)
            table.submit(B, "play g2o")
            table.submit(B, "cover 500")
            table.submit(C, "cover 600")
            return None
        if len(started) == 1 and clock.ms - started[0] >= ms:
            started.append(clock.ms)
            return ""
        return "quit" if clock.ms - started[0] > 4_000 else None

    class Patient(Typist):
        def read(self, ms: int) -> TypedLine | None:
            return super().read(10)

    talk = Patient(clock, choose)
    sit(table, talk).run()
    return table.record().actions, talk.text()


def test_the_race_is_a_timed_key_press() -> None:
    """Enter covers; everybody's times are told afterwards, the quickest first."""
    done, screen = race_key("strict", 550)
    assert done == ["B play g2o", "B cover 500", "C cover 600", "A cover 550"]
    assert "Cover the pile!" in screen
    assert "The slowest: Vera" in screen and "Boris 500 ms · Anya 550 ms · Vera 600 ms" in screen


def test_under_the_table_referee_only_the_card_starts_the_race() -> None:
    """montana.race.start: no prompt, no word; Enter covers all the same."""
    done, screen = race_key("table", 700)
    assert done[-1] == "A cover 700"
    assert "Cover the pile!" not in screen and "Press Enter" not in screen
    assert "The slowest: Anya" in screen


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("referee", ["strict", "table"])
def test_whole_deals_are_told_in_words(lang: str, referee: str) -> None:
    """No sentence shows a bare code, an empty place or a message without words."""
    texts = Texts("montana", lang)
    for number in range(3):
        chance = open_chance(f"k1:{number}")
        state = MONTANA.new(3, {"referee": referee}, open_chance(f"k1:{number}"))
        board = make_board(texts, ["Anya", "Boris", "Vera"], 0, state.view(0).header)
        while not state.is_over():
            for event in state.apply(some_action(state, chance)):
                for sentence in board.tell(event, event.values(0)) if event.reaches(0) else []:
                    plain = Text.from_markup(sentence).plain
                    assert plain and ": ." not in plain and "{" not in plain, sentence
                    assert "got-hand" in event.kind or not re.search("[grb][1-6][*o]|#[1-6]", plain), sentence


def some_action(state: State, chance: Chance) -> Action:
    """One that somebody can do now, by lot."""
    pause = state.pause()
    if pause is not None:
        return pause
    choices: list[Action | Form] = []
    for seat in range(3):
        choices += [*state.legal(seat), *state.forms(seat)]
    chosen = choices[chance.below(len(choices))]
    return state.fill(chosen, chance) if isinstance(chosen, Form) else chosen

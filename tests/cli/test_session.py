"""A person at a table in the terminal: what is typed, what is answered, what is shown."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from koloda.bots.levels import make_player
from koloda.games import GAMES
from koloda.kernel.chance import open_chance
from koloda.kernel.records import read_record, replay
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import new_table
from koloda.texts import Texts
from tests.cli.script import UNO, Script, Typist, sit, table_of, typed

TURN = "3p strict | A r5 g1 b2 w wx | top r3"


def actions(position: str, lines: list[str], chairs: list[Chair] | None = None) -> list[str]:
    return typed(position, lines, chairs=chairs)[0].record().actions


@pytest.mark.parametrize("text", ["r5", "R5", " r5 ", "к5"])
def test_a_card_is_played_however_its_letters_are_typed(text: str) -> None:
    assert actions(TURN, [text]) == ["A r5"]


@pytest.mark.parametrize(
    ("lines", "action"),
    [
        (["w:g"], "A w:g"),
        (["w g"], "A w:g"),
        (["w", "g"], "A w:g"),
        (["w", "G"], "A w:g"),
        (["wx:g>b"], "A wx:g>B"),
        (["wx g c"], "A wx:g>C"),
        (["wx", "g", "c"], "A wx:g>C"),
        (["wx", "g", ""], "A wx:g"),
        (["wx:g"], "A wx:g"),
        (["ц", "п"], "A w:g"),
    ],
)
def test_a_wild_without_its_colour_is_asked_for_it(lines: list[str], action: str) -> None:
    assert actions(TURN, lines) == [action]


def test_a_question_can_be_answered_with_another_code() -> None:
    assert actions(TURN, ["w", "r5"]) == ["A r5"]
    assert actions(TURN, ["w", "", "r5"]) == ["A r5"]


def test_short_forms_of_answers() -> None:
    start = "3p strict | discard w | phase START_COLOUR | turn A"
    assert actions(start, ["g"]) == ["A col:g"]
    blank = "3p strict blank_rules=B01,B03,B05 | top wb3 | colour b"
    shed = f"{blank} | A r9 w g1 | phase DISCARD | turn C | shed A 2"
    assert actions(shed, ["R9 w"]) == ["A disc:r9,w"]
    assert actions(shed, ["disc:r9,w"]) == ["A disc:r9,w"]
    keep = "3p strict blank_rules=B08,B03,B04 | A r1 g2 b3 | top wb1 | colour b | phase KEEP"
    assert actions(keep, ["r1!"]) == ["A keep:r1!"]


def test_a_joke_needs_no_quotes() -> None:
    joke = "3p strict blank_rules=B08,B03,B04 | A r1 g2 b3 | top wb1 | colour b | phase JOKE"
    assert actions(joke, ["joke Knock, knock"]) == ['A joke "Knock, knock"']


def test_a_refusal_is_answered_with_its_sentence_and_its_clause() -> None:
    table, screen = typed(TURN, ["g1"])
    assert table.version == 0
    assert "✗ The green 1 doesn't fit: it is not red, and it doesn't match the red 3." in screen
    assert "(uno.match.rule)" in screen
    _, screen = typed(TURN, ["g1"], "ru")
    assert "✗ Сверху красная тройка, цвет сейчас красный: зелёная единица не" in screen


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("nonsense", "koloda.action.unknown"),
        ("[bold]", "koloda.action.unknown"),
        ("catch:Z", "koloda.seat.unknown"),
        ("catch:B", "uno.catch.closed"),
        ("uno", "uno.call.false"),
        ("pass", "uno.turn.no-pass"),
        ("y9", "uno.act.held"),
        ("ch", "uno.chal.when"),
        ("keep:zz", "koloda.action.unknown"),
        ("!", "koloda.action.unknown"),
    ],
)
def test_whatever_is_typed_gets_an_answer_and_changes_nothing(line: str, clause: str) -> None:
    table, screen = typed(TURN, [line])
    assert clause in screen
    assert table.version == 0


CODES = ["w", "r5", "wx", ":", ">", "!", "g", "b", "catch", "disc", "keep", "why ", "~", " ", '"', "joke "]


@settings(max_examples=150, deadline=None)
@given(
    st.lists(
        st.one_of(st.text(max_size=12), st.lists(st.sampled_from(CODES), max_size=6).map("".join)), max_size=4
    )
)
def test_nothing_that_can_be_typed_breaks_a_game(lines: list[str]) -> None:
    table, _ = typed(TURN, [line.replace("\n", " ") for line in lines])
    assert replay(UNO, read_record(table.record().text())).text() == table.state.text()


def test_what_was_typed_is_repeated_as_it_was_typed() -> None:
    assert "«ерунда»" in typed(TURN, ["ерунда"], "ru")[1]


def test_why_answers_without_acting() -> None:
    table, screen = typed(TURN, ["why g1", "why r5", "why w", "why zz"])
    assert "(uno.match.rule)" in screen
    assert screen.count("Yes, you can do this now.") == 2
    assert "doesn't understand" in screen
    assert table.version == 0


def test_rules_help_log_score_and_table() -> None:
    _, screen = typed(TURN, ["rules draw.one", "rules nope", "help", "log", "score", "table"])
    assert "uno.draw.one\n  When you draw, you take just one card." in screen
    assert "There is no rule called “nope”." in screen
    assert "why CODE: find out" in screen
    assert "Nothing has happened yet." in screen
    assert "Total" in screen
    assert screen.count("UNO · Round 1") == 2


def test_who_owes_a_shout_is_not_told() -> None:
    """Chapter 10 of the rules: the client marks nothing beyond the hand size."""
    _, screen = typed("3p strict uno_hold=0 | A r5 g1 b2 | C y1 | top r3 | owes C", [])
    listed = screen.partition("You can now")[2]
    assert "r5" in listed
    assert "catch" not in listed


def test_a_bluff_is_marked_for_its_own_player() -> None:
    assert "a bluff!" in typed("3p strict | A r5 w4 b2 | top r3", [])[1]
    assert "a bluff!" not in typed("3p strict | A g5 w4 b2 | top r3", [])[1]
    assert "a bluff!" not in typed("3p strict w4_mode=free | A r5 w4 b2 | top r3", [])[1]
    assert "a bluff!" not in typed("3p strict w4_blockers=numbers | A rS w4 b2 | top r3", [])[1]


def test_uno_hold_is_a_pause_and_a_catch_within_it_counts() -> None:
    clock = HandClock()
    table = table_of("2p strict | A r1 r2 g3 | B r5 g1 | top r3 | turn B", clock)
    table.submit(1, "r5")
    seen: list[int] = []

    def choose() -> str:
        seen.append(clock.ms)
        return "catch b" if len(seen) == 5 else "quit" if len(seen) == 6 else "r1"

    talk = Typist(clock, choose)
    assert sit(table, talk).run() == 0
    assert table.record().actions == ["B r5", "A catch:B"]
    assert "(uno.win.hold)" in talk.text()
    assert "You catch Boris without a shout. Boris draws 2 cards." in talk.text()


def test_lines_written_ahead_wait_for_their_moment() -> None:
    """A whole round from a pipe: the second card is typed long before its turn comes."""
    bot = Chair("Boris", bot=make_player(UNO, "plain", 1, open_chance("k1:1")))
    position = "2p strict target=round | A r5 g5 | B b1 b2 | top r3 | deck y1 y2 y3 y4"
    table, screen = typed(position, ["r5!", "g5", "ok"], chairs=[Chair("Anya"), bot])
    assert table.record().actions == ["A r5!", "B draw", "B pass", "A g5", "A ok", "~ next"]
    assert table.state.is_over()
    assert "You win the round and get 4 points!" in screen
    assert "You win the match!" in screen
    assert "Goodbye" not in screen


def test_the_end_of_the_lines_leaves_with_one_goodbye() -> None:
    table, screen = typed(TURN, ["r5"])
    assert screen.rstrip().endswith("Goodbye! Thanks for playing.")
    assert screen.count("Goodbye") == 1
    assert replay(UNO, read_record(table.record().text())).digest() == table.state.digest()


def test_ctrl_c_leaves_with_one_goodbye_and_its_status() -> None:
    clock = HandClock()
    table = table_of(TURN, clock)

    def interrupt() -> str:
        raise KeyboardInterrupt

    talk = Typist(clock, interrupt)
    assert sit(table, talk, "ru").run() == 130
    assert talk.text().count("До встречи!") == 1


def test_the_owner_names_the_dealer_where_the_table_wants_it() -> None:
    clock = HandClock()
    table = new_table(UNO, {"dealer": "host"}, "k1:1", [Chair("Anya"), Chair("Boris")], clock)
    talk = Script(clock, ["~ dealer Z", "~ dealer B", "~ dealer A", "quit"])
    assert sit(table, talk).run() == 0
    assert table.record().actions == ["~ dealer B"]
    assert "as in ~ dealer B." in talk.text()
    assert "koloda.seat.unknown" in talk.text()
    assert "Only the game's host may say this" in talk.text()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_whole_match_by_somebody_who_types_what_is_listed(lang: str) -> None:
    clock = HandClock()
    chairs = [Chair("Anya")] + [
        Chair(f"bot {seat}", bot=make_player(UNO, "random", seat, open_chance(f"k1:{seat}")))
        for seat in (1, 2)
    ]
    options = {"target": "50", "hand": "5", "jump_in": "on", "stacking": "any"}
    table = new_table(UNO, options, "k1:5", chairs, clock)

    def choose() -> str | None:
        if not table.waits_for(0):
            return None
        codes = table.legal(0)
        return codes[len(table.log) % len(codes)] if codes else None

    talk = Typist(clock, choose)
    assert sit(table, talk, lang).run() == 0
    assert table.state.is_over()
    screen = talk.text()
    assert ("match!" in screen or "share the win" in screen) if lang == "en" else "парти" in screen
    assert "{" not in screen, "a sentence lacks a value"
    assert "uno-" not in screen, "a sentence is missing"
    assert max(map(len, screen.split("\n"))) <= 80
    assert replay(UNO, read_record(table.record().text())).text() == table.state.text()


def test_every_game_has_a_name_in_both_languages() -> None:
    for game in GAMES:
        assert Texts(game, "ru").say(f"{game}-name") != Texts(game, "en").say(f"{game}-name")

"""Munchkin in the terminal: proposals in words, and what is typed."""

import pytest
from rich.text import Text

from koloda.cli.boards.munchkin import MunchkinBoard
from koloda.games.munchkin.game import MUNCHKIN
from koloda.games.munchkin.view import MunchkinView
from koloda.texts import Texts
from koloda.wire.socket import ActionText
from tests.cli.script import offers


def board(lang: str) -> MunchkinBoard:
    return MunchkinBoard(Texts("munchkin", lang), ["Ann", "Ben", "Cleo", "Dora"], 0, "4p strict")


@pytest.mark.parametrize(
    ("lang", "terms", "words"),
    [
        ("en", "give=whip,boots want=-", "“Licorice Whip” and “Boots of the Mighty Kick” as a gift"),
        ("en", "share=1 pick=helper", "1 treasure for the helper; the helper picks first"),
        (
            "en",
            "share=half+ pay=whip",
            "half the treasures for the helper, rounded up; payment “Licorice Whip”",
        ),
        ("en", "play=gual.1>B@win", "after the victory “Go Up a Level” is played on Ben"),
        ("en", 'share=0 note="[b]ha[/b]"', "no treasure for the helper; “[b]ha[/b]”"),
        ("ru", "share=3 pick=main", "3 сокровища помощнику; боец выбирает первым"),
        ("ru", "give=boots want=whip", "«Башмаки могучего пенделя» за «Лакричный хлыст»"),
        ("ru", "give=- want=whip", "ничего за «Лакричный хлыст»"),
    ],
)
def test_a_proposal_in_words(lang: str, terms: str, words: str) -> None:
    assert Text.from_markup(board(lang).deal(terms)).plain == words


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("ask b share=1", "ask > B {share=1}"),
        ("offer c give=whip want=-", "offer > C {give=whip want=-}"),
        ("counter p3 give=whip want=boots", "counter p3 {give=whip want=boots}"),
        ("bid > a {share=half+}", "bid > A {share=half+}"),
    ],
)
def test_proposals_are_typed_without_signs(typed: str, code: str) -> None:
    assert board("en").spell(typed) == code


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_an_open_proposal_lies_on_the_table(lang: str) -> None:
    state = MUNCHKIN.read("4p strict | A off=whip | B off=boots | p1 B offer > A {give=boots want=whip}")
    view = state.view(0)
    assert isinstance(view, MunchkinView)
    shown = board(lang).pending(view)[0]
    assert "Ben → Ann" in shown and "boots" not in shown and "{" not in shown


def test_a_choice_says_no_version() -> None:
    """The version is the game's business, not the player's."""
    assert (
        board("en").choice_words(ActionText("accept p2 14", "accept", {"proposal": "p2", "version": "14"}))
        == "Agree: p2"
    )
    assert board("en").choice_words(ActionText("claim 3", "claim", {"version": "3"})) == "I kill it!"


def test_what_is_not_possible_is_asked_of_the_game_all_the_same() -> None:
    """`claim` in a lost fight: the refusal says why, not that it is no action."""
    state = MUNCHKIN.read("4p strict | A L2 | combat v3 A vs nettroll")
    mine = board("en")
    mine.choices(state.view(0), offers(state, 0), state.forms(0))
    refusal = state.why_not(state.read_action(0, mine.spell("claim")))
    assert refusal is not None and refusal.clause == "munchkin.combat.who-decides"

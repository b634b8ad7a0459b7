"""What is worked out for whoever draws a view, and what an action is taken apart into."""

import re
from pathlib import Path

import pytest

from koloda.games.montana import cards, codes
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import SPECTATOR
from tests.rules import Rules

rules = Rules("montana")


RULED = "3p table | A b5o g2* | B ?2 | C ? | pile g1* b1* b2* | last 2 | rules V=Vodd>Veven S=:say D=#3,-,#6"
CLAUSES = set(
    re.findall(r"`(montana\.[\w.-]+)`", (Path(__file__).parents[3] / "docs/rules/montana.md").read_text())
)


def test_the_rules_in_force_are_told_by_pile() -> None:
    for seat in (0, 1, int(SPECTATOR)):
        plain = rules.read(RULED).view(seat).plain
        assert plain["active"] == "V Veven S :say M - D1 #3 D2 - D3 #6"
        assert plain["clauses"].split()[1::2] == [
            "montana.v.even", "montana.smile.say", "montana.match.base", "montana.digit.3",
            "montana.pile.digits", "montana.digit.6",
        ]  # fmt: skip


@pytest.mark.parametrize("pile", ["V=Vodd", "S=:tap", "S=:same", "S=:run", "M=!o=", "M=!s1", "D=#1,#2,#4"])
def test_each_pile_names_a_clause_that_can_be_looked_up(pile: str) -> None:
    told = rules.read(f"2p strict | pile b1* | rules {pile}").view(0).plain["clauses"].split()[1::2]
    assert set(told) <= CLAUSES


def test_the_latest_play_is_told_with_its_top_card() -> None:
    view = rules.play(RULED, "A play b5o").view(1)
    assert (view.plain["latest"], view.plain["top"]) == ("b5o", "b5o")
    view = rules.read(RULED).view(1)
    assert (view.plain["latest"], view.plain["top"]) == ("b1* b2*", "b2*")
    assert view.fields["pile"] == "?1 b1* b2*"


def test_montana_digit_2__told() -> None:
    """Everybody is told what it costs to lose a race, as long as one can come: that many are then taken."""
    state = rules.play("2p strict | A b2* g1* | B r1* | pile b1* | rules D=#4,#2", "A play b2*")
    for seat in (0, 1, int(SPECTATOR)):
        assert state.view(seat).facts() == {"race": "2"}
    state.play("B cover 300")
    state.play("A cover 400")
    assert len(state.view(0).fields["A"].split()) == 1 + 2
    assert rules.read("2p strict | pile b1* | rules D=#4>#3").view(0).facts() == {}


@pytest.mark.parametrize("rule", [":same", ":run", ":say", ":tap", "-"])
def test_montana_smile_single__told(rule: str) -> None:
    """Several cards may be played at once where the rule in force is about it, and nowhere else."""
    state = rules.read(f"2p strict | A b1o b1* b2* | pile b1* | rules {'-' if rule == '-' else 'S=' + rule}")
    tried = [state.read_action(0, code) for code in ("play b1o b1*", "play b1* b2*")]
    fits = any(state.why_not(action) is None for action in tried)
    told = state.view(1).facts().get("several", "no")
    assert told == ("yes" if fits else "no") and fits is (rule in (":same", ":run"))


@pytest.mark.parametrize(
    ("code", "parts"),
    [
        ("play g2*", {"verb": "play", "card": "g2*"}),
        ("play b5o b4o", {"verb": "play", "cards": ("b5o", "b4o")}),
        ("lay !s=", {"verb": "lay", "card": "!s="}),
        ("lay #4 @2", {"verb": "lay", "card": "#4", "pile": "2"}),
        ("lay b5*", {"verb": "lay"}),
        ("swap B", {"verb": "swap", "target": "B"}),
        ("swap x y", {"verb": "swap"}),
        ("swap", {"verb": "swap"}),
        ("cover 412", {"verb": "cover", "ms": 412}),
        ("say b5", {"verb": "say", "words": "b5"}),
        ("call C tap", {"verb": "call", "target": "C", "offence": "tap"}),
        ("keep", {"verb": "keep"}),
    ],
)
def test_an_action_taken_apart(code: str, parts: dict[str, object]) -> None:
    state = rules.read(RULED)
    action = state.read_action(0, code)
    assert state.parts(action) == parts and state.write_code(action) == code


def test_a_host_action_taken_apart() -> None:
    state = rules.read(RULED)
    assert state.parts(state.read_action(-1, "close race")) == {"verb": "close", "window": "race"}
    assert state.parts(state.read_action(-1, "first C")) == {"verb": "first", "target": "C"}


def test_montana_say_form__every_word_is_read_and_written() -> None:
    state = rules.read("2p table | A b1* | B b5o b6* | pile b4* | turn B")
    for word in codes.WORDS:
        action = state.action(f"B say {word}")
        assert state.write_action(action) == f"B say {word}"
        assert state.parts(action) == {"verb": "say", "words": word}


@pytest.mark.parametrize(
    ("hand", "rule", "most"), [("b5* b5o r5* g1* g2* g3*", ":same", 4), ("b4* b5* b6* !o= #4", ":run", 3)]
)
def test_montana_smile_set__a_form_says_how_many_cards(hand: str, rule: str, most: int) -> None:
    state = rules.read(f"2p strict | A r1* | B {hand} | pile b4o | rules S={rule} | turn B")
    assert [form.most for form in state.forms(1) if form.verb == "play"] == [most]


def test_montana_deck_recycle__in_random_order() -> None:
    pile = " ".join(code for code in cards.CODES[:36] if code not in ("b1*", "r1*"))
    text = f"2p strict | A r1* | B b1* | pile {pile} | deck - | turn B"
    decks = set()
    for seed in range(3):
        state = rules.read(f"{text} | chance {open_chance(f'k1:{seed}').text()}")
        state.play("B draw")
        decks.add(state.field("deck"))
    assert len(decks) == 3

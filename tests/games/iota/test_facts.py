"""What is worked out for whoever draws a view: steps that fit, points so far, what jokers may be."""

import pytest

from koloda.kernel.seats import SPECTATOR
from tests.rules import Rules

rules = Rules("iota")


JOKER = "2p strict | grid gs1@0,0 gs2@1,0 j1@2,0 | A gs4 rt1 bt2 yt4"


def test_steps_are_what_a_draft_accepts() -> None:
    state = rules.play(JOKER, "A +rt1@0,1")
    steps = {state.write_code(action) for action in state.offers(0)} - {".", "<"}
    cards = ["gs4", "bt2", "yt4"]
    tried = [
        f"{verb}{card}@{x},{y}" for verb in "+*" for card in cards for x in range(-2, 5) for y in range(-2, 3)
    ]
    accepted = {code for code in tried if state.why_not(state.read_action(0, code)) is None}
    assert steps == accepted and "*gs4@2,0" in steps


def test_only_the_player_in_turn_is_offered_steps() -> None:
    state = rules.read(JOKER.replace("A gs4 rt1 bt2 yt4", "A rs1 | B gs4 rt1 | turn B"))
    assert state.offers(0) == [] and state.offers(int(SPECTATOR)) == []
    assert "+rt1@0,1" in [state.write_code(action) for action in state.offers(1)]


def test_iota_joker_declare__a_joker_is_offered_with_its_meanings() -> None:
    """Whoever is the referee: a step that is offered is accepted."""
    for referee in ("strict", "table"):
        state = rules.read(f"2p {referee} joker_meaning=declared | grid gs1@0,0 gs2@1,0 | B j1 | turn B")
        parts = [state.parts(action) for action in state.offers(1) if state.why_not(action) is None]
        assert len(parts) == len(state.offers(1))
        meanings = [one["meaning"] for one in parts if one.get("cell") == "2,0"]
        assert meanings == ["gs3", "gs4"]


def test_preview_is_what_will_be_scored() -> None:
    """iota.human.score: sum, doublings and their reasons, line by line."""
    state = rules.play(JOKER, "A *gs4@2,0; A +rt1@2,1; A +bt2@3,1; A +yt4@4,1; A +j1@5,1")
    facts = state.view(0).facts()
    assert facts["preview"] == "48 12x4 chain four"
    assert sorted(facts["lines"].split()) == ["2,0>2,1=5", "2,1>5,1=7x2"]
    state.play("A .")
    assert state.field("score") == "48 12x4"


def test_iota_score_chain__told() -> None:
    """Each line that doubles the points says so, and as often as the points are doubled for it."""
    one = rules.play("2p strict | grid gs1@0,0 gs2@1,0 gs3@2,0 | A gs4 rt1", "A +gs4@3,0")
    assert one.view(0).facts()["lines"] == "0,0>3,0=10x2"
    both = "2p strict | grid gs1@0,0 gs2@1,0 gs3@2,0 rt4@3,1 bc4@3,2 yx4@3,3 rt3@2,1 | A gs4 rt1"
    facts = rules.play(both, "A +gs4@3,0").view(0).facts()
    assert sorted(facts["lines"].split()) == ["0,0>3,0=10x2", "3,0>3,3=16x2"]
    assert facts["preview"] == "104 26x4 chain chain"


def test_preview_of_the_last_card() -> None:
    state = rules.play("2p strict | grid rs1@0,0 | A rs2 | B gt1 | deck -", "A +rs2@1,0")
    assert state.view(0).facts()["preview"] == "6 3x2 last"


def test_preview_is_its_owners_unless_drafts_are_shown() -> None:
    """iota.human.takeback."""
    hidden = rules.play(JOKER, "A +rt1@0,1")
    assert "preview" not in hidden.view(1).facts()
    shown = rules.play(JOKER.replace("strict", "strict show_draft=on"), "A +rt1@0,1")
    assert shown.view(1).facts()["preview"] == "2 2x1"


def test_preview_of_a_move_that_waits() -> None:
    state = rules.play("2p table | grid rs1@0,0 gs2@1,0 | A rs3 gt2 bc3 yx4", "A L rs3@2,0")
    for seat in (0, 1, int(SPECTATOR)):
        assert state.view(seat).facts()["preview"] == "6 6x1"


def test_preview_of_a_waiting_pass() -> None:
    state = rules.play("2p table | grid gs1@0,0 gs2@1,0 j1@2,0 | A gs4 rt1 bt2 yt4", "A T gs4@2,0 P rt1")
    facts = state.view(1).facts()
    assert facts["dom"] == "-" and "preview" not in facts and "lines" not in facts


def test_domains_of_jokers() -> None:
    assert rules.read(JOKER).view(1).facts()["dom"] == "2,0 gs3 gs4"


def test_the_own_hand_is_what_the_draft_leaves() -> None:
    """iota.take.hand: the joker taken is held instead."""
    state = rules.play(JOKER, "A *gs4@2,0; A +rt1@2,1")
    assert state.view(0).facts()["hand"] == "bt2 yt4 j1"
    assert state.view(1).field("B") == state.view(1).facts()["hand"]
    assert "hand" not in state.view(int(SPECTATOR)).facts()


def test_last_card_is_known_to_all_who_see_the_draft() -> None:
    """The doubling for the last card depends on how many cards are held, not on which."""
    shown = "2p strict show_draft=on | grid rs1@0,0 | A rs2 rs3 | B gt1 | deck -"
    assert rules.play(shown, "A +rs2@1,0").view(1).facts()["preview"] == "3 3x1"
    assert rules.play(shown, "A +rs2@1,0; A +rs3@2,0").view(1).facts()["preview"] == "12 6x2 last"


@pytest.mark.parametrize(
    ("code", "parts"),
    [
        ("+rt1@0,-1", {"verb": "place", "card": "rt1", "cell": "0,-1"}),
        ("*gs4@2,0", {"verb": "replace", "card": "gs4", "cell": "2,0"}),
        ("L rt1@0,1 bt2@1,1", {"verb": "lay", "cards": ("rt1@0,1", "bt2@1,1")}),
        ("T gs4@2,0 L rt1@0,1", {"verb": "lay", "takes": ("gs4@2,0",), "cards": ("rt1@0,1",)}),
        ("T gs4@2,0 P rt1", {"verb": "pass", "takes": ("gs4@2,0",), "cards": ("rt1",)}),
        ("T gs4@2,0", {"verb": "take", "takes": ("gs4@2,0",)}),
        ("P", {"verb": "pass", "cards": ()}),
        ("P rt1 bt2", {"verb": "pass", "cards": ("rt1", "bt2")}),
        (".", {"verb": "commit"}),
        ("<", {"verb": "undo"}),
        ("!", {"verb": "call"}),
        ("ok", {"verb": "ok"}),
    ],
)
def test_an_action_taken_apart(code: str, parts: dict[str, object]) -> None:
    state = rules.read(JOKER)
    action = state.read_action(0, code)
    assert state.parts(action) == parts and state.write_code(action) == code


def test_a_declared_joker_taken_apart() -> None:
    state = rules.read("2p strict joker_meaning=declared | grid gs1@0,0 | A j1 rt1 bt2 yt4")
    parts = {"verb": "place", "card": "j1", "cell": "1,0", "meaning": "gs2"}
    assert state.parts(state.read_action(0, "+j1=gs2@1,0")) == parts


def test_host_actions_taken_apart() -> None:
    state = rules.read(JOKER)
    assert state.parts(state.read_action(-1, "auto A P")) == {"verb": "auto", "target": "A"}
    assert state.parts(state.read_action(-1, "first B")) == {"verb": "first", "target": "B"}
    assert state.write_code(state.read_action(-1, "deck j1 ?3 …")) == "deck j1 ?3 …"


def test_iota_turn_undo__the_last_step_is_told() -> None:
    state = rules.read(JOKER.replace("A gs4 rt1 bt2 yt4", "A rs1 | B gs4 rt1 bt2 yt4 | turn B"))
    state.play("B *gs4@2,0; B +rt1@2,1; B +bt2@3,1")
    told = [event.public["card"] for event in state.play("B <; B <; B <")]
    assert told == ["+bt2@3,1", "+rt1@2,1", "*gs4@2,0"]


def test_iota_lay_count__after_four_cards_no_step_is_offered() -> None:
    hand = "gs1 gs2 gs3 gs4 rt1"
    state = rules.read(f"2p strict | grid rs1@0,0 | A yx1 | B {hand} | turn B")
    state.play("B +gs1@0,1; B +gs2@1,1; B +gs3@2,1")
    assert "+gs4@3,1" in [state.write_code(action) for action in state.offers(1)]
    state.play("B +gs4@3,1")
    assert [state.write_code(action) for action in state.offers(1)] == [".", "<"]


def test_iota_table_free__a_card_far_away_is_gone_on_from() -> None:
    """The cells beside it, and those beside the others, are offered where they are."""
    state = rules.read("2p table | grid rs1@0,0 rt2@40,1 | A yx1 | B gs1 | turn B | settled -")
    cells = [state.parts(action).get("cell") for action in state.offers(1)]
    assert {"1,0", "0,1", "39,1", "41,1", "40,0"} <= set(cells) and len(set(cells) - {None}) == 8


@pytest.mark.parametrize(
    ("grid", "card", "attribute", "values"),
    [
        ("rs1@0,0 rt2@1,0", "gc3", "colour", "r g"),
        ("rs1@0,0 gs2@1,0", "bt3", "shape", "s t"),
        ("rs1@0,0 gt1@1,0", "bc4", "number", "1 4"),
    ],
)
def test_iota_human_why__what_the_line_has_of_it(grid: str, card: str, attribute: str, values: str) -> None:
    state = rules.read(f"2p strict | grid {grid} | A yx1 | B {card} | turn B")
    refusal = state.why_not(state.action(f"B +{card}@2,0"))
    assert refusal is not None
    assert (refusal.values["attribute"], refusal.values["values"]) == (attribute, values)


def test_iota_joker_declare__a_form_for_both_jokers_only() -> None:
    """What one joker may mean is listed; two together are a form."""
    one = rules.read("2p strict joker_meaning=declared | grid rs1@0,0 j1=rs2@1,0 | A yx1 | B j2 gs3 | turn B")
    both = rules.read("2p strict joker_meaning=declared | grid rs1@0,0 rs2@1,0 | A yx1 | B j1 j2 | turn B")
    assert "L" not in [form.verb for form in one.forms(1)]
    assert "L" in [form.verb for form in both.forms(1)]

"""What is worked out for whoever draws a view: steps that fit, points so far, what jokers may be."""

from koloda.kernel.seats import SPECTATOR
from tests.games.iota.common import play, read

JOKER = "2p strict | grid gs1@0,0 gs2@1,0 j1@2,0 | A gs4 rt1 bt2 yt4"


def test_steps_are_what_a_draft_accepts() -> None:
    state = play(JOKER, "A +rt1@0,1")
    steps = set(state.view(0).facts()["steps"].split())
    cards = ["gs4", "bt2", "yt4"]
    tried = [
        f"{verb}{card}@{x},{y}" for verb in "+*" for card in cards for x in range(-2, 5) for y in range(-2, 3)
    ]
    accepted = {code for code in tried if state.why_not(state.read_action(0, code)) is None}
    assert steps == accepted and "*gs4@2,0" in steps


def test_only_the_player_in_turn_is_told_steps() -> None:
    state = read(JOKER)
    assert "steps" not in state.view(1).facts()
    assert "steps" not in state.view(int(SPECTATOR)).facts()


def test_preview_is_what_will_be_scored() -> None:
    """iota.human.score: sum, doublings and their reasons, line by line."""
    state = play(JOKER, "A *gs4@2,0; A +rt1@2,1; A +bt2@3,1; A +yt4@4,1; A +j1@5,1")
    facts = state.view(0).facts()
    assert facts["preview"] == "48 12x4 chain four"
    assert sorted(facts["lines"].split()) == ["2,0>2,1=5", "2,1>5,1=7"]
    state.play("A .")
    assert state.field("score") == "48 12x4"


def test_preview_of_the_last_card() -> None:
    state = play("2p strict | grid rs1@0,0 | A rs2 | B gt1 | deck -", "A +rs2@1,0")
    assert state.view(0).facts()["preview"] == "6 3x2 last"


def test_preview_is_its_owners_unless_drafts_are_shown() -> None:
    """iota.human.takeback."""
    hidden = play(JOKER, "A +rt1@0,1")
    assert "preview" not in hidden.view(1).facts()
    shown = play(JOKER.replace("strict", "strict show_draft=on"), "A +rt1@0,1")
    assert shown.view(1).facts()["preview"] == "2 2x1"


def test_preview_of_a_move_that_waits() -> None:
    state = play("2p table | grid rs1@0,0 gs2@1,0 | A rs3 gt2 bc3 yx4", "A L rs3@2,0")
    for seat in (0, 1, int(SPECTATOR)):
        assert state.view(seat).facts()["preview"] == "6 6x1"


def test_preview_of_a_waiting_pass() -> None:
    state = play("2p table | grid gs1@0,0 gs2@1,0 j1@2,0 | A gs4 rt1 bt2 yt4", "A T gs4@2,0 P rt1")
    assert state.view(1).facts() == {"dom": "-"}


def test_domains_of_jokers() -> None:
    assert read(JOKER).view(1).facts()["dom"] == "2,0 gs3 gs4"

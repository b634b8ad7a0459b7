"""Two rules that meet, where a scenario cannot look: events and shuffles."""

import pytest

from koloda.games.uno.game import UNO
from koloda.kernel.chance import open_chance
from tests.rules import Rules

rules = Rules("uno")


@pytest.mark.parametrize(
    ("position", "play"),
    [
        ("3p strict | A wx r1 r2 | B g1 g2 | C y1 y2 | top r5", "A wx:r>C"),
        ("3p strict seven_zero=on | A r7 r1 r2 | B g1 g2 | C y1 y2 | top r5", "A r7>C"),
        (
            "3p strict blank_rules=BX/chosen/swap,B03,B04 | A wb1 r1 r2 | B g1 g2 | C y1 y2 | top r5",
            "A wb1:r>C",
        ),
    ],
)
def test_uno_swap_effect__who_takes_whose_hand_is_told(position: str, play: str) -> None:
    """The player takes, the target is named; each is told his new hand."""
    told = rules.events(rules.read(position), play)
    assert [(event.seat, event.public["target"]) for event in told if event.kind == "swapped"] == [(0, "C")]
    hands = {event.seat: event.secret["cards"] for event in told if event.kind == "got-hand" and event.secret}
    assert hands == {0: ("y1", "y2"), 2: ("r1", "r2")}


def test_uno_setup_deal__every_seed_is_another_shuffle() -> None:
    texts = [UNO.new(3, {}, open_chance(seed)).text() for seed in ("k1:1", "k1:1", "k1:2")]
    hands = [text.partition(" | A ")[2].partition(" | ")[0] for text in texts]
    assert hands[0] == hands[1] != hands[2] and hands[0]


@pytest.mark.parametrize(
    ("position", "offered", "not_offered"),
    [
        ("| A wx g1 g2 | B y1 y2 | C b1", "wx:g wx:g>B wx:g>C wx:g>C!", "wx:g! wx:g>B! wx:g>A"),
        ("| A wx g1 | B y1 y2 | C y3 y4", "wx:g wx:g! wx:g>B", "wx:g>B! wx:g>C!"),
        ("| A wx | B y1 y2 | C b1", "wx:g", "wx:g! wx:g>B wx:g>C"),
        ("| A w g1 | B y1 y2 | C b1", "w:g w:g!", "w4:g"),
        ("| A w g1 g2 | B y1 y2 | C b1", "w:g", "w:g!"),
        ("seven_zero=on | A r7 g1 g2 | B y1 y2 | C b1", "r7>B r7>C r7>C!", "r7 r7! r7>B! r7>A"),
        ("seven_zero=on | A r7 | B y1 y2 | C b1", "r7", "r7! r7>B r7>C"),
        ("seven_zero=on | A r0 g1 g2 | B y1 y2 | C b1", "r0 r0!", "r0>B"),
        ("seven_zero=on | A r0 g1 g2 | B b1 | C y1 y2", "r0", "r0!"),
        ("seven_zero=on | A r0 | B b1 | C y1", "r0", "r0!"),
        ("seven_zero=on | A r0 g1 | B b1 | C y1 y2", "r0", "r0!"),
        ("seven_zero=on | A r6 g1 | B b1 | C y1", "r6 r6!", "r6>B"),
        (
            "blank_rules=BX/chosen/swap,B03,B04 | A wb1 g1 g2 | B y1 y2 | C b1",
            "wb1:r>C!",
            "wb1:r wb1:r>B!",
        ),
        (
            "blank_rules=BX/chosen/draw2,B03,B04 | A wb1 g1 | B y1 y2 | C b1",
            "wb1:r>B! wb1:r>C!",
            "wb1:r",
        ),
        ("blank_rules=BX/chosen/draw2,B03,B04 | A wb1 g1 g2 | B y1 | C b1", "wb1:r>B", "wb1:r>B!"),
        (
            "blank_rules=BX/all/discard1,B03,B04 | A wb1 g1 g2 | B y1 | C b1",
            "wb1:r wb1:r!",
            "wb1:r>B",
        ),
        ("blank_rules=BX/all/discard1,B03,B04 | A wb1 g1 g2 g3 | B y1 | C b1", "wb1:r", "wb1:r!"),
        ("blank_rules=BX/others/discard1,B03,B04 | A wb1 g1 g2 | B y1 | C b1", "wb1:r", "wb1:r!"),
        (
            "blank_rules=BX/others/discard1,B03,B04 | A wb1 g1 | B y1 | C b1",
            "wb1:r wb1:r!",
            "wb1:r>B",
        ),
        ("false_uno=1 | A wx g1 g2 g3 | B y1 y2 | C y3 y4", "wx:g! wx:g>B! uno", "catch:B"),
        ("false_catch=1 | A r1 g1 g2 g3 | B y1 y2 | C y3 y4", "r1 catch:B catch:C", "uno catch:A"),
        ("uno_call=auto | A r1 g1 | B y1 y2 | C y3 y4", "r1 uno", "r1!"),
    ],
)
def test_uno_call_how__a_shout_is_offered_where_it_may_count(
    position: str, offered: str, not_offered: str
) -> None:
    """With each target, by the hand that will be left; anything else may be said, but is not offered."""
    state = rules.read(f"3p strict {position} | top r5")
    codes = rules.listed(state, "A")
    rules.assert_legal(state, *[f"A {code}" for code in codes])
    assert [code for code in offered.split() if code not in codes] == []
    assert [code for code in not_offered.split() if code in codes] == []


@pytest.mark.parametrize(
    ("position", "offered", "not_offered"),
    [
        ("stacking=same | top g+ | phase PENALTY | stack 2 | A r+ w4 g1", "take r+", "w4:r g1 ch"),
        ("stacking=up | top g+ | phase PENALTY | stack 2 | A r+ w4 g1", "take r+ w4:r", "g1 ch"),
        (
            "stacking=up w4_mode=no_bluff | top g+ | phase PENALTY | stack 2 | A r+ w4 g1",
            "take r+",
            "w4:r g1",
        ),
        (
            "stacking=any | top w4 | colour r | phase PENALTY | stack 4 | A r+ g+ w4 g1",
            "r+ w4:g",
            "g+ g1",
        ),
    ],
)
def test_uno_house_stack_match__what_is_offered_on_a_stack(
    position: str, offered: str, not_offered: str
) -> None:
    codes = rules.listed(rules.read(f"3p strict {position}"), "A")
    assert [code for code in offered.split() if code not in codes] == []
    assert [code for code in not_offered.split() if code in codes] == []

"""Chapter 3: whose turn, the draft, full moves, records, codes."""

import random

import pytest

from koloda.kernel.chance import open_chance
from koloda.kernel.errors import NotationError
from koloda.kernel.records import Record, read_record, replay, spell_out
from koloda.kernel.state import State
from tests.rules import Rules

rules = Rules("iota")


DRAFT = "2p strict | grid gs1@0,0 j1@1,0 | A j2 gs2 bc2 yx3 | B rt1 rt2 rt3 rt4"


def test_iota_turn_active() -> None:
    state = rules.read(DRAFT)
    for code in ("P", "L rt1@0,1", "+rt1@0,1", "<", ".", "nonsense"):
        rules.assert_refused(state, f"B {code}", by="iota.turn.active")
    rules.assert_refused(rules.read("2p strict | phase DEAL"), "A P", by="iota.turn.active")
    assert not state.legal(1) and not state.forms(1)


def test_iota_turn_main() -> None:
    """A turn is a lay or a pass; a take alone completes none."""
    state = rules.read(DRAFT)
    rules.assert_refused(state, "A .", by="iota.turn.main")
    rules.assert_refused(state, "A T gs2@1,0", by="iota.turn.main")
    rules.assert_refused(rules.play(state, "A *gs2@1,0"), "A .", by="iota.turn.main")


def test_iota_turn_mix() -> None:
    state = rules.play(DRAFT, "A +j2@2,0")
    rules.assert_refused(state, "A P", by="iota.turn.mix")
    rules.assert_refused(state, "A P bc2", by="iota.turn.mix")
    rules.assert_legal(rules.play(state, "A <"), "A P bc2")


def test_iota_turn_order() -> None:
    state = rules.read("3p strict | grid rs1@0,0")
    for seat in "ABCA":
        assert state.field("turn") == seat
        rules.play(state, f"{seat} P")


def test_iota_turn_draft() -> None:
    """Steps change only the draft; a full move needs an empty one."""
    state = rules.read(DRAFT)
    rules.play(state, "A *gs2@1,0; A +j1@2,0")
    rules.assert_fact(
        state,
        "grid gs1@0,0 j1@1,0 | A j2 gs2 bc2 yx3 | points A 0 | draft *gs2@1,0 +j1@2,0",
    )
    rules.assert_fact(state, "cell 1,0 gs2 | cell 2,0 j1 | cell 3,0 -")
    rules.assert_refused(state, "A L bc2@0,1", by="iota.turn.draft")
    rules.assert_refused(state, "A T gs2@1,0 P", by="iota.turn.draft")
    assert rules.read(state.text()).text() == state.text()
    rules.assert_fact(rules.play(state, "A ."), "grid gs1@0,0 gs2@1,0 j1@2,0 | draft - | score 3 3x1")


def test_iota_turn_draft__position() -> None:
    """A draft in a position is judged like one that is played."""
    rules.assert_position_refused(f"{DRAFT} | draft +bc2@3,0", by="iota.lay.touch")
    rules.assert_position_refused(f"{DRAFT} | draft <", by="iota.turn.draft")
    rules.assert_position_refused(
        "2p strict | grid rs1@0,0 | phase OVER | draft +gt2@1,0", by="iota.turn.draft"
    )


def test_iota_turn_undo() -> None:
    state = rules.read(DRAFT)
    rules.assert_refused(state, "A <", by="iota.turn.undo")
    before = state.text()
    rules.play(state, "A *gs2@1,0; A +j1@2,0; A <; A <")
    assert state.text() == before
    rules.play(state, "A +j2@2,0; A .")
    rules.assert_refused(state, "B <", by="iota.turn.undo")


def test_iota_turn_prefix() -> None:
    """Every legal full move can be reached step by step."""
    dice = random.Random(3)
    for seed in range(6):
        state = rules.game.new(2, {}, open_chance(f"k1:{seed}"))
        for _ in range(6):
            seat = 0 if state.must() == 1 else 1
            codes = [state.write_code(a) for a in state.legal(seat)]
            for code in dice.sample(codes, min(6, len(codes))):
                assert reaches(state.clone(), "AB"[seat], code), f"{code}: {state.text()}"
            state.push(dice.choice(state.legal(seat)))


def reaches(state: State, seat: str, code: str) -> bool:
    """Plays the takes, then each lay as soon as it is accepted."""
    full = state.clone()
    full.play(f"{seat} {code}")
    taken, _, laid = code.partition("L ") if "L " in code else code.partition("P")
    for take in taken.removeprefix("T ").split():
        state.play(f"{seat} *{take}")
    if "L " not in code:
        state.play(f"{seat} P{laid}")
        return state.digest() == full.digest()
    left = laid.split()
    while left:
        fits = [lay for lay in left if rules.why_not(state, f"{seat} +{lay}") == "-"]
        if not fits:
            return False
        state.play(f"{seat} +{fits[0]}")
        left.remove(fits[0])
    state.play(f"{seat} .")
    return state.digest() == full.digest()


def test_iota_turn_set() -> None:
    """The order of the lays has no meaning."""
    position = "2p strict | grid rs1@0,0 | A rs2 rs3 rs4 gt1"
    one = rules.play(position, "A L rs2@1,0 rs3@2,0 rs4@3,0")
    two = rules.play(position, "A L rs4@3,0 rs2@1,0 rs3@2,0")
    assert one.text() == two.text()


def test_iota_turn_canonical() -> None:
    """Takes and lays by (y,x), jokers `j1` first, exchanged cards by index."""
    state = rules.read("2p strict | grid j1@0,0 rs2@0,1 | A rs1 gt2 gt4 j2 | deck rx1 rx2 rx3 rx4")
    for code in rules.listed(state, "A"):
        if "P" in code:
            continue
        lays = [word.partition("@") for word in code.partition("L ")[2].split()]
        cells = [tuple(map(int, reversed(cell.split(",")))) for _, _, cell in lays]
        assert cells == sorted(cells), code
        jokers = [card for card, _, _ in lays if card[0] == "j"]
        assert jokers == sorted(jokers)
    assert "P gt2 gt4 j2" in rules.listed(state, "A")


def test_iota_turn_record() -> None:
    """One line a turn, with a seed or with all shuffled cards."""
    state = rules.game.new(3, {}, open_chance("k1:9"))
    record = Record("iota", 1, "3p strict")
    record.seed = "k1:9"
    dice = random.Random(1)
    while not state.is_over() and len(record.actions) < 20:
        seat = next(s for s in range(3) if state.must() >> s & 1)
        action = dice.choice(state.legal(seat))
        record.actions.append(state.write_action(action))
        state.apply(action)
    record.digest = state.digest()
    assert replay(rules.game, read_record(record.text())).text() == state.text()
    spelled = spell_out(rules.game, record)
    assert spelled.actions[0].startswith("~ first ") and spelled.actions[1].startswith("~ deck ")
    assert replay(rules.game, read_record(spelled.text())).digest() == record.digest


BAD = [
    "",
    "L gt2",
    "L gt2@",
    "L @1,0",
    "L zz9@1,0",
    "+",
    "*gt2",
    "T L",
    "T",
    "T gt2@1,0 X",
    "P zz",
    "Q",
    "+j1=gt2@1,0",
]


@pytest.mark.parametrize("code", BAD)
def test_iota_turn_code(code: str) -> None:
    state = rules.read(DRAFT)
    if code:
        rules.assert_refused(state, f"A {code}", by="iota.turn.code")
    with pytest.raises(NotationError):
        state.read_action(0, code)


def test_iota_turn_code__after_whose_turn_it_is() -> None:
    over = rules.play("2p strict | grid rs1@0,0 | A rs2 | deck -", "A L rs2@1,0")
    rules.assert_refused(over, "A nonsense", by="iota.end.over")


def test_iota_human_takeback() -> None:
    """Trying a card out shows nothing to the others, unless drafts are shown."""
    state = rules.read(DRAFT)
    before = (state.view(1).text(), state.step)
    told = state.play("A +j2@2,0; A <; A *gs2@1,0")
    assert (state.view(1).text(), state.step) == before
    assert not [event for event in told if event.reaches(1)]
    assert rules.sees(state, 0, "draft") == "*gs2@1,0" and rules.sees(state, 1, "draft") == "-"
    shown = rules.read(DRAFT.replace("strict", "strict show_draft=on"))
    told = shown.play("A +j2@2,0")
    assert rules.sees(shown, 1, "draft") == "+j2@2,0" and told[0].reaches(1)


def test_iota_human_auto() -> None:
    """The default of a turn: the draft is dropped, then a pass."""
    state = rules.play(DRAFT, "A *gs2@1,0; A +j1@2,0")
    window = state.windows()[0]
    assert window.close is not None and not window.ms
    rules.assert_refused(state, "~ auto B P", by="iota.human.auto")
    state.apply(window.close)
    rules.assert_fact(state, "turn B | A j2 gs2 bc2 yx3 | grid gs1@0,0 j1@1,0 | draft - | dry 1")


def test_iota_human_auto__forced_pass() -> None:
    """Whoever cannot lay still passes in person."""
    state = rules.read("2p strict | grid rs1@0,0 gt2@1,0 | A - | B rs3 | deck -")
    assert rules.listed(state, "A") == ["P"] and state.must() == 1

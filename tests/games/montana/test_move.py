"""Chapters 3.3 to 3.5: actions, what fits, a move."""

import pytest

from koloda.kernel.chance import open_chance
from koloda.kernel.records import Record, leave_out, read_record, replay, spell_out
from tests.rules import Rules

rules = Rules("montana")


TWO = "2p strict | A g2o r5* b3* #1 !o= | B r1* r2* | pile g5* | deck b6o b1o | turn A"


def test_montana_act_order() -> None:
    """Phase, turn, draw, form, held, drawn, pile, match, shape: the first that fails is told."""
    racing = rules.play(TWO.replace("| turn A", "| rules D=#2 | turn A"), "A play g2o")
    rules.assert_refused(racing, "B play zz", by="montana.act.phase")
    state = rules.read(TWO)
    rules.assert_refused(state, "B play zz", by="montana.turn.out-of-turn")
    rules.assert_refused(state, "B keep", by="montana.turn.out-of-turn")
    rules.assert_refused(state, "A play b6*", by="montana.act.not-held")
    rules.assert_refused(state, "A lay #1 @4", by="montana.act.form")
    rules.assert_refused(state, "A lay !o= @1", by="montana.pile.choice")
    rules.assert_refused(state, "A play b3* r5*", by="montana.match.base")
    rules.assert_refused(state, "A play g2o r5*", by="montana.turn.one-card")
    drawn = rules.play(TWO, "A draw")
    rules.assert_refused(drawn, "A lay !o= @1", by="montana.draw.only-drawn")
    rules.assert_refused(drawn, "A play b6*", by="montana.act.not-held")


def test_montana_act_phase() -> None:
    """What the phase does not wait for is refused, the host's closings included."""
    state = rules.read(TWO)
    for action in ("A swap B", "~ close race", "~ close swap", "~ close final", "~ next", "~ first A"):
        rules.assert_refused(state, action, by="montana.act.phase")
    over = rules.play("2p table | A g1* | B r1* | pile g5* | deck b6o", "A play g1*; ~ close final")
    for action in ("B draw", "B montana", "B call A wrong", "B tap", "B cover 200", "~ next", "~ close turn"):
        rules.assert_refused(over, action, by="montana.act.phase")


@pytest.mark.parametrize(
    "code",
    ["play", "lay", "play g9*", "play xx", "play #1", "lay g2o", "play g2o #1", "lay #1 !o=", "lay #1 @0"],
)
def test_montana_act_form(code: str) -> None:
    """Malformed, mixed, or two rule cards."""
    rules.assert_refused(rules.read(TWO), f"A {code}", by="montana.act.form")


def test_montana_act_not_held() -> None:
    """Only cards of the hand, and each copy once."""
    state = rules.read("2p strict | A g5* r1* | B r1* | pile g5* | deck - | rules S=:same")
    rules.assert_refused(state, "A play g5* g5*", by="montana.act.not-held")
    rules.assert_refused(state, "A lay #3", by="montana.act.not-held")


def test_montana_act_record() -> None:
    """The spelled-out record begins with the deck and the first mover and needs no seed."""
    state = rules.game.new(2, {}, open_chance("k1:77"))
    record = Record("montana", 1, "2p strict")
    record.seed = "k1:77"
    for _ in range(30):
        seat = "AB".index(state.field("turn") or "A")
        action = state.legal(seat)[-1]
        record.actions.append(state.write_action(action))
        state.apply(action)
    record.digest = state.digest()
    spelled = spell_out(rules.game, record)
    assert spelled.actions[0].startswith("~ deck ") and len(spelled.actions[0].split()) == 102
    assert spelled.actions[1].startswith("~ first ")
    assert replay(rules.game, read_record(spelled.text())).digest() == record.digest
    assert leave_out(rules.game, spelled).actions == record.actions


@pytest.mark.parametrize("referee", ["strict", "table"])
def test_montana_turn_out_of_turn(referee: str) -> None:
    """Under both referees."""
    state = rules.read(TWO.replace("strict", referee))
    for action in ("B play r1*", "B lay #1", "B draw", "B keep"):
        rules.assert_refused(state, action, by="montana.turn.out-of-turn")
    swapping = rules.play(
        f"2p {referee} | A g5o g1* | B r1* r2* | pile g2* | deck r3* | rules D=#5", "A play g5o"
    )
    rules.assert_refused(swapping, "B swap A", by="montana.turn.out-of-turn")


def test_montana_match_base() -> None:
    rules.assert_fact(TWO, "can g2o r5o | cannot b3* r4*")


@pytest.mark.parametrize(
    ("rule", "clause", "can", "cannot"),
    [
        ("!o=", "montana.move.o-same", "g1o b5o", "g1* r4*"),
        ("!o1", "montana.move.o-step", "g1o b6* r4o", "g1* r5*"),
        ("!s=", "montana.move.s-same", "g1* b5o", "g1o r4*"),
        ("!s1", "montana.move.s-step", "g1* b6* r4o", "g1o r5*"),
    ],
)
def test_the_move_rules(rule: str, clause: str, can: str, cannot: str) -> None:
    """Each «!» card by its table row; the refusal names it."""
    state = rules.read(f"2p strict | A {cannot} r2* | B r1* | pile g5* | deck - | rules M={rule}")
    rules.assert_fact(state, f"can {can} | cannot {cannot}")
    for card in cannot.split():
        rules.assert_refused(state, f"A play {card}", by=clause)


def test_montana_match_replace() -> None:
    """An «!» card replaces the basic rule entirely."""
    state = rules.read("2p strict | A g1* r2* | B r1* | pile g5* | deck - | rules M=!o=")
    rules.assert_refused(state, "A play g1*", by="montana.move.o-same")


def test_montana_match_rule_free() -> None:
    """A rule card needs no match."""
    rules.assert_fact(TWO, "can #1 !o= Vodd")
    rules.assert_legal(rules.read(TWO), "A lay #1", "A lay !o=")


def test_montana_turn_options() -> None:
    """Play, lay or draw: exactly one of them."""
    state = rules.read(TWO)
    assert rules.listed(state, "A") == [
        "play g2o",
        "play r5*",
        "lay !o=",
        "lay #1",
        "lay #1 @2",
        "lay #1 @3",
        "draw",
    ]
    for action in ("A play g2o", "A lay #1"):
        rules.assert_fact(rules.play(TWO, action), "turn B | phase MOVE")


def test_montana_turn_one_card() -> None:
    state = rules.read("2p strict | A g5o g5* g1* | B r1* | pile g5* | deck -")
    rules.assert_refused(state, "A play g5o g5*", by="montana.turn.one-card")


def test_montana_turn_rule_ends() -> None:
    """The rule card is the whole move; its own digit on top does not fire."""
    state = rules.play("2p strict | A #4 g1* | B r1* | pile g4* | deck -", "A lay #4")
    rules.assert_fact(state, "turn B | phase MOVE | owed 0")


def test_montana_draw_free() -> None:
    """Also with a fitting card in hand."""
    rules.assert_fact(rules.play(TWO, "A draw"), "phase DRAWN | drawn b6o | deck b1o")


def test_montana_draw_only_drawn() -> None:
    """Only the drawn card, alone; an equal code counts as it."""
    position = "2p strict | A b5* g1* #2 | B r1* | pile r5* | deck b5* g6o | rules S=:same"
    state = rules.play(position, "A draw")
    for action in ("A play b5* b5*", "A play g1*", "A lay #2"):
        rules.assert_refused(state, action, by="montana.draw.only-drawn")
    assert rules.listed(state, "A") == ["play b5*", "keep"]
    rules.assert_fact(rules.play(state, "A play b5*"), "A b5* g1* #2 | turn B")


def test_montana_draw_only_drawn__a_rule_card() -> None:
    """A drawn rule card may be laid."""
    rules.assert_fact(
        rules.play("2p strict | A b5* g1* | B r1* | pile r5* | deck !o= g6o", "A draw; A lay !o="), "turn B"
    )


def test_montana_draw_once() -> None:
    rules.assert_refused(rules.play(TWO, "A draw"), "A draw", by="montana.draw.once")


def test_montana_draw_must() -> None:
    rules.assert_refused(rules.read(TWO), "A keep", by="montana.draw.must")


def test_montana_draw_keep() -> None:
    """Explicit, also when the drawn card does not fit."""
    state = rules.play(TWO, "A draw")
    rules.assert_fact(state, "turn A | phase DRAWN | cannot b6o")
    rules.assert_fact(rules.play(state, "A keep"), "turn B | phase MOVE | A g2o r5* b3* #1 !o= b6o")


def test_montana_turn_timeout() -> None:
    """Draw and keep, or keep."""
    rules.assert_fact(rules.play(TWO, "~ close turn"), "turn B | A g2o r5* b3* #1 !o= b6o")
    rules.assert_fact(rules.play(TWO, "A draw; ~ close turn"), "turn B | deck b1o")


def test_montana_turn_timeout__wins() -> None:
    """A win by that draw ends the deal before the card is kept."""
    state = rules.play("2p strict | A g1* g3* | B r1* | pile r5* | deck b5* | rules V=Vodd", "~ close turn")
    rules.assert_fact(state, "over A | phase OVER")

"""Chapter 3: the turn, its windows, black cards in real time, the two referees."""

import pytest

from koloda.games.arne.game import ARNE
from koloda.kernel.errors import Refusal
from koloda.kernel.seats import SPECTATOR
from koloda.kernel.windows import NOTICE
from tests.games.arne.cases import refused
from tests.rules import Rules

rules = Rules("arne")


QUICK = "P 4p strict | A r50 | deck v50 o50 …"


def test_arne_turn_order() -> None:
    rules.holds(QUICK, "> A play r50; ~ tick:end => turn B", "> B disc v50; ~ tick:end => turn C")
    rules.holds(f"{QUICK} | dir -", "> A play r50; ~ tick:end => turn D")


def test_arne_turn_draw() -> None:
    """The card comes by itself, unseen by the others."""
    rules.holds(QUICK, "> A play r50; ~ tick:end => B v50 | phase MOVE | sees A: B ?1")


def test_arne_turn_hand() -> None:
    """No limit, no refilling."""
    rules.holds("P 5p strict | A ?30 | deck r50 …", "= A ?30 | phase MOVE")
    rules.holds(QUICK, "> A play r50 => A -")


def test_arne_turn_mover() -> None:
    """White cards only from the mover, only in MOVE."""
    rules.holds(
        "P 4p strict | A r50 b50 | B y50",
        "> B play y50 => refused arne.turn.mover",
        "> A play r50; A disc b50 => refused arne.turn.mover",
    )


def test_arne_turn_one_white() -> None:
    """A score card or an action, not both; a joined chameleon is part of the move."""
    rules.holds(
        "P 4p strict | A b50 k-cham a-draw3",
        "> A play b50+k-cham => phase END | field1 [b50 cham]",
        "> A draw3 => refused arne.turn.mover",
    )


def test_arne_turn_blacks() -> None:
    """Any number of black cards before and after the move."""
    rules.holds(
        "P 4p strict | A r50 k-crash k-crash k-200y | field2 [y50] [y100]",
        "> A k-crash@2.1; A k-crash@2.2; ~ tick:beat; A play r50; A k-200y>2 => points B -200 | phase END",
    )


def test_arne_move_score() -> None:
    rules.holds("P 4p strict | A r50 | field1 [r100]", "> A play r50 => field1 [r100] [r50] | moved play")


def test_arne_move_own_field() -> None:
    rules.holds(
        "P 4p strict | A r50 y50", "> A play y50>2 => refused arne.move.own-field", "= can play r50>1"
    )


def test_arne_move_colour() -> None:
    rules.holds("P 4p strict | A y50", "> A play y50 => refused arne.move.colour")


def test_arne_move_action() -> None:
    """An action without a target can only be discarded."""
    rules.holds(
        "P 4p strict | A a-x3 a-pull a-draw3",
        "= cannot x3@1.1, pull>B | can disc a-x3, disc a-pull, draw3",
    )


def test_arne_move_discard() -> None:
    """Face down: he alone knows it."""
    rules.holds(
        "P 4p strict | A b50",
        "> A disc b50 => disc b50/A | sees A: disc b50/A | sees B: disc ?1 | moved disc",
    )


def test_arne_discard_own_colour() -> None:
    """The only white card, of the own colour, must be laid."""
    rules.holds(
        "P 4p strict | A r50 k-lock", "> A disc r50 => refused arne.discard.own-colour", "= can play r50"
    )


def test_arne_discard_white() -> None:
    rules.holds("P 4p strict | A k-lock", "> A disc k-lock => refused arne.discard.white")


def test_arne_move_skip() -> None:
    rules.holds("P 4p strict | A k-lock b50", "> A skip => refused arne.move.skip")
    rules.holds("P 4p strict | A k-lock", "> A skip => phase END | A k-lock | moved skip")
    rules.holds("P 4p strict", "> A skip => phase END")


def test_arne_window_phase() -> None:
    rules.holds(
        "P 4p strict | A r50", "> A ok => refused arne.window.phase", "> A done => refused arne.window.phase"
    )
    rules.holds("P 4p strict | A r50", "> ~ tick:end => refused arne.window.phase")
    rules.holds("P 4p strict | A r50", "> B give - => refused arne.window.phase")
    rules.holds("P 4p strict | phase OVER | deck - | B k-lock", "> B k-lock@1.1 => refused arne.window.phase")


def test_arne_window_beat() -> None:
    """Each black card restarts it, a joint play opens one; MOVE's clock stands still."""
    state = rules.after(
        "P 4p strict | A r50 | B k-crash k-crash | field1 [r100] [r500]", "> B k-crash@1.1 => phase BEAT"
    )
    first = state.windows()
    assert [(w.name, w.waits) for w in first] == [("MOVE", True), ("BEAT", False)]
    state.play("B k-crash@1.2")
    again = state.windows()
    assert again[0].serial == first[0].serial and again[1].serial != first[1].serial
    with pytest.raises(Refusal) as refusal:
        state.apply(state.action("C ok"), first[1].serial)
    assert refusal.value.clause == "koloda.window.stale"


def test_arne_window_end() -> None:
    """Also after a skip; never after a pass."""
    rules.holds("P 4p strict", "> A skip => phase END | must B C D | may A")
    rules.holds("P 4p strict | A a-pass", "> A pass => phase QUIET | must - | may -")


def test_arne_window_ok() -> None:
    """All but the one who opened it; an `ok` binds nobody; a restart clears them."""
    rules.holds(
        "P 4p strict | A r50 | B k-crash | deck v50 …",
        "> A play r50; B ok; B ok => refused arne.window.ok",
        "> B k-crash@1.1 => ok - | opened B | must A C D",
        "> A ok; C ok; D ok => turn B | phase MOVE",
    )


def test_arne_window_move_default() -> None:
    rules.holds("P 4p strict | A k-stop r50 b50", "> ~ tick:move => disc b50/A | A k-stop r50")
    rules.holds("P 4p table | A k-stop r50 r100", "> ~ tick:move => field1 [r50]")


def test_arne_window_handover() -> None:
    """Flips, then the last claimant, else the next in the direction of play."""
    rules.holds(
        "P 4p strict | A r50 | C k-rev | D k-stop | deck v50 …",
        "> C k-rev; D k-stop; ~ tick:beat; A play r50; ~ tick:end => turn D | dir - | claim - | flips 0",
    )


def test_arne_window_tempo() -> None:
    lengths = {"normal": (1500, 3000), "relaxed": (3000, 6000), "blitz": (800, 1500)}
    for tempo, (beat, end) in lengths.items():
        state = ARNE.read(f"4p strict tempo={tempo} | A r50 | B k-crash | field1 [r100]")
        state.play("B k-crash@1.1")
        assert state.windows()[-1].ms == beat
        state.play("~ tick:beat; A play r50")
        assert state.windows()[-1].ms == end
    state = rules.after(
        "P 4p strict tempo=none | A r50 | deck v50 …",
        "> A play r50; ~ tick:end => refused arne.window.tempo",
    )
    assert state.windows()[-1].kind == NOTICE
    state.play("B ok; C ok; D ok")
    assert state.field("turn") == "B"


HANDS = [
    "4p strict | A r50 k-crash | B k-lock k-stop | C k-thief k-rev | D k-cham k-200r | field1 [r100]",
    "4p strict | A r50 k-crash | B g50 b50 | C y50 o50 | D v50 g100 | field1 [r100]",
]


def test_windows_tell_nothing() -> None:
    """The same public game with and without black cards in the other hands looks the same to A."""
    steps = ["A k-crash@1.1", "~ tick:beat", "A play r50", "C ok", "~ tick:end", "B ok"]
    seen: list[list[object]] = []
    for text in HANDS:
        state = ARNE.read(f"{text} | deck b500 y500")
        told: list[object] = []
        for step in steps[:5]:
            events = state.apply(state.action(step))
            for seat in (0, SPECTATOR):
                told += [(e.kind, e.seat, e.clause, e.values(seat)) for e in events if e.reaches(seat)]
                view = state.view(seat)
                told.append((view.text(), state.must(), state.may()))
                told += [(w.serial, w.name, w.kind, w.seats, w.ms, w.waits) for w in view.windows]
        seen.append(told)
    assert seen[0] == seen[1]


def test_arne_black_anytime() -> None:
    """In MOVE, BEAT, GIVE and END, by anybody."""
    rules.holds(
        "P 4p strict | A a-2black | B k-crash k-crash | C k-crash | D k-crash"
        " | field1 [r50] [r100] [r200] [r500]",
        "> C k-crash@1.1 => phase BEAT",
        "> D k-crash@1.2 => phase BEAT",
        "> ~ tick:beat; A 2black>B; B k-crash@1.3 => phase GIVE",
        "> B give k-crash => phase END",
        "> A k-crash@1.4 => phase END | points A 0",
    )


def test_arne_card_held() -> None:
    rules.holds(
        "P 4p strict", "> A k-stop => refused arne.card.held", "> A play r50 => refused arne.card.held"
    )
    rules.holds("P 4p strict | A b50", "> A play b50+k-cham => refused arne.card.held")


def test_arne_black_atomic() -> None:
    """A pull is one step: what it took is gone."""
    rules.holds(
        "P 4p strict | A a-pull | B k-stop",
        "> A pull>B; ~ pull k-stop => phase END",
        "> B k-stop => refused arne.card.held",
    )


def test_arne_black_frozen() -> None:
    rules.holds("P 4p strict | A a-2black | B k-stop", "> A 2black>B; B k-stop => phase GIVE | claim B")
    rules.holds(
        "P 4p strict dodge=off | A a-2black | B k-stop", "> A 2black>B; B k-stop => refused arne.black.frozen"
    )
    rules.holds(
        "P 4p table honesty=call | A a-2black | B k-stop k-rev | C k-stop",
        "> A 2black>B; B give -; C call:give; B k-stop => refused arne.black.frozen",
        "> C k-stop => claim C | phase GIVE",
    )


def test_arne_race_no_stack() -> None:
    """A crash takes effect at once; a lock comes afterwards."""
    rules.holds(
        "P 4p strict | A k-lock | B k-crash | field1 [r100]",
        "> B k-crash@1.1 => points A 0",
        "> A k-lock@1.1 => points A 100",
    )


def test_arne_race_order() -> None:
    """As accepted; `race=bucket` puts black first, then whoever is nearest after the mover."""
    state = ARNE.read("4p strict race=bucket | A r50 | B k-stop | D k-stop | dir -")
    ranked = sorted(("A play r50", "B k-stop", "D k-stop"), key=lambda t: state.rank(state.action(t)))
    assert ranked == ["D k-stop", "B k-stop", "A play r50"]
    ordering = state.windows()[-1].ordering
    assert ordering is not None and ordering.keep_ms == ordering.tie_ms == 150
    assert ARNE.read("4p strict").windows()[-1].ordering is None


def test_arne_race_stale() -> None:
    """The stack has gone: refused, the card stays."""
    rules.holds(
        "P 4p strict | B k-thief | C k-crash | field1 [y1000 cham]",
        "> B k-thief@1.1:drop; C k-crash@1.1 => refused arne.race.stale | C k-crash",
    )


ORDER = [
    ("4p strict | phase FINAL | lap B A | deck -", "C play g50", "arne.final.no-white"),
    ("4p strict | A a-pass | B k-lock | phase QUIET | moved pass", "B k-crash@1.1", "arne.pass.quiet"),
    ("4p strict | A r50 | B k-lock | phase END | moved swap", "B k-cham@1.1", "arne.card.held"),
    ("4p strict | B k-cham | phase END | moved swap", "B k-cham@1.9", "arne.cham.not-swap"),
    ("4p strict | B k-thief", "B k-thief@2.1:keep", "arne.race.stale"),
    ("4p strict | B k-thief | field2 [r50]", "B k-thief@2.1:keep", "arne.thief.rival"),
    ("4p strict | B k-thief | field1 [y50]", "B k-thief@1.1:keep", "arne.thief.field"),
    ("4p strict | A a-x3 | field2 [y50 x3]", "A x3@2.1", "arne.x3.target"),
    ("4p strict | A k-200b", "A k-200b>1", "arne.m200.rival"),
]


@pytest.mark.parametrize(("position", "action", "clause"), ORDER)
def test_arne_refuse_order(position: str, action: str, clause: str) -> None:
    rules.holds(f"P {position}", f"> {action} => refused {clause}")


def test_arne_race_joint() -> None:
    """Left to right, all or none, from the cards held beforehand."""
    rules.holds(
        "P 4p strict | C k-cham k-thief | field1 [r1000] | disc k-lock",
        "> C k-cham@1.1 & k-thief@1.1:keep & k-crash@3.1 => refused arne.card.held",
        "> C k-thief@1.1:keep & k-cham@1.1 => refused arne.thief.field | C k-cham k-thief | field1 [r1000]",
        "> C k-thief@top & k-lock@1.1 => refused arne.card.held | disc k-lock",
        "> C k-cham@1.1 & k-thief@1.1:keep => field3 [r1000 cham] | phase BEAT",
    )
    state = rules.read("4p strict | A k-crash k-lock | field2 [y50]")
    assert [form.pattern for form in state.forms(0)] == ["BLACK & BLACK"]
    assert not rules.read("4p strict | A k-stop k-stop").forms(0)


def test_arne_black_stay() -> None:
    rules.holds(
        "P 4p strict | A k-crash k-stop k-lock k-200y k-rev | field2 [y50]",
        "> A k-crash@2.1; A k-lock@2.1; A k-200y>2; A k-stop; A k-rev => field2 [y50 crash lock] [k-200y]",
        "= disc k-stop k-rev",
    )


def test_arne_black_public() -> None:
    rules.holds("P 4p strict | B k-crash | field1 [r50]", "> B k-crash@1.1 => sees D: field1 [r50 crash]")


def test_arne_target_any_field() -> None:
    rules.holds(
        "P 4p strict | A k-crash k-lock k-cham | field1 [r50] [r100] | field3 [k-200g]",
        "= can k-crash@1.1, k-lock@3.1, k-cham@1.2",
    )


def test_arne_target_rival() -> None:
    """Not at your own seat, not the dummy you own, not your partner's."""
    rules.holds("P 4p strict | A k-200r", "> A k-200r>1 => refused arne.m200.rival")
    rules.holds(
        "P 3p strict variant=dummy | A k-200v | dummy v | owner A", "> A k-200v>0 => refused arne.m200.rival"
    )
    rules.holds("P 4p strict variant=team | A k-200r", "> A k-200r>3 => refused arne.m200.rival")


def test_arne_table_strict() -> None:
    rules.holds("P 4p strict | A a-2black | B k-stop", "> A 2black>B; B give - => refused arne.give.honest")
    assert refused("4p strict honesty=call") == "arne.table.honour"


def test_arne_table_hidden() -> None:
    """Only what nobody can see: gift, discard, skip."""
    rules.holds("P 4p table | A r50 k-lock", "= can disc r50, disc k-lock, skip | cannot play b50")
    rules.holds("P 4p table | A b50", "> A play b50 => refused arne.move.colour")
    rules.holds(
        "P 4p table | A k-lock", "> A disc k-lock => breach disc | sees A: breach disc | sees B: breach ?"
    )
    rules.holds(
        "P 4p table | A a-2black | B k-stop",
        "> A 2black>B; B give - => owed 1 | sees B: owed 1 | sees C: owed ?",
    )


def test_arne_table_honour() -> None:
    """Nobody can check."""
    rules.holds("P 4p table | A r50", "> A skip; B call:skip => refused arne.table.call | phase END")


def test_arne_table_call() -> None:
    rules.holds(
        "P 4p table honesty=call | A r50 | C k-thief | deck v50 …",
        "> A disc r50; B call:skip => refused arne.table.call",
        "> C k-thief@top => moved stolen | C r50",
        "> B call:disc => refused arne.table.call",
    )
    rules.holds(
        "P 4p table honesty=call | A a-2black | B k-stop",
        "> A 2black>B; B give -; B k-stop; C call:give => answer true | phase END | asked - | owed 0",
    )
    rules.holds(
        "P 4p table honesty=call | A r50 | C k-stop",
        "> A disc r50; C k-stop; B call:disc => answer true | disc k-stop | claim C | A r50 | phase MOVE",
    )

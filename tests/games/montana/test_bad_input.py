"""What cannot be: refused with its clause, and nothing changes."""

import pytest

from koloda.kernel.actions import Action
from koloda.kernel.errors import NotationError, Refusal
from tests.rules import Rules

rules = Rules("montana")


CARDS = "A b5o b5* g1* #4 | B r1* r2* | C b1* b2* | pile g5* | deck r6* r6o"
STRICT = f"3p strict | {CARDS} | rules S=:same D=#2"
TABLE = f"3p table | {CARDS} | rules S=:same D=#2"
OPEN = rules.play(TABLE, "A play b5o").text()
CLOSED = rules.play(TABLE, "A play b5o; B draw").text()
RACE = rules.play(STRICT.replace("g1*", "g2*"), "A play g2*; B cover 300").text()
SWAP = rules.play(STRICT.replace("#2", "#5"), "A play b5o").text()
FINAL = rules.play("2p table | A g1* | B r1* r2* | pile g5* | deck r6* r6o", "A play g1*").text()
OVER = rules.play(FINAL, "~ close final").text()


def assert_unchanged(position: str, action: str, by: str) -> None:
    state = rules.read(position)
    before = state.text(), state.digest()
    with pytest.raises((Refusal, NotationError)) as caught:
        state.apply(state.action(action))
    assert getattr(caught.value, "clause", "") == by
    assert (state.text(), state.digest()) == before


@pytest.mark.parametrize(
    ("action", "by"),
    [
        ("A play g7*", "montana.act.form"),
        ("A play g5", "montana.act.form"),
        ("A play y5*", "montana.act.form"),
        ("A play G5*", "montana.act.form"),
        ("A play b5o b5x", "montana.act.form"),
        ("A play ", "montana.act.form"),
        ("A play", "montana.act.form"),
        ("A play b5o,b5*", "montana.act.form"),
        ("A play #4", "montana.act.form"),
        ("A play b5o #4", "montana.act.form"),
        ("A lay #7", "montana.act.form"),
        ("A lay b5o", "montana.act.form"),
        ("A lay #4 #4", "montana.act.form"),
        ("A lay #4 @0", "montana.act.form"),
        ("A lay #4 @4", "montana.act.form"),
        ("A lay", "montana.act.form"),
        ("A lay :tap @1", "montana.act.not-held"),
        ("A hop", "koloda.action.unknown"),
        ("A DRAW", "koloda.action.unknown"),
        ("A draw 2", "koloda.action.unknown"),
        ("A keep keep", "koloda.action.unknown"),
        ("A swap", "montana.act.phase"),
        ("A swap Z", "montana.act.phase"),
        ("A cover -5", "montana.race.form"),
        ("A cover 4.5", "montana.race.form"),
        ("A cover 1e3", "montana.race.form"),
        ("A cover ٣٠٠", "montana.race.form"),
        ("A cover 99999999999999999999", "montana.race.form"),
        ("A cover 1 2", "montana.race.form"),
        ("A say", "montana.say.form"),
        ("A say b7", "montana.say.form"),
        ("A say b5o", "montana.say.form"),
        ("A say blue five", "montana.say.form"),
        ("A call B", "montana.table.offences"),
        ("A call B cheat", "montana.table.offences"),
        ("A call B say tap", "montana.table.offences"),
        ("~ close check", "koloda.action.unknown"),
        ("~ close", "koloda.action.unknown"),
        ("~ jump", "koloda.action.unknown"),
        ("~ close race", "montana.act.phase"),
        ("~ loser A", "montana.act.phase"),
        ("~ first A", "montana.act.phase"),
        ("~ next", "montana.act.phase"),
    ],
)
@pytest.mark.parametrize("position", [STRICT, TABLE])
def test_codes_that_do_not_exist(position: str, action: str, by: str) -> None:
    assert_unchanged(position, action, by)


@pytest.mark.parametrize("position", [STRICT, TABLE])
@pytest.mark.parametrize(
    "action",
    ["A play b5o b5o", "A play b5* b5o b5*", "A play b5o b5* b5o b5* b5o", "A play g1* g1*", "A play b4o"],
)
def test_sets_with_repeats_beyond_the_copies(position: str, action: str) -> None:
    """Not the copies that exist count but those in the hand, under both referees."""
    assert_unchanged(position, action, "montana.act.not-held")


def test_a_set_longer_than_the_pack() -> None:
    assert_unchanged(TABLE, "A play " + " ".join(["b5o"] * 200), "montana.act.not-held")


@pytest.mark.parametrize(
    ("position", "action", "by"),
    [
        (CLOSED, "C call A wrong", "montana.call.closed"),
        (CLOSED, "C call A say", "montana.call.closed"),
        (CLOSED, "C call A tap", "montana.call.closed"),
        (CLOSED, "C call A shout", "montana.call.closed"),
        (TABLE, "C call A wrong", "montana.call.closed"),
        (OPEN, "C call B wrong", "montana.call.closed"),
        (OPEN, "C call B tap", "montana.call.closed"),
        (OPEN, "C call C shout", "montana.call.self"),
        (STRICT, "C call A wrong", "montana.call.strict"),
        (STRICT, "C call C wrong", "montana.call.strict"),
        (OVER, "B call A wrong", "montana.act.phase"),
        (OPEN, "B tap", "montana.duty.void"),
        (OPEN, "B say b5", "montana.duty.void"),
        (CLOSED, "A tap", "montana.duty.void"),
        (CLOSED, "A say b5", "montana.duty.void"),
        (OPEN, "A montana", "montana.shout.void"),
        (STRICT, "A montana", "montana.shout.void"),
        (STRICT, "A tap", "montana.duty.void"),
    ],
)
def test_calls_and_duties_on_closed_windows(position: str, action: str, by: str) -> None:
    assert_unchanged(position, action, by)


@pytest.mark.parametrize(
    ("position", "action", "by"),
    [
        (RACE, "B cover 200", "montana.race.once"),
        (RACE, "B cover", "montana.race.once"),
        (RACE, "A cover 3001", "montana.race.close"),
        (RACE, "A play b5o", "montana.act.phase"),
        (RACE, "A draw", "montana.act.phase"),
        (RACE, "~ close turn", "montana.act.phase"),
        (STRICT, "B cover 200", "montana.race.none"),
        (STRICT, "B cover", "montana.race.none"),
        (SWAP, "A cover 200", "montana.race.none"),
        (SWAP, "A swap A", "montana.digit.5"),
        (SWAP, "A swap D", "montana.digit.5"),
        (SWAP, "A swap", "montana.digit.5"),
        (SWAP, "B swap A", "montana.turn.out-of-turn"),
        (SWAP, "~ close race", "montana.act.phase"),
        (FINAL, "B draw", "montana.act.phase"),
        (FINAL, "~ close turn", "montana.act.phase"),
        (OVER, "~ close final", "montana.act.phase"),
        (OVER, "A draw", "montana.act.phase"),
        (OVER, "~ next", "montana.act.phase"),
    ],
)
def test_covers_and_answers_out_of_place(position: str, action: str, by: str) -> None:
    assert_unchanged(position, action, by)


@pytest.mark.parametrize("code", [-1, 52, 63, 250, 1 << 20, (1 << 62) - 1])
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("position", [STRICT, OPEN, RACE, SWAP])
def test_numbers_that_no_text_gives(position: str, seat: int, code: int) -> None:
    """An outside caller may make an action of any number."""
    state = rules.read(position)
    before = state.text()
    for args in ((), (0,), (-1, 99), (99,) * 3):
        assert state.why_not(Action(seat, code, args)) is not None
    assert state.text() == before


@pytest.mark.parametrize("text", ["D draw", "Z draw", "draw", "", " ", "A", "AA draw", "a draw", "~"])
def test_seats_that_do_not_exist(text: str) -> None:
    with pytest.raises(NotationError):
        rules.read(STRICT).action(text)

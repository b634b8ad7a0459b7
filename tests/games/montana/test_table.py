"""Chapter 9: offences, calls, taking back, the race, and what the host is told."""

import pytest

from koloda.kernel.hosting import Wait
from koloda.kernel.state import State
from tests.rules import Rules

rules = Rules("montana")


TABLE = "3p table | A r6* b5o g1* g2* | B r1* r2* | C b1* b2* | pile g5* | deck r6o b4o r5* b5* r4* r4o"


def test_montana_table_strict() -> None:
    """Wrong plays are refused, duties are done by the play itself, nothing can be called."""
    state = rules.play("2p strict | A b5o g1* | B r1* r2* | pile g5* | deck - | rules S=:say", "A play b5o")
    rules.assert_fact(state, "open - | owes - | due -")
    for action, clause in (
        ("A say b5", "montana.duty.void"),
        ("A tap", "montana.duty.void"),
        ("A montana", "montana.shout.void"),
        ("B call A say", "montana.call.strict"),
    ):
        rules.assert_refused(state, action, by=clause)
    rules.assert_position_refused(
        "2p friendly | A g1* | B g2* | pile g5* | deck -", by="montana.table.strict"
    )


def test_montana_table_offences() -> None:
    """Four offences exist; a call of anything else is none."""
    state = rules.play(TABLE, "A play b5o")
    rules.assert_refused(state, "B call A draw", by="montana.table.offences")
    rules.assert_legal(state, "B call A wrong", "B call A say", "B call A tap", "B call A shout")


def test_montana_table_penalty() -> None:
    """Two cards."""
    rules.assert_fact(
        rules.play(f"{TABLE} | rules S=:say", "A play b5o; B call A say"), "A r6* g1* g2* r6o b4o"
    )


@pytest.mark.parametrize(
    ("extra", "action"),
    [
        ("", "play r6*"),
        ("", "play g1* g2*"),
        (" | rules S=:run", "play g1* b5o"),
        (" | rules M=!o=", "play g1*"),
    ],
)
def test_wrong_plays_are_accepted(extra: str, action: str) -> None:
    """Under the table referee match and shape do not refuse, and nothing shows that they would."""
    state = rules.play(TABLE + extra, f"A {action}")
    rules.assert_fact(state, "open A | turn B")
    called = rules.play(state, "C call A wrong")
    rules.assert_fact(called, "A r6* b5o g1* g2* r6o b4o | pile g5* | turn B | open -")


def test_a_card_from_the_hand_after_drawing_is_wrong() -> None:
    """montana.draw.only-drawn, called."""
    for action in ("A play g1*", "A play g1* r6o"):
        state = rules.play(TABLE, f"A draw; {action}; B call A wrong")
        rules.assert_fact(state, "A r6* b5o g1* g2* r6o b4o r5* | turn B | drawn -")
    state = rules.play(TABLE.replace("r6* b5o", "r6* b5o #1"), "A draw; A lay #1; B call A wrong")
    rules.assert_fact(state, "rules - | A r6* b5o #1 g1* g2* r6o b4o r5* | turn B")


def test_montana_wrong_undo() -> None:
    """Cards taken go back on top in their old order; dir, skip, last and piles are as before."""
    position = f"{TABLE} | rules S=:run D=#6,#1 | last 3 | skip C"
    state = rules.play(position, "A play r6* b5o g1*")
    rules.assert_fact(state, "dir - | B r1* r2* r6o b4o | turn A | skip -")
    state = rules.play(state, "C call A wrong")
    rules.assert_fact(
        state, "A r6* b5o g1* g2* r6o b4o | B r1* r2* | dir + | last 3 | deck r5* b5* r4* r4o | turn B"
    )


def test_montana_wrong_undo__rule_card() -> None:
    """The rule pile and its age, too."""
    position = f"{TABLE.replace('r6* b5o', 'r6* b5o #5')} | rules D=#1,#2,#3 | age 2 3 1"
    state = rules.play(position, "A draw; A lay #5 @1; B call A wrong")
    rules.assert_fact(state, "rules D=#1,#2,#3 | age 2 3 1 | turn B")


def test_montana_wrong_undo__swap_and_race() -> None:
    """Swapped hands return; a race or swap in progress is cancelled."""
    position = (
        "3p table | A r5* g1* g2* | B r1* | C b1* b2* | pile g6* | deck r6o b4o r5o | rules D=#5,#2 | said B"
    )
    state = rules.play(position, "A play r5*; A swap B; C call A wrong")
    rules.assert_fact(state, "A r5* g1* g2* r6o b4o | B r1* | said - | turn B | phase MOVE")
    state = rules.play(position.replace("r5*", "r2*"), "A play r2*; A cover 200; C call A wrong")
    rules.assert_fact(state, "A r2* g1* g2* r6o b4o | said B | turn B | covers -")


def test_montana_wrong_undo__a_reshuffle_stays() -> None:
    position = "3p table | A r6* g1* g2* | B r1* | C b1* b2* | pile b3* b6o g5* | deck r6o | rules D=#6"
    state = rules.play(position, "A play r6*; ~ deck b6o b3*")
    rules.assert_fact(state, "B r1* r6o b6o | pile g5* r6* | deck b3*")
    state = rules.play(state, "C call A wrong")
    rules.assert_fact(state, "A r6* g1* g2* r6o b6o | B r1* | pile g5* | deck b3* | turn B")


def test_montana_wrong_paid() -> None:
    """Penalties stay with whoever drew them, also if the hand was swapped in between."""
    position = (
        "3p table | A r5* b4* | B r1* | C b1* b2* | pile g6*"
        " | deck r6o b4o r3o r3* g3* g3o | rules D=#5 S=:say"
    )
    state = rules.play(position, "A play r5*; A swap B; C call A shout")
    rules.assert_fact(state, "A r1* r6o b4o | B b4*")
    state = rules.play(state, "C call A wrong")
    rules.assert_fact(state, "A r5* b4* r6o b4o r3o r3* | B r1* | deck g3* g3o")


def test_montana_wrong_then() -> None:
    """The turn passes and no further move is left; or he acts again from where he was."""
    position = f"{TABLE} | owed 1"
    rules.assert_fact(rules.play(position, "A play r6*; B call A wrong"), "turn B | owed 0")
    retry = position.replace("3p table", "3p table wrong_then=retry")
    rules.assert_fact(rules.play(retry, "A play r6*; B call A wrong"), "turn A | owed 1 | phase MOVE")
    rules.assert_fact(
        rules.play(retry, "A draw; A play r6*; B call A wrong"), "turn A | phase DRAWN | drawn r6o | owed 1"
    )


def test_montana_wrong_stands() -> None:
    """Uncalled it counts like a legal play, also for going out."""
    state = rules.play("2p table | A r6* | B r1* r2* | pile g5* | deck r6o b4o", "A play r6*; ~ close final")
    rules.assert_fact(state, "over A | points 3")


def test_montana_call_who() -> None:
    """Any seat any other seat; own offences cannot be called."""
    state = rules.play(TABLE, "A play b5o")
    rules.assert_refused(state, "A call A wrong", by="montana.call.self")
    rules.assert_legal(state, "B call C shout", "A call C shout")


def test_montana_call_self() -> None:
    rules.assert_refused(rules.play(TABLE, "A play b5o"), "B call B shout", by="montana.call.self")


def test_montana_call_strict() -> None:
    state = rules.read(TABLE.replace("table", "strict"))
    rules.assert_refused(state, "B call B wrong", by="montana.call.strict")


def test_montana_call_closed() -> None:
    """No open play, or not its mover."""
    rules.assert_refused(rules.read(TABLE), "B call A wrong", by="montana.call.closed")
    state = rules.play(TABLE, "A play b5o")
    for offence in ("wrong", "say", "tap"):
        rules.assert_refused(state, f"B call C {offence}", by="montana.call.closed")


def test_montana_call_settled() -> None:
    """The second call of the same thing is refused and costs nothing."""
    state = rules.play(f"{TABLE} | rules S=:say", "A play b5o; B call A say")
    rules.assert_refused(state, "C call A say", by="montana.call.settled")
    rules.assert_legal(state, "C call A wrong")


def test_montana_call_unfounded() -> None:
    """Recorded; the caller has no further call on this play; with false_call he takes two."""
    state = rules.play(TABLE, "A play b5o; B call A say")
    rules.assert_fact(state, "unfounded | B r1* r2* | spent B")
    state = rules.play(TABLE.replace("table", "table false_call=2"), "A play b5o; B call A say")
    rules.assert_fact(state, "B r1* r2* r6o b4o")
    founded = rules.play(f"{TABLE} | rules S=:say", "A play b5o; B call A say")
    rules.assert_legal(founded, "B call A tap")


def test_montana_call_spent() -> None:
    state = rules.play(TABLE, "A play r6*; B call A say")
    rules.assert_refused(state, "B call A wrong", by="montana.call.spent")
    rules.assert_legal(state, "C call A wrong")
    rules.assert_legal(rules.play(state, "B play r1*"), "B call C shout")


def test_montana_call_checks() -> None:
    """Strict, self, closed, spent, settled, founded."""
    state = rules.play(f"{TABLE} | rules S=:say", "A play b5o; C call A say; B call A tap")
    rules.assert_refused(state, "B call B say", by="montana.call.self")
    rules.assert_refused(state, "B call C say", by="montana.call.closed")
    rules.assert_refused(state, "B call A say", by="montana.call.spent")
    rules.assert_refused(state, "C call A say", by="montana.call.settled")


def test_montana_call_duty_first() -> None:
    """Words before the call save, after it they change nothing."""
    saved = rules.play(f"{TABLE} | rules S=:say", "A play b5o; A say b5; B call A say")
    rules.assert_fact(saved, "unfounded | A r6* g1* g2*")
    late = rules.play(f"{TABLE} | rules S=:say", "A play b5o; B call A say; A say b5")
    rules.assert_fact(late, "A r6* g1* g2* r6o b4o")


def waits(state: State, action: str) -> tuple[str, int] | None:
    """The window and the time that the host lets an action wait for."""
    found: Wait | None = state.wait(state.action(action))
    if found is None:
        return None
    names = {window.serial: window.name for window in state.windows()}
    return names.get(found.serial, "-"), found.ms


def test_montana_call_admission() -> None:
    """The host lets calls of duties and the next move wait, after every play alike."""
    state = rules.play(TABLE, "A play b5o")
    assert waits(state, "B call A say") == waits(state, "B call A tap") == ("check", 1200)
    assert waits(state, "B call A shout") == ("settled", 1200)
    assert waits(state, "B call A wrong") is None
    assert waits(state, "B draw") == waits(state, "B play r1*") == ("settled", 2500)
    assert waits(state, "A tap") is None and waits(rules.read(TABLE), "A draw") is None
    racing = rules.play(f"{TABLE} | rules D=#6,#5", "A play b5o")
    assert waits(racing, "B call A shout") == ("-", 1200)
    assert waits(racing, "A swap B") is None


def test_montana_call_ordering() -> None:
    """Within a tie: duty before call before move, then seat order from the open mover."""
    state = rules.play(TABLE, "A play b5o")
    check = next(window for window in state.windows() if window.name == "check")
    assert check.ordering is not None
    assert (check.ordering.keep_ms, check.ordering.allowed_ms, check.ordering.tie_ms) == (250, 150, 20)
    codes = ["B draw", "C call A wrong", "B call A wrong", "A tap", "C montana", "A say b5"]
    order = sorted(codes, key=lambda code: state.rank(state.action(code)))
    assert order == ["A tap", "A say b5", "C montana", "B call A wrong", "C call A wrong", "B draw"]


def test_montana_say_form() -> None:
    """One of 18; false words count as no words until the right ones follow."""
    state = rules.play(f"{TABLE} | rules S=:say", "A play b5o")
    for words in ("b7", "5b", "b5o", "blue five"):
        rules.assert_refused(state, f"A say {words}", by="montana.say.form")
    rules.assert_fact(rules.play(state, "A say r5; A say b4"), "owes say")
    rules.assert_fact(rules.play(state, "A say b5"), "owes -")


def test_montana_tap_form() -> None:
    """One press; superfluous ones are harmless."""
    state = rules.play(TABLE, "A play b5o; A tap; A tap")
    rules.assert_fact(state, "owes - | turn B | A r6* g1* g2*")


def test_montana_duty_void() -> None:
    """Only from the mover of the open play, after it."""
    rules.assert_refused(rules.read(TABLE), "A tap", by="montana.duty.void")
    state = rules.play(TABLE, "A play b5o")
    rules.assert_refused(state, "B tap", by="montana.duty.void")
    rules.assert_refused(state, "B say b5", by="montana.duty.void")


ONE_LEFT = "3p table | A g2o g1* | B r1* | C b1* b2* | pile g5* | deck r6* b4o b3*"


def test_montana_shout_owed() -> None:
    """By whoever holds one card at settlement and whose hand this play changed."""
    rules.assert_fact(rules.play(ONE_LEFT, "A play g2o"), "due A")
    rules.assert_fact(rules.play(f"{ONE_LEFT} | rules V=Vodd", "A play g2o"), "due A")
    rules.assert_fact(rules.play(ONE_LEFT.replace("C b1* b2*", "C b1*"), "A play g2o"), "due A")


def test_montana_shout_form() -> None:
    """With exactly one card, as long as the hand stays as it is."""
    rules.assert_fact(rules.play(ONE_LEFT, "A play g2o; A montana"), "due - | said A")
    racing = rules.play(f"{ONE_LEFT} | rules D=#2", "A play g2o; A montana")
    rules.assert_fact(racing, "said A | phase RACE")
    rules.assert_fact(
        rules.play(racing, "B cover 100; C cover 200; A cover 300"), "said - | due - | A g1* r6* b4o"
    )


def test_montana_shout_void() -> None:
    """Not in advance."""
    rules.assert_refused(rules.read(ONE_LEFT), "A montana", by="montana.shout.void")


def test_montana_shout_lapse() -> None:
    """The debt ends with the check, or when the hand is no longer one card."""
    rules.assert_fact(rules.play(ONE_LEFT, "A play g2o; B draw"), "due -")
    position = "3p table | A g2o g1* | B r1* r2* | C b1* b2* | pile g5* | deck r6* b4o b3* | rules S=:say"
    blue = position.replace("g2o", "b5o")
    rules.assert_fact(rules.play(blue, "A play b5o; B call A say"), "due - | A g1* r6* b4o")


RACE = "3p strict | A g2* g1* g3* | B r1* r2* | C b1* b2* | pile g5* | deck r6* b4o r5* b5* | rules D=#2"


def test_montana_race_start() -> None:
    """The 2 opens the race for everybody, the mover too."""
    state = rules.play(RACE, "A play g2*")
    race = state.windows()[-1]
    assert (race.name, race.seats, race.race) == ("race", 7, True)


def test_montana_race_form() -> None:
    """The effective time lies between what the client tells and what the host has measured."""
    race = rules.play(RACE, "A play g2*").windows()[-1].reaction
    assert race is not None and race.code == "cover"
    assert race.effective(told=400, elapsed=500, round_trip=100) == 400
    assert race.effective(told=50, elapsed=500, round_trip=100) == 340
    assert race.effective(told=900, elapsed=500, round_trip=100) == 500
    assert race.effective(told=20, elapsed=60, round_trip=500) == 100
    assert race.effective(told=200, elapsed=900, round_trip=900) == 540
    rules.assert_refused(rules.play(RACE, "A play g2*"), "A cover", by="montana.race.form")
    rules.assert_refused(rules.play(RACE, "A play g2*"), "A cover soon", by="montana.race.form")


def test_montana_race_close() -> None:
    """The host closes a little after the time; what is later than the time is no cover."""
    state = rules.play(RACE, "A play g2*")
    assert state.windows()[-1].ms == 3300
    rules.assert_refused(state, "A cover 3001", by="montana.race.close")
    rules.assert_fact(
        rules.play(state, "A cover 3000; ~ close race"), "B r1* r2* r6* b4o | C b1* b2* r5* b5* | A g1* g3*"
    )


def test_montana_race_once() -> None:
    rules.assert_refused(rules.play(RACE, "A play g2*; B cover 300"), "B cover 200", by="montana.race.once")


def test_montana_race_none() -> None:
    rules.assert_refused(rules.read(RACE), "A cover 300", by="montana.race.none")


def test_montana_race_result() -> None:
    """The largest time; among equals the mover, then the nearest in order of play."""
    race = rules.play(RACE, "A play g2*").text()
    rules.assert_fact(rules.play(race, "C cover 610; B cover 400; A cover 610"), "A g1* g3* r6* b4o")
    rules.assert_fact(rules.play(race, "C cover 610; B cover 610; A cover 100"), "B r1* r2* r6* b4o")
    backwards = rules.play(f"{RACE} | dir -", "A play g2*; C cover 610; B cover 610; A cover 100")
    rules.assert_fact(backwards, "C b1* b2* r6* b4o")
    rules.assert_fact(rules.play(race, "~ close race"), "A g1* g3* r6* b4o | B r1* r2* r5* b5* | C b1* b2*")


def test_montana_race_chance() -> None:
    """No covers; a lot decides, drawn by the game where it has a seed."""
    state = rules.play(RACE.replace("strict", "strict race=chance"), "A play g2*")
    rules.assert_refused(state, "A cover 300", by="montana.race.none")
    rules.assert_refused(state, "~ close race", by="montana.act.phase")
    rules.assert_fact(state, "phase RACE | must -")
    rules.assert_fact(rules.play(state, "~ loser B"), "B r1* r2* r6* b4o | turn B")
    drawn = rules.game.read(RACE.replace("strict", "strict race=chance") + " | chance k1:5 0")
    rules.assert_fact(rules.play(drawn, "A play g2*"), "phase MOVE | turn B | deck r5* b5*")


def test_montana_bot_fair() -> None:
    """What a bot may judge from is in its view: never whether a play is wrong, nor what is owed."""
    fields = rules.play(f"{TABLE} | rules S=:say", "A play b5o").view(1).fields
    assert not {"owes", "due", "wrong"} & set(fields)
    assert fields["open"] == "A" and fields["pile"] == "?1 b5o" and fields["A"] == "?3"


def test_montana_human_none() -> None:
    """No talk, no trades: every form is a set, a cover or words."""
    state = rules.play(TABLE, "A play b5o")
    assert [form.verb for form in state.forms(0)] == ["say"]
    assert [form.verb for form in state.forms(1)] == ["play"]


def test_under_the_table_referee_every_card_is_listed() -> None:
    """Greying out would play the game for you."""
    assert rules.listed(rules.read(TABLE), "A")[:4] == ["play g1*", "play g2*", "play r6*", "play b5o"]


@pytest.mark.parametrize(("seat", "facts"), [
    ("A", "sees A: A g1* g2* | sees A: B ?2 | sees A: deck ?4 | sees A: covers A ?"),
    ("B", "sees B: A ?2 | sees B: B r1* r2* | sees B: pile ?1 g2* | sees B: covers A ?"),
])  # fmt: skip
def test_what_is_hidden(seat: str, facts: str) -> None:
    """Chapter 10: hands, deck, and the times of a race that is not over."""
    position = "2p strict | A g2* g1* g2* | B r1* r2* | pile g5* | deck r6* b4o r5* b5* | rules D=#2"
    state = rules.play(position, "A play g2*; A cover 300")
    rules.assert_fact(state, facts)


def test_a_drawn_card_lies_apart() -> None:
    """Everybody sees that somebody drew and whether that card was played."""
    state = rules.play(TABLE, "A draw")
    rules.assert_fact(state, "sees B: drawn ? | sees A: drawn r6o | sees B: A ?5")
    events = state.play("A play g1*")
    assert events[0].public == {"cards": ("g1*",), "drawn": "no"}


def test_everybody_sees_the_hands_when_the_deal_is_over() -> None:
    state = rules.play("2p strict | A g1* | B r4* #1 | pile g5* | deck -", "A play g1*")
    rules.assert_fact(state, "sees A: B r4* #1")

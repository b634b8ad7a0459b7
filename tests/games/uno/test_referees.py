"""Chapter 9.4: the strict referee and the table."""

import pytest

from koloda.kernel.chance import open_chance
from koloda.kernel.errors import Refusal
from koloda.kernel.events import Event
from koloda.kernel.seats import SPECTATOR
from koloda.kernel.state import State
from koloda.kernel.windows import PAUSE
from tests.rules import Rules

rules = Rules("uno")


WRONG = "3p table | A g+ b1 b2 | B r1 r2 | top r3 | deck y1 y2 y3 y4 …"
"""A is about to play a Draw Two that does not fit."""


def told_to(events: list[Event], seat: int) -> list[tuple[str, object]]:
    return [(event.kind, event.values(seat)) for event in events if event.reaches(seat)]


def test_uno_table_strict() -> None:
    """`strict` refuses what is not in the lists, with its clause, and nothing changes or is told."""
    state = rules.read("3p strict | A g1 r2 w4 | B r5 | top r3")
    rules.assert_refused(state, "A g1", by="uno.match.rule")
    rules.assert_refused(state, "B r5", by="uno.act.turn")
    rules.assert_refused(state, "A pass", by="uno.turn.no-pass")
    rules.assert_legal(state, "A w4:g")
    assert "g1" not in rules.listed(state, "A")


@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("3p table | A g1 b2 b3 | top r3", "A g1"),
        ("3p table | A g1 b2 b3 | top w | colour r", "A g1"),
        ("3p table | A r1 b2 y4 | top r3 | drawn y4 | phase DRAWN", "A r1"),
        ("3p table | A w b2 y4 | top r3 | drawn y4 | phase DRAWN", "A w:g"),
        ("3p table | A b2 y4 | top r3 | drawn y4 | phase DRAWN", "A y4"),
        ("3p table w4_mode=no_bluff | A w4 r2 b3 | top r3", "A w4:g"),
    ],
)
def test_uno_table_misplay(position: str, action: str) -> None:
    """`table` lets exactly the misplays pass; `strict` refuses each of them."""
    state = rules.read(f"{position} | chance k1:1")
    assert action[2:] in rules.listed(state, "A")
    rules.assert_fact(rules.play(state, f"{action}; B call:A"), "turn B | phase TURN")
    strict = rules.read(position.replace("table", "strict"))
    with pytest.raises(Refusal):
        strict.apply(strict.action(action))


@pytest.mark.parametrize(
    ("position", "action", "clause"),
    [
        ("3p table | A r1 b2 | B r2 | top r3", "B r2", "uno.act.turn"),
        ("3p table | A r1 b2 | top r3", "A pass", "uno.turn.no-pass"),
        ("3p table | A r1 b2 | top r3", "A r9", "uno.act.held"),
        ("3p table | A w b2 | top r3", "A w", "uno.act.whole"),
        ("3p table | A b2 y4 | top r3 | drawn y4 | phase DRAWN", "A draw", "uno.draw.one"),
        ("3p table | A b2 | top w4 | colour g | phase CHALLENGE | accused C r b1", "A b2", "uno.act.phase"),
        ("3p table stacking=up | A b2 | top r+ | phase PENALTY | stack 2", "A b2", "uno.house.stack.match"),
        ("3p table jump_in=on | A b2 | B g5 | top r3 | jump open", "B g5", "uno.house.jump.what"),
        (
            "3p table stacking=up w4_mode=no_bluff | A w4 r1 | top r+ | phase PENALTY | stack 2",
            "A w4:g",
            "uno.w4.legal",
        ),
        ("3p table force_play=all | A r1 b2 | top r3", "A draw", "uno.house.force.drawn"),
        ("3p table finish_on=numbers | A gS | top r3", "A gS", "uno.house.finish"),
    ],
)
def test_uno_table_misplay_ends_there(position: str, action: str, clause: str) -> None:
    """What everybody sees, or the engine does, is refused as in `strict`."""
    rules.assert_refused(rules.read(position), action, by=clause)


def test_uno_table_called() -> None:
    """The play and all that came of it is undone, the pile is shuffled, P draws two, his turn ends."""
    state = rules.play(WRONG, "A g+")
    rules.assert_fact(state, "B r1 r2 y1 y2 | turn C | top g+")
    state.play("C call:A")
    assert state.waiting, "the pile must be shuffled, for cards were drawn"
    rules.play(state, "~ shuffle w w4 …")
    rules.assert_fact(state, "A g+ b1 b2 w w4 | B r1 r2 | discard r3 | colour r | turn B | phase TURN")


@pytest.mark.parametrize("penalty", [0, 1, 4])
def test_uno_table_called_penalty(penalty: int) -> None:
    """The price of a misplay is an option; without draws since the pile stays as it is."""
    state = rules.play(
        f"3p table misplay_penalty={penalty} | A g1 b1 b2 | top r3 | deck y1 y2 y3 y4 …", "A g1; B call:A"
    )
    drawn = " ".join(["y1", "y2", "y3", "y4"][:penalty])
    rules.assert_fact(state, f"A g1 b1 b2 {drawn} | turn B | top r3".replace("  ", " "))


@pytest.mark.parametrize(
    ("before", "actions"),
    [
        ("A g7 b1 b2 | C y1", "A g7>C"),
        ("A g0 b1 b2 | C y1", "A g0"),
        ("A gR b1 b2 | C y1", "A gR"),
        ("A gS b1 b2 | C y1", "A gS"),
        ("A g5 b1 | C y1", "A g5!"),
        ("A g5 b1 | C y1", "A g5; A uno"),
    ],
)
def test_uno_table_called_restores(before: str, actions: str) -> None:
    """Hands, direction, windows and flags are those before the play; the windows it closed stay closed."""
    header = "4p table seven_zero=on jump_in=on"
    text = f"{header} | {before} | top r3 | stiff D | deck y5 y6 … | jump open"
    state = rules.play(text, f"{actions}; B call:A")
    hand = before.split(" | ")[0][2:]
    rules.assert_fact(
        state, f"A {hand} y5 y6 | C y1 | top r3 | dir cw | stiff D | turn B | owes - | jump - | held -"
    )


def test_uno_table_called_voids_catches() -> None:
    """Cards drawn for a catch since go back, and so does a false catch."""
    state = rules.play("3p table | A g1 b1 | C y9 | top r3 | deck y1 y2 …", "A g1; C catch:A")
    rules.assert_fact(state, "A b1 y1 y2")
    rules.play(state, "B call:A; ~ shuffle w w4 …")
    rules.assert_fact(state, "A g1 b1 w w4 | turn B | owes -")
    state = rules.play(
        "3p table false_catch=1 | A g1 b1 b2 | C y9 | top r3 | deck y1 y2 …", "A g1; C catch:A"
    )
    rules.assert_fact(state, "C y9 y1")
    rules.assert_fact(rules.play(state, "B call:A; ~ shuffle w w4 …"), "A g1 b1 b2 w w4 | C y9")


def test_uno_table_called_shuffles_by_seed() -> None:
    """With a source of chance the pile is shuffled at once, and replaying gives the same game."""
    state = rules.play(WRONG + " | chance k1:7 3", "A g+")
    twin = rules.read(state.text())
    for one in (state, twin):
        one.play("C call:A")
    assert state.text() == twin.text()
    chance = state.chance
    assert chance is not None and chance.draws > 3
    rules.assert_fact(state, "A g+ b1 b2 ?2 | B r1 r2 | turn B")


def test_uno_table_wrong_call() -> None:
    """No misplay: nothing happens, nothing is shown, one call for each player and play."""
    state = rules.play("3p table uno_hold=0 | A r1 b1 b2 | B r5 g1 g2 | top r3", "A r1")
    before, seen = state.write(), [state.view(seat).text() for seat in (0, 2, SPECTATOR)]
    events = state.apply(state.action("B call:A"))
    assert state.write() == before
    assert [state.view(seat).text() for seat in (0, 2, SPECTATOR)] == seen
    for seat in (0, 2, SPECTATOR):
        assert told_to(events, seat) == []
    rules.assert_refused(state, "B call:A", by="uno.table.wrong-call")
    assert "call:A" not in rules.listed(state, "B") and "call:A" in rules.listed(state, "C")
    rules.assert_legal(rules.play(state, "C call:A; B r5"), "C call:B", "A call:B")


def test_uno_table_wrong_call_leaves_no_number_behind() -> None:
    """Whether somebody called in vain does not show in the numbers of later windows."""
    quiet = rules.play("3p table uno_hold=0 | A r1 b1 b2 | B r5 g1 g2 | top r3", "A r1; B r5")
    called = rules.play(
        "3p table uno_hold=0 | A r1 b1 b2 | B r5 g1 g2 | top r3", "A r1; C call:A; B call:A; B r5"
    )
    assert [w.serial for w in quiet.view(0).windows] == [w.serial for w in called.view(0).windows]


def test_uno_table_late() -> None:
    """After the next turn action the wrong card stands; a later call does nothing; strict has none."""
    state = rules.play("3p table | A g1 b1 b2 | B g5 y1 y2 | top r3", "A g1; B g5; C call:A")
    rules.assert_fact(state, "top g5 | turn C | A b1 b2")
    rules.assert_refused(
        rules.play("3p strict | A r1 b1 b2 | top r3", "A r1"), "B call:A", by="uno.table.late"
    )


def test_uno_table_late_is_not_a_call_of_the_next_play() -> None:
    """A call sent for the W-CALL of an earlier play is stale."""
    state = rules.play("3p table | A g1 b1 b2 | B g5 y1 y2 | top r3", "A g1")
    old = next(window for window in state.windows() if window.name == "W-CALL")
    assert old.seats == 0b110
    state.play("B g5")
    with pytest.raises(Refusal, match=r"koloda\.window\.stale"):
        state.apply(state.action("C call:B"), old.serial)


def test_uno_table_last() -> None:
    """A play that ends the round waits in LAST_CALL, before forced draws and points."""
    state = rules.play("3p table | A r+ | B b1 | C b2 | top r3 | deck y1 y2 …", "A r+")
    rules.assert_fact(state, "phase LAST_CALL | turn - | over A | B b1 | may B C | must -")
    for action in ("B uno", "B catch:C", "B draw", "B ok", "C b2", "~ next"):
        rules.assert_refused(state, action, by="uno.act.phase")
    assert [rules.listed(state, seat) for seat in "ABC"] == [[], ["call:A"], ["call:A"]]
    window = state.windows()[-1]
    assert (window.name, window.kind, window.ms, window.seats) == ("LAST_CALL", PAUSE, 3000, 0b110)
    rules.assert_fact(
        rules.play(state, "C call:A; ~ call"), "phase ROUND_OVER | over A | B b1 y1 y2 | points 6"
    )


def test_uno_table_last_undone() -> None:
    """A called misplay undoes the end of the round, also an end through a blank's rule."""
    state = rules.play("3p table | A g5 | B b1 | top r3 | deck y1 y2 …", "A g5; B call:A")
    rules.assert_fact(state, "A g5 y1 y2 | phase TURN | turn B | over - | B b1")
    header = "3p table blank_rules=B02,B03,B04"
    state = rules.play(f"{header} | A wb1 g1 g2 y4 | B w | top r3 | drawn y4 | phase DRAWN", "A wb1:g")
    rules.assert_fact(state, "phase LAST_CALL | over B | may B C | held -")
    rules.assert_fact(rules.play(state, "B call:A"), "A wb1 g1 g2 y4 ?2 | B w | phase TURN | turn B")


def test_uno_table_last_by_stack_and_jump() -> None:
    """Stacked and jumped-in last cards open LAST_CALL too; a call finds nothing there."""
    state = rules.play(
        "3p table stacking=same uno_hold=0 | A r+ b1 b2 | B g+ | C b3 | top r3", "A r+; B g+; C call:B"
    )
    rules.assert_fact(state, "phase LAST_CALL | over B | C b3")
    rules.assert_fact(rules.play(state, "~ call"), "C b3 ?4")
    state = rules.play("4p table jump_in=on | A g5 r1 r2 | D g5 | top g2", "A g5; D g5; B call:D")
    rules.assert_fact(state, "phase LAST_CALL | over D")


def test_uno_table_w4() -> None:
    """Against the colour is no misplay where it can be challenged; not the card just drawn is one."""
    state = rules.play("3p table | A w4 r1 b2 | top r3", "A w4:g; C call:A")
    rules.assert_fact(state, "phase CHALLENGE | must B | top w4")
    state = rules.play("3p table | A w4 g1 y4 | top r3 | drawn y4 | phase DRAWN", "A w4:g; C call:A")
    rules.assert_fact(state, "A w4 g1 y4 ?2 | turn B | phase TURN | accused -")


def test_uno_table_challenge_is_undone_with_the_play() -> None:
    """A verdict given since is void, and so are its cards."""
    state = rules.play("3p table | A w4 r1 y4 | top r3 | drawn y4 | phase DRAWN", "A w4:g; B ch")
    rules.assert_fact(state, "verdict B A guilty r1 y4 | turn B")
    rules.play(state, "C call:A; ~ shuffle y1 y2 …")
    rules.assert_fact(state, "verdict - | A w4 r1 y4 y1 y2 | turn B | top r3")


def test_uno_win_hold_of_a_call() -> None:
    """W-CALL(P) is held for P alone: in turn again at once he cannot close his own window."""
    state = rules.play("2p table | A gS b1 b2 | top r3", "A gS")
    rules.assert_fact(state, "turn A | held yes")
    for code in ("b1", "draw"):
        rules.assert_refused(state, f"A {code}", by="uno.win.hold")
    assert "draw" not in rules.listed(state, "A")
    rules.assert_fact(rules.play(state, "~ hold; A draw"), "phase DRAWN")
    rules.assert_fact(rules.play("3p table | A g1 b1 b2 | B g2 r1 r2 | top r3", "A g1; B g2"), "turn C")


def positions_of_an_open_play(count: int) -> list[State]:
    """Moments of a seeded table game in which a play could still be called."""
    state = rules.game.new(
        count, {"referee": "table", "jump_in": "on", "stacking": "any"}, open_chance(f"k1:{count}f")
    )
    dice = open_chance("k1:99")
    found: list[State] = []
    while len(found) < 40 and not state.is_over():
        actions = [action for seat in range(count) for action in state.legal(seat)] + state.legal(-1)
        state.apply(actions[int(dice.below(len(actions)))])
        if state.base is not None:
            found.append(state.clone())
    return found


@pytest.mark.parametrize("count", [2, 3, 5])
def test_a_moment_with_an_open_call_is_text(count: int) -> None:
    """It is written as the position before the play with the actions since, and reads back the same."""
    moments = positions_of_an_open_play(count)
    assert len(moments) == 40
    for state in moments:
        again = rules.read(state.text())
        assert again.text() == state.text()
        assert again.digest() == state.digest()
        assert [again.legal(seat) for seat in range(count)] == [state.legal(seat) for seat in range(count)]


def test_an_automatic_play_can_be_called_and_guessed() -> None:
    """`~ auto` plays are plays: the window is the player's, and a guess of the position has it too."""
    state = rules.play("3p table force_play=all | A r1 rS b2 b3 | top r7", "~ auto A rS")
    rules.assert_legal(state, "B call:A")
    guessed = rules.game.guess(state.view(1), open_chance("k1:3"))
    assert guessed.view(1).text() == state.view(1).text()
    assert guessed.legal(1) == state.legal(1)
    rules.assert_fact(rules.play(state, "B call:A"), "turn C | top rS")

"""Chapters 3.6 to 3.9: resolving a play, passing the turn, the deck, the windows."""

import pytest

from tests.rules import Rules

rules = Rules("montana")


def test_montana_res_lay() -> None:
    """The trigger list is fixed when the cards lie; a laid rule is active at once."""
    state = rules.play("2p strict | A !s= g1o | B g1* b5* | pile g5* | deck -", "A lay !s=")
    rules.assert_refused(state, "B play b1o", by="montana.act.not-held")
    rules.assert_fact(state, "rules M=!s= | can g1* b5* | cannot g1o")


def test_montana_res_win() -> None:
    """The win comes before any effect."""
    state = rules.play("2p strict | A g5o | B r1* #2 | pile g4* | deck r6* | rules D=#5", "A play g5o")
    rules.assert_fact(state, "over A | points 21")


SEVEN = "deck r6* b4o r5* b5* g6o b6o b1o g3* b2*"


def test_montana_res_seven() -> None:
    """The last card without a win: seven cards, no further moves, the turn goes on."""
    state = rules.play(
        f"3p strict | A g4* | B r1* r2* | C b1* | pile g5* | {SEVEN} | rules V=Vodd D=#4 | owed 2",
        "A play g4*",
    )
    rules.assert_fact(state, "A r6* b4o r5* b5* g6o b6o b1o | owed 0 | turn B")


def test_montana_res_trigger() -> None:
    """One by one in lay order, each completely before the next."""
    position = (
        "3p strict | A b2* b1* b6* g1* | B r1* r2* | C g2* | pile b3*"
        " | deck r6* b4o r5* r4* | rules S=:run D=#2,#1,#6"
    )
    state = rules.play(position, "A play b2* b1* b6*")
    rules.assert_fact(state, "phase RACE | dir + | C g2*")
    state = rules.play(state, "A cover 100; B cover 300; C cover 200")
    rules.assert_fact(state, "B r1* r2* r6* b4o | dir - | C g2* r5* r4* | turn B")


def test_montana_res_settle() -> None:
    """The shout is assessed when all effects are over."""
    position = "3p table | A g2* g1* | B r1* | C b1* b2* | pile g5* | deck r6* b4o | rules D=#2"
    state = rules.play(position, "A play g2*")
    rules.assert_fact(state, "due - | phase RACE")
    rules.assert_fact(rules.play(state, "A cover 100; B cover 200; C cover 300"), "due A | phase MOVE")


def test_montana_res_next() -> None:
    """A further move of the same seat, else the next; also after a keep."""
    position = "2p strict | A g4* g1* g2* | B r1* | pile g5* | deck r6* b4o | rules D=#4"
    state = rules.play(position, "A play g4*")
    rules.assert_fact(state, "turn A | owed 0 | phase MOVE")
    rules.assert_fact(rules.play(state, "A draw; A keep"), "turn B")


def test_montana_res_event() -> None:
    """A hand passing through three cards while taking seven does not win."""
    position = "2p strict | A g4* | B r1* r2* | pile g5* | deck r1* r3* r5* b5* g6o b6o b1o | rules V=Vodd"
    rules.assert_fact(rules.play(position, "A play g4*"), "phase MOVE | turn B | A ?7")


def test_montana_next_dir() -> None:
    position = "3p strict | A g1* g2* | B r1* | C b1* | pile g5* | deck r6*"
    rules.assert_fact(rules.play(position, "A play g1*"), "turn B")
    rules.assert_fact(rules.play(position + " | dir -", "A play g1*"), "turn C")


def test_montana_next_skip() -> None:
    """Whoever is in `skip` leaves it and misses this turn."""
    position = "4p strict | A g1* g2* | B r1* | C b1* | D g3* | pile g5* | deck r6* | skip B C"
    rules.assert_fact(rules.play(position, "A play g1*"), "turn D | skip -")


def test_montana_next_skip__two_players() -> None:
    position = "2p strict | A g1* g2* | B r1* | pile g5* | deck r6* | skip B"
    rules.assert_fact(rules.play(position, "A play g1*"), "turn A | skip -")


def test_montana_next_skip_person() -> None:
    """The miss follows the player when the direction changes, and there is one at a time."""
    position = (
        "3p strict | A g1* g3* g2* | B r1* r2* | C b1* b2* | pile g5* | deck r6* | rules D=#1,#3 | skip B"
    )
    state = rules.play(position, "A play g1*")
    rules.assert_fact(state, "turn C | skip B | dir -")
    again = position.replace("pile g5*", "pile g6*")
    rules.assert_fact(rules.play(again, "A play g3*"), "turn C | skip -")


def test_montana_next_seven() -> None:
    """After seven cards the turn cannot come back, whoever would miss."""
    position = f"3p strict | A g3* | B r1* r2* | C b1* b3* | pile g5* | {SEVEN} | rules V=Vodd D=#3 | skip C"
    rules.assert_fact(rules.play(position, "A play g3*"), "turn B | skip - | A ?7")


def test_montana_deck_recycle() -> None:
    """All but the latest play, the card under it, and the active rules."""
    position = (
        "2p strict | A g3* | B r1* | pile b6o r4* g4o g5* | deck - | rules V=Vodd>Veven D=#3>#6,#2 | last 2"
    )
    state = rules.play(position, "A draw; ~ deck #3 Vodd b6o")
    rules.assert_fact(state, "A g3* #3 | deck Vodd b6o | pile r4* g4o g5* | rules V=Veven D=#6,#2")


def test_montana_deck_recycle__goes_on() -> None:
    """A draw of several cards goes on with the new deck."""
    position = "2p strict | A g6* g1* | B r1* | pile b6o r4* g4o g5* | deck b3* | rules D=#6"
    state = rules.play(position, "A play g6*; ~ deck r4* b6o g4o")
    rules.assert_fact(state, "B r1* b3* r4* | deck b6o g4o | pile g5* g6*")


def test_montana_deck_recycle__wrong_cards_are_refused() -> None:
    position = "2p strict | A g3* | B r1* | pile b6o r4* g4o g5* | deck -"
    state = rules.read(position)
    state.play("A draw")
    rules.assert_refused(state, "~ deck g1* g2*", by="montana.setup.shuffle")


def test_montana_deck_recycle_open() -> None:
    """A rule card covered by a lay that may still be called stays under it."""
    position = "3p table | A !s= g1* | B r1* r2* | C b1* | pile b6o r4* g5* | deck - | rules M=!o=>!o1"
    state = rules.play(position, "A lay !s=; B call A shout; ~ deck !o= b6o")
    rules.assert_fact(state, "rules M=!o1>!s= | A g1* !o= b6o")


def test_montana_deck_short() -> None:
    """He takes what there is; a draw in vain ends the move."""
    position = "3p strict | A g6* g1* | B r1* | C b1* | pile g5* | deck b3* | rules D=#6"
    state = rules.play(position, "A play g6*")
    rules.assert_fact(state, "B r1* b3* | turn C")
    rules.assert_fact(rules.play(state, "C draw"), "turn A | phase MOVE | idle C")


def test_montana_deck_blocked() -> None:
    """Void when every player has drawn in vain since a card was laid or taken."""
    position = "3p strict | A r4* b1* | B g5* b6* | C r1* g2* | pile r3* | deck -"
    state = rules.play(position, "A draw; B draw; C play r1*; A draw; B draw")
    rules.assert_fact(state, "idle A B | phase MOVE | turn C")
    rules.assert_fact(rules.play(state, "C draw"), "void | over - | points A 0 B 0 C 0 | phase OVER")


OPEN = "3p table | A r6* g1* g2* | B r1* r2* | C b1* b2* | pile g5* | deck r6o b4o r5* b5*"


def test_montana_window_check() -> None:
    """One open play; the next play, lay or draw forgives the one before."""
    state = rules.play(OPEN, "A play r6*; B play r1*")
    rules.assert_fact(state, "open B")
    rules.assert_refused(state, "C call A wrong", by="montana.call.closed")
    rules.assert_fact(rules.play(OPEN, "A play r6*; ~ close turn"), "open -")


def test_montana_window_draw_not_open() -> None:
    """Nothing about a draw can be called, and a win by it is immediate."""
    state = rules.play(OPEN, "A draw")
    rules.assert_refused(state, "B call A wrong", by="montana.call.closed")
    won = rules.play("2p table | A g1* g3* | B r2* r4* | pile g5* | deck r5* | rules V=Vodd", "A draw")
    rules.assert_fact(won, "over A | phase OVER")


@pytest.mark.parametrize(("digit", "waits"), [("2", "RACE"), ("5", "SWAP")])
def test_montana_window_through_effects(digit: str, waits: str) -> None:
    """The check stays open during race and swap and into the following move."""
    position = (
        f"3p table | A r{digit}* g1* g3* g2* | B r1* r2* | C b1* b2* | pile g6*"
        f" | deck r6o b4o r5* | rules D=#{digit}"
    )
    state = rules.play(position, f"A play r{digit}*")
    rules.assert_fact(state, f"phase {waits} | open A")
    called = rules.play(state.text(), "C call A wrong")
    rules.assert_fact(called, f"A r{digit}* g1* g3* g2* r6o b4o | pile g6* | turn B | phase MOVE")
    state = rules.play(state, "~ close race" if digit == "2" else "A swap C")
    rules.assert_fact(state, "phase MOVE | open A")


def test_montana_window_final() -> None:
    """A call that changes a hand repeats the win check; if nobody fulfils it the play goes on."""
    position = "3p table | A Vodd r2* | B r1* r3* r5* | C b1* b3* g5o | pile r6* | deck r6o b4o r5o g1*"
    state = rules.play(position, "A lay Vodd")
    rules.assert_fact(state, "pending B | phase FINAL | open A")
    state = rules.play(position.replace("table", "table false_call=2"), "A lay Vodd; B call A wrong")
    rules.assert_fact(state, "pending C | phase FINAL | B r1* r3* r5* r6o b4o")
    state = rules.play(state, "C call A say")
    rules.assert_fact(state, "phase MOVE | turn B | open A | due A")


def test_montana_window_final__wrong() -> None:
    """The wrong last card comes back; nobody has won."""
    state = rules.play("2p table | A r6* | B r1* r2* | pile g5* | deck r6o b4o", "A play r6*; B call A wrong")
    rules.assert_fact(state, "A r6* r6o b4o | turn B | phase MOVE | pile g5*")


def test_montana_window_final__a_win_after_the_undo_is_immediate() -> None:
    position = (
        "2p table | A r6* | B g1* g3* | pile g5* | deck r1* r3o b5* b4* r2* r2o b6* g2* | rules V=Veven"
    )
    state = rules.play(position, "A play r6*")
    rules.assert_fact(state, "A ?7 | open A")
    won = rules.play(
        "2p table | A r6* g2* | B g1* g3* | pile g5* | deck r4* b2* | rules V=Veven", "A play r6*"
    )
    rules.assert_fact(rules.play(won, "B call A wrong"), "A r6* g2* r4* b2* | phase MOVE")
    position = (
        "2p table | A r6* | B g1* g3* | pile g5* | deck r1* r3o b5* b4* r2* r2o b6* g2* | rules V=Vodd D=#5"
    )
    rules.assert_fact(
        rules.play(position, "A play r6*; B call A wrong"), "A r6* r1* r3o | deck b5* … | phase MOVE"
    )
    even = "2p table | A r6* | B g1* g3* | pile g5* | deck r2* r4o b5* b4* r1* r1o b1* g2* | rules V=Veven"
    rules.assert_fact(rules.play(even, "A play r6*; B call A wrong"), "over A | phase OVER | A r6* r2* r4o")

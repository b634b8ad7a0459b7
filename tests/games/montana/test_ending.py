"""Chapter 5: winning, points, the match."""

import pytest

from tests.rules import Rules

rules = Rules("montana")


def test_montana_win_base() -> None:
    rules.assert_fact(
        rules.play("2p strict | A g1* | B r4* #1 | pile g5* | deck -", "A play g1*"), "over A | points 24"
    )


def test_montana_win_v() -> None:
    position = "2p strict | A g2* r1* r3* r5* | B r4* #1 | pile g5* | deck - | rules V=Vodd"
    rules.assert_fact(rules.play(position, "A play g2*"), "over A | points 33")


def assert_three_of(rule: str, played: str, kept: str, other: str) -> None:
    """Exactly three number cards, all of that kind, are left: then the deal is won."""
    position = f"2p strict | A {played} {{}} | B r4* #1 | pile g5* | deck b1* | rules V={rule}"
    first, _, rest = kept.partition(" ")
    rules.assert_fact(rules.play(position.format(kept), f"A play {played}"), "over A")
    for hand in (f"{other} {rest}", f"#2 {rest}", rest, f"{first} {kept}"):
        rules.assert_fact(rules.play(position.format(hand), f"A play {played}"), "over -")


def test_montana_v_odd() -> None:
    assert_three_of("Vodd", "g2*", "r1* r3* g5o", "r2*")


def test_montana_v_even() -> None:
    assert_three_of("Veven", "g1*", "r2* r4o g6o", "r1*")


@pytest.mark.parametrize(("way", "winner"), [("+", "B"), ("-", "C")])
def test_montana_win_priority(way: str, winner: str) -> None:
    """The mover first, then the others in order of play."""
    position = f"3p strict | A Vodd {{}} | B r1* r3* r5* | C b1* b3* g5o | pile b6* | deck r6* | dir {way}"
    rules.assert_fact(rules.play(position.format("g2* g4*"), "A lay Vodd"), f"over {winner}")
    rules.assert_fact(rules.play(position.format("g1* g3* g3o"), "A lay Vodd"), "over A")


def test_montana_win_auto() -> None:
    """Nobody has to claim it."""
    position = "2p table | A g2* r1* r3* r5* | B r4* #1 | pile g5* | deck - | rules V=Vodd"
    rules.assert_fact(rules.play(position, "A play g2*"), "pending A | phase FINAL")


def test_montana_end_stop() -> None:
    """Effects that are not resolved are dropped."""
    position = "2p strict | A g6* g6o | B r4* | pile g5* | deck r1* r2* | rules S=:same D=#6"
    rules.assert_fact(rules.play(position, "A play g6* g6o"), "over A | B r4* | deck r1* r2*")


def test_montana_end_stop__move_limit() -> None:
    """Option move_limit: the deal is void after so many moves."""
    state = rules.play("2p strict move_limit=2 | A g6* g1* | B g4* r1* | pile g5* | deck -", "A play g6*")
    rules.assert_fact(state, "phase MOVE | moves 1")
    rules.assert_fact(rules.play(state, "B play g4*"), "void | phase OVER")


def test_montana_end_last_not_win() -> None:
    position = (
        "2p strict | A g4* | B r1* r2* | pile g5* | deck r6* b4o r5* b5* g6o b6o b1o g3* | rules V=Vodd"
    )
    rules.assert_fact(rules.play(position, "A play g4*"), "A ?7 | turn B | deck g3*")


@pytest.mark.parametrize(("count", "points"), [("yes", 33), ("no", 24)])
def test_montana_score_cards(count: str, points: int) -> None:
    """All hands count, the winner's three too unless the table says no."""
    position = (
        f"2p strict count_winner_hand={count} | A g2* r1* r3* r5* | B r4* #1 | pile g5*"
        " | deck - | rules V=Vodd"
    )
    rules.assert_fact(rules.play(position, "A play g2*"), f"points A {points} B 0 | total A {points} B 0")


def test_montana_score_values() -> None:
    """A number is its number, a digit rule 20, any other rule card 50."""
    state = rules.play("2p strict | A g1* | B r4* #1 Vodd !o= :run | pile g5* | deck -", "A play g1*")
    rules.assert_fact(state, "points 174")


def test_montana_tour_target() -> None:
    """E43: whoever has the target after a deal has won the match."""
    position = (
        "3p strict target=300 | A g1* | B r6* #1 | C !s= g4o | pile g5* | deck - | total A 250 B 200 C 0"
    )
    state = rules.play(position, "A play g1*")
    rules.assert_fact(state, "over A | points 80 | total A 330 B 200")
    assert state.is_over() and state.winners() == 1
    rules.assert_refused(state, "~ next", by="montana.act.phase")


def test_montana_tour_target__goes_on() -> None:
    state = rules.play(
        "2p strict target=300 | A g1* | B r6* #1 | pile g5* | deck - | total A 200 B 299", "A play g1*"
    )
    rules.assert_fact(state, "over A | total A 226 B 299 | must -")
    assert not state.is_over()


def test_montana_tour_single() -> None:
    """One deal, its winner wins."""
    state = rules.play("2p strict | A g1* | B r6* #1 | pile g5* | deck -", "A play g1*")
    assert state.is_over() and state.winners() == 1 and state.totals() == [26, 0]


def test_montana_tour_next_deal() -> None:
    """Everything anew; only the totals stay."""
    position = (
        "2p strict target=300 | A g1* | B r6* #1 | pile g5*"
        " | deck - | rules M=!s= D=#2 | dir - | skip B | total A 9 B 8"
    )
    state = rules.play(position, "A play g1*; ~ next; ~ deck ?14 b2* …; ~ first B")
    rules.assert_fact(
        state, "A ?7 | B ?7 | pile b2* | deck ?85 | rules - | dir + | skip - | turn B | total A 35 B 8"
    )


def test_a_position_between_deals_is_read_back() -> None:
    """OVER and DEAL are positions like any other."""
    position = (
        "2p strict target=300 first=rotate | A g1* | B r6* #1 | pile g5* | deck b2* | total A 9 B 8 | first A"
    )
    state = rules.play(position, "A play g1*")
    assert rules.read(state.text()).digest() == state.digest()
    state = rules.play(state, "~ next")
    rules.assert_fact(state, "phase DEAL | first B")
    assert rules.read(state.text()).digest() == state.digest()

"""Chapter 5: going out, the empty draw pile, points, rounds and the match."""

import pytest

from tests.rules import Rules

rules = Rules("uno")


def test_uno_out_end() -> None:
    """The round ends when a hand is empty; its player is the winner."""
    state = rules.play("3p strict | A r1 r2 | B r5 | C r6 r7 | top r3 | turn B", "B r5")
    rules.assert_fact(state, "phase ROUND_OVER | over B | turn - | B -")
    rules.assert_refused(state, "C r6", by="uno.act.phase")


@pytest.mark.parametrize("card", ["r0", "r9", "r+", "rR", "rS", "w:g", "w4:g", "wx:g", "wb1:g", "wb3:g"])
def test_uno_out_any_card(card: str) -> None:
    """Any playable card may be the last one."""
    rules.assert_fact(
        rules.play(f"3p strict | A {card.split(':')[0]} | top r3", f"A {card}"), "over A | phase ROUND_OVER"
    )


def test_uno_out_any_card__finish_on() -> None:
    """Option `finish_on` names what may not."""
    for finish, card in (("no_wild", "w:g"), ("numbers", "w:g"), ("numbers", "rS")):
        state = rules.read(f"3p strict finish_on={finish} | A {card.split(':')[0]} | top r3")
        rules.assert_refused(state, f"A {card}", by="uno.house.finish")
    rules.assert_fact(rules.play("3p strict finish_on=no_wild | A rS | top r3", "A rS"), "over A")


@pytest.mark.parametrize(("way", "victim"), [("cw", "B"), ("ccw", "C")])
def test_uno_out_plus2(way: str, victim: str) -> None:
    """Last card `+`: the next player draws two first, and they count."""
    state = rules.play(f"3p strict | A r+ | B r5 | C b1 | top r3 | dir {way} | deck w g9 …", "A r+")
    rules.assert_fact(state, f"{victim} w g9 ?1 | points 65 | over A | deck ?106")


def test_uno_out_plus2__reshuffle() -> None:
    """The pile is made anew in the middle of that draw."""
    state = rules.play("2p strict | A r+ | B r5 | discard g9 g8 r3 | deck w", "A r+; ~ shuffle g8 g9 r3")
    rules.assert_fact(state, "B r5 w g8 | points 63 | deck g9 r3 | discard r+")


def test_uno_out_w4() -> None:
    """Last card `w4`: the next player draws four first, and they count; no challenge."""
    state = rules.play("3p strict | A w4 | B r5 | C b1 | top r3 | deck w g9 g8 g7 …", "A w4:y")
    rules.assert_fact(state, "B r5 w g9 g8 g7 | points 80 | over A | phase ROUND_OVER | accused -")


@pytest.mark.parametrize("mode", ["challenge", "no_bluff", "free"])
def test_uno_out_w4__modes(mode: str) -> None:
    """Whatever the table says about bluffing."""
    rules.assert_fact(
        rules.play(f"2p strict w4_mode={mode} | A w4 | B r5 | top r3", "A w4:y"), "B r5 ?4 | over A"
    )


def test_uno_out_w4__against() -> None:
    """In the other scoring the drawn cards count against their holder."""
    state = rules.play("2p strict scoring=against | A w4 | B r5 | top r3 | deck w g9 g8 g7 …", "A w4:y")
    rules.assert_fact(state, "points A 0 B 79 | total A 0 B 79")


def test_uno_out_other() -> None:
    """Any other last card has no effect."""
    rules.assert_fact(
        rules.play("3p strict | A rR | B g1 | C b1 | top r3", "A rR"), "dir cw | B g1 | C b1 | points 2"
    )
    state = rules.play("3p strict seven_zero=on | A r7 | B g1 | C b1 | top r3", "A r7>B")
    rules.assert_fact(state, "A - | B g1 | C b1 | over A")
    state = rules.play("3p strict seven_zero=on | A r0 | B g1 | C b1 | top r3", "A r0")
    rules.assert_fact(state, "A - | B g1 | C b1 | over A")
    state = rules.play("3p strict | A wx | B g1 | C b1 b2 | top r3", "A wx:g>C")
    rules.assert_fact(state, "A - | C b1 b2 | over A")
    state = rules.play(
        "3p strict blank_rules=BX/chosen/draw2,B03,B04 | A wb1 | B g1 | C b1 b2 | top r3", "A wb1:g>C"
    )
    rules.assert_fact(state, "A - | C b1 b2 | over A | phase ROUND_OVER")


def test_uno_out_no_shout_needed() -> None:
    """Going out needs no shout, and an unshouted window that nobody used is void."""
    state = rules.play("2p strict uno_hold=0 | A rS r1 | B g1 g2 | top r4", "A rS; A r1")
    rules.assert_fact(state, "over A | owes - | A -")
    rules.assert_refused(state, "B catch:A", by="uno.catch.closed")


def test_uno_pile_reshuffle() -> None:
    """The used-up pile is made anew from the discard pile; top card and colour stay."""
    state = rules.play(
        "2p strict | A b1 b2 | B g1 | discard r1 w4 r2 r7 | deck y1", "A draw; ~ shuffle w4 r1 r2"
    )
    rules.assert_fact(state, "deck w4 r1 r2 | discard r7 | colour r | top r7 | A b1 b2 y1")


def test_uno_pile_reshuffle__wild_on_top() -> None:
    """A wild keeps its named colour."""
    state = rules.play(
        "2p strict | A b1 b2 | B g1 | discard r1 r2 w | colour g | deck y1", "A draw; ~ shuffle r2 r1"
    )
    rules.assert_fact(state, "discard w | colour g | deck r2 r1")


def test_uno_pile_check() -> None:
    """Checked after every single card: a draw of four goes on from the new pile."""
    state = rules.play(
        "3p strict | A w4 b1 b2 | B g1 | discard g5 g6 g7 r3 | deck y1 y2",
        "A w4:g; B take; ~ shuffle g7 g5 g6 r3",
    )
    rules.assert_fact(state, "B g1 y1 y2 g7 g5 | deck g6 r3 | discard w4 | turn C")


def test_uno_pile_check__exactly_used_up() -> None:
    """When the last card is taken the new pile is made at once."""
    state = rules.play(
        "3p strict | A b+ b1 b2 | B g1 | discard g5 g6 b3 | deck y1 y2", "A b+; ~ shuffle b3 g6 g5"
    )
    rules.assert_fact(state, "B g1 y1 y2 | deck b3 g6 g5 | discard b+")


def test_uno_pile_check__a_played_card() -> None:
    """A card laid on the only discarded one lets a pile of one come to be; it needs no shuffle."""
    state = rules.play("2p strict | A b1 b2 b4 | B g1 | top b3 | deck -", "A b1")
    rules.assert_fact(state, "deck b3 | discard b1 | turn B")


def test_uno_pile_check__twice_in_one_draw() -> None:
    """A new pile may be used up in the same draw."""
    state = rules.play(
        "3p strict | A w4 b1 b2 | B g1 | discard g5 r3 | deck y1", "A w4:g; B ch; ~ shuffle r3 g5"
    )
    rules.assert_fact(state, "B g1 y1 r3 g5 | deck - | discard w4 | turn C")


def test_uno_pile_starved() -> None:
    """A forced draw gives what there is; the rest is forgiven."""
    state = rules.play("3p strict | A b+ b1 b2 | B g1 | top b3 | deck -", "A b+")
    rules.assert_fact(state, "B g1 b3 | deck - | turn C | stack 0")


def test_uno_pile_starved__a_draw_of_nothing() -> None:
    """A `draw` that gets nothing leaves only `pass`."""
    for options in ("", " draw_until=on", " force_play=all"):
        state = rules.play(f"2p strict{options} | A g1 g2 g4 | B y1 | top b3 | deck -", "A draw")
        rules.assert_fact(state, "phase DRAWN | drawn - | A g1 g2 g4")
        assert rules.listed(state, "A") == ["pass"]
        rules.assert_fact(rules.play(state, "A pass"), "turn B | idle 1")


def test_uno_pile_starved__held_card_stays_unplayable() -> None:
    """Having drawn nothing, no other card of the hand may be played."""
    state = rules.play("2p strict | A b1 g2 | B y1 | top b3 | deck -", "A draw")
    rules.assert_refused(state, "A b1", by="uno.draw.play-drawn")


@pytest.mark.parametrize("count", [2, 3, 10])
def test_uno_pile_blocked(count: int) -> None:
    """A whole round of turns without a card makes the round void; nobody scores."""
    seats = "ABCDEFGHIJ"[:count]
    cards = ["g1", "g2", "g4", "g5", "g6", "g7", "g8", "g9", "y1", "y2"]
    hands = " | ".join(f"{seat} {card}" for seat, card in zip(seats, cards, strict=False))
    state = rules.read(f"{count}p strict | {hands} | top b3 | deck -")
    for seat in seats:
        rules.assert_fact(state, f"turn {seat} | phase TURN | idle {seats.index(seat)}")
        state = rules.play(state, f"{seat} draw; {seat} pass")
    rules.assert_fact(state, "phase ROUND_OVER | over - | points A 0 B 0 | total A 0 B 0 | idle 0")
    rules.assert_fact(rules.play(state, "~ next"), "phase DEAL | dealer A | round 2")


def test_uno_pile_blocked__against() -> None:
    """Nobody scores under the other method either."""
    state = rules.play(
        "2p strict scoring=against | A g1 | B y1 | top b3 | deck -", "A draw; A pass; B draw; B pass"
    )
    rules.assert_fact(state, "over - | points A 0 B 0 | total A 0 B 0")


def test_uno_pile_blocked__interrupted() -> None:
    """A card played or drawn in between starts the count anew."""
    state = rules.play("3p strict | A g1 | B b1 b2 b4 | C y1 | top b3 | deck -", "A draw; A pass; B b1")
    rules.assert_fact(state, "idle 0 | turn C | deck b3")
    state = rules.play(state, "C draw; C pass")
    rules.assert_fact(state, "idle 0 | turn A | C y1 b3")


def test_uno_pile_blocked__next_dealer() -> None:
    """With next_dealer=winner the one to the left deals after a void round."""
    state = rules.play(
        "3p strict next_dealer=winner | A g1 | B g2 | C y1 | top b3 | deck - | dealer A",
        "A draw; A pass; B draw; B pass; C draw; C pass; ~ next",
    )
    rules.assert_fact(state, "dealer B | phase DEAL")


POINTS = [(f"g{n}", n) for n in range(10)] + [
    ("g+", 20), ("gR", 20), ("gS", 20), ("w", 50), ("w4", 50), ("wx", 40), ("wb1", 40), ("wb3", 40),
]  # fmt: skip


@pytest.mark.parametrize(("card", "points"), POINTS)
def test_uno_score_points(card: str, points: int) -> None:
    """What each card is worth."""
    rules.assert_fact(
        rules.play(f"2p strict | A r5 | B {card} | top r3", "A r5"), f"left B {points} | points {points}"
    )


def test_uno_score_winner() -> None:
    """The winner scores all that is left in the other hands, the others nothing."""
    state = rules.play("4p strict | A r5 | B g1 g2 | C w | D b+ | top r3 | total A 10 B 20 C 30 D 40", "A r5")
    rules.assert_fact(state, "points A 73 B 0 C 0 D 0 | total A 83 B 20 C 30 D 40")


@pytest.mark.parametrize(("total", "phase"), [(429, "DEAL"), (430, "MATCH_OVER"), (431, "MATCH_OVER")])
def test_uno_score_match(total: int, phase: str) -> None:
    """500 or more wins the match, exactly 500 is enough, 499 is not."""
    state = rules.play(f"3p strict | A r5 | B w b+ | C g0 | top r3 | total A {total} B 499", "A r5")
    rules.assert_fact(state, f"phase ROUND_OVER | over A | total A {total + 70} B 499")
    rules.assert_fact(rules.play(state, "~ next"), f"phase {phase}")


def test_uno_score_match__target() -> None:
    """Option `target`; after the end nothing can be done."""
    state = rules.play("2p strict target=50 | A r5 | B w | top r3", "A r5; ~ next")
    rules.assert_fact(state, "phase MATCH_OVER | over A | turn -")
    assert state.is_over()
    assert [rules.listed(state, seat) for seat in "AB"] == [[], []]
    rules.assert_refused(state, "A ok", by="uno.act.phase")
    rules.assert_refused(state, "~ next", by="uno.act.phase")


def test_uno_score_next_round() -> None:
    """Otherwise all cards are shuffled and another round is played; totals stay."""
    state = rules.play("2p strict | A r5 | B w | top r3", "A r5; A ok")
    rules.assert_fact(state, "phase ROUND_OVER | ok A | must B")
    rules.assert_refused(state, "A ok", by="uno.act.turn")
    state = rules.play(state, "B ok")
    rules.assert_fact(
        state, "phase DEAL | deck ?112 | discard - | A - | B - | total A 50 B 0 | round 2 | over - | ok -"
    )
    rules.assert_fact(rules.play(state, "~ deck ?14 g1 …"), "A ?7 | B ?7 | total A 50 B 0 | phase TURN")


def test_uno_score_next_dealer() -> None:
    """The deal passes to the left of the last dealer, whatever the direction was."""
    for way in ("cw", "ccw"):
        state = rules.play(f"3p strict | A r5 | top r3 | dealer B | dir {way}", "A r5; ~ next")
        rules.assert_fact(state, "dealer C | dir cw")
    rules.assert_fact(rules.play("3p strict | A r5 | top r3 | dealer C", "A r5; ~ next"), "dealer A")


def test_uno_score_next_dealer__options() -> None:
    """The winner deals, or the dealer is drawn again."""
    rules.assert_fact(
        rules.play("3p strict next_dealer=winner | B r5 | top r3 | turn B", "B r5; ~ next"), "dealer B"
    )
    state = rules.play("3p strict next_dealer=draw | A r5 | top r3", "A r5; ~ next")
    rules.assert_fact(state, "phase DEALER_DRAW | dealer - | tied A B C | deck ?112")
    rules.assert_fact(rules.play(state, "~ dealer A:r1 B:r2 C:r9"), "dealer C | phase DEAL | round 2")


def test_uno_score_next_dealer__drawn_the_way_of_the_first() -> None:
    """`draw` is chapter 2 again: where the table's owner names the dealer he does so again."""
    state = rules.play("3p strict next_dealer=draw dealer=host | A r5 | top r3", "A r5; ~ next; ~ dealer B")
    rules.assert_fact(state, "dealer B | phase DEAL")


def test_uno_score_next_dealer__afresh() -> None:
    """Direction, colour, flags and shouts start afresh."""
    state = rules.play(
        "3p strict | A w | B r1 r2 | C g1 | top r3 | dir ccw | three A | open B | stiff C"
        " | verdict B A guilty r1",
        "A w:g; ~ next; ~ deck ?21 b4 …",
    )
    rules.assert_fact(
        state, "dir cw | colour b | three - | open - | stiff - | verdict - | owes - | held - | armed -"
    )


def test_uno_alt_count() -> None:
    """scoring=against: everybody adds what he still holds, the winner nothing."""
    state = rules.play("3p strict scoring=against | A r5 | B g1 g2 | C w | top r3 | total A 7 B 100", "A r5")
    rules.assert_fact(state, "points A 0 B 3 C 50 | total A 7 B 103 C 50 | over A")


def test_uno_alt_end() -> None:
    """When someone has 500, the lowest total wins, not the winner of the round."""
    state = rules.play(
        "3p strict scoring=against | A r5 | B g1 g2 | C w | top r3 | total A 300 B 100 C 450", "A r5"
    )
    rules.assert_fact(state, "over A | total A 300 B 103 C 500")
    rules.assert_fact(rules.play(state, "~ next"), "phase MATCH_OVER | over B")


def test_uno_alt_end__not_yet() -> None:
    """499 is not enough."""
    state = rules.play("3p strict scoring=against | A r5 | B g1 | C w | top r3 | total C 449", "A r5; ~ next")
    rules.assert_fact(state, "phase DEAL")


def test_uno_alt_tie() -> None:
    """Equal lowest totals share the win."""
    position = "| A r5 | B g3 | C w | top r3 | total A 103 B 100 C 480"
    rules.assert_fact(
        rules.play(f"3p strict scoring=against {position}", "A r5; ~ next"), "phase MATCH_OVER | over A B"
    )


def test_uno_alt_tie__round() -> None:
    """alt_tie=round: all play on until one alone is lowest at a round's end."""
    position = "| A r5 | B g3 | C w | top r3 | total A 103 B 100 C 480"
    state = rules.play(f"3p strict scoring=against alt_tie=round {position}", "A r5; ~ next")
    rules.assert_fact(state, "phase DEAL | total A 103 B 103 C 530")
    again = "3p strict scoring=against alt_tie=round | A r5 | B g3 | C w | top r3 | total A 103 B 103 C 530"
    rules.assert_fact(rules.play(again, "A r5; ~ next"), "phase MATCH_OVER | over A")


def test_uno_score_single() -> None:
    """target=round: the match is one round."""
    state = rules.play("3p strict target=round | A r5 | B g1 | top r3", "A r5")
    rules.assert_fact(state, "phase ROUND_OVER | over A")
    rules.assert_fact(rules.play(state, "~ next"), "phase MATCH_OVER | over A")


def test_uno_score_single__other_scoring() -> None:
    """Its winner wins, also where own cards count against."""
    state = rules.play("3p strict target=round scoring=against | A r5 | B g0 | C w | top r3", "A r5; ~ next")
    rules.assert_fact(state, "phase MATCH_OVER | over A")


def test_uno_score_single__void() -> None:
    """A void round is replayed."""
    state = rules.play(
        "2p strict target=round | A g1 | B y1 | top b3 | deck -", "A draw; A pass; B draw; B pass; ~ next"
    )
    rules.assert_fact(state, "phase DEAL")
    rules.assert_legal(state, "~ deck …")

"""Chapters 4.8 and 4.9: blank Wilds, the ten suggested rules, own rules."""

import pytest

from koloda.kernel.seats import SPECTATOR
from tests.rules import Rules

rules = Rules("uno")


def with_rule(rule: str, more: str = "") -> str:
    """The header of a table for three whose first blank has this rule."""
    return f"3p strict blank_rules={rule},B03,B04{more}"


def test_uno_blank_play() -> None:
    """Played like a Wild: on anything, the colour is named, then its rule."""
    state = rules.read(f"{with_rule('B10')} | A wb1 y1 y2 | top y5")
    rules.assert_refused(state, "A wb1", by="uno.act.whole")
    state = rules.play(state, "A wb1:g")
    rules.assert_fact(state, "top wb1 | colour g | phase STUNT | must B | turn A")


def test_uno_blank_play__each_its_own_rule() -> None:
    """Every physical blank carries its own rule."""
    position = "3p strict blank_rules=B00,B04,B10 | A wb1 wb2 wb3 y1 | top y5"
    rules.assert_fact(rules.play(position, "A wb1:g"), "turn B | phase TURN")
    rules.assert_fact(rules.play(position, "A wb2:g"), "turn A | phase TURN")
    rules.assert_fact(rules.play(position, "A wb3:g"), "phase STUNT")


def test_uno_blank_agree() -> None:
    """The rules are options of the table: everybody's view shows them, no action changes them."""
    state = rules.play("3p strict blank_rules=B05,B06,B07 | A r5 r1 r2 | top r3", "A r5; B draw; B pass")
    for seat in (0, 1, 2, SPECTATOR):
        assert "blank_rules=B05,B06,B07" in state.view(seat).header
    rules.assert_position_refused("3p strict blank_rules=B11,B03,B04 | top r3", by="uno.blank.custom")


def test_uno_blank_erase() -> None:
    """The rules stay for all rounds of a match; another match may have others."""
    state = rules.play("3p strict blank_rules=B05,B06,B07 | A r5 | top r3", "A r5; ~ next; ~ deck ?21 r1 …")
    rules.assert_fact(state, "round 2")
    assert "blank_rules=B05,B06,B07" in state.text()
    assert "blank_rules=B02,B02,B02" in rules.game.new(3, {"blank_rules": "B02,B02,B02"}, None).text()


def test_uno_blank_same() -> None:
    """Several blanks may carry the same rule."""
    state = rules.play("3p strict blank_rules=B04,B04,B04 | A wb1 wb3 r1 r2 | top y5", "A wb3:g; A wb1:r")
    rules.assert_fact(state, "turn A | top wb1 | colour r")


def test_uno_blank_plain() -> None:
    """B00 is a plain Wild."""
    state = rules.play(f"{with_rule('B00')} | A wb1 r1 r2 | B g1 | C b1 | top y5", "A wb1:g")
    rules.assert_fact(state, "turn B | phase TURN | A r1 r2 | B g1 | C b1 | colour g")


@pytest.mark.parametrize(
    "rule",
    ["B01", "B02", "B03", "B04", "B05", "B06", "B07", "B08", "B09", "B10", "BX/all/draw3", "BX/chosen/swap"],
)
def test_uno_blank_last(rule: str) -> None:
    """As the last card the rule is not carried out."""
    state = rules.play(f"{with_rule(rule)} | A wb1 | B w g1 | C b1 b2 b3 b4 | top y5", "A wb1:g")
    rules.assert_fact(
        state, "phase ROUND_OVER | over A | A - | B w g1 | C b1 b2 b3 b4 | points 61 | three - | stiff -"
    )


def test_uno_blank_no_skip() -> None:
    """Drawing, discarding or crowing costs no turn; afterwards all cards may be played."""
    state = rules.play(f"{with_rule('B01')} | A wb1 r1 r2 | B g1 y1 | top y5 | deck g7 …", "A wb1:g")
    rules.assert_fact(state, "turn B | can g7 g1 draw")
    state = rules.play(f"{with_rule('B10')} | A wb1 r1 r2 | B g1 y1 | top y5", "A wb1:g; B crow")
    rules.assert_fact(state, "turn B | can g1 | B g1 y1 ?4")
    state = rules.play(f"{with_rule('BX/next/draw2')} | A wb1 r1 r2 | B g1 y1 | top y5", "A wb1:g; A done")
    rules.assert_fact(state, "turn B | B g1 y1 ?2")


@pytest.mark.parametrize(
    ("rule", "actions"), [("B01", "A wb1:g"), ("B05", "A wb1:g; B disc:b1,b2"), ("B10", "A wb1:g; B crow")]
)
def test_uno_blank_no_skip__option(rule: str, actions: str) -> None:
    """blank_skip=on: after B01, B05 and B10 he loses the turn."""
    position = f"{with_rule(rule, ' blank_skip=on')} | A wb1 r1 r2 | B b1 b2 ?7 | top y5"
    rules.assert_fact(rules.play(position, actions), "turn C | phase TURN")


def test_uno_blank_no_skip__option_spares_the_others() -> None:
    """blank_skip=on does not touch the other rules, nor B05 for nobody's loss."""
    for rule in ("B00", "B02", "B03", "B07", "B09"):
        state = rules.play(
            f"{with_rule(rule, ' blank_skip=on')} | A wb1 r1 r2 | B b1 b2 ?3 | top y5", "A wb1:g"
        )
        rules.assert_fact(state, "turn B")
    state = rules.play(
        f"{with_rule('B10', ' blank_skip=on')} | A wb1 r1 r2 | top y5 | dir ccw", "A wb1:g; C crow"
    )
    rules.assert_fact(state, "turn B | C ?11")
    two = rules.play(
        "2p strict blank_rules=B10,B03,B04 blank_skip=on | A wb1 r1 r2 | top y5", "A wb1:g; B crow"
    )
    rules.assert_fact(two, "turn A | B ?11")


def test_uno_blank_discard() -> None:
    """Discarded cards go under the top card, in order of play, each player's as he listed them."""
    state = rules.play(
        f"{with_rule('B06')} | A wb1 r1 r2 r3 r4 | B bS b2 b3 b4 b5 | C g1 g2 g3 g+ | top y5",
        "A wb1:y; C disc:g+; A disc:r4; B disc:b5,bS",
    )
    assert state.field("discard") == "y5 b5 bS g+ r4 wb1"
    rules.assert_fact(state, "top wb1 | colour y | dir cw | turn B | A r1 r2 r3 | B b2 b3 b4 | C g1 g2 g3")


def test_uno_blank_discard__automatic_in_code_order() -> None:
    """What nobody chooses is laid in code order."""
    state = rules.play(f"{with_rule('B02')} | A wb1 r1 r2 | B wx w4 w w g1 g2 | top y5", "A wb1:y")
    assert state.field("discard") == "y5 w w w4 wx wb1"
    state = rules.play(
        f"{with_rule('B08')} | A y9 b1 wx g+ b1 | phase KEEP | discard y5 wb1 | colour r", "A keep:b1"
    )
    assert state.field("discard") == "y5 b1 g+ wx y9 wb1"


def test_uno_blank_discard__empty_pile() -> None:
    """With an empty draw pile the first card laid becomes the new pile."""
    state = rules.read(
        f"{with_rule('B06')} | A r1 r2 r3 | B b1 b2 b3 b4 b5 | C g1 g2 g3"
        " | phase DISCARD | top wb1 | colour y | deck - | shed B 2"
    )
    rules.assert_fact(rules.play(state, "B disc:b4,b2"), "deck b4 | discard b2 wb1")


def test_uno_blank_empty() -> None:
    """The first hand that a rule empties wins; later players keep their cards."""
    state = rules.play(f"{with_rule('B02')} | A wb1 r1 r2 | B g1 w | C wx w | top y5", "A wb1:y")
    rules.assert_fact(state, "over C | phase ROUND_OVER | B g1 | C - | points C 4 A 0 B 0")
    both = f"{with_rule('B02')} | A wb1 r1 r2 | B w4 w | C wx w | top y5"
    rules.assert_fact(rules.play(both, "A wb1:y"), "over B | C wx w | B - | points B 93")
    rules.assert_fact(rules.play(f"{both} | dir ccw", "A wb1:y"), "over C | B w4 w | C - | points C 103")


def test_uno_blank_b01() -> None:
    """N draws till a card of the named colour comes; wilds do not count; it is kept."""
    state = rules.play(
        f"{with_rule('B01')} | A wb1 r1 r2 | B y1 | top y5 | deck w wx r3 b4 g7 g8 …", "A wb1:g"
    )
    rules.assert_fact(state, "B y1 w wx r3 b4 g7 | deck g8 … | sees C: B ?6 | sees A: B ?6 | turn B")


def test_uno_blank_b01__no_such_card() -> None:
    """It stops when nothing can be drawn; the pile is made anew on the way."""
    state = rules.play(
        f"{with_rule('B01')} | A wb1 r1 r2 | B y1 | discard b2 y5 | deck r3", "A wb1:g; ~ shuffle y5 b2"
    )
    rules.assert_fact(state, "B y1 r3 y5 b2 | deck - | turn B | discard wb1")


def test_uno_blank_b02() -> None:
    """Everyone but A discards all wilds, of every kind; A keeps his."""
    state = rules.play(
        "4p strict blank_rules=B02,B03,B04 | A wb1 w r2 r3 | B wb2 w4 w4 g1 g2 | C g3 g4"
        " | D wx wb3 b1 b2 | top y5",
        "A wb1:y",
    )
    rules.assert_fact(
        state, "A w r2 r3 | B g1 g2 | C g3 g4 | D b1 b2 | colour y | top wb1 | turn B | phase TURN"
    )


def test_uno_blank_b02__one_card_left() -> None:
    """Whoever is left with one card owes a shout, with uno_owed_by=player only A would."""
    position = "| A wb1 r2 r3 | B w g1 | C g3 | top y5"
    rules.assert_fact(rules.play(f"{with_rule('B02')} {position}", "A wb1:y"), "owes B | B g1")
    rules.assert_fact(
        rules.play(f"{with_rule('B02', ' uno_owed_by=player')} {position}", "A wb1:y"), "owes -"
    )


def test_uno_blank_b03() -> None:
    """Without a playable card N's draw is three; he may play any one of them."""
    position = f"{with_rule('B03')} | A wb1 r1 r2 | B r1 b1 | C g1 g2 | top y5 | deck g5 g6 b7 …"
    state = rules.play(position, "A wb1:g; B draw")
    rules.assert_fact(
        state, "drawn g5 g6 b7 | B r1 b1 g5 g6 b7 | can g5 g6 pass | cannot b7 r1 draw | phase DRAWN"
    )
    rules.assert_fact(rules.play(state, "B g6"), "top g6 | B r1 b1 g5 b7 | turn C | three -")


def test_uno_blank_b03__usual_draw() -> None:
    """With a playable card it is one; a held wild is one."""
    for card in ("g1", "w", "w4", "wx"):
        state = rules.play(
            f"{with_rule('B03')} | A wb1 r1 r2 | B {card} b1 | top y5 | deck r5 …", "A wb1:g; B draw"
        )
        rules.assert_fact(state, f"drawn r5 | B {card} b1 r5")


def test_uno_blank_b03__coming_turn_only() -> None:
    """The flag ends with that turn, by a pass or by a play."""
    position = f"{with_rule('B03')} | A wb1 r1 r2 | B r1 g1 b1 | C y1 y2 | top y5 | deck r5 …"
    rules.assert_fact(rules.play(position, "A wb1:g"), "three B")
    rules.assert_fact(rules.play(position, "A wb1:g; B draw; B pass"), "three - | turn C")
    rules.assert_fact(rules.play(position, "A wb1:g; B g1"), "three - | turn C")


def test_uno_blank_b03__fewer_than_three() -> None:
    """The draw gives what there is."""
    state = rules.play("2p strict | A r1 b1 | B g1 | top y5 | deck r5 r6 | three A", "A draw")
    rules.assert_fact(state, "drawn r5 r6 | phase DRAWN | deck -")


@pytest.mark.parametrize("count", [2, 3, 10])
def test_uno_blank_b04(count: int) -> None:
    """A takes another turn at once."""
    state = rules.play(f"{count}p strict blank_rules=B04,B03,B01 | A wb1 g1 g2 | top y5", "A wb1:g")
    rules.assert_fact(state, "turn A | phase TURN | can g1 draw")
    rules.assert_fact(rules.play(state, "A g1; A uno"), "turn B")


def test_uno_blank_b05() -> None:
    """N draws up to exactly seven."""
    state = rules.play(
        f"{with_rule('B05')} | A wb1 r1 r2 | B b1 b2 b3 | top y5 | deck y1 y2 y3 y4 y6 …", "A wb1:g"
    )
    rules.assert_fact(state, "B b1 b2 b3 y1 y2 y3 y4 | turn B | phase TURN | deck y6 …")


def test_uno_blank_b05__discards() -> None:
    """Or discards down to seven, by his own choice; the others are not asked."""
    state = rules.play(f"{with_rule('B05')} | A wb1 ?9 | B b1 b2 ?8 | C ?9 | top y5", "A wb1:g")
    rules.assert_fact(state, "phase DISCARD | must B | shed B 3 | turn A")
    rules.assert_refused(state, "C disc:r1,r2,r3", by="uno.act.turn")
    rules.assert_refused(state, "A disc:r1,r2,r3", by="uno.act.turn")


def test_uno_blank_b05__seven_already() -> None:
    """With seven nothing happens."""
    rules.assert_fact(
        rules.play(f"{with_rule('B05')} | A wb1 ?9 | B ?7 | top y5", "A wb1:g"), "B ?7 | turn B | phase TURN"
    )


def test_uno_blank_b06() -> None:
    """Everyone to three, A included: all discards first, then draws from N on, A last."""
    state = rules.play(
        "4p strict blank_rules=B06,B03,B04 | A wb1 r1 r2 | B b1 | C g1 g2 g3 g4 | D g5 | top y5"
        " | deck y1 y2 y3 y4 y6 y7 …",
        "A wb1:r",
    )
    rules.assert_fact(state, "phase DISCARD | must C | shed C 1 | B b1 | D g5")
    state = rules.play(state, "C disc:g4")
    rules.assert_fact(
        state, "B b1 y1 y2 | C g1 g2 g3 | D g5 y3 y4 | A r1 r2 y6 | turn B | phase TURN | owes -"
    )


def test_uno_blank_b06__choices_hidden() -> None:
    """In any order, and each choice is shown only when all are in."""
    state = rules.play(
        f"{with_rule('B06')} | A wb1 r1 r2 r3 r4 | B b1 b2 b3 b4 b5 | C g1 g2 g3 | top y5",
        "A wb1:r; B disc:b5,b1",
    )
    rules.assert_fact(state, "phase DISCARD | must A | chosen B:b5,b1 | B b1 b2 b3 b4 b5")
    rules.assert_fact(
        state, "sees A: chosen B:?2 | sees C: chosen B:?2 | sees B: chosen B:b5,b1 | sees A: B ?5"
    )
    rules.assert_refused(state, "B disc:b2,b3", by="uno.act.turn")
    rules.assert_fact(rules.play(state, "A disc:r1"), "B b2 b3 b4 | A r2 r3 r4 | phase TURN")


def test_uno_blank_b06__nobody_has_more() -> None:
    """Without discards it is settled at once."""
    state = rules.play(f"{with_rule('B06')} | A wb1 r1 | B b1 | C g1 g2 g3 | top y5", "A wb1:r")
    rules.assert_fact(state, "A r1 ?2 | B b1 ?2 | C g1 g2 g3 | turn B | phase TURN | owes -")


def test_uno_blank_b06__nothing_to_draw() -> None:
    """With too few cards in the pile A may be left with one, and owes a shout."""
    state = rules.play(f"{with_rule('B06')} | A wb1 r1 | B b1 b2 | C g1 | top y5 | deck y1 y2", "A wb1:r")
    rules.assert_fact(state, "B b1 b2 y1 | C g1 y2 y5 | A r1 | owes A | deck -")


def test_uno_blank_b07() -> None:
    """Every hand is open to all until A has the turn again, also cards drawn meanwhile."""
    state = rules.play(
        f"{with_rule('B07')} | A wb1 r1 r2 | B b1 b2 | C g1 g2 | top y5 | deck y1 …", "A wb1:g"
    )
    rules.assert_fact(state, "open A | sees C: A r1 r2 | sees A: B b1 b2 | sees B: C g1 g2 | turn B")
    state = rules.play(state, "B draw")
    rules.assert_fact(state, "sees A: B b1 b2 y1 | sees A: drawn y1")
    assert state.view(SPECTATOR).fields["B"] == "b1 b2 y1"
    state = rules.play(state, "B pass; C draw; C pass")
    rules.assert_fact(state, "turn A | open - | sees B: A ?2")


def test_uno_blank_b07__a_lost_turn_does_not_count() -> None:
    """A skipped turn or a penalty leaves the hands open."""
    position = f"{with_rule('B07')} | A wb1 r1 r2 | B b1 b2 | C gS g+ g4 g2 | top y5"
    rules.assert_fact(rules.play(position, "A wb1:g; B draw; B pass; C gS"), "turn B | open A")
    rules.assert_fact(rules.play(position, "A wb1:g; B draw; B pass; C g+"), "turn B | open A")
    wild = f"{with_rule('B07')} | A wb1 r1 r2 | B b1 b2 | C w4 b4 b5 | top y5"
    rules.assert_fact(rules.play(wild, "A wb1:g; B draw; B pass; C w4:r; A take"), "turn B | open A")
    guilty = f"{with_rule('B07')} | A wb1 r1 r2 | B b1 b2 | C w4 g4 b5 | top y5"
    rules.assert_fact(rules.play(guilty, "A wb1:g; B draw; B pass; C w4:r; A ch"), "turn A | open -")


def test_uno_blank_b07__a_jump_in_is_no_turn() -> None:
    """Jumping in does not end it."""
    state = rules.play(
        "4p strict blank_rules=B07,B03,B04 jump_in=on | A wb1 g1 r1 r2 | B g1 b2 b3 | top y5",
        "A wb1:g; B g1; A g1",
    )
    rules.assert_fact(state, "open A | turn B | top g1")


def test_uno_blank_b07__round_end() -> None:
    """It ends with the round."""
    state = rules.play(f"{with_rule('B07')} | A wb1 r1 r2 | B g1 | C b1 b2 | top y5", "A wb1:g; B g1")
    rules.assert_fact(state, "phase ROUND_OVER | open - | sees C: A ?2")


def test_uno_blank_b08() -> None:
    """A jokes; one laugh: he keeps one card of his choice, discards the rest and owes a shout."""
    position = f"{with_rule('B08')} | A wb1 r1 g2 b3 | top y5"
    state = rules.play(position, "A wb1:r; A joke; B stone; C laugh")
    rules.assert_fact(state, "phase KEEP | must A | can keep:g2 keep:r1!")
    rules.assert_refused(state, "B keep:g2", by="uno.act.turn")
    state = rules.play(state, "A keep:g2")
    rules.assert_fact(state, "A g2 | discard y5 b3 r1 wb1 | owes A | turn B | colour r | phase TURN")


def test_uno_blank_b08__nobody_laughs() -> None:
    """All stone, the end of the vote or no joke at all: four cards."""
    position = f"{with_rule('B08')} | A wb1 r1 g2 b3 | top y5 | deck y1 y2 y3 y4 …"
    for actions in ("A joke; B stone; C stone", "A joke; ~ vote", "A joke; C stone; ~ vote", "A pass"):
        rules.assert_fact(
            rules.play(position, f"A wb1:r; {actions}"),
            "A r1 g2 b3 y1 y2 y3 y4 | turn B | phase TURN | owes -",
        )


def test_uno_blank_b08__who_votes() -> None:
    """The joker does not vote, the others once each."""
    state = rules.play(f"{with_rule('B08')} | A wb1 r1 g2 b3 | top y5", "A wb1:r; A joke; B stone")
    rules.assert_refused(state, "A laugh", by="uno.act.turn")
    rules.assert_refused(state, "B laugh", by="uno.act.turn")
    rules.assert_fact(state, "must C | sees C: votes B:? | sees B: votes B:stone")


def test_uno_blank_b08__first_laugh_ends_it() -> None:
    """With one laugh the vote is over."""
    state = rules.play(
        "10p strict blank_rules=B08,B03,B04 | A wb1 r1 g2 | top y5", "A wb1:r; A joke; F laugh"
    )
    rules.assert_fact(state, "phase KEEP | votes -")


@pytest.mark.parametrize(
    ("count", "votes", "phase"),
    [
        (5, "B laugh; C laugh; D stone; E stone", "TURN"),
        (5, "B laugh; C laugh; D laugh; E stone", "KEEP"),
        (5, "B laugh; C laugh; D laugh; ~ vote", "KEEP"),
        (5, "B laugh; C laugh; ~ vote", "TURN"),
        (4, "B laugh; C laugh; D stone", "KEEP"),
        (2, "B laugh", "KEEP"),
        (2, "B stone", "TURN"),
    ],
)
def test_uno_blank_b08__majority(count: int, votes: str, phase: str) -> None:
    """joke_laughs=majority: more than half of the other players must laugh."""
    state = rules.play(
        f"{count}p strict blank_rules=B08,B03,B04 joke_laughs=majority | A wb1 r1 g2 | top y5",
        "A wb1:r; A joke",
    )
    rules.assert_fact(rules.play(state, votes), f"phase {phase}")


def test_uno_blank_b08__majority_waits_for_all() -> None:
    """The votes are counted when all are in."""
    state = rules.play(
        "4p strict blank_rules=B08,B03,B04 joke_laughs=majority | A wb1 r1 g2 | top y5",
        "A wb1:r; A joke; B laugh; C laugh",
    )
    rules.assert_fact(state, "phase VOTE | must D")


def test_uno_blank_b08__one_card() -> None:
    """Holding one card there is nothing to choose; the `!` of the blank covers that case only."""
    position = f"{with_rule('B08')} | A wb1 r1 | top y5"
    rules.assert_fact(rules.play(position, "A wb1:r; A joke; B laugh"), "A r1 | owes A | turn B | phase TURN")
    rules.assert_fact(rules.play(position, "A wb1:r!; A joke; B laugh"), "A r1 | owes - | turn B")
    longer = f"{with_rule('B08')} | A wb1 r1 g2 | top y5"
    rules.assert_fact(rules.play(longer, "A wb1:r!; A joke; B laugh; A keep:r1"), "A r1 | owes A")
    rules.assert_fact(rules.play(longer, "A wb1:r; A joke; B laugh; A keep:r1!"), "A r1 | owes -")


def test_uno_blank_b08__free_text() -> None:
    """A joke may be told in words."""
    state = rules.play(f"{with_rule('B08')} | A wb1 r1 g2 | top y5", "A wb1:r")
    told = [event for event in state.play('A joke "Заходит карта в бар"') if event.kind == "joke"]
    assert told[0].public["text"] == "Заходит карта в бар"


def test_uno_blank_b09() -> None:
    """N is stiff until somebody shouts for a one-card hand; play goes on as usual."""
    state = rules.play(f"{with_rule('B09')} | A wb1 r1 r2 | B g1 g2 g3 | C g4 g5 | top y5", "A wb1:g")
    rules.assert_fact(state, "stiff B | turn B | can g1 draw | sees C: stiff B")
    state = rules.play(state, "B g1")
    rules.assert_fact(state, "stiff B | turn C")
    rules.assert_fact(rules.play(state, "C g4!"), "stiff -")


def test_uno_blank_b09__own_shout() -> None:
    """His own shout frees him too, with the card or after it; an armed one when the play is made."""
    position = f"{with_rule('B09')} | A r1 r2 | B g1 g2 | C b1 | top g5 | turn B | stiff B"
    rules.assert_fact(rules.play(position, "B g1!"), "stiff -")
    rules.assert_fact(rules.play(position, "B g1"), "stiff B | owes B")
    rules.assert_fact(rules.play(position, "B g1; B uno"), "stiff -")
    armed = rules.play(position, "B uno")
    rules.assert_fact(armed, "stiff B | armed B")
    rules.assert_fact(rules.play(armed, "B g1"), "stiff -")


def test_uno_blank_b09__a_shout_not_owed() -> None:
    """A shout without need frees nobody."""
    position = f"{with_rule('B09')} | A r1 r2 | B g1 g2 g3 | C b1 | top g5 | turn B | stiff B"
    rules.assert_fact(rules.play(position, "B g1!"), "stiff B")
    table = position.replace("strict", "table")
    rules.assert_fact(rules.play(table, "A uno"), "stiff B")


def test_uno_blank_b09__the_same_play() -> None:
    """A `!` with the blank itself came before the arms were straight."""
    state = rules.play(f"{with_rule('B09')} | A wb1 r1 | B g1 g2 | C b1 | top g5 | stiff C", "A wb1:g!")
    rules.assert_fact(state, "stiff B | owes -")


def test_uno_blank_b09__round_end() -> None:
    """The end of the round frees everybody, a catch does not."""
    rules.assert_fact(
        rules.play("3p strict | A r1 | top r5 | stiff B C", "A r1"), "stiff - | phase ROUND_OVER"
    )
    rules.assert_fact(rules.play("3p strict | A r1 r2 | top r5 | stiff B", "A r1; C catch:A"), "stiff B")


def test_uno_blank_b10() -> None:
    """N crows and draws four; the host's `~ stunt` has the same end."""
    for crowed in ("B crow", "~ stunt"):
        state = rules.play(
            f"{with_rule('B10')} | A wb1 r1 r2 | B b1 | top y5 | deck y1 y2 y3 y4 …", "A wb1:g"
        )
        rules.assert_fact(state, "phase STUNT | must B | B b1")
        rules.assert_refused(state, "C crow", by="uno.act.turn")
        rules.assert_refused(state, "A crow", by="uno.act.turn")
        rules.assert_fact(rules.play(state, crowed), "B b1 y1 y2 y3 y4 | turn B | phase TURN")


def test_uno_blank_custom() -> None:
    """The agreed text is shown to all, then A says when it is done."""
    header = '3p strict blank_rules=BX/none/"Все поют, и громко",B03,B04'
    state = rules.read(f"{header} | A wb1 r1 r2 | top y5")
    told = [event for event in state.play("A wb1:g") if event.kind == "custom"]
    assert told[0].values(2)["text"] == "Все поют, и громко"
    rules.assert_fact(state, "phase CUSTOM | must A | turn A")
    rules.assert_refused(state, "B done", by="uno.act.turn")
    for ends in ("A done", "~ custom"):
        rules.assert_fact(rules.play(state.clone(), ends), "turn B | phase TURN | colour g")
    assert rules.read(state.text()).text() == state.text()


def test_uno_blank_custom__length() -> None:
    """The text has 1 to 140 characters."""
    rules.assert_fact(rules.read(f'2p strict blanks=1 blank_rules=BX/none/"{"x" * 140}" | top r1'), "top r1")
    for text in ("", "x" * 141):
        rules.assert_position_refused(
            f'2p strict blanks=1 blank_rules=BX/none/"{text}" | top r1', by="uno.blank.custom"
        )


PARTS = [
    ("BX/next/draw6", "A wb1:g", "B b1 b2 ?6 | A r1 r2 | C y1"),
    ("BX/chosen/draw1", "A wb1:g>C", "C y1 ?1 | B b1 b2"),
    ("BX/others/draw2", "A wb1:g", "B b1 b2 ?2 | C y1 ?2 | A r1 r2"),
    ("BX/all/draw1", "A wb1:g", "B b1 b2 ?1 | C y1 ?1 | A r1 r2 ?1"),
    ("BX/next/discard1", "A wb1:g; B disc:b1", "B b2 | owes B"),
    ("BX/next/discard6", "A wb1:g; B disc:b1", "B b2"),
    ("BX/chosen/discard1", "A wb1:g>B; B disc:b2", "B b1"),
    ("BX/chosen/discard1", "A wb1:g>C", "C y1"),
    ("BX/others/discard2", "A wb1:g; B disc:b2", "B b1 | C y1 | A r1 r2"),
    ("BX/all/discard1", "A wb1:g; A disc:r1; B disc:b2", "A r2 | B b1 | C y1 | owes A B"),
    ("BX/all/open", "A wb1:g", "open A | sees C: A r1 r2"),
    ("BX/chosen/swap", "A wb1:g>C", "A y1 | C r1 r2 | owes A"),
    ("BX/none", "A wb1:g", "A r1 r2 | B b1 b2 | C y1"),
]


@pytest.mark.parametrize(("part", "actions", "facts"), PARTS)
def test_uno_blank_custom_parts(part: str, actions: str, facts: str) -> None:
    """The automatic part, then CUSTOM, then the next player."""
    state = rules.play(f"{with_rule(part)} | A wb1 r1 r2 | B b1 b2 | C y1 | top y5", actions)
    rules.assert_fact(state, f"{facts} | phase CUSTOM | turn A")
    rules.assert_fact(rules.play(state, "A done"), "turn B | phase TURN")


def test_uno_blank_custom_parts__turns() -> None:
    """`skip` takes the next player's turn, `again` gives A another one."""
    position = "| A wb1 r1 r2 | B b1 b2 | C y1 | top y5"
    rules.assert_fact(rules.play(f"{with_rule('BX/next/skip')} {position}", "A wb1:g; A done"), "turn C")
    rules.assert_fact(
        rules.play(f"{with_rule('BX/self/again')} {position}", "A wb1:g; A done"), "turn A | phase TURN"
    )


def test_uno_blank_custom_parts__targets() -> None:
    """`chosen` is any other player and must be named; the other parts take no name."""
    state = rules.read(f"{with_rule('BX/chosen/swap')} | A wb1 r1 r2 | top y5")
    rules.assert_legal(state, "A wb1:g>B", "A wb1:g>C")
    rules.assert_not_legal(state, "A wb1:g", "A wb1:g>A")
    assert sorted(code for code in rules.listed(state, "A") if code.startswith("wb1:g")) == [
        "wb1:g>B",
        "wb1:g>C",
    ]
    rules.assert_refused(
        rules.read(f"{with_rule('BX/next/draw1')} | A wb1 r1 | top y5"), "A wb1:g>B", by="uno.act.whole"
    )


@pytest.mark.parametrize(
    "part",
    ["next/draw0", "next/draw7", "next/draw", "self/draw1", "others/skip", "next/again", "next/open",
     "all/swap", "chosen/skip", "nobody/draw1", "next/discard7", "none/draw1", "next"],
)  # fmt: skip
def test_uno_blank_custom_parts__no_others(part: str) -> None:
    """Nothing that is not in the list."""
    rules.assert_position_refused(f"{with_rule('BX/' + part)} | top y5", by="uno.blank.custom-parts")


def test_uno_blank_custom_parts__order() -> None:
    """`others` and `all` go in order of play from the next player."""
    position = "| A wb1 r1 r2 | B b1 | C y1 | top y5 | deck g1 g2 g3 …"
    rules.assert_fact(
        rules.play(f"{with_rule('BX/all/draw1')} {position}", "A wb1:g"), "B b1 g1 | C y1 g2 | A r1 r2 g3"
    )
    state = rules.play(f"{with_rule('BX/all/draw1')} {position} | dir ccw", "A wb1:g")
    rules.assert_fact(state, "C y1 g1 | B b1 g2 | A r1 r2 g3")
    state = rules.play(
        f"{with_rule('BX/all/discard1')} | A wb1 r1 r2 | B b1 b2 | C y1 y2 | discard y5 | dir ccw",
        "A wb1:g; A disc:r1; B disc:b1; C disc:y1",
    )
    assert state.field("discard") == "y5 y1 b1 r1 wb1"

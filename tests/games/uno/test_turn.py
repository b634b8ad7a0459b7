"""Chapter 3: matching, drawing, phases, windows, the order of a play."""

import pytest

from koloda.games.uno.options import OPTIONS
from koloda.games.uno.position import FIELDS
from koloda.kernel.records import Record, read_record, replay, spell_out, start
from koloda.kernel.seats import HOST
from koloda.kernel.state import State
from tests.rules import Rules

rules = Rules("uno")


def test_uno_match_rule() -> None:
    """A coloured card fits by colour, by number or by symbol."""
    state = rules.read("2p strict | A r2 b7 g7 gS g8 r+ | top r7")
    rules.assert_legal(state, "A r2", "A b7", "A g7", "A r+")
    for card in ("gS", "g8"):
        rules.assert_refused(state, f"A {card}", by="uno.match.rule")


def test_uno_match_rule__number_is_no_symbol() -> None:
    """A 0 fits a 0, not any symbol card; a 2 does not fit a Draw Two."""
    state = rules.read("2p strict | A g0 g2 | top r+")
    rules.assert_refused(state, "A g0", by="uno.match.rule")
    rules.assert_refused(state, "A g2", by="uno.match.rule")
    rules.assert_legal(rules.read("2p strict | A g0 g2 | top r0"), "A g0")


def test_uno_match_rule__every_card_on_every_card() -> None:
    """By the words of the clauses: colour in force, same number or symbol, or wild."""
    kinds = [colour + rank for colour in "rgby" for rank in "0123456789+RS"]
    tops = [(card, card[0]) for card in kinds]
    tops += [(wild, colour) for wild in ("w", "w4", "wx", "wb1") for colour in "rgby"]
    for top, colour in tops:
        hand = [card for card in [*kinds, "w"] if card != top]
        state = rules.read(f"2p strict | A {' '.join(hand)} | B ?1 | top {top} | colour {colour}")
        for card in hand:
            fits = card == "w" or card[0] == colour or (top[0] != "w" and card[1] == top[1])
            expected = "-" if fits else "uno.match.on-wild" if top[0] == "w" else "uno.match.rule"
            assert rules.why_not(state, f"A {card}:r" if card == "w" else f"A {card}") == expected, (
                card,
                top,
            )


@pytest.mark.parametrize("top", ["r0", "r7", "rS", "rR", "r+"])
def test_uno_match_wild(top: str) -> None:
    """A wild fits anything, also when another card fits."""
    state = rules.read(f"2p strict | A w w4 wx wb1 r1 | top {top}")
    rules.assert_legal(state, "A w:g", "A w4:g", "A wx:g", "A wb1:g", "A r1")


@pytest.mark.parametrize("top", ["w", "w4", "wx", "wb1"])
def test_uno_match_on_wild(top: str) -> None:
    """On a wild only the colour in force and wilds fit."""
    state = rules.read(f"2p strict | A g1 bS b4 r0 w | top {top} | colour g")
    rules.assert_legal(state, "A g1", "A w:r")
    for card in ("bS", "b4", "r0"):
        rules.assert_refused(state, f"A {card}", by="uno.match.on-wild")


@pytest.mark.parametrize("symbol", "+RS")
def test_uno_match_symbols(symbol: str) -> None:
    """A symbol on the same symbol of any colour; on another one only with the colour in force."""
    same = f"2p strict | A g{symbol} b{symbol} y{symbol} r1 | top r{symbol}"
    rules.assert_legal(rules.read(same), f"A g{symbol}", f"A b{symbol}", f"A y{symbol}")
    for other in "+RS".replace(symbol, ""):
        state = rules.read(f"2p strict | A g{symbol} r{symbol} | top r{other}")
        rules.assert_refused(state, f"A g{symbol}", by="uno.match.rule")
        rules.assert_legal(state, f"A r{symbol}")


def test_uno_turn_one_card() -> None:
    """After one card the turn is over, even with a second copy in hand."""
    state = rules.play("3p strict | A r5 r5 r1 r2 | top r3", "A r5")
    rules.assert_fact(state, "turn B | A r5 r1 r2")
    rules.assert_refused(state, "A r5", by="uno.act.turn")


def test_uno_turn_choice() -> None:
    """Draw is always possible; with nothing that fits it is all there is."""
    assert set(rules.listed(rules.read("2p strict | A g1 b2 | B ?3 | top r7"), "A")) - {"uno"} == {"draw"}
    rules.assert_legal(rules.read("2p strict | A r1 w | top r7"), "A draw", "A r1")


def test_uno_draw_one() -> None:
    """A draw is one card, and there is no second."""
    state = rules.play("2p strict | A g1 b2 b3 | top r7 | deck y1 y2 …", "A draw")
    rules.assert_fact(state, "A g1 b2 b3 y1 | drawn y1 | phase DRAWN | turn A | deck y2 …")
    rules.assert_refused(state, "A draw", by="uno.draw.one")


def test_uno_draw_play_drawn() -> None:
    """After drawing, only the drawn card may be played, and only if it fits."""
    state = rules.play("2p strict | A r1 g2 w | B b5 b6 | top r7 | deck g7 y1", "A draw")
    rules.assert_refused(state, "A r1", by="uno.draw.play-drawn")
    rules.assert_refused(state, "A w:r", by="uno.draw.play-drawn")
    rules.assert_refused(state, "A g2", by="uno.draw.play-drawn")
    rules.assert_legal(state, "A g7")
    state = rules.play("2p strict | A r1 g2 | B b5 b6 | top r7 | deck y1 g7", "A draw")
    rules.assert_refused(state, "A y1", by="uno.match.rule")


def test_uno_draw_play_drawn__not_held() -> None:
    """That a card is not in the hand comes before that it was not drawn."""
    state = rules.play("2p strict | A r1 g2 | B b5 b6 | top r7 | deck g7 y1", "A draw")
    rules.assert_refused(state, "A b5", by="uno.act.held")


def test_uno_draw_may() -> None:
    """The drawn card need not be played, after a forced draw and after a chosen one."""
    for hand in ("g1 b2", "r1 r2"):
        state = rules.play(f"2p strict | A {hand} | top r7 | deck r9 …", "A draw")
        rules.assert_legal(state, "A r9", "A pass")
        rules.assert_fact(rules.play(state, "A pass"), f"A {hand} r9 | turn B")


def test_uno_draw_may__force_play() -> None:
    """Option force_play=drawn: it must."""
    state = rules.play("2p strict force_play=drawn | A g1 b2 | top r7 | deck r9 …", "A draw")
    rules.assert_refused(state, "A pass", by="uno.house.force.drawn")


def test_uno_draw_pass() -> None:
    """A drawn card that does not fit: the engine waits for `pass`, then the turn passes."""
    state = rules.play("3p strict | A g1 b2 | top r7 | deck y9 …", "A draw")
    rules.assert_fact(state, "phase DRAWN | must A | turn A | sees B: drawn ?1")
    assert rules.listed(state, "A") == ["pass"]
    rules.assert_fact(rules.play(state, "A pass"), "turn B | phase TURN | drawn - | A g1 b2 y9")


def test_uno_draw_pass__betrays_nothing() -> None:
    """The others see the same whether the drawn card fits or not."""
    fits = rules.play("2p strict | A g1 b2 | B r5 | top r7 | deck r9 y8", "A draw")
    not_fits = rules.play("2p strict | A g1 b2 | B r5 | top r7 | deck y8 r9", "A draw")
    assert fits.view(1).text() == not_fits.view(1).text()
    assert rules.play(fits, "A pass").view(1).text() == rules.play(not_fits, "A pass").view(1).text()


@pytest.mark.parametrize("card", ["w", "w4", "wx", "wb3"])
def test_uno_draw_wild(card: str) -> None:
    """A drawn wild may be played at once."""
    state = rules.play(f"3p strict | A g1 b2 b3 | top r7 | deck {card} …", "A draw")
    rules.assert_fact(rules.play(state, f"A {card}:g"), f"top {card} | colour g")


def test_uno_draw_wild__improper() -> None:
    """A drawn w4 stands under the same condition as any other."""
    state = rules.play("3p strict w4_mode=no_bluff | A r1 b2 | top r7 | deck w4 …", "A draw")
    rules.assert_refused(state, "A w4:g", by="uno.w4.legal")


def test_uno_turn_no_pass() -> None:
    """Without having drawn nobody passes."""
    rules.assert_refused(rules.read("2p strict | A g1 b2 | top r7"), "A pass", by="uno.turn.no-pass")
    rules.assert_refused(rules.read("2p table | A g1 b2 | top r7"), "A pass", by="uno.turn.no-pass")


def test_uno_act_whole() -> None:
    """A play names all it needs and nothing it has no use for."""
    state = rules.read("3p strict | A w w4 wx wb1 r7 r5 | top r3")
    for action in ("w", "w4", "wx", "wx>B", "wb1", "wx:g>A", "w:g>B", "wb1:g>B", "w4:g>C"):
        rules.assert_refused(state, f"A {action}", by="uno.act.whole")
    for action in ("r5:r", "r5>B", "r7>B"):
        rules.assert_refused(state, f"A {action}", by="uno.act.whole")
    rules.assert_legal(state, "A w:g", "A wx:g", "A wx:g>B", "A wb1:g", "A r7")
    rules.assert_refused(state, "A w:x", by="uno.act.whole")


def test_uno_act_whole__targets() -> None:
    """A 7 with `seven_zero` and a rule for a chosen player need another player's seat."""
    state = rules.read(
        "3p strict seven_zero=on blank_rules=BX/chosen/draw2,B03,B04 | A r7 r0 wb1 g1 | top r3"
    )
    for action in ("r7", "r7>A", "r0>B", "wb1:g", "wb1:g>A"):
        rules.assert_refused(state, f"A {action}", by="uno.act.whole")
    rules.assert_legal(state, "A r7>B", "A r7>C", "A r0", "A wb1:g>C")


def test_uno_act_whole__last_card() -> None:
    """The last card needs no target, and one that is named is ignored."""
    for action in ("r7", "r7>B"):
        rules.assert_fact(
            rules.play("2p strict seven_zero=on | A r7 | B g1 g2 | top r3", f"A {action}"), "over A | B g1 g2"
        )
    rules.assert_refused(rules.read("2p strict seven_zero=on | A r7 | top r3"), "A r7>A", by="uno.act.whole")


def test_uno_act_held() -> None:
    """Only a card of one's own hand can be played, discarded or kept."""
    state = rules.read("3p strict | A g1 b2 | B r5 | top r3")
    rules.assert_refused(state, "A r5", by="uno.act.held")
    state = rules.read(
        "3p strict blank_rules=B06,B03,B04 | A b1 | B r1 r2 r3 r4 g5 | phase DISCARD | top wb1"
        " | colour r | shed B 2"
    )
    rules.assert_refused(state, "B disc:r1,r1", by="uno.act.held")
    rules.assert_refused(state, "B disc:r1,b1", by="uno.act.held")
    state = rules.read("3p strict blank_rules=B08,B03,B04 | A b1 b2 | B r1 | phase KEEP | top wb1 | colour r")
    rules.assert_refused(state, "A keep:r1", by="uno.act.held")


@pytest.mark.parametrize("referee", ["strict", "table"])
def test_uno_act_turn(referee: str) -> None:
    """Turn actions belong to the player in turn, a response to the one who is asked."""
    state = rules.read(f"3p {referee} | A r1 r2 | B r5 r6 | top r3")
    for action in ("r5", "draw", "pass", "g9"):
        rules.assert_refused(state, f"B {action}", by="uno.act.turn")
    state = rules.read(
        f"3p {referee} | A r1 | B r5 r6 | top w4 | colour g | turn B | phase CHALLENGE | accused A r r1"
    )
    rules.assert_refused(state, "A take", by="uno.act.turn")
    rules.assert_refused(state, "C take", by="uno.act.turn")


BLANKS = "blank_rules=B08,B06,B10"
PHASES = {
    "START_COLOUR": "3p strict | phase START_COLOUR | top w | turn A",
    "TURN": "3p strict | A r1 g2 | top r3",
    "DRAWN": "3p strict | A r1 g2 | drawn r1 | phase DRAWN | top r3",
    "CHALLENGE": "3p strict | A r1 g2 | phase CHALLENGE | top w4 | colour g | accused C r r1",
    "PENALTY": "3p strict stacking=any | A r1 g2 | phase PENALTY | top w4 | colour g"
    " | accused C r r1 | stack 4",
    "DISCARD": f"3p strict {BLANKS} | A r1 g2 | phase DISCARD | top wb2 | colour g | shed A 1",
    "JOKE": f"3p strict {BLANKS} | A r1 g2 | phase JOKE | top wb1 | colour g",
    "VOTE": f"3p strict {BLANKS} | A r1 g2 | phase VOTE | top wb1 | colour g | turn B",
    "KEEP": f"3p strict {BLANKS} | A r1 g2 | phase KEEP | top wb1 | colour g",
    "STUNT": f"3p strict {BLANKS} | A r1 g2 | phase STUNT | top wb3 | colour g | turn C",
    "CUSTOM": "3p strict blank_rules=BX/none,B01,B02 | A r1 g2 | phase CUSTOM | top wb1 | colour g",
    "ROUND_OVER": "3p strict | A r1 g2 | B - | phase ROUND_OVER | over B | top r3",
    "MATCH_OVER": "3p strict | A r1 g2 | B - | phase MATCH_OVER | over B | top r3",
    "DEAL": "3p strict | phase DEAL",
    "DEALER_DRAW": "3p strict | phase DEALER_DRAW",
}
ANSWERS = {
    "col:r": {"START_COLOUR"},
    "take": {"CHALLENGE", "PENALTY"},
    "disc:r1": {"DISCARD"},
    "joke": {"JOKE"},
    "laugh": {"VOTE"},
    "stone": {"VOTE"},
    "keep:r1": {"KEEP"},
    "crow": {"STUNT"},
    "done": {"CUSTOM"},
    "ok": {"ROUND_OVER"},
}


@pytest.mark.parametrize("phase", PHASES)
def test_uno_act_phase(phase: str) -> None:
    """What the present phase does not list is refused by both referees."""
    for referee in ("strict", "table"):
        state = rules.read(PHASES[phase].replace("strict", referee))
        for answer, phases in ANSWERS.items():
            expected = "-" if phase in phases else "uno.act.phase"
            assert rules.why_not(state, f"A {answer}") == expected, answer
        if phase not in ("TURN", "DRAWN", "PENALTY"):
            for action in ("A r1", "A draw", "B draw", "A w"):
                rules.assert_refused(state, action, by="uno.act.phase")
            if phase != "JOKE":
                rules.assert_refused(state, "A pass", by="uno.act.phase")


def test_uno_act_phase__number_of_discards() -> None:
    """Neither fewer nor more cards than required."""
    state = rules.read(
        PHASES["DISCARD"].replace("shed A 1", "shed A 2").replace("A r1 g2", "A r1 r2 r3 r4 r5")
    )
    rules.assert_refused(state, "A disc:r1", by="uno.act.phase")
    rules.assert_refused(state, "A disc:r1,r2,r3", by="uno.act.phase")
    rules.assert_refused(state, "A disc:b9", by="uno.act.phase")
    rules.assert_legal(state, "A disc:r1,r2")


def test_uno_act_phase__host() -> None:
    """The host closes only what is open."""
    state = rules.read("3p strict | A r1 g2 | top r3")
    for line in ("~ hold", "~ next", "~ vote", "~ stunt", "~ custom", "~ call", "~ dealer A"):
        rules.assert_refused(state, line, by="uno.act.phase")
    rules.assert_refused(state, "~ deck …", by="koloda.chance.unasked")


ORDER = [
    # turn actions: phase before turn, turn before hold, hold before what is wrong with the card
    (
        "3p strict | A r1 | top w4 | colour g | phase CHALLENGE | turn B | accused A r r1",
        "C g9",
        "uno.act.phase",
    ),
    ("3p strict | A r1 | B r2 r3 | top r5 | turn B | owes A | held yes", "C w", "uno.act.turn"),
    ("3p strict | A r1 | B r2 r3 | top r5 | turn B | owes A | held yes", "B w", "uno.win.hold"),
    ("3p strict | A r1 | B r2 r3 | top r5 | turn B | owes A | held yes", "B pass", "uno.win.hold"),
    ("3p strict jump_in=on | A r1 r4 | C r5 | top r5 | turn B", "C r5", "uno.house.jump.when"),
    ("3p strict jump_in=on | A r1 r4 | C r5 | top r5 | turn B | jump open", "C w", "uno.act.whole"),
    ("3p strict jump_in=on | A r1 r4 | C r5 g1 | top r5 | turn B | jump open", "C g2", "uno.act.held"),
    ("3p strict jump_in=on | A r1 r4 | C r5 g1 | top r5 | turn B | jump open", "C g1", "uno.house.jump.what"),
    ("3p strict jump_in=on | A r1 r4 | C r5 g1 | top r5 | turn B | jump open", "C draw", "uno.act.turn"),
    # draw and pass
    (
        "3p strict stacking=any | A r1 r4 | top r+ | phase PENALTY | stack 2",
        "A draw",
        "uno.house.stack.match",
    ),
    (
        "3p strict stacking=any | A r1 r4 | top r+ | phase PENALTY | stack 2",
        "A pass",
        "uno.house.stack.match",
    ),
    ("3p strict force_play=all | A r1 r4 | top r5 | phase DRAWN | drawn r4", "A draw", "uno.draw.one"),
    (
        "3p strict draw_until=on force_play=all | A r1 r4 | top r5 | phase DRAWN | drawn r4",
        "A draw",
        "uno.house.until.what",
    ),
    ("3p strict force_play=all | A r1 r4 | top r5", "A draw", "uno.house.force.drawn"),
    ("3p strict force_play=all | A r1 r4 | top r5", "A pass", "uno.turn.no-pass"),
    (
        "3p strict force_play=drawn draw_until=on | A r1 g4 | top r5 | phase DRAWN | drawn g4",
        "A pass",
        "uno.house.until.what",
    ),
    # a card: whole, held, drawn, fits, w4, last
    ("3p strict | A r1 r4 | top r5", "A w", "uno.act.whole"),
    ("3p strict | A r1 r4 | top r5", "A g4", "uno.act.held"),
    ("3p strict | A r1 g4 | top r5 | phase DRAWN | drawn r1", "A g4", "uno.draw.play-drawn"),
    ("3p strict | A g4 r1 | top r5", "A g4", "uno.match.rule"),
    ("3p strict | A g4 r1 | top wx | colour r", "A g4", "uno.match.on-wild"),
    ("3p strict finish_on=numbers | A gS | top r5", "A gS", "uno.match.rule"),
    ("3p strict finish_on=numbers | A rS | top r5", "A rS", "uno.house.finish"),
    (
        "3p strict w4_mode=no_bluff | A w4 r1 | top r5 | phase DRAWN | drawn r1",
        "A w4:r",
        "uno.draw.play-drawn",
    ),
    ("3p strict w4_mode=no_bluff | A w4 r1 | top r5", "A w4:r", "uno.w4.legal"),
    # onto a stack: kind, then mode, then colour, then w4
    (
        "3p strict stacking=same | A r1 r4 | top w4 | colour r | phase PENALTY | stack 4",
        "A r1",
        "uno.house.stack.match",
    ),
    (
        "3p strict stacking=same | A g+ r4 | top w4 | colour r | phase PENALTY | stack 4",
        "A g+",
        "uno.house.stack.what",
    ),
    (
        "3p strict stacking=any | A g+ r4 | top w4 | colour r | phase PENALTY | stack 4",
        "A g+",
        "uno.house.stack.match",
    ),
    (
        "3p strict stacking=any w4_mode=no_bluff | A w4 r4 | top r+ | phase PENALTY | stack 2",
        "A w4:r",
        "uno.w4.legal",
    ),
    # ch
    ("3p strict | A r1 g4 | top r5", "B ch", "uno.chal.when"),
    (
        "3p strict | A r1 | top w4 | colour g | phase CHALLENGE | turn B | accused A r r1",
        "C ch",
        "uno.chal.who",
    ),
    # other responses: phase before turn, turn before held
    ("3p strict | A r1 g4 | top r5", "B take", "uno.act.phase"),
    (
        "3p strict blank_rules=B08,B03,B04 | A b1 b2 | B r1 | phase KEEP | top wb1 | colour r",
        "B keep:g9",
        "uno.act.turn",
    ),
    (
        "3p strict blank_rules=B06,B03,B04 | A b1 b2 | B r1 r2 r3 r4 | phase DISCARD | top wb1"
        " | colour r | shed B 1",
        "A disc:g9",
        "uno.act.turn",
    ),
]


@pytest.mark.parametrize(("position", "action", "clause"), ORDER)
def test_uno_act_order(position: str, action: str, clause: str) -> None:
    """Of several things that are wrong the first check names the refusal."""
    rules.assert_refused(rules.read(position), action, by=clause)


def test_uno_act_order__table() -> None:
    """At the table the misplays pass, in their place in the order."""
    state = rules.read("3p table finish_on=numbers | A gS | B r1 | top r5")
    rules.assert_refused(state, "A gS", by="uno.house.finish")
    rules.assert_legal(rules.read("3p table | A g4 r1 | top r5"), "A g4")
    rules.assert_refused(rules.read("3p table | A g4 r1 | top r5"), "A g8", by="uno.act.held")


def test_uno_win_hold() -> None:
    """While it is held the player in turn waits; shouts, catches and `~ hold` do not."""
    state = rules.play("3p strict | A r5 g1 | B r1 r2 r4 | top r3", "A r5")
    rules.assert_fact(state, "held yes | turn B | must B")
    for action in ("r1", "draw"):
        rules.assert_refused(state, f"B {action}", by="uno.win.hold")
    rules.assert_legal(state, "A uno", "B catch:A", "C catch:A", "~ hold")
    assert not [code for code in rules.listed(state, "B") if code != "catch:A"]
    rules.assert_fact(rules.play(state, "~ hold; B r1"), "top r1")


@pytest.mark.parametrize("end", ["A uno", "B catch:A", "C catch:A", "~ hold"])
def test_uno_win_hold__ends(end: str) -> None:
    """The hold ends with `~ hold`, or by itself when no window is open any more."""
    state = rules.play("3p strict | A r5 g1 | top r3", f"A r5; {end}")
    rules.assert_fact(state, "held -")
    rules.assert_legal(state, "B draw")


def test_uno_win_hold__not_while_another_window_is_open() -> None:
    """After the shout a W-JUMP may still hold the next player."""
    state = rules.play("3p strict jump_in=on | A r5 g1 | top r3", "A r5; A uno")
    rules.assert_fact(state, "held yes | owes - | jump open")
    state = rules.play("3p strict jump_in=on jump_hold=0 | A r5 g1 g2 | top r3", "A r5")
    rules.assert_fact(state, "held - | jump open")


def test_uno_win_hold__responses() -> None:
    """A challenge is answered while W-UNO is held."""
    state = rules.play("3p strict | A w4 g1 | top r3", "A w4:g")
    rules.assert_fact(state, "held yes | owes A | phase CHALLENGE")
    rules.assert_legal(state, "B take", "B ch")
    state = rules.play(state, "B take")
    rules.assert_fact(state, "held yes | owes A | turn C")
    rules.assert_refused(state, "C draw", by="uno.win.hold")


def test_uno_win_hold__zero() -> None:
    """Length 0 is no hold."""
    state = rules.play("3p strict uno_hold=0 | A r5 g1 | top r3", "A r5")
    rules.assert_fact(state, "held - | owes A")
    rules.assert_legal(state, "B draw")


def hold_ms(state: State) -> int:
    """The advised length of the hold."""
    return next(int(window.ms) for window in state.windows() if window.name == "hold")


def test_uno_win_hold__length() -> None:
    """If both windows apply, the longer length counts."""
    for options, ms in (
        ("jump_in=on", 2000),
        ("jump_in=on jump_hold=3000", 3000),
        ("uno_hold=500 jump_in=on", 1000),
        ("jump_in=on jump_hold=0", 2000),
        ("uno_hold=700", 700),
    ):
        assert hold_ms(rules.play(f"3p strict {options} | A r5 g1 | top r3", "A r5")) == ms
    assert hold_ms(rules.play("3p strict jump_in=on | A r5 g1 g2 | top r3", "A r5")) == 1000


def test_uno_win_hold__never_without_a_clock() -> None:
    """What is held has a length, or nobody would end it."""
    state = rules.play("3p strict jump_in=on jump_hold=0 | A r5 g1 | top r3", "A r5; A uno")
    assert state.field("held") == "-" or hold_ms(state) > 0


def test_uno_win_hold__identical_card() -> None:
    """The player in turn may play the identical card while others may jump in with it."""
    state = rules.play("3p strict jump_in=on | A r5 g1 g2 | B r5 r1 r2 | top r3", "A r5")
    rules.assert_refused(state, "B r1", by="uno.win.hold")
    rules.assert_legal(state, "B r5")
    held = rules.play("3p strict | A r5 g1 | B r5 r1 | top r3", "A r5")
    rules.assert_refused(held, "B r5", by="uno.win.hold")


def test_uno_win_hold__own_call_window() -> None:
    """At the table P cannot close his own W-CALL with the next click; the others are not held."""
    state = rules.play("2p table | A rS r1 r2 | top r3", "A rS")
    rules.assert_fact(state, "held yes | turn A")
    rules.assert_refused(state, "A r1", by="uno.win.hold")
    rules.assert_legal(rules.play(state, "~ hold"), "A r1")
    state = rules.play("3p table | A r5 r1 r2 | top r3", "A r5")
    rules.assert_fact(state, "held -")
    rules.assert_legal(state, "B draw")
    rules.assert_legal(rules.play("2p table uno_hold=0 | A rS r1 r2 | top r3", "A rS"), "A r1")


def test_uno_win_turn_action() -> None:
    """The next turn action closes W-UNO, W-JUMP and W-CALL, whoever makes it."""
    state = rules.play("3p table uno_hold=0 jump_in=on jump_hold=0 | A r5 g1 | top r3", "A r5")
    assert {window.name for window in state.windows()} >= {"W-UNO", "W-JUMP", "W-CALL"}
    state = rules.play(state, "B draw")
    assert not {window.name for window in state.windows()} & {"W-UNO", "W-JUMP", "W-CALL"}
    rules.assert_fact(state, "owes - | jump -")


@pytest.mark.parametrize(
    ("position", "play_one", "play_two"),
    [
        ("3p strict uno_hold=0 | A r5 g1 | B r1 r2 r4 | top r3", "A r5", "B r1"),
        ("2p strict uno_hold=0 | A rS g1 | top r3", "A rS", "A draw"),
        ("4p strict jump_in=on | A r5 g1 | C r5 b1 b2 | top r3", "A r5", "C r5"),
        ("3p strict uno_hold=0 | A r+ g1 | top r3", "A r+", "C draw"),
    ],
)
def test_uno_win_turn_action__whoever(position: str, play_one: str, play_two: str) -> None:
    """The next player, the same player again, a jumper, the one after a skipped player."""
    state = rules.play(position, play_one)
    rules.assert_fact(state, "owes A")
    rules.assert_fact(rules.play(state, play_two), "owes -")
    rules.assert_refused(state, "B catch:A", by="uno.catch.closed")


def test_uno_win_turn_action__closed_by_nothing_else() -> None:
    """Being skipped, a penalty, `ch`, `take` and other responses close no window."""
    for position, actions in (
        ("3p strict | A rS g1 | top r3", "A rS"),
        ("3p strict | A r+ g1 | top r3", "A r+"),
        ("3p strict | A w4 g1 | top r3", "A w4:g; B take"),
        ("3p strict | A w4 g1 | top r3", "A w4:g; B ch"),
        ("3p strict blank_rules=B10,B03,B04 | A wb1 g1 | top r3", "A wb1:g; B crow"),
        ("3p strict blank_rules=B05,B03,B04 | A wb1 g1 | B r1 ?7 | top r3", "A wb1:g; B disc:r1"),
    ):
        state = rules.play(position, actions)
        rules.assert_fact(state, "owes A | can C: catch:A")


def test_uno_win_order() -> None:
    """Shout against catch: the first in the record wins, the second is refused."""
    position = "3p strict | A r5 g1 | top r3 | deck b1 b2 …"
    first = rules.play(position, "A r5; A uno")
    rules.assert_refused(first, "C catch:A", by="uno.catch.closed")
    second = rules.play(position, "A r5; C catch:A")
    rules.assert_refused(second, "A uno", by="uno.call.false")
    rules.assert_refused(second, "B catch:A", by="uno.catch.closed")
    rules.assert_fact(second, "A g1 b1 b2")


DEFAULTS = [
    ("3p strict | A r1 g4 | top r5", "A draw"),
    ("3p strict | A r1 g4 | top r5 | phase DRAWN | drawn r1", "A pass"),
    ("3p strict | A r1 | top w4 | colour g | phase CHALLENGE | turn B | accused A r r1", "B take"),
    ("3p strict stacking=any | A r1 r4 | top r+ | phase PENALTY | stack 2", "A take"),
    ("3p strict | A g1 g4 b1 b2 r9 w | top w | phase START_COLOUR", "A col:g"),
    ("3p strict | A w w4 wx | top w | phase START_COLOUR", "A col:r"),
    ("3p strict | A y1 y2 b1 b2 | top w | phase START_COLOUR", "A col:b"),
    (
        "3p strict blank_rules=B06,B03,B04 | B r9 r1 b+ gS w w4 wx | phase DISCARD | top wb1"
        " | colour r | shed B 4",
        "B disc:w,w4,wx,b+",
    ),
    ("3p strict blank_rules=B08,B03,B04 | A r1 g0 b0 w | phase KEEP | top wb1 | colour r", "A keep:b0"),
    ("3p strict blank_rules=B08,B03,B04 | A r1 g0 | phase JOKE | top wb1 | colour r", "A pass"),
    ("3p strict draw_until=on | A r1 g4 | top r5 | phase DRAWN | drawn g4", "A draw"),
    ("3p strict draw_until=on | A r1 g4 | top r5 | phase DRAWN | drawn r1", "A pass"),
    ("3p strict force_play=all | A r1 r9 r+ g4 | top r5", "A r+"),
    ("3p strict force_play=all | A r1 rS r+ g4 | top r5", "A r+"),
    ("3p strict force_play=all | A w4 r1 g4 | top r5", "A r1"),
    ("3p strict force_play=all | A w4 w b1 g4 g3 | top r5", "A w:g"),
    ("3p strict force_play=all w4_mode=free | A w4 r1 r4 g3 | top r5", "A w4:r"),
    ("3p strict force_play=all | A wx b1 b4 g3 | top r5", "A wx:b"),
    ("3p strict force_play=all seven_zero=on | A r7 b1 g4 | top r5", "A r7>B"),
    ("3p strict force_play=all seven_zero=on | A r7 b1 g4 | top r5 | dir ccw", "A r7>C"),
    ("3p strict force_play=all seven_zero=on | A r7 | top r5", "A r7"),
    ("3p strict force_play=all blank_rules=BX/chosen/draw1,B01,B02 | A wb1 b1 | top r5", "A wb1:b>B"),
    ("3p strict force_play=drawn | A r1 rS w4 | top r5 | phase DRAWN | drawn r1", "A r1"),
    ("3p strict force_play=drawn | A r1 rS w4 | top r5 | phase DRAWN | drawn w4", "A pass"),
]


@pytest.mark.parametrize(("position", "answer"), DEFAULTS)
def test_uno_win_default(position: str, answer: str) -> None:
    """What is recorded for a player who gives no answer in time."""
    state = rules.read(position)
    closing = [state.write_action(window.close) for window in state.windows() if window.close is not None]
    assert f"~ auto {answer}" in closing
    state.play(f"~ auto {answer}")


def test_uno_win_default__only_the_default() -> None:
    """The host may not choose another answer."""
    state = rules.read("3p strict | A r1 g4 | top r5")
    rules.assert_refused(state, "~ auto A r1", by="uno.win.default")
    rules.assert_refused(state, "~ auto B draw", by="uno.act.turn")
    rules.assert_refused(
        rules.read("3p strict | A r1 | B r2 r3 | top r5 | turn B | owes A | held yes"),
        "~ auto B draw",
        by="uno.win.hold",
    )


def test_uno_win_default__votes() -> None:
    """Votes that were not given count as `stone`."""
    state = rules.read(
        "4p strict blank_rules=B08,B03,B04 | A r1 g0 | phase VOTE | top wb1 | colour r | votes B:stone"
    )
    rules.assert_fact(rules.play(state, "~ vote"), "A r1 g0 ?4 | turn B")


LENGTHS = {
    "CHALLENGE": 10000,
    "PENALTY": 10000,
    "START_COLOUR": 15000,
    "DISCARD": 20000,
    "JOKE": 30000,
    "VOTE": 15000,
    "KEEP": 15000,
    "STUNT": 10000,
    "CUSTOM": 20000,
    "ROUND_OVER": 15000,
    "TURN": 0,
    "DRAWN": 0,
}


@pytest.mark.parametrize("phase", LENGTHS)
def test_uno_win_default__lengths(phase: str) -> None:
    """Each phase advises its length; TURN and DRAWN have no clock unless the table sets one."""
    windows = [window for window in rules.read(PHASES[phase]).windows() if window.name == phase]
    assert [window.ms for window in windows] == [LENGTHS[phase]] * len(windows)
    assert windows
    if not LENGTHS[phase]:
        timed = rules.read(PHASES[phase].replace("strict", "strict turn_ms=30000"))
        assert [window.ms for window in timed.windows()] == [30000]


def test_uno_rec_shuffle() -> None:
    """A spelled-out record replays without a random source to the same position."""
    record = Record("uno", rules.game.version, "2p strict target=round uno_call=off")
    record.seed = "k1:2b"
    state = start(rules.game, record)
    while not state.is_over():
        waited = [seat for seat in range(2) if state.must() >> seat & 1]
        legal = state.legal(waited[0]) if waited else state.legal(HOST)
        few = bool(waited) and state.view(waited[0]).fields["AB"[waited[0]]].count(" ") < 3
        hoards = few and len(record.actions) < 300
        draws = [action for action in legal if state.write_code(action) in ("draw", "pass")]
        action = draws[0] if draws and hoards else legal[0]
        record.actions.append(state.write_action(action))
        state.apply(action)
    record.digest = state.digest()
    spelled = spell_out(rules.game, record)
    shuffles = [line for line in spelled.actions if line.startswith("~ shuffle ")]
    assert shuffles, "the pile must have run out in this game"
    assert any(line.startswith("~ deck ") for line in spelled.actions)
    assert replay(rules.game, read_record(spelled.text())).digest() == record.digest


def test_uno_rec_shuffle__wrong_order() -> None:
    """A told order has exactly the cards that were shuffled."""
    state = rules.read("2p strict | A r1 r2 | B g1 g2 | discard g5 b9 r7 | deck y1")
    for line in ("~ shuffle g5", "~ shuffle g5 b9 r7", "~ shuffle g5 g5"):
        trial = state.clone()
        trial.play("A draw")
        assert trial.waiting
        rules.assert_refused(trial, line, by="uno.rec.shuffle")
    rules.assert_fact(rules.play(state, "A draw; ~ shuffle b9 g5"), "deck b9 g5")


def test_uno_rec_shuffle__waits() -> None:
    """Until the result is told the position is the one before, and nothing else can be done."""
    state = rules.read("2p strict | A r1 r2 | B g1 g2 | discard g5 b9 r7 | deck y1")
    state.play("A draw")
    rules.assert_refused(state, "A pass", by="koloda.chance.wait")
    rules.assert_fact(state, "phase TURN | A r1 r2 | deck y1")


def test_uno_turn_resolve() -> None:
    """Windows close, the card lies, the pile is checked, the effect, W-UNO, the turn."""
    state = rules.read("3p strict | A r+ g1 | B b1 | C y1 y2 | discard b5 b6 r3 | deck - | owes B | turn A")
    state = rules.play(state, "A r+; ~ shuffle b6 b5 r3")
    rules.assert_fact(state, "discard r+ | B b1 b6 b5 | deck r3 | owes A | turn C")


def test_uno_turn_resolve__empty_hand_ends_it() -> None:
    """With an empty hand nothing else of the list happens: no turn, no window, no effect."""
    state = rules.play("3p strict jump_in=on | A rR | top r3", "A rR")
    rules.assert_fact(state, "phase ROUND_OVER | dir cw | owes - | jump - | held - | turn -")


@pytest.mark.parametrize(
    ("rule", "action"),
    [("B05", "A wb1:g"), ("B10", "A wb1:g"), ("BX/others/discard1", "A wb1:g"), ("BX/next/draw1", "A wb1:g")],
)
def test_uno_turn_resolve__does_not_wait_for_others(rule: str, action: str) -> None:
    """W-UNO opens while others still have to answer."""
    state = rules.play(f"3p strict blank_rules={rule},B03,B04 | A wb1 g1 | B ?9 | C ?3 | top r3", action)
    rules.assert_fact(state, "owes A")


@pytest.mark.parametrize("rule", ["B06", "B08"])
def test_uno_turn_resolve__waits_for_the_same_hand(rule: str) -> None:
    """W-UNO waits while the same card will still change the hand."""
    state = rules.play(f"3p strict blank_rules={rule},B03,B04 | A wb1 g1 | B ?9 | top r3", "A wb1:g")
    rules.assert_fact(state, "owes -")


@pytest.mark.parametrize("phase", ["DISCARD", "JOKE", "VOTE", "KEEP", "STUNT", "CUSTOM"])
def test_uno_turn_rule_phases(phase: str) -> None:
    """While a blank's rule is carried out nobody has a turn action."""
    for options in ("", " jump_in=on"):
        state = rules.read(PHASES[phase].replace(" strict", f" strict{options}"))
        for seat in "ABC":
            rules.assert_refused(state, f"{seat} draw", by="uno.act.phase")
            held = (state.field(seat) or "").split()[0]
            rules.assert_not_legal(state, f"{seat} {held}", f"{seat} {held}:g")


def test_uno_turn_state() -> None:
    """Everything that must be kept is in the position's text."""
    texts = [
        "3p strict | A r1 | B g1 g2 | C b1 | discard y5 y6 r3 | deck y1 y2 | dir ccw | dealer B"
        " | turn B | phase TURN"
        " | owes A C | held yes | armed B | verdict B A guilty r1 b2 | three B | open A | stiff C"
        " | idle 1 | round 3"
        " | total A 40 B 0 C 20",
        "2p strict | A r1 g2 | B b1 b2 | discard r3 | deck y1 | turn A | phase DRAWN | drawn g2",
        "3p strict stacking=up | A r1 | B g1 | C b1 | discard w4 | deck y1 | colour g | turn B"
        " | phase PENALTY"
        " | accused A r r1 | stack 6",
        "3p strict blank_rules=B06,B03,B04 | A r1 r2 r4 r5 | B g1 g2 g3 g4 | C b1 | discard wb1"
        " | deck y1 | colour g"
        " | turn A | phase DISCARD | shed A 1 | chosen B:g1",
    ]
    for text in texts:
        position = rules.read(text)
        again = rules.read(position.text())
        assert again.text() == position.text()
        for name in FIELDS.by_name:
            assert position.field(name) == again.field(name)
        for segment in text.split(" | ")[1:]:
            rules.assert_fact(position, segment)


def test_uno_turn_state__options() -> None:
    """The options are in the header and none is lost."""
    given = {"hand": "5", "target": "200", "stacking": "any", "blank_rules": "B05,B05,BX/none"}
    state = rules.game.new(4, given, None)
    again = rules.read(state.text())
    assert again.text() == state.text()
    for name, value in given.items():
        assert f"{name}={value}" in state.text()
    assert {option.name for option in OPTIONS} >= set(given)

"""Chapters 9.1 to 9.3: the shout, catching, votes, stunts and honour."""

import pytest

from koloda.bots.levels import make_player
from koloda.bots.wander import wander
from koloda.kernel.chance import open_chance
from koloda.kernel.errors import Refusal
from koloda.kernel.windows import HOLD, NOTICE
from tests.rules import Rules

rules = Rules("uno")


MISSED = "3p strict | A r5 g1 | top r3 | deck b1 b2 b3 b4 …"
"""A is about to play his second-to-last card."""


def test_uno_call_duty() -> None:
    """Whoever plays his second-to-last card must shout."""
    rules.assert_fact(rules.play(MISSED, "A r5"), "owes A | held yes")
    rules.assert_fact(rules.play("3p strict | A r5 g1 g2 | top r3", "A r5"), "owes - | held -")


def test_uno_call_owe() -> None:
    """Only exactly one card after the card's own effect counts."""
    rules.assert_fact(rules.play("3p strict | A wx g1 | C y1 y2 | top r3", "A wx:g>C"), "A y1 y2 | owes C")
    rules.assert_fact(rules.play("3p strict | A wx g1 g2 | C y1 | top r3", "A wx:g>C"), "A y1 | owes A")
    rule = "3p strict blank_rules=B06,B03,B04 | A wb1 g1 | B r1 r2 r3 | C r4 r5 r6 | top y3"
    rules.assert_fact(rules.play(rule, "A wb1:g"), "A g1 ?2 | owes -")


@pytest.mark.parametrize(("owed_by", "owes"), [("changed", "C"), ("player", "-")])
def test_uno_call_owe_changed(owed_by: str, owes: str) -> None:
    """A player whom the play left with one card owes as well, unless only the player does."""
    header = f"3p strict uno_owed_by={owed_by} seven_zero=on"
    for card, code in (("wx", "wx:g>C"), ("r7", "r7>C")):
        state = rules.play(f"{header} | A {card} g1 | C y1 y2 y3 | top r3", f"A {code}!")
        rules.assert_fact(state, f"C g1 | owes {owes}")
    state = rules.play(f"{header} | A r0 r1 r2 | B g1 | C y1 y2 y3 | top r3", "A r0")
    rules.assert_fact(state, f"C g1 | owes {owes}")
    state = rules.play(f"{header} blank_rules=B02,B03,B04 | A wb1 r1 r2 | C w g1 | top r3", "A wb1:g")
    rules.assert_fact(state, f"C g1 | owes {owes}")
    rule = "BX/chosen/discard1,B03,B04"
    state = rules.play(
        f"{header} blank_rules={rule} | A wb1 r1 r2 | C b2 g1 | top r3", "A wb1:g>C; C disc:b2"
    )
    rules.assert_fact(state, f"C g1 | owes {owes}")
    rule = "BX/chosen/swap,B03,B04"
    state = rules.play(f"{header} blank_rules={rule} | A wb1 g1 | C b2 b3 b4 | top r3", "A wb1:g>C")
    rules.assert_fact(state, f"C g1 | owes {owes}")


def test_uno_call_again() -> None:
    """One card, draw one, play one: owed anew."""
    state = rules.play("3p strict | A r5 | top g1 | deck g9 …", "A draw; A g9")
    rules.assert_fact(state, "A r5 | owes A")


def test_uno_call_how() -> None:
    """Three ways: `!` on the play, `uno` armed with two cards in the own turn, `uno` in W-UNO."""
    rules.assert_fact(rules.play(MISSED, "A r5!"), "owes - | turn B")
    state = rules.play(MISSED, "A uno")
    rules.assert_fact(state, "armed A | turn A | phase TURN")
    rules.assert_fact(rules.play(state, "A r5"), "owes - | armed -")
    rules.assert_fact(rules.play(MISSED, "A r5; A uno"), "owes - | held -")
    rules.assert_fact(rules.play(MISSED, "A uno; A draw; A pass"), "armed -")
    rules.assert_fact(rules.play("3p strict | A g1 | top r3 | deck r9 …", "A draw; A uno; A r9"), "owes -")


def test_uno_call_how_only_with_two_cards_in_the_own_turn() -> None:
    """A shout arms nothing with another number of cards, out of turn or in another phase."""
    state = rules.read("3p strict | A r5 g1 g2 | B b1 b2 | top r3")
    rules.assert_refused(state, "A uno", by="uno.call.false")
    rules.assert_refused(state, "B uno", by="uno.call.false")
    assert "uno" not in rules.listed(state, "A") + rules.listed(state, "B")
    state = rules.play("3p strict | A w4 g1 g2 | B b1 b2 | top r3", "A w4:g")
    rules.assert_refused(state, "B uno", by="uno.call.false")


def test_uno_call_early() -> None:
    """With or before the play: no window, so no moment to be caught in."""
    for actions in ("A r5!", "A uno; A r5"):
        state = rules.play(MISSED, actions)
        assert not [window for window in state.windows() if window.name == "W-UNO"]
        rules.assert_refused(state, "B catch:A", by="uno.catch.closed")


@pytest.mark.parametrize("referee", ["strict", "table"])
def test_uno_call_skill(referee: str) -> None:
    """Neither referee shouts for a player or refuses his play without it."""
    state = rules.read(f"3p {referee} | A r5 g1 | top r3")
    rules.assert_legal(state, "A r5", "A r5!", "A uno")
    rules.assert_fact(rules.play(state, "A r5"), "owes A")


def test_uno_call_mode() -> None:
    """`auto` shouts for everyone and ends stiff, `off` knows no shout."""
    state = rules.play("3p strict uno_call=auto seven_zero=on | A r7 g1 | C y1 | top r3 | stiff B", "A r7>C")
    rules.assert_fact(state, "owes - | stiff - | held -")
    rules.assert_refused(state, "B catch:A", by="uno.catch.closed")
    state = rules.play("3p strict uno_call=off | A r5 g1 | top r3 | stiff B", "A r5!")
    rules.assert_fact(state, "owes - | stiff B | held -")
    rules.assert_refused(state, "A uno", by="uno.call.false")
    assert "r5!" not in rules.listed(rules.read("3p strict uno_call=off | A r5 g1 | top r3"), "A")


def test_uno_call_false() -> None:
    """A `!` not owed has no effect; a lone `uno` is refused by strict and without effect at the table."""
    rules.assert_fact(rules.play("3p strict | A r5 g1 g2 | top r3", "A r5!"), "A g1 g2 | turn B")
    rules.assert_refused(rules.read("3p strict | A r5 g1 g2 | top r3"), "C uno", by="uno.call.false")
    rules.assert_fact(rules.play("3p table | A r5 g1 g2 | C y1 | top r3", "C uno"), "C y1 | turn A")


@pytest.mark.parametrize("referee", ["strict", "table"])
@pytest.mark.parametrize("price", [1, 2])
def test_uno_call_false_with_a_price(referee: str, price: int) -> None:
    """With false_uno both are accepted and cost that many, after the play has resolved."""
    header = f"3p {referee} false_uno={price}"
    state = rules.play(f"{header} | A r+ g1 g2 | B b9 | top r3 | deck b1 b2 b3 b4 …", "A r+!")
    rules.assert_fact(state, f"B b9 b1 b2 | A g1 g2 {'b3 b4' if price == 2 else 'b3'}")
    state = rules.play(f"{header} | A r5 g1 g2 | C y1 | top r3", "C uno")
    rules.assert_fact(state, f"C y1 ?{price} | turn A")
    rules.assert_fact(rules.play(f"{header} | A r5 g1 | top r3", "A uno"), "armed A | A r5 g1")
    state = rules.play(f"{header} uno_call=off | A r5 g1 | top r3", "A r5!")
    rules.assert_fact(state, f"A g1 ?{price}")


def test_uno_call_false_costs_nothing_between_rounds() -> None:
    """Nothing is paid when the round is over or not yet dealt."""
    over = "3p strict false_uno=2 false_catch=2 | phase ROUND_OVER | A - | B r1 | C r2 | top r5 | over A"
    rules.assert_fact(rules.play(over, "B uno; B catch:C"), "B r1 | C r2 | phase ROUND_OVER")
    rules.assert_fact(
        rules.play("3p strict false_uno=2 false_catch=2 | phase DEAL", "B uno; B catch:A"), "B -"
    )
    rules.assert_fact(
        rules.play("3p strict false_uno=2 | A r5 | B r1 | C r2 | top r3", "A r5!"), "A - | over A"
    )


@pytest.mark.parametrize("price", [1, 2, 4])
def test_uno_catch_penalty(price: int) -> None:
    """Noticed in time: the player draws two, or what the table agreed."""
    state = rules.play(f"3p strict uno_penalty={price} | A r5 g1 | top r3", "A r5; C catch:A")
    rules.assert_fact(state, f"A g1 ?{price} | owes -")


def test_uno_catch_who() -> None:
    """Any other player, nobody himself; the first one closes the window and loses nothing."""
    state = rules.play(MISSED, "A r5")
    rules.assert_refused(state, "A catch:A", by="uno.catch.who")
    for seat in "BC":
        assert "catch:A" in rules.listed(state, seat)
    rules.play(state, "C catch:A")
    rules.assert_refused(state, "B catch:A", by="uno.catch.closed")
    rules.assert_fact(state, "turn B | C ?7 | A g1 b1 b2")


def test_uno_catch_closed() -> None:
    """Without an open W-UNO: refused by strict, no effect at the table."""
    state = rules.play("3p strict uno_hold=0 | A r5 g1 | top r3", "A r5; B draw")
    rules.assert_refused(state, "C catch:A", by="uno.catch.closed")
    state = rules.play("3p table uno_hold=0 | A r5 g1 | top r3", "A r5; B draw; C catch:A")
    rules.assert_fact(state, "A g1 | phase DRAWN | C ?7")


@pytest.mark.parametrize("referee", ["strict", "table"])
def test_uno_catch_false(referee: str) -> None:
    """A false catch is free, unless the table gave it a price that both referees take."""
    state = rules.play(f"3p {referee} false_catch=2 | A r5 g1 | B b1 | C y1 | top r3", "C catch:B")
    rules.assert_fact(state, "C y1 ?2 | B b1 | turn A")
    state = rules.play(f"3p {referee} false_catch=1 | A r5 g1 | B b1 | top r3", "A r5; A catch:B")
    rules.assert_fact(state, "A g1 ?1 | owes - | held -")


def test_uno_catch_flow() -> None:
    """Turn, phase and other windows stay; the caught one owes nothing until he is down to one again."""
    state = rules.play("3p strict | A w4 g1 | top r3 | deck b1 b2 …", "A w4:g; C catch:A")
    rules.assert_fact(state, "phase CHALLENGE | must B | accused A r g1 | A g1 b1 b2 | owes -")
    state = rules.play("3p strict jump_in=on | A r5 g1 | top r3", "A r5; C catch:A")
    rules.assert_fact(state, "jump open | held yes | turn B")


def test_uno_catch_hand() -> None:
    """A hand that stops being one card for another reason closes its W-UNO without a price."""
    state = rules.play("3p strict | A w4 r1 | top r3 | deck b1 b2 b3 b4 …", "A w4:g; B ch")
    rules.assert_fact(state, "A r1 b1 b2 b3 b4 | owes - | held -")
    rules.assert_refused(state, "C catch:A", by="uno.catch.closed")


def test_uno_catch_several() -> None:
    """Several may owe at once, each for himself; one turn action closes all."""
    header = "3p strict uno_hold=0 seven_zero=on | A r7 g1 | C y1 | top r5 | deck b1 b2 b3 b4 …"
    state = rules.play(header, "A r7>C")
    rules.assert_fact(state, "owes A C")
    assert rules.listed(state, "B").count("catch:A") == rules.listed(state, "B").count("catch:C") == 1
    rules.assert_fact(rules.play(state, "B catch:C"), "owes A | C g1 b1 b2 | A y1")
    state = rules.play(header, "A r7>C; B draw")
    for action in ("C catch:A", "A catch:C"):
        rules.assert_refused(state, action, by="uno.catch.closed")


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_uno_catch_bots(level: str) -> None:
    """Bots shout and catch by the same actions, 600 to 2500 ms later, and only what their view shows."""
    state = rules.play(MISSED, "A r5")
    caught = 0
    for seed in range(1, 60):
        player = make_player(rules.game, level, 2, open_chance(f"k1:{seed:x}"))
        plan = player.plan(state.view(2), state.legal(2), state.forms(2), False)
        if plan is None:
            continue
        caught += 1
        assert state.write_action(plan.action) == "C catch:A"
        assert 600 <= plan.ms <= 2500
    assert caught


def test_uno_win_serials_of_shouts() -> None:
    """A catch sent for a W-UNO that is closed never hits the next one, with or without a hold."""
    for hold in (0, 2000):
        state = rules.play(f"2p strict uno_hold={hold} uno_penalty=1 | A rS r1 | top r4 | deck r8 …", "A rS")
        first = next(window for window in state.windows() if window.name == "W-UNO")
        assert first.kind == NOTICE
        state.apply(state.action("B catch:A"), first.serial)
        rules.assert_fact(state, "A r1 r8 | turn A")
        state.play("A r8")
        rules.assert_fact(state, "owes A")
        with pytest.raises(Refusal, match=r"koloda\.window\.stale"):
            state.apply(state.action("B catch:A"), first.serial)
        rules.assert_fact(state, "owes A | A r1")
        second = next(window for window in state.windows() if window.name == "W-UNO")
        state.apply(state.action("B catch:A"), second.serial)
        rules.assert_fact(state, "owes -")


def test_uno_win_serial_of_the_hold() -> None:
    """`~ hold` for an old hold does not end the next one; a turn is told apart from the next turn."""
    state = rules.play("3p strict | A r5 g1 | B r6 g2 | top r3", "A r5")
    old = next(window for window in state.windows() if window.kind == HOLD)
    turn = next(window for window in state.windows() if window.name == "TURN")
    assert old.ms == 2000 and turn.waits
    state.play("A uno; B r6")
    rules.assert_fact(state, "held yes | owes B")
    for action, serial in (("~ hold", old.serial), ("C draw", turn.serial)):
        with pytest.raises(Refusal, match=r"koloda\.window\.stale"):
            state.apply(state.action(action), serial)
    rules.assert_fact(state, "held yes | owes B | turn C")


def test_serials_go_on_after_reading_a_position_with_actions() -> None:
    """A position read with `since` numbers its windows on, so no old number comes again."""
    state = rules.read("3p table | A r5 g1 | top r3 | since A r5; A uno")
    seen = {window.serial for window in state.windows()}
    state.play("B draw")
    assert not seen & {window.serial for window in state.windows()}


def test_uno_win_hold_lengths() -> None:
    """The longer length counts; length 0 is no hold, also when the other window is still open."""

    def hold_of(options: str, actions: str) -> int:
        state = rules.play(f"3p strict {options} | A g5 r1 | top g2", actions)
        return sum(window.ms for window in state.windows() if window.kind == HOLD)

    assert hold_of("jump_in=on", "A g5") == 2000
    assert hold_of("jump_in=on jump_hold=3000", "A g5") == 3000
    assert hold_of("jump_in=on", "A g5; A uno") == 1000
    assert hold_of("jump_in=on jump_hold=0", "A g5; A uno") == 0
    rules.assert_fact(
        rules.play("3p strict jump_in=on jump_hold=0 | A g5 r1 | top g2", "A g5; A uno"), "held -"
    )
    assert hold_of("uno_hold=0", "A g5") == 0


def test_uno_hum_bluff() -> None:
    """Nothing that others see tells a bluff from a proper w4."""
    told = []
    for hand in ("r1 b2", "g1 b2"):
        state = rules.read(f"3p strict | A w4 {hand} | B y1 | C y2 | top r3")
        events = [(event.kind, event.values(2)) for event in state.play("A w4:g") if event.reaches(2)]
        view = state.view(2)
        told.append((events, view.text(), [(w.serial, w.name, w.ms) for w in view.windows], state.legal(2)))
    assert told[0] == told[1]


def test_uno_hum_vote() -> None:
    """Votes are secret until the vote ends; each votes once and cannot change it."""
    header = "4p strict blank_rules=B08,B03,B04 joke_laughs=majority"
    state = rules.play(f"{header} | A wb1 r1 g2 b3 | top y5", "A wb1:r; A joke; B laugh")
    rules.assert_fact(state, "must C D | sees B: votes B:laugh | sees C: votes B:? | sees A: votes B:?")
    rules.assert_refused(state, "B stone", by="uno.act.turn")
    rules.assert_refused(state, "A laugh", by="uno.act.turn")
    told = state.play("C stone")
    voted = next(event for event in told if event.kind == "voted")
    assert "laughs" in voted.values(2) and "laughs" not in voted.values(3)
    rules.assert_fact(rules.play(state, "D laugh"), "phase KEEP | votes -")


def test_uno_hum_honour() -> None:
    """Straight elbows, crowing and custom text cost nothing; the view shows who is bound."""
    state = rules.read("3p strict | A r5 g1 g2 | top r3 | stiff A")
    assert rules.listed(state, "A") == rules.listed(rules.read("3p strict | A r5 g1 g2 | top r3"), "A")
    rules.assert_fact(state, "sees B: stiff A")
    rooster = "3p strict blank_rules=B10,B03,B04 | A wb1 r1 r2 | B b1 | top y5"
    rules.assert_fact(rules.play(rooster, "A wb1:r; B crow"), "B b1 ?4 | turn B")
    rules.assert_fact(rules.play(rooster, "A wb1:r; ~ stunt"), "B b1 ?4 | turn B")
    custom = "3p strict blank_rules=BX/none,B03,B04 | A wb1 r1 r2 | top y5"
    for end in ("A done", "~ custom"):
        rules.assert_fact(rules.play(custom, f"A wb1:r; {end}"), "A r1 r2 | turn B")


def test_uno_hum_agree() -> None:
    """What is agreed before the first deal stands in every position of the match and changes no more."""
    state = rules.game.new(2, {"blank_rules": "B07,B08,B09", "stacking": "any"}, open_chance("k1:5"))
    header = state.text().split(" | ")[0]
    assert header == "2p strict blank_rules=B07,B08,B09 stacking=any"
    for _ in range(80):
        acting = next(seat for seat in range(2) if state.must() >> seat & 1)
        pause = state.pause()
        state.apply(pause if pause is not None else state.legal(acting)[0])
        assert state.text().split(" | ")[0] == header


@pytest.mark.parametrize("seed", range(6))
def test_uno_win_hold_ends_with_its_windows(seed: int) -> None:
    """Nobody is held where no W-UNO and no W-JUMP is open, whatever is shouted and fined."""
    options = {"blank_rules": "B08,B06,B02", "false_uno": "2", "jump_in": "on", "hand": "5"}
    state = rules.game.new(3 + seed % 2, options, open_chance(f"k1:{seed}"))
    chance = open_chance(f"k1:{seed + 100}")
    for _ in range(400):
        action = wander(state, chance)
        assert action is not None
        state.apply(action)
        open_windows = {window.name for window in state.windows()}
        assert state.field("held") == "-" or open_windows & {"W-UNO", "W-JUMP"}, state.text()

"""The invented game shows what the kernel must carry: each test is one such thing."""

import pytest

from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.records import Record, leave_out, replay, spell_out
from koloda.kernel.seats import SPECTATOR
from koloda.kernel.state import State
from koloda.kernel.windows import PROPOSAL, Window
from tests.contract.market.game import MARKET

SALE = "3p strict | A p1 p5 q2 | B q3 r3 | C r6 p6 | turn A"
WRONG = "3p table | A p1 p5 q2 | B q3 r3 | C r6 p6 | turn A"


def play(position: str, actions: str) -> State:
    state = MARKET.read(position)
    state.play(actions)
    return state


def window(state: State, name: str) -> Window:
    return next(window for window in state.windows() if window.name == name)


def assert_refused(state: State, action: str, *, by: str) -> None:
    before = state.text()
    with pytest.raises(Refusal) as refusal:
        state.play(action)
    assert refusal.value.clause == by
    assert state.text() == before


def test_market_haggle_is_a_window_inside_a_window() -> None:
    """The outer clock waits; afterwards the same outer window goes on."""
    state = play(SALE, "A sell:p1,p5")
    outer = window(state, "OFFER")
    assert not outer.waits

    state.play("B haggle")
    assert [(w.name, w.waits) for w in state.windows()] == [("OFFER", True), ("HAGGLE", False)]
    assert window(state, "OFFER").serial == outer.serial

    state.play("~ close haggle")
    assert window(state, "OFFER").serial == outer.serial
    assert not window(state, "OFFER").waits


def test_market_haggle_restarts_the_outer_window() -> None:
    """After `yield` it is a new window: what was meant for the old one is stale."""
    state = play(SALE, "A sell:p1,p5; C pass")
    old = window(state, "OFFER").serial
    state.play("B haggle; A yield")
    before = state.text()
    with pytest.raises(Refusal) as refusal:
        state.apply(state.action("C pass"), old)
    assert refusal.value.clause == "koloda.window.stale"
    assert state.text() == before
    assert state.must() == 0b110, "the pass is forgotten"
    state.apply(state.action("C pass"), window(state, "OFFER").serial)
    assert state.must() == 0b010


def test_market_pass_is_secret() -> None:
    """The host knows who is waited for; a view, a spectator and the numbers of windows do not tell."""
    asked = MARKET.read("4p strict | A p1 | B q3 | C r6 | D r1")
    asked.play("A sell:p1")
    passed = asked.clone()
    events = passed.play("B pass")
    assert (asked.must(), passed.must()) == (0b1110, 0b1100)
    for seat in (0, 2, 3, SPECTATOR):
        assert not any(event.reaches(seat) for event in events)
        assert passed.view(seat).text() == asked.view(seat).text()
    assert passed.view(1).fields["passed"] == "B"

    for state in (asked, passed):
        state.play("C haggle; A yield")
    assert window(passed, "OFFER").serial == window(asked, "OFFER").serial


def test_market_pass_closes_the_window_when_all_have() -> None:
    state = play(SALE, "A sell:p1,p5; C pass; B haggle; A stand; B pass")
    assert (state.field("phase"), state.field("turn"), state.field("coins")) == ("TURN", "B", "1 6 2 0 3 0")


def test_market_ask_lies_beside_the_windows_with_a_free_text() -> None:
    """Its clock runs whatever else is open; only the two of them see it."""
    state = play(SALE, 'A sell:p1; B haggle; C ask:B:q "квинту | сейчас; \\"пожалуйста\\""')
    request = window(state, "ask")
    assert request.kind == PROPOSAL and not request.waits
    assert state.field("asks") == 'C>B:q "квинту | сейчас; \\"пожалуйста\\""'
    assert MARKET.read(state.text()).text() == state.text()
    for seat in (0, SPECTATOR):
        assert "ask" not in [seen.name for seen in state.view(seat).windows]
        assert "asks" not in state.view(seat).fields
    assert "ask" in [seen.name for seen in state.view(1).windows]

    state.play("B give:C:q3")
    assert (state.field("C"), state.field("asks"), state.field("phase")) == ("p6 q3 r6", "-", "HAGGLE")


def test_market_ask_open_is_closed_by_the_host() -> None:
    state = play(SALE, 'C ask:B:q ""')
    state.apply(state.action("~ expire C"), window(state, "ask").serial)
    assert_refused(state, "B deny:C", by="market.ask.open")


def test_market_ask_takes_a_note_of_one_line() -> None:
    state = MARKET.read(SALE)
    for note in ('"two\\nlines"', '"' + "x" * 61 + '"', "no quotes", '"open'):
        with pytest.raises(NotationError):
            state.play(f"C ask:B:q {note}")


def test_market_call_undoes_what_others_have_done_since() -> None:
    """A gift, a haggle and a yield after a wrong sale are void; its text is the position before it."""
    state = MARKET.read(WRONG)
    state.play("A sell:p1,q2; B haggle; A yield; C ask:B:r; B give:C:r3")
    assert (
        state.text()
        == f'{MARKET.read(WRONG).text()} | since A sell:p1,q2; B haggle; A yield; C ask:B:r ""; B give:C:r3'
    )
    again = MARKET.read(state.text())
    for game in (state, again):
        game.play("C call")
        assert [game.field(name) for name in "ABC"] == ["p1 p5 q2", "q3 r3", "p6 r6"]
        assert (game.field("coins"), game.field("turn"), game.field("rows")) == (
            "1 -3 2 0 3 0",
            "B",
            "-, -, -",
        )
    assert state.text() == again.text()


def test_market_call_gives_restored_windows_new_serials() -> None:
    """A request that was answered and comes back by the undo is another window than before."""
    state = play(WRONG, "C ask:B:r; A sell:p1,q2")
    old = window(state, "ask").serial
    state.play("B deny:C; B call")
    assert window(state, "ask").serial != old
    assert not state.is_open(old)


def test_market_call_is_possible_until_the_next_turn_action() -> None:
    state = play(WRONG, "A sell:p1,q2; ~ close offer")
    assert state.clone().play("B call")[0].kind == "undone"
    state.play("B draw")
    assert_refused(state, "C call", by="market.call")


def test_market_call_right_is_known_to_the_caller_alone() -> None:
    """A call that finds nothing must not show in anything another seat gets, now or later."""
    quiet = play(WRONG, "A sell:p1,p5")
    called = quiet.clone()
    assert not any(event.reaches(seat) for event in called.play("B call") for seat in (0, 2, SPECTATOR))
    for state in (quiet, called):
        state.play("C haggle; A yield; ~ close offer")
    for seat in (0, 2, SPECTATOR):
        here, there = quiet.view(seat), called.view(seat)
        assert here.text() == there.text()
        assert [w.serial for w in here.windows] == [w.serial for w in there.windows]
    assert_refused(called, "B call", by="market.call")


def test_market_sell_is_a_form() -> None:
    """Sales are too many to list: named as a form, judged when filled."""
    state = MARKET.read(SALE)
    assert not any(state.write_code(action).startswith("sell") for action in state.legal(0))
    assert [(form.pattern, form.least, form.most) for form in state.forms(0) if not form.aside] == [
        ("sell:CARD,CARD", 1, 3)
    ]
    assert_refused(state, "A sell:p1,q2", by="market.sell.kind")
    assert_refused(state, "A sell:p1,p1", by="market.held")
    assert_refused(state, "A sell:r3", by="market.held")


def test_market_move_changes_places_not_seats() -> None:
    """Coins and rows stay where they are; the turn goes on from the new place; A is still A."""
    state = play("3p strict | A p1 | B q3 | C r6 | coins 1 5 2 7 3 0 | turn A", "A move>B")
    assert state.field("places") == "B A C"
    assert state.field("total") == "A 7 B 5 C 0"
    assert (state.field("A"), state.field("turn")) == ("p1", "C")
    state.play("C draw")
    assert state.field("turn") == "B"


def test_market_roll_waits_for_the_die_of_a_real_table() -> None:
    state = MARKET.read(SALE)
    before = state.write()
    state.play("A roll")
    assert state.write() == before and state.text().endswith("| since A roll")
    assert state.legal(0) == []
    assert_refused(state, "B draw", by="koloda.chance.wait")
    with pytest.raises(NotationError):
        state.play("~ die 7")
    state.play("~ die 5")
    assert (state.field("coins"), state.field("turn")) == ("1 5 2 0 3 0", "B")


def test_koloda_seed_when() -> None:
    """A new seed comes before a deal or not at all."""
    state = MARKET.new(2, {}, None)
    state.play("~ seed k1:7")
    assert state.field("phase") == "TURN"
    assert_refused(state, "~ seed k1:8", by="koloda.seed.when")


def test_market_die_is_not_told_unasked() -> None:
    assert_refused(MARKET.read(SALE), "~ die 5", by="koloda.chance.unasked")


def test_market_record_spells_out_its_dice() -> None:
    record = Record("market", 1, "2p strict days=3")
    record.seed = "k1:7"
    record.actions = ["A roll", "B roll", "A roll"]
    state = MARKET.new(2, {"days": "3"}, None)
    state.play("; ".join(["~ seed k1:7", *record.actions]))
    record.digest = state.digest()
    spelled = spell_out(MARKET, record)
    assert [line.split()[1] for line in spelled.actions] == ["deck", *["roll", "die"] * 3]
    assert replay(MARKET, spelled).text() == state.text().partition(" | chance")[0]
    assert leave_out(MARKET, spelled).text() == record.text()

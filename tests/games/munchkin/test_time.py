"""Chapters 3.1 and 3.2: windows, versions, and what may be done when."""

from koloda.bots.levels import make_player
from koloda.games.munchkin.game import MUNCHKIN
from koloda.kernel.chance import open_chance
from koloda.kernel.errors import NotationError
from tests.games.munchkin.bots import intent
from tests.rules import Rules

rules = Rules("munchkin")


def test_munchkin_time_serial() -> None:
    """No priority by seat: of two who want the same monster gone, the first has done it."""
    rules.holds(
        "P 4p both | B hand=mistletoe | D hand=overfed | combat A vs slush",
        "> D enh overfed > slush => combat v2 vs slush[overfed]",
        "P 4p both | B hand=mistletoe | D hand=overfed | combat A vs slush",
        "> B use mistletoe > slush; D enh overfed > slush => refused munchkin.enh.play | D hand=overfed",
    )


def test_munchkin_time_answerable() -> None:
    """A curse, a die, a claim and a flight wait; an enhancer has happened."""
    rules.holds(
        "P 4p both | B hand=overate.1,overfed | combat A vs slush",
        "> B enh overfed > slush => phase C.OPEN | combat v2",
        "> B curse overate.1 > A => phase W.CURSE",
        "P 4p both | A L9 | combat A vs slush",
        "> A claim 1 => phase W.KILL | A L9",
        "P 4p both | combat A vs slush",
        "> A run 1 => phase W.RUN",
        "> ~ close W.RUN; A roll slush; ~ die 1 => phase W.DIE | A L1",
    )


def test_munchkin_time_open() -> None:
    """An open window takes everybody's plays; a locked one its answers, talk and shown cards."""
    rules.holds(
        "P 4p both | B hand=gual.1 | C hand=slush",
        "= can B: gual gual.1 > B",
        "P 4p both | B hand=gual.1 | C hand=slush | phase W.CURSE | under T.START | curse amnesia>A",
        "= cannot B: gual gual.1 > B | can B: pass | can C: show slush > all",
        "> C show slush > all => phase W.CURSE",
    )


def test_munchkin_time_nested() -> None:
    """A curse inside W.KILL that changes nothing in the fight: the pause goes on, at full length."""
    rules.holds(
        "P 4p both | A L5 | B hand=lose-feet | combat A vs slush | phase W.KILL | passed D",
        "> B curse lose-feet > A => phase W.CURSE | under W.KILL",
        "> ~ close W.CURSE => phase W.KILL | combat v1 | passed D | ms 3750",
    )


def test_munchkin_time_hold() -> None:
    """Once a combat, and only in the two pauses."""
    rules.holds(
        "P 4p both | A L5 | combat A vs slush",
        "> B hold => refused munchkin.time.hold",
        "> A claim 1; B hold => ms 10000 | B holds=0 | phase W.KILL",
        "> B hold => refused munchkin.time.hold",
        "> A hold => refused munchkin.time.hold",
        "P 4p both windows=ask | A L5 | combat A vs slush | phase W.KILL",
        "> B hold => refused munchkin.time.hold",
    )


def test_munchkin_time_bots() -> None:
    """They are asked like people, answer within the delay, and close the window with the last answer."""
    for delay, least, most in (("800-2500", 800, 2500), ("100-200", 100, 200)):
        state = rules.read(
            f"4p strict bot_delay={delay} | A L5 | combat A vs slush | phase W.KILL | TD whip …"
        )
        for seat in (1, 2, 3):
            code, ms = intent(state, make_player(MUNCHKIN, "normal", seat, open_chance(f"k1:{seat}")))
            assert code.endswith("pass 1") and least <= ms <= most
            assert state.must() >> seat & 1 and state.field("phase") == "W.KILL"
            state.play(code)
        assert (state.field("A") or "").startswith("L6 ") and state.field("phase") == "T.END"


def test_munchkin_time_bots__the_delay_is_a_span() -> None:
    """Of two numbers."""
    assert MUNCHKIN.new(4, {"bot_delay": "100-200"}, None).options.values["bot_delay"] == "100-200"
    for wrong in ("fast", "800", "2500-", "1-2-3", "-1-5", "1-999999"):
        try:
            MUNCHKIN.new(4, {"bot_delay": wrong}, None)
        except NotationError as error:
            assert error.clause == "munchkin.time.bots"
        else:
            raise AssertionError(wrong)


def test_munchkin_when_not_combat() -> None:
    """An onlooker dresses and trades, a fighter does neither."""
    state = rules.read("4p strict | A off=boots | B off=whip | C off=skis | combat A vs slush")
    assert rules.why_not(state, "A wear boots") == "munchkin.item.no-swap"
    assert rules.why_not(state, "A offer > B {give=boots want=-}") == "munchkin.trade.when"
    assert rules.why_not(state, "B offer > A {give=whip want=-}") == "munchkin.trade.when"
    assert rules.why_not(state, "B wear whip") == "-"
    assert rules.why_not(state, "B offer > C {give=whip want=skis}") == "-"


def test_munchkin_when_whose_combat() -> None:
    """Another's combat is no reason not to dress, unless the table says so."""
    rules.holds("P 4p both | B off=boots | combat A vs slush", "> B wear boots => B on=boots")
    rules.holds(
        "P 4p both onlooker_gear=no | B off=boots | combat A vs slush",
        "> B wear boots => refused munchkin.when.whose-combat",
        "P 4p both onlooker_gear=no | B off=boots | phase T.END",
        "> B wear boots => B on=boots",
    )


def test_munchkin_when_in_combat() -> None:
    """The helper from the handshake on, both until the last roll is done."""
    rules.holds(
        "P 4p both | A L3 off=boots | B off=whip | combat A vs petarda",
        "> B wear whip => B on=whip",
        "> B doff whip; A ask > B {}; B accept p1 1; B wear whip => refused munchkin.item.no-swap",
        "> A run 2; ~ close W.RUN; A roll petarda; ~ die 6; ~ close W.DIE => phase F.ROLL",
        "> A wear boots => refused munchkin.item.no-swap",
        "> B roll petarda; ~ die 6; ~ close W.DIE; A wear boots; B wear whip => A on=boots | B on=whip",
    )


def test_munchkin_time_ack() -> None:
    """A window says how long its clock waits for everybody to have seen it; correspondence has none."""
    state = rules.read("4p strict | A L5 | combat A vs slush | phase W.KILL")
    assert [(window.name, int(window.ack_ms)) for window in state.windows()] == [("W.KILL", 1000)]
    state = rules.read("4p strict windows=ask | A L5 | combat A vs slush | phase W.KILL")
    assert [int(window.ack_ms) for window in state.windows()] == [0]


def test_munchkin_time_close() -> None:
    """What closes another window than the innermost is stale and changes nothing."""
    state = rules.read("4p strict | A L5 | combat A vs slush | phase W.KILL")
    before = state.text()
    assert rules.why_not(state, "~ close W.RUN") == "koloda.window.stale"
    assert state.text() == before
    state = rules.play(before, "~ close W.KILL")
    assert state.field("phase") == "T.END"

"""What people and machines send wrongly: refused with its clause, nothing changed, nobody's cards lost."""

import pytest

from koloda.games.munchkin.game import MUNCHKIN
from koloda.kernel.errors import NotationError, Refusal
from tests.rules import Rules

rules = Rules("munchkin")


FIGHT = "4p {} | A L5 off=whip hand=gual.1 | B L4 off=boots hand=coral | combat v3 A vs cashier"
ROLLED = "4p {} | B hand=peel,dice | combat A vs petarda | phase W.DIE | under F.ROLL | die 3 A>petarda"
PEACE = "4p {} | A L3 off=whip,furcoat,sled hand=slush | B off=boots"

STALE = [
    (FIGHT, "A claim 2", "time.quote"),
    (FIGHT, "A run 4", "time.quote"),
    (FIGHT, "B pass 1", "time.quote"),
    (FIGHT, "B pass", "time.quote"),
    (FIGHT + " | p1 A ask > B {{share=1}}", "B accept p1 2", "time.quote"),
    (FIGHT + " | p1 A ask > B {{share=1}}", "B accept p1", "time.quote"),
]
ONESELF = [
    (FIGHT, "A ask > A {{share=1}}", "help.who"),
    (FIGHT, "B bid > B {{share=1}}", "help.bid"),
    (FIGHT, "A bid > A {{share=1}}", "help.bid"),
    (PEACE, "A offer > A {{give=whip want=-}}", "trade.offer"),
    (PEACE + " | p1 A offer > B {{give=whip want=boots}}", "A accept p1", "offer.life"),
    (PEACE + " | p1 A offer > B {{give=whip want=boots}}", "A counter p1 {{give=- want=-}}", "offer.life"),
    (PEACE + " | p1 A offer > B {{give=whip want=boots}}", "B withdraw p1", "offer.life"),
]
MOVED = [
    (PEACE, "A offer > B {{give=boots want=whip}}", "trade.items"),
    (PEACE, "A offer > B {{give=slush want=-}}", "trade.items"),
    (PEACE, "A offer > B {{give=- want=coral}}", "trade.items"),
    (FIGHT, "A ask > B {{pay=boots}}", "deal.terms"),
    (FIGHT, "A ask > B {{pay=gual.1}}", "deal.terms"),
    (FIGHT, "A ask > B {{play=coral>B@now}}", "deal.terms"),
    (FIGHT, "A ask > B {{play=whip>B@win}}", "deal.terms"),
    (FIGHT, "B bid > A {{play=coral>B@now}}", "deal.terms"),
]
ABSURD = [
    (FIGHT, "A ask > B {{share=-1}}", "deal.terms"),
    (FIGHT, "A ask > B {{share=99999999999999999999}}", "deal.terms"),
    (FIGHT, "A ask > B {{share=1 share=1}}", "deal.terms"),
    (FIGHT, "A ask > B {{pay=whip,whip}}", "deal.terms"),
    (FIGHT, "A claim 99999999999999999999", "code.action"),
    (FIGHT, "A claim -1", "code.action"),
    (FIGHT, "A claim ٣", "code.action"),
    (FIGHT, "B accept p99999999999999999999 3", "code.action"),
    (FIGHT, "B accept p999 3", "offer.life"),
    (ROLLED, "B use dice =7", "code.action"),
    (ROLLED, "B use dice =0", "code.action"),
    (ROLLED, "B use peel +4", "time.answers"),
    (ROLLED, "B use peel -99999", "time.answers"),
    (PEACE, "A sell furcoat,furcoat", "code.action"),
    (PEACE, "A sell furcoat,sled x2=boots", "power.haggle"),
    (PEACE, "A offer > B {{give=whip,whip want=-}}", "trade.offer"),
    (PEACE, "A offer > Z {{give=whip want=-}}", "code.action"),
    (PEACE, "A show slush,slush > B", "code.action"),
    (PEACE, "A put slush on on", "code.action"),
    (PEACE, 'A say "psst" > Z', "code.action"),
    (PEACE, 'A say "psst" >', "code.action"),
    (PEACE, "A say psst > B", "code.action"),
]
ALL = [*STALE, *ONESELF, *MOVED, *ABSURD]


@pytest.mark.parametrize("referee", ["strict", "table"])
@pytest.mark.parametrize(("position", "action", "clause"), ALL, ids=[f"{case[1]}" for case in ALL])
def test_refused_with_its_clause(position: str, action: str, clause: str, referee: str) -> None:
    state = rules.read(position.format(referee))
    before = state.text()
    action = action.format()
    try:
        state.apply(state.action(action))
    except (Refusal, NotationError) as error:
        assert error.clause == f"munchkin.{clause}"
    else:
        raise AssertionError(f"{action} was accepted")
    assert state.text() == before


def test_a_proposal_whose_card_has_gone() -> None:
    """Sold meanwhile: the offer is void, and the other keeps his boots."""
    state = rules.read("4p strict | A L3 off=whip,furcoat,sled | B off=boots")
    state.play("A offer > B {give=furcoat want=boots}; A sell furcoat,sled")
    assert state.field("p1") == "-"
    assert rules.why_not(state, "B accept p1") == "munchkin.offer.life"
    assert "off=boots" in (state.field("B") or "")


def test_a_deal_whose_card_has_gone() -> None:
    """The card promised with the question is cursed away before the answer: no handshake on it."""
    state = rules.read("4p strict | A L5 off=whip | B | C hand=gift-tax | combat A vs cashier")
    state.play("A ask > B {pay=whip}; C curse gift-tax > A; ~ close W.CURSE")
    assert rules.why_not(state, "B accept p1 1") == "munchkin.deal.terms"
    assert state.field("combat") == "v1 A vs cashier"


def test_serials_of_closed_windows() -> None:
    """A press meant for a pause that is over counts for no other."""
    state = rules.read("4p strict | A L5 | combat A vs slush | TD whip …")
    state.play("A claim 1")
    serial = int(state.windows()[-1].serial)
    state.play("~ close W.KILL")
    before = state.text()
    with pytest.raises(Refusal) as refusal:
        state.apply(state.action("A done"), serial)
    assert refusal.value.clause == "koloda.window.stale" and state.text() == before


@pytest.mark.parametrize(
    "position",
    [
        "4p strict | A L11",
        "4p strict | A L-1",
        "4p strict | A L99999999999999999999",
        "4p strict | A hand=whip | B hand=whip",
        "4p strict | A on=whip off=whip",
        "4p strict | A berserk=99999999999",
        "4p strict | A holds=-1",
        "4p strict | combat v0 A vs slush",
        "4p strict | combat v99999999999999999999 A vs slush",
        "4p strict | combat A vs whip",
        "4p strict | combat A+A vs slush",
        "4p strict | owed -1",
        "4p strict | owed 5 L99999",
        "4p strict | phase W.NOTHING",
        "4p strict | turn Z",
        "4p strict | die 7",
        "4p strict | p1 A offer > A {give=- want=-}",
        "4p strict | p0 A offer > B {give=- want=-}",
        "4p strict | DD slush slush",
        "4p strict | DD whip",
        "4p strict goal=4",
        "4p strict goal=99999999999999999999",
        "4p strict kill_ms=-1",
        "4p strict holds=1000",
        "4p strict packs=winter,winter",
        "4p strict packs=",
        "6p strict packs=dacha",
        "4p strict packs=../winter",
        "9p strict packs=winter,dacha",
        "0p strict",
    ],
)
def test_positions_that_cannot_be(position: str) -> None:
    """One clear sentence, and never a crash."""
    with pytest.raises((NotationError, Refusal)) as error:
        MUNCHKIN.read(position)
    assert str(error.value)

"""What is worked out for whoever draws a view."""

from koloda.kernel.seats import SPECTATOR
from tests.rules import Rules

rules = Rules("munchkin")


def test_munchkin_combat_sum_m__told() -> None:
    """Everybody sees each level with the bonuses of what is worn, not of what is carried."""
    state = rules.read("3p strict | A L3 on=boots off=whip | B L2 | C L5 on=antlers")
    for seat in (0, 1, int(SPECTATOR)):
        assert state.view(seat).facts()["might"] == "A 5 B 2 C 7"
        assert state.view(seat).field("might") == "A 5 B 2 C 7"
    state.play("A wear whip")
    rules.assert_fact(state, "might A 7 B 2 C 7")


def test_munchkin_charity_lowest__told() -> None:
    """At the end of a turn everybody is told who may be given cards, and only they may."""
    end = "4p strict | A L3 hand=coral,slush,wish,peel,mouse,flake | B L2 | C L5 | D L2 | phase T.END"
    state = rules.read(end)
    for seat in (0, 2, int(SPECTATOR)):
        assert state.view(seat).facts()["poor"] == "B D"
    given = [who for who in "BCD" if state.why_not(state.read_action(0, f"give coral>{who}")) is None]
    assert given == ["B", "D"]
    assert rules.read(end.replace("B L2", "B L2 dead")).view(0).facts()["poor"] == "D"
    dead = "3p strict | A L3 dead | B L2 dead | C L2 dead | phase T.END"
    assert "poor" not in rules.read(dead).view(0).facts()
    assert "poor" not in rules.read(end.replace("T.END", "T.START")).view(0).facts()


def test_munchkin_sell_from__told() -> None:
    """The seat that may sell is told what, from play and from hand, and for how much."""
    state = rules.read("3p strict | A L3 on=boots off=furcoat hand=sled,slush,gual.1,coral | B off=whip")
    prices = state.view(0).facts()["prices"].split()
    assert prices[::2] == ["boots", "furcoat", "sled", "coral"]
    for code, gold in zip(prices[::2], prices[1::2], strict=True):
        refusal = state.why_not(state.read_action(0, f"sell {code}"))
        assert (refusal is None) is (int(gold) >= 1000)
    assert "prices" not in state.view(1).facts() and "prices" not in state.view(int(SPECTATOR)).facts()


def test_munchkin_power_haggle__told() -> None:
    """A halfling is told so until he has haggled in this turn."""
    state = rules.read("3p strict | A L3 race=halfling.1 off=furcoat,sled,boots | B race=halfling.2")
    assert state.view(0).facts()["haggle"] == "yes" and "haggle" not in state.view(1).facts()
    state.play("A sell furcoat,sled x2=sled")
    assert "haggle" not in state.view(0).facts() and state.view(0).facts()["prices"].startswith("boots ")


def test_munchkin_power_steal__told() -> None:
    """A thief is told what can be stolen from whom: worn or carried, not from the dead, not from fighters."""
    table = "4p strict | A class=thief.1 hand=slush | B on=boots off=whip hand=sled | C off=furcoat dead"
    state = rules.read(f"{table} | D off=shovel")
    assert state.view(0).facts()["steal"] == "B:boots B:whip D:shovel"
    for what in state.view(0).facts()["steal"].split():
        assert state.why_not(state.read_action(0, f"pow steal -slush > {what}")) is None
    rules.assert_refused(state, "A pow steal -slush > C:furcoat", by="munchkin.death.rule")
    assert "steal" not in state.view(1).facts() and "steal" not in state.view(int(SPECTATOR)).facts()


def test_munchkin_pick_default__told() -> None:
    """Whoever chooses cards is told among which: those of the prompt, or those of the own hand."""
    deal = "deal B: share=2 pick=helper pay=- | split whip boots"
    state = rules.read(f"4p strict | A L6 | B L3 | phase R.SPLIT | {deal} | prompt B whip boots by share.2")
    assert state.view(1).facts()["choices"] == "whip boots"
    assert "choices" not in state.view(0).facts() and "choices" not in state.view(int(SPECTATOR)).facts()
    hand = "3p strict | A L3 class=bard.1 | B hand=slush,coral,boots | combat A vs mouse"
    state = rules.read(f"{hand} | phase W.PICK | prompt B join c,c by serenade")
    assert state.view(1).facts()["choices"] == "slush coral boots"
    for two in ("slush,coral", "coral,boots"):
        rules.assert_legal(state, f"B pick {two}")

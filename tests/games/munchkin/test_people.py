"""Chapters 9 and 10: what people do at the table, and what is hidden from whom."""

from koloda.kernel.seats import SPECTATOR
from tests.rules import Rules

rules = Rules("munchkin")


def test_munchkin_human_wait() -> None:
    """The pause is a window for all with its time; passing and holding are both possible."""
    state = rules.read("4p strict | A L5 | combat A vs slush | phase W.KILL")
    window = state.windows()[-1]
    assert (window.name, window.clause, int(window.ms)) == ("W.KILL", "munchkin.combat.wait", 3750)
    for seat in "BCD":
        assert rules.why_not(state, f"{seat} pass 1") == "-" and rules.why_not(state, f"{seat} hold") == "-"


def test_munchkin_human_meddle() -> None:
    """Everybody finds his plays for somebody else's fight in his list."""
    state = rules.read("4p strict | C hand=coral,overfed,overate.1 | combat A vs slush")
    codes = {state.write_code(action) for action in state.legal(2)}
    assert {"use coral > M", "use coral > W", "enh overfed > slush", "curse overate.1 > A"} <= codes


def test_munchkin_human_talk__whispered() -> None:
    """Whispered, only the two hear the words; the others see that something is whispered."""
    state = rules.read("4p strict")
    before = state.text()
    (event,) = state.play('A say "help me" > C')
    assert state.text() == before
    assert event.values(2) == {"target": "C", "text": "help me"} == event.values(0)
    assert event.values(1) == {"target": "C"} == event.values(int(SPECTATOR))
    assert state.write_action(state.action('A say "help me" > C')) == 'A say "help me" > C'
    assert rules.why_not(state, 'A say "to myself" > A') == "munchkin.code.action"


def test_munchkin_human_show() -> None:
    """The shown card stays marked for those who saw it until it leaves the hand."""
    rules.holds(
        "P 4p both | A hand=boots,slush",
        "> A show boots > B => A seen=boots:B | sees B: A hand=boots,?1 | sees C: A hand=?2",
        "> A put boots => A seen=-",
    )
    (event,) = rules.read("4p strict | A hand=boots,slush").play("A show boots > B")
    assert event.values(0) == {"count": 1, "cards": ("boots",)} == event.values(1)
    assert event.values(2) == {"count": 1}


def test_munchkin_human_deals() -> None:
    """A counter is answered in its turn, and what nobody answers runs out."""
    rules.holds(
        "P 4p both | A L5 | B L5 | combat A vs cashier",
        "> A ask > B {share=1}; B counter p1 {share=2} => p1 - | p2 B bid > A {share=2}",
        "> ~ expire p2 => p2 - | combat v1 A vs cashier",
    )


def test_munchkin_human_honour() -> None:
    """A broken note changes nothing on the table; the proposal stays in the log."""
    rules.holds(
        "P 4p both | A L5 | B hand=overfed | combat A vs cashier",
        '> A ask > B {note="no tricks"}; B accept p1 1 => combat v2 A+B '
        '| deal share=0 pick=main note="no tricks"',
        "> B enh overfed > cashier => combat v3 vs cashier[overfed]",
    )


def test_munchkin_human_bribe() -> None:
    """A gift with a note."""
    state = rules.read("4p strict | A off=whip")
    events = state.play('A offer > B {give=whip want=- note="leave me alone"}')
    assert "leave me alone" in str(events[0].values(3)["terms"])
    state.play("B accept p1")
    assert "off=whip" in (state.field("B") or "")


def test_munchkin_human_iron() -> None:
    """Under the table's referee too: levels, gold, whose card it is."""
    state = rules.read("4p table | A L9 off=furcoat hand=gual.1 | B off=sled")
    assert rules.why_not(state, "A gual gual.1 > A") == "munchkin.gual.not-10"
    assert rules.why_not(state, "A sell furcoat") == "munchkin.sell.not-10"
    assert rules.why_not(state, "A wear sled") == "munchkin.item.carry"
    state = rules.read("4p table | A off=furcoat")
    assert rules.why_not(state, "A sell furcoat") == "munchkin.sell.zero"


def test_munchkin_human_why() -> None:
    """Every refusal names a clause, and nothing has changed."""
    state = rules.read("4p strict | A hand=whip,overfed,slush,rod | B hand=coral")
    before = state.text()
    for action in ("A enh overfed > slush", "A trouble slush", "A use rod > TX", "B put coral", "A done"):
        assert rules.why_not(state, action).startswith("munchkin."), action
    assert state.text() == before


def test_munchkin_hidden_timing() -> None:
    """The pause for answers looks the same whether or not anybody holds one."""
    looks = []
    for hand in ("wish", "coral"):
        state = rules.play(f"4p strict | B hand=overate.1 | C hand={hand}", "B curse overate.1 > A")
        looks.append((state.view(0).text(), [window.name for window in state.windows()], state.must()))
    assert looks[0] == looks[1]


def test_munchkin_hidden_passes() -> None:
    """Only the seat itself sees its pass; the event is its own."""
    state = rules.read("4p strict | A L5 | combat A vs slush | phase W.KILL")
    before = state.view(2).text()
    (event,) = state.play("B pass 1")
    assert event.reaches(1) and not event.reaches(2) and not event.reaches(int(SPECTATOR))
    assert state.view(2).text() == before
    assert "passed B ?" in state.view(1).text()


def test_munchkin_combat_announce() -> None:
    """Both sums with their parts, what is at stake, and whether the kill would win the game."""
    state = rules.read(
        "4p strict | A L8 race=orc.1 on=shovel berserk=1 stabbed=C | combat A vs mouse[souvenir] hippogriff"
        " | played coral>M snowball.1>W"
    )
    plain = state.view(3).plain
    assert plain["sums"] == "16:19" and plain["stake"] == "L3 T5"
    assert plain["parts"] == (
        "A level 8, A berserk 1, A backstab -2, A orc.1 2, A shovel 3, M coral 4,"
        " mouse level 2, mouse souvenir -5, mouse floor 4, hippogriff level 16, W snowball.1 2"
    )
    assert plain["verdict"] == "losing" and plain["wins"] == "A"


def test_munchkin_combat_announce__table() -> None:
    """The players notice conditional lines themselves: printed numbers only, and no verdict."""
    state = rules.read("4p table | A L6 race=elf.1 on=sparkler | combat A vs mouse santa-mall")
    plain = state.view(0).plain
    assert plain["sums"] == "8:7" and "verdict" not in plain
    state = rules.read("4p strict | A L6 race=elf.1 on=sparkler | combat A vs mouse santa-mall")
    assert state.view(0).plain["sums"] == "9:11"


def test_munchkin_human_dispute__runs_out() -> None:
    """A quarrel that the host lets run out is over: what could be taken back is without it."""
    rules.holds(
        "P 4p table | B L1 hand=gual.1 | host D",
        '> B gual gual.1 > B; C dispute "no"; ~ close W.RULE => phase T.START | undo B L1 hand=gual.1 / TX -',
        '> A dispute "no"; D rule undo => B L1 hand=gual.1 | TX - | phase T.START | under - | undo -',
    )

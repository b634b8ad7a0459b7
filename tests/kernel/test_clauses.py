"""The clauses of every game, shown by one."""

from tests.rules import Rules

rules = Rules("uno")


DRAWS = "2p strict | A r1 r2 | B g1 g2 | discard y1 y2 b9 | deck r8"


def test_koloda_seat_unknown() -> None:
    """Nobody sits there: neither to act, nor to be named, nor in a position."""
    state = rules.read("2p strict | A r1 r2 | B g1 g2 | top r5")
    rules.assert_refused(state, "C draw", by="koloda.seat.unknown")
    rules.assert_refused(state, "A catch:C", by="koloda.seat.unknown")
    rules.assert_position_refused("2p strict | A r1 r2 | B g1 g2 | top r5 | turn C", by="koloda.seat.unknown")


def test_koloda_action_unknown() -> None:
    state = rules.read("2p strict | A r1 r2 | B g1 g2 | top r5")
    rules.assert_refused(state, "A dance", by="koloda.action.unknown")
    rules.assert_refused(state, "~ dance", by="koloda.action.unknown")


def test_koloda_chance_wait() -> None:
    """Until the new pile is told nothing else is done."""
    state = rules.read(DRAWS)
    state.apply(state.action("A draw"))
    assert state.waiting
    rules.assert_refused(state, "A pass", by="koloda.chance.wait")
    rules.assert_refused(state, "B catch:A", by="koloda.chance.wait")
    state.apply(state.action("~ shuffle y2 y1"))
    assert not state.waiting and state.field("deck") == "y2 y1"


def test_koloda_chance_unasked() -> None:
    rules.assert_refused(rules.read(DRAWS), "~ shuffle y2 y1", by="koloda.chance.unasked")

"""Two rules that meet, where a scenario cannot look: what is told."""

import pytest

from koloda.games.arne.game import ARNE


@pytest.mark.parametrize(
    ("cards", "play", "told"),
    [("a-draw3", "A draw3", {}), ("a-pass r50", "A pass", {}), ("a-swap", "A swap>C", {"target": "C"})],
)
def test_arne_action_discarded__who_is_meant_is_told(cards: str, play: str, told: dict[str, str]) -> None:
    """The card, and a player only where it is aimed at one."""
    state = ARNE.read(f"4p strict | A {cards}")
    used = [event.public for event in state.play(play) if event.kind == "used"]
    assert [{key: value for key, value in one.items() if key != "card"} for one in used] == [told]

"""What the expert believes of hidden hands, from what its seat has seen alone."""

from koloda.games.munchkin.bot.belief import MunchkinBelief
from koloda.games.munchkin.game import MUNCHKIN
from koloda.kernel.chance import open_chance

TEXT = "3p strict | A L5 | B L4 hand=boots,gual.1 | C L3 | phase T.START | turn B | DD elf.1 thawed … | TD …"


def test_a_door_that_was_taken_openly_is_still_in_that_hand() -> None:
    state = MUNCHKIN.read(TEXT)
    belief = MunchkinBelief(0)
    for code in ("B kick", "B take"):
        belief.look(state.view(0))
        for event in state.apply(state.action(code)):
            if event.reaches(0):
                belief.see(event.kind, event.seat, event.values(0))
    view = state.view(0)
    belief.look(view)
    chance = open_chance("k1:5")
    for _ in range(20):
        assert "elf.1" in (belief.world(view, chance).field("B") or "")
    assert not all("elf.1" in (MUNCHKIN.guess(view, chance).field("B") or "") for _ in range(20))

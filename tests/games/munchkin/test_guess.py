"""A guess fits what is laid open."""

from koloda.games.munchkin.game import MUNCHKIN
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import SPECTATOR


def test_munchkin_death_rule_lays_the_hand_open() -> None:
    """Whoever looks on while the dead one is shared out knows what he held."""
    state = MUNCHKIN.read(
        "4p strict packs=winter,dacha | C L2 on=winter:boots hand=winter:gual.1,winter:flake | turn C"
        " | combat C vs dacha:hornets | phase F.ROLL"
    )
    state.play("C roll dacha:hornets; ~ die 1; ~ close W.DIE")
    assert (state.field("prompt") or "").startswith("D winter:boots winter:gual.1 winter:flake by")
    for seat in (0, 3, int(SPECTATOR)):
        guessed = MUNCHKIN.guess(state.view(seat), open_chance("k1:8"))
        assert guessed.view(seat).text() == state.view(seat).text()
        assert sorted((guessed.field("C") or "").split()) == sorted((state.field("C") or "").split())

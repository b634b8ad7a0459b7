"""A guess fits what is laid open."""

from koloda.games.munchkin.game import MUNCHKIN
from koloda.games.munchkin.view import MunchkinView
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import SPECTATOR
from koloda.kernel.state import State


def assert_fits(state: State, seats: tuple[int, ...]) -> None:
    """Whoever guesses sees the same as before, and the guess is a position."""
    for seat in seats:
        guessed = MUNCHKIN.guess(state.view(seat), open_chance("k1:8"))
        assert guessed.view(seat).text() == state.view(seat).text()
        assert MUNCHKIN.read(guessed.text()).text() == guessed.text()


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


def test_munchkin_human_dispute_guessed() -> None:
    """What could be taken back is guessed along, before the quarrel and while the host thinks."""
    state = MUNCHKIN.read(
        "4p table | A hand=whip | B L1 hand=gual.1,flake,slush | C hand=aspic | host D | TX coral cocoa"
    )
    state.play("B gual gual.1 > B")
    assert state.field("undo") == "B L1 hand=gual.1,flake,slush / TX coral cocoa"
    assert_fits(state, (0, 1, 2, 3, int(SPECTATOR)))
    state.play('C dispute "now?"')
    assert_fits(state, (0, 1, 2, 3, int(SPECTATOR)))


def test_munchkin_hidden_undo() -> None:
    """Of a hand before the undo a view knows what has left it, and how many more there were."""
    state = MUNCHKIN.read("4p table | B hand=gual.1,flake,slush")
    state.play("B gual gual.1 > B")
    seen = state.view(0)
    assert seen.field("undo") == "B L1 hand=gual.1,?2 / TX -"
    assert isinstance(seen, MunchkinView) and seen.before is not None
    numbers = seen.table.cards.numbers
    assert seen.before.hands[1] == ([numbers["gual.1"]], 3)
    assert seen.before.table.seats[1].hand == []

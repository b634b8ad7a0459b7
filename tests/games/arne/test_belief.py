"""What the expert believes of hidden hands, from what its seat has seen alone."""

from collections.abc import Iterator

from koloda.games.arne.bot.belief import ArneBelief
from koloda.games.arne.game import ARNE
from koloda.kernel import State
from koloda.kernel.chance import open_chance

WORLDS = 100


def watch(text: str, *actions: str) -> tuple[State, ArneBelief]:
    """Seat A has looked at a position and sees what happens next."""
    state = ARNE.read(text)
    belief = ArneBelief(0)
    look(belief, state)
    for code in actions:
        for event in state.apply(state.action(code)):
            if event.reaches(0):
                belief.see(event.kind, event.seat, event.values(0))
    look(belief, state)
    return state, belief


def look(belief: ArneBelief, state: State) -> None:
    belief.look(state.view(0))


def hands(state: State, belief: ArneBelief) -> Iterator[list[str]]:
    """B's hand in so many worlds."""
    view = state.view(0)
    chance = open_chance("k1:5")
    for _ in range(WORLDS):
        yield (belief.world(view, chance).field("B") or "").split()


def test_whoever_discards_has_none_of_his_colour() -> None:
    text = "2p strict | A r100 r200 | B g100 g200 o200 k-stop y100 | seats A:r B:b | turn B | deck v100 …"
    state, belief = watch(text, "B disc g100")
    held = sum(
        any(code in ("b100", "b200", "b500", "b1000") for code in hand) for hand in hands(state, belief)
    )
    assert held < 0.15 * WORLDS


def test_what_is_discarded_is_worth_little_beside_what_is_kept() -> None:
    """B throws away what brings least: after some discards its foreign cards are dear ones."""
    text = (
        "2p strict | A r100 r200 | B g100 g200 o200 k-stop y100 | seats A:r B:b | turn B | deck v100 v200 …"
    )
    state, belief = watch(text, "B disc g100", "A ok", "A play r100", "B ok", "B disc y100")
    small = sum(code[1:] in ("50", "100") for hand in hands(state, belief) for code in hand)
    chance = open_chance("k1:6")
    plain = [(ARNE.guess(state.view(0), chance).field("B") or "").split() for _ in range(WORLDS)]
    assert small < 0.3 * sum(code[1:] in ("50", "100") for hand in plain for code in hand)


def test_whoever_lets_his_card_be_crushed_has_no_lock() -> None:
    text = (
        "2p strict | A o100 k-crash | B g100 g200 o200 k-stop y100 | field1 [r100] | field2 [b1000]"
        " | seats A:r B:b | turn A | deck v100 …"
    )
    state, belief = watch(text, "A k-crash@2.1", "B ok")
    assert sum("k-lock" in hand for hand in hands(state, belief)) < 0.1 * WORLDS


def test_what_was_given_is_known() -> None:
    text = "2p strict | A r100 o500 | B a-2score g100 | seats A:r B:b | turn B | deck v100 …"
    state, belief = watch(text, "B 2score>A:o", "A give o500")
    assert all("o500" in hand for hand in hands(state, belief))

"""What the expert believes of hidden hands, from what its seat has seen alone."""

from collections.abc import Iterator

from koloda.games import find_game
from koloda.games.iota.bot.belief import IotaBelief
from koloda.kernel import State
from koloda.kernel.chance import open_chance

IOTA = find_game("iota")
WORLDS = 120


def watch(text: str, actions: str) -> tuple[State, IotaBelief]:
    """Seat A has looked at a position and sees what happens next."""
    state = IOTA.read(text)
    belief = IotaBelief(0)
    look(belief, state)
    for code in actions.split("; "):
        for event in state.apply(state.action(code)):
            if event.reaches(0):
                belief.see(event.kind, event.seat, event.values(0))
    look(belief, state)
    return state, belief


def look(belief: IotaBelief, state: State) -> None:
    belief.look(state.view(0))


def hands(state: State, belief: IotaBelief) -> Iterator[list[str]]:
    """B's hand in so many worlds."""
    view = state.view(0)
    chance = open_chance("k1:5")
    for _ in range(WORLDS):
        yield (belief.world(view, chance).field("B") or "").split()


def test_a_joker_that_was_taken_and_not_laid_is_held() -> None:
    text = (
        "2p strict | grid rs1@0,0 j1@1,0 rs3@2,0 | A bt1 bt2 gc3 yx4 | B rs2 gt1 yc2 bx3 | turn B"
        " | deck rc1 rc2 rc3 rc4 …"
    )
    state, belief = watch(text, "B T rs2@1,0 L gt1@0,1")
    assert all("j1" in hand for hand in hands(state, belief))


def test_what_would_have_made_a_much_better_lay_was_not_kept() -> None:
    """B laid a card for three points beside a line that a fourth card would have doubled."""
    text = (
        "2p strict | grid rs1@0,0 rs2@1,0 rs3@2,0 | A bt1 bt2 gc3 yx4 | B rt4 gc1 yc2 bx2 | turn B"
        " | deck rc1 rc2 rc3 rc4 …"
    )
    state, belief = watch(text, "B L rt4@0,1")
    guess = open_chance("k1:6")
    plain = sum("rs4" in (IOTA.guess(state.view(0), guess).field("B") or "") for _ in range(600)) / 600
    believed = sum("rs4" in hand for hand in hands(state, belief)) / WORLDS
    assert believed < 0.8 * plain

"""What the expert believes of hidden hands, from what its seat has seen alone."""

from koloda.games.munchkin.bot.belief import MunchkinBelief
from koloda.games.munchkin.game import MUNCHKIN
from koloda.games.munchkin.view import MunchkinView
from koloda.kernel import State
from koloda.kernel.chance import open_chance

TEXT = "3p strict | A L5 | B L4 hand=boots,gual.1 | C L3 | phase T.START | turn B | DD elf.1 thawed … | TD …"


WORLDS = 150


def watch(text: str, *actions: str) -> tuple[State, MunchkinBelief]:
    """Seat A has looked at a position and sees what happens next."""
    state = MUNCHKIN.read(text)
    belief = MunchkinBelief(0)
    belief.look(state.view(0))
    for code in actions:
        for event in state.apply(state.action(code)):
            if event.reaches(0):
                belief.see(event.kind, event.seat, event.values(0))
    belief.look(state.view(0))
    return state, belief


def held(state: State, belief: MunchkinBelief, codes: set[str]) -> int:
    """How many of these cards are in B's hand, in so many worlds."""
    view = state.view(0)
    chance = open_chance("k1:5")
    found = 0
    for _ in range(WORLDS):
        words = (belief.world(view, chance).field("B") or "").split()
        hand = next(word.removeprefix("hand=") for word in words if word.startswith("hand="))
        found += sum(code in codes for code in hand.split(","))
    return found


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


def test_who_looks_for_no_trouble_has_no_monster_that_he_would_beat() -> None:
    state, belief = watch(
        "3p strict | A L5 | B L9 hand=boots,twin,thawed,wander.1 | C L3 | phase T.START | turn B"
        " | DD elf.1 vintage …",
        "B kick",
        "B take",
        "B loot",
    )
    small, great = (
        {"mandarin", "mouse", "slush", "pitbull"},
        {"hippogriff", "avalanche", "snowqueen", "santa-chief"},
    )
    assert held(state, belief, small) < 0.4 * held(state, belief, great)


def test_who_lets_somebody_come_near_the_goal_has_little_to_stop_him() -> None:
    text = "3p strict | A L5 | B L4 hand=boots,elf.1,elf.2 | C L{} | turn C | combat C vs flake"
    far, near = [watch(text.format(level), "C claim 1", "B pass 1", "A pass 1") for level in (3, 8)]
    stops = {"overfed", "grumpy", "vintage", "glazed"}
    assert held(*near, stops) < 0.75 * held(*far, stops)


def test_what_one_holds_oneself_outweighs_what_was_remembered() -> None:
    """A took a door openly; it was laid off and shuffled again before A looked once more."""
    state, belief = watch(TEXT)
    view = state.view(0)
    assert isinstance(view, MunchkinView)
    elf = view.table.cards.read("elf.1")
    belief.hands[0].slots = []
    belief.hands[0].take(view.table.kind(elf).deck, elf)
    chance = open_chance("k1:5")
    for _ in range(20):
        assert belief.world(view, chance).field("A") == state.field("A")

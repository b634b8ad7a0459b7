"""What the expert believes of hidden hands, from what its seat has seen alone."""

from collections.abc import Iterator

from koloda.bots.arena import carry_out, next_action
from koloda.bots.levels import make_player
from koloda.games import find_game
from koloda.games.uno import cards, phases
from koloda.games.uno.bot.belief import UnoBelief
from koloda.games.uno.play import Uno
from koloda.games.uno.view import UnoView
from koloda.kernel import Event, State
from koloda.kernel.chance import open_chance

UNO = find_game("uno")
WORLDS = 60


def watch(text: str, actions: str, seat: int) -> tuple[State, UnoBelief]:
    """A seat that has looked at a position sees what happens next."""
    state = UNO.read(text)
    belief = UnoBelief(seat)
    look(belief, state)
    for code in actions.split("; "):
        tell(belief, state.apply(state.action(code)), seat)
    look(belief, state)
    return state, belief


def look(belief: UnoBelief, state: State) -> None:
    belief.look(state.view(belief.seat))


def tell(belief: UnoBelief, out: list[Event], seat: int) -> None:
    for event in out:
        if event.reaches(seat):
            belief.see(event.kind, event.seat, event.values(seat))


def hands(state: State, belief: UnoBelief, seat: int, worlds: int = WORLDS) -> Iterator[list[str]]:
    """A seat's hand in so many worlds."""
    view = state.view(belief.seat)
    chance = open_chance("k1:5")
    for _ in range(worlds):
        world = belief.world(view, chance)
        yield [cards.CODES[card] for card in world.cards_in(seat)]


def share(state: State, belief: UnoBelief, seat: int, start: str) -> float:
    """In how many worlds the hand has a card whose code begins so."""
    return sum(any(code.startswith(start) for code in hand) for hand in hands(state, belief, seat)) / WORLDS


def test_who_draws_held_nothing_that_fits() -> None:
    text = "2p strict | A g1 g2 g3 | B b2 b3 b4 b5 b6 | top r7 | turn B | deck y1 y2 y3 y4 …"
    state, belief = watch(text, "B draw; B pass", 0)
    assert share(state, belief, 1, "r") < 0.2  # the plain guess: five of six hands have a red card
    assert share(state, belief, 1, "w") < 0.2


def test_a_card_drawn_later_may_fit_again() -> None:
    text = "2p strict | A g1 g2 r3 r4 | B b2 b3 b4 | top r7 | turn B | deck y1 y2 y3 y4 …"
    state, belief = watch(text, "B draw; B pass; A r3; B draw", 0)
    drawn = [hand for hand in hands(state, belief, 1, 300) if any(code[0] == "r" for code in hand)]
    assert 20 < len(drawn) < 150


def test_whoever_named_a_colour_mostly_has_it() -> None:
    text = "2p strict | A g1 g2 g3 | B w b3 y4 | top r7 | turn B | deck y1 y2 y3 y4 …"
    state, belief = watch(text, "B w:y", 0)
    named, other = share(state, belief, 1, "y"), share(state, belief, 1, "g")
    assert named > 0.65 > other


def test_a_hand_that_was_given_away_is_known() -> None:
    text = "2p strict | A wx g1 g2 | B b2 b3 b4 | top r7 | turn A | deck y1 y2 y3 y4 …"
    state, belief = watch(text, "A wx:g>B", 0)
    assert all(hand == ["g1", "g2"] for hand in hands(state, belief, 1))


def test_what_a_challenge_has_shown_is_known() -> None:
    text = (
        "2p strict | A g1 g2 g3 | B b2 y3 | top w4 | colour b | phase CHALLENGE | turn A | accused B r b2 y3"
        " | deck y1 y2 y3 y4 y5 y6 y7 …"
    )
    state, belief = watch(text, "A ch", 0)
    assert all({"b2", "y3"} <= set(hand) for hand in hands(state, belief, 1))


def test_a_hand_is_never_larger_than_it_is_seen_to_be() -> None:
    for seed in range(4):
        for state, beliefs in games(seed):
            for belief in beliefs:
                look(belief, state)
                view = state.view(belief.seat)
                assert isinstance(view, UnoView)
                for seat in range(3):
                    (hand,) = hands(state, belief, seat, 1)
                    assert len(hand) == view.sizes[seat]


def games(seed: int) -> Iterator[tuple[State, list[UnoBelief]]]:
    """The positions of a game between normal bots, watched by every seat."""
    state = UNO.new(3, {"target": "round"}, open_chance(f"k1:{seed + 1:x}"))
    players = [make_player(UNO, "normal", seat, open_chance(f"k1:{seat + 50:x}")) for seat in range(3)]
    beliefs = [UnoBelief(seat) for seat in range(3)]
    while not state.is_over():
        out: list[Event] = []
        carry_out(state, players, next_action(state, players), out)
        for belief in beliefs:
            tell(belief, out, int(belief.seat))
        assert isinstance(state, Uno)
        if state.phase == phases.TURN:
            yield state, beliefs


def test_it_gives_the_true_holder_of_a_card_more_than_the_plain_guess() -> None:
    """Over the positions of some games: how often a world puts a card where it really is."""
    believed = guessed = total = 0
    chance = open_chance("k1:9")
    for seed in range(3):
        for state, beliefs in games(seed + 20):
            assert isinstance(state, Uno)
            belief = beliefs[0]
            look(belief, state)
            view = state.view(0)
            for other in (1, 2):
                truth = set(state.cards_in(other))
                world = belief.world(view, chance)
                believed += len(truth & set(world.cards_in(other)))
                plain = UNO.guess(view, chance)
                assert isinstance(plain, Uno)
                guessed += len(truth & set(plain.cards_in(other)))
                total += len(truth)
    assert believed > 1.15 * guessed, (believed, guessed, total)

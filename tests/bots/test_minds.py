"""What holds for the expert of every game that has one."""

from collections.abc import Iterator

import pytest

from koloda.bots.arena import carry_out, next_action
from koloda.bots.levels import EXPERT, LevelPlayer, levels, make_player
from koloda.bots.player import Plan, Player
from koloda.games import GAMES, find_game
from koloda.games.montana.bot.mind import prospects as montana_prospects
from koloda.games.montana.play import Montana
from koloda.games.uno.bot.mind import prospects as uno_prospects
from koloda.games.uno.play import Uno
from koloda.kernel import Event, Mind, State
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import LETTERS

MINDED = [name for name, game in GAMES.items() if EXPERT in levels(game)]
BRIEF = {"uno": {"target": "round"}}


def little_thought(name: str, seat: int) -> LevelPlayer:
    player = make_player(find_game(name), EXPERT, seat, open_chance("k1:3"))
    assert isinstance(player, LevelPlayer)
    player.effort = 1
    return player


def expert_at_a(name: str, seed: int) -> Iterator[tuple[State, Player, list[tuple[Event, ...]]]]:
    """A small game, before every step: an expert among normal bots, and all that has happened."""
    game = find_game(name)
    state = game.new(game.least, BRIEF.get(name, {}), open_chance(f"k1:{seed:x}"))
    players: list[Player] = [little_thought(name, 0)]
    players += [make_player(game, "normal", seat, open_chance("k1:4")) for seat in range(1, game.least)]
    happened: list[tuple[Event, ...]] = []
    while not state.is_over():
        yield state, players[0], happened
        out: list[Event] = []
        carry_out(state, players, next_action(state, players), out)
        happened.append(tuple(out))


def planned(name: str, state: State, happened: list[tuple[Event, ...]]) -> tuple[str, int] | None:
    """What a fresh expert at A means to do that has seen all this."""
    player = little_thought(name, 0)
    for out in happened:
        for event in out:
            if event.reaches(0):
                player.see(event.kind, event.seat, event.values(0))
    plan: Plan | None = player.plan(state.view(0), state.legal(0), state.forms(0), bool(state.must() & 1))
    return None if plan is None else (state.write_action(plan.action), int(plan.ms))


@pytest.mark.parametrize("name", MINDED)
def test_two_worlds_that_look_the_same_give_the_same_choice(name: str) -> None:
    """The expert plans from its view and its events alone."""
    asked = 0
    for state, _, happened in expert_at_a(name, 5):
        if not state.must() & 1:
            continue
        asked += 1
        if asked in (2, 3):
            other = find_game(name).guess(state.view(0), open_chance("k1:77"))
            assert planned(name, state, happened) == planned(name, other, happened)
        if asked == 3:
            return
    raise AssertionError("the game was too short")


@pytest.mark.parametrize("name", MINDED)
def test_its_worlds_look_to_it_as_the_game_does(name: str) -> None:
    """Each world is whole, and in it the seat sees what it sees now."""
    chance = open_chance("k1:8")
    compared = 0
    for state, player, _ in expert_at_a(name, 6):
        assert isinstance(player, LevelPlayer) and isinstance(player.brain, Mind)
        if not state.must() & 1:
            continue
        view = state.view(0)
        player.brain.look(view)
        for _ in range(3):
            world = player.brain.world(chance)
            assert held(world, 0) == held(state, 0)
            assert [len(held(world, seat)) for seat in range(2)] == [
                len(held(state, seat)) for seat in range(2)
            ]
            assert world.field("deck") is None or len(cards_of(world)) == len(cards_of(state))
            compared += 1
        if compared >= 9:
            return
    raise AssertionError("the game was too short")


@pytest.mark.parametrize("name", ["arne", "montana", "munchkin"])
def test_it_gives_the_true_holder_of_a_card_more_than_the_plain_guess(name: str) -> None:
    """Over the positions of a game: how often a world puts a card where it really is."""
    game = find_game(name)
    chance = open_chance("k1:9")
    believed = guessed = 0
    for state, player, _ in expert_at_a(name, 7):
        assert isinstance(player, LevelPlayer) and isinstance(player.brain, Mind)
        if not state.must() & 1 or len(state.legal(0)) < 2:
            continue
        view = state.view(0)
        player.brain.look(view)
        truth = set(held(state, 1))
        for _ in range(8):
            believed += len(truth & set(held(player.brain.world(chance), 1)))
            guessed += len(truth & set(held(game.guess(view, chance), 1)))
    assert believed > guessed, (believed, guessed)


def held(state: State, seat: int) -> list[str]:
    """The hand of a seat; where its field says more, what stands after `hand=`."""
    words = (state.field(LETTERS[seat]) or "").split()
    named = [word.removeprefix("hand=") for word in words if word.startswith("hand=")]
    return sorted(named[0].split(",") if named else words)


def cards_of(state: State) -> list[str]:
    return (
        sorted(code for seat in range(2) for code in held(state, seat)) + (state.field("deck") or "").split()
    )


@pytest.mark.parametrize(("name", "target"), [("uno", "500"), ("montana", "300")])
def test_a_round_that_was_won_is_a_step_towards_the_match(name: str, target: str) -> None:
    """What a playout comes to where it ends a round but not the match."""
    game = find_game(name)
    state = game.new(2, {"target": target}, open_chance("k1:2"))
    players = [make_player(game, "normal", seat, open_chance(f"k1:{seat + 4:x}")) for seat in range(2)]
    while not any(state.totals()):
        carry_out(state, players, next_action(state, players), [])
    chances = [round_worth(name, state, seat) for seat in range(2)]
    ahead = state.totals().index(max(state.totals()))
    assert chances[ahead] > 0.5 > chances[1 - ahead] > 0.0
    assert abs(sum(chances) - 1.0) < 1e-9


def round_worth(name: str, state: State, seat: int) -> float:
    if isinstance(state, Uno):
        return uno_prospects(state, seat)
    assert isinstance(state, Montana)
    return montana_prospects(state, seat)

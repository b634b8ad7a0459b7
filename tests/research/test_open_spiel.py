"""OpenSpiel accepts our games; run by `make test-research`."""

import random

import pytest

import koloda.envs
from koloda.games import OWN, find_game

pyspiel = pytest.importorskip("pyspiel")
pytestmark = pytest.mark.research
SHORT = {"uno": ",options=target:round", "munchkin": ",options=goal:5"}


def load(name: str, players: int) -> object:
    koloda.envs.register()
    return pyspiel.load_game(f"koloda_{name}(players={players}{SHORT.get(name, '')})")


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("most", [False, True])
def test_random_games_pass_their_simulation(name: str, most: bool) -> None:
    game = find_game(name)
    if name == "munchkin":
        pytest.skip("random play does not end a game of Munchkin in reasonable time")
    players = min(game.most, 4) if most else game.least
    pyspiel.random_sim_test(load(name, players), 1, True, False)


@pytest.mark.parametrize("name", OWN)
def test_resampling_keeps_what_a_player_knows_and_nothing_else(name: str) -> None:
    players = max(3, find_game(name).least)
    state = load(name, players).new_initial_state()  # type: ignore[attr-defined]
    chance = random.Random(1)
    state.apply_action(3)
    differs = 0
    for _ in range(60):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        rest = [seat for seat in range(players) if seat != player]
        differs += any(other.observation_string(s) != state.observation_string(s) for s in rest)
    assert differs > 10, "the hands of the others are dealt anew"
